#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Read a trace in the Kanata format strictly, and say what is in it.

usage: kanata.py TRACE [TRANSACTIONS]

Strict: every command and its number of columns; cycles that go on; rows numbered from 0 in their order; begun before they are
used, retired once and used no more; a stage begins once in its lane, and ends; retirements numbered in order. With the log of
`--transactions` (of a run of one case, the trace of its RTL, a row a thread): each thread leaves each of its stages in the
cycle of its transfer, read from the log's tags.
Prints JSON: rows, flushed, cycles, stages and their cycles, stalls, labels of rows by side, cycle of marks.
exit: 0 well, 1 not (a line says where), 2 usage
"""
import collections
import json
import re
import sys

COLUMNS = {"C": 2, "I": 4, "L": 4, "S": 4, "E": 4, "R": 4}
LABEL = re.compile(r"(rtl|model) (\d+) w(\d+)(?: l(\d+)| token)?(?: pass (\d+))?: .+")
MARK = "FIRST DIFFERENCE: "
# Stages by paths, in order; the row of a store's thread waits for that of the instruction.
PATHS = ("decode bind header lod coord wrap address cache block texel filter result",
         "decode bind header query result", "decode bind header surface convert store result",
         "decode bind header surface convert load deliver result")


class Wrong(Exception):
    pass


class Row:
    def __init__(self, begun, instruction, warp):
        self.begun, self.instruction, self.warp = begun, instruction, warp
        self.label, self.detail = None, None
        self.open = {}     # stage of each lane, and since when
        self.stages = []   # (lane, name, from, to)
        self.retired = self.flushed = None


class Trace:
    def __init__(self):
        self.cycle, self.retirements = 0, 0
        self.rows = []

    def row(self, number):
        if number >= len(self.rows):
            raise Wrong(f"row {number} is used before it begins")
        if self.rows[number].retired is not None:
            raise Wrong(f"row {number} is used after it was retired")
        return self.rows[number]

    def do(self, columns):
        command = columns[0]
        if len(columns) != COLUMNS.get(command):
            raise Wrong(f"expected one of {COLUMNS}, found {columns}")
        getattr(self, "do_" + command)(*columns[1:])

    def do_C(self, cycles):
        if int(cycles) < 1:
            raise Wrong(f"{cycles} cycles pass")
        self.cycle += int(cycles)

    def do_I(self, row, instruction, warp):
        if int(row) != len(self.rows):
            raise Wrong(f"row {row} begins, expected {len(self.rows)}")
        self.rows.append(Row(self.cycle, int(instruction), int(warp)))

    def do_L(self, row, kind, text):
        row = self.row(int(row))
        where = {"0": "label", "1": "detail"}.get(kind)
        if not where or getattr(row, where) is not None or not text:
            raise Wrong(f"a second label of kind {kind}, or an empty one")
        setattr(row, where, text)
        if kind == "0" and not text.startswith(MARK) and not LABEL.fullmatch(text):
            raise Wrong(f"label '{text}'")

    def do_S(self, row, lane, name):
        row = self.row(int(row))
        if lane in row.open:
            raise Wrong(f"stage {name} begins in lane {lane}, where {row.open[lane][0]} has not ended")
        row.open[lane] = name, self.cycle

    def do_E(self, row, lane, name):
        row = self.row(int(row))
        open_name, since = row.open.pop(lane, (None, 0))
        if open_name != name:
            raise Wrong(f"stage {name} ends in lane {lane}, where {open_name} is open")
        row.stages.append((lane, name, since, self.cycle))

    def do_R(self, row, retirement, kind):
        row = self.row(int(row))
        if row.open or kind not in "01" or int(retirement) != self.retirements or row.label is None:
            raise Wrong(f"row with open stages {row.open}, retirement {retirement} of kind {kind}")
        row.retired, row.flushed = self.cycle, kind == "1"
        self.retirements += kind == "0"


def read(path):
    trace = Trace()
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    if lines[:1] != ["Kanata\t0004"] or lines[1:2] != ["C=\t0\ttexlock"] or lines[-1]:
        raise Wrong("1: no header, or no line end at the end")
    for number, line in enumerate(lines[2:-1], 3):
        try:
            trace.do(line.split("\t"))
        except (Wrong, ValueError) as why:
            raise Wrong(f"{number}: {why}") from None
    left = [n for n, row in enumerate(trace.rows) if row.retired is None]
    if left:
        raise Wrong(f"{len(lines)}: rows that never end: {left[:5]}")
    return trace


def judge_stages(trace):
    """Stages of a row follow each other as on one of the paths, and so in time; a stall lies within its row."""
    for number, row in enumerate(trace.rows):
        if row.label.startswith(MARK):
            continue
        lane0 = [s for s in row.stages if s[0] == "0"]
        names = " ".join(s[1] for s in lane0)
        if not any(names in path for path in ("issue " + p for p in PATHS)) or (not row.flushed and not names):
            raise Wrong(f"row {number}, {row.label}: stages {names}")
        if any(a[3] != b[2] for a, b in zip(lane0, lane0[1:])) or any(s[3] <= s[2] for s in lane0 if not row.flushed):
            raise Wrong(f"row {number}, {row.label}: stages {lane0} do not follow each other")
        if any(not row.begun <= s[2] < s[3] <= row.retired for s in row.stages if s[0] == "1"):
            raise Wrong(f"row {number}, {row.label}: stalls beyond the row")


def bits(payload, lo, width):
    return payload >> lo & (1 << width) - 1


def transfers(path):
    """Transfers by boundary: cycle, warp and lane by the tag (of a token lane 0), in which all bundles begin."""
    at = {s: [] for p in PATHS for s in p.split() if s not in ("result", "store")}
    with open(path) as log:
        for line in log:
            _, cycle, boundary, payload = line.rstrip("\n").split("\t")
            if boundary in at:
                tag = int(payload, 16)
                at[boundary].append((int(cycle), bits(tag, 0, 6), 0 if bits(tag, 13, 1) else bits(tag, 6, 5)))
    return at


def judge_times(trace, log):
    at = transfers(log)
    found = collections.defaultdict(list)
    for row in trace.rows:
        match = LABEL.fullmatch(row.label)
        if not match:
            continue
        for lane, name, _, end in row.stages:
            if lane == "0" and name in at and not row.flushed:
                found[name].append((end - 1, row.warp, int(match[4] or 0)))
    for name, logged in at.items():
        if sorted(found[name]) != sorted(logged):
            extra = sorted(set(found[name]) ^ set(logged))[:3]
            raise Wrong(f"stage {name}: {len(found[name])} rows leave it, the log has {len(logged)} transfers; such as {extra}")
    if not at["decode"]:
        raise Wrong("the log has no thread")


def summary(trace):
    cycles = collections.Counter()
    for row in trace.rows:
        for lane, name, begin, end in row.stages:
            cycles[f"{name}" if lane == "0" else f"{name} in lane {lane}"] += end - begin
    return {"rows": len(trace.rows), "flushed": sum(r.flushed for r in trace.rows), "cycles": trace.cycle,
            "stages": cycles, "labels": collections.Counter(r.label.split()[0] for r in trace.rows),
            "pairs": sum(a.label.startswith("rtl ") and b.label == "model" + a.label[3:] for a, b in zip(trace.rows, trace.rows[1:])),
            "same": sum(a.label.startswith("rtl ") and b.label == "model" + a.label[3:] and a.stages == b.stages
                        for a, b in zip(trace.rows, trace.rows[1:])),
            "marks": [[r.begun, r.label[len(MARK):]] for r in trace.rows if r.label.startswith(MARK)],
            "marked": sum(any(s[0] == "2" for s in r.stages) for r in trace.rows)}


def main():
    if len(sys.argv) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        trace = read(sys.argv[1])
        judge_stages(trace)
        if len(sys.argv) == 3:
            judge_times(trace, sys.argv[2])
    except Wrong as why:
        print(f"{sys.argv[1]}:{why}")
        return 1
    print(json.dumps(summary(trace)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
