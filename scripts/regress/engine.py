# SPDX-License-Identifier: Apache-2.0
"""Run a plan by dvsim, and show how far it is."""
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import plan

ROOT = Path(__file__).resolve().parent.parent.parent
SHIM = Path(__file__).resolve().parent / "slurm"
TICK = 1.0


def environment(launcher, options, folder):
    env = {k: v for k, v in os.environ.items() if k not in ("MAKEFLAGS", "MFLAGS", "MAKEOVERRIDES", "DVSIM_BACKEND")}
    env["DVSIM_LAUNCHER"] = launcher
    if launcher == "slurm":
        env.update(options)
        env["PATH"] = f"{SHIM}:{env['PATH']}"
        env["TEXLOCK_SLURM_DIR"] = str(folder / "slurm")
    return env


def lost(folder):
    """What Slurm lost and was submitted again, a line each."""
    path = folder / "slurm/lost.log"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


class Progress:
    """A line now and then: jobs done, failures, and an estimate from what earlier jobs took."""

    def __init__(self, jobs, folder, say, interval):
        self.left = {job.name: folder / "jobs" / job.name / "latest/result.json" for job in jobs}
        self.programs = {folder / "jobs/passed" / job.config for job in jobs}
        self.total, self.begin, self.say, self.interval = len(jobs), time.monotonic(), say, interval
        self.told = self.begin_jobs = self.begin

    def look(self):
        before = len(self.left)
        if before == 0:
            return
        self.left = {name: path for name, path in self.left.items() if not path.exists()}
        now = time.monotonic()
        if len(self.left) == self.total:
            self.begin_jobs = now
        if now - self.told >= self.interval:
            self.told = now
            self.say(self.line(now))

    def line(self, now):
        done, built = self.total - len(self.left), sum(link.is_symlink() for link in self.programs)
        text = f"{done} of {self.total} jobs, {now - self.begin:.0f} s"
        if built < len(self.programs):
            return f"{text}; {built} of {len(self.programs)} programs built"
        if not done:
            return text
        return f"{text}; about {max(TICK, now - self.begin_jobs) / done * len(self.left):.0f} s left"


def repository(folder):
    """dvsim asks git for the commit and cannot do without: where the tree is no repository, an empty one answers."""
    if any((place / ".git").exists() for place in (ROOT, *ROOT.parents)):
        return ROOT
    empty, who = folder / "no-repository", ["-c", "user.name=texlock", "-c", "user.email=texlock"]
    subprocess.run(["git", "init", "-q", str(empty)], stdin=subprocess.DEVNULL, check=True)
    subprocess.run(["git", "-C", str(empty), *who, "commit", "-q", "--allow-empty", "-m", "no commit is known"], stdin=subprocess.DEVNULL, check=True)
    return empty


def command(jobs, folder, configuration, parallel):
    ordered = plan.by_test(jobs)
    return [str(Path(sys.executable).parent / "dvsim"), str(configuration), "--proj-root", str(repository(folder)), "--scratch-root", str(folder),
            "--branch", "regress", "--max-parallel", str(parallel), "--xprop-off", "--print-interval", "10",
            "--items", *dict.fromkeys(j.test for j in ordered), "--seeds", *(str(j.seed) for j in ordered)]


def run(jobs, folder, configuration, settings, *, launcher, options, parallel, say, interval=10.0):
    """dvsim over these jobs in this folder. SIGINT and SIGTERM go to dvsim, which ends its jobs and writes its report.
    Returns (status of dvsim, whether it was interrupted)."""
    folder.mkdir(parents=True, exist_ok=True)
    own = folder / "texlock_sim_cfg.hjson"
    own.write_text(plan.overlay(jobs, configuration, settings), encoding="utf-8")
    signals = []
    with open(folder / "dvsim.log", "ab") as log:
        process = subprocess.Popen(command(jobs, folder, own, parallel), cwd=ROOT, env=environment(launcher, options, folder),
                                   stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)

        def forward(number, _):
            signals.append(number)
            say("interrupted: the jobs are ended, then the report follows" if len(signals) == 1 else "interrupted again: dvsim is ended")
            process.send_signal(signal.SIGINT if len(signals) == 1 else signal.SIGKILL)

        before = {number: signal.signal(number, forward) for number in (signal.SIGINT, signal.SIGTERM)}
        progress = Progress(jobs, folder, say, interval)
        try:
            while True:
                try:
                    process.wait(TICK)
                    break
                except subprocess.TimeoutExpired:
                    progress.look()
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
    return process.returncode, bool(signals)
