# SPDX-License-Identifier: Apache-2.0
"""What the netlist has no logic of, though the lines on the way read it: signals that are constant, conditions that are."""
import re
from collections import namedtuple

import wires
from constants import is_constant
from instead import scope_of
from source import position, source_line, whole

CONSTANT, CONDITION = "it is constant", "its condition is constant"
# meant: the line gives it a number; reader: (file, line) that reads it
Line = namedtuple("Line", "file line column text signal cycle depth why meant reader")


def reads(cut):
    """{(file, line, scope): (cycle, depth)} of the lines on the way, the nearest first."""
    found = {}
    for (cell, cycle), depth in cut.steps.items():
        place = position(cell.source)
        if place:
            found.setdefault((place[0], place[1], scope_of(cell.name)), (cycle, depth))
    return found


def constants(net, cut, known):
    """Lines that make a signal constant which a line on the way reads."""
    seen = set()
    waiting = [(scope, source_line(*place), cycle, depth, tuple(place)) for (*place, scope), (cycle, depth) in reads(cut).items()]
    for scope, text, cycle, depth, reader in waiting:  # grows meanwhile
        for name in re.findall(r"(?<![\w.:'])[a-z]\w*", text.split("//")[0]):
            if scope + name in net.nets and (scope + name) not in seen and is_constant(net.nets[scope + name]):
                seen.add(scope + name)
                lines = made(net, scope, name)
                for where in lines:
                    yield Line(*where, scope + name, cycle, depth, CONSTANT, is_number(known, name, where[3]), reader)
                above = scope[:-1].rpartition(".")[0]
                waiting += [(above + "." if above else "", given(name, where[3]), cycle, depth + 1, reader) for where in lines]


def given(name, text):
    """What a line gives to the port of an instance."""
    found = re.search(rf"\.{name}\s*\(([^()]*)\)", text)
    return found[1] if found else ""


def is_number(known, name, text):
    """A line gives a signal, or a port of an instance, a number and no expression."""
    return known.value(given(name, text) or wires.right_side(text), 64) is not None


def made(net, scope, name):
    """(file, line, column, text) of the lines that assign a signal, or of where its instance has it as a port."""
    declared = net.sources.get(scope + name, "").partition(":")[0]
    lines = wires.lines_of(whole(declared), name)
    if lines or not scope:
        return [(declared, *line) for line in lines]
    above, _, inst = scope[:-1].rpartition(".")
    file = next((s.partition(":")[0] for n, s in net.sources.items() if n.rpartition(".")[0] == above), "")
    text = whole(file)
    found = re.search(rf"\b{re.escape(inst.partition('[')[0])}\s*\((?:[^;]*?)(\.{name}\s*\()", text)
    if not found:
        return []
    start = found.start(1)
    line = text.count("\n", 0, start) + 1  # where the port is, in a list of several
    return [(file, line, start - text.rfind("\n", 0, start), source_line(file, line))]


def never(net, cut):
    """Lines `if (...) SIGNAL = ...` of signals on the way, of whose condition no logic is left."""
    left = {position(cell.source)[:2] for cell in net.cells if position(cell.source)}
    seen = set()
    for (bit, cycle), depth in cut.bits.items():
        for name, _ in net.names.get(bit, ()):
            if name in seen:
                continue
            seen.add(name)
            declared = net.sources.get(name, "").partition(":")[0]
            for line, column, text in wires.lines_of(whole(declared), name):
                if wires.statement(text) and (declared, line) not in left:
                    yield Line(declared, line, column, text, name, cycle, depth, CONDITION, False, None)
