#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Read a trace of events for Perfetto strictly, and say what is in it.

usage: perfetto.py TRACE [TRANSACTIONS]

Strict: JSON; members of each kind of event; a track has a name before its first event; slices of a track come in order and
never overlap; counters go on in time and never below 0; a flow starts once, before its steps, each of which lies on a slice.
With the log of `--transactions` (of a run of one case, the trace of its RTL): each boundary has a slice for each transfer,
which ends with its cycle, and each counter has the values that the log's transfers give.
Prints JSON: slices by boundary, cycles that they waited, counters' most, flows, cases, marks.
exit: 0 well, 1 not (a line says where), 2 usage
"""
import collections
import json
import sys

MEMBERS = {"M": {"args"}, "X": {"dur"}, "C": {"args"}, "i": {"s", "args"}, "s": {"id", "cat"}, "t": {"id", "cat"},
           "f": {"id", "cat", "bp"}}
OPTIONAL = {"X": {"args"}}
QUEUES = {"texel lines requested": ("lookup_req", "fill"), "footprints": ("lookup", "cache"), "reads": ("axi_ar", "axi_r"),
          "writes": ("axi_aw", "axi_b")}


class Wrong(Exception):
    pass


class Trace:
    def __init__(self):
        self.tracks, self.processes = {}, {}
        self.slices = collections.defaultdict(list)
        self.counters = collections.defaultdict(list)
        self.flows = collections.defaultdict(list)
        self.marks = []

    def do(self, e):
        kind = e.get("ph")
        expected = {"ph", "pid", "tid", "ts", "name"} | MEMBERS.get(kind, set())
        if kind not in MEMBERS or not expected <= set(e) <= expected | OPTIONAL.get(kind, set()):
            raise Wrong(f"members {sorted(e)} of kind {kind}")
        if any(type(e[m]) is not int or e[m] < 0 for m in ("pid", "tid", "ts")):
            raise Wrong("pid, tid and ts are numbers from 0")
        track = e["pid"], e["tid"]
        if kind != "M" and (track not in self.tracks or e["pid"] not in self.processes):
            raise Wrong(f"track {track} has no name")
        getattr(self, "do_" + kind, self.do_flow)(e, track)

    def do_M(self, e, track):
        if e["name"] == "process_name":
            self.processes[e["pid"]] = e["args"]["name"]
        elif e["name"] == "thread_name":
            self.tracks[track] = e["args"]["name"]
        elif e["name"] != "thread_sort_index":
            raise Wrong(f"metadata {e['name']}")

    def do_X(self, e, track):
        before = self.slices[track][-1] if self.slices[track] else {"ts": 0, "dur": 0}
        if e["dur"] < 1 or before["ts"] + before["dur"] > e["ts"]:
            raise Wrong(f"a slice at {e['ts']} for {e['dur']} behind one at {before['ts']} for {before['dur']}")
        self.slices[track].append(e)

    def do_C(self, e, _):
        counter = self.counters[e["pid"], e["name"]]
        value = e["args"]["count"]
        if value < 0 or (counter and counter[-1][0] > e["ts"]):
            raise Wrong(f"counter {e['name']} is {value} at {e['ts']}")
        counter.append((e["ts"], value))

    def do_i(self, e, _):
        self.marks.append([e["ts"], e["name"].split(": ", 1)[1]])

    def do_flow(self, e, track):
        """Its slice was written just before."""
        on = self.slices[track][-1] if self.slices[track] else None
        if not on or not on["ts"] <= e["ts"] < on["ts"] + on["dur"]:
            raise Wrong(f"flow {e['id']} is on no slice")
        steps = self.flows[e["pid"], e["id"]]
        if (e["ph"] == "s") != (not steps) or (steps and steps[-1] == "f"):
            raise Wrong(f"flow {e['id']}: {e['ph']} comes after {steps}")
        steps.append(e["ph"])


def read(path):
    with open(path, encoding="utf-8") as file:
        root = json.load(file)
    if root["otherData"]["texlock"] != "trace":
        raise Wrong("not a trace of texlock")
    trace = Trace()
    for number, event in enumerate(root["traceEvents"]):
        try:
            trace.do(event)
        except Wrong as why:
            raise Wrong(f"event {number}: {why}") from None
    return trace


def judge(trace, path):
    """Slices and counters against the log."""
    cycles = collections.defaultdict(list)
    with open(path) as log:
        for line in log:
            _, cycle, boundary, _ = line.split("\t")
            cycles[boundary].append(int(cycle))
    for track, name in trace.tracks.items():
        ends = [s["ts"] + s["dur"] - 1 for s in trace.slices[track] if name != "cases" and s["args"].get("taken", True)]
        if name != "cases" and ends != cycles[name]:
            raise Wrong(f"boundary {name}: {len(ends)} slices, the log has {len(cycles[name])} transfers, or other cycles")
    for name, (into, out) in QUEUES.items():
        change = collections.Counter(c + 1 for c in cycles[into])
        change.subtract(c + 1 for c in cycles[out])
        value, wanted = 0, []
        for cycle in sorted(c for c in change if change[c]):
            value += change[cycle]
            wanted.append((cycle, value))
        found = trace.counters.get((1, name), [])
        if found != wanted:
            raise Wrong(f"counter {name}: {found[:4]}..., the log gives {wanted[:4]}...")


def summary(trace):
    slices, waited = collections.Counter(), collections.Counter()
    for track, name in trace.tracks.items():
        for s in trace.slices[track] if name != "cases" else ():
            key = f"{trace.processes[track[0]]} {name}"
            slices[key] += 1
            waited[key] += s["args"]["waited"]
    return {"slices": slices, "waited": waited, "most": {n: max(v for _, v in c) for (_, n), c in trace.counters.items()},
            "left": sum(c[-1][1] for c in trace.counters.values()), "flows": len(trace.flows),
            "whole": sum(steps[-1] == "f" for steps in trace.flows.values()),
            "cases": [s["name"] for t, n in trace.tracks.items() if n == "cases" for s in trace.slices[t]],
            "marks": trace.marks}


def main():
    if len(sys.argv) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        trace = read(sys.argv[1])
        if len(sys.argv) == 3:
            judge(trace, sys.argv[2])
    except (Wrong, json.JSONDecodeError, KeyError) as why:
        print(f"{sys.argv[1]}: {why!r}")
        return 1
    print(json.dumps(summary(trace)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
