#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Gathers of the golden model against exact fractions (rule.py), without a renderer: some of each suite.

usage: test_fractions.py TEXLOCK FOLDER   FOLDER: for files in between. Prints TAP. exit: 0 all equal, 1 not
"""
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # the source tree stays clean

import compare
import rule
from case import read_depths, read_formats
from suites import all_batches

SEED, EVERY = 2, 8


def main():
    texlock, folder = sys.argv[1], Path(sys.argv[2])
    batches = all_batches(SEED, 1)[::EVERY]
    compare.model(texlock, folder, batches)
    good, wrong = {}, {}
    for b in batches:
        for i, g in enumerate(b.gathers):
            good[b.suite] = good.get(b.suite, 0) + 1
            want = rule.results(b, g)
            if b.results["texlock"][i] != want:
                b.results.update(dict.fromkeys(compare.DRIVERS, [want] * len(b.gathers)))
                wrong.setdefault(b.suite, compare.example(b, i))
    colours, depths = len(read_formats()), len(read_depths())
    enough = colours >= 47 and depths >= 6
    print(f"{'ok' if enough else 'not ok'} - {colours} pairs of format and data type, {depths} depth formats")
    for suite, count in good.items():
        print(f"{'not ok' if suite in wrong else 'ok'} - {suite}: {count} gathers are what fractions give")
        if suite in wrong:
            print(f"# the rule's values stand as those of renderers: {wrong[suite]}")
    return 0 if enough and not wrong else 1


if __name__ == "__main__":
    sys.exit(main())
