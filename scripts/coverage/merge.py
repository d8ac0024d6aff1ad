#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Merge the functional coverage of runs.

usage: merge.py [-o FILE] [--holes N] [--complete] [--sizes] RUN...

RUN is a coverage.json of a run, a merged one, or a folder that is searched for coverage.json. Counts are added; a run that is
given twice counts once. Runs of other tables (vectors/cover) or of other RTL sources are refused. With --sizes they may be of units
of other sizes (rtl/defs/params.tsv): each counts full where its own queue is full; points and bins must still be the
same, except that an occupancy may lack bins that its size lacks, and the merged file names every unit. Prints the holes
first: point, bin, rules. -o writes the merged file. Files that were merged at other commits, of the same RTL and
tables, are added: the sum's commit is "mixed", and commits names them.
exit: 0 merged, 1 an illegal bin was hit, or with --complete a bin that is not waived was not, 2 usage, 4 bad input
"""
import argparse
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

MIXED = "mixed"
REMEDY = "run it again, or leave it out; `make coverage` makes all of them"


def refuse(text):
    print(f"merge: {text}", file=sys.stderr)
    sys.exit(4)


def files_of(paths):
    for path in paths:
        found = sorted(path.rglob("coverage.json")) if path.is_dir() else [path]
        if not found:
            refuse(f"{path}: expected a coverage.json in this folder; `build/texlock run --out {path} FILE...` writes one")
        yield from found


def read(path):
    """One file, and the names of the runs in it."""
    try:
        data = path.read_bytes()
        one = json.loads(data)
        if one["texlock"] != "coverage" or one["format"] != 1:
            refuse(f"{path}: expected \"texlock\": \"coverage\" of format 1")
        for p in one["points"]:
            for b in p["bins"]:
                b["hits"] = int(b["hits"])
        return one, one.get("of") or [hashlib.sha256(data).hexdigest()]
    except OSError as error:
        refuse(f"{path}: {error.strerror}")
    except (ValueError, KeyError, TypeError) as error:
        refuse(f"{path}: no coverage of a run: {error!r}")


def points_of(one):
    """The meaning of a count, except sizes."""
    def bins_of(point):
        return [] if point["kind"] == "occupancy" else [[b[key] for key in ("name", "goal", "illegal", "waived")] for b in point["bins"]]
    return [[p.get(key) for key in ("name", "kind", "boundary", "fields", "rules", "text")] + bins_of(p) for p in one["points"]]


def units_of(one):
    """[RTL sources, tables] of each unit that was counted."""
    return one.get("units") or [[one["rtl_sources"], one["tables"]]]


def same_points(path, first, one):
    mine, other = points_of(first), points_of(one)
    if mine != other:
        n = next((n for n, (a, b) in enumerate(zip(mine, other)) if a != b), min(len(mine), len(other)))
        found = other[n][0] if n < len(other) else "none"
        refuse(f"{path}: point {n + 1} is {found}, and not what it is in the first file: units of other sizes have the same points and "
               f"bins; {REMEDY}")


def same_meaning(path, first, one):
    if len(units_of(one)) > 1 or len(units_of(first)) > 1:
        refuse(f"{path}: units of several sizes are in it or in an earlier file: expected --sizes")
    for name, what in (("tables", "cover points (vectors/cover)"), ("rtl_sources", "RTL sources")):
        if one[name] != first[name]:
            refuse(f"{path}: counted for other {what} than the first file: {name} {one[name]}, expected {first[name]}; {REMEDY}")


def add(total, one):
    for p, q in zip(total["points"], one["points"]):
        mine = {b["name"]: b for b in p["bins"]}
        for c in q["bins"]:
            if c["name"] in mine:
                mine[c["name"]]["hits"] += c["hits"]
            else:  # of a unit of another size
                p["bins"].append(c)
    total["tools"].update(one["tools"])


def merge(paths, sizes=False):
    """The sum of all runs, each once; how many were left out as they were there already."""
    total, seen, twice = None, set(), 0
    for path in files_of(paths):
        one, runs = read(path)
        if total:
            (same_points if sizes else same_meaning)(path, total, one)
        if seen & set(runs):
            if not set(runs) <= seen:
                refuse(f"{path}: some of its {len(runs)} runs were counted already, some were not: expected each run in one file")
            twice += 1
            continue
        seen |= set(runs)
        if total:
            add(total, one)
        else:
            total, seeds, units, commits = one, set(), [], set()
        commits |= commits_of(one)
        units += [unit for unit in units_of(one) if unit not in units]
        seeds |= set(one.get("seeds") or [one["seed"]])
    if len(units) > 1:
        total["units"] = sorted(units)
    total.pop("commits", None)
    if len(commits) > 1:
        total["commits"] = sorted(commits)
    total.update(runs=len(seen), of=sorted(seen), seeds=sorted(seeds), seed=min(seeds), commit=MIXED if len(commits) > 1 else min(commits))
    return total, twice


def commits_of(one):
    """Where it was counted. The program knows no commit: a run is taken for one of this tree, whose tables and RTL it must have."""
    return set(one.get("commits") or [one.get("commit") or commit()])


def commit():
    root = Path(__file__).resolve().parent
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return done.stdout.strip()


def bins(total):
    return ((p, b) for p in total["points"] for b in p["bins"])


def holes(total):
    """Bins that need to be hit and were not, and those that must not be and were."""
    missed = [(p, b) for p, b in bins(total) if b["hits"] < b["goal"] and not b["illegal"] and not b["waived"]]
    wrong = [(p, b) for p, b in bins(total) if b["hits"] and b["illegal"]]
    return missed, wrong


def tell(total, most):
    missed, wrong = holes(total)
    for p, b in wrong:
        print(f"ILLEGAL  {p['name']:<28} {b['name']:<40} hit {b['hits']} times")
    for p, b in missed[:most]:
        print(f"hole     {p['name']:<28} {b['name']:<40} {','.join(p['rules'])}")
    if len(missed) > most:
        print(f"         and {len(missed) - most} more holes")
    stale = sum(1 for p, b in bins(total) if b["hits"] and b["waived"])
    if stale and len({tables for _, tables in units_of(total)}) == 1:  # the rows are about the usual sizes
        print(f"{stale} waived bins were hit: their rows of vectors/cover/waived.tsv are wrong")
        for p, b in bins(total):
            if b["hits"] and b["waived"]:
                print(f"waived   {p['name']:<28} {b['name']:<40} hit {b['hits']} times")
    if "commits" in total:
        print(f"counted at {len(total['commits'])} commits, whose RTL and cover points are the same: {', '.join(total['commits'])}")
    goals = sum(1 for p, b in bins(total) if not b["illegal"] and not b["waived"])
    waived = sum(1 for p, b in bins(total) if b["waived"])
    with_holes = len({p["name"] for p, _ in missed})
    print(f"functional coverage: {goals - len(missed)} of {goals} bins, {waived} waived; {with_holes} of "
          f"{len(total['points'])} points have holes; {total['runs']} run{'s' if total['runs'] > 1 else ''}")
    return missed, wrong


def write(total, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    part.write_text(json.dumps(total, indent=1) + "\n")
    os.replace(part, path)


def main():
    parser = argparse.ArgumentParser(description="merge the functional coverage of runs")
    parser.add_argument("runs", nargs="+", type=Path, metavar="RUN", help="coverage.json, or a folder that has some")
    parser.add_argument("-o", "--output", type=Path, help="write the sum")
    parser.add_argument("--holes", type=int, default=60, help="print so many holes (60)")
    parser.add_argument("--complete", action="store_true", help="exit 1 if there is a hole")
    parser.add_argument("--sizes", action="store_true", help="units of other sizes too")
    options = parser.parse_args()
    total, twice = merge(options.runs, options.sizes)
    if twice:
        print(f"{twice} file{'s' if twice > 1 else ''} left out: counted already")
    if options.output:
        write(total, options.output)
    missed, wrong = tell(total, options.holes)
    return 1 if wrong or (options.complete and missed) else 0


if __name__ == "__main__":
    sys.exit(main())
