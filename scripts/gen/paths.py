# SPDX-License-Identifier: Apache-2.0
"""The paths of rtl/defs/paths.tsv: opcodes, first and last boundaries."""
from dataclasses import dataclass

from gen.types import one_of

ANSWERS = [("thread", False, "", ""), ("instruction", True, "", "")]
ANSWER = "answer"  # bundle that all paths give to the result stage


@dataclass
class Path:
    name: str
    opcodes: list  # codes
    once: bool  # one answer an instruction
    doc: str
    number: int
    boundaries: list = None  # that its beats cross and those of another path need not, in their order

    @property
    def upper(self):
        return self.name.upper()

    @property
    def first(self):
        return self.boundaries[0]

    @property
    def last(self):
        return self.boundaries[-1]


def load(table, codes):
    """The paths without their boundaries; each opcode has one."""
    found, taken = [], {}
    for line, (name, opcodes, answers, doc) in zip(table.lines, table.rows):
        if name in (p.name for p in found):
            table.fail(line, f"path {name} is there already")
        p = Path(name, [one_of(table, line, codes["opcode"], o, "opcodes") for o in opcodes.split(",")],
                 one_of(table, line, ANSWERS, answers, "answers"), doc, len(found))
        for opcode in p.opcodes:
            if taken.setdefault(opcode, p) is not p:
                table.fail(line, f"path {name}: its opcode {opcode} takes the path {taken[opcode].name}")
        found.append(p)
    if len(found) < 2 or found[0].once or 0 not in found[0].opcodes:
        table.fail(table.lines[0], "expected two paths, the first with opcode NONE and an answer a thread")
    missing = [row[0] for row in codes["opcode"] if row[1] not in taken]
    if missing:
        table.fail(table.lines[-1], f"no path has the opcode {missing[0]}")
    return found


def enumeration(paths):
    """As rows of codes.tsv."""
    return [(p.upper, p.number, p.name, p.doc) for p in paths]


def place(table, paths, model):
    """Their boundaries, which have a set of their name; the last gives the answer."""
    answer = {f.name: f for f in model["bundles"][ANSWER]}
    for line, p in zip(table.lines, paths):
        p.boundaries = [b for b in model["boundaries"] if p.name in b.sets]
        if not p.boundaries:
            table.fail(line, f"path {p.name}: no boundary of boundaries.tsv has the set {p.name}")
        for b in p.boundaries:
            if ("thread" in b.sets) == (p.once and b is p.last):
                table.fail(line, f"path {p.name}: boundary {b.name} has a beat a thread, but for the last one of a path that "
                           "answers once an instruction")
        for f in model["bundles"][p.last.bundle]:
            other = answer.get(f.name)
            if other and (f.width, f.count, f.group) != (other.width, other.count, other.group):
                table.fail(line, f"path {p.name}: {p.last.bundle}.{f.name} is not as {ANSWER}.{f.name}")


def gives(model, path):
    """Each field of an answer, and whether the last boundary of the path has it."""
    has = {f.name for f in model["bundles"][path.last.bundle]}
    return [(f, f.name in has) for f in model["bundles"][ANSWER]]


def threads(model):
    """Boundaries with a beat a thread: the stages of the pipeline."""
    return [b for b in model["boundaries"] if "thread" in b.sets]


def payloads(model):
    """Of them those that have a payload of their own: more than a tag and what depends on caches."""
    return [b for b in threads(model) if any(not f.group and not f.carried and not f.history for f in model["bundles"][b.bundle])]


def stages(model, path):
    """Bits of the stages that threads of the path cross: those of no path, and its own."""
    mine = {b.name for b in path.boundaries}
    alone = {b.name for p in model["paths"] for b in p.boundaries} - mine
    return sum(1 << i for i, b in enumerate(threads(model)) if b.name not in alone)
