# SPDX-License-Identifier: Apache-2.0
"""What an expression might read in the place of an operand: another signal of its scope, or other bits of the same one."""
import functools
import re

LEAST_BITS = 3  # of an operand: of fewer, too many signals have the right value by accident
MOST = 24  # values that are tried for an operand
STEPS = (1, 8, 16, 32)  # bits that a slice is moved by, and its own width


def scope_of(name):
    """Of a cell, as flattening names it: the instance in which it is, with a dot; of the top nothing."""
    found = re.match(r"\$flatten((?:\\.+?\.)+)", name)
    return found[1].replace("\\", "") if found else ""


@functools.lru_cache(maxsize=None)
def signals(words, scope):
    """{name: bits} of an instance, and of members of its structs."""
    found = {}
    for name, bits in words.net.nets.items():
        if name.startswith(scope) and "." not in name[len(scope):]:
            found[name] = bits
            place = 0
            for member in reversed(words.table.members.get(name, ())):
                width = words.table.width[words.table.place[member]]
                found[member] = bits[place:place + width]
                place += width
    return found


def moved(words, bits, scope):
    """(label, bits) of an operand in which one slice of a signal of the scope is another slice of it."""
    start = 0
    while start < len(bits):
        name, low = next(((n, p) for n, p in words.net.names.get(bits[start], ()) if n.startswith(scope)), (None, 0)) \
            if isinstance(bits[start], int) else (None, 0)
        whole = words.net.nets[name] if name else []
        end = start + 1
        while name and end < len(bits) and low + end - start < len(whole) and bits[end] == whole[low + end - start]:
            end += 1
        width = end - start
        if width >= LEAST_BITS and width < len(whole):
            for step in sorted({s * sign for s in (*STEPS, width) for sign in (1, -1)}):
                at = low + step
                if 0 <= at and at + width <= len(whole):
                    yield (f"{name}[{at + width - 1}:{at}] instead of [{low + width - 1}:{low}]",
                           bits[:start] + whole[at:at + width] + bits[end:])
        start = end


def same_place(words, bits, scope):
    """(label, bits): of a slice of a signal the same place in others of the scope that are as wide as that one."""
    known = signals(words, scope)
    for name, whole in known.items():
        if len(bits) < len(whole) and bits[0] in whole:
            low = whole.index(bits[0])
            if whole[low:low + len(bits)] == bits:
                for other, there in known.items():
                    if len(there) == len(whole) and there[low:low + len(bits)] != bits:
                        yield f"{other}[{low}] instead of {name}[{low}]", there[low:low + len(bits)]


def others(words, cell, bits):
    """(label, bits, whether inverted) that might stand where these bits are read."""
    scope = scope_of(cell.name)
    for label, other in same_place(words, bits, scope) if isinstance(bits[0], int) else ():
        yield label, other, False
    if len(bits) < LEAST_BITS:
        return
    for label, other in moved(words, bits, scope):
        yield label, other, False
    for name, other in signals(words, scope).items():
        if len(other) == len(bits) and other != bits:
            yield f"{name} instead", other, False
            yield f"~{name} instead", other, True


def operands(words, cell, cycle):
    """(port, lowest place, bits) of the operands that decide the value in a cycle."""
    ports, width = cell.bits, len(cell.output())
    if cell.kind in ("$mux", "$pmux"):
        chosen = words.selected(cell, cycle)
        port, low = ("A", 0) if chosen < 0 else ("B", chosen * width)
        yield port, low, ports[port][low:low + width]
        return
    for port in ("A", "B"):
        if port in ports:
            yield port, 0, ports[port]


def values(words, cell, cycle):
    """{value: [(port, low, label, bits, inverted)]} of the operands of a cell, as far as another value is there."""
    row, found = words.row(cycle), {}
    for port, low, bits in operands(words, cell, cycle):
        now, mask = words.value(bits, row), (1 << len(bits)) - 1
        for label, other, inverted in others(words, cell, bits):
            value = words.value(other, row) ^ (mask if inverted else 0)
            if value != now and (len(found) < MOST or (port, low, value) in found):
                found.setdefault((port, low, value), []).append((label, other, inverted))
    return found
