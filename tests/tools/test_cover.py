#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Cover tables that are refused, and coverage of runs that is merged. usage: test_cover.py

Prints a TAP line a test. exit: 0 all passed, 1 not
"""
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
GOOD = "p\tbins\theader\top.opcode\t-\tcodes\t-\t-\tx"
# A row, and what is said of it.
REFUSED = [
    ("p\tbins\theader", "expected 9 columns, found 3"),
    ("p\tbin\theader\top.opcode\t-\tcodes\t-\t-\tx", "kind 'bin', expected one of bins, cross, transition, stall"),
    ("p\tbins\thead\top.opcode\t-\tcodes\t-\t-\tx", "no boundary 'head' in boundaries.tsv"),
    ("p\tbins\theader\topcode\t-\tcodes\t-\t-\tx", "field 'opcode': boundary header shows none of that name"),
    ("p\tbins\theader\ttoff\t-\tcodes\t-\t-\tx", "field 'toff': boundary header shows none of that name"),
    ("p\tbins\theader\tfmt.source\t-\tcodes\t-\t-\tx", "field 'fmt.source': it has 4 elements"),
    ("p\tbins\theader\tfmt.source[4]\t-\tcodes\t-\t-\tx", "field 'fmt.source[4]': it has 4 elements"),
    ("p\tbins\theader\tlevel{4:0}\t-\teach\t-\t-\tx", "field 'level{4:0}': it has 4 bits"),
    ("p\tbins\tdecode\theader:level\t-\teach\t-\t-\tx", "no thread crosses header before decode"),
    ("p\tbins\tquery\tcoord:ptp\t-\teach\t-\t-\tx", "no thread crosses coord before query"),
    ("p\tbins\theader\tlevel\t-\tcodes\t-\t-\tx", "bins 'codes' do not fit level (4 bits, kind u, no enumeration)"),
    ("p\tbins\theader\tlevel\t-\t1..16\t-\t-\tx", "bin '1..16' of level: expected values from 0 to 15"),
    ("p\tbins\theader\tlevel\t-\t1..3,3..5\t-\t-\tx", "bins of level overlap at 3"),
    ("p\tbins\theader\tlevel\t-\tlow=1,low=2\t-\t-\tx", "bin 'low' of level is there twice"),
    ("p\tbins\theader\top.opcode\t-\tTOY\t-\t-\tx", "bin 'TOY' of op.opcode: expected NAME=LOW..HIGH"),
    ("p\tbins\theader\tgeom.width\t-\tsign\t-\t-\tx", "bins 'sign' do not fit geom.width"),
    ("p\tbins\theader\top.opcode\top.opcode=TOY\tcodes\t-\t-\tx", "condition 'op.opcode=TOY': expected codes or numbers"),
    ("p\tbins\theader\top.opcode\tlevel\tcodes\t-\t-\tx", "condition 'level': expected FIELD=VALUE"),
    ("p\tcross\theader\top.opcode,level\t-\tcodes\t-\t-\tx", "2 fields and 1 lists of bins"),
    ("p\tbins\theader\top.opcode,level\t-\tcodes x each\t-\t-\tx", "kind bins has 2 fields; expected one"),
    ("p\tbins\theader\top.opcode\t-\tcodes\tTOY\t-\tx", "illegal 'TOY': no bin of p is called so"),
    ("p\tbins\tissue\tphase\t-\tcodes\tP\t-\tx", "boundary issue is driven by the environment: none of its bins can be illegal"),
    ("p\tbins\theader\top.opcode\t-\tcodes\t-\tR-NONE\tx", "no rule 'R-NONE' in rules.tsv"),
    ("p\tstall\tfill\t-\t-\t-\t-\t-\tx", "boundary fill has no ready"),
    ("p\toccupancy\theader\tout filter\t-\tMANY\t-\t-\tx", "capacity 'MANY': expected a number or names of params.tsv"),
    ("p\toccupancy\tfill\teach index\t-\t200\t-\t-\tx", "capacity 200: index has 128 values"),
    ("p\toccupancy\tfill\tindex\t-\t64\t-\t-\tx", "fields 'index': expected 'out BOUNDARY,...', 'out paths', 'by FIELD"),
    ("p\toccupancy\taxi_aw\tby id AXI_ID_STORE STORE_IDS out axi_b\t-\t4\t-\t-\tx", "fields 'by id AXI_ID_STORE STORE_IDS out axi_b': expected"),
    ("p\toccupancy\taxi_aw\tby id 9 STORE_IDS*2 out axi_b.id\t-\t4\t-\t-\tx", "queues '9 STORE_IDS*2': expected the first value of id"),
    ("p\toccupancy\taxi_aw\tby id 8 4 out axi_b.line\t-\t4\t-\t-\tx", "field 'line': boundary axi_b shows none of that name"),
    ("p\toccupancy\theader\tout filter\t-\tL1_FIFO/3\t-\t-\tx", "capacity 'L1_FIFO/3': expected a number"),
    (f"{GOOD}\n{GOOD}", "point p is there already (a.tsv:1)"),
]
WAIVED = [("q\tNONE\tx", "'q' has no bin 'NONE'"), ("p\tNONE\t ", "expected a reason"), ("p\tTOY\tx", "'p' has no bin 'TOY'"),
          ("p\tNONE\tx\np\tN*\tx", "bin NONE of p is waived already: x")]
failed = 0


def test(name, good, shown=""):
    global failed
    failed += not good
    print(f"{'ok' if good else 'not ok'} - cover: {name}" + ("" if good else f"\n# {shown}"))


def run(script, *arguments):
    done = subprocess.run([sys.executable, "-B", ROOT / "scripts" / script, *arguments], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, cwd=ROOT)
    return done.returncode, done.stdout


def generate(folder, rows, waived=None):
    tables = folder / "tables"
    shutil.rmtree(tables, ignore_errors=True)
    tables.mkdir()
    (tables / "a.tsv").write_text(rows + "\n")
    if waived:
        (tables / "waived.tsv").write_text(waived + "\n")
    return run("gen_cover.py", "rtl/defs", "vectors/rules.tsv", tables, folder / "out")


def tables_refused(folder):
    status, shown = run("gen_cover.py", "rtl/defs", "vectors/rules.tsv", folder / "none", folder / "out")
    test("refused: a folder without tables", status != 0 and "none: no cover point; expected tables" in shown, shown)
    for rows, text in REFUSED:
        status, shown = generate(folder, rows)
        test(f"refused: {text[:60]}", status != 0 and f"a.tsv:{1 + rows.count(chr(10))}: " in shown and text in shown, shown)
    for waived, text in WAIVED:
        status, shown = generate(folder, GOOD, waived)
        test(f"waiver refused: {text}", status != 0 and f"waived.tsv:{1 + waived.count(chr(10))}: " in shown and text in shown, shown)


def by_parameters(folder):
    """Bins of what holds something follow rtl/defs/params.tsv."""
    defs = folder / "defs"
    shutil.copytree(ROOT / "rtl/defs", defs)
    changed = {"L1_IDS": "2", "L1_OUTSTANDING": "6", "STORE_OUTSTANDING": "1", "CONST_ENTRIES": "1"}
    rows = [line.split("\t") for line in (defs / "params.tsv").read_text().splitlines()]
    (defs / "params.tsv").write_text("\n".join("\t".join([row[0], changed.get(row[0], row[1]), *row[2:]]) if len(row) > 1 else row[0]
                                               for row in rows) + "\n")
    status, shown = run("gen_cover.py", defs, "vectors/rules.tsv", "vectors/cover", folder / "small")
    text = (folder / "small/tex_cover.c").read_text() if status == 0 else ""
    names = dict(re.findall(r"^static const char \*const (\w+)\[\] = \{(.*)\};$", text, re.M))
    bins = {name: [names[part] for part in parts.split(", ")] for name, parts in
            re.findall(r'^    \{"([\w.]+)", "occupancy", .*\{([\w, ]+)\}\},$', text, re.M)}
    one, more = '"empty", "full", "full+push", "over"', '"empty", "some", "full", "full+push", "over"'
    test("bins of queues and caches follow the parameters",
         (bins.get("store.outstanding"), bins.get("bind.lines"), bins.get("fill.returned"), "s->level[3 + q] == 3;" in text)
         == ([one], [one], ['"0", "1"', more], True), shown or bins)


def same_bytes(folder):
    texts = []
    for _ in range(2):
        status, shown = run("gen_cover.py", "rtl/defs", "vectors/rules.tsv", "vectors/cover", folder / "out")
        texts.append([status, *((folder / "out" / f"tex_cover.{end}").read_bytes() for end in "ch")])
    test("generated code does not depend on the run", texts[0] == texts[1] and texts[0][0] == 0, shown)


def coverage(path, hits, tables="1", seed=1, illegal=0, rtl="r", name="p", kind="bins"):
    """A run of one point with a bin each of `hits`, the last one waived, and an illegal one."""
    bins = [{"name": f"b{i}", "hits": h, "goal": 1, "illegal": False, "waived": "why" if i == len(hits) - 1 else ""}
            for i, h in enumerate(hits)] + [{"name": "never", "hits": illegal, "goal": 1, "illegal": True, "waived": ""}]
    point = {"name": name, "kind": kind, "boundary": "header", "fields": [], "rules": ["PD-1"], "text": "x", "bins": bins}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"texlock": "coverage", "format": 1, "tables": tables, "runs": 1, "rtl_sources": rtl, "tools": {},
                                "seed": seed, "points": [point]}))
    return path


def other_sizes(folder, a):
    """Units of other sizes, whose tables and RTL are others: their counts are added where somebody asks for it."""
    small, out = coverage(folder / "small/coverage.json", [0, 3, 5], tables="2", seed=9, rtl="s"), folder / "sizes.json"
    status, shown = run("coverage/merge.py", a, small)
    test("units of other sizes are refused", status == 4, shown)
    status, shown = run("coverage/merge.py", "--sizes", "-o", out, a, small)
    total = json.loads(out.read_text())
    test("--sizes adds them, and names both units", status == 0 and [x["hits"] for x in total["points"][0]["bins"]] == [1, 3, 5, 0]
         and total["units"] == [["r", "1"], ["s", "2"]] and "waived bins were hit" not in shown, shown)
    status, shown = run("coverage/merge.py", out, coverage(folder / "g/coverage.json", [1, 0, 0], seed=4))
    test("what was merged so needs --sizes again", status == 4 and "expected --sizes" in shown, shown)
    status, shown = run("coverage/merge.py", "--sizes", a, coverage(folder / "h/coverage.json", [1, 0, 0], rtl="t", name="q"))
    test("--sizes refuses other points, by name", status == 4 and "point 1 is q" in shown and "same points" in shown, shown)
    status, shown = run("coverage/merge.py", "--sizes", a, coverage(folder / "i/coverage.json", [1, 0], rtl="t"))
    test("--sizes refuses other bins", status == 4 and "point 1 is p" in shown, shown)
    deep = coverage(folder / "j/coverage.json", [1, 2, 3], kind="occupancy")
    flat = coverage(folder / "k/coverage.json", [4, 5], kind="occupancy", rtl="t", tables="2")
    for files in ((deep, flat), (flat, deep)):
        status, shown = run("coverage/merge.py", "--sizes", "-o", out, *files)
        hits = {x["name"]: x["hits"] for x in json.loads(out.read_text())["points"][0]["bins"]}
        test("--sizes: a bin of an occupancy that one size has not keeps its count", status == 0 and hits == {"b0": 5, "b1": 7, "b2": 3, "never": 0}, shown)


def commits(folder):
    """Merged files of several commits, as other machines send them."""
    names = []
    for n, (commit, hits) in enumerate((("c1", [5, 0, 0]), ("c2", [6, 0, 0]), ("c1", [7, 0, 0]))):
        path = coverage(folder / f"commit{n}.json", hits, seed=n)
        path.write_text(json.dumps(json.loads(path.read_text()) | {"commit": commit, "of": [f"run{n}"]}))
        names.append(path)
    out = folder / "commits.json"
    status, shown = run("coverage/merge.py", "-o", out, names[0], names[2])
    total = json.loads(out.read_text())
    test("runs of one commit keep it", status == 0 and total["commit"] == "c1" and "commits" not in total, shown)
    status, shown = run("coverage/merge.py", "-o", out, *names)
    total = json.loads(out.read_text())
    test("runs of two commits are called mixed, and both are named", status == 0 and total["commit"] == "mixed"
         and total["commits"] == ["c1", "c2"] and "counted at 2 commits" in shown and "c1, c2" in shown, shown)
    other = coverage(folder / "commit3.json", [8, 0, 0], seed=8)
    other.write_text(json.dumps(json.loads(other.read_text()) | {"commit": "c1", "of": ["run3"]}))
    status, shown = run("coverage/merge.py", "-o", folder / "again.json", out, other)
    test("what was mixed stays so", status == 0 and json.loads((folder / "again.json").read_text())["commits"] == ["c1", "c2"], shown)
    status, shown = run("coverage/merge.py", names[0], coverage(folder / "commit4.json", [1, 0, 0], rtl="other"))
    test("runs of other RTL are refused", status == 4 and "other RTL sources" in shown, shown)


def merged(folder):
    a, b = coverage(folder / "a/coverage.json", [1, 0, 0]), coverage(folder / "b/coverage.json", [2, 0, 0], seed=2)
    out = folder / "sum.json"
    status, shown = run("coverage/merge.py", "-o", out, folder / "a", b, a)
    total = json.loads(out.read_text())
    counts = [x["hits"] for x in total["points"][0]["bins"]]
    test("counts are added, a file that is given twice counts once", (status, counts, total["runs"], total["seeds"]) ==
         (0, [3, 0, 0, 0], 2, [1, 2]) and "1 file left out" in shown, shown)
    test("a hole is named, a waived bin is none", "hole     p " in shown and " b1 " in shown and " b2 " not in shown
         and "1 of 2 bins, 1 waived; 1 of 1 points have holes; 2 runs" in shown, shown)
    test("--complete fails with a hole", run("coverage/merge.py", "--complete", a)[0] == 1)
    status, shown = run("coverage/merge.py", "-o", folder / "again.json", out, a)
    test("a run that a merged file has counts once", status == 0 and json.loads((folder / "again.json").read_text())["runs"] == 2, shown)
    ab, bc = folder / "ab.json", folder / "bc.json"
    c = coverage(folder / "c/coverage.json", [4, 0, 0], seed=3)
    run("coverage/merge.py", "-o", ab, a, b)
    run("coverage/merge.py", "-o", bc, b, c)
    status, shown = run("coverage/merge.py", ab, bc)
    test("merged files that share a part of their runs are refused", status == 4 and "some of its 2 runs" in shown, shown)
    status, shown = run("coverage/merge.py", a, coverage(folder / "d/coverage.json", [1, 0, 0], tables="2"))
    test("runs of other tables are refused", status == 4 and "other cover points" in shown and "d/coverage.json" in shown, shown)
    other_sizes(folder, a)
    status, shown = run("coverage/merge.py", coverage(folder / "e/coverage.json", [1, 1, 0], illegal=1))
    test("an illegal bin that was hit fails", status == 1 and "ILLEGAL  p" in shown, shown)
    (folder / "f.json").write_text("{}")
    status, shown = run("coverage/merge.py", folder / "f.json")
    test("a file of something else is refused", status == 4 and "f.json: no coverage of a run" in shown, shown)


def main():
    with tempfile.TemporaryDirectory() as work:
        for check in (tables_refused, by_parameters, same_bytes, merged, commits):
            check(Path(work))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
