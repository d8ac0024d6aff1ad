#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Mutants of the definition tables: RTL, model and vectors read them, so lockstep cannot see a row that is wrong.

usage: tables.py [--build DIR] [--seed N] [--count N] [--only TEXT] [--jobs N] [--anew] [--list]

Each mutant is one misreading of a row of rtl/defs (table_operators.py). What comes from outside must catch it, and it is
asked in this order, the cheapest first:

    generator   scripts/gen_*.py refuse the tables, or the C compiler what they make
    vector      an expectation of a vector, judged on the function layer alone (outside.c): no simulator is built
    literal     a unit test of isa/, base/ or function/, which repeat the tables as literals

Writes DIR/mutation/tables.json and prints each that survives. What was run is kept in DIR/mutation/tables.done, and counts as
long as what decided it is the same (tables, sources, and the vector that killed); --anew forgets it. --count: a sample that --seed decides (0: all); --only: those
whose id holds the text. exit: 0 at most 2 % are open, 1 more, or no survivor of all mutants is of a kind, 2 usage,
3 what is compared with fails without a mutant, 4 kinds.tsv is wrong, 5 another run works in DIR/mutation/tables, 130 interrupted: the result has what was done
"""
import argparse
import dataclasses
import fcntl
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parent.parent.parent.parent
sys.path[:0] = [str(ROOT / "scripts"), str(Path(__file__).resolve().parent)]
import kinds
import result
from done import Done, Hashes, Stop
from table_operators import population
from tree_copy import clean_environment

SOURCES = ["cmodel/arith/*.c", "cmodel/function/*.c", "cmodel/rules/*.c",
           *(f"harness/{room}/*.c" for room in ("base", "isa", "texfile", "case", "lowering", "sm4", "tgsi", "vector")),
           "harness/check/golden*.c", "harness/check/stored.c", "harness/check/expect_model.c",
           "tests/faults/mutation/outside.c"]
# Those that the build gives nothing but the tables (test_convert has a table of its own).
LITERALS = ["tests/unit/isa/test_*.c", "tests/unit/base/test_fields.c", "tests/unit/base/test_registers.c",
            "tests/unit/function/test_[!c]*.c"]
# They do not depend on the tables.
PARSER = tuple(f"{name}_{part}" for name in ("vector", "dx", "tgsi") for part in ("parse.tab.c", "parse.tab.h", "lex.yy.c"))
GENERATORS = (("gen_defs.py", True), ("gen_fields.py", True), ("gen_instructions.py", False))
LIBRARIES = ["-lpng", "-lcjson", "-lz", "-lzstd", "-lm", "-lpthread", "-lcmocka"]
HASH = re.compile(rb"(TEX_DEFS_HASH_VALUE) \w+")
TIME_LIMIT = 300  # seconds of one program


def found(patterns):
    return sorted(path for pattern in patterns for path in ROOT.glob(pattern))


def run(command, limit=TIME_LIMIT, **more):
    """(exit status, output); a program that does not end, or dies, has a status that is not 0."""
    try:
        done = subprocess.run(list(map(str, command)), cwd=ROOT, timeout=limit, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True, **more)
    except subprocess.TimeoutExpired:
        return 124, "time is up"
    return done.returncode, done.stdout


def generate(defs, gen):
    """What the tables become; the text of a refusal, or None."""
    gen.mkdir(parents=True, exist_ok=True)
    for script, rules in GENERATORS:
        rc, text = run([sys.executable, f"scripts/{script}", defs, *(["vectors/rules.tsv"] if rules else []), gen])
        if rc:
            return text.strip().splitlines()[-1] if text.strip() else f"{script}: exit status {rc}"
    header = gen / "tex_defs.h"  # the hash of the tables decides nothing here
    header.write_bytes(HASH.sub(rb"\1 0", header.read_bytes()))
    return None


class Place:
    """A folder with generated files, objects made with them, and programs. What its base has made is used again."""

    def __init__(self, folder, parser, base=None):
        self.folder, self.base, self.parser = folder, base, parser
        self.gen, self.defs = folder / "gen", folder / "defs"
        for part in (self.gen, self.defs, folder / "obj"):
            part.mkdir(parents=True, exist_ok=True)
        for name in PARSER:
            (self.gen / name).write_bytes((parser / name).read_bytes())
        self.changed = set()

    def take(self, defs, table=None, text=None):
        """The tables, one of them with another text, and what they become."""
        for path in defs.glob("*.tsv"):
            (self.defs / path.name).write_bytes(path.read_bytes())
        if table:
            (self.defs / table).write_text(text)
        refused = generate(self.defs, self.gen)
        if self.base and not refused:
            self.changed = {path.name for path in self.base.gen.iterdir()
                            if path.read_bytes() != (self.gen / path.name).read_bytes()}
        return refused

    def sources(self):
        return [*found(SOURCES), *(self.gen / name for name in ("tex_defs.c", "tex_isa.c", *PARSER) if name.endswith(".c"))]

    def object_of(self, source):
        inside = source.is_relative_to(self.gen)
        return "obj/" + ("gen_" + source.name if inside else str(source.relative_to(ROOT)).replace("/", "_")) + ".o"

    def stale(self, name, source):
        """Whether an object of the base is not that of these files."""
        needs = (self.base.folder / name).with_suffix(".d").read_text()
        return source.name in self.changed or any(f"/gen/{header}" in needs for header in self.changed)

    def compile(self, source):
        """The path of the object; or what the compiler says, as an error."""
        name = self.object_of(source)
        if self.base and not self.stale(name, source):
            return self.base.folder / name
        target = self.folder / name
        rc, text = run(["gcc", "-std=gnu11", "-O0", "-w", "-Werror=overflow", "-D_GNU_SOURCE", "-I", self.gen, "-Icmodel",
                        "-Iharness", "-Itests/unit", "-MMD", "-MF", target.with_suffix(".d"), "-c", "-o", target, source])
        if rc:
            raise Refused(next((line for line in text.splitlines() if "error" in line), f"gcc: exit status {rc}"))
        return target

    def link(self, name, objects):
        rc, text = run(["gcc", "-o", self.folder / name, *objects, *LIBRARIES])
        if rc:
            raise Refused(next((line for line in text.splitlines() if "undefined" in line or "error" in line), "ld"))
        return self.folder / name


class Refused(Exception):
    """The compiler does not take what the tables became."""


def killed(check, case, ending="mismatch"):
    return {"ending": ending, "check": check, "stage": "", "field": "", "cycle": 0, "cycles_to_detect": 0, "case": case}


def by_vectors(place, objects, vectors):
    rc, text = run([place.link("outside", objects), *vectors])
    if rc == 0:
        return None
    first = text.splitlines()[0] if text.strip() else f"exit status {rc}"
    return killed("vector", first, "mismatch" if rc == 1 else "bad input" if rc == 4 else "internal error")


def by_literals(place, objects, tests):
    needed = [path for path in objects if "outside.c" not in path.name]
    for test in tests:
        rc, text = run([place.link("literal", [place.compile(test), *needed])])
        if rc:
            failed = re.search(r"\] (\w+): Test failed|\[  FAILED  \] (\w+)", text)
            return killed("literal", f"{test.relative_to(ROOT)} {next(filter(None, failed.groups())) if failed else ''}".strip())
    return None


def judge(place, table, change, vectors, tests):
    """Who catches a mutant, or None."""
    refused = place.take(ROOT / "rtl/defs", table.name, table.with_change(change))
    if refused:
        return killed("generator", refused[:200], "bad input")
    try:
        objects = [place.compile(source) for source in place.sources()]
        return by_vectors(place, objects, vectors) or by_literals(place, objects, tests)
    except Refused as why:
        return killed("generator", str(why)[:200], "bad input")


def control(base, vectors, tests):
    """Nothing changed: all must pass."""
    refused = base.take(ROOT / "rtl/defs")
    if refused:
        sys.exit((print(f"tables: the tables as they are: {refused}", file=sys.stderr), 3)[1])
    try:
        objects = [base.compile(source) for source in base.sources()]
        by = by_vectors(base, objects, vectors) or by_literals(base, objects, tests)
    except Refused as why:
        by = killed("compiler", str(why))
    if by:
        sys.exit((print(f"tables: without a mutant: {by['check']} {by['case']}", file=sys.stderr), 3)[1])


def decides():
    """What the end of a mutant depends on, by the names that tables.done has for it."""
    made = [*found(["cmodel/*.h", "cmodel/*/*.h", "harness/*/*.h", "scripts/gen_*.py", "scripts/gen/*.py", "tests/unit/*.h"]),
            *found(SOURCES), *found(LITERALS), ROOT / "vectors/rules.tsv", *found(["rtl/defs/*.tsv"])]
    return {"sources": made, "vectors": found(["vectors/*/*/*.tlv"])}


def decided(by):
    """The names of what decided how a mutant ended."""
    vector = by and re.match(r"vectors/[\w/]+\.tlv", by["case"])
    return ["sources", vector[0]] if vector else ["sources"] if by and by["check"] != "vector" else ["sources", "vectors"]


def run_all(names, mutants, places, vectors, tests, done, stop):
    """Every mutant through the cheap part, as many at a time as there are places."""
    free, begin, ran = Queue(), time.monotonic(), []
    for place in places:
        free.put(place)

    def one(name):
        place = free.get()
        try:
            by = None if stop else judge(place, *mutants[name], vectors, tests)
            if stop:
                return
            change = mutants[name][1]
            done.add(result.Mutant(name, f"rtl/defs/{change.table}", change.line, "", change.what, "killed" if by else "survived",
                                   by or {}, bool(by)), decided(by))
            if not by:
                print(f"# {name}: nothing sees it", flush=True)
        finally:
            free.put(place)
        ran.append(name)
        if len(ran) % 25 == 0:
            left = (time.monotonic() - begin) / len(ran) * (len(names) - len(ran))
            print(f"# {len(ran)} of {len(names)} mutants, some {left:.0f} s to go", flush=True)

    with ThreadPoolExecutor(len(places)) as pool:
        for future in [pool.submit(one, name) for name in names]:
            future.result()


def alone(folder):
    """Two runs in one folder would write each other's objects. The lock lasts as long as the process."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = open(folder / "lock", "a", encoding="ascii")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print(f"tables: another run works in {folder}: wait for its end, or name another folder: --build DIR", file=sys.stderr)
        sys.exit(5)
    return lock


def main():
    parser = argparse.ArgumentParser(description="mutants of the definition tables")
    parser.add_argument("--build", default="build", help="build folder (default build)")
    parser.add_argument("--seed", type=int, default=1, help="which sample (default 1)")
    parser.add_argument("--count", type=int, default=100, help="how many (default 100; 0: all)")
    parser.add_argument("--only", default="", help="those whose id holds this text")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="mutants at a time")
    parser.add_argument("--anew", action="store_true", help="forget what earlier runs found out")
    parser.add_argument("--list", action="store_true", help="print ids and what they change, and run none")
    options = parser.parse_args()
    mutants = population(ROOT / "rtl/defs")
    accepted = kinds.of_side("tables", (named(change) for _, change in mutants.values()))
    names = [name for name in result.stable_order(mutants, options.seed) if options.only in name]
    names = names[:options.count] if options.count else names
    if options.list:
        print("\n".join("\t".join([name, *named(mutants[name][1])[1:], mutants[name][1].what]) for name in names))
        return
    build = (ROOT / options.build).resolve()
    folder, parsed = build / "mutation/tables", build / "gen"
    with alone(folder):
        subprocess.run(["make", "-s", f"BUILD={options.build}", *(f"{options.build}/gen/{name}" for name in PARSER)], cwd=ROOT,
                       env=clean_environment(), check=True)
        stop, done = Stop(), Done(build / "mutation/tables.done", Hashes(decides()), options.anew)
        vectors, tests = [path.relative_to(ROOT) for path in found(["vectors/*/*/*.tlv"])], found(LITERALS)
        unknown = [name for name in names if name not in done.found]
        print(f"# {len(names)} mutants of {len(mutants)}, {len(names) - len(unknown)} known from before", flush=True)
        if unknown:
            base = Place(folder / "base", parsed)
            control(base, vectors, tests)
            places = [Place(folder / f"slot{i}", parsed, base) for i in range(options.jobs)]
            run_all(unknown, mutants, places, vectors, tests, done, stop)
        good = report(options, build, mutants, [done.found[name] for name in names if name in done.found], accepted)
        if stop:
            print(f"tables: interrupted, {sum(name not in done.found for name in names)} are left", file=sys.stderr)
            sys.exit(Stop.INTERRUPTED)
        sys.exit(0 if good else 1)


def named(change):
    """(file, place, operator), as kinds.tsv names them."""
    return f"rtl/defs/{change.table}", change.place, change.operator


def report(options, build, mutants, found_out, accepted):
    """Write the result and tell it; whether few enough are open, and each kind has a survivor."""
    done = [dataclasses.replace(m, **dict(zip(("file", "place", "operator"), named(mutants[m.id][1])))) for m in found_out]
    kinds.judge(done, accepted)
    idle = kinds.idle(accepted, done, len(mutants))
    gcc = run(["gcc", "-dumpfullversion"])[1].strip()
    result.write(build / "mutation/tables.json", "tables", len(mutants), done, options.seed, {"gcc": gcc}, build,
                 idle_kinds=list(map(str, idle)))
    good = not idle and result.few_open(done)
    for m in (m for m in done if m.status == "survived"):
        print(f"# open: {m.id}: {m.what}: nothing from outside sees it")
    for kind in idle:
        print(f"# {kinds.PATH}:{kind.line}: no survivor is of this kind")
    checks = {check: sum(m.by.get("check") == check for m in done) for check in sorted({m.by.get("check", "") for m in done} - {""})}
    told = ", ".join(f"{count} by {check}" for check, count in checks.items())
    print(f"{'ok' if good else 'not ok'} - table mutants: {sum(m.status == 'killed' for m in done)} of {len(done)} killed "
          f"({told}), {sum(m.status == 'kind' for m in done)} of a kind, {sum(m.status == 'survived' for m in done)} open, of {len(mutants)} "
          f"(seed {options.seed})")
    return good


if __name__ == "__main__":
    try:
        main()
    except kinds.BadKind as error:
        print(f"tables: {error}", file=sys.stderr)
        sys.exit(4)
