# SPDX-License-Identifier: Apache-2.0
"""The result of one job, from the exit status of texlock and its verdict.json; printed output is ignored."""
import json
import signal

ENDINGS = {0: "pass", 1: "mismatch", 2: "hang", 3: "vacuous", 4: "bad-input", 5: "internal"}
TIME_OUT = 124  # of scripts/limit.py
BAD = ("mismatch", "hang", "vacuous", "bad-input", "internal", "crash", "timeout", "killed", "contradiction", "not-built", "not-run")
# Ended by somebody else: the job says nothing about the unit, and is run again.
INTERRUPTED = ("killed", "not-run")
# A signal that the program gives to itself; any other one came from outside.
OWN_SIGNALS = (signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS, signal.SIGFPE, signal.SIGILL, signal.SIGTRAP, signal.SIGSYS)


def signature(verdict):
    """One short text for the failure: the program's own, or the verdict's kind, stage, field."""
    failure = verdict.get("failure") or {}
    if failure.get("signature"):
        return failure["signature"]
    kind = failure.get("differs") or verdict["verdict"]
    return "/".join([kind.replace(" ", "-"), failure.get("stage") or "-", failure.get("boundary") or "-"])


def read_verdict(path):
    try:
        verdict = json.loads(path.read_text(encoding="utf-8", errors="replace"))
        return verdict if isinstance(verdict, dict) and "verdict" in verdict and "exit_code" in verdict else None
    except (OSError, ValueError):
        return None


def by_signal(number):
    name = signal.Signals(number).name if number in signal.Signals.__members__.values() else f"signal-{number}"
    return ("crash" if number in OWN_SIGNALS else "killed"), name


def judge(status, verdict):
    """(status, signature, text) of a job, from the exit status (128 + N: signal N; 124: its time was up)."""
    if status == TIME_OUT:
        return "timeout", "timeout/-/-", "the time of the job was up"
    if status > 128:
        kind, name = by_signal(status - 128)
        return kind, f"{kind}/{name}/-", f"the program was ended by {name}"
    ending = ENDINGS.get(status)
    if ending is None:
        return "contradiction", f"contradiction/status-{status}/-", f"exit status {status} is none of texlock's"
    if verdict is None:
        return ("contradiction" if status == 0 else ending), f"{'contradiction' if status == 0 else ending}/no-verdict/-", \
            f"exit status {status}, and no verdict.json"
    if verdict["exit_code"] != status:
        return "contradiction", "contradiction/verdict/-", \
            f"exit status {status}, but verdict.json says {verdict['verdict']} ({verdict['exit_code']})"
    if status == 0 and verdict["verdict"] != "pass":
        return "contradiction", "contradiction/verdict/-", f"exit status 0, but verdict.json says {verdict['verdict']}"
    if status == 0:
        return "pass", "", ""
    return ending, signature(verdict), (verdict.get("failure") or {}).get("text") or "; ".join(verdict.get("notes", []))
