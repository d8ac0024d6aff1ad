# SPDX-License-Identifier: Apache-2.0
"""The tables of rtl/defs as Python values, what is computed from them, and what they must satisfy."""
import sys
import zlib

from gen import boundaries, csr, header_uses, paths, ports, types


class Table:
    """A tab-separated table; errors name file and line."""

    def __init__(self, path, columns):
        self.path = path
        self.rows, self.lines = [], []
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            cells = line.split("\t")
            if len(cells) != columns:
                self.fail(number, f"expected {columns} columns, found {len(cells)}")
            self.rows.append(cells)
            self.lines.append(number)

    def fail(self, number, text):
        sys.exit(f"{self.path}:{number}: {text}")


class Field:
    """One field of a bundle, or a nested bundle."""

    def __init__(self, cells, codes, line):
        self.line = line
        self.name, width, count, flags, rules, self.doc = cells[1:]
        self.carried, self.history = flags.startswith("c"), flags.startswith("h")
        flags = flags[1:] if self.carried or self.history else flags
        self.group = flags[1:] if flags.startswith("@") else None
        kind, _, self.code = flags.partition(":")
        self.kind = "g" if self.group else kind
        self.width, self.count = int(width), int(count)
        self.rules = [r for r in rules.split(",") if r]
        if self.code and self.code != "format" and self.code not in codes:
            sys.exit(f"bundles.tsv:{line}: {cells[0]}.{self.name}: no enumeration '{self.code}'")


FORMAT_USES = ("read", "store", *(f"depth={letter}" for letter in "RGBA"))
FORMAT_BYTES = (1, 2, 4, 8, 12, 16)
FORMAT_BLOCKS = ("1x1", "2x1", "4x4")


class Format:
    """A texel format; `lo`, `width` and `types` (a bit for each data type) of components 0..3, width 0 = absent."""

    def __init__(self, table, number, cells, codes):
        code, self.name, size, block, *comps, allowed, unpack, uses, self.why = cells

        def expect(good, text):
            if not good:
                table.fail(number, f"format {self.name}: {text}")

        self.code, self.described = int(code, 0), size != "-"
        expect(not self.described or size in map(str, FORMAT_BYTES), f"bytes '{size}', expected one of {FORMAT_BYTES}, or -")
        expect(block in FORMAT_BLOCKS if self.described else block == "-",
               f"block '{block}', expected one of {', '.join(FORMAT_BLOCKS)} if it has bytes, else -")
        self.bytes = int(size) if self.described else 0
        self.wide, self.high = map(int, block.split("x")) if self.described else (1, 1)
        self.lo, self.width = format_components(comps)
        present = [i for i in range(4) if self.width[i]]
        lists = [] if allowed == "-" else allowed.split(";")
        types = {n: v for n, v, _, _ in codes["datatype"]}
        expect(len(lists) in ({1, len(present)} if present else {0}), f"data types '{allowed}', expected a list, or one for each component")
        expect(all(n in types for part in lists for n in part.split(",")), f"data types '{allowed}', expected some of {', '.join(types)}")
        self.types = [0, 0, 0, 0]
        for i, component in enumerate(present):
            self.types[component] = sum(1 << types[n] for n in lists[i if len(lists) > 1 else 0].split(","))
        how = {n: v for n, v, _, _ in codes["unpack"]}
        expect(unpack in how or unpack == "-", f"unpack '{unpack}', expected one of {', '.join(how)}, or -")
        self.unpack = how.get(unpack, 0)
        named = [] if uses == "-" else uses.split(",")
        expect(all(use in FORMAT_USES for use in named) and (self.described or not named),
               f"uses '{uses}', expected some of {', '.join(FORMAT_USES)} if it has bytes")
        expect((unpack != "-") == bool(named), f"unpack '{unpack}' and uses '{uses}' go together")
        self.read, self.store = ("read" in named), ("store" in named)
        depths = ["RGBA".index(use[-1]) for use in named if use.startswith("depth=")]
        expect(all(self.width[i] for i in depths) and len(depths) < 2, f"uses '{uses}', expected one depth, a component that it has")
        self.depth = next((v for n, v, _, _ in codes["source"] if depths and n == "RGBA"[depths[0]]), 0)
        expect((self.why == "-") == self.read, f"why '{self.why}', expected a reason if it is not read, else -")


def formats(table, codes):
    return [Format(table, number, row, codes) for number, row in zip(table.lines, table.rows)]


def load(defs, rules_path):
    model = {}
    model["params"] = Table(defs / "params.tsv", 3).rows
    codes = {}
    for enum, name, value, text, doc in Table(defs / "codes.tsv", 5).rows:
        codes.setdefault(enum, []).append((name, int(value, 0), text, doc))
    path_table = Table(defs / "paths.tsv", 4)
    model["paths"] = paths.load(path_table, codes)
    codes["path"] = paths.enumeration(model["paths"])
    model["codes"] = codes
    model["fields"] = [(r, f, int(h), int(l), d) for r, f, h, l, d in Table(defs / "fields.tsv", 5).rows]
    model["formats"] = formats(Table(defs / "formats.tsv", 12), codes)
    model["types"] = types.load(Table(defs / "types.tsv", 9), codes)
    model["header_uses"] = header_uses.load(Table(defs / "header_uses.tsv", 5), codes)
    bundles = {}
    bundle_table = Table(defs / "bundles.tsv", 7)
    for line, cells in zip(bundle_table.lines, bundle_table.rows):
        bundles.setdefault(cells[0], []).append(Field(cells, codes, line))
    model["bundles"] = bundles
    model["boundaries"] = boundaries.load(Table(defs / "boundaries.tsv", 7), bundles, tuple(p.name for p in model["paths"]))
    paths.place(path_table, model["paths"], model)
    model["payload_words"] = boundaries.place(model["boundaries"], lambda bundle: words_of(model, bundle))
    model["ports"] = ports.load(Table(defs / "ports.tsv", 6), model["boundaries"], lambda bundle: leaves(model, bundle))
    model["csr"] = csr.load(Table(defs / "csr.tsv", 6), bundles["policy"])
    model["csr_fields"] = csr.load_fields(Table(defs / "csr_fields.tsv", 6), model["csr"], codes)
    model["rules"] = Table(rules_path, 4).rows
    text = b"".join((defs / n).read_bytes() for n in
                    ("params.tsv", "codes.tsv", "fields.tsv", "formats.tsv", "types.tsv", "header_uses.tsv", "bundles.tsv",
                     "boundaries.tsv", "paths.tsv", "ports.tsv", "csr.tsv", "csr_fields.tsv"))
    model["hash"] = zlib.crc32(text)
    return model


def check(model):
    """Carried fields follow the probed ones, what is probed has some, and descriptor fields do not overlap."""
    for name, fields in model["bundles"].items():
        seen = False
        for f in fields:
            if seen and not f.carried:
                sys.exit(f"bundles.tsv:{f.line}: {name}.{f.name}: probed field after a carried one")
            seen = seen or f.carried
            if f.group and not f.carried and any(inner.carried for inner in model["bundles"][f.group]):
                sys.exit(f"bundles.tsv:{f.line}: {name}.{f.name}: probed field, but its bundle {f.group} has carried ones")
    used = {}
    for record, field, hi, lo, _ in model["fields"]:
        if record == "tic":
            continue  # pitch and block-linear headers share bits
        for bit in range(lo, hi + 1):
            other = used.setdefault((record, bit), field)
            if other != field:
                sys.exit(f"fields.tsv: {record}.{field}: bit {bit} belongs to {other} too")


def width_of(model, bundle, probed=False):
    total = 0
    for f in model["bundles"][bundle]:
        if probed and f.carried:
            continue
        total += (width_of(model, f.group) if f.group else f.width) * f.count
    return total


def places(model, bundle):
    """Each field, and its lowest bit."""
    at = 0
    for f in model["bundles"][bundle]:
        yield f.name, at
        at += (width_of(model, f.group) if f.group else f.width) * f.count


def shown(model):
    """The bundles that are not the RTL's alone, with their fields."""
    return {name: fields for name, fields in model["bundles"].items() if not all(f.carried for f in fields)}


def words_of(model, bundle):
    return (width_of(model, bundle, True) + 31) // 32


def leaves(model, bundle, prefix="", at=0):
    for f in model["bundles"][bundle]:
        if f.carried:
            continue
        if f.group:
            yield from leaves(model, f.group, prefix + f.name + ".", at)
            at += width_of(model, f.group)
        else:
            yield prefix + f.name, at, f
            at += f.width * f.count


def format_components(comps):
    lo, width = [], []
    for c in comps:
        hi, _, low = c.partition(":")
        lo.append(0 if c == "-" else int(low))
        width.append(0 if c == "-" else int(hi) - int(low) + 1)
    return lo, width


def code_width(model, enum):
    widths = {f.code: f.width for fields in model["bundles"].values() for f in fields if f.code}
    return widths.get(enum) or max(1, max(v for _, v, _, _ in model["codes"][enum]).bit_length())
