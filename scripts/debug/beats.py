# SPDX-License-Identifier: Apache-2.0
"""Threads on their way through one side's pipeline: the stage of each by cycle, and why a beat waits."""
from collections import namedtuple

from case import ROOT

# One beat at a boundary: `shown` from this cycle on, `taken` at the end of that one. None: not taken while recorded.
Beat = namedtuple("Beat", "boundary shown taken warp lane token more opcode")
# `name`: boundary of the stage that holds the thread in cycles first..last. It is shown there from `shown` on; None: not yet.
Stay = namedtuple("Stay", "name first last shown taken")


def table_of(name):
    lines = (ROOT / "rtl/defs" / name).read_text().splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


BOUNDARIES = [(row[0], row[2], row[3], row[4], row[5].split(",")) for row in table_of("boundaries.tsv")]
STAGE = {name: stage for name, stage, *_ in BOUNDARIES}
CONSUMER = {name: consumer for name, _, consumer, *_ in BOUNDARIES}
KIND = {name: kind for name, _, _, kind, _ in BOUNDARIES}
SETS = {name: sets for *_, name, sets in ((b[0], b[4]) for b in BOUNDARIES)}
THREAD = [name for name, *_ in BOUNDARIES if "thread" in SETS[name]]
PATHS = [row[0] for row in table_of("paths.tsv")]
PATH_OF = {name: row[0] for row in table_of("paths.tsv") for name in row[1].split(",")}
OPCODES = {int(row[2]): row[3] for row in table_of("codes.tsv") if row[0] == "opcode"}
NAMES = {int(row[2]): row[1] for row in table_of("codes.tsv") if row[0] == "opcode"}
PARAMETERS = {row[0]: int(row[1]) for row in table_of("params.tsv") if row[1].isdecimal()}
READERS = {PARAMETERS[f"AXI_ID_{name}"]: STAGE[asks] for name, asks in
           (("CONST", "bind_req"), ("HEADER", "header_req"), ("SAMPLER", "sampler_req"), ("LOAD", "load_req"))}


def next_of():
    """{boundary: those at which its thread is shown next}."""
    common = [name for name in THREAD if not set(SETS[name]) & set(PATHS)]
    found = {}
    for path in PATHS:
        names = common + [name for name in THREAD if path in SETS[name]]
        for before, name in zip(names, names[1:]):
            found.setdefault(before, set()).add(name)
    return found


NEXT = next_of()
ANSWERS = {name for name in THREAD if name not in NEXT}
FIRST, PASSES, LAST_OF_PASS = THREAD[0], "lod", "texel"
REGISTERS = ("header_pool", "sampler_pool", "bank_base")  # a reset clears them


class Side:
    """What one side shows at all boundaries in the cycles first..last of a table (stage_of.table)."""

    def __init__(self, name, table, time_of, first, last):
        self.name, self.first, self.last = name, first, last
        self.rows = [table.rows.get(time_of(cycle)) for cycle in range(first, last + 1)]
        self.place = {n[len(name) + 1:]: i for n, i in table.place.items() if n.startswith(name + ".")}
        self.valid = {b: self.ones(f"{b}.valid") for b in STAGE}
        self.ready = {b: self.ones(f"{b}.ready") for b in STAGE}
        self.threads = self.follow()

    def value(self, name, cycle):
        """The bits of BOUNDARY.FIELD as text; None: not recorded."""
        row = self.rows[cycle - self.first] if self.first <= cycle <= self.last else None
        return row[self.place[name]] if row and name in self.place else None

    def number(self, name, cycle):
        text = self.value(name, cycle)
        return int(text, 2) if text and set(text) <= {"0", "1"} else None

    def ones(self, name):
        at = self.place.get(name)
        return [bool(row) and at is not None and row[at] == "1" for row in self.rows]

    def waits(self, boundary, cycle):
        """A beat is shown in that cycle and not taken."""
        i = cycle - self.first
        return 0 <= i < len(self.rows) and self.valid[boundary][i] and not self.ready[boundary][i]

    def beats(self, boundary):
        shown = None
        for i, cycle in enumerate(range(self.first, self.last + 1)):
            if not self.valid[boundary][i]:
                shown = None  # withdrawn
                continue
            shown = cycle if shown is None else shown
            if self.ready[boundary][i] or i + 1 == len(self.rows):
                yield shown, cycle if self.ready[boundary][i] else None
                shown = None

    def thread_beats(self):
        """In the order in which they are shown."""
        found = []
        for boundary in THREAD:
            for shown, taken in self.beats(boundary):
                tag = [self.number(f"{boundary}.{name}", shown)
                       for name in ("tag_warp", "tag_lane", "tag_token", "tag_more", "op_opcode")]
                found.append(Beat(boundary, shown, taken, *tag))
        return sorted(found, key=lambda b: (b.shown, THREAD.index(b.boundary)))

    def of(self, key):
        """The thread of that key; None: this side has none."""
        return next((t for t in self.threads if t.key == key), None)

    def resets(self):
        """Cycles in which the registers are cleared: all threads are lost."""
        texts = [[self.value(f"regs.{name}", c) or "" for name in REGISTERS] for c in range(self.first, self.last + 1)]
        some = [any("1" in text for text in row) for row in texts]
        return [self.first + i for i in range(1, len(some)) if some[i - 1] and not some[i]]

    def follow(self):
        threads, resets = [], self.resets()
        for beat in self.thread_beats():
            while resets and resets[0] <= beat.shown:
                lose(threads, resets.pop(0))
            mine = [t for t in threads if t.same(beat)]
            found = next((t for t in mine if t.awaits(beat)), None)
            if not found:
                before = mine[-1] if mine and beat.boundary == PASSES else None
                goes_on = before and before.more
                found = Thread(self, beat, before.number + 1 if goes_on else 1, sum(1 for t in mine if t.number == 1))
                threads.append(found)
            found.beats.append(beat)
        for shown, taken in self.beats("result"):
            warp, quad = (self.number(f"result.{name}", shown) for name in ("warp", "quad"))
            for thread in threads:
                if thread.beats[0].warp == warp and thread.awaits_result(shown, quad):
                    thread.result = shown, taken
        for cycle in resets:
            lose(threads, cycle)
        return threads

    def why(self, boundary, cycle, thread=None):
        """Who does not take the beat, and for whom that one waits: stages, the last one first to act; and what that lacks."""
        stage, chain = CONSUMER[boundary], []
        if boundary == "header" and thread:
            after = [b.boundary for b in thread.beats if b.boundary in NEXT["header"]]
            stage = STAGE[after[0]] if after else stage
        while stage not in chain:
            chain.append(stage)
            held = [b for b, s, _, kind, sets in BOUNDARIES
                    if s == stage and kind in ("mid", "out") and "pipeline" in sets and b != boundary and self.waits(b, cycle)]
            if not held:
                break
            boundary = held[-1]
            stage = CONSUMER[boundary] if KIND[boundary] == "mid" else "memory" if "memory" in SETS[boundary] else "testbench"
        return chain, self.lacks(chain[-1], cycle)

    def lacks(self, stage, cycle):
        """Reads of a stage that memory has not answered."""
        count = {}
        for c in range(self.first, cycle + 1):
            i = c - self.first
            for boundary, step in (("axi_ar", 1), ("axi_r", -1)):
                if self.valid[boundary][i] and self.ready[boundary][i]:
                    reader = READERS.get(self.number(f"{boundary}.id", c), STAGE["lookup_req"])
                    was = count.get(reader, 0) + step
                    count[reader] = max(was, 0)  # one that was asked before the record
        return count.get(stage, 0)


def lose(threads, cycle):
    for thread in threads:
        thread.lost = thread.lost or cycle


class Thread:
    """One pass of a thread of an instruction; `turn`: how many instructions of its warp and lane were seen before."""

    def __init__(self, side, beat, number, turn):
        self.side, self.number, self.turn, self.beats, self.result = side, number, turn, [], None
        self.lost = None  # the cycle of a reset
        self.key = (beat.warp, beat.lane, beat.token, turn - (number > 1), number)

    @property
    def path(self):
        return PATH_OF.get(NAMES.get(self.beats[-1].opcode))

    @property
    def more(self):
        return any(b.boundary == PASSES and b.more for b in self.beats)

    def same(self, beat):
        first = self.beats[0]
        return (first.warp, first.lane, first.token) == (beat.warp, beat.lane, beat.token)

    def awaits(self, beat):
        last = self.beats[-1]
        if self.lost or last.taken is None or (self.number > 1 and last.boundary == LAST_OF_PASS):
            return False
        return beat.boundary in NEXT.get(last.boundary, ())

    def awaits_result(self, cycle, quad):
        """The beat of its quad; stores have one for all their threads."""
        last = self.beats[-1]
        if self.result or self.number > 1 or last.taken is None or last.taken >= cycle or (self.lost and self.lost <= cycle):
            return False
        return last.boundary in ANSWERS and last.lane // 4 == quad or self.path == "store" and last.boundary == "convert"

    def stays(self):
        """Where it was, in the order of time."""
        found, since = [], None
        for beat in self.beats:
            if since is not None and beat.taken is not None and beat.taken < since:
                continue  # it is shown in the same cycle as the one before
            first = since if since is not None else beat.shown if beat.boundary in (FIRST, PASSES) else self.side.first
            last = self.side.last if beat.taken is None else beat.taken
            found.append(Stay(beat.boundary, min(first, beat.shown), last, beat.shown, beat.taken))
            since = last + 1
        if self.beats[-1].taken is None or since > self.side.last or (
                self.number > 1 and self.beats[-1].boundary == LAST_OF_PASS):
            return found
        if self.result:
            shown, taken = self.result
            return found + [Stay("result", since, self.side.last if taken is None else taken, shown, taken)]
        until = self.side.last if self.lost is None else self.lost - 1
        return found + [Stay(self.next_name(), since, until, None, None)] if until >= since else found

    def next_name(self):
        """Of the stage that it has not left; behind header it is that of the instruction's path."""
        last = self.beats[-1].boundary
        mine = [n for n in NEXT.get(last, ()) if len(NEXT[last]) == 1 and last != "convert" or self.path in SETS[n]]
        return mine[0] if mine else CONSUMER[last]

    def at(self, cycle):
        """(boundary of the stage it is in, whether it waits there); None: it is not in the unit."""
        for stay in self.stays():
            if stay.first <= cycle <= stay.last:
                return stay.name, stay.shown is not None and cycle >= stay.shown and cycle != stay.taken
        return None

    def begins(self):
        return self.stays()[0].first

    def ends(self):
        return self.stays()[-1].last

    def text(self):
        first = self.beats[0]
        name = OPCODES.get(first.opcode, "?")
        part = f" pass {self.number}" if self.number > 1 else ""
        return f"{name} warp {first.warp}" + (" token" if first.token else f" lane {first.lane}") + part
