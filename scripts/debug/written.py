# SPDX-License-Identifier: Apache-2.0
"""Where the text gives a value its name: assignments, ports of instances, the arm of a `case`."""
import re

import idle
import wires
from constants import is_constant
from source import position, whole


def operands(cell):
    """Of a cell all of whose inputs decide, these."""
    return [cell.bits[port] for port in "AB" if port in cell.bits] if cell.kind not in ("$mux", "$pmux") else ()


def given(net, bits):
    """Lines that give an operand its name, or another one: an assignment, or the port of an instance."""
    bits = list(bits)
    for name in dict.fromkeys(name for bit in bits[:1] for name, _ in net.names.get(bit, ())):
        if net.nets[name] == bits:
            scope, _, last = name.rpartition(".")
            yield from idle.made(net, scope + "." if scope else "", last)


def arm(stage, cell, cycle):
    """(line, column, text) of the arm of a `case` that was taken."""
    if cell.kind not in ("$mux", "$pmux"):
        return None
    file, line, _ = position(cell.source)
    chosen, label, width = stage.values.selected(cell, cycle), None, 0
    if chosen >= 0:
        select = stage.net.driver.get(cell.bits["S"][chosen], (None, 0))[0]
        sides = [select.bits[p] for p in "AB" if p in select.bits] if select and select.kind in ("$eq", "$logic_not") else []
        number = next((bits for bits in sides if is_constant(bits)), ["0"] if select and select.kind == "$logic_not" else None)
        if number is None:
            return None
        label, width = sum((bit == "1") << i for i, bit in enumerate(number)), max(len(bits) for bits in sides)
    return stage.constants.arm(whole(file).splitlines(), line, label, width)


def port_of(net, name):
    """Where the instance that has a signal as a port gives it a value."""
    scope, _, last = name.rpartition(".")
    declared = net.sources.get(name, "").partition(":")[0]
    return idle.made(net, scope + ".", last) if scope and not wires.lines_of(whole(declared), name) else []


def expression_of(text, stage, port):
    """Where an instance gives its port an expression, and the lines that assign the signals in it."""
    found = re.search(rf"\bu_{stage}\s*\([^;]*?(\.{port}\s*\(([^;]*?)\)\s*,?\s*)$", text, re.S | re.M)
    if not found:
        return []
    start = found.start(1)
    own = (text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start), found[1].strip().splitlines()[0])
    return [own] + [line for name in dict.fromkeys(re.findall(r"[a-z]\w*", found[2])) for line in wires.lines_of(text, name)]
