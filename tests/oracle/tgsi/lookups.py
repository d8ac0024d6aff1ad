#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""
Hold lowered TGSI to Mesa: lookups of shaders in draws of 8 x 4 pixels, recorded on virpipe, rendered by softpipe and by
llvmpipe. What Mesa's compiler made of each lookup is lowered; a pixel is a thread of the vector, its input is known.
Where both renderers agree bit for bit, that is what the thread must give; of a UNORM format the code that they mean.

usage: lookups.py --program LOOKUPS_GL --texlock PROGRAM --out FOLDER [--vectors FOLDER]

LOOKUPS_GL is lookups_gl.c and lookups_texture.c, built. Needs virgl-server, libegl1, libgl1-mesa-dri. --vectors writes
the committed files, FOLDER/NAME.tlv for each group of cases_*.py, with the expectations of 16 of the 32 threads.
Exit status: 0: texlock agrees wherever the renderers do; 1: it does not, or a lookup was not lowered; 2: bad usage, or
a package is missing.
"""
import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
import cases_filters  # noqa: E402
import cases_gathers  # noqa: E402
import cases_images  # noqa: E402
import cases_lookups  # noqa: E402
import cases_programs  # noqa: E402
import cases_queries  # noqa: E402
import near  # noqa: E402
from drawn import draw_all, record, renderers  # noqa: E402
from pieces import SOME_LANES, File, add, vectors  # noqa: E402

GROUPS = {name: group for module in (cases_lookups, cases_gathers, cases_queries, cases_images, cases_filters, cases_programs)
          for name, group in module.GROUPS.items()}


def hold_near(case, draw, drawn, options):
    """A vector of its own, without expectations; the model is near both renderers."""
    file, path = File(case.name, "", ""), Path(options.out) / f"{case.name}-near.tlv"
    add(file, case, draw, drawn, options)
    path.write_text(file.text())
    return path, near.hold(case, draw, drawn, path, options.texlock)


def take(file, case, results, draws, options):
    """Adds a case to the file of its group. Returns the agreed components, and the vector that it has of its own."""
    if case.name not in draws or not all(case.name in results[renderer] for renderer in renderers(case)):
        raise ValueError("a renderer did not draw it")
    drawn = {renderer: results[renderer][case.name] for renderer in renderers(case)}
    if not case.axes:
        agreed = add(file, case, draws[case.name], drawn, options)
        print(f"{case.name}: {'left out, as it must be' if case.refused else f'{agreed} components agreed'}")
        return agreed, []
    path, found = hold_near(case, draws[case.name], drawn, options)
    print(f"{case.name}: at most {found:.6f} of {near.allowed(case):.6f} away")
    return 0, [path]


def write_group(name, cases, results, draws, options):
    """The files of a group, and how many of its cases have no vector."""
    file, bad, both, alone = File(*GROUPS[name][:3]), 0, 0, []
    for case in cases:
        try:
            agreed, paths = take(file, case, results, draws, options)
            both, alone = both + agreed, alone + paths
        except ValueError as fault:
            print(f"{case.name}: {fault}")
            bad += 1
    print(f"{name}: {len(cases) - bad} cases, {both} components on which the renderers agree, {bad} cases without a vector")
    path = Path(options.out) / f"{name}.tlv"
    path.write_text(file.text())
    if options.vectors:
        (Path(options.vectors) / path.name).write_text(file.text(SOME_LANES))
    return [path, *alone], bad


def fault_of(options):
    """Why it cannot run, or nothing."""
    for path in (options.program, options.texlock):
        if not os.access(path, os.X_OK):
            return f"{path}: no program"
    if options.vectors and not os.path.isdir(options.vectors):
        return f"{options.vectors}: no folder; expected one that is there"
    if not shutil.which("virgl_test_server"):
        return "not run: virgl-server is not installed"
    if record.in_use():
        return f"another recorder or server listens at {record.CLIENT_SOCKET}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--texlock", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--vectors")
    parser.add_argument("--quiet", action="store_true")
    options = parser.parse_args()
    fault = fault_of(options)
    if fault:
        sys.stderr.write(f"lookups.py: {fault}\n")
        return 2
    os.makedirs(options.out, exist_ok=True)
    vectors.INLINE_BYTES = vectors.MOST_TEXELS
    groups = {name: group.cases() for name, group in GROUPS.items()}
    try:
        results, draws = draw_all([case for cases in groups.values() for case in cases], options.program, options.out, options.quiet)
    except ValueError as fault:
        sys.stderr.write(f"lookups.py: {fault}\n")
        return 1
    written = [write_group(name, cases, results, draws, options) for name, cases in groups.items()]
    run = subprocess.run([options.texlock, "run", *(str(path) for paths, _ in written for path in paths), "--no-wave", "--out", options.out],
                         stdout=subprocess.DEVNULL if options.quiet else None)
    return 1 if any(bad for _, bad in written) else run.returncode


if __name__ == "__main__":
    sys.exit(main())
