# SPDX-License-Identifier: Apache-2.0
"""The cover tables (vectors/cover): points and waivers as Python values. Errors name file and line."""
import itertools
import re
import sys
from dataclasses import dataclass, field as member
from fnmatch import fnmatchcase

from gen import paths
from gen.cover_bins import Bins, number, parse, value
from gen.tables import Table, leaves

KINDS = ("bins", "cross", "transition", "stall", "occupancy", "fault")
MOST_BINS = 4096
MOST_FIELDS = 4
STALLS = Bins(["1", "2..7", "8+"], [(1, 1), (2, 7), (8, (1 << 32) - 1)])
SOME, OVER = "some", "over"  # a queue of one is never between empty and full
LEVELS = ["empty", SOME, "full", "full+push", OVER]
OCCUPANCY = ("expected 'out BOUNDARY,...', 'out paths', 'by FIELD FIRST COUNT out BOUNDARY.FIELD', 'by FIELD FIRST COUNT out BOUNDARY "
             "turns' or 'each FIELD [clear BOUNDARY.FIELD]'")
REFERENCE = re.compile(r"(?:(\w+):)?([\w.]+?)(?:\[(\d+|\*)\])?(?:\{(\d+):(\d+)\})?")
CONDITION = re.compile(r"(.+?)(!?=)(.+)")


@dataclass(frozen=True)
class Ref:
    """A field: of the point's boundary, or of the same thread at an earlier one."""
    text: str
    at: str  # boundary
    low: int
    width: int
    kind: str
    code: str
    every: int  # elements of it that are counted, each on its own; 0: one
    step: int  # bits from an element to the next

    @property
    def signed(self):
        return self.kind == "s"

    @property
    def least(self):
        return -(1 << self.width - 1) if self.signed else 0

    @property
    def most(self):
        return (1 << self.width - 1) - 1 if self.signed else (1 << self.width) - 1


@dataclass
class Point:
    name: str
    kind: str
    boundary: object
    refs: list
    when: list  # alternatives, each a list of (ref, equal, values)
    dims: list  # Bins
    rules: list
    doc: str
    joint: str = ":"
    number: int = 0
    first: int = 0
    capacity: int = 0
    leaves: list = member(default_factory=list)  # occupancy of a queue: boundaries at which it is left
    base: int = 0  # of queues selected by the field: its value for the first
    queues: int = 1
    left: object = None  # the field that says which of them is left; None: they are in turns
    clear: object = None  # occupancy of a cache: the field that clears it
    illegal: set = member(default_factory=set)
    waived: dict = member(default_factory=dict)

    def names(self):
        if self.kind == "transition":
            return [f"{a}>{b}" for a in self.dims[0].names for b in self.dims[0].names]
        return [self.joint.join(names) for names in itertools.product(*(d.names for d in self.dims))]

    @property
    def carried(self):
        refs = self.refs + [r for some in self.when for r, _, _ in some]
        return sorted({r for r in refs if r.at != self.boundary.name}, key=lambda r: r.text)


class Reader:
    """One table of points."""

    def __init__(self, model, path):
        self.model, self.table = model, Table(path, 9)
        self.boundaries = {b.name: b for b in model["boundaries"]}
        self.rules = {row[0] for row in model["rules"]}

    def fail(self, text):
        self.table.fail(self.line, text)

    def boundary(self, name):
        if name not in self.boundaries:
            self.fail(f"no boundary '{name}' in boundaries.tsv")
        return self.boundaries[name]

    def earlier(self, b, other):
        """A thread crosses both, the other one first."""
        order = [t.name for t in paths.threads(self.model)]
        mine, its = ({p.name for p in self.model["paths"] if x in p.boundaries} for x in (b, other))
        return (b.name in order and other.name in order and order.index(other.name) < order.index(b.name)
                and (not its or (mine and mine <= its)))

    def ref(self, b, text):
        found = REFERENCE.fullmatch(text)
        if not found:
            self.fail(f"field '{text}': expected [BOUNDARY:]FIELD, FIELD[n], FIELD[*] or FIELD{{high:low}}")
        at, name, element, high, low = found.groups()
        at = self.boundary(at) if at else b
        if at is not b and not self.earlier(b, at):
            self.fail(f"field '{text}': no thread crosses {at.name} before {b.name}")
        bundle = "issue_header" if at.bundle == "issue" else at.bundle
        there = {path: (place, f) for path, place, f in leaves(self.model, bundle)}
        if name not in there:
            self.fail(f"field '{text}': boundary {at.name} shows none of that name; expected one of {', '.join(there)}")
        place, f = there[name]
        if (element is None) != (f.count == 1) or (element not in (None, "*") and int(element) >= f.count):
            self.fail(f"field '{text}': it has {f.count} element{'s' if f.count > 1 else ''}")
        if high is not None and not f.width > int(high) >= int(low):
            self.fail(f"field '{text}': it has {f.width} bits")
        width = f.width if high is None else int(high) - int(low) + 1
        if width > 64:
            self.fail(f"field '{text}': {width} bits, expected 64 at most; {{high:low}} takes a part")
        every = f.count if element == "*" else 0
        if every and at is not b:
            self.fail(f"field '{text}': of an earlier boundary name one element")
        place += int(low or 0) + (int(element) * f.width if element not in (None, "*") else 0)
        return Ref(text, at.name, place, width, "u" if high else f.kind, None if high else f.code, every, f.width)

    def condition(self, b, text):
        found = CONDITION.fullmatch(text)
        if not found:
            self.fail(f"condition '{text}': expected FIELD=VALUE or FIELD!=VALUE, more values with | between them")
        ref = self.ref(b, found[1])
        values = [value(self.model, ref, v) for v in found[3].split("|")]
        if None in values or not all(ref.least <= v <= ref.most for v in values):
            self.fail(f"condition '{text}': expected codes or numbers from {ref.least} to {ref.most}")
        return ref, found[2] == "=", tuple(values)

    def when(self, b, text):
        return [] if text == "-" else [[self.condition(b, c) for c in some.split()] for some in text.split(" or ")]

    def values(self, point, fields, bins):
        point.refs = [self.ref(point.boundary, f) for f in fields.split(",")]
        specs = bins.split(" x ")
        if len(specs) != len(point.refs) or len(specs) > MOST_FIELDS:
            self.fail(f"{len(point.refs)} fields and {len(specs)} lists of bins; expected as many, {MOST_FIELDS} at most")
        if (len(specs) > 1) != (point.kind == "cross") and point.kind != "fault":
            self.fail(f"kind {point.kind} has {len(specs)} fields; expected {'two or more' if point.kind == 'cross' else 'one'}")
        every = {r.every for r in point.refs + [r for some in point.when for r, _, _ in some] if r.every}
        if len(every) > 1 or (every and point.kind == "transition"):
            self.fail("fields with [*] must have as many elements, and a transition has none")
        point.dims = [parse(self.model, r, s, self.fail) for r, s in zip(point.refs, specs)]

    def by_field(self, point, words):
        """Queues selected by a field."""
        point.refs = [self.ref(point.boundary, words[1])]
        first, count = number(self.model, words[2]), number(self.model, words[3])
        if first is None or count is None or not (0 <= first < first + count <= point.refs[0].most + 1):
            self.fail(f"queues '{words[2]} {words[3]}': expected the first value of {words[1]} and how many, numbers or names of params.tsv, "
                      f"up to {point.refs[0].most}")
        point.base, point.queues = first, count
        point.dims.insert(0, Bins([str(q) for q in range(count)], None))
        name, _, field = words[5].partition(".")
        point.leaves = [self.boundary(name)]
        point.left = self.ref(point.leaves[0], field) if field else None

    def occupancy(self, point, fields, bins):
        words = fields.split()
        point.capacity = number(self.model, bins) or self.fail(f"capacity '{bins}': expected a number or names of params.tsv")
        levels = [name for name in LEVELS if name != SOME or point.capacity > 1]
        point.dims = [Bins(levels, None)]
        if len(words) == 2 and words[0] == "out":
            point.leaves = ([p.last for p in self.model["paths"]] if words[1] == "paths"
                            else [self.boundary(name) for name in words[1].split(",")])
        elif len(words) > 5 and (words[0], words[4]) == ("by", "out") and words[6:] == ([] if "." in words[5] else ["turns"]):
            self.by_field(point, words)
        elif len(words) in (2, 4) and words[0] == "each" and (len(words) == 2 or words[2] == "clear"):
            point.refs = [self.ref(point.boundary, words[1])]
            if point.capacity > min(point.refs[0].most + 1, 256):
                self.fail(f"capacity {point.capacity}: {words[1]} has {point.refs[0].most + 1} values; expected as many at most, and 256")
            point.clear = len(words) == 4 and self.ref(self.boundary(words[3].partition(".")[0]), words[3].partition(".")[2])
        else:
            self.fail(f"fields '{fields}': {OCCUPANCY}")
        point.illegal = {q * len(levels) + levels.index(OVER) for q in range(point.queues)}

    def no_format(self, point, names):
        """Bins of a format with a data type of its first component that formats.tsv does not allow it."""
        places = [next((i for i, r in enumerate(point.refs) if r.code == code), None) for code in ("format", "datatype")]
        if None in places:
            self.fail("illegal '!formats': expected a field that is a format and one that is a data type")
        types = {f.name: f.types[0] for f in self.model["formats"]}
        codes = {name: value for name, value, _, _ in self.model["codes"]["datatype"]}
        split = [name.split(point.joint) for name in names]
        return {i for i, parts in enumerate(split) if not types[parts[places[0]]] >> codes[parts[places[1]]] & 1}

    def no_element(self, point, names):
        """Bins of a format with an address in which none of its elements begins."""
        if len(point.refs) != 2 or point.refs[0].code != "format":
            self.fail("illegal '!bytes': expected two fields, a format and a part of an address")
        size = {f.name: 4 if f.bytes == 12 else f.bytes for f in self.model["formats"] if f.described}
        return {i for i, (name, (low, high)) in enumerate((f, r) for f in point.dims[0].names for r in point.dims[1].ranges)
                if high // size[name] * size[name] < low}

    def exceptions(self, point, patterns):
        names = point.names()
        for pattern in [] if patterns == "-" else patterns.split():
            if pattern in ("!formats", "!bytes"):
                point.illegal |= (self.no_format if pattern == "!formats" else self.no_element)(point, names)
                continue
            hit = {i for i, name in enumerate(names) if fnmatchcase(name, pattern)}
            if not hit:
                self.fail(f"illegal '{pattern}': no bin of {point.name} is called so")
            point.illegal |= hit
        if point.illegal and point.boundary.kind == "in":
            self.fail(f"boundary {point.boundary.name} is driven by the environment: none of its bins can be illegal")

    def point(self, cells, b):
        name, kind, _, fields, when, bins, illegal, rules, doc = cells
        found = Point(name, kind, b, [], self.when(b, when), [], [r for r in rules.split(",") if r not in ("", "-")], doc)
        for rule in found.rules:
            if rule not in self.rules:
                self.fail(f"no rule '{rule}' in rules.tsv")
        if kind == "stall":
            found.dims = [STALLS]
        elif kind == "occupancy":
            self.occupancy(found, fields, bins)
        else:
            self.values(found, fields, bins)
        if len(found.names()) > MOST_BINS:
            self.fail(f"{len(found.names())} bins, {MOST_BINS} at most")
        self.exceptions(found, illegal)
        return found

    def points(self):
        for self.line, cells in zip(self.table.lines, self.table.rows):
            kind, where = cells[1], cells[2]
            if kind not in KINDS:
                self.fail(f"kind '{kind}', expected one of {', '.join(KINDS)}")
            if kind == "stall" and where == "*":
                for b in self.model["boundaries"]:
                    if b.kind != "mon":
                        yield self.point([f"{cells[0]}.{b.name}", *cells[1:8], f"{cells[8]} {b.name}"], b)
            else:
                b = self.boundary(where)
                if kind == "stall" and b.kind == "mon":
                    self.fail(f"boundary {b.name} has no ready")
                yield self.point(cells, b)


def waive(table, points):
    """Bins that need not be hit, each with its reason."""
    by_name = {p.name: p for p in points}
    for line, (name, pattern, reason) in zip(table.lines, table.rows):
        those = [p for p in points if fnmatchcase(p.name, name)] if "*" in name else [by_name[name]] if name in by_name else []
        hit = [(p, i) for p in those for i, bin_name in enumerate(p.names()) if fnmatchcase(bin_name, pattern)]
        if not hit or not reason.strip():
            table.fail(line, f"expected a point, a bin of it and a reason; '{name}' has no bin '{pattern}'" if not hit else "expected a reason")
        for p, i in hit:
            if i in p.waived:
                table.fail(line, f"bin {p.names()[i]} of {p.name} is waived already: {p.waived[i]}")
            if i in p.illegal:
                table.fail(line, f"bin {p.names()[i]} of {p.name} is illegal: it is not waived")
            p.waived[i] = reason


def load(model, folder):
    """All points of the folder's tables, in the order of the names of the files."""
    points, at = [], {}
    for path in sorted(folder.glob("*.tsv")):
        if path.name == "waived.tsv":
            continue
        reader = Reader(model, path)
        for p in reader.points():
            if p.name in at:
                reader.fail(f"point {p.name} is there already ({at[p.name]})")
            at[p.name] = f"{path.name}:{reader.line}"
            points.append(p)
    waived = folder / "waived.tsv"
    if waived.exists():
        waive(Table(waived, 3), points)
    if not points:
        sys.exit(f"{folder}: no cover point; expected tables NAME.tsv")
    first = 0
    for number, p in enumerate(points):
        p.number, p.first, first = number, first, first + len(p.names())
    return points
