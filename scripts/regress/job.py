#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""One job of a regression: run texlock under a limit, and leave result.json.

usage: job.py --name NAME --index N --seed S --dir DIR --config CONFIG --build BUILD [--scale X] [--limit SECONDS] -- ARGUMENT...

The arguments are those of texlock; numbers of instructions are multiplied by X; seed and DIR/out are added. DIR/result.json is
there when the job has ended by itself, complete or not at all. The last line is for dvsim: "TEXLOCK PASS NAME seed S" or
"TEXLOCK FAIL SIGNATURE". exit: 0 passed, 1 failed
"""
import argparse
import json
import os
import resource
import shlex
import socket
import subprocess
import sys
import time
from pathlib import Path

import verdicts
from programs import program_of

LIMIT = Path(__file__).resolve().parent.parent / "limit.py"
COUNTS = ("--random", "--count")


def scaled(arguments, factor):
    """At least one instruction stays."""
    previous = [None, *arguments]
    return [str(max(1, round(int(a) * factor))) if p in COUNTS else a for p, a in zip(previous, arguments)]


def command_of(args):
    program = program_of(args.config, args.build)
    tree = Path.cwd()
    shown = program.relative_to(tree) if program.is_relative_to(tree) else program
    return [str(shown), args.arguments[0], "--seed", str(args.seed), *scaled(args.arguments[1:], args.scale)]


def write_whole(path, value):
    part = path.with_suffix(".part")
    part.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")
    os.replace(part, path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for option in ("--name", "--config"):
        parser.add_argument(option, required=True)
    for option in ("--index", "--seed"):
        parser.add_argument(option, type=int, required=True)
    for option in ("--dir", "--build"):
        parser.add_argument(option, type=Path, required=True)
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--limit", type=float, default=1800)
    parser.add_argument("arguments", nargs="+")
    args = parser.parse_args()

    out = args.dir / "out"
    out.mkdir(parents=True, exist_ok=True)
    (out / "verdict.json").unlink(missing_ok=True)
    command, begin = command_of(args), time.time()
    ran = subprocess.run([str(LIMIT), str(args.limit), *command, "--out", str(out)], stdin=subprocess.DEVNULL, check=False)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    verdict = verdicts.read_verdict(out / "verdict.json")
    status, signature, text = verdicts.judge(ran.returncode if ran.returncode >= 0 else 128 - ran.returncode, verdict)
    failure = (verdict or {}).get("failure") or {}
    write_whole(args.dir / "result.json", {
        "name": args.name, "index": args.index, "seed": args.seed, "config": args.config, "status": status,
        "signature": signature, "text": text, "exit_status": ran.returncode, "seconds": round(time.time() - begin, 3),
        "cpu_seconds": round(used.ru_utime + used.ru_stime, 3), "host": socket.gethostname(), "out": str(out),
        "command": shlex.join(command), "saved": failure.get("saved", ""), "instruction": failure.get("instruction"),
        **{key: (verdict or {}).get(key, 0) for key in ("instructions", "cycles", "compares")},
        **{key: (verdict or {}).get(key, "") for key in ("rtl_sources", "simulator", "strictness")}})
    sys.stdout.flush()
    print(f"TEXLOCK PASS {args.name} seed {args.seed}" if status == "pass" else f"TEXLOCK FAIL {signature}", flush=True)
    return status != "pass"


if __name__ == "__main__":
    sys.exit(main())
