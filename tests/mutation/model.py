#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Mutation score of the golden model: every mutant of cmodel/ against lockstep, the unit tests, and a proof.

usage: model.py --build DIR [--count N] [--stage S] [--only ID]... [--seed N] [--jobs N] [--again] [--no-units] [--quick]
                [--tap]

A mutant runs in lockstep first: the vectors of its stage, all others, random instructions. What that does not notice meets
the unit tests of function and cycle. What is left is compiled alone: an object equal to the original's is a proof that it
is none. The rest are holes, listed with file and line. Result: DIR/mutation/model.json (tests/mutation/result.py).
--again runs those that survived the last time, --only those that are named, and both leave the rest of the result as it
is. --quick: unit tests before the long run. --tap prints a test a line and writes no result: what survives there is told,
and fails below 90 %. exit: 0 no holes, 1 holes, 5 the original itself does not pass
"""
import argparse
import collections
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
import model_run
import model_waived
import result

LONG = ("test_cycle_total", "test_cycle_soak", "test_execute_any")  # that the model bears any input: lockstep does more
SHARED = ("real", "stage", "execute", "pipeline", "pipe", "cycle", "line_cache", "tex_model")
PARTS = {"decode_sust": "decode", "derive": "header", "cache_data": "cache", "cache_tags": "cache", "axi": "axi", "order": "order",
         "store_state": "store"}


def stage_of(file, function):
    """The stage that a mutant is part of, "" where several share it."""
    name = Path(file).stem
    if name.endswith("rules"):
        return "rules"  # which rule decided: part of no stage
    if name in SHARED:
        return ""
    if file.endswith("cycle/bind.c"):
        return "header" if "header" in function else "bind" if "bind" in function else ""
    return PARTS.get(name, name)


def consumers(root):
    """By stage: it and those behind its boundaries."""
    behind = collections.defaultdict(set)
    for line in (root / "rtl/defs/boundaries.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            _, _, stage, consumer, *_ = line.split("\t")
            behind[stage] |= {stage, consumer}
    return behind


class Session:
    def __init__(self, options):
        self.options, self.build = options, Path(options.build).resolve()
        self.folder = self.build / "mutation/model"
        self.program = self.build / "texlock-model-mutants"
        self.rows = [line.split("\t") for line in (self.folder / "mutants.tsv").read_text().splitlines()]
        self.vectors = sorted(Path("vectors").glob("*/*.tlv"))
        self.tests = sorted(p for p in self.folder.glob("tests/*/test_*") if not p.suffix and p.name not in LONG)
        self.behind, self.compiled = consumers(result.ROOT), model_run.Compiled(self.folder)
        self.waivers, self.begin, self.done = model_waived.load(), time.monotonic(), 0

    def mutant(self, row):
        _, name, file, line, function, _, what = row
        return result.Mutant(id=name, file=file, line=int(line), stage=stage_of(file, function), what=what)

    def control(self):
        """Nothing selected: all must pass."""
        if by := self.checks(0, "", ""):
            print(f"model: the original does not pass: {by}", file=sys.stderr)
            return False
        return True

    def units(self, file):
        """The unit tests, those named after the file first."""
        stem = Path(file).stem
        return [] if self.options.no_units else sorted(self.tests, key=lambda p: (stem not in p.name, str(p)))

    def judge(self, row):
        number, file, m = int(row[0]), row[2], self.mutant(row)
        by = self.checks(number, file, m.stage)
        if by:
            m.status, m.by = "killed", by
            m.named = result.ends_named(m.stage, self.behind[m.stage] if m.stage else set(), by)
        elif proof := self.compiled.same(number, self.rows):
            m.status, m.proof = "equivalent", proof
        elif waiver := self.waivers.get((file, row[4], m.what)):
            m.status, m.proof = waiver
        else:
            m.status = "survived"
            print(f"{'# ' if self.options.tap else ''}hole {m.id}: {m.what}", flush=True)
        self.progress()
        return m

    def checks(self, number, file, stage):
        """What notices a mutant. Of one that only counts rules the unit tests know most, and cost less."""
        parts = model_run.parts(model_run.ordered(self.vectors, stage), self.options.seed)
        runs = [lambda part=part: model_run.run(self.program, number, *part) for part in parts]
        runs.insert(1 if stage == "rules" or self.options.quick else len(runs), lambda: model_run.unit(self.units(file), number))
        return next(filter(None, (run() for run in runs)), None)

    def progress(self):
        self.done += 1
        spent = time.monotonic() - self.begin
        if self.done % 50 == 0:
            left = spent / self.done * (self.count - self.done)
            print(f"model: {self.done} of {self.count} mutants, {spent:.0f} s, about {left:.0f} s left", flush=True)

    def chosen(self):
        rows = self.rows
        if self.options.stage:
            rows = [r for r in rows if stage_of(r[2], r[4]) == self.options.stage]
        wanted = set(self.options.only or ())
        if self.options.again:
            wanted |= {m.id for m in self.last().values() if m.status == "survived"}
        if self.options.again or self.options.only:
            rows = [r for r in rows if r[1] in wanted]
        # In the order of the seed: a run that is interrupted is a sample too.
        of = {r[1]: r for r in rows}
        rows = [of[name] for name in result.stable_order(of, self.options.seed)[:self.options.count]]
        self.count = len(rows)
        return rows

    def last(self):
        return {m.id: m for m in result.read(self.build / "mutation/model.json", "model")["mutants"]}

    def run(self):
        rows, ran = self.chosen(), []
        with ThreadPoolExecutor(self.options.jobs) as pool:
            work = [pool.submit(self.judge, row) for row in rows]
            try:
                ran = [w.result() for w in work]
            except KeyboardInterrupt:
                for w in work:
                    w.cancel()
                ran = [w.result() for w in work if w.done() and not w.cancelled()]
                print(f"model: interrupted after {len(ran)} mutants", file=sys.stderr)
        if self.options.again or (self.options.only and (self.build / "mutation/model.json").exists()):
            known = {row[1] for row in self.rows}
            ran = [m for m in {**self.last(), **{m.id: m for m in ran}}.values() if m.id in known]
        return ran


def table(mutants, key):
    groups = collections.defaultdict(list)
    for m in mutants:
        groups[key(m)].append(m)
    for name in sorted(groups):
        s = result.score(groups[name])
        share = "-" if s["score"] is None else f"{100 * s['score']:.1f} %"
        print(f"{name:24} {len(groups[name]):6} {s['killed']:7} {s['survived']:8} {s['equivalent']:10} {s['waived']:6} {s['named']:6} {share:>8}")


def report(mutants, population):
    print(f"{'stage':24} {'ran':>6} {'killed':>7} {'survived':>8} {'equivalent':>10} {'waived':>6} {'named':>6} {'score':>8}")
    table(mutants, lambda m: m.stage or "(shared)")
    table(mutants, lambda m: "all")
    ways = collections.Counter(m.by["ending"] for m in mutants if m.status == "killed")
    print("killed by: " + ", ".join(f"{way} {n}" for way, n in ways.most_common()) + f"; population {population}")


def tap(mutants):
    share = result.score(mutants)["score"] or 0
    print(f"{'ok' if share >= 0.9 else 'not ok'} - mutation, model: of {len(mutants)} mutants {100 * share:.1f} % are noticed")
    return share < 0.9


def tap(mutants):
    share = result.score(mutants)["score"] or 0
    print(f"{'ok' if share >= 0.95 else 'not ok'} - mutation, model: of {len(mutants)} mutants {100 * share:.1f} % are noticed")
    for m in mutants:
        if m.status == "survived":
            print(f"# hole {m.id}: {m.what}")
    return share < 0.95


def main():
    parser = argparse.ArgumentParser(description="mutation score of the golden model")
    parser.add_argument("--build", default="build")
    parser.add_argument("--count", type=int, help="how many, a sample that --seed decides (default all)")
    parser.add_argument("--stage", help="mutants of this stage only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--again", action="store_true", help="those that survived the last time")
    parser.add_argument("--only", action="append", metavar="ID", help="this mutant")
    parser.add_argument("--quick", action="store_true", help="unit tests before the long run of lockstep")
    parser.add_argument("--tap", action="store_true", help="a sample as tests of the suite")
    parser.add_argument("--no-units", action="store_true", help="lockstep alone")
    options = parser.parse_args()
    os.chdir(result.ROOT)
    session = Session(options)
    if not session.control():
        return 5
    mutants = session.run()
    if options.tap:
        return tap(mutants)
    tools = {"clang": model_run.version("clang"), "gcc": model_run.version("gcc")}
    result.write(session.build / "mutation/model.json", "model", len(session.rows), mutants, options.seed, tools, options.build)
    report(mutants, len(session.rows))
    return 1 if any(m.status == "survived" for m in mutants) else 0


if __name__ == "__main__":
    sys.exit(main())
