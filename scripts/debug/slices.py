# SPDX-License-Identifier: Apache-2.0
"""Where bits of the RTL come from: backwards through the cells that decided their values, and through time."""

MOST = 60000  # bits followed
SUM = ("$add", "$sub", "$neg", "$mul")
BITWISE = ("$and", "$or", "$xor", "$xnor", "$not", "$pos", "$mux", "$pmux")
SHIFTS = {"$shl": True, "$sshl": True, "$shr": False, "$sshr": False, "$shift": False, "$shiftx": False}  # to the left


class Slice:
    """
    steps: (cell, cycle) in the order found, with the distance; ends: (bit, cycle) of inputs and of what is not known;
    passed: of each (bit, cycle) that a start is a copy of, which starts; groups: of each field and
    each of its elements the starts.
    """

    def __init__(self, values, starts, first, depth=0, fields=None):
        """starts: (bit, cycle), which are `depth` steps back already; first: the first cycle that is known; fields:
        {bit of a start: (field, element)}."""
        self.values, self.netlist = values, values.net
        self.steps, self.bits, self.ends, self.cut = {}, {}, {}, False
        waiting = [(bit, cycle, depth) for bit, cycle in starts if isinstance(bit, int)]
        self.passed, self.groups = {}, {}
        for number, (bit, when, _) in enumerate(waiting):
            field, element = (fields or {}).get(bit, ("", ""))
            self.groups.setdefault(field, {}).setdefault(element, set()).add(number)
            self.bits[bit, when] = depth
            self.passed.setdefault((bit, when), set()).add(number)
        for bit, when, depth in waiting:  # grows meanwhile
            if len(self.bits) > MOST:
                self.cut = True
                break
            found = self.follow(bit, when, depth, first)
            if (bit, when) in self.passed and found and isinstance(found[0][0], int) and self.passes(bit, found[0][1] < when):
                self.passed.setdefault(found[0], set()).update(self.passed[bit, when])
            for source, at in found:
                if isinstance(source, int) and (source, at) not in self.bits:
                    self.bits[source, at] = depth + 1
                    waiting.append((source, at, depth + 1))

    def complete(self, copied):
        """So many starts that one element of each field is among them."""
        return all(any(starts <= copied for starts in elements.values()) for elements in self.groups.values())

    def passes(self, bit, earlier):
        """The first of those that decide the bit is what it is a copy of; of a memory if the write is known."""
        cell = self.netlist.driver[bit][0]
        return cell.kind in ("$mux", "$pmux", "$pos") or earlier and cell.kind.startswith(("$dff", "$memrd"))

    def follow(self, bit, cycle, depth, first):
        found = self.netlist.driver.get(bit)
        if found is None:
            self.ends[bit, cycle] = depth
            return []
        cell, place = found
        if cell.kind.startswith("$dff"):
            if cycle <= first:
                self.ends[bit, cycle] = depth
                return []
            return [(cell.bits["D"][place], cycle - 1)]
        self.steps.setdefault((cell, cycle), depth)
        found = [(source, cycle) for source in self.inputs(cell, place, cycle)]
        return self.written(cell, place, cycle, depth, first) + found if cell.kind.startswith("$memrd") else found

    def written(self, cell, place, cycle, depth, first):
        """What put the bit into the memory that is read."""
        write = self.values.writer(cell, cycle, first)
        if not write:
            return []
        self.steps.setdefault(write, depth + 1)
        return [(source, write[1]) for source in [write[0].bits["DATA"][place], write[0].bits["EN"][place], *write[0].bits["ADDR"]]]

    def inputs(self, cell, place, cycle):
        kind, ports = cell.kind, cell.bits
        if kind in ("$mux", "$pmux"):
            return self.of_mux(cell, place, cycle)
        if kind.startswith("$memrd"):
            return list(ports["ADDR"])
        if "B" not in ports:
            return [ports["A"][place]] if kind in BITWISE and place < len(ports["A"]) else \
                ports["A"][:place + 1] if kind == "$neg" else list(ports["A"])
        if kind in ("$and", "$or"):
            return self.decisive(kind, [(ports[p][place:place + 1] or ["0"])[0] for p in "AB"], cycle)
        if kind in BITWISE:
            return [bit for p in "AB" for bit in ports[p][place:place + 1]]
        if kind in ("$logic_and", "$logic_or"):
            return self.of_logic(kind, ports, cycle)
        if kind in SHIFTS:
            return self.of_shift(cell, place, cycle)
        if kind in SUM:
            return ports["A"][:place + 1] + ports["B"][:place + 1]
        return ports["A"] + ports["B"]

    def of_mux(self, cell, place, cycle):
        width = len(cell.bits["Y"])
        choice = self.values.selected(cell, cycle)
        select = cell.bits["S"] if choice < 0 or cell.kind == "$mux" else [cell.bits["S"][choice]]
        return [cell.bits["A"][place] if choice < 0 else cell.bits["B"][choice * width + place]] + select

    def decisive(self, kind, bits, cycle):
        """An operand that decides alone, or both."""
        weak = 0 if kind == "$and" else 1
        deciding = [b for b in bits if self.values.bit(b, cycle) == weak]
        return deciding[:1] if deciding else bits

    def of_logic(self, kind, ports, cycle):
        weak = kind == "$logic_or"
        for port in "AB":
            values = self.values.many(ports[port], cycle)
            if (1 in values) == weak:
                return list(ports[port])
        return ports["A"] + ports["B"]

    def of_shift(self, cell, place, cycle):
        amount = self.values.many(cell.bits["B"], cycle)
        by = sum(bit << i for i, bit in enumerate(amount))
        if cell.kind in ("$shift", "$shiftx") and cell.parameter("B_SIGNED") and amount[-1]:
            by -= 1 << len(amount)
        at = place - by if SHIFTS[cell.kind] else place + by
        return cell.bits["B"] + cell.bits["A"][at:at + 1] if at >= 0 else list(cell.bits["B"])
