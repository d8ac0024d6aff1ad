# SPDX-License-Identifier: Apache-2.0
"""What an expression might read in the place of an operand: another signal of its scope, or other bits of the same one."""
import functools
import re

from constants import is_constant

LEAST_BITS = 3  # of an operand: of fewer, too many signals have the right value by accident
MOST = 40  # values that are tried for an operand
STEPS = (1, 8, 16, 32)  # bits that a slice is moved by, and its own width
ALONE, INVERTED = "{y}", "{y} ^ {m}"  # x: the operand, y: what else is read, m: all ones
BESIDE = {"at most {}": "min({x}, {y})", "at least {}": "max({x}, {y})", "with & {}": "{x} & {y}", "with & ~{}": "{x} & ~{y} & {m}",
          "with | {}": "{x} | {y}", "with + {}": "{x} + {y} & {m}", "with - {}": "{x} - {y} & {m}"}
MORE = 5  # steps that a second signal beside an operand is less likely than one in its place
TERMS = {"only if {}": "{x} & {y}", "only if not {}": "{x} & (1 - {y})", "or if {}": "{x} | {y}", "or if not {}": "{x} | (1 - {y})"}


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


def continued(words, bits, scope):
    """(label, bits) of an operand whose constant bits beside a slice are more bits of the same signal."""
    ends = [i for i, bit in enumerate(bits) if isinstance(bit, int)]
    if not ends or len(ends) < LEAST_BITS:
        return
    first, last = ends[0], ends[-1]
    for name, low in words.net.names.get(bits[first], ()):
        more = min(first, low) if name.startswith(scope) else 0
        if more:
            yield f"{name} down to {low - more}", bits[:first - more] + words.net.nets[name][low - more:low] + bits[first:]
    for name, high in words.net.names.get(bits[last], ()):
        more = min(len(bits) - 1 - last, len(words.net.nets[name]) - 1 - high) if name.startswith(scope) else 0
        if more:
            yield f"{name} up to {high + more}", bits[:last + 1] + words.net.nets[name][high + 1:high + 1 + more] + bits[last + 1 + more:]
    if not isinstance(bits[-1], int):
        yield "one place higher", bits[:1] + bits[:-1] if isinstance(bits[0], str) else ["0"] + bits[:-1]
    if not isinstance(bits[0], int):
        yield "one place lower", bits[1:] + bits[-1:] if isinstance(bits[-1], str) else bits[1:] + ["0"]


@functools.lru_cache(maxsize=None)
def numbers(words, scope, width):
    """Constants of so many bits that expressions of an instance read."""
    found = {}
    for cell in words.net.cells:
        if scope_of(cell.name) == scope:
            for port in "AB":
                bits = cell.bits.get(port, ())
                for low in range(0, len(bits), width) if cell.kind == "$pmux" or len(bits) == width else ():
                    if is_constant(bits[low:low + width]):
                        found.setdefault(tuple(bits[low:low + width]))
    return [list(bits) for bits in found]


def shown(bits):
    return f"{len(bits)}'h{sum((bit == '1') << i for i, bit in enumerate(bits)):x}"


def others(words, cell, bits, wide=True):
    """(label, bits, form) that might stand where these bits are read, alone or, in a wide search, beside them."""
    scope = scope_of(cell.name)
    for label, other in same_place(words, bits, scope) if isinstance(bits[0], int) else ():
        yield label, other, ALONE
    if len(bits) < LEAST_BITS:
        if len(bits) == 1 and wide:
            yield from terms(words, bits, scope)
        return
    for label, other in [*moved(words, bits, scope), *(continued(words, bits, scope) if wide else ())]:
        yield label, other, ALONE
    for other in numbers(words, scope, len(bits)) if wide else ():
        yield f"{shown(other)} instead", other, ALONE
    same = [(name, other) for name, other in signals(words, scope).items() if len(other) == len(bits) and other != bits]
    for name, other in same:
        yield f"{name} instead", other, ALONE
        yield f"~{name} instead", other, INVERTED
    for name, other in same if wide else ():
        for label, form in BESIDE.items():
            yield label.format(name), other, form


def terms(words, bits, scope):
    """Of a condition: (label, bits, form) with one more term."""
    for name, other in signals(words, scope).items():
        if len(other) == 1 and other != bits and isinstance(other[0], int):
            for label, form in TERMS.items():
                yield label.format(name), other, form


def operands(words, cell, cycle, wide=True):
    """(port, lowest place, bits) of the operands that decide the value in a cycle."""
    ports, width = cell.bits, len(cell.output())
    if cell.kind in ("$mux", "$pmux"):
        chosen = words.selected(cell, cycle)
        port, low = ("A", 0) if chosen < 0 else ("B", chosen * width)
        yield port, low, ports[port][low:low + width]
        if cell.kind == "$mux" and wide:
            yield "S", 0, ports["S"]
        return
    for port in ("A", "B"):
        if port in ports:
            yield port, 0, ports[port]


def values(words, cell, cycle, wide=True):
    """{(port, low, value): [(label, bits, form)]} of the operands of a cell, as far as another value is there."""
    row, found = words.row(cycle), {}
    for port, low, bits in operands(words, cell, cycle, wide):
        now, mask, count = words.value(bits, row), (1 << len(bits)) - 1, 0
        for label, other, form in others(words, cell, bits, wide):
            value = computed(form)(now, words.value(other, row), mask)
            if value != now and (count < MOST or (port, low, value) in found):
                count += (port, low, value) not in found
                found.setdefault((port, low, value), []).append((label, other, form))
    return found


@functools.lru_cache(maxsize=None)
def computed(form):
    return eval(f"lambda x, y, m: {form.format(x='x', y='y', m='m')}")


def odd(form):
    return 0 if form in (ALONE, INVERTED) else MORE


def text(words, bits, other, form):
    """What stands in the place of an operand."""
    return "(" + form.format(x=words.gather(bits), y=words.gather(other), m=(1 << len(bits)) - 1) + ")"
