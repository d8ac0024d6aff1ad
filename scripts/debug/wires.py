# SPDX-License-Identifier: Apache-2.0
"""Signals that only pass the wrong bits on: where they are assigned, and which other signal holds the right value."""
import functools
import re
from collections import namedtuple

import instead

MOST_LINES = 8  # that assign a signal
# place: a bit that passes; other: a signal that holds the right value, "": none does; narrow: so few bits that many might
Wire = namedtuple("Wire", "name place cycle depth wanted other kept beats narrow")


def carriers(net, cut):
    """Signals all of whose bits in the slice are copies of wrong bits, of so many that matter: {(name, cycle): (mask, depth)}."""
    found = {}
    for (bit, cycle), copied in cut.passed.items():
        for name, place in net.names.get(bit, ()):
            entry = found.setdefault((name, cycle), [0, cut.bits.get((bit, cycle), 0), set()])
            entry[0] |= 1 << place
            entry[1] = min(entry[1], cut.bits.get((bit, cycle), entry[1]))
            entry[2] |= copied
    return {key: (mask, depth) for key, (mask, depth, copied) in found.items() if cut.complete(copied)}


def alike(net, name):
    """Other signals of the scope as wide as this one."""
    scope, width = name.rpartition(".")[0], len(net.nets[name])
    return [other for other, bits in net.nets.items()
            if other != name and len(bits) == width and other.rpartition(".")[0] == scope and bits != net.nets[name]]


def multiplexers(net, words, name, mask, cycle):
    """Those that chose the value of a signal, one behind the other."""
    place = (mask & -mask).bit_length() - 1
    bit = net.nets[name][place]
    while bit in net.driver:
        cell, at = net.driver[bit]
        if cell.kind not in ("$mux", "$pmux"):
            return
        yield cell, at - place
        chosen = words.selected(cell, cycle)
        bit = cell.bits["A"][at] if chosen < 0 else cell.bits["B"][chosen * len(cell.output()) + at]


def kept(words, repair, name, there, here, mask, cycle):
    """How many correct beats stay as they are if the bits `there` take the place of those `here`, or of what a multiplexer chose for it."""
    net, distance = words.net, repair.cycle - cycle
    best = sum(words.value(there, words.row(c - distance)) == words.value(here, words.row(c - distance))
               for c, _ in repair.beats if c - distance >= repair.first)
    for cell, shift in multiplexers(net, words, name, mask, cycle):
        if shift == 0 and len(cell.output()) == len(there) == len(net.nets[name]):
            best = max(best, repair.instead(cell, cycle, there, distance) or 0)
    return best


def wires(words, repair, cut):
    """The carriers; one whose place another signal could take, without a change to the correct beats, says which."""
    found = []
    for (name, cycle), (mask, depth) in carriers(words.net, cut).items():
        wanted, best = words.value(words.net.nets[name], words.row(cycle)) ^ mask, ("", 0)
        places = [i for i in range(mask.bit_length()) if mask >> i & 1]
        part, scope = words.net.nets[name][places[0]:places[-1] + 1], name.rpartition(".")[0] + "." if "." in name else ""
        others = [(other, words.net.nets[other], words.net.nets[name]) for other in alike(words.net, name)] + \
            [(label, there, part) for label, there in instead.same_place(words, part, scope)]
        for other, there, here in others:
            right = wanted if here is not part else words.value(part, words.row(cycle)) ^ mask >> places[0]
            if words.value(there, words.row(cycle)) == right:
                best = max(best, (other, kept(words, repair, name, there, here, mask, cycle)), key=lambda b: b[1])
        narrow = len(part) < instead.LEAST_BITS
        found.append(Wire(name, places[0], cycle, depth, wanted, *best, len(repair.beats), narrow))
    return found


ASSIGNED = re.compile(r"(?<![\w.])(\w+)\s*(?:\[[^=;]*?\]|\.\w+)*\s*(?:<=|=)(?!=)")


def statement(text):
    """Where the statement behind `if (...)` or `for (...)` begins."""
    found = re.match(r"\s*(?:end\s+)?(?:else\s+)?(?:if|for|while)\s*\(", text)
    if not found:
        return 0
    depth, place = 1, found.end()
    while depth and place < len(text):
        depth += (text[place] == "(") - (text[place] == ")")
        place += 1
    return place


@functools.lru_cache(maxsize=None)
def index(source):
    """Of a module's text: {signal: lines in which it, or a member or bits of it, is assigned}, each (line, column, text)."""
    found = {}
    for number, text in enumerate(source.splitlines(), 1):
        match = ASSIGNED.search(text.split("//")[0], statement(text))
        if match and not re.match(r"\s*(parameter|localparam)\b", text):
            found.setdefault(match[1], []).append((number, match.start(1) + 1, text.strip()))
    return found


def lines_of(source, name):
    """The lines that assign a signal, or the result of a function."""
    function = re.search(r"(\w+)\$func\$.*\$result$", name)
    return index(source).get(function[1] if function else name.rpartition(".")[2], [])


def right_side(text):
    """What a line assigns; "": it does not end there."""
    found = re.search(r"(?<![<>=!])<?=(?!=)\s*([^=]*);", text.split("//")[0])
    return found[1].strip() if found else ""


def elsewhere(text, wire, words):
    """A line assigns another member of a struct."""
    member = words.table.member(wire.name, wire.place)[0]
    named = re.search(rf"(?<![\w.]){re.escape(wire.name.rpartition('.')[2])}\.(\w+)[^=]*=", text)
    return member != wire.name and named and member[len(wire.name) + 1:].partition(".")[0] != named[1]


def assigned(source, wire, words):
    """The lines that assign it; not those that assign a signal of another value, as they were not taken."""
    now, scope = words.value(words.net.nets[wire.name], words.row(wire.cycle)), wire.name.rpartition(".")[0]
    found = []
    for line, column, text in lines_of(source, wire.name):
        if elsewhere(text, wire, words):
            continue
        plain = re.search(r"=\s*('0|\w+)\s*;", text)
        other = [] if plain and plain[1] == "'0" else \
            words.net.nets.get(f"{scope}.{plain[1]}" if scope else plain[1]) if plain else None
        if other is None or words.value(other, words.row(wire.cycle)) == now:
            found.append((line, column, text))
    return found[:MOST_LINES]
