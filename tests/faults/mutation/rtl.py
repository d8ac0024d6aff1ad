#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Mutation score of the RTL: thousands of mutants in one program, each tried in runs of its own.

usage: rtl.py [--build DIR] [--count N] [--seed S] [--stage STAGE]... [--file NAME]... [--only ID]... [--again]
              [--random N] [--jobs N] [--no-proof] [--goal PERCENT]

The mutants that tests/faults/mutation/rtl_mutate.py finds are built into build/texlock-mutants, so many at a time; TEXLOCK_MUTANT
selects one. Each is run over all vectors, those of its own stage first, then over random instructions, until a run does not pass. What no run kills
and is of no kind of kinds.tsv is given to equiv.py: proved equivalent, or open. The control, with none, must pass all of it.

--count N   a sample of N, which --seed decides; the first N of a larger sample are the same
--again     forget what earlier runs found out (DIR/mutation/rtl.done; rtl_done.py says what still holds)
--goal P    fail if less than P percent are killed, proved or of a kind

Ctrl-C leaves the result of what was done. Result: DIR/mutation/rtl.json. exit: 0 the goal is reached, 1 not, or no survivor of
all mutants is of a kind, 2 usage, 4 kinds.tsv is wrong, 130 interrupted
"""
import argparse
import functools
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

sys.dont_write_bytecode = True
sys.path[:0] = [str(Path(__file__).resolve().parent.parent.parent.parent / "scripts"), str(Path(__file__).resolve().parent.parent)]
import engine
import equiv
import kinds
import result
import rtl_done
import rtl_plant
from result import ROOT, Mutant

PATH = {"query": "txq", "surface": "sust", "convert": "sust", "store": "sust"}  # what works on one path alone
FIRST = 24        # vectors in the first run
PART = 1400       # mutants in one program: with all of them a run takes three times as long
MORE_SEEDS = 3    # of random instructions, for what the others leave
POWER_UPS = 24    # other values of what no reset reaches: one bit of a lost reset shows in half of the runs
CRASHES = ("internal error", "no verdict", "time-out")


@functools.cache
def vectors_for(stage):
    """All vectors, those of the stage's path first, of these the shortest first."""
    first = PATH.get(stage, "tld4")
    paths = sorted((ROOT / "vectors").rglob("*.tlv"), key=lambda p: (p.parent.name != first, p.stat().st_size, p.name))
    return [str(path.relative_to(ROOT)) for path in paths]


def runs_for(stage, count):
    """The arguments of the runs that a mutant must survive: short vectors, which most do not, then the others."""
    vectors = vectors_for(stage)
    yield ["run", "--random", str(count // 8), "--seed", "1", *vectors[:FIRST]]
    yield ["run", "--random", str(count), "--seed", "2", *vectors[FIRST:]]


def more_runs(stage, count):
    """For what is neither killed nor proved: a second of each costs as much as most proofs."""
    for n in range(POWER_UPS):  # another vector first each time: it alone meets what the power-up left
        yield ["run", "--seed", str(3 + MORE_SEEDS + n), *vectors_for(stage)[n:n + 2]]
    for seed in range(3, 3 + MORE_SEEDS):
        yield ["random", "--count", str(4 * count), "--seed", str(seed)]


def path_of(planted):
    """The stage by which its runs are ordered."""
    return planted.stage or planted.stages[:1] and planted.stages[0]


class Runner:
    def __init__(self, build, count, sources):
        self.build, self.count = Path(build).resolve(), count
        self.program, self.out = self.build / "texlock-mutants", self.build / "mutation/runs"
        self.stop = threading.Event()
        self.hashes = rtl_done.Hashes(sources)

    def run(self, number, arguments):
        """The verdict of one run with a mutant."""
        out = self.out / str(threading.get_ident())
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        command = [str(self.program), *arguments, "--no-wave", "--one-thread", "--out", str(out)]
        verdict = engine.run(command, out, [number], select="TEXLOCK_MUTANT", apart=True)
        shutil.rmtree(out, ignore_errors=True)
        return verdict

    def runs(self, kind, planted):
        """kind: runs_for or more_runs."""
        return list(kind(path_of(planted), self.count))

    def trial(self, planted, runs, passed=()):
        """(mutant, run): how it ended in these runs, less what it has passed before; None if the work was stopped. run: what
        killed it (rtl_done.until), or else all that it has passed now."""
        mutant = Mutant(planted.id, planted.file, planted.line, planted.stage, planted.what)
        for arguments in self.hashes.left(runs, passed):
            if self.stop.is_set():
                return None
            verdict = self.run(planted.number, arguments)
            if verdict["verdict"] != "mutant passed":
                mutant.status, mutant.by = "killed", result.by_verdict(verdict)
                mutant.named = named(planted, mutant)
                return mutant, rtl_done.until(arguments, mutant.by["case"])
        mutant.status = "survived"
        return mutant, self.hashes.passed(runs, passed)

    def control(self, kind):
        """Every run once with no mutant, by the path that a stage is on. kind: runs_for or more_runs."""
        all_runs = [run for stage in ("", *PATH) for run in kind(stage, self.count)]
        for arguments in {" ".join(run): run for run in all_runs}.values():
            verdict = self.run(0, arguments)
            if verdict["verdict"] != "pass":
                return f"{' '.join(arguments[:5])}...: {verdict['verdict']}"
        return ""


def named(planted, mutant):
    """Whether the failure names a stage that it may."""
    return not planted.stages or mutant.by["stage"] in planted.stages


def progress(done, total, begin, killed, survived):
    spent = time.monotonic() - begin
    left = spent / done * (total - done)
    print(f"# {done} of {total} run: {killed} killed, {survived} not; {spent:.0f} s, about {left:.0f} s more", flush=True)


class Campaign:
    """Mutants in programs of PART of them, one after the other. refused: numbers of those that Verilator does not take."""

    def __init__(self, build, runner, done, texts, jobs):
        self.folder, self.runner, self.done, self.texts, self.jobs = build, runner, done, texts, jobs
        self.refused = set()

    def run(self, mutants, kind):
        """Try those of these mutants that have not been. kind: runs_for or more_runs. False if the control does not pass."""
        runs = functools.partial(self.runner.runs, kind)
        unknown = [m for m in mutants if m.number not in self.refused and self.done.wants(m.id, runs(m))]
        begin, counts = time.monotonic(), {"killed": 0, "survived": 0}
        for at in range(0, len(unknown), PART):
            if self.runner.stop.is_set() or not self.build(unknown[at:at + PART], kind):
                break
            self.part(unknown, at, runs, begin, counts)
        else:
            return True
        return self.runner.stop.is_set()

    def build(self, part, kind):
        print(f"# building a program of {len(part)} mutants", flush=True)
        try:
            self.refused |= rtl_plant.build(self.folder, Path(self.folder) / "mutation/rtl", part, self.texts, self.jobs)
        except SystemExit:
            if self.runner.stop.wait(1):  # the signal ended the compiler
                return False
            raise
        wrong = self.runner.control(kind)
        print(f"{'not ok' if wrong else 'ok'} - mutation: the control, with no mutant, passes{': ' + wrong if wrong else ''}", flush=True)
        return not wrong

    def part(self, unknown, at, runs, begin, counts):
        said = time.monotonic()
        part = [m for m in unknown[at:at + PART] if m.number not in self.refused]
        with ThreadPoolExecutor(self.jobs) as pool:
            trials = [pool.submit(self.runner.trial, m, runs(m), self.done.passed.get(m.id, ())) for m in part]
            for n, future in enumerate(as_completed(trials), at + 1):
                if future.result() is None:
                    continue
                mutant, run = future.result()
                self.done.add(mutant, run)
                counts[mutant.status] += 1
                if time.monotonic() - said > 20 and not self.runner.stop.is_set():
                    said = time.monotonic()
                    progress(n, len(unknown), begin, *counts.values())


def table(mutants):
    """Score by stage, by check."""
    for title, key in (("stage", lambda m: m.stage or "shared"), ("check", lambda m: m.by.get("check", "-").split(" of ")[0]
                                                                  if m.status == "killed" else "-")):
        print(f"# {title:28} killed open equivalent kind unbuilt  named")
        for name in sorted({key(m) for m in mutants}):
            row = result.score([m for m in mutants if key(m) == name])
            print(f"# {name:28} {row['killed']:6} {row['survived']:4} {row['equivalent']:10} {row['kind']:4} {row['unbuilt']:7} {row['named']:6}")


def choose(mutants, options):
    """Those that are asked for."""
    ids = set(result.stable_order([m.id for m in mutants], options.seed)[:options.count] if options.count else [m.id for m in mutants])
    if options.only:
        ids = set(options.only)
        unknown = ids - {m.id for m in mutants}
        if unknown:
            sys.exit(f"rtl.py: no mutant {', '.join(sorted(unknown))}: tests/faults/mutation/rtl_mutate.py --list")
    chosen = [m for m in mutants if (not options.stage or m.stage in options.stage or set(m.stages) & set(options.stage))
              and (not options.file or Path(m.file).stem in options.file)]
    if options.count and (options.stage or options.file):  # a sample of these
        ids = set(result.stable_order([m.id for m in chosen], options.seed)[:options.count])
    chosen = [m for m in chosen if m.id in ids]
    order = {name: n for n, name in enumerate(result.stable_order([m.id for m in chosen], options.seed))}
    return sorted(chosen, key=lambda m: order[m.id])


def where(found, by_id):
    """The place and operator of each, by which kinds.tsv knows it."""
    for m in found:
        _, m.place, m.operator = by_id[m.id].named()


def with_the_rest(path, build, found):
    """Of a result of this very commit and RTL what was not asked for stays as it is."""
    try:
        last = result.read(path, "rtl")
    except result.Missing:
        return found
    if (last["commit"], last["rtl_sources"]) != (result.commit(), result.sources(build)):
        return found
    return list({m.id: m for m in [*last["mutants"], *found]}.values())


def versions():
    made = subprocess.run(["verilator", "--version"], capture_output=True, text=True)
    yosys = subprocess.run(["yosys", "-V"], capture_output=True, text=True)
    return {"verilator": made.stdout.strip(), "yosys": yosys.stdout.strip()}


def parse():
    parser = argparse.ArgumentParser(description="mutation score of the RTL")
    parser.add_argument("--build", default="build")
    parser.add_argument("--count", type=int, default=0, help="a sample of so many (default: all)")
    parser.add_argument("--seed", default="1", help="decides the sample and the order (default 1)")
    parser.add_argument("--stage", action="append", help="of this stage only")
    parser.add_argument("--file", action="append", help="of this file of rtl/ only, without its ending")
    parser.add_argument("--only", action="append", metavar="ID", help="this one only")
    parser.add_argument("--again", action="store_true", help="run those too that have been run")
    parser.add_argument("--random", type=int, default=400, help="random instructions after the vectors (default 400)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--no-proof", action="store_true", help="leave those that survive unproved")
    parser.add_argument("--goal", type=float, default=100.0 - result.OPEN, help="percent that must be killed, proved or of a kind (default %(default)g)")
    return parser.parse_args()


def main():
    options = parse()
    folder = Path(options.build) / "mutation"
    folder.mkdir(parents=True, exist_ok=True)
    mutants, texts = rtl_plant.population(options.build)
    chosen = choose(mutants, options)
    if not chosen:
        sys.exit("rtl.py: no mutant there")
    accepted = kinds.of_side("rtl", (m.named() for m in mutants))
    print(f"# {len(mutants)} mutants known, {len(chosen)} asked for", flush=True)
    runner = Runner(options.build, options.random, rtl_done.source_key(options.build))
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: runner.stop.set())
    done = rtl_done.Done(folder / "rtl.done", runner.hashes, rtl_done.proof_key(options.build), options.again)
    campaign = Campaign(options.build, runner, done, texts, options.jobs)
    if not campaign.run(chosen, runs_for):
        return 1
    found = [done.found[m.id] for m in chosen if m.id in done.found]
    found += [Mutant(m.id, m.file, m.line, m.stage, m.what, "unbuilt") for m in chosen if m.number in campaign.refused]
    by_id = {m.id: m for m in chosen}
    where(found, by_id)
    kinds.judge(found, accepted)
    if not options.no_proof:
        equiv.judge(options.build, by_id, texts, [m for m in found if m.status == "survived"], options.jobs, done, runner.stop)
        if not campaign.run([by_id[m.id] for m in found if m.status == "survived"], more_runs):
            return 1
        found = [done.found[m.id] if done.found.get(m.id, m).status == "killed" else m for m in found]
    for m in found:
        m.named = m.status == "killed" and named(by_id[m.id], m)
    kept = with_the_rest(folder / "rtl.json", options.build, found) if options.only else found
    where(kept, {m.id: m for m in mutants})
    kinds.judge(kept, accepted)
    idle = kinds.idle(accepted, kept, len(mutants))
    result.write(folder / "rtl.json", "rtl", len(mutants), kept, options.seed, versions(), options.build, idle_kinds=list(map(str, idle)))
    table(found)
    for m in (m for m in found if m.status == "survived"):
        print(f"# open: {m.id}: {m.what}" + (f" ({m.wave})" if m.wave else ""))
    for kind in idle:
        print(f"not ok - mutation: {kinds.PATH}:{kind.line}: no survivor is of this kind")
    crashes = sum(m.by.get("ending") in CRASHES for m in found)
    counts = result.score(found)
    good = result.few_open(found, 100 - options.goal)
    print(f"# {folder}/rtl.json; ended by a crash or the time limit: {crashes}; killed by another stage's name: "
          f"{counts['killed'] - counts['named']}")
    print(f"{'ok' if good else 'not ok'} - mutation: {counts['survived']} of {len(found)} mutants of the RTL are open, at most "
          f"{100 - options.goal:g} % may be")
    return 130 if runner.stop.is_set() else 0 if good and not idle else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except kinds.BadKind as error:
        print(f"rtl.py: {error}", file=sys.stderr)
        sys.exit(4)
