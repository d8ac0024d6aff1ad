#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of captured rows.

usage: generate.py FOLDER             write FOLDER/*.tlv from the rows beside them
       generate.py --check FOLDER     compare them with what would be written. exit: 0 alike, 1 not
"""
from pathlib import Path
import sys

sys.path.append(str(Path(__file__).resolve().parent.parent))

import apart
import bordered
import decoded
import details
import faced
import fetches
import gathered
import levelled
import loads
import mixed
import picks
import placed
import reductions
import rows
import samples
import stores
import tlv
import weighed
import written


def files(folder):
    parts = list(rows.all_parts(folder))
    made = {}
    for module in (picks, stores, loads, fetches, reductions, samples, details, weighed, placed, levelled, decoded, gathered, bordered, mixed, faced, apart):
        for suite in module.SUITES:
            made |= {f"{name}.tlv": file.text() for name, file in suite(parts).items()}
    return made


def main():
    check = sys.argv[1:2] == ["--check"]
    if len(sys.argv) != 2 + check:
        sys.exit(__doc__)
    folder = sys.argv[1 + check]
    written.settle(folder, files(folder), check, tlv.NAME)


if __name__ == "__main__":
    main()
