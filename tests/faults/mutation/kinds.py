# SPDX-License-Identifier: Apache-2.0
"""Kinds of survivors that are accepted: tests/faults/mutation/kinds.tsv, each row with the one reason that holds of all of them.

A line: side, file, places, operators, reason; separated by tabs. places: exact names separated by commas (model: functions and
tables; RTL: functions, assigned signals, ports, modules; tables: first cell of the row), or * for all of the file, then with one
operator. operators: exact names as mutants.tsv, rtl_mutate.py --list or tables.py --list have them, without the number at the end.
Of `a,b;c` and `drop;index` the mutants are those of a and b with drop, and of c with index.
"""
from dataclasses import dataclass
from pathlib import Path

PATH = Path(__file__).resolve().parent / "kinds.tsv"
SIDES = ("rtl", "model", "tables")
ROWS, PLACES, OPERATORS = 60, 8, 6  # at most: of the file, of a row
NARROW = 200  # mutants at most that a row may be asked of
COLUMNS = ("side", "file", "places", "operators", "reason")


class BadKind(Exception):
    """kinds.tsv is not as it must be; the text names file, line and what was expected."""


@dataclass(frozen=True)
class Kind:
    line: int
    side: str
    file: str
    groups: tuple  # (places, operators), which belong together
    reason: str

    @property
    def places(self):
        return tuple(dict.fromkeys(name for places, _ in self.groups for name in places))

    @property
    def operators(self):
        return tuple(dict.fromkeys(name for _, operators in self.groups for name in operators))

    def covers(self, file, place, operator):
        return file == self.file and any(operator in operators and (place in places or places == ("*",)) for places, operators in self.groups)

    def __str__(self):
        return f"{self.file} {','.join(self.places)} {','.join(self.operators)}"


def names(at, what, text, most):
    found = tuple(text.split(","))
    if len(found) > most or len(set(found)) != len(found) or not all(name and name == name.strip() for name in found):
        raise BadKind(f"{at}: {what} '{text}'; expected 1 to {most} different names, separated by commas")
    if "*" in found and (what == "operators" or len(found) > 1):
        raise BadKind(f"{at}: {what} '{text}'; expected exact names" + (", or * alone" if what == "places" else ""))
    return found


def load(path=PATH):
    """All kinds, in the order of the file."""
    kinds = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        at, cells = f"{path}:{number}", line.split("\t")
        if len(cells) != len(COLUMNS) or not all(cell.strip() for cell in cells):
            raise BadKind(f"{at}: expected {len(COLUMNS)} columns: {', '.join(COLUMNS)}")
        if cells[0] not in SIDES:
            raise BadKind(f"{at}: side '{cells[0]}'; expected {', '.join(SIDES)}")
        places, operators = ([names(at, what, text, most) for text in cell.split(";")]
                             for what, cell, most in (("places", cells[2], PLACES), ("operators", cells[3], OPERATORS)))
        if len(places) != len(operators):
            raise BadKind(f"{at}: operators '{cells[3]}'; expected as many groups as places '{cells[2]}' has, separated by semicolons")
        kind = Kind(number, cells[0], cells[1], tuple(zip(places, operators)), cells[4])
        if "*" in kind.places and len(kind.operators) > 1:
            raise BadKind(f"{at}: operators '{cells[3]}'; expected one operator for all of a file")
        if len(kind.places) > PLACES or len(kind.operators) > OPERATORS:
            raise BadKind(f"{at}: {len(kind.places)} places, {len(kind.operators)} operators; expected at most {PLACES} and {OPERATORS}")
        kinds.append(kind)
        if len(kinds) > ROWS:
            raise BadKind(f"{at}: row {len(kinds)}; expected at most {ROWS}")
    return kinds


def of_side(side, population, path=PATH):
    """The kinds of a side. population: (file, place, operator) of each mutant that there is; each name must be of one."""
    kinds, of_file, first = [kind for kind in load(path) if kind.side == side], {}, {}
    for m in population:
        of_file.setdefault(m[0], []).append(m)
    for kind in kinds:
        at, asked = f"{path}:{kind.line}", [m for m in of_file.get(kind.file, ()) if kind.covers(*m)]
        for what, n, wanted in (("place", 1, kind.places), ("operator", 2, kind.operators)):
            for name in wanted:
                if not any(name in ("*", m[n]) for m in asked):
                    raise BadKind(f"{at}: {what} '{name}'; expected one that a mutant of {kind.file} in this row has")
        if len(asked) > NARROW:
            raise BadKind(f"{at}: {len(asked)} mutants are of this kind; expected at most {NARROW}")
        for m in asked:
            if first.setdefault(m, kind.line) != kind.line:
                raise BadKind(f"{at}: line {first[m]} has '{m[1]}' with '{m[2]}' already")
    return kinds


def judge(mutants, kinds):
    """Give those that survived and are of a kind its status and its reason. mutants: result.Mutant."""
    for m in mutants:
        if m.status == "kind":  # of a row that may be gone
            m.status, m.proof = "survived", ""
        kind = next((k for k in kinds if k.covers(m.file, m.place, m.operator)), None) if m.status == "survived" else None
        if kind:
            m.status, m.proof = "kind", kind.reason


def idle(kinds, mutants, population):
    """The kinds that no survivor is of; of a sample nothing is said. population: how many mutants there are."""
    accepted = {(m.file, m.place, m.operator) for m in mutants if m.status == "kind"}
    return [kind for kind in kinds if len(mutants) >= population and not any(kind.covers(*m) for m in accepted)]
