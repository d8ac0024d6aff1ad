#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Mutation score of the golden model: every mutant of cmodel/ against lockstep, the unit tests, and a proof.

usage: model.py --build DIR [--count N] [--stage S] [--only ID]... [--seed N] [--jobs N] [--again] [--anew] [--no-units]
                [--quick] [--tap]

A mutant runs in lockstep first: the vectors of its stage, all others, random instructions. What that does not notice meets
the unit tests of function and cycle. What is left is compiled alone: an object equal to the original's is a proof that it
is none. What is then of no kind of kinds.tsv is open, listed with file and line; at the end other compilers look for a proof of these.
Result: DIR/mutation/model.json (tests/faults/mutation/result.py).
What was run is kept in DIR/mutation/model.done, and counts as long as what decided it is the same: the program, and the
vector or the unit test that killed; --anew forgets it. --again runs those that survived the last time, --only those that are
named, and both leave the rest of the result as it is. --quick: unit tests before the long run. --tap prints a test a line and writes no result: what survives there is told,
and fails below 95 %. exit: 0 at most 2 % are open, 1 more, or no survivor of all mutants is of a kind, 4 kinds.tsv is wrong,
5 the original itself does not pass, 130 interrupted: the result has what was done
"""
import argparse
import collections
import dataclasses
import functools
import os
import resource
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

sys.dont_write_bytecode = True
import kinds
import model_run
import result
from done import Done, Hashes, Stop

LONG = ("test_cycle_total", "test_cycle_soak", "test_execute_any")  # that the model bears any input: lockstep does more
PLACES, FETCH = ("cmodel/function/address.c", "cmodel/function/address.h"), "bool tex_address_one_word("  # before it stands where a texel is, of stores too
SRGB = "cmodel/arith/srgb.c"
# Functions that another stage calls too: what they say is in its payload first.
SHARED = {("component", "tex_convert_component"): "header", ("derive", "tex_derive_element"): "address", ("decode", "tex_decode_quad"): "lod",
          ("linear", "tex_linear_weights"): "wrap", ("mean", "tex_f32_add"): "load"}
# Files, and a function, whose values cross at no boundary before that of the stage: options and levels of a header, TMML's answer.
LATER = {"header_detail": "lod", "derive": "lod", "tex_level_answer": "texel"}


def consumers(root):
    """By stage: it and those behind its boundaries. The queue of order decides whose answer result takes, and which path goes on.

    What load makes of an atomic store writes.
    """
    behind = collections.defaultdict(set, order={"result", "lod", "query", "surface"}, load={"store"})
    for line in (root / "rtl/defs/boundaries.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            _, _, stage, consumer, *_ = line.split("\t")
            behind[stage] |= {stage, consumer}
    return behind


@functools.cache
def lines_of(file):
    return (result.ROOT / file).read_text().splitlines()


def feeds(m, function):
    """Stages that the changed line hands something to besides those behind.

    What counts an event makes a register of csr; stage convert has the places of texels from the file of address, and header
    border colours from the tables of sRGB. SHARED has those of single functions, LATER what is seen behind the next stage.
    """
    above, lines = lines_of(m.file)[:m.line - 1], lines_of(m.file)[m.line - 1:m.line + 1]
    lines = lines[:1 + lines[0].lstrip().startswith("if ")]
    counts = any("cycle_count(" in line or "report_error(" in line for line in lines)
    places = m.file in PLACES and not any(line.startswith(FETCH) for line in above)
    stem = Path(m.file).stem
    others = {SHARED.get((stem, function)), LATER.get(stem), LATER.get(function)} - {None}
    return {"csr"} if counts else {"convert"} if places else {"header"} if m.file == SRGB else others


def children():
    """Processor seconds of all programs that were waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Session:
    def __init__(self, options):
        self.options, self.build = options, Path(options.build).resolve()
        self.folder = self.build / "mutation/model"
        self.program = self.build / "texlock-model-mutants"
        self.rows = [line.split("\t") for line in (self.folder / "mutants.tsv").read_text().splitlines()]
        self.functions, self.operators = ({row[1]: row[n] for row in self.rows} for n in (4, 5))
        self.vectors = sorted(Path("vectors").rglob("*.tlv"))
        self.tests = sorted(p for p in self.folder.glob("tests/*/test_*") if not p.suffix and p.name not in LONG)
        self.behind, self.compiled = consumers(result.ROOT), model_run.Compiled(self.folder)
        self.kinds, self.stop, self.open = kinds.of_side("model", ((row[2], row[4], row[5]) for row in self.rows)), Stop(), 0
        self.cpu = self.unit_cpu = model_run.PATIENCE * model_run.CPU  # of the original, which says what a mutant may take
        kept = not (options.tap or options.no_units)
        self.done = Done(self.build / "mutation/model.done" if kept else None, Hashes(self.decides()), options.anew)

    def decides(self):
        """What the end of a mutant depends on, by the names that model.done has for it."""
        run = f"{model_run.RANDOM} {model_run.CPU} {self.options.seed}".encode()
        pins = {"check/test_rule_hits": [Path("tests/unit/check/rule_hits.tsv"), *self.vectors],
                "cycle/test_cycle_holds": [Path("tests/unit/cycle/holds.tsv")],
                "function/test_block": [Path("tests/unit/function/blocks.tsv"), Path("tests/modules/block_outside.txt")],
                "function/test_any_payload": [Path("tests/unit/function/any_payload.tsv")], "function/test_convert": [self.build / "oracle/convert.txt"]}
        units = {f"{p.parent.name}/{p.name}": [p, *pins.get(f"{p.parent.name}/{p.name}", ())] for p in self.tests}
        every = [part for name in sorted(units) for part in units[name]]
        return {"program": [self.program], "lockstep": [*self.vectors, run], "units": every,
                **{f"unit:{name}": parts for name, parts in units.items()}}

    def decided(self, m):
        """The names of what decided how a mutant ended."""
        if m.status == "equivalent":
            return ["program"]
        check, case = m.by.get("check", ""), m.by.get("case", "")
        if check.startswith("unit:"):
            return ["program", check]
        if m.by.get("ending") == "internal error" and case == "start":
            return ["program"]  # the self-test, before the first vector
        of_case = [str(path) for path in self.vectors if path.name == case]
        return ["program", *of_case] if of_case else ["program", "lockstep", *([] if m.by else ["units"])]

    def mutant(self, row):
        _, name, file, line, function, _, what = row
        return result.Mutant(id=name, file=file, line=int(line), stage=model_run.stage_of(file, function), what=what)

    def control(self):
        """Nothing selected: all must pass, and what that takes says what a mutant may: a machine can be slow, vectors many.

        A unit test may take what all of them took.
        """
        used = []
        for step in self.steps(0, "", ""):
            before = children()
            if by := step():
                print(f"model: the original does not pass: {by}", file=sys.stderr)
                return False
            used.append(children() - before)
        self.cpu, self.unit_cpu = (max(model_run.CPU, int(n)) for n in (3 * max(used[:2]), used[2]))
        return True

    def units(self, file):
        """The unit tests, those named after the file first, and the dear ones last."""
        stem = Path(file).stem
        dear = ("test_convert", "test_any_payload", *([] if stem.endswith("rules") else ["test_rule_hits"]))
        return [] if self.options.no_units else sorted(self.tests, key=lambda p: (stem not in p.name, p.name in dear, str(p)))

    def judge(self, row):
        """How a mutant ends, before kinds; None if the work was stopped."""
        number, file, m = int(row[0]), row[2], self.mutant(row)
        short, *dear = self.steps(number, file, m.stage)
        by = None if self.stop else short()
        proof = "" if by or self.stop else self.compiled.same(number, self.rows, model_run.LIKELY)
        by = by if by or proof else self.noticed(dear)
        if self.stop:
            return None
        m.status, m.by, m.proof = "killed" if by else "equivalent" if proof else "survived", by or {}, proof
        self.done.add(m, self.decided(m))
        return m

    def prove(self, row):
        """The rest of the compilers, for one that survived."""
        m = self.done.found[row[1]]
        if proof := "" if self.stop else self.compiled.same(int(row[0]), self.rows, model_run.RARE):
            m.status, m.proof = "equivalent", proof
            self.done.add(m, self.decided(m))
            print(f"# not open: {m.id}: {proof}", flush=True)

    def judged(self, m):
        """What is known of a mutant, with what is said of it today: its kind, its stage, and which stages may be named."""
        m = dataclasses.replace(m, stage=model_run.PARTS.get(Path(m.file).stem, m.stage), place=self.functions[m.id], operator=self.operators[m.id])
        if m.status == "killed":
            m.named = m.stage not in result.NO_STAGE and m.by.get("stage") in {m.stage, *self.behind[m.stage], *feeds(m, self.functions[m.id])}
        kinds.judge([m], self.kinds)
        return m

    def steps(self, number, file, stage):
        """What may notice a mutant, the shortest first. Of one that only counts rules the unit tests know most, and cost less."""
        parts = model_run.parts(model_run.ordered(self.vectors, stage), self.options.seed)
        runs = [lambda part=part: model_run.run(self.program, number, *part, self.cpu) for part in parts]
        runs.insert(1 if stage == "rules" or self.options.quick else len(runs), lambda: model_run.unit(self.units(file), number, self.unit_cpu))
        return runs

    def noticed(self, steps):
        return next(filter(None, (step() for step in steps if not self.stop)), None)

    def chosen(self):
        rows = self.rows
        if self.options.stage:
            rows = [r for r in rows if model_run.stage_of(r[2], r[4]) == self.options.stage]
        wanted = set(self.options.only or ())
        if self.options.again:
            wanted |= {m.id for m in self.last().values() if m.status == "survived"}
        if self.options.again or self.options.only:
            rows = [r for r in rows if r[1] in wanted]
        # In the order of the seed: a run that is interrupted is a sample too.
        of = {r[1]: r for r in rows}
        return [of[name] for name in result.stable_order(of, self.options.seed)[:self.options.count]]

    def last(self):
        return {m.id: m for m in result.read(self.build / "mutation/model.json", "model")["mutants"]}

    def is_open(self, name):
        return name in self.done.found and self.judged(self.done.found[name]).status == "survived"

    def run_all(self, rows):
        """Judge those that are not known; open ones and progress are told as they come."""
        begin, said, ran = time.monotonic(), 0, 0
        with ThreadPoolExecutor(self.options.jobs) as pool:
            for future in as_completed({pool.submit(lambda row: None if self.stop else self.judge(row), row) for row in rows}):
                m = future.result()
                ran += m is not None
                if m and self.is_open(m.id):
                    self.open += 1
                    print("" if self.options.tap else f"open {m.id}: {m.what}\n", end="", flush=True)
                if ran and not self.stop and time.monotonic() - said > 20:
                    said = time.monotonic()
                    left = (said - begin) / ran * (len(rows) - ran)
                    print(f"# {ran} of {len(rows)} run, {self.open} open, {said - begin:.0f} s, about {left:.0f} s more", flush=True)
        return ran

    def run(self):
        rows = self.chosen()
        fresh = self.options.again or self.options.only
        unknown = [r for r in rows if fresh or r[1] not in self.done.found]
        print(f"# {len(rows)} mutants of {len(self.rows)}, {len(rows) - len(unknown)} known from before", flush=True)
        ran = self.run_all(unknown)
        with ThreadPoolExecutor(self.options.jobs) as pool:
            list(pool.map(self.prove, [r for r in rows if self.is_open(r[1])]))
        if self.stop:
            print(f"model: interrupted after {ran} of {len(unknown)} mutants", file=sys.stderr)
        known = {r[1]: r for r in self.rows}
        mutants = [self.judged(self.done.found[r[1]]) for r in rows if r[1] in self.done.found]
        if fresh and (self.build / "mutation/model.json").exists():
            kept = [m for m in {**self.last(), **{m.id: m for m in mutants}}.values() if m.id in known]
            mutants = [self.judged(dataclasses.replace(m, stage=self.mutant(known[m.id]).stage)) for m in kept]
        return mutants


def table(mutants, key):
    groups = collections.defaultdict(list)
    for m in mutants:
        groups[key(m)].append(m)
    for name in sorted(groups):
        s = result.score(groups[name])
        share = "-" if s["score"] is None else f"{100 * s['score']:.1f} %"
        print(f"{name:24} {len(groups[name]):6} {s['killed']:7} {s['survived']:6} {s['equivalent']:10} {s['kind']:6} {s['named']:6} {share:>8}")


def report(mutants, population):
    print(f"{'stage':24} {'ran':>6} {'killed':>7} {'open':>6} {'equivalent':>10} {'kind':>6} {'named':>6} {'score':>8}")
    table(mutants, lambda m: m.stage or "(shared)")
    table(mutants, lambda m: "all")
    ways = collections.Counter(m.by["ending"] for m in mutants if m.status == "killed")
    print("killed by: " + ", ".join(f"{way} {n}" for way, n in ways.most_common()) + f"; population {population}")


def tap(mutants):
    share = result.score(mutants)["score"] or 0
    print(f"{'ok' if share >= 0.95 else 'not ok'} - mutation, model: of {len(mutants)} mutants {100 * share:.1f} % are noticed")
    for m in mutants:
        if m.status == "survived":
            print(f"# open {m.id}: {m.what}")
    return share < 0.95


def main():
    parser = argparse.ArgumentParser(description="mutation score of the golden model")
    parser.add_argument("--build", default="build")
    parser.add_argument("--count", type=int, help="how many, a sample that --seed decides (default all)")
    parser.add_argument("--stage", help="mutants of this stage only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--again", action="store_true", help="those that survived the last time")
    parser.add_argument("--anew", action="store_true", help="forget what earlier runs found out")
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
        return Stop.INTERRUPTED if session.stop else tap(mutants)
    tools = {"clang": model_run.version("clang"), "gcc": model_run.version("gcc")}
    idle = kinds.idle(session.kinds, mutants, len(session.rows))
    result.write(session.build / "mutation/model.json", "model", len(session.rows), mutants, options.seed, tools, options.build,
                 idle_kinds=list(map(str, idle)))
    report(mutants, len(session.rows))
    for kind in idle:
        print(f"not ok - mutation, model: {kinds.PATH}:{kind.line}: no survivor is of this kind")
    return Stop.INTERRUPTED if session.stop else 1 if idle or not result.few_open(mutants) else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except kinds.BadKind as error:
        print(f"model: {error}", file=sys.stderr)
        sys.exit(4)
