# SPDX-License-Identifier: Apache-2.0
"""
Which small change of one expression makes the failing beat right, and leaves the correct beats before it as they are? Each
expression on the way to the wrong bits is changed in turn, in all instances of its line, and the stage computed anew.
"""
import re
from collections import namedtuple

import instead
from expressions import Operands, expression
from operators import CRUDE, operands_of, others
from source import position
from words import MEMORIES

LEAST_BEATS = 8  # correct ones that are computed
LEAST_CYCLES, MOST_CYCLES = 8, 48  # that a change may take to reach the output
PASSES = 16  # cycles before the failing beat in which others that are part of it may have come
MOST_NODES = 50000  # computed for a beat, or for a cycle of all beats: a large stage has fewer cycles, and beats
MOST_LOST = 4  # one of so many correct beats that a change may make wrong
MOST_WORK = {True: 4_000_000, False: 6_000_000}  # cells computed for a stage, in the wide search or not: changes are tried no longer
OPERATORS = 0.6  # of that, for other operators, in the wide search
BEFORE = 0.25  # of that, for a stage before the failing one
SHOWN = 12  # lines with a change that are looked for
STEADY = 8  # cycles in which beats go through a stage alike
DECISION = 4  # bits of a value that is compared with those of correct beats
# kept: correct beats that stay so; righted: other wrong beats that become right; odd: how unlikely, in steps;
# operand: bits that something else took the place of
Change = namedtuple("Change", "label kept beats righted wrong odd operand", defaults=((),))


def base_of(name):
    """Of the name of an element of a field, the field."""
    return re.sub(r"_\d+$", "", name)


class Repair:
    """
    `again`: computes the output that is judged; `fields`: of each wrong field a mask of the bits that differ from the model, in
    `cycle`; `correct`: cycles of correct beats; `others`: {cycle of another wrong beat: its mask}.
    """

    def __init__(self, again, fields, cycle, correct, others, first, errors=(), wide=True, share=1):
        words = self.words = again.words
        self.wide = wide
        self.elements = [[mask for name, mask in fields.items() if base_of(name) == base] for base in {base_of(name) for name in fields}] if wide else [[sum(fields.values())]]
        self.fields, self.wrong, self.cycle, self.first, self.unlike = fields, sum(fields.values()), cycle, first, others
        self.rerun, self.start, self.work, self.errors = again, again.work, MOST_WORK[wide] * share, errors
        self.reach = max(LEAST_CYCLES, min(MOST_CYCLES, MOST_NODES // len(words.bits)))
        self.beats = [(c, again.recorded(c)) for c in correct[:max(LEAST_BEATS, MOST_NODES // len(words.bits))]]
        self.wanted = again.recorded(cycle) ^ self.wrong
        self.others = [(c, again.recorded(c) ^ mask) for c, mask in others.items()]
        self.bar = self.most = len(self.beats) + len(self.others) + 1  # beats: one change must leave fewer of them wrong
        self.lost = {}  # by line: beats that its best change leaves wrong
        self.causes = set()  # of cells that have a change which makes the failing beat right
        self.instances = {}
        for node in range(words.sources, len(words.cells)):
            cell = words.cells[node]
            self.instances.setdefault((cell.source, cell.kind), []).append(node)

    def before(self, again):
        """The same beats, judged by changes of the stage before."""
        return Repair(again, self.fields, self.cycle, [c for c, _ in self.beats], self.unlike, self.first, self.errors, self.wide, BEFORE)

    def partly(self, found):
        """Of each wrong field, or of those that are its elements, one is right, and no other bit is wrong: one instance makes no more."""
        left = found ^ self.wanted
        return not left & ~self.wrong and all(any(not left & mask for mask in masks) for masks in self.elements)

    def outcome(self, other, cycle, span):
        return self.rerun.outcome(other, max(cycle - span, self.first), cycle)

    def tried(self, cells, nearest, span):
        """
        The best change of the expression that these cells are instances of, in all of its instances, else in these alone;
        None: none makes the failing beat right. `nearest`: the (cell, cycle) whose operands are those of the failing beat.
        """
        whole, span = self.instances.get((cells[0].source, cells[0].kind), ()), self.passes(span)
        part = [node for node in whole if self.words.cells[node] in cells]
        found = self.best(whole, nearest, span) or (self.best(part, nearest, span) if len(part) < len(whole) else None)
        return self.noted(found, nearest[0])

    def read(self, found, nearest, span):
        """A better change than the one found, of what an expression reads; else that one."""
        enough = found and self.loss(found) == 0 and not (self.wide and found.odd >= CRUDE)
        return found if enough else self.noted(self.replaced(found, *nearest, span), nearest[0])

    def passes(self, span):
        return max(span, min(self.reach, PASSES)) if self.wide else span

    def noted(self, found, cell):
        """The same; the bar rises when so many lines as are shown have a change."""
        if found:
            line = position(cell.source)[:2]
            self.lost[line] = min(self.loss(found), self.lost.get(line, self.most))
            self.bar = sorted(self.lost.values())[SHOWN - 1] if len(self.lost) >= SHOWN else self.most
        return found

    def best(self, nodes, nearest, span):
        best, vain = None, {self.effect({}, nodes, span)}
        for label, functions, odd in self.changes(nodes, *nearest):
            effect = self.effect(functions, nodes, span)
            if effect in vain or self.rerun.work > self.start + (OPERATORS if self.wide else 1) * self.work:
                continue
            if not self.partly(self.outcome(functions, self.cycle, span)):
                vain.add(effect)
                continue
            self.causes.add(nearest[0])
            best = self.judged(label, functions, span, odd, best) or best
            if best and self.loss(best) == 0:
                break
        return best

    def judged(self, label, functions, span, odd, best):
        """What a change that makes the failing beat right does to the others; None: no more than the best one until now."""
        most = min(self.loss(best) + (self.wide and best.odd >= odd + CRUDE), self.bar) if best else self.bar
        span = max(span, self.reach)
        kept = self.kept(functions, span, most)
        still = len(self.beats) - kept
        for c, right in self.others if kept else ():
            still += self.outcome(functions, c, span) != right
            if still >= most:
                return None
        righted = len(self.beats) + len(self.others) - kept - still if kept else 0
        change = Change(label, kept, len(self.beats), righted, len(self.others), odd)
        return change if self.loss(change) < most else None

    def loss(self, change):
        return len(self.beats) + len(self.others) - change.kept - change.righted

    def replaced(self, best, cell, cycle, span):
        """A better change than the best one until now, of an operand into another signal, or other bits; else that one."""
        node, span = self.words.number_of.get(id(cell)), self.passes(span)
        if node is None or cell.kind in MEMORIES:
            return best
        for (port, low, value), changes in instead.values(self.words, cell, cycle, self.wide).items():
            if self.rerun.work > self.start + self.work or \
                    not self.partly(self.outcome({node: self.with_operand(cell, port, low, str(value))}, self.cycle, span)):
                continue
            bits = cell.bits[port][low:low + len(cell.output())] if (cell.kind, port) == ("$pmux", "B") else cell.bits[port]
            for label, other, form in changes:
                functions = {node: self.with_operand(cell, port, low, instead.text(self.words, bits, other, form))}
                if self.partly(self.outcome(functions, self.cycle, span)):
                    self.causes.add(cell)
                    change = self.judged(label, functions, span, instead.odd(form), best)
                    kept = change and (change.kept or not self.beats or not self.wide)  # else it says no more than that the operand decides
                    best = change._replace(operand=tuple(bits)) if kept else best
        return best

    def with_operand(self, cell, port, low, text):
        """What a cell computes if a text stands for its operand."""
        operands = Operands(cell, self.words.gather)
        return self.words.function(expression(cell.kind, operands.replaced(cell, port, low, text)))

    def effect(self, functions, nodes, span):
        """The values of these nodes on the way to the failing beat, as far as they do not depend on each other."""
        found = []
        for cycle in range(max(self.cycle - span, self.first), self.cycle + 1):
            row, read = self.words.row(cycle), self.words.memory(cycle, {})
            found += [functions.get(node, self.words.functions[node])(row, read) for node in nodes]
        return tuple(found)

    def kept(self, functions, span, most):
        """How many correct beats stay as they are; 0: too few to go on counting, or so many become wrong."""
        lost = 0
        for beat in list(self.beats):
            if self.outcome(functions, beat[0], span) != beat[1]:
                lost += 1
                self.beats.remove(beat)  # one that told changes apart tells the next ones apart, too
                self.beats.insert(0, beat)
            if lost * MOST_LOST > len(self.beats) or lost >= most:
                return 0
        return len(self.beats) - lost

    def changes(self, nodes, nearest, cycle):
        made, given = {}, self.words.function(operands_of(nearest, Operands(nearest, self.words.gather)))(self.words.row(cycle), None)
        for node in nodes:
            cell = self.words.cells[node]
            for label, text, odd in others(cell, Operands(cell, self.words.gather), given, self.errors):
                made.setdefault((label, odd), {})[node] = self.words.function(text)
        return [(label, functions, odd) for (label, odd), functions in made.items()]

    def instead(self, cell, cycle, bits, span):
        """
        How many correct beats stay right if a multiplexer has these bits where it takes its value from; None: the failing one does not
        become right.
        """
        node = self.words.number_of[id(cell)]
        chosen, text, width = self.words.selected(cell, cycle), self.words.gather(bits), len(cell.output())
        functions = {node: self.with_operand(cell, *(("A", 0) if chosen < 0 else ("B", chosen * width)), text)}
        if not self.partly(self.outcome(functions, self.cycle, span)):
            return None
        return sum(self.outcome(functions, c, span) == right for c, right in self.beats)

    def inverted(self, bits, cycle):
        """The other values of these bits in that cycle make a field of the failing beat right."""
        late = {}
        for node, place in (self.words.at[bit] for bit in bits):
            late[node] = late.get(node, self.words.row(cycle)[node]) ^ 1 << place
        return self.partly(self.rerun.outcome({}, cycle, self.cycle, {cycle: late}))

    def same(self, cell, cycle):
        """
        In how many of the correct beats the expression had the same value, at the same distance; of a number, or long before: not
        known, all.
        """
        known = len(cell.output()) <= DECISION and self.cycle - cycle <= STEADY
        return self.same_bits(cell.output(), cycle) if known else len(self.beats)

    def same_bits(self, bits, cycle):
        value = self.words.reader(tuple(bits))
        now, distance = value(self.words.row(cycle)), self.cycle - cycle
        return sum(value(self.words.row(c - distance)) == now for c, _ in self.beats if c - distance >= self.first)
