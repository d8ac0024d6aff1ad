# SPDX-License-Identifier: Apache-2.0
"""Values of the signals of a stage, by cycle: recorded ones, and of all else what its cells compute from these."""
import sys

sys.setrecursionlimit(1 << 20)  # a value needs those before it, as deep as the logic is


class Table:
    """What `texlock signals` prints: of each time a value of each signal, as text of bits."""

    def __init__(self, text, scope):
        lines = text.splitlines()
        names, widths = lines[0].split("\t")[1:], lines[1].split("\t")[1:]
        self.place = {name[len(scope) + 1:]: i for i, name in enumerate(names)}
        self.width = [int(w) for w in widths]
        self.rows = {}
        for line in lines[2:]:
            time, *values = line.split("\t")
            self.rows[int(time)] = values
        self.members = {}
        for name in self.place:
            parts = name.split(".")
            for i in range(1, len(parts)):
                self.members.setdefault(".".join(parts[:i]), []).append(name)

    def bits(self, name, time):
        """Text of bits, highest first, of a signal, or of a struct: its members, highest first. None: not recorded."""
        row = self.rows.get(time)
        if row is None:
            return None
        if name in self.place:
            return row[self.place[name]]
        if name in self.members:
            return "".join(row[self.place[member]] for member in self.members[name])
        return None

    def member(self, name, place):
        """The member of a struct in which a bit is, and its place there."""
        if name in self.place or name not in self.members:
            return name, place
        for member in reversed(self.members[name]):
            width = self.width[self.place[member]]
            if place < width:
                return member, place
            place -= width
        return name, place


def integer(bits, signed=False):
    value = 0
    for i, bit in enumerate(bits):
        if bit is None:
            return None
        value |= bit << i
    if signed and bits and bits[-1]:
        value -= 1 << len(bits)
    return value


def spread(value, width):
    return [None] * width if value is None else [value >> i & 1 for i in range(width)]


def shifted(a, b, width, left):
    amount = -b if left else b
    return a >> amount if amount >= 0 else a << min(-amount, 4 * width + 64)


BINARY = {
    "$add": lambda a, b: a + b, "$sub": lambda a, b: a - b, "$mul": lambda a, b: a * b,
    "$lt": lambda a, b: a < b, "$le": lambda a, b: a <= b, "$eq": lambda a, b: a == b, "$ne": lambda a, b: a != b,
    "$eqx": lambda a, b: a == b, "$nex": lambda a, b: a != b, "$ge": lambda a, b: a >= b, "$gt": lambda a, b: a > b,
    "$div": lambda a, b: abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1) if b else 0,
    "$mod": lambda a, b: abs(a) % abs(b) * (-1 if a < 0 else 1) if b else 0, "$pow": lambda a, b: a**b if b >= 0 else 0,
    "$and": lambda a, b: a & b, "$or": lambda a, b: a | b, "$xor": lambda a, b: a ^ b, "$xnor": lambda a, b: ~(a ^ b),
}
BITWISE = ("$and", "$or", "$xor", "$xnor", "$not", "$pos", "$mux", "$pmux")
UNARY = {"$not": lambda a, w: ~a, "$neg": lambda a, w: -a, "$pos": lambda a, w: a,
         "$logic_not": lambda a, w: a == 0, "$reduce_or": lambda a, w: a != 0, "$reduce_bool": lambda a, w: a != 0,
         "$reduce_and": lambda a, w: a & (1 << w) - 1 == (1 << w) - 1, "$reduce_xor": lambda a, w: bin(a & (1 << w) - 1).count("1") & 1,
         "$reduce_xnor": lambda a, w: ~bin(a & (1 << w) - 1).count("1") & 1}
SHIFTS = {"$shl": True, "$sshl": True, "$shr": False, "$sshr": False, "$shift": False, "$shiftx": False}


class Values:
    """Bits by cycle, 0, 1 or None where nothing tells."""

    def __init__(self, netlist, table, time_of):
        self.netlist, self.table, self.time_of = netlist, table, time_of
        self.known, self.text, self.written = {}, {}, {}

    def recorded(self, bit, cycle):
        for name, place in self.netlist.names.get(bit, ()):
            key = (name, cycle)
            if key not in self.text:
                self.text[key] = self.table.bits(name, self.time_of(cycle))
            text = self.text[key]
            if text is not None and place < len(text) and text[-1 - place] in "01":
                return int(text[-1 - place])
        return None

    def bit(self, bit, cycle):
        if not isinstance(bit, int):
            return int(bit) if bit in ("0", "1") else None
        key = (bit, cycle)
        if key in self.known:
            return self.known[key]
        value = self.recorded(bit, cycle)
        if value is None and bit in self.netlist.driver:
            cell, _ = self.netlist.driver[bit]
            if not cell.kind.startswith("$dff"):
                self.known[key] = None  # a loop of combinational cells ends here
                self.evaluate(cell, cycle)
                return self.known.get(key)
        self.known[key] = value
        return value

    def many(self, bits, cycle):
        return [self.bit(b, cycle) for b in bits]

    def evaluate(self, cell, cycle):
        output = cell.output()
        for bit, value in zip(output, self.result(cell, cycle, len(output))):
            if isinstance(bit, int):
                self.known[bit, cycle] = value

    def result(self, cell, cycle, width):
        kind, ports = cell.kind, cell.bits
        if kind in ("$mux", "$pmux"):
            return self.chosen(cell, cycle, width)
        if kind.startswith("$memrd"):
            return self.word(cell, cycle, width)
        signed = cell.signed()
        a = self.many(ports["A"], cycle)
        if "B" not in ports:
            value = integer(a, signed)
            return spread(None if value is None else UNARY[kind](value, len(a)) if kind in UNARY else None, width)
        b = self.many(ports["B"], cycle)
        if kind in ("$logic_and", "$logic_or"):
            return self.logic(kind, a, b, width)
        if kind in ("$and", "$or") and (None in a or None in b):
            return self.partly(kind, a, b, width)
        if kind in SHIFTS:
            x, y = integer(a, signed), integer(b, cell.signed() or kind in ("$shift", "$shiftx") and bool(cell.parameter("B_SIGNED")))
            return spread(None if x is None or y is None else shifted(x, y, len(a), SHIFTS[kind]), width)
        x, y = integer(a, signed), integer(b, signed)
        return spread(None if x is None or y is None or kind not in BINARY else int(BINARY[kind](x, y)), width)

    @staticmethod
    def logic(kind, a, b, width):
        decides = kind == "$logic_or"
        truth = [True if 1 in v else None if None in v else False for v in (a, b)]
        if decides in truth:
            return spread(int(decides), width)
        return spread(None if None in truth else int(not decides), width)

    @staticmethod
    def partly(kind, a, b, width):
        weak = 0 if kind == "$and" else 1
        out = []
        for i in range(width):
            x, y = (v[i] if i < len(v) else 0 for v in (a, b))
            out.append(weak if weak in (x, y) else None if None in (x, y) else 1 - weak)
        return out

    def selected(self, cell, cycle):
        """Of a multiplexer: which bit of S chooses, or -1 for A; None: unknown."""
        select = self.many(cell.bits["S"], cycle)
        if 1 in select:
            return select.index(1)
        return None if None in select else -1

    def input_bits(self, cell, choice, width):
        """The bits that a multiplexer passes on."""
        return cell.bits["A"] if choice < 0 else cell.bits["B"][choice * width:(choice + 1) * width]

    def chosen(self, cell, cycle, width):
        choice = self.selected(cell, cycle)
        return [None] * width if choice is None else self.many(self.input_bits(cell, choice, width), cycle)

    def address(self, cell, cycle):
        return integer(self.many(cell.bits["ADDR"], cycle))

    def word(self, cell, cycle, width):
        """Of a memory: the recorded contents. Of a table: its contents never change."""
        address, name = self.address(cell, cycle), cell.memory()
        if address is None:
            return [None] * width
        cells = self.netlist.memory.get(name, [])
        if any(c.kind.startswith("$memwr") for c in cells):
            text = self.table.bits(f"{name}[{address}]", self.time_of(cycle)) or ""
            return [int(b) if b in "01" else None for b in reversed(text)] if len(text) == width else [None] * width
        for init in cells:
            first = integer([int(b) for b in init.bits["ADDR"]])
            if first <= address < first + init.parameter("WORDS"):
                at = (address - first) * width
                return [int(b) if b in ("0", "1") else None for b in init.bits["DATA"][at:at + width]]
        return [None] * width

    def writer(self, cell, cycle, first):
        """What wrote the word that a cell reads: the cell of the write, and the cycle before whose edge it was; None: not known."""
        key = (cell, cycle)
        if key not in self.written:
            self.written[key] = self.find_writer(cell, cycle, first)
        return self.written[key]

    def find_writer(self, cell, cycle, first):
        address = self.address(cell, cycle)
        writes = [c for c in self.netlist.memory.get(cell.memory(), []) if c.kind.startswith("$memwr")]
        for when in range(cycle - 1, first - 1, -1) if address is not None and writes else ():
            for write in writes:
                enables = self.many(write.bits["EN"], when)
                if 1 in enables and self.address(write, when) == address:
                    return write, when
        return None
