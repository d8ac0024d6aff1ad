#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Build the program of a configuration: dvsim's build command.

usage: build.py --build DIR --config NAME [--program FILE] [--soon] [PARAMETER=VALUE]...

Without parameters the unchanged tree is made. With parameters of texture_unit, a copy of the tree under
DIR/regress/config/NAME gets them in rtl/defs/params.tsv, and RTL and golden model are built from that. --soon: such a
copy is to run for seconds, and is compiled without optimization. The last line is for dvsim:
"TEXLOCK BUILT" or "TEXLOCK NOT BUILT". exit: 0 built, 4 no such parameter, 5 not built
"""
import argparse
import fcntl
import os
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import tree_copy  # noqa: E402
from programs import BESIDE, TESTBENCH, TESTBENCH_FILES, program_of, tree_of  # noqa: E402

SOON = ("C_OPT=-O0", "C_OPT_HOT=-O0", "VL_OPT=-O0", "VL_OPT_LIB=-O0", "KNOWN=true")
PARAMS = Path("rtl/defs/params.tsv")
BAD_INPUT, INTERNAL = 4, 5


def with_parameters(table, settings):
    """The text of params.tsv with other values."""
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not value.isdigit():
            raise ValueError(f"'{setting}': expected PARAMETER=NUMBER")
        table, count = re.subn(rf"^({re.escape(name)}\t)\d+\t", rf"\g<1>{value}\t", table, flags=re.M)
        if count != 1:
            raise ValueError(f"no parameter '{name}' in {PARAMS}")
    return table


def copy_with(settings, tree):
    texts = tree_copy.clean_texts()
    texts[PARAMS] = with_parameters(texts[PARAMS].decode(), settings).encode()
    tree_copy.write_tree(texts, tree)


def commands(config, root, build, program, soon):
    """Commands that build a configuration in its folder, in order."""
    def make(target, *variables):
        return ["make", "-s", f"-j{os.cpu_count()}", f"BUILD={os.path.relpath(build, root)}", *variables, os.path.relpath(target, root)]
    if config not in BESIDE:
        return [make(program, *(SOON if soon else ()))]
    runs_saved_cases = make(build / "texlock")
    if config == "beside":
        return [runs_saved_cases, make(program, f"TB_TOP={TESTBENCH}", f"TB={' '.join(TESTBENCH_FILES)}")]
    return [runs_saved_cases, make(build / "texlock.vpi"), ["tests/watch/build.sh", str(build), str(program), TESTBENCH, "rtl"]]


def make_all(config, root, build, program, soon):
    """One make at a time in a build folder."""
    program.parent.mkdir(parents=True, exist_ok=True)
    with open(build / ".regress-lock", "w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return all(subprocess.run(command, cwd=root, env=tree_copy.clean_environment(), check=False).returncode == 0
                   for command in commands(config, root, build, program, soon))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=Path, required=True)
    parser.add_argument("--config", required=True)
    parser.add_argument("--program", help="expected identity of the configuration (programs.py)")
    parser.add_argument("--soon", action="store_true")
    parser.add_argument("settings", nargs="*")
    args = parser.parse_args()
    tree, program = tree_of(args.config, args.build.resolve()), program_of(args.config, args.build.resolve())
    status = INTERNAL
    try:
        if args.program and args.program != program.name:
            raise ValueError(f"configuration {args.config} is {program.name}, not {args.program}")
        if tree:
            copy_with(args.settings, tree)
        elif args.settings:
            raise ValueError(f"configuration {args.config} is the tree as it is; parameters are for others")
        build = tree / "build" if tree else args.build.resolve()
        built = make_all(args.config, tree or tree_copy.ROOT, build, program, bool(tree) and args.soon)
        status = 0 if built else INTERNAL
    except ValueError as error:
        print(f"build: {error}", flush=True)
        status = BAD_INPUT
    print(f"TEXLOCK {'NOT ' if status else ''}BUILT {args.config}", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
