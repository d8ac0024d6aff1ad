#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The checker with a cocotb test whose unwritten memory is X (Icarus, the four-state simulator).

usage: cocotb_unwritten.py [--build DIR]

X that the unit does not read (tests/cocotb/test_unwritten.py) passes. X in a texel passes; a note counts the results of
threads that gather it. X in a header is bad input that names the line. Prints TAP lines; exit status 1 if one is not
ok.
"""
from __future__ import annotations

import argparse
import re
import sys

import cocotb_matrix as matrix

FOLLOWED = re.compile(r"^\d+ values of results come from unknown bits")
BLAMED = re.compile(r"a texture header.*axi_r\.data\[151\] is X, in cycle \d+ of the run, line 0x000000010000$")
KINDS = {"around": "X around a texture is not read: pass", "texel": "X in a texel is followed to the threads that gather it",
         "header": "X in a header is bad input, and named"}


def good(kind: str, o: matrix.Outcome) -> bool:
    if kind == "header":
        return (o.texlock, o.status) == ("bad input", 4) and bool(BLAMED.search(o.verdict["failure"]["text"]))
    notes = [note for note in o.verdict.get("notes", []) if FOLLOWED.search(note)]
    return (o.cocotb, o.texlock, o.status, len(notes)) == ("pass", "pass", 0, int(kind == "texel"))


def main() -> None:
    parser = argparse.ArgumentParser(description="a cocotb test with a memory that is written in part")
    parser.add_argument("--build", default="build", help="build folder (default build)")
    build = (matrix.ROOT / parser.parse_args().build).resolve()
    design, failed = build / "cocotb/texture_unit.vvp", 0
    matrix.compile_icarus(build, matrix.ROOT / "rtl", design)
    for cocotb in matrix.installed(build):
        for kind, text in KINDS.items():
            out = build / "cocotb/unwritten" / f"{kind}-{cocotb.version}"
            command = matrix.icarus(cocotb, design, build / "texlock.vpi", [f"+texlock+out={out}"])
            o = matrix.run(kind, command, {**cocotb.environ("test_unwritten", out, 1), "KIND": kind}, out)
            ok = good(kind, o)
            failed += not ok
            print(f"{'ok' if ok else 'not ok'} - cocotb {cocotb.version}: {text}", flush=True)
            if not ok:
                print(f"#   cocotb {o.cocotb}, texlock {o.texlock}, exit status {o.status}, notes {o.verdict.get('notes')}, "
                      f"failure {(o.verdict.get('failure') or {}).get('text')}: {out}/console.txt")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
