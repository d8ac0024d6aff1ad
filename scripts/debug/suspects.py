# SPDX-License-Identifier: Apache-2.0
"""Which lines of the RTL are suspect of a wrong field, and why."""
import re
from collections import namedtuple

import repair
import wires
from frames import BOUNDARIES
from source import position, short, source_line, whole

UNIT = "rtl/texture_unit.sv"
Suspect = namedtuple("Suspect", "file line column text scope signal value cycle depth passing change rank")
Step = namedtuple("Step", "depth cycle scope signal value lines")


def places(link):
    """{(text, kind): cells of it in the slice, (cell, cycle) nearest to the output, distance, cycles to the output}"""
    found, end = {}, link.judge.cycle if link.judge else 0
    for (cell, cycle), depth in link.cut.steps.items():
        if position(cell.source):
            place = found.setdefault((cell.source, cell.kind), [[], (cell, cycle), depth, 0])
            place[0].append(cell)
            place[3] = max(place[3], end - cycle)
    return found.values()


def expressions(link):
    """Of each expression: what would make the failing beat right, else how many correct beats had its value too."""
    stage, _, judge = link
    for cells, (cell, cycle), depth, span in places(link):
        change, same, beats = None, 0, 0
        if judge:
            change = judge.tried(cells, cycle, span) if span <= repair.MOST_CYCLES else None
            same, beats = judge.same(cell, cycle), len(judge.beats)
        yield Suspect(*position(cell.source), source_line(*position(cell.source)[:2]), stage.scope,
                      *stage.signal_of(cell.output(), cycle), cycle, depth, same, told(change, beats, same),
                      rank_of(change, same, depth, beats))


def rank_of(change, same, depth, beats):
    """First what repairs the failing beat and leaves the correct ones; of the rest, what is rare in these."""
    if change is None:
        return (2, same, depth) if beats else (3, 0, depth)
    lost, still = beats - change.kept, change.wrong - change.righted
    if change.plain:
        return (0, lost + still, depth) if lost * 4 <= beats else (1, min(lost, same) + still, depth)
    return (0 if lost == 0 and beats else 1), min(lost, same) + still, depth + 1


def told(change, beats, same):
    """Why a line is suspect, for people."""
    if change:
        others = f", with {change.righted} of {change.wrong} other wrong beats" if change.wrong else ""
        return with_beats(f"{change.label}: right{others}", change.kept, beats)
    return f"this value in {same} of {beats} correct beats" if same < beats else ""


def with_beats(text, kept, beats):
    return f"{text}, and so are {kept} of {beats} correct beats" if beats else text


def assignments(link):
    """Signals that pass the wrong bits on, by the lines that assign them."""
    stage, cut, judge = link
    if not judge:
        return
    beats = len(judge.beats)
    for wire in wires.wires(stage.values, judge, cut):
        declared = stage.net.sources.get(wire.name, "").partition(":")[0]
        good = wire.other and wire.kept * 4 >= wire.beats * 3
        change = with_beats(f"{wire.other} in its place: right", wire.kept, beats) if good else ""
        rank = (0, beats - wire.kept, wire.depth + 2) if good else (2, beats, wire.depth)
        for line, column, text in wires.assigned(whole(declared), wire, stage.values):
            yield Suspect(declared, line, column, text, stage.scope, wire.name, stage.shown(wire.name, wire.cycle), wire.cycle,
                          wire.depth, beats, change, rank)


def named(link):
    """Other signals on the way, by the lines that assign them."""
    stage, cut, judge = link
    beats, seen = len(judge.beats) if judge else 0, set()
    for (bit, cycle), depth in sorted(cut.bits.items(), key=lambda item: item[1]):
        for name, _ in stage.net.names.get(bit, ()):
            if name in seen:
                continue
            seen.add(name)
            declared = stage.net.sources.get(name, "").partition(":")[0]
            wire = wires.Wire(name, cycle, depth, "", 0, beats)
            for line, column, text in wires.assigned(whole(declared), wire, stage.values):
                yield Suspect(declared, line, column, text, stage.scope, name, stage.shown(name, cycle), cycle, depth, beats, "",
                              (2 if judge else 3, beats, depth))


def between(link):
    """Lines between the stages: those that make signals which no boundary shows, and inputs that are expressions."""
    stage, cut, judge = link
    seen, beats, text = set(), len(judge.beats) if judge else 0, whole(UNIT)
    for (bit, cycle), depth in cut.ends.items():
        port, _ = stage.place.get(bit, (None, 0))
        signal = stage.connections.get(port)
        if port in seen or not port or (signal or "").removesuffix("_valid").removesuffix("_ready") in BOUNDARIES:
            continue
        seen.add(port)
        same = judge.same_bits([bit], cycle) if judge else beats
        for line, column, what in wires.lines_of(text, signal) if signal else expression_of(text, stage.name, port):
            yield Suspect(UNIT, line, column, what, stage.scope, port, stage.shown(port, cycle), cycle, depth, same,
                          told(None, beats, same), (2 if judge else 3, same, depth))


def expression_of(text, stage, port):
    """Where an instance gives its port an expression, and the lines that assign the signals in it."""
    found = re.search(rf"\bu_{stage}\s*\([^;]*?(\.{port}\s*\(([^;]*?)\)\s*,?\s*)$", text, re.S | re.M)
    if not found:
        return []
    start = found.start(1)
    own = (text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start), found[1].strip().splitlines()[0])
    return [own] + [line for name in dict.fromkeys(re.findall(r"[a-z]\w*", found[2])) for line in wires.lines_of(text, name)]


def suspects(link):
    return [*expressions(link), *assignments(link), *named(link), *between(link)]


def ranked(found):
    """Lines of the RTL, each by the most suspect of its expressions; the most suspect first."""
    best = {}
    for suspect in found:
        place = suspect.file, suspect.line
        if place not in best or suspect.rank < best[place].rank:
            best[place] = suspect
    return sorted(best.values(), key=lambda s: (s.rank, s.file, s.line))


def signals(chain):
    """Named signals on the way, a row for each cycle, the nearest first."""
    seen = {}
    for stage, cut, _ in chain:
        for (bit, cycle), depth in cut.bits.items():
            signal, value = stage.signal_of([bit], cycle)
            if signal and (stage.scope, signal, cycle) not in seen:
                declared = stage.net.sources.get(signal.split(".")[0], "")
                seen[stage.scope, signal, cycle] = Step(depth, cycle, stage.scope, signal, value, short(declared))
    return sorted(seen.values(), key=lambda step: (step.depth, step.scope, step.signal))
