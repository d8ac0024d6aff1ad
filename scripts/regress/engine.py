# SPDX-License-Identifier: Apache-2.0
"""Run a plan by dvsim, and show its progress."""
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import plan
import slurm_jobs

ROOT = Path(__file__).resolve().parent.parent.parent
SHIM = Path(__file__).resolve().parent / "slurm"
TICK = 1.0
# Minutes by the wall clock after which dvsim ends a build or a job. What counts is job.py's own limit, which a busy machine does not
# use up; these are above the longest that it can last.
LONGEST_BUILD, LONGEST_JOB = 600, 320


def environment(launcher, options):
    env = {k: v for k, v in os.environ.items() if k not in ("MAKEFLAGS", "MFLAGS", "MAKEOVERRIDES", "DVSIM_BACKEND")}
    env["DVSIM_LAUNCHER"] = launcher
    if launcher == "slurm":
        env.update(options)
        env["PATH"] = f"{SHIM}:{env['PATH']}"
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


class NoGit(Exception):
    """dvsim cannot run without git; the text has the remedy."""


def git(place, *words):
    """What git says in that folder; empty if it fails."""
    done = subprocess.run(["git", "-C", str(place), *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def needs_git():
    if not shutil.which("git"):
        raise NoGit("no git here: dvsim asks it for the commit and cannot run without; scripts/bootstrap regress build installs it")


def checkout(root):
    """Whether dvsim, which takes the next folder above that has a .git, finds a commit there."""
    place = next((place for place in (root, *root.parents) if (place / ".git").exists()), None)
    return bool(place) and Path(git(place, "rev-parse", "--show-toplevel") or "/").resolve() == place.resolve() \
        and bool(git(place, "rev-parse", "--verify", "HEAD"))


def repository(root, folder, say):
    """Where dvsim asks git for the commit: in the tree, or in an empty repository if the tree is no checkout of git."""
    if checkout(root):
        return root
    say("this tree is no checkout of git, or has no commit: the commit of this run is not known")
    empty, who = folder / "no-repository", ("-c", "user.name=texlock", "-c", "user.email=texlock", "-c", "commit.gpgsign=false")
    empty.mkdir(parents=True, exist_ok=True)
    git(empty, "init", "-q")
    git(empty, *who, "commit", "-q", "--no-verify", "--allow-empty", "-m", "no commit is known")
    if not checkout(empty):
        raise NoGit(f"git makes no repository in {empty}, which dvsim needs")
    return empty


def command(jobs, folder, configuration, parallel, say):
    ordered = plan.by_test(jobs)
    return [str(Path(sys.executable).parent / "dvsim"), str(configuration), "--proj-root", str(repository(ROOT, folder, say)), "--scratch-root", str(folder),
            "--branch", "regress", "--max-parallel", str(parallel), "--xprop-off", "--print-interval", "10",
            "--build-timeout-mins", str(LONGEST_BUILD), "--run-timeout-mins", str(LONGEST_JOB),
            "--items", *dict.fromkeys(j.test for j in ordered), "--seeds", *(str(j.seed) for j in ordered)]


def run(jobs, folder, configuration, settings, *, launcher, options, parallel, say, interval=10.0):
    """dvsim over these jobs in this folder. SIGINT and SIGTERM go to dvsim, which ends its jobs and writes its report.
    Returns (status of dvsim, whether it was interrupted)."""
    folder.mkdir(parents=True, exist_ok=True)
    own = folder / "texlock_sim_cfg.hjson"
    own.write_text(plan.overlay(jobs, configuration, settings), encoding="utf-8")
    words, signals, env = command(jobs, folder, own, parallel, say), [], environment(launcher, options)
    submitted = slurm_jobs.Jobs(folder, env) if launcher == "slurm" else None
    with open(folder / "dvsim.log", "ab") as log:
        process = subprocess.Popen(words, cwd=ROOT, env=submitted.environment if submitted else env,
                                   stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)

        def forward(number, _):
            signals.append(number)
            say("interrupted: the jobs are ended, then the report follows" if len(signals) == 1 else "interrupted again: dvsim is ended")
            if submitted and len(signals) == 1:
                submitted.end()
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
            if submitted:
                submitted.ended()
            for number, handler in before.items():
                signal.signal(number, handler)
    return process.returncode, bool(signals)
