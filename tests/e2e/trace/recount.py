#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Count the transfers of a run again, and compare with its statistics.

usage: recount.py TRANSACTIONS STATS_JSON

TRANSACTIONS is the log of `--transactions`, of cases without restarts. Nothing here is of the program: the places of
fields in payloads are written out below, the counters are those that the unit's own registers showed at the end of each
case. Prints a line a difference.
exit: 0 all agree, 1 not, 2 usage
"""
import collections
import json
import sys

LINE_BYTES = 32
ISSUE_BEATS = 9
TAG_OP = 49  # bits of tag and op, before the fields of header and address
# Registers that count, and what they count. COUNT_FOOTPRINTS counts footprints that read nothing too.
REGISTERS = {"080": "instructions", "088": "handle", "08c": "header", "090": "sampler", "094": "footprints", "098": "texel",
             "09c": "read errors", "0a4": "writes", "0a8": "write errors"}
SOURCES = {0: "handle", 1: "header", 2: "sampler", 3: "load", 4: "texel", 5: "texel", 6: "texel", 7: "texel"}


def bits(payload, lo, width):
    return payload >> lo & (1 << width) - 1


def ones(value):
    return bin(value).count("1")


class Recount:
    def __init__(self):
        self.moved = collections.Counter()
        self.registers = collections.Counter()
        self.hits = collections.Counter()
        self.samples = self.footprints = self.whole = self.handles = self.asked = 0
        self.channels = collections.defaultdict(collections.Counter)
        self.latencies = []
        self.case = None

    def begin(self, case):
        self.end()
        self.case, self.beats, self.waiting, self.shown = case, 0, collections.defaultdict(list), {}
        self.reads, self.address = [], None

    def end(self):
        """The last value that a register showed in the case is its count."""
        if self.case is not None:
            for offset, name in REGISTERS.items():
                self.registers[name] += self.shown.get(offset, 0)

    def transfer(self, cycle, boundary, payload):
        self.moved[boundary] += 1
        handler = getattr(self, "at_" + boundary, None)
        if handler:
            handler(cycle, payload)

    def at_issue(self, cycle, payload):
        if self.beats == 0:  # word 64, phase 2, pred 32, warp 6
            self.waiting[bits(payload, 98, 6)].append(cycle)
        self.beats = (self.beats + 1) % ISSUE_BEATS

    def at_result(self, cycle, payload):
        if bits(payload, 47, 1):  # warp 6, quad 3, lanes 4, rd 8, count 3, ps 3, pred 4, status 16: last
            self.latencies.append(cycle - self.waiting[bits(payload, 0, 6)].pop(0))

    def at_bind_req(self, _, __):
        self.asked = 1

    def at_decode(self, _, payload):
        """A thread, of status ok, whose handle is in no register: token is bit 13, status 4 bits, bindless bit 54."""
        wants = bits(payload, 13, 5) == 0 and not bits(payload, 54, 1)
        self.handles += wants
        self.hits["handle"] += wants and not self.asked
        self.asked = 0

    def at_header(self, _, payload):
        self.hits["header"] += bits(payload, TAG_OP, 1)
        self.hits["sampler"] += bits(payload, TAG_OP + 1, 1)

    def at_address(self, _, payload):
        fetch, straddle = bits(payload, TAG_OP + 192, 4), bits(payload, TAG_OP + 196, 4)
        self.address = ones(fetch) + ones(straddle)
        self.samples += self.address
        self.footprints += self.address > 0

    def at_lookup(self, _, payload):
        """The log has address before it, in the same cycle."""
        hits = ones(bits(payload, 19, 4)) + ones(bits(payload, 51, 4))
        self.hits["texel"] += hits
        self.whole += 0 < self.address == hits

    def at_axi_ar(self, _, payload):
        self.channels["axi read", SOURCES.get(payload & 15, "other")]["requests"] += 1

    def at_axi_r(self, _, payload):  # id 4, resp 2, user 1
        channel = self.channels["axi read", SOURCES.get(payload & 15, "other")]
        channel["beats"] += 1
        channel["errors"] += bits(payload, 4, 2) != 0
        channel["sparse"] += bits(payload, 6, 1)

    def at_axi_aw(self, _, __):
        self.channels["axi write", "store"]["requests"] += 1

    def at_axi_w(self, _, payload):
        self.channels["axi write", "store"]["beats"] += 1
        self.channels["axi write", "store"]["stored"] += ones(bits(payload, 256, 32))

    def at_axi_b(self, _, payload):
        self.channels["axi write", "store"]["errors"] += bits(payload, 4, 2) != 0

    def at_axil_ar(self, _, payload):
        self.reads.append(f"{payload:03x}")

    def at_axil_r(self, _, payload):
        self.shown[self.reads.pop(0)] = bits(payload, 0, 32)


def read(path):
    r = Recount()
    with open(path) as log:
        for line in log:
            case, cycle, boundary, payload = line.rstrip("\n").split("\t")
            if case != r.case:
                r.begin(case)
            r.transfer(int(cycle), boundary, int(payload, 16))
    r.end()
    return r


def pairs(r, stats):
    """What, as counted again, as the statistics have it."""
    cycles = stats["cycles"]
    for row in stats["boundaries"]:
        name = row["boundary"]
        yield f"transfers at {name}", r.moved[name], row["under_way"]["moved"] + row["rest"]["moved"]
        for when in ("under_way", "rest"):
            yield f"cycles of {name}, {when}", cycles[when], sum(row[when].values())
    caches, registers = stats["caches"], r.registers
    for name in ("handle", "header", "sampler", "texel"):
        yield f"lines of {name}", registers[name], caches[name]["lines"]
        yield f"hits of {name}", r.hits[name], caches[name]["hits"]
    yield "lookups of handle", r.handles, caches["handle"]["lookups"]
    yield "samples", r.samples, caches["texel"]["lookups"]
    yield "footprints that read", r.footprints, caches["texel"]["footprints"]
    yield "footprints that hit", r.whole, caches["texel"]["whole"]
    yield "footprints of the register", registers["footprints"], r.moved["lookup"]
    yield from instructions(r, stats)
    yield from channels(r, stats)


def instructions(r, stats):
    rows = stats["latencies"]
    yield "instructions", r.registers["instructions"], stats["instructions"]["completed"]
    yield "latencies", len(r.latencies), sum(row["count"] for row in rows)
    yield "sum of latencies", sum(r.latencies), sum(row["sum"] for row in rows)
    yield "least latency", min(r.latencies), min(row["least"] for row in rows)
    yield "most latency", max(r.latencies), max(row["most"] for row in rows)
    buckets = collections.Counter()
    for row in rows:
        yield f"buckets of {row['instruction']}", row["count"], sum(b["count"] for b in row["buckets"])
        for b in row["buckets"]:
            buckets[b["from"]] += b["count"]
    yield "buckets", collections.Counter(1 << latency.bit_length() - 1 for latency in r.latencies), buckets


def channels(r, stats):
    errors = collections.Counter()
    for row in stats["channels"]:
        name, bus = row["channel"], row["channel"].startswith("axi ")
        errors[name] += row["errors"]
        yield f"bytes of {name} for {row['for']}", row["beats"] * (LINE_BYTES if bus else 4), row["bytes"]
        for what in ("requests", "beats", "errors", "sparse", "stored") if bus else ():
            yield f"{what} of {name} for {row['for']}", r.channels[name, row["for"]][what], row[what]
    yield "errors of reads", r.registers["read errors"], errors["axi read"]
    yield "errors of writes", r.registers["write errors"], errors["axi write"]
    yield "beats of writes", r.registers["writes"], r.channels["axi write", "store"]["beats"]


def main():
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    with open(sys.argv[2]) as file:
        stats = json.load(file)
    count, wrong = 0, []
    for what, again, told in pairs(read(sys.argv[1]), stats):
        count += 1
        if again != told:
            wrong.append(f"{what}: counted again {again}, in the statistics {told}")
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong or count < 100 else 0


if __name__ == "__main__":
    sys.exit(main())
