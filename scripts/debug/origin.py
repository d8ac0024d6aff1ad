# SPDX-License-Identifier: Apache-2.0
"""Where a wrong field came from: the stage that made it, the bits, what decided them, and which of it is suspect."""
import re
from collections import namedtuple
from pathlib import Path

import netlist
import slices
import values
from case import PERIOD, ROOT, tool

MOST_BEATS = 24  # correct ones that are compared
DECISION = 4  # bits of a value that is compared too
Suspect = namedtuple("Suspect", "file line column text signal value cycle depth passing")
Step = namedtuple("Step", "depth cycle signal value lines")


def instance_of(stage, name):
    """The instance u_STAGE of the unit, its module and the port that has the signal NAME; None: there is none."""
    text = (ROOT / "rtl/texture_unit.sv").read_text()
    found = re.search(rf"(tex_\w+)\s*(?:#\([^;]*?\))?\s*u_{stage}\s*\((.*?)\);", text, re.S)
    if not found:
        return None
    port = re.search(rf"\.(\w+)\s*\({name}_?\)", found[2]) or re.search(rf"\.({name})\s*[,)\n]", found[2])
    return (found[1], port[1]) if port else None


def table(program, fst, scope, first, last):
    middle = PERIOD // 2
    return values.Table(tool(program, "signals", fst, "--scope", scope, "--from", str(first * PERIOD + middle), "--to",
                             str(last * PERIOD + middle), "--step", str(PERIOD)), scope)


def at(cycle):
    return cycle * PERIOD + PERIOD // 2


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
    for name in thread_boundaries():
        found = [frames.last_of(side, name, tag, cycle) for side in ("rtl", "model")]
        if None not in found:
            rows.append((name, *found, frames.differing(name, *found)))
        if name == boundary:
            break
    return rows


def thread_boundaries():
    """Those with a beat a thread, in pipeline order."""
    lines = (ROOT / "rtl/defs/boundaries.tsv").read_text().splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [row[0] for row in rows if "thread" in row[5].split(",")]


class Origin:
    """What is known of a failure at a boundary; `where` is empty and `why` says the reason if nothing can be followed."""

    def __init__(self, program, failure, wave, fst, first, folder):
        self.failure, self.cycle = failure, failure["cycle"]
        self.where, self.why, self.passing = "", "", 0
        self.suspects, self.steps, self.fields, self.journey = [], [], [], []
        boundary, stage = failure.get("boundary"), failure.get("stage")
        if not boundary or failure.get("differs") not in ("payload", "valid", "ready"):
            self.why = "the failure is no difference at a boundary of the unit"
            return
        self.boundary, self.frames = boundary, Frames(program, wave, first, self.cycle)
        self.journey = journey(self.frames, boundary, self.cycle)
        suffix = {"payload": "", "valid": "_valid", "ready": "_ready"}[failure["differs"]]
        found = instance_of(stage, boundary + suffix)
        if not found:
            self.why = f"stage {stage} has no instance of its own in rtl/texture_unit.sv that drives {boundary + suffix}"
            return
        module, self.port = found
        self.where = f"texture_unit.u_{stage}"
        self.net = netlist.load(program.parent, folder, module)
        self.table = table(program, fst, self.where, first, self.cycle)
        self.values = values.Values(self.net, self.table, at)
        self.first = first
        self.follow(suffix)

    def port_bits(self, wanted):
        """Bits of the port in members whose boundary fields are wanted; all of a port of one bit."""
        bits = self.net.ports[self.port][1]
        if not wanted:
            return list(bits)
        found = []
        for place, bit in enumerate(bits):
            member, inside = self.table.member(self.port, place)
            name = member[len(self.port) + 1:].replace(".", "_")
            if name in wanted:
                found += [bit] if inside in wanted[name] else []
        return found

    def wanted(self):
        """Of each struct member the places that differ. A field with elements is NAME_0, NAME_1, ... at the boundary."""
        wanted = {}
        for name in self.frames.differing(self.boundary, self.cycle):
            texts = [self.frames.value(side, self.boundary, name, self.cycle) for side in ("rtl", "model")]
            self.fields.append((name, *texts))
            places = {i for i, (a, b) in enumerate(zip(reversed(texts[0]), reversed(texts[1]))) if a != b}
            element = re.fullmatch(r"(.*)_(\d+)", name)
            members = {m[len(self.port) + 1:].replace(".", "_") for m in self.table.members.get(self.port, [])}
            if name not in members and element and element[1] in members:
                base = int(element[2]) * len(texts[0])
                wanted.setdefault(element[1], set()).update(p + base for p in places)
            else:
                wanted.setdefault(name, set()).update(places)
        return wanted

    def follow(self, suffix):
        wanted = {} if suffix else self.wanted()
        self.bits = self.port_bits(wanted)
        self.slice = slices.Slice(self.values, self.bits, self.cycle, self.first)
        if not self.slice.bits:
            self.why = f"no bit of {self.where}.{self.port} differs where signals are recorded"
            return
        counts = self.count_correct()
        self.name_suspects(counts)
        self.name_steps()

    def decided(self, cell, cycle):
        """A cell, with its value if that is a decision, not a number."""
        output = cell.output()
        return cell, tuple(self.values.many(output, cycle)) if len(output) <= DECISION else None

    def count_correct(self):
        """In how many slices of correct beats each cell is, with the same decision."""
        counts = {}
        cycles = self.frames.correct(self.boundary, self.cycle)
        for cycle in cycles:
            steps = slices.Slice(self.values, self.bits, cycle, self.first).steps
            for step in {self.decided(cell, when) for cell, when in steps}:
                counts[step] = counts.get(step, 0) + 1
        self.passing = len(cycles)
        return counts

    def signal_of(self, bits, cycle):
        """A public name of bits, the deepest, and its value in hexadecimal."""
        for bit in bits:
            names = self.net.names.get(bit)
            if names:
                name, place = names[-1]
                member, _ = self.table.member(name, place)
                net = self.net.nets.get(member)
                value = values.integer(self.values.many(net, cycle)) if net else None
                if net is None:
                    text = self.table.bits(member, at(cycle))
                    value = int(text, 2) if text and set(text) <= {"0", "1"} else None
                return member, "unknown" if value is None else hex(value)
        return "", ""

    def name_suspects(self, counts):
        best = {}
        for (cell, cycle), depth in self.slice.steps.items():
            place = position(cell.source)
            if not place:
                continue
            rank = (counts.get(self.decided(cell, cycle), 0), depth)
            if place not in best or rank < best[place][0]:
                best[place] = (rank, cell, cycle)
        for (file, line, column), ((passing, depth), cell, cycle) in sorted(best.items(), key=lambda i: i[1][0]):
            signal, value = self.signal_of(cell.output(), cycle)
            self.suspects.append(Suspect(file, line, column, source_line(file, line), signal, value, cycle, depth, passing))

    def name_steps(self):
        seen = {}
        for (bit, cycle), depth in self.slice.bits.items():
            signal, value = self.signal_of([bit], cycle)
            if signal and (signal, cycle) not in seen:
                seen[signal, cycle] = Step(depth, cycle, signal, value, short(self.net.sources.get(signal.split(".")[0], "")))
        self.steps = sorted(seen.values(), key=lambda s: (s.depth, s.signal))


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

