#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""One job of a regression: run texlock under a limit, and leave result.json.

usage: job.py --name NAME --index N --seed S --dir DIR --config CONFIG --build BUILD [--scale X] [--limit SECONDS] -- ARGUMENT...

The arguments are those of texlock, or plusargs for a testbench; numbers of instructions are multiplied by X; seed and a folder in DIR
are added. DIR/result.json is written atomically when the job has ended by itself; a second attempt (Slurm may run a job
twice) finds it and runs nothing. The last line is for dvsim: "TEXLOCK PASS NAME seed S" or "TEXLOCK FAIL SIGNATURE".
exit: 0 passed, 1 failed
"""
import argparse
import fcntl
import itertools
import json
import os
import resource
import shlex
import socket
import subprocess
import sys
import time
from pathlib import Path

import programs
import vectors
import verdicts

LIMIT = Path(__file__).resolve().parent.parent / "limit.py"
SECONDS = 1800  # scripts/limit.py says what counts
COUNTS, COUNT_PLUSARG = ("--random", "--count"), "+COUNT="


def scaled(arguments, factor):
    """At least one instruction stays."""
    def less(count):
        return str(max(1, round(int(count) * factor)))

    def word(previous, text):
        if text.startswith(COUNT_PLUSARG):
            return COUNT_PLUSARG + less(text.removeprefix(COUNT_PLUSARG))
        return less(text) if previous in COUNTS else text
    return [word(p, a) for p, a in zip([None, *arguments], arguments)]


def write_whole(path, value):
    part = path.with_suffix(".part")
    part.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")
    os.replace(part, path)


def fresh(folder):
    """A folder without writers: processes of an ended attempt may still run."""
    for n in itertools.count(1):
        out = folder / ("out" if n == 1 else f"out.{n}")
        try:
            out.mkdir()
            return out
        except FileExistsError:
            continue


def run(args):
    """Run texlock; what result.json says."""
    out = fresh(args.dir)
    command = programs.command_of(args.config, args.build, Path.cwd(), args.seed, scaled(args.arguments, args.scale))
    begin = time.time()
    more = [*vectors.expected(args.arguments, Path.cwd()), *programs.into(args.config, out)]
    ran = subprocess.run([str(LIMIT), str(args.limit), *command, *more], stdin=subprocess.DEVNULL, check=False)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    verdict = verdicts.read_verdict(out / "verdict.json")
    status, signature, text = verdicts.judge(ran.returncode if ran.returncode >= 0 else 128 - ran.returncode, verdict)
    failure = (verdict or {}).get("failure") or {}
    return {
        "name": args.name, "index": args.index, "seed": args.seed, "config": args.config, "status": status,
        "signature": signature, "text": text, "exit_status": ran.returncode, "seconds": round(time.time() - begin, 3),
        "cpu_seconds": round(used.ru_utime + used.ru_stime, 3), "host": socket.gethostname(), "out": str(out),
        "command": shlex.join(command), "saved": failure.get("saved", ""),
        **{key: (verdict or {}).get(key, 0) for key in ("instructions", "cycles", "compares")},
        **{key: (verdict or {}).get(key, "") for key in ("rtl_sources", "simulator", "strictness")}}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for option in ("--name", "--config"):
        parser.add_argument(option, required=True)
    for option in ("--index", "--seed"):
        parser.add_argument(option, type=int, required=True)
    for option in ("--dir", "--build"):
        parser.add_argument(option, type=Path, required=True)
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--limit", type=float, default=SECONDS)
    parser.add_argument("arguments", nargs="+")
    args = parser.parse_args()

    args.dir.mkdir(parents=True, exist_ok=True)
    with open(args.dir / "lock", "w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        result = args.dir / "result.json"
        if not result.exists():
            write_whole(result, run(args))
        done = json.loads(result.read_text(encoding="utf-8"))
    passed = done["status"] == "pass"
    print(f"TEXLOCK PASS {args.name} seed {args.seed}" if passed else f"TEXLOCK FAIL {done['signature']}", flush=True)
    return not passed


if __name__ == "__main__":
    sys.exit(main())
