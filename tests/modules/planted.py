#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Bugs planted in RTL modules that are tested alone: prove that each test can fail.

usage: planted.py [--build DIR] [--only NAME]...

Files tests/modules/bugs/*.bug, in the form of tests/faults/planted (tests/faults/bugs.py): `stage` is the module whose test must see the bug.
All are planted in one copy of rtl/ and of the values of the model, each behind a selector; a module whose reference
is a stage of the model is linked with that copy. The control, with nothing planted, must pass; a bug must
make the test of its module find a difference, or, where `shows` says which, an assertion of the RTL fail while nothing is
compared. Prints TAP.
"""
import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "tests/faults"), str(ROOT / "scripts")]
import bugs  # noqa: E402
import engine  # noqa: E402
from engine import say  # noqa: E402

TIME_LIMIT = 300  # a guard against hangs


def plant(planted, folder):
    """The copies of rtl/ and of the model's stages with all bugs; files that did not change keep their time."""
    texts = {p.relative_to(ROOT): p.read_bytes() for d in ("rtl", "cmodel/arith", "cmodel/function") for p in (ROOT / d).rglob("*") if p.is_file()}
    bugs.plant_all(planted, texts)
    texts |= {Path("rtl/bug_select.sv"): bugs.SV_SELECT.encode(), Path("rtl/bug_select.c"): bugs.C_SELECT.encode(),
              Path("rtl/bug_select.h"): bugs.C_HEADER.encode()}
    for name, data in texts.items():
        path = ROOT / folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)


def build(folder, into, modules):
    """The test programs of these modules, with the bugs planted; libraries come from the build folder."""
    engine.make("rtl modules: each with all bugs planted", f"BUILD={into}", f"RTL_FROM={folder / 'rtl'}", f"MODEL_FROM={folder / 'cmodel'}",
                f"RTL_CLOCKED_DIR={folder}", *(f"{folder}/{module}/run" for module in modules))


def run(folder, module, selected, *arguments):
    """Exit status and text of a module's test with this bug selected."""
    done = subprocess.run([ROOT / folder / module / "run", *arguments], env={**os.environ, "TEXLOCK_BUG": selected},
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=TIME_LIMIT)
    return done.returncode, done.stdout


def trial(folder, bug, number):
    """Run one bug; whether its module's test sees it."""
    text = f"rtl module {bug.stage}: {bug.name}: {bug.text}"
    if bug.refused:
        return say(False, text, bug.refused)
    if bug.shows:
        status, output = run(folder, bug.stage, str(number), "1", "blind")
        return say(status not in (0, 1, 3) and bug.shows in output, text, f"expected '{bug.shows}'; status {status}\n{output}")
    status, output = run(folder, bug.stage, str(number))
    return say(status == 1 and "differs" in output, text, f"expected a difference; status {status}\n{output}")


def main():
    parser = argparse.ArgumentParser(description="run the bugs planted in RTL modules")
    parser.add_argument("--build", default="build", help="build folder (default build)")
    parser.add_argument("--only", action="append", help="run this bug only (all are planted)")
    options = parser.parse_args()
    folder = Path(options.build) / "rtl-planted"
    planted = [bugs.Bug(p) for p in sorted((ROOT / "tests/modules/bugs").glob("*.bug"))]
    wanted = [(n, bug) for n, bug in enumerate(planted) if not options.only or bug.name in options.only]
    plant(planted, folder)
    modules = sorted({bug.stage for _, bug in wanted})
    build(folder, options.build, modules)
    good = True
    for module in modules:
        status, output = run(folder, module, "")
        good &= say(status == 0, f"rtl module {module}: none planted", f"status {status}\n{output}")
    for number, bug in wanted:
        good &= trial(folder, bug, number)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
