#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Run a regression by dvsim, and report failed, new and fixed.

Called by `make regress`, with the Python of build/venv-regress. README.md of this folder explains everything.
exit: 0 nothing failed but what known.tsv accepts, 1 failures, 3 jobs without a verdict (killed twice, not built, not run),
4 bad input, 5 dvsim or the machine failed, 130 interrupted
"""
import argparse
import datetime
import fcntl
import json
import math
import os
import re
import shutil
import signal
import sqlite3
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(1, str(Path(__file__).resolve().parent.parent))
import buckets  # noqa: E402
import cases  # noqa: E402
import collect  # noqa: E402
import coverage  # noqa: E402
import engine  # noqa: E402
import known  # noqa: E402
import launchers  # noqa: E402
import listing  # noqa: E402
import page  # noqa: E402
import plan  # noqa: E402
import since  # noqa: E402
import summary  # noqa: E402
import testplan  # noqa: E402
import verdict_file  # noqa: E402
from history import History  # noqa: E402
from plan import BadInput  # noqa: E402

NOTHING, BAD_INPUT, INTERNAL, INTERRUPTED = 3, 4, 5, 130
# Of a history that cannot be read or written.
REMEDY = "close what else has it open; a damaged one: move it away, history begins anew"
KEPT_RUNS = 10
# verdict.json of the state folder, by exit status.
VERDICTS = {0: ("pass", 0), 1: ("mismatch", 1), 3: ("vacuous", 3), BAD_INPUT: ("bad input", BAD_INPUT)}
NUMBER = re.compile(r"[0-9]+$")


class NothingToRun(Exception):
    """No job, and so no verdict of one."""


def say(text):
    print(f"regress: {text}", flush=True)


def now():
    return datetime.datetime.now(datetime.timezone.utc)


def number(value, name, least):
    if not value:
        return None
    if not NUMBER.match(value) or int(value) < least:
        raise BadInput(f"{name}: '{value}'; expected a number, at least {least}")
    return int(value)


class Parser(argparse.ArgumentParser):
    def error(self, message):
        raise BadInput(message)


def options():
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=Path, default=Path("build"), help="build folder (build)")
    parser.add_argument("--state", type=Path, help="folder of runs, history and reports (regress in the build folder)")
    parser.add_argument("--configuration", type=Path, default=plan.CONFIGURATION, help="Hjson file of tests and regressions (texlock_sim_cfg.hjson)")
    parser.add_argument("--items", default="smoke", help="regressions or tests of texlock_sim_cfg.hjson (smoke)")
    parser.add_argument("--seeds", default="", metavar="N", help="seeds of each test, instead of the regression's own number")
    parser.add_argument("--seed", default="", metavar="S", help="the seeds follow from this one (the time)")
    parser.add_argument("--launcher", default="local", choices=("local", "slurm"))
    parser.add_argument("--jobs", default="", metavar="N", help="jobs at a time (local: processors; slurm: 64)")
    parser.add_argument("--scale", default="", metavar="X",
                        help="multiply the random instructions of each job (1; that of the last run for its failed jobs)")
    parser.add_argument("--since", default="", metavar="COMMIT", help="first the jobs that files changed since then reach")
    parser.add_argument("--list", action="store_true", help="list the jobs and their previous times, and run nothing")
    parser.add_argument("--rerun-failed", action="store_true", help="the failed jobs of the last run, with their seeds")
    parser.add_argument("--no-second-run", action="store_true", help="do not run failures again to find flaky ones")
    parser.add_argument("--no-shrink", action="store_true", help="keep cases as they were saved")
    parser.add_argument("--known", type=Path, default=Path(__file__).resolve().parent / "known.tsv", help="accepted failures")
    parser.add_argument("--interval", type=float, default=10, help="seconds between lines of progress")
    return parser.parse_args()


def scale_of(args, history):
    last = history.last_run() if args.rerun_failed else None
    text = args.scale or (last["scale"] if last else "1")
    try:
        if 0 < float(text) < math.inf:
            return f"{float(text):g}"
    except ValueError:
        pass
    raise BadInput(f"SCALE: '{text}'; expected a number above 0")


def planned(args, history):
    """The jobs in phases: those that a change reaches come before the others."""
    offered = plan.catalogue(args.configuration.resolve())
    base = args.seed or str(int(time.time()))
    if args.rerun_failed:
        last = history.last_run()
        failed = [j for j in history.failed_jobs(last["id"]) if j["item"] in offered.tests] if last else []
        jobs = plan.renumbered([plan.Job(j["item"], 0, j["seed"], offered.tests[j["item"]], "failed") for j in failed])
        return [jobs], "failed", base
    items = args.items.split()
    if not items:
        raise BadInput(f"ITEMS: nothing is named; expected regressions ({' '.join(offered.regressions)}) or tests")
    before = [(row["item"], row["seed"]) for row in history.open_failures().values() if row["scale"] == args.scale]
    jobs = plan.make(offered, items, number(args.seeds, "SEEDS", 1), base, before)
    first, rest = since.divided(jobs, args.since, engine.ROOT, say) if args.since else (jobs, [])
    # Under this name runs are compared with one another.
    label = " ".join(items) + (f" SCALE={args.scale}" if args.scale != "1" else "")
    return [phase for phase in (first, rest) if phase], label, base


class Run:
    """One regression: folder, plan, results."""

    def __init__(self, args, build, state, history):
        self.args, self.build, self.state, self.history = args, build, state, history
        self.begin = now()
        self.id = self.begin.strftime("%Y%m%d-%H%M%S")
        self.folder = state / "runs" / self.id
        self.interrupted, self.broken, self.lost, self.records = False, [], [], []

    def parallel(self, launcher):
        return number(self.args.jobs, "JOBS", 1) or launcher.parallel

    def dvsim(self, jobs, folder, launcher):
        """dvsim over these jobs; their records, under the names that they have there."""
        settings = {"tree": str(engine.ROOT), "build_folder": str(self.build), "state_folder": str(self.state), "python": "/usr/bin/python3", "scale": self.args.scale}
        status, interrupted = engine.run(jobs, folder, self.args.configuration.resolve(), settings, launcher=launcher.name,
                                         options=launcher.environment, parallel=self.parallel(launcher), say=say, interval=self.args.interval)
        self.interrupted |= interrupted
        records = collect.collect(jobs, folder)
        self.lost += engine.lost(folder)
        if not interrupted and not (folder / "reports/index.json").exists():
            self.broken.append(f"dvsim ended with status {status} and wrote no report: {folder / 'dvsim.log'}: {collect.last_line(folder / 'dvsim.log')}")
        return records

    def phases(self, phases, launcher):
        for n, jobs in enumerate(phases):
            if self.interrupted or self.broken:
                self.records += collect.collect(jobs, self.folder / "nowhere")
                continue
            own = plan.renumbered(jobs)
            records = self.dvsim(own, self.folder if n == 0 else self.folder / f"phase{n + 1}", launcher)
            for job, record in zip(jobs, records):
                record["name"] = job.name
            self.records += records
            if n == 0 and len(phases) > 1:
                failed = sum(r["status"] != "pass" for r in records)
                say(f"what the change reaches: {summary.plural(len(records), 'job')}, {failed} failed; now the rest")

    def second(self, launcher):
        """The failures once more with the same seed: those that do not fail so again are flaky."""
        chosen = [] if self.args.no_second_run or self.interrupted or self.broken else collect.to_run_again(self.records)
        if not chosen:
            return
        say(f"{len(chosen)} {'job' if len(chosen) == 1 else 'jobs'} once more, with the same seed")
        jobs = plan.renumbered([plan.Job(r["item"], 0, r["seed"], r["config"], r["regression"], r["again"]) for r in chosen])
        again = dict(zip((r["name"] for r in chosen), self.dvsim(jobs, self.folder / "again", launcher)))
        self.records = [collect.second(r, again[r["name"]]) if r["name"] in again else r for r in self.records]

    def patiently(self, step, *arguments):
        """A step after the jobs that may take minutes: Ctrl-C ends it, and the report follows."""
        try:
            return step(*arguments)
        except KeyboardInterrupt:
            say("interrupted: the report follows")
            self.interrupted = True
            return None

    def report(self, items, base, accepted):
        before, today = self.history.open_failures(), now().date()
        found = buckets.make(self.records, accepted, before, today)
        for bucket in found:
            if not self.args.no_shrink and bucket["state"] != "known" and not self.interrupted:
                self.patiently(cases.find, bucket, self.build, self.folder / "cases", engine.ROOT)
        merged = self.patiently(coverage.merge, self.records, self.state / "coverage.json", engine.ROOT)
        opened = buckets.of_open(self.records, before, self.args.scale)
        passed = [r for r in self.records if r["status"] == "pass"]
        without = [r for r in self.records if r["status"] in buckets.NO_VERDICT]
        run = {"format": 1, "id": self.id, "started": self.begin.isoformat(timespec="seconds"), "commit": engine.git(engine.ROOT, "rev-parse", "HEAD"),
               "rtl_sources": next((r["rtl_sources"] for r in self.records if r.get("rtl_sources")), ""),
               "tools": {"dvsim": launchers.dvsim_version(), "simulator": next((r["simulator"] for r in self.records if r.get("simulator")), "")},
               "items": items, "launcher": self.args.launcher, "seed": base, "scale": self.args.scale, "jobs": len(self.records),
               "passed": len(passed), "failed": len(self.records) - len(passed) - len(without), "without_verdict": len(without),
               "seconds": round((now() - self.begin).total_seconds(), 1), "cpu_seconds": round(sum(r["cpu_seconds"] for r in self.records), 1),
               "instructions": sum(r["instructions"] for r in self.records), "interrupted": int(self.interrupted),
               "exit": INTERNAL if self.broken else buckets.exit_status(found, self.interrupted)}
        self.history.add(run, self.records, found, [s for s, state in opened.items() if state == "fixed"])
        latest = {**run, "jobs": self.records, "buckets": found, "open": opened, "broken": self.broken, "lost": self.lost,
                  "known_unmatched": [row.signature for row in buckets.unmatched(accepted, found)],
                  "coverage": merged or "not merged: interrupted",
                  "trend": [{k: r[k] for k in ("id", "commit_id", "instructions", "cpu_seconds", "jobs", "passed", "failed", "without_verdict")}
                            for r in self.history.trend(items)],
                  "counts": run, "folder": cases.shown(self.folder, engine.ROOT), "known_file": cases.shown(self.args.known.resolve(), engine.ROOT)}
        return latest


def keep(folder):
    """Not more than the last runs stay on the disk; the history keeps their figures."""
    for old in sorted(p for p in folder.iterdir() if p.is_dir())[:-KEPT_RUNS]:
        shutil.rmtree(old, ignore_errors=True)


def write(state, latest):
    for name, text in (("latest.json", json.dumps(latest, indent=1) + "\n"), ("index.html", page.html(latest))):
        part = state / f"{name}.part"
        part.write_text(text, encoding="utf-8")
        os.replace(part, state / name)


def regression(args, build, state):
    accepted = known.read(args.known)
    engine.needs_git()
    history = History(state / "history.sqlite")
    args.scale = scale_of(args, history)
    phases, items, base = planned(args, history)
    if args.list:
        print("\n".join(listing.lines(sum(phases, []), items, history.seconds(args.scale))))
        return 0, ""
    if not any(phases):
        raise NothingToRun("the last run has no failed job" if args.rerun_failed else "nothing to run")
    for name in ("latest.json", "index.html"):  # of an earlier one
        (state / name).unlink(missing_ok=True)
    testplan.write(args.configuration.resolve(), state / "testplan.hjson")
    run = Run(args, build, state, history)
    with launchers.launcher(args.launcher, state, say) as launcher:
        total = sum(map(len, phases))
        say(f"{items}: {summary.plural(total, 'job')}, seed {base}, {launcher.text}, {run.parallel(launcher)} at a time; log {cases.shown(run.folder, engine.ROOT)}/dvsim.log")
        run.phases(phases, launcher)
        run.second(launcher)
    latest = run.report(items, base, accepted)
    write(state, latest)
    keep(state / "runs")
    told = summary.text(latest)
    print(told, flush=True)
    return latest["exit"], told.splitlines()[-1]


def guarded(args, build, state):
    """(exit status, the result in one line)."""
    try:
        return regression(args, build, state)
    except NothingToRun as error:
        status, why = NOTHING, str(error)
    except BadInput as error:
        status, why = BAD_INPUT, str(error)
    except KeyboardInterrupt:
        status, why = INTERRUPTED, "interrupted; there is no report of this run"
    except sqlite3.Error as error:
        status, why = INTERNAL, f"{state / 'history.sqlite'}: {error}; {REMEDY}; what was done is in {state / 'runs'}"
    except (launchers.NoLauncher, engine.NoGit, OSError) as error:
        status, why = INTERNAL, str(error)
    print(f"regress: {why}", file=sys.stderr)
    return status, why


def with_verdict(args, build, state):
    """A regression, and its verdict in the state folder from beginning to end."""
    verdict = verdict_file.Verdict(state, "make regress")
    status, told = guarded(args, build, state)
    ending, code = VERDICTS.get(status, ("internal error", INTERNAL))
    verdict.end(ending, code, told)
    return status


def main():
    try:
        args = options()
    except BadInput as error:
        print(f"regress: {error}", file=sys.stderr)
        verdict_file.refused(sys.argv[1:], "regress", "make regress", BAD_INPUT)
        return BAD_INPUT
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    build = args.build.resolve()
    state = (args.state or build / "regress").resolve()
    try:
        state.mkdir(parents=True, exist_ok=True)
        with open(state / "lock", "w", encoding="ascii") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print(f"regress: another regression runs in {state}", file=sys.stderr)
                return INTERNAL
            return guarded(args, build, state)[0] if args.list else with_verdict(args, build, state)
    except OSError as error:
        print(f"regress: {error}", file=sys.stderr)
        return INTERNAL


if __name__ == "__main__":
    sys.exit(main())
