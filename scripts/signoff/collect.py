# SPDX-License-Identifier: Apache-2.0
"""Run what is missing or stale, one input after the other, with an estimate; a Ctrl-C ends it and leaves what is there."""
import json
import os
import signal
import subprocess
import sys
import time

import inputs


class Interrupted(Exception):
    """SIGINT or SIGTERM came."""


def clock(seconds):
    return f"{seconds / 60:.0f} min" if seconds >= 100 else f"{seconds:.0f} s"


class Times:
    """How long each command took the last time, by size."""

    def __init__(self, path):
        self.path = path
        try:
            known = json.loads(path.read_text())
            self.known = {k: v for k, v in known.items() if isinstance(v, (int, float))}
        except (OSError, ValueError, AttributeError):
            self.known = {}

    def of(self, command, guess):
        return self.known.get(command, guess)

    def took(self, command, seconds):
        self.known[command] = round(seconds, 1)
        self.path.write_text(json.dumps(self.known, indent=1) + "\n")


def standing(label, passed, estimate):
    """How a command stands; where it takes longer than it should, that it does."""
    return f"{label}: {clock(passed)}" + (f" of about {clock(estimate)}" if passed <= estimate else f", expected was {clock(estimate)}")


def ended(child, log, label, estimate):
    """Wait for a command, telling how it stands; its exit status."""
    begin, told = time.monotonic(), 0
    while True:
        try:
            return child.wait(timeout=1)
        except subprocess.TimeoutExpired:
            passed = time.monotonic() - begin
            if sys.stdout.isatty():
                print(f"\r{standing(label, passed, estimate)} ", end="", flush=True)
            elif passed - told >= 60:
                told = passed
                print(f"{standing(label, passed, estimate)}; log: {log}", flush=True)


def run(argv, log, label, estimate, root):
    """Run a command in a process group of its own, which an interrupt takes away."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("MAKE", "MFLAGS"))}
    # A signal between the start of the command and the try would leave it behind: it waits until then.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    with open(log, "w", encoding="utf-8") as out:
        try:
            child = subprocess.Popen(argv, cwd=root, stdout=out, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                                     env=environment, start_new_session=True,
                                     preexec_fn=lambda: signal.pthread_sigmask(signal.SIG_SETMASK, before))
        except OSError as why:
            out.write(f"{argv[0]}: {why.strerror}\n")
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
            return 127
        try:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
            return ended(child, log, label, estimate)
        except (KeyboardInterrupt, Interrupted):
            os.killpg(child.pid, signal.SIGTERM)
            try:
                child.wait(timeout=20)
            except subprocess.TimeoutExpired:
                os.killpg(child.pid, signal.SIGKILL)
                child.wait()
            raise Interrupted from None


def last_words(log):
    """The last lines of a log, for the console."""
    lines = [line for line in log.read_text(errors="replace").splitlines() if line.strip()]
    return "".join(f"  {line}\n" for line in lines[-5:])


def collect(items, tree, size, name, out):
    """Make each input that is not current, by the size of that name. A command that makes several is run once."""
    times, done = Times(out / "times.json"), set()
    due = list(dict.fromkeys(tuple(i.argv(size)) for i in items if i.state != "current"))
    guess = {tuple(i.argv(size)): i.seconds[name] for i in items}
    for n, argv in enumerate(due, 1):
        shown, log = " ".join(argv), out / f"step{n}.log"
        left = sum(times.of(" ".join(a), guess[a]) for a in due[n - 1:])
        label = f"[{n}/{len(due)}] {shown}"
        print(f"{label} (all that is left: about {clock(left)})", flush=True)
        begin = time.monotonic()
        status = run(argv, log, label, times.of(shown, guess[argv]), tree.root)
        times.took(shown, time.monotonic() - begin)
        if sys.stdout.isatty():
            print()
        if status:
            print(f"{label}: ended with {status}; {log}:\n{last_words(log)}", end="", flush=True)
        done.add(argv)
    for item in items:
        inputs.look(item, tree)
