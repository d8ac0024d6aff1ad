# SPDX-License-Identifier: Apache-2.0
"""A stage in whole words: the value of each bit in a cycle, and what it would be if a cell computed something else."""
import functools
import re

from expressions import NAMES, Operands, expression, width_of
from values import integer

MEMORIES = ("$memrd", "$memrd_v2")
LATER = ("$dff", "$memwr", "$meminit")


class Words:
    """
    Nodes: input ports and registers, which have recorded values, then cells in an order in which each comes after those it
    reads. A row is the values of all nodes in a cycle.
    """

    def __init__(self, net, table, time_of):
        self.net, self.table, self.time_of = net, table, time_of
        self.numbers, self.rows, self.written = {}, {}, {}
        self.bits, self.cells, self.at = [], [], {}  # by node: output bits, cell (None: input port); of each bit its node and place
        for _, (direction, bits) in sorted(net.ports.items()):
            if direction == "input":
                self.add(bits, None)
        for cell in net.cells:
            if cell.kind.startswith("$dff"):
                self.add(cell.output(), cell)
        self.sources = len(self.bits)
        self.places = [self.recorded_places(bits) for bits in self.bits]
        self.order(net)
        self.number_of = {id(cell): i for i, cell in enumerate(self.cells) if cell}
        texts = [self.text(i) for i in range(self.sources, len(self.bits))]
        self.functions = [None] * self.sources + eval("[" + ",\n".join(f"lambda v, m: {t}" for t in texts) + "]", dict(NAMES))
        self.readers = [[] for _ in self.bits]
        for i in range(self.sources, len(self.bits)):
            for node in self.inputs(self.cells[i]):
                self.readers[node].append(i)
        self.reader = functools.lru_cache(maxsize=None)(lambda bits: eval(f"lambda v: {self.gather(bits)}", dict(NAMES)))
        self.writes = [c for cells in net.memory.values() for c in cells if c.kind.startswith("$memwr")]

    def add(self, bits, cell):
        for place, bit in enumerate(bits):
            if isinstance(bit, int):
                self.at[bit] = (len(self.bits), place)
        self.bits.append(bits)
        self.cells.append(cell)

    def order(self, net):
        """Cells after their inputs; one in a loop is left out, and its bits read as 0."""
        waiting = [c for c in net.cells if not c.kind.startswith(LATER) and (expression(c.kind, Operands(c, str)) or c.kind in MEMORIES)]
        owner = {bit: c for c in waiting for bit in c.output() if isinstance(bit, int)}
        state, stack = {}, [(c, False) for c in reversed(waiting)]
        while stack:
            cell, done = stack.pop()
            if done:
                state[id(cell)] = 2
                self.add(cell.output(), cell)
                continue
            if id(cell) in state:
                continue
            state[id(cell)] = 1
            stack.append((cell, True))
            for bit in read_bits(cell):
                before = owner.get(bit)
                if before is not None and id(before) not in state:
                    stack.append((before, False))

    def inputs(self, cell):
        return self.nodes_of(read_bits(cell))

    def nodes_of(self, bits):
        return {self.at[bit][0] for bit in bits if bit in self.at}

    def is_read(self, node):
        """It reads a memory."""
        return node >= self.sources and self.cells[node].kind in MEMORIES

    def recorded_places(self, bits):
        """Runs of bits of one recorded name: (name, lowest place there, bits, place here)."""
        runs = []
        for here, bit in enumerate(bits):
            for name, place in self.net.names.get(bit, ()) if isinstance(bit, int) else ():
                if name in self.table.place or name in self.table.members:
                    if runs and runs[-1][0] == name and runs[-1][1] + runs[-1][2] == place and runs[-1][3] + runs[-1][2] == here:
                        runs[-1][2] += 1
                    else:
                        runs.append([name, place, 1, here])
                    break
        return runs

    def gather(self, bits):
        """The text of an expression that puts bits of nodes together."""
        terms, constant, runs = [], 0, []
        for here, bit in enumerate(bits):
            if bit == "1":
                constant |= 1 << here
            if not isinstance(bit, int) or bit not in self.at:
                continue
            node, place = self.at[bit]
            if runs and runs[-1][0] == node and runs[-1][1] + runs[-1][2] == place and runs[-1][3] + runs[-1][2] == here:
                runs[-1][2] += 1
            else:
                runs.append([node, place, 1, here])
        for node, place, count, here in runs:
            text = f"v[{node}]" if place == 0 else f"(v[{node}] >> {place})"
            text = text if place + count == len(self.bits[node]) else f"({text} & {(1 << count) - 1})"
            terms.append(text if here == 0 else f"({text} << {here})")
        if constant or not terms:
            terms.append(str(constant))
        return terms[0] if len(terms) == 1 else "(" + " | ".join(terms) + ")"

    def text(self, node):
        cell = self.cells[node]
        if cell.kind in MEMORIES:
            return f"m({node}, {self.gather(cell.bits['ADDR'])})"
        return expression(cell.kind, Operands(cell, self.gather))

    def function(self, text):
        return eval(f"lambda v, m: {text}", dict(NAMES))

    def number(self, name, cycle):
        key = (name, cycle)
        if key not in self.numbers:
            text = self.table.bits(name, self.time_of(cycle)) or ""
            self.numbers[key] = int(re.sub("[^01]", "0", text) or "0", 2)
        return self.numbers[key]

    def source(self, node, cycle):
        value = 0
        for name, place, count, here in self.places[node]:
            value |= (self.number(name, cycle) >> place & (1 << count) - 1) << here
        return value

    def memory(self, cycle, changed):
        """The reader of memories in a cycle; `changed`: {(memory, address): word} beside what is recorded."""
        def read(node, address):
            cell = self.cells[node]
            key = (cell.memory(), address)
            return changed[key] if key in changed else self.word(cell, address, cycle)
        return read

    def word(self, cell, address, cycle):
        name, width = cell.memory(), width_of(cell)
        cells = self.net.memory.get(name, [])
        if any(c.kind.startswith("$memwr") for c in cells):
            return self.number(f"{name}[{address}]", cycle)
        for init in cells:
            first = integer([int(b) for b in init.bits["ADDR"]])
            if first <= address < first + init.parameter("WORDS"):
                at = (address - first) * width
                return sum((b == "1") << i for i, b in enumerate(init.bits["DATA"][at:at + width]))
        return 0

    def row(self, cycle):
        if cycle not in self.rows:
            v = [self.source(i, cycle) for i in range(self.sources)] + [0] * (len(self.bits) - self.sources)
            read = self.memory(cycle, {})
            for i in range(self.sources, len(v)):
                v[i] = self.functions[i](v, read)
            self.rows[cycle] = v
        return self.rows[cycle]

    def value(self, bits, row):
        return self.reader(tuple(bits))(row)

    def disagrees(self, cycle):
        """A recorded signal that has another value than its cells compute; None: there is none. Yosys drops what nobody reads."""
        row = self.row(cycle)
        recorded = [n for n, bits in self.net.nets.items() if (n in self.table.place or n in self.table.members) and
                    all(bit in self.at for bit in bits if isinstance(bit, int))]
        return next((n for n in recorded if self.value(self.net.nets[n], row) != self.number(n, cycle)), None)

    def bit(self, bit, cycle):
        if bit not in self.at:
            return int(bit == "1")
        node, place = self.at[bit]
        return self.row(cycle)[node] >> place & 1

    def many(self, bits, cycle):
        return [self.bit(b, cycle) for b in bits]

    def selected(self, cell, cycle):
        """Of a multiplexer: which bit of S chooses, or -1 for A."""
        select = self.many(cell.bits["S"], cycle)
        return select.index(1) if 1 in select else -1

    def address(self, cell, cycle):
        return self.value(cell.bits["ADDR"], self.row(cycle))

    def writer(self, cell, cycle, first):
        """What wrote the word that a cell reads: the cell of the write, and the cycle before whose edge it was; None: not known."""
        key = (cell, cycle)
        if key not in self.written:
            self.written[key] = self.find_writer(cell, cycle, first)
        return self.written[key]

    def find_writer(self, cell, cycle, first):
        address = self.address(cell, cycle)
        writes = [c for c in self.writes if c.memory() == cell.memory()]
        for when in range(cycle - 1, first - 1, -1) if writes else ():
            for write in writes:
                if self.value(write.bits["EN"], self.row(when)) and self.address(write, when) == address:
                    return write, when
        return None


def read_bits(cell):
    """The bits that decide the output in the same cycle."""
    ports = ("ADDR",) if cell.kind in MEMORIES else ("A", "B", "S")
    return [bit for p in ports for bit in cell.bits.get(p, ()) if isinstance(bit, int)]
