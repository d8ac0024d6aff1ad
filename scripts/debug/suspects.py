# SPDX-License-Identifier: Apache-2.0
"""Which lines of the RTL are suspect of a wrong field, and why."""
import itertools
import re
from collections import namedtuple

import idle
import repair
import statements
import wires
import written
from constants import is_constant
from frames import BOUNDARIES
from instead import scope_of
from ranking import STEPS, Clue, by_beats, rank
from source import common, generated, position, short, source_line, whole

NARROW, OTHER = 8, 2  # steps that another signal in its place is further away than other changes: of few bits, of many
ANOTHER = "another value: right"
UNIT = "rtl/texture_unit.sv"
# also: other lines that assign the same signal
Suspect = namedtuple("Suspect", "file line column text scope signal value cycle depth passing change rank also", defaults=((),))
Step = namedtuple("Step", "depth cycle scope signal value lines")


def rank_of(link, clue):
    return rank(clue) if link.wide else by_beats(clue)


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
    stage, _, judge, forced, wide = link
    on_the_way = [(*place, forced and forced.decides(place[1][0].output(), place[1][1])) for place in places(link)]
    on_the_way.sort(key=lambda place: place[-1] is False)  # what is no cause is tried last
    changes = [judge and judge.tried(cells, nearest, min(span, repair.MOST_CYCLES)) for cells, nearest, _, span, _ in on_the_way]
    for (_, nearest, depth, span, decides), change in zip(on_the_way, changes):
        (cell, cycle), same, beats = nearest, 0, 0
        if judge:
            change = judge.read(change, nearest, min(span, repair.MOST_CYCLES))
            same, beats = judge.same(cell, cycle), len(judge.beats)
            decides = cell in judge.causes or decides
        file, line, column = position(cell.source)
        what = (stage.scope, *stage.signal_of(cell.output(), cycle), cycle, depth, same, told(change, beats, same, decides))
        clue = Clue("load" if loads(stage.net, cell) else "logic", decides, same, beats, change, depth, common(file))
        yield Suspect(file, line, column, source_line(file, line), *what, rank_of(link, clue))
        taken = written.arm(stage, cell, cycle) if source_line(file, line).split("(")[0].strip().endswith("case") else None
        if taken:
            yield Suspect(file, *taken, *what, rank_of(link, clue._replace(depth=depth - 1)))
        if not wide:
            continue
        clue, read = clue._replace(what="copy", depth=depth + 1), [change.operand] if change and change.operand else ()
        if decides and not read:
            clue, read = clue._replace(change=None, same=beats), written.operands(cell)
        for where in (where for bits in read for where in written.given(stage.net, bits)):
            yield Suspect(*where, *what, rank_of(link, clue))


def loads(net, cell):
    """It chooses what a register of many bits takes."""
    bits = cell.output()
    return cell.kind in ("$mux", "$pmux") and len(bits) > repair.DECISION and not net.loaded.isdisjoint(bits)


def passing(net, name):
    """How a signal that has its value from another comes to it."""
    driver = net.driver.get(next((bit for bit in net.nets[name] if isinstance(bit, int)), None))
    return "register" if driver and driver[0].kind.startswith("$dff") and len(net.nets[name]) > repair.DECISION else "copy"


def told(change, beats, same, decides=None):
    """Why a line is suspect, for people."""
    if change and beats and not change.kept:
        return f"{change.label}: right, but correct beats are not"
    if change:
        others = f", with {change.righted} of {change.wrong} other wrong beats" if change.wrong else ""
        return with_beats(f"{change.label}: right{others}", change.kept, beats)
    return "; ".join([ANOTHER] * bool(decides) + [f"this value in {same} of {beats} correct beats"] * (same < beats))


def with_beats(text, kept, beats):
    return f"{text}, and so are {kept} of {beats} correct beats" if beats else text


def assignments(link):
    """Signals that pass the wrong bits on, by the lines that assign them."""
    stage, cut, judge, forced, _ = link
    if not judge:
        return
    beats = len(judge.beats)
    for wire in wires.wires(stage.values, judge, cut):
        declared = stage.net.sources.get(wire.name, "").partition(":")[0]
        decides = not link.wide or "" not in cut.groups or forced.decides(stage.net.nets[wire.name], wire.cycle)  # a copy of a wrong field does
        good = wire.other and wire.kept * 4 >= wire.beats * 3
        change = with_beats(f"{wire.other} in its place: right", wire.kept, beats) if good else ""
        place = (0, beats - wire.kept, wire.depth + (NARROW if wire.narrow else OTHER)) if good else \
            rank_of(link, Clue(passing(stage.net, wire.name), decides, beats, beats, None, wire.depth, common(declared)))
        for line, column, text in wires.assigned(whole(declared), wire, stage.values):
            yield Suspect(declared, line, column, text, stage.scope, wire.name, stage.shown(wire.name, wire.cycle), wire.cycle,
                          wire.depth, beats, change, place)
        width = len(stage.net.nets[wire.name])
        for line, column, text in wires.lines_of(whole(declared), wire.name):
            if stage.constants.value(wires.right_side(text), width) == wire.wanted:
                yield Suspect(declared, line, column, text, stage.scope, wire.name, stage.shown(wire.name, wire.cycle), wire.cycle,
                              wire.depth, beats, "this line, had it been taken: right", (1, 0, wire.depth))


def fixed(stage, port, members):
    """Of members of an output with wrong bits that are constant, whatever comes in: the lines that make them so."""
    waiting, seen = [(port, member.rpartition(".")[2], 0) for member in sorted(members)], set()
    for name, member, depth in waiting:  # grows meanwhile
        declared = stage.net.sources.get(name, "").partition(":")[0]
        for line, column, text in wires.lines_of(whole(declared), name):
            if (declared, line) not in seen and re.search(rf"\b{member}\b", text):
                seen.add((declared, line))
                yield Suspect(declared, line, column, text, stage.scope, name, "", 0, depth, 0, "always the same: nothing else decides it",
                              (0, 0, depth))
                waiting += [(other, other, depth + 1) for other in re.findall(r"[a-z]\w*", wires.right_side(text))
                            if is_constant(stage.net.nets.get(other, [0]))]


def named(link):
    """Other signals on the way, by the lines that assign them."""
    stage, cut, judge, forced, _ = link
    beats, seen, inside = len(judge.beats) if judge else 0, set(), {scope_of(cell.name) for cell, _ in cut.steps}
    for (bit, cycle), depth in sorted(cut.bits.items(), key=lambda item: item[1]):
        for name, place in stage.net.names.get(bit, ()):
            if name in seen:
                continue
            seen.add(name)
            declared = stage.net.sources.get(name, "").partition(":")[0]
            wire = wires.Wire(name, place, cycle, depth, None, "", 0, beats, False)
            decides = forced and forced.decides(stage.net.nets[name], cycle)
            place = rank_of(link, Clue(passing(stage.net, name), decides, beats, beats, None, depth, common(declared)))
            for line, column, text in wires.assigned(whole(declared), wire, stage.values):
                yield Suspect(declared, line, column, text, stage.scope, name, stage.shown(name, cycle), cycle, depth, beats, "", place)
            for where in written.port_of(stage.net, name) if link.wide and name.rpartition(".")[0] + "." in inside else ():
                yield Suspect(*where, stage.scope, name, stage.shown(name, cycle), cycle, depth, beats, "", place)


def between(link):
    """Lines between the stages: those that make signals which no boundary shows, and inputs that are expressions."""
    stage, cut, judge, forced, _ = link
    seen, beats, text = set(), len(judge.beats) if judge else 0, whole(UNIT)
    for (bit, cycle), depth in cut.ends.items():
        port, _ = stage.place.get(bit, (None, 0))
        signal = stage.connections.get(port)
        if port in seen or not port or (signal or "").removesuffix("_valid").removesuffix("_ready") in BOUNDARIES:
            continue
        seen.add(port)
        same = judge.same_bits([bit], cycle) if judge else beats
        bits = [b for b, at in cut.ends if at == cycle and stage.place.get(b, "")[:1] == (port,)]
        place = rank_of(link, Clue("glue", forced and forced.decides(bits, cycle), same, beats, None, depth))
        for line, column, what in wires.lines_of(text, signal) if signal else written.expression_of(text, stage.name, port):
            yield Suspect(UNIT, line, column, what, stage.scope, port, stage.shown(port, cycle), cycle, depth, same,
                          told(None, beats, same), place)


def without_logic(link, found):
    """Signals and conditions that are constant, whatever comes in; those that a suspect line reads are as suspect."""
    stage, cut, judge, _, _ = link
    beats, best = len(judge.beats) if judge else 0, {}
    for suspect in found:
        place = suspect.file, suspect.line
        best[place] = min(suspect.rank, best.get(place, suspect.rank))
    for row in [*idle.constants(stage.net, cut, stage.constants), *idle.never(stage.net, cut)]:
        place = rank_of(link, Clue("constant", not row.meant or None, beats, beats, None, row.depth))
        read = best.get(row.reader, place) if link.wide else place
        place = min(place, (*read[:2], read[2] + STEPS["copy"]))
        yield Suspect(*row[:4], stage.scope, row.signal, stage.shown(row.signal, row.cycle), row.cycle, row.depth, beats, row.why, place)


def explained(found, wide):
    """Suspects that leave no other beat wrong; in the wide search with a change, in lines that other stages have not."""
    best = [s for s in found if s.rank[:2] == (0, 0)]
    return [s for s in best if ": right" in s.change and not s.change.startswith(ANOTHER) and not common(s.file)] if wide else best


def suspects(link):
    found = [*expressions(link), *assignments(link), *named(link), *between(link)]
    return found + list(without_logic(link, found))


def ranked(found):
    """Lines of the RTL, each by the most suspect of its expressions; the most suspect first."""
    best = {}
    for suspect in found:
        place = suspect.file, suspect.line
        if place not in best or suspect.rank < best[place].rank:
            best[place] = suspect
    return sorted(best.values(), key=lambda s: (s.rank, s.file, s.line))


def in_turn(*orders):
    """
    One line of each order in turn, generated ones last. Lines that assign one signal are one suspect: the first, with the numbers of
    the others.
    """
    found = {}
    rows = [suspect for row in itertools.zip_longest(*orders) for suspect in row if suspect]
    for suspect in sorted(rows, key=lambda s: generated(s.file)):
        assigned = () if generated(suspect.file) else statements.index(whole(suspect.file)).get(suspect.line)
        same = found.setdefault((suspect.file, assigned or suspect.line), suspect)
        if suspect.line not in (same.line, *same.also):
            found[suspect.file, assigned or suspect.line] = same._replace(also=(*same.also, suspect.line))
    return list(found.values())


def signals(chain):
    """Named signals on the way, a row for each cycle, the nearest first."""
    seen = {}
    for stage, cut, _, _, _ in chain:
        for (bit, cycle), depth in cut.bits.items():
            signal, value = stage.signal_of([bit], cycle)
            if signal and (stage.scope, signal, cycle) not in seen:
                declared = stage.net.sources.get(signal.split(".")[0], "")
                seen[stage.scope, signal, cycle] = Step(depth, cycle, stage.scope, signal, value, short(declared))
    return sorted(seen.values(), key=lambda step: (step.depth, step.scope, step.signal))
