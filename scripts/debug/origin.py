# SPDX-License-Identifier: Apache-2.0
"""Where a wrong field came from: the stage that made it, the bits, what decided them, and which of it is suspect."""
import re
from collections import namedtuple
from pathlib import Path

import slices
from case import ROOT
from stage_of import Stage, at, boundaries, instance_of, table

MOST_BEATS = 24  # correct ones that are compared
DECISION = 4  # bits of a value that is compared too
MOST_STAGES = 4
MOST_BITS = 100_000  # followed in correct beats
BOUNDARIES = boundaries()
Suspect = namedtuple("Suspect", "file line column text scope signal value cycle depth passing")
Step = namedtuple("Step", "depth cycle scope signal value lines")


class Frames:
    """Both sides of all boundaries, cycle by cycle, as the waveform of a failure has them."""

    def __init__(self, program, wave, first, last):
        self.table, self.first, self.last = table(program, wave, "texlock", first, last), first, last

    def value(self, side, boundary, name, cycle):
        return self.table.bits(f"{side}.{boundary}.{name}", at(cycle))

    def fields(self, boundary):
        names = [name.split(".", 2)[2] for name in self.table.members[f"rtl.{boundary}"]]
        return [name for name in names if name not in ("valid", "ready")]

    def differing(self, boundary, cycle, model_cycle=None):
        model_cycle = cycle if model_cycle is None else model_cycle
        return [name for name in self.fields(boundary)
                if self.value("rtl", boundary, name, cycle) != self.value("model", boundary, name, model_cycle)]

    def new(self, side, boundary, cycle):
        """A beat is shown for the first time."""
        waited = (self.value(side, boundary, "valid", cycle - 1), self.value(side, boundary, "ready", cycle - 1)) == ("1", "0")
        return self.value(side, boundary, "valid", cycle) == "1" and not waited

    def correct(self, boundary, cycle):
        """Cycles before this one in which both sides begin to show the same beat; the last first."""
        found = [c for c in range(cycle - 1, self.first, -1)
                 if self.new("rtl", boundary, c) and self.value("model", boundary, "valid", c) == "1" and
                 not self.differing(boundary, c)]
        return found[:MOST_BEATS]

    def last_of(self, side, boundary, tag, cycle):
        """The last cycle, up to this one, in which a beat of the thread begins; None: none is in the waveform."""
        for c in range(cycle, self.first, -1):
            if self.new(side, boundary, c) and all(self.value(side, boundary, k, c) == v for k, v in tag.items()):
                return c
        return None


TAG = ("tag_warp", "tag_lane")


def journey(frames, boundary, cycle):
    """The beats of the failing thread before this one, a row a boundary: name, cycle in RTL and model, fields that differ."""
    if not set(TAG) <= set(frames.fields(boundary)):
        return []
    tag = {k: frames.value("rtl", boundary, k, cycle) for k in TAG}
    rows = []
    for name in (n for n, (_, sets) in BOUNDARIES.items() if "thread" in sets):
        found = [frames.last_of(side, name, tag, cycle) for side in ("rtl", "model")]
        if None not in found:
            rows.append((name, *found, frames.differing(name, *found)))
        if name == boundary:
            break
    return rows


class Origin:
    """What is known of a failure at a boundary; `why` says the reason if nothing can be followed."""

    def __init__(self, program, failure, wave, fst, first, folder):
        self.failure, self.cycle, self.first = failure, failure["cycle"], first
        self.why, self.where, self.passing = "", "", 0
        self.suspects, self.steps, self.fields, self.journey = [], [], [], []
        self.open = lambda name: Stage(name, program, fst, first, self.cycle, folder)
        self.stages = {}
        boundary, name = failure.get("boundary"), failure.get("stage")
        if not boundary or failure.get("differs") not in ("payload", "valid", "ready"):
            self.why = "the failure is no difference at a boundary of the unit"
            return
        self.boundary, self.frames = boundary, Frames(program, wave, first, self.cycle)
        self.journey = journey(self.frames, boundary, self.cycle)
        signal = boundary + {"payload": "", "valid": "_valid", "ready": "_ready"}[failure["differs"]]
        found = instance_of(name, signal)
        if not found:
            self.why = f"no instance of stage {name} in rtl/texture_unit.sv has a port for {signal}"
            return
        self.port = found[1]
        self.where = f"texture_unit.u_{name}.{self.port}"
        self.follow(self.stage(name), failure["differs"] == "payload")

    def stage(self, name):
        if name not in self.stages:
            self.stages[name] = self.open(name)
        return self.stages[name]

    def port_bits(self, stage, wanted):
        """Bits of the port in members whose boundary fields are wanted; all of a port without."""
        bits = stage.net.ports[self.port][1]
        if wanted is None:
            return list(bits)
        found = []
        for place, bit in enumerate(bits):
            member, inside = stage.table.member(self.port, place)
            if inside in wanted.get(flat(member, self.port), ()):
                found.append(bit)
        return found

    def wanted(self, stage):
        """Of each struct member the places that differ. A field with elements is NAME_0, NAME_1, ... at the boundary."""
        wanted = {}
        members = {flat(m, self.port) for m in stage.table.members.get(self.port, [])}
        for name in self.frames.differing(self.boundary, self.cycle):
            texts = [self.frames.value(side, self.boundary, name, self.cycle) for side in ("rtl", "model")]
            self.fields.append((name, *texts))
            element = re.fullmatch(r"(.*)_(\d+)", name)
            several = name not in members and element and element[1] in members
            base = int(element[2]) * len(texts[0]) if several else 0
            places = {base + i for i, (a, b) in enumerate(zip(reversed(texts[0]), reversed(texts[1]))) if a != b}
            wanted.setdefault(element[1] if several else name, set()).update(places)
        return wanted

    def follow(self, stage, payload):
        bits = self.port_bits(stage, self.wanted(stage) if payload else None)
        failing = self.chain(stage, [(bit, self.cycle) for bit in bits])
        if not bits:
            self.why = f"no bit of {self.where} differs where signals are recorded"
            return
        counts, size = {}, 0
        for cycle in self.frames.correct(self.boundary, self.cycle):
            if size > MOST_BITS:
                break
            chain = self.chain(stage, [(bit, cycle) for bit in bits])
            size += sum(len(cut.bits) for _, cut in chain)
            self.passing += 1
            for step in decisions(chain):
                counts[step] = counts.get(step, 0) + 1
        self.suspects = suspects(failing, counts)
        self.steps = signals(failing)

    def chain(self, stage, starts):
        """Slices, each with its stage: of this one, then of those before it, as far as fields are not shown between them."""
        found, waiting = [], [(stage, starts, 0)]
        for stage, starts, depth in waiting:  # grows meanwhile
            cut = slices.Slice(stage.values, starts, self.first, depth)
            found.append((stage, cut))
            if len(found) < MOST_STAGES:
                waiting += self.carried(stage, cut)
        return found

    def carried(self, stage, cut):
        """Where a slice goes on: (stage before, starts, depth), by fields that no boundary shows, so that nothing compares them."""
        starts = {}
        for (bit, cycle), depth in cut.ends.items():
            port, place = stage.place.get(bit, (None, 0))
            signal = stage.connections.get(port)
            if cycle < self.first or signal not in BOUNDARIES or BOUNDARIES[signal][0] == stage.name:
                continue
            member, _ = stage.table.member(port, place)
            shown = self.frames.fields(signal)
            if flat(member, port) in shown or f"{flat(member, port)}_0" in shown:
                continue
            starts.setdefault(signal, []).append((place, cycle, depth))
        for signal, places in starts.items():
            before = instance_of(BOUNDARIES[signal][0], signal)
            if before:
                producer = self.stage(BOUNDARIES[signal][0])
                bits = producer.net.ports[before[1]][1]
                yield producer, [(bits[p], cycle) for p, cycle, _ in places], min(d for _, _, d in places)


def flat(member, port):
    """As the waveform of a failure names a member of a port's struct."""
    return member[len(port) + 1:].replace(".", "_")


def decision(stage, cell, cycle):
    """A cell, with its value if that is a decision, not a number."""
    output = cell.output()
    return stage.name, cell, tuple(stage.values.many(output, cycle)) if len(output) <= DECISION else None


def decisions(chain):
    return {decision(stage, cell, cycle) for stage, cut in chain for cell, cycle in cut.steps}


def suspects(chain, counts):
    """Of each expression the least suspect count; those first that decided few correct beats, then the nearest."""
    best = {}
    for stage, cut in chain:
        for (cell, cycle), depth in cut.steps.items():
            place = position(cell.source)
            rank = (counts.get(decision(stage, cell, cycle), 0), depth)
            if place and (place not in best or rank < best[place][0]):
                best[place] = (rank, stage, cell, cycle)
    found = []
    for place, ((passing, depth), stage, cell, cycle) in sorted(best.items(), key=lambda item: (item[1][0], item[0])):
        found.append(Suspect(*place, source_line(*place[:2]), stage.scope, *stage.signal_of(cell.output(), cycle), cycle, depth, passing))
    return found


def signals(chain):
    """Named signals on the way, a row for each cycle, the nearest first."""
    seen = {}
    for stage, cut in chain:
        for (bit, cycle), depth in cut.bits.items():
            signal, value = stage.signal_of([bit], cycle)
            if signal and (stage.scope, signal, cycle) not in seen:
                declared = stage.net.sources.get(signal.split(".")[0], "")
                seen[stage.scope, signal, cycle] = Step(depth, cycle, stage.scope, signal, value, short(declared))
    return sorted(seen.values(), key=lambda step: (step.depth, step.scope, step.signal))


def position(source):
    """(file, line, column) of the innermost expression that Yosys names."""
    for part in reversed(source.split("|")):
        found = re.fullmatch(r"(.+?):(\d+)\.(\d+)-\d+\.\d+", part)
        if found and int(found[2]) > 0:
            return found[1], int(found[2]), int(found[3])
    return None


def short(source):
    place = position(source)
    return f"{place[0]}:{place[1]}" if place else ""


def source_line(file, line):
    path = ROOT / file if not Path(file).is_absolute() else Path(file)
    try:
        return path.read_text().splitlines()[line - 1].strip()
    except (OSError, IndexError):
        return ""

