# SPDX-License-Identifier: Apache-2.0
"""What a stage would have computed if some cells computed something else: only what changes, and can reach the output, is computed anew."""
import heapq
import itertools

CYCLE = 30  # cells that cost as much as a cycle of which little changes


class Rerun:
    """`target`: the bits of the output that are asked for."""

    def __init__(self, words, target):
        self.words, self.output = words, words.reader(tuple(target))
        self.work = 0  # cells computed
        self.loads, self.loaded = {}, {}  # by register: its next value as a function; {cycle: {register: next value}} as recorded
        cone = self.edges = self.cone(target)
        self.readers = [[r for r in readers if r in cone] for readers in words.readers]
        self.loaders = [[] for _ in words.bits]
        for node in cone:
            cell = words.cells[node]
            if node < words.sources and cell:
                for source in words.nodes_of(cell.bits["D"]):
                    self.loaders[source].append(node)
        read = {words.cells[node].memory() for node in cone if words.is_read(node)}
        self.reads = {name: [n for n in cone if words.is_read(n) and words.cells[n].memory() == name] for name in read}
        self.writes = [(cell.memory(), [words.reader(tuple(cell.bits[p])) for p in ("EN", "ADDR", "DATA")])
                       for cell in words.writes if cell.memory() in read]
        self.written_by = set().union(*(words.nodes_of(bits) for cell in words.writes if cell.memory() in read for bits in written_bits(cell)))

    def cone(self, target):
        """Nodes that can reach the output, each with the least number of clock edges on the way."""
        found, now = {}, self.words.nodes_of(target)
        for edges in itertools.count():
            later, waiting = set(), [node for node in now if node not in found]
            found.update(dict.fromkeys(waiting, edges))
            for node in waiting:  # grows meanwhile
                here, before = self.before(node)
                later |= before
                new = [n for n in here if n not in found]
                found.update(dict.fromkeys(new, edges))
                waiting += new
            if not waiting:
                return found
            now = later

    def before(self, node):
        """Nodes that decide a value: in the same cycle, and in the one before."""
        words, cell = self.words, self.words.cells[node]
        if cell is None:
            return set(), set()
        if node < words.sources:
            return set(), words.nodes_of(cell.bits["D"])
        writes = [w for w in words.writes if words.is_read(node) and w.memory() == cell.memory()]
        return words.inputs(cell), set().union(*(words.nodes_of(bits) for w in writes for bits in written_bits(w)))

    def recorded(self, cycle):
        return self.output(self.words.row(cycle))

    def outcome(self, other, first, last, given=None):
        """
        The output in cycle `last` if the nodes of `other` have these functions from `first` on; `given`: {cycle: {node: value}} of
        nodes that have another value than was recorded.
        """
        row = None
        for _, row in self.rows(other, first, last, given or {}):
            pass
        return self.output(row or self.words.row(last))

    def rows(self, other, first, last, given):
        """Of each cycle the values that would be; None: those that were recorded."""
        late, memories = {}, {}
        for cycle in range(first, last + 1):
            late = {**late, **given.get(cycle, {})}
            if not late and not memories and self.idle(cycle, other):
                yield cycle, None
                continue
            row, changed = self.cycle(cycle, other, late, memories, last - cycle)
            late = self.next_registers(cycle, row, changed, last - cycle - 1)
            if self.writes and (memories or not self.written_by.isdisjoint(changed)):
                self.write(memories, self.words.row(cycle), row, cycle)
            yield cycle, row

    def idle(self, cycle, other):
        """None of these functions has another value than was recorded."""
        base, read = self.words.row(cycle), self.words.memory(cycle, {})
        return all(function(base, read) == base[node] for node, function in other.items())

    def cycle(self, cycle, other, late, memories, left):
        """(row, nodes that have another value than was recorded), as far as they reach the output in `left` cycles."""
        base = self.words.row(cycle)
        row, heap, queued, changed = list(base), [], set(), []
        functions, readers, edges, read = self.words.functions, self.readers, self.edges, self.words.memory(cycle, memories)
        for node, value in late.items():
            row[node] = value
            changed.append(node)
            queued.update(readers[node])
        queued.update(other)
        for name, _ in memories:
            queued.update(self.reads.get(name, ()))
        heap += [node for node in queued if edges.get(node, left + 1) <= left]
        heapq.heapify(heap)
        while heap:
            node = heapq.heappop(heap)
            value = (other[node] if node in other else functions[node])(row, read)
            if value != row[node]:
                row[node] = value
                changed.append(node)
                for reader in readers[node]:
                    if reader not in queued and edges[reader] <= left:
                        queued.add(reader)
                        heapq.heappush(heap, reader)
        self.work += len(queued) + CYCLE
        return row, changed

    def load(self, register):
        if register not in self.loads:
            self.loads[register] = self.words.reader(tuple(self.words.cells[register].bits["D"]))
        return self.loads[register]

    def next_registers(self, cycle, row, changed, left):
        found = {}
        recorded = self.loaded.setdefault(cycle, {})
        for register in {r for node in changed for r in self.loaders[node] if self.edges[r] <= left}:
            load = self.load(register)
            if register not in recorded:
                recorded[register] = load(self.words.row(cycle))
            value = load(row)
            if value != recorded[register]:
                found[register] = value
        return found

    def write(self, memories, base, row, cycle):
        """What the changed cycle writes elsewhere, or otherwise, is remembered for the cycles after it."""
        for name, (enabled, address_of, data_of) in self.writes:
            for values, new in ((base, False), (row, True)):
                enable = enabled(values)
                if not enable:
                    continue
                key, data = (name, address_of(values)), data_of(values)
                old = memories.get(key, self.words.number(f"{key[0]}[{key[1]}]", cycle))
                if new:
                    memories[key] = old & ~enable | data & enable
                else:
                    memories[key] = old


def written_bits(cell):
    return cell.bits["EN"], cell.bits["ADDR"], cell.bits["DATA"]
