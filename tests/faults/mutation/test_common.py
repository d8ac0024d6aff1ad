#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Misreadings on both sides: a signal keeps those that were run, and drops the one under way. usage: test_common.py"""
import contextlib
import io
import os
import signal
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))
import common


def run(number):
    """What was judged of four, where `number` comes in the third."""
    def judge(tree, bug, *_):
        if bug == 2 and number:
            os.kill(os.getpid(), number)
            time.sleep(60)
        return bug
    common.judge, out = judge, io.StringIO()
    with contextlib.redirect_stdout(out):
        return *common.judge_all(range(4), None, None, None, None), out.getvalue()


def main():
    signal.signal(signal.SIGTERM, common.interrupt)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    failed = 0
    for name, number, expected in (("SIGINT", signal.SIGINT, ([0, 1], False, "# interrupted: 2 of 4 misreadings were not run\n")),
                                   ("SIGTERM", signal.SIGTERM, ([0, 1], False, "# interrupted: 2 of 4 misreadings were not run\n")),
                                   ("no signal", 0, ([0, 1, 2, 3], True, ""))):
        found = run(number)
        failed += found != expected
        print(f"{'ok' if found == expected else 'not ok'} - misreadings: {name}" + ("" if found == expected else f"\n# {found}"))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
