#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The vectors of surface atomics, from their definition.

usage: generate.py FOLDER               write FOLDER/*.tlv
       generate.py --check FOLDER       compare those that name this script with what would be written; prints TAP
       generate.py --seed N FOLDER      other atomics, drawn: run them too after work on the path of loads
"""
import sys
from pathlib import Path

from atom import DIMS
import suites

NAME = "tests/oracle/suatom/generate.py"
ATOMS = 40  # of each dimension with --seed


def compare(folder, texts):
    failed, there = 0, {path.name for path in folder.glob("*.tlv") if NAME in path.read_text()}
    for name in sorted(there | texts.keys()):
        same = name in there and (folder / name).read_text() == texts.get(name)
        print(f"{'ok' if same else 'not ok'} - {folder / name} is what its script writes")
        failed += not same
    return failed > 0


def main():
    option, *rest = sys.argv[1:] or [""]
    check, seed = option == "--check", rest[0] if option == "--seed" and rest else None
    folders = rest[1:] if seed else rest if check else sys.argv[1:]
    if len(folders) != 1 or folders[0].startswith("-"):
        sys.exit(__doc__)
    files = [suites.places(dim, seed, ATOMS) for dim in DIMS] if seed else suites.all_files()
    texts = {f"{f.name}.tlv": f.text(NAME) for f in files}
    if check:
        return compare(Path(folders[0]), texts)
    Path(folders[0]).mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (Path(folders[0]) / name).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
