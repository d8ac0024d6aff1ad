# SPDX-License-Identifier: Apache-2.0
"""Mutants of the definition tables (rtl/defs/*.tsv): one misreading each, of a kind that a person makes."""
import re
from dataclasses import dataclass
from itertools import combinations


@dataclass
class Change:
    """Some cells of a table replaced."""
    table: str    # file name
    operator: str
    cells: dict   # (index of the line, column) -> new text
    what: str

    place: str = ""  # the first cell of the row

    @property
    def line(self):
        return min(at for at, _ in self.cells) + 1

    @property
    def id(self):
        where = ",".join(f"{at + 1}.{column + 1}={text}" for (at, column), text in sorted(self.cells.items()))
        if len(self.cells) > 4:  # whole rows
            where = str(max(at for at, _ in self.cells) + 1)
        return f"rtl/defs/{self.table}:{self.line}:{self.operator}:{where}"


class Table:
    """The lines of a table, and the cells of its rows by line."""

    def __init__(self, path):
        self.name, self.lines = path.name, path.read_text().split("\n")
        self.rows = {at: line.split("\t") for at, line in enumerate(self.lines) if line and not line.startswith("#")}

    def with_change(self, change):
        """The text with the change made."""
        rows = {at: list(cells) for at, cells in self.rows.items()}
        for (at, column), text in change.cells.items():
            rows[at][column] = text
        return "\n".join("\t".join(rows[at]) if at in rows else line for at, line in enumerate(self.lines))

    def label(self, at, columns=1):
        return " ".join(self.rows[at][:columns])

    def exchange(self, operator, a, b, columns, what):
        """Two rows exchange some cells; None if these are the same."""
        cells = {(at, c): self.rows[other][c] for at, other in ((a, b), (b, a)) for c in columns}
        if all(self.rows[at][c] == text for (at, c), text in cells.items()):
            return None
        return Change(self.name, operator, cells, what)

    def put(self, operator, at, column, text, label=1):
        return Change(self.name, operator, {(at, column): text},
                      f"{self.label(at, label)}: {self.rows[at][column]} -> {text}")


def groups(table, column=0):
    """Rows with the same cell, as lists of lines."""
    found = {}
    for at, cells in table.rows.items():
        found.setdefault(cells[column], []).append(at)
    return found.values()


def of_fields(table):
    """Two fields of a record in each other's place, neighbours of other widths too; a field that lies a bit off."""
    for lines in groups(table):
        place = {at: tuple(map(int, table.rows[at][2:4])) for at in lines}
        for a, b in combinations(lines, 2):
            width_a, width_b = (place[at][0] - place[at][1] for at in (a, b))
            what = f"{table.label(a, 2)} <-> {table.rows[b][1]}"
            if width_a == width_b:
                yield table.exchange("exchange", a, b, (2, 3), what)
            elif place[b][1] == place[a][0] + 1:
                low, middle, high = place[a][1], place[a][1] + width_b, place[b][0]
                yield Change(table.name, "neighbours", {(a, 2): str(high), (a, 3): str(middle + 1), (b, 2): str(middle),
                                                        (b, 3): str(low)}, what)
        for at in lines:
            hi, lo = place[at]
            yield Change(table.name, "shift", {(at, 2): str(hi + 1), (at, 3): str(lo + 1)},
                         f"{table.label(at, 2)}: {hi}:{lo} -> {hi + 1}:{lo + 1}")
            if hi > lo:
                yield table.put("narrow", at, 2, str(hi - 1), 2)


def of_codes(table):
    """Two codes of an enumeration exchanged: those next to each other, and those with the next but one."""
    for lines in groups(table):
        for distance in (1, 2):
            for a, b in zip(lines, lines[distance:]):
                yield table.exchange("exchange", a, b, (2,), f"{table.label(a, 2)} <-> {table.rows[b][1]}")


def of_lists(table, column, operator):
    """One of a list of words left out; or another put in that other rows have."""
    every = sorted({word for cells in table.rows.values() for word in cells[column].split(",")} - {"-", "later"})
    for at, cells in table.rows.items():
        words = [] if cells[column] in ("-", "later") else cells[column].split(",")
        for word in words:
            yield table.put(operator, at, column, ",".join(w for w in words if w != word) or "-")
        for word in every:
            if words and word not in words:
                yield table.put(operator, at, column, ",".join([*words, word]))


def of_formats(table):
    """Codes of two formats; places of two components; a component a bit narrower; types and uses; bytes."""
    described = [at for at, cells in table.rows.items() if cells[8] != "-"]
    for a, b in zip(described, described[1:]):
        yield table.exchange("exchange", a, b, (0,), f"code of {table.rows[a][1]} <-> {table.rows[b][1]}")
    for at in described:
        cells = table.rows[at]
        places = [c for c in range(4, 8) if cells[c] != "-"]
        for c, d in combinations(places, 2):
            yield Change(table.name, "components", {(at, c): cells[d], (at, d): cells[c]},
                         f"{cells[1]}: {cells[c]} <-> {cells[d]}")
        yield Change(table.name, "reverse", {(at, c): cells[d] for c, d in zip(places, reversed(places))},
                     f"{cells[1]}: components from the other end") if len(places) > 2 else None
        for c in places:
            hi, lo = cells[c].split(":")
            if hi != lo:
                yield table.put("narrow", at, c, f"{int(hi) - 1}:{lo}", 2)
    yield from of_format_types(table, described)
    yield from of_format_uses(table)
    for at, cells in table.rows.items():
        if cells[2].isdigit():
            yield table.put("bytes", at, 2, str(int(cells[2]) * 2), 2)


def of_format_types(table, described):
    """In a list of data types, of all components or of one: one left out; or another put in."""
    lists = {at: [part.split(",") for part in table.rows[at][8].split(";")] for at in described}
    every = sorted({word for parts in lists.values() for part in parts for word in part})
    for at, parts in lists.items():
        for n, part in enumerate(parts):
            for word in every:
                other = [w for w in part if w != word] if word in part else [*part, word]
                if other:
                    yield table.put("type", at, 8, ";".join(",".join(p) for p in [*parts[:n], other, *parts[n + 1:]]), 2)


def of_format_uses(table):
    """A use left out, another put in: with what a row must say beside it. The depth is another component's, or nobody's."""
    for at, cells in table.rows.items():
        words = [] if cells[10] == "-" else cells[10].split(",")
        for use in ("read", "store"):
            other = [w for w in words if w != use] if use in words else [use, *words]
            if words and other and not (use == "read" and "depth" in cells[10]):
                yield Change(table.name, "use", {(at, 10): ",".join(other), (at, 11): "-" if "read" in other else "a mutant"},
                             f"{cells[1]}: {cells[10]} -> {','.join(other)}")
        depth = next((w for w in words if w.startswith("depth=")), None)
        if depth:
            yield table.put("depth", at, 10, ",".join(w for w in words if w != depth), 2)
        letters = [letter for letter, place in zip("RGBA", cells[4:8]) if place != "-" and depth and letter != depth[-1]]
        for letter in letters:
            yield table.put("depth", at, 10, ",".join(f"depth={letter}" if w == depth else w for w in words), 2)


def of_types(table):
    """What a texture type is: class, axes, faces, array, levels, buffer; who can use it; which stores fit it."""
    for column, choices in ((1, ("1D", "2D", "3D", "CUBE")), (2, ("1", "2", "3")), (3, ("1", "6")), (4, ("no", "yes")),
                            (5, ("no", "yes")), (6, ("-", "buffer"))):
        for at, cells in table.rows.items():
            for choice in choices:
                if choice != cells[column]:
                    yield table.put(("", "class", "axes", "faces", "array", "levels", "version")[column], at, column, choice)
    yield from of_lists(table, 7, "built")
    yield from of_lists(table, 8, "stores")


def of_header_uses(table):
    """Two checks in the other order; another status; a check or part for other instructions."""
    checks = [at for at, cells in table.rows.items() if cells[0] == "check"]
    for a, b in zip(checks, checks[1:]):
        yield table.exchange("order", a, b, range(len(table.rows[a])), f"{table.rows[a][1]} after {table.rows[b][1]}")
    statuses = sorted({table.rows[at][2] for at in checks})
    for at in checks:
        other = statuses[(statuses.index(table.rows[at][2]) + 1) % len(statuses)]
        yield table.put("status", at, 2, other, 2)
    yield from of_lists(table, 3, "opcodes")


def of_registers(table):
    """Two registers of one width in each other's place; a register a bit narrower or wider; another access."""
    lines = list(table.rows)
    for a, b in zip(lines, lines[1:]):
        yield table.exchange("exchange", a, b, (0,), f"{table.rows[a][1]} <-> {table.rows[b][1]}")
    for at in lines:
        if int(table.rows[at][3]) > 1:
            yield table.put("narrow", at, 3, str(int(table.rows[at][3]) - 1), 2)
        yield table.put("access", at, 2, {"RO": "RW", "RW": "RO", "WO": "RW"}[table.rows[at][2]], 2)


def of_register_fields(table):
    """Two bit fields of one width exchanged; one that lies a bit off."""
    for lines in groups(table):
        for a, b in combinations(lines, 2):
            if len({int(table.rows[at][2]) - int(table.rows[at][3]) for at in (a, b)}) == 1:
                yield table.exchange("exchange", a, b, (2, 3), f"{table.label(a, 2)} <-> {table.rows[b][1]}")


def of_instructions(table):
    """The words of two encodings exchanged; a bit of the value turned; of the mask taken away."""
    built = [at for at, cells in table.rows.items() if cells[4] == "built"]
    for a, b in combinations(built, 2):
        yield table.exchange("exchange", a, b, (2, 3), f"{table.label(a)} <-> {table.rows[b][0]}")
    for at, cells in table.rows.items():
        mask = int(cells[3], 16)
        low = mask & -mask
        yield table.put("value", at, 2, f"{int(cells[2], 16) ^ low:#06x}")
        yield table.put("mask", at, 3, f"{mask ^ low:#06x}")


def of_operands(table):
    """Two operands that follow each other in a port in the other order; one that is always there."""
    lines = list(table.rows)
    for a, b in zip(lines, lines[1:]):
        if table.rows[a][0] == table.rows[b][0] and table.rows[a][2] == table.rows[b][2]:
            yield table.exchange("order", a, b, range(len(table.rows[a])), f"{table.label(a, 2)} after {table.rows[b][1]}")
    for at in lines:
        if table.rows[at][5] != "-":
            yield table.put("present", at, 5, "-", 2)


def of_checks(table):
    """Two reasons of one instruction in the other order; another status."""
    lines = list(table.rows)
    for a, b in zip(lines, lines[1:]):
        if table.rows[a][0] == table.rows[b][0] != "*":
            yield table.exchange("order", a, b, range(len(table.rows[a])), f"{table.label(a, 2)} after {table.rows[b][1]}")
    for at in lines:
        yield table.put("status", at, 2, "unsupported" if table.rows[at][2] == "illegal" else "illegal", 2)


def of_text(table):
    """What is left out means another code."""
    for at, cells in table.rows.items():
        choices = [word for word in re.sub(r"^\w+:", "", cells[4]).split(",") if word not in ("-", cells[5])]
        if cells[5] not in ("-", "none", "") and choices:
            yield table.put("absent", at, 5, choices[-1], 4)


def of_params(table):
    """A size one more, or twice."""
    for at, cells in table.rows.items():
        if cells[1].isdigit() and "tunable" not in cells[2:]:
            yield table.put("more", at, 1, str(int(cells[1]) + 1))


def of_paths(table):
    """An instruction on another path; answers for each thread, or one for all."""
    for at, cells in table.rows.items():
        yield table.put("answers", at, 2, "instruction" if cells[2] == "thread" else "thread")
    lines = list(table.rows)
    for a, b in combinations(lines, 2):
        moved = [word for word in table.rows[a][1].split(",") if word != "NONE"]
        kept = [word for word in table.rows[a][1].split(",") if word == "NONE"]
        yield Change(table.name, "opcodes", {(a, 1): ",".join([*kept, table.rows[b][1]]), (b, 1): ",".join(moved)},
                     f"opcodes of {table.label(a)} <-> {table.label(b)}")


def of_bundles(table):
    """Two neighbours of one width in a payload at the ports. Inside, the order is nobody's business."""
    for lines in groups(table):
        for a, b in zip(lines, lines[1:]):
            at_ports = table.rows[a][0] in ("issue_header", "issue_quad", "result")
            if at_ports and table.rows[a][2:4] == table.rows[b][2:4] and table.rows[a][4] == table.rows[b][4]:
                yield table.exchange("order", a, b, range(len(table.rows[a])), f"{table.label(a, 2)} after {table.rows[b][1]}")


OPERATORS = {"fields.tsv": of_fields, "codes.tsv": of_codes, "formats.tsv": of_formats, "types.tsv": of_types,
             "header_uses.tsv": of_header_uses, "csr.tsv": of_registers, "csr_fields.tsv": of_register_fields,
             "instructions.tsv": of_instructions, "instruction_operands.tsv": of_operands,
             "instruction_checks.tsv": of_checks, "instruction_text.tsv": of_text, "params.tsv": of_params,
             "paths.tsv": of_paths, "bundles.tsv": of_bundles}


def population(defs):
    """(table, change) by id, of all tables."""
    found = {}
    for name, operators in OPERATORS.items():
        table = Table(defs / name)
        for change in filter(None, operators(table)):
            change.place = table.rows[change.line - 1][0]
            found[change.id] = (table, change)
    return found
