# SPDX-License-Identifier: Apache-2.0
"""The failing case: run it, and again with all signals recorded."""
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PASS, BAD_INPUT, INTERNAL = 0, 4, 5
BEFORE, AFTER = 300, 16  # cycles that are recorded around the failure
PERIOD = 10  # ns a cycle, as in harness/report/wave.h


class Refused(Exception):
    """The text for the console, and the exit status."""

    def __init__(self, text, status=BAD_INPUT):
        super().__init__(text)
        self.status = status


def tell(text):
    print(f"debug: {text}", flush=True)


def run(program, file, options, out, more=()):
    """Run the case with its results in `out`; returns the verdict and the console's text."""
    out.mkdir(parents=True, exist_ok=True)
    done = subprocess.run([program, "run", *options, *more, "--out", out, "--", file], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    text = done.stdout.decode(errors="replace")
    if done.returncode == BAD_INPUT:
        raise Refused(text.strip())
    try:
        return json.loads((out / "verdict.json").read_text()), text
    except (OSError, ValueError) as error:
        raise Refused(f"{file}: the run left no verdict: {error}\n{text[-2000:]}", INTERNAL) from None


def failure_of(verdict, file):
    if verdict["verdict"] == "pass":
        raise Refused(f"{file} passes; expected a case that fails")
    failure = verdict.get("failure")
    if not failure:
        raise Refused(f"{file}: no failure is in the verdict: {verdict['verdict']}", INTERNAL)
    return failure


def hashes(program):
    """What a program was made of; None: it is not there."""
    try:
        return subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout.splitlines()[1:]
    except (OSError, subprocess.CalledProcessError):
        return None


def require_same_sources(program):
    """The sources are read too: those of a program of another day would be blamed for its values."""
    done = subprocess.run([ROOT / "scripts/rtl_hash.sh", program.parent, "--of", program], capture_output=True, text=True)
    if done.returncode:
        raise Refused(f"{program} was not made of the sources here; make {program} first\n{done.stderr.strip()}")


def recorder(program):
    """The program that records signals, made of the same sources; built if it is not there."""
    build = program.parent
    traced = build / "texlock-traced"
    if hashes(traced) != hashes(program):
        tell("build the program that records signals (once after a change of the RTL: usually 70 s)")
        environment = {k: v for k, v in os.environ.items() if k not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
        done = subprocess.run(["make", "--no-print-directory", f"BUILD={build}", "TRACED=1", traced], cwd=ROOT,
                              env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode or hashes(traced) != hashes(program):
            raise Refused(f"{traced} was not built of the sources of {program}; make build/texlock first\n"
                          f"{done.stdout[-1500:]}", INTERNAL)
    return traced


def record(traced, file, options, failure, out):
    """All signals of the cycles around the failure, as an FST file in the case's own time."""
    zero = failure["run_cycle"] - failure["cycle"]
    first = max(zero, failure["run_cycle"] - BEFORE)
    fst = out / "signals.fst"
    window = f"{first}:{failure['run_cycle'] + AFTER}:{zero}"
    verdict, text = run(traced, file, options, out / "traced", ["--no-wave", "--signals", fst, "--signal-cycles", window])
    again = failure_of(verdict, file)
    if (again["signature"], again["cycle"]) != (failure["signature"], failure["cycle"]):
        raise Refused(f"{file} fails with {failure['signature']} in cycle {failure['cycle']}, but where signals are "
                      f"recorded with {again['signature']} in cycle {again['cycle']}", INTERNAL)
    return fst, first - zero


def tool(program, *arguments):
    done = subprocess.run([program, *arguments], capture_output=True, text=True)
    if done.returncode:
        raise Refused(done.stderr.strip() or f"{shlex.join(map(str, arguments))} failed", INTERNAL)
    return done.stdout


def main_error(error):
    print(f"texlock debug: {error}", file=sys.stderr)
    return error.status
