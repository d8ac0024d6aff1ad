#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Code coverage of all runs: tables, lcov's tracefile, HTML, code.json.

usage: code.py BUILD [--seed N] [--objects DIR] [--runs DIR] [--out DIR] [--exclude FILE] [--no-html] [DIR]...
DIR: the coverage folder of another machine (BUILD/coverage, copied), or any folder with its contents: counts of the RTL
(*.dat) and of the C (c.info). They must come from the same sources.
Writes code.json, code.info, c.info and html/ into OUT, which is BUILD/coverage. --objects: where the counting program was
built, BUILD/coverage/obj; --runs: its counts, BUILD/coverage/runs. exit: 0 done, 1 an exclusion is hit, gone or
ambiguous, 2 usage, 5 something is missing or does not fit
"""
import argparse
import hashlib
import json
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import exclude
import points
import tracefile
from points import KINDS, Unusable

SIDES = {"rtl": "rtl", "cmodel": "model", "harness": "harness"}
SHOWN = 30


def output(*command):
    ran = subprocess.run(command, capture_output=True, text=True)
    return ran.stdout.strip() if ran.returncode == 0 else ""


def sources_of_c():
    """Identity of the C: counts with equal identity can be added."""
    digest = hashlib.sha256()
    for path in sorted(p for folder in ("cmodel", "harness") for p in Path(folder).rglob("*.[ch]")):
        digest.update(f"{path} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return "texlock_" + digest.hexdigest()[:16]


def stage(file):
    """The stage of a file of RTL or model: the longest name of a stage that its name begins with."""
    table = [line.split("\t") for line in Path("rtl/defs/boundaries.tsv").read_text().splitlines() if not line.startswith("#")]
    name = Path(file).stem
    return max((s for row in table for s in row[2:4] if name == s or name.startswith(s + "_")), key=len, default="")


def gather(arguments):
    """The counts of this machine's runs and of all others."""
    sources = output("scripts/rtl_hash.sh", str(arguments.objects))
    title = sources_of_c()
    if not arguments.runs.is_dir():
        raise Unusable(f"{arguments.runs} is missing: make coverage-code runs build/texlock-cov, which writes it")
    files, alone, counts = sorted(arguments.runs.glob("rtl/*.dat")), sorted(arguments.runs.glob("modules/*.dat")), Counter()
    for folder in arguments.merge:
        more, c_info = sorted(folder.rglob("*.dat")), sorted(folder.rglob("c.info"))
        if not more:
            raise Unusable(f"{folder}: holds no counts of the RTL (*.dat)")
        files += [path for path in more if path.parent.name != "modules"]
        alone += [path for path in more if path.parent.name == "modules"]
        for info in c_info:
            counts.update(tracefile.read(info, title))
    if not files:
        raise Unusable(f"{arguments.runs}/rtl holds no counts: did a run of texlock-cov end?")
    if (arguments.runs / "c").is_dir():
        counts.update(points.c(arguments.objects, arguments.runs / "c"))
    tracefile.write(arguments.out / "c.info", counts, title)
    whole = points.rtl(files, sources)
    counts.update(whole)
    counts.update(points.modules(alone, sources, whole))
    return counts, sources


def summary(counts, excluded):
    """code.json's files."""
    files = {}
    for place in sorted(counts, key=lambda p: (p.file, p.line, KINDS.index(p.kind), p.column, p.what)):
        side = SIDES[place.file.split("/")[0]]
        entry = files.setdefault(place.file, {"file": place.file, "side": side, "stage": stage(place.file) if side != "harness" else "",
                                              "kinds": {}, "missed": []})
        kind = entry["kinds"].setdefault(place.kind, {"hit": 0, "total": 0, "excluded": 0})
        if place in excluded:
            kind["excluded"] += 1
            continue
        kind["total"] += 1
        if counts[place]:
            kind["hit"] += 1
        else:
            entry["missed"].append({"line": place.line, "kind": place.kind, "what": place.what})
    return list(files.values())


def cell(kind):
    if not kind["total"]:
        return "-"
    missed = kind["total"] - kind["hit"]
    return f"{kind['hit']}/{kind['total']}" + (f" ({missed} missed)" if missed else "")


def rows(files):
    """The table: a row for each stage of a side, and one for each side."""
    groups = {}
    for file in files:
        names = [(file["side"], "all")]
        if file["side"] != "harness":
            names.append((file["side"], file["stage"] or "(no stage)"))
        for name in names:
            kinds = groups.setdefault(name, {kind: {"hit": 0, "total": 0} for kind in KINDS})
            for kind, n in file["kinds"].items():
                kinds[kind]["hit"] += n["hit"]
                kinds[kind]["total"] += n["total"]
    order = list(SIDES.values())
    return sorted(groups.items(), key=lambda g: (order.index(g[0][0]), g[0][1] == "all", g[0][1]))


def show(files, excluded):
    print(f"{'side':8} {'stage':12} " + " ".join(f"{kind:>24}" for kind in KINDS))
    for (side, name), kinds in rows(files):
        print(f"{side:8} {name:12} " + " ".join(f"{cell(kinds[kind]):>24}" for kind in KINDS))
    missed = [(KINDS.index(m["kind"]), f["side"] == "harness", f["file"], m) for f in files for m in f["missed"] if f["side"] != "harness"]
    missed.sort(key=lambda m: m[:3])
    for _, _, file, m in missed[:SHOWN]:
        print(f"missed: {file}:{m['line']}: {m['kind']} {m['what']}".rstrip())
    if len(missed) > SHOWN:
        print(f"and {len(missed) - SHOWN} more of RTL and model in code.json")
    print(f"{len(excluded)} points are excluded, each with a reason")


def html(out):
    """genhtml's pages. Its second version wrongly takes a line of several blocks for an error."""
    genhtml = shutil.which("genhtml")
    if not genhtml:
        raise Unusable("there is no genhtml: install Debian's lcov, or run make coverage")
    version = output(genhtml, "--version").split()[-1]
    more = ["--ignore-errors", "inconsistent,corrupt,category,unmapped"] if int(version.split(".")[0]) >= 2 else []
    folder = out / "html"
    shutil.rmtree(folder, ignore_errors=True)
    ran = subprocess.run([genhtml, "--quiet", "--branch-coverage", "--title", "texlock", "--output-directory", str(folder), *more,
                          str(out / "code.info")], capture_output=True, text=True)
    if ran.returncode:
        raise Unusable(f"genhtml failed:\n{ran.stderr.strip()}")
    return version


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n")[0])
    parser.add_argument("build", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--objects", type=Path)
    parser.add_argument("--runs", type=Path)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--exclude", type=Path, default=Path(__file__).parent / "exclude.tsv")
    parser.add_argument("--no-html", action="store_true")
    parser.add_argument("merge", type=Path, nargs="*")
    arguments = parser.parse_intermixed_args()
    folder = arguments.build / "coverage"
    arguments.objects = arguments.objects or folder / "obj"
    arguments.runs = arguments.runs or folder / "runs"
    out = arguments.out = arguments.out or folder
    out.mkdir(parents=True, exist_ok=True)
    try:
        counts, sources = gather(arguments)
        excluded, errors = exclude.apply(arguments.exclude, counts, KINDS)
        left = Counter({place: n for place, n in counts.items() if place not in excluded})
        tracefile.write(out / "code.info", left, "texlock")
        files = summary(counts, excluded)
        tools = {"gcc": output("gcc", "-dumpfullversion"),
                 "verilator": (output(str(arguments.objects / "texlock"), "--version").splitlines() or [""])[0]}
        if not arguments.no_html:
            tools["genhtml"] = html(out)
    except (Unusable, OSError) as error:
        sys.exit(print(f"coverage: {error}", file=sys.stderr) or 5)
    report = {"format": 1, "commit": output("git", "rev-parse", "HEAD"), "rtl_sources": sources, "tools": tools,
              "seed": arguments.seed, "errors": errors, "files": files,
              "exclusions": [{"file": p.file, "line": p.line, "kind": p.kind, "what": p.what, "reason": one.reason}
                             for p, one in excluded.items()]}
    (out / "code.json").write_text(json.dumps(report, indent=1) + "\n")
    show(files, excluded)
    print(f"{out}: code.json, code.info" + ("" if arguments.no_html else ", html/index.html"))
    for error in errors:
        print(f"coverage: {error}", file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
