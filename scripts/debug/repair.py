# SPDX-License-Identifier: Apache-2.0
"""
Which small change of one expression makes the failing beat right, and leaves the correct beats before it as they are? Each
expression on the way to the wrong bits is changed in turn, in all instances of its line, and the stage computed anew.
"""
from collections import namedtuple

from expressions import COMPARE, SUM, Operands, expression
from rerun import Rerun

MOST_CYCLES = 48  # that a change may take to reach the output
DECISION = 4  # bits of a value that is compared with those of correct beats
SMALL = 8  # bits of a value of which each is inverted
# kept: correct beats that stay so; righted: other wrong beats that become right; plain: another operator, not a forced value
Change = namedtuple("Change", "label kept beats righted wrong plain")
SWAPS = {"$lt": ("$le", "$ge", "$gt"), "$le": ("$lt", "$gt", "$ge"), "$gt": ("$ge", "$le", "$lt"), "$ge": ("$gt", "$lt", "$le"),
         "$eq": ("$ne",), "$ne": ("$eq",), "$eqx": ("$nex",), "$nex": ("$eqx",), "$add": ("$sub",), "$sub": ("$add",),
         "$and": ("$or", "$xor"), "$or": ("$and", "$xor"), "$xor": ("$or", "$and", "$xnor"), "$logic_and": ("$logic_or",),
         "$logic_or": ("$logic_and",), "$shl": ("$shr",), "$sshl": ("$sshr",), "$shr": ("$shl", "$sshr"), "$sshr": ("$shr",),
         "$reduce_or": ("$reduce_and",), "$reduce_and": ("$reduce_or",), "$reduce_bool": ("$reduce_and",)}
SHIFTS = ("$shl", "$sshl", "$shr", "$sshr", "$shiftx", "$shift")
SIGNS = {**COMPARE, **SUM, "$and": "&", "$or": "|", "$xor": "^", "$xnor": "~^", "$logic_and": "&&", "$logic_or": "||",
         "$shl": "<<", "$sshl": "<<<", "$shr": ">>", "$sshr": ">>>", "$reduce_or": "|", "$reduce_and": "&", "$reduce_bool": "|"}


def others(cell, operands):
    """What the cell might have been: (label, expression, whether it is another operator)."""
    mask, now = (1 << operands.width) - 1, expression(cell.kind, operands)
    if now is None:  # a memory
        return
    for kind in SWAPS.get(cell.kind, ()):
        yield f"{SIGNS[kind]} instead of {SIGNS[cell.kind]}", expression(kind, operands), True
    if cell.kind in SUM or cell.kind in SHIFTS:
        yield "one more", f"({now}) + 1 & {mask}", True
        yield "one less", f"({now}) - 1 & {mask}", True
    if cell.kind in ("$lt", "$le", "$gt", "$ge"):
        sign = COMPARE[cell.kind]
        yield "against one more", f"(1 if {operands.a} {sign} {operands.b} + 1 else 0)", True
        yield "against one less", f"(1 if {operands.a} {sign} {operands.b} - 1 else 0)", True
    if cell.kind == "$mux":
        yield "branches swapped", f"({operands.x} if {operands.s} else {operands.y})", True
    if cell.kind in ("$mux", "$logic_and", "$logic_or", "$add", "$sub", "$mul", "$and", "$or", "$xor", "$shl", "$shr", "$sshl", "$sshr"):
        narrow = cell.kind.startswith("$logic")
        for name, text in (("left", operands.x), ("right", operands.y)):
            yield f"the {name} side alone", f"(1 if {text} else 0)" if narrow else f"{text} & {mask}", True
    if cell.kind in SHIFTS:
        for step in (1, -1):
            yield f"shifted by {step:+}", f"shift({operands.x}, {'' if cell.kind.endswith('shl') else '-'}({operands.amount} + {step}), {operands.width})", True
    if operands.width == 1:
        yield "inverted", f"1 - ({now})", False
        yield "always 1", "1", False
        yield "always 0", "0", False
    else:
        yield "always 0", "0", False
        for i in range(operands.width if operands.width <= SMALL else 0):
            yield f"bit {i} inverted", f"({now}) ^ {1 << i}", False


class Repair:
    """
    `target`: bits of the output that are judged; `wrong`: a mask of those that differ from the model, in `cycle`; `correct`:
    cycles of correct beats; `others`: {cycle of another wrong beat: its mask}.
    """

    def __init__(self, words, target, wrong, cycle, correct, others, first):
        self.words, self.wrong, self.cycle, self.first = words, wrong, cycle, first
        self.rerun = Rerun(words, target)
        self.beats = [(c, self.of(words.row(c))) for c in correct]
        self.wanted = self.of(words.row(cycle)) ^ wrong
        self.others = [(c, self.of(words.row(c)) ^ mask) for c, mask in others.items()]
        self.instances = {}
        for node in range(words.sources, len(words.cells)):
            cell = words.cells[node]
            self.instances.setdefault((cell.source, cell.kind), []).append(node)

    def of(self, row):
        return self.rerun.output(row)

    def outcome(self, other, cycle, span, only=None):
        return self.rerun.outcome(other, max(cycle - span, self.first), cycle, only)

    def tried(self, cells, cycle, span):
        """
        The best change of the expression that these cells are instances of, in all of its instances, else in these alone;
        None: none makes the failing beat right. A forced value is tried in one cycle, the one given.
        """
        whole = self.instances.get((cells[0].source, cells[0].kind), ())
        part = [node for node in whole if self.words.cells[node] in cells]
        return self.best(whole, cycle, span) or (self.best(part, cycle, span) if len(part) < len(whole) else None)

    def best(self, nodes, cycle, span):
        best = None
        for label, functions, plain in self.changes(nodes):
            if self.outcome(functions, self.cycle, span, None if plain else cycle) != self.wanted:
                continue
            kept, righted = (sum(self.outcome(functions, c, span, None if plain else cycle - self.cycle + c) == right for c, right in beats)
                             for beats in (self.beats, self.others))
            change = Change(label, kept, len(self.beats), righted, len(self.others), plain)
            if best is None or (change.kept + change.righted, change.plain) > (best.kept + best.righted, best.plain):
                best = change
        return best

    def changes(self, nodes):
        made = {}
        for node in nodes:
            cell = self.words.cells[node]
            for label, text, plain in others(cell, Operands(cell, self.words.gather)):
                made.setdefault((label, plain), {})[node] = self.words.function(text)
        return [(label, functions, plain) for (label, plain), functions in made.items()]

    def instead(self, cell, cycle, bits, span):
        """How many correct beats stay right if a multiplexer has these bits where it takes its value from; None: the failing one does not become right."""
        node = self.words.number_of[id(cell)]
        operands = Operands(cell, self.words.gather)
        chosen = self.words.selected(cell, cycle)
        text, width = self.words.gather(bits), operands.width
        if chosen < 0:
            operands.x = text
        else:
            low, rest = chosen * width, ~(((1 << width) - 1) << chosen * width)
            operands.y = f"({operands.y} & {rest} | {text} << {low})"
        functions = {node: self.words.function(expression(cell.kind, operands))}
        if self.outcome(functions, self.cycle, span) != self.wanted:
            return None
        return sum(self.outcome(functions, c, span) == right for c, right in self.beats)

    def same(self, cell, cycle):
        """In how many of the correct beats the expression had the same value, at the same distance; of a number: not known, all."""
        return self.same_bits(cell.output(), cycle) if len(cell.output()) <= DECISION else len(self.beats)

    def same_bits(self, bits, cycle):
        value = self.words.reader(tuple(bits))
        now, distance = value(self.words.row(cycle)), self.cycle - cycle
        return sum(value(self.words.row(c - distance)) == now for c, _ in self.beats if c - distance >= self.first)
