#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Run a command under a limit against hangs that other load on the machine does not use up.

usage: limit.py SECONDS COMMAND [ARGUMENT]...

A second counts only as far as a processor was available: used by the command, or idle. If others take all processors,
the clock nearly stops. Ten times the limit by the wall clock ends it anyway. At the limit the command and its process
group get SIGTERM, ten seconds later SIGKILL. exit: the command's status, 128 + N if signal N ended it, 124 if the limit
did, 127 if it cannot be run
"""
import os
import signal
import subprocess
import sys
import time

TIME_OUT = 124
WALL = 10  # times the limit
GRACE = 10  # seconds from SIGTERM to SIGKILL
TICK = os.sysconf("SC_CLK_TCK")


def idle():
    """Seconds that processors have been idle or waiting for disks, all of them together."""
    with open("/proc/stat", encoding="ascii") as stat:
        cpu = stat.readline().split()
    return (int(cpu[4]) + int(cpu[5])) / TICK


def used(root):
    """Processor seconds of a process and all that come from it."""
    parent, seconds = {}, {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat", encoding="ascii", errors="replace") as stat:
                fields = stat.read().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        parent[int(name)] = int(fields[1])
        seconds[int(name)] = sum(map(int, fields[11:15])) / TICK  # its own, and of children that it waited for

    def comes(process):
        while process != root and process in parent:
            process = parent[process]
        return process == root

    return sum(s for process, s in seconds.items() if comes(process))


class Clock:
    """How much of the limit is used up."""

    def __init__(self, child):
        self.child, self.counted = child, 0.0
        self.begin = self.last = time.monotonic()
        self.idle, self.used = idle(), 0.0

    def tick(self):
        now, idle_now, used_now = time.monotonic(), idle(), used(self.child)
        to_be_had = max(0.0, idle_now - self.idle) + max(0.0, used_now - self.used)
        self.counted += min(now - self.last, to_be_had)
        self.last, self.idle, self.used = now, idle_now, used_now

    def over(self, limit):
        self.tick()
        return self.counted > limit or self.last - self.begin > WALL * limit


def run(command, limit, **options):
    """subprocess.run of a command that prints, under a limit: raises TimeoutExpired there. Not more than stdout is caught."""
    with subprocess.Popen(command, **options) as process:
        clock = Clock(process.pid)
        while True:
            try:
                out, _ = process.communicate(timeout=1)
                return subprocess.CompletedProcess(command, process.returncode, out)
            except subprocess.TimeoutExpired:
                if clock.over(limit):
                    process.kill()
                    raise


def let_go():
    """The lock of a build folder (enter.sh) is the make's: what a command leaves running must not hold it."""
    try:
        if os.readlink("/proc/self/fd/8").endswith("/.lock"):
            os.close(8)
    except OSError:
        pass


def start(command):
    child = os.fork()
    if child == 0:
        os.setpgid(0, 0)
        let_go()
        try:
            os.execvp(command[0], command)
        except OSError as error:
            print(f"limit: {command[0]}: {error.strerror}", file=sys.stderr)
            os._exit(127)
    return child


def kill_group(child, number):
    try:
        os.killpg(child, number)
    except (ProcessLookupError, PermissionError):
        pass


def main():
    if len(sys.argv) < 3:
        print(__doc__, file=sys.stderr)
        return 2
    limit, command = float(sys.argv[1]), sys.argv[2:]
    child = start(command)
    clock, ended = Clock(child), []

    def look(*_):
        if not ended and clock.over(limit):
            ended.append(time.monotonic())
            kill_group(child, signal.SIGTERM)
        elif ended and time.monotonic() > ended[0] + GRACE:
            kill_group(child, signal.SIGKILL)
        # Only now: where a look takes more than a second, the next one would interrupt it for ever.
        signal.setitimer(signal.ITIMER_REAL, 1)

    signal.signal(signal.SIGALRM, look)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: kill_group(child, number))
    signal.setitimer(signal.ITIMER_REAL, 1)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    signal.signal(signal.SIGALRM, signal.SIG_IGN)
    signal.setitimer(signal.ITIMER_REAL, 0)  # Python gives its handler up before it ends
    if ended:
        kill_group(child, signal.SIGKILL)
        return TIME_OUT
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    sys.exit(main())
