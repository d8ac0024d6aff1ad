# SPDX-License-Identifier: Apache-2.0
"""The tables of this folder: gates.tsv, waivers.tsv, and open.tsv of the last sign-off."""
import collections
import datetime
import fnmatch
import re
from dataclasses import dataclass, field


class BadTable(Exception):
    """A table is not as it must be; the text names file, line and what was expected."""


@dataclass
class Gate:
    number: str   # of measures.py
    input: str    # where it comes from
    least: bool   # at least `bound`, not at most
    bound: float
    reason: str
    line: int

    def holds(self, value):
        return value >= self.bound if self.least else value <= self.bound

    def shown(self):
        return f"{'>=' if self.least else '<='} {self.bound:g}"


@dataclass
class Waiver:
    what: str     # the id of a hole, * for any characters
    reason: str
    who: str
    expires: datetime.date
    line: int
    matched: list = field(default_factory=list)


def rows(path, columns):
    """(line, cells) of a table that has so many columns, none of them empty."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            cells = line.split("\t")
            if len(cells) != len(columns) or not all(cell.strip() for cell in cells):
                raise BadTable(f"{path}:{number}: expected {len(columns)} columns: {', '.join(columns)}")
            yield number, cells


def gates(path, known):
    """The gates in their order. known: the numbers that there are, with the input of each."""
    found = {}
    for line, (number, source, bound, reason) in rows(path, ("number", "input", "bound", "reason")):
        at = f"{path}:{line}: "
        match = re.fullmatch(r"(>=|<=|=) (\d+(?:\.\d+)?)", bound)
        if number not in known:
            raise BadTable(f"{at}no number '{number}'; expected one of: {', '.join(known)}")
        if source != known[number]:
            raise BadTable(f"{at}{number} comes from '{known[number]}', not from '{source}'")
        if not match or (match[1] == "=" and float(match[2]) != 0):
            raise BadTable(f"{at}bound '{bound}'; expected >= NUMBER, <= NUMBER or = 0")
        if number in found:
            raise BadTable(f"{at}{number} has a gate at line {found[number].line}")
        found[number] = Gate(number, source, match[1] == ">=", float(match[2]), reason, line)
    if not found:
        raise BadTable(f"{path}: expected a gate, there is none")
    return list(found.values())


class Waivers:
    """What is accepted, by whom, until when."""

    def __init__(self, path, today):
        self.path, self.today, self.list = path, today, []
        for line, (what, reason, who, expires) in rows(path, ("what", "reason", "who or issue", "expires")):
            try:
                date = datetime.date.fromisoformat(expires)
            except ValueError as why:
                raise BadTable(f"{path}:{line}: expires '{expires}'; expected a date, YYYY-MM-DD") from why
            self.list.append(Waiver(what, reason, who, date, line))

    def of(self, hole):
        """The waiver that covers a hole and has not expired, or None."""
        for waiver in self.list:
            if fnmatch.fnmatchcase(hole, re.sub(r"([\[?])", r"[\1]", waiver.what)):
                waiver.matched.append(hole)
                if not self.expired(waiver):
                    return waiver
        return None

    def expired(self, waiver):
        return waiver.expires < self.today


def known_as(side, x):
    """How a mutant is known whatever its line: side, file, place, operator, change."""
    return (side, *(str(x.get(key) or "-").replace("\t", " ") for key in ("file", "place", "operator", "what")))


class Earlier:
    """The mutants that were open in the last sign-off, and its commit: open.tsv; without a sign-off all are new."""

    COLUMNS = ("side", "file", "place", "operator", "change")
    HEAD = "# signed off at commit "

    def __init__(self, path):
        self.path, self.commit, self.rows = path, "", []
        if path.exists():
            head = path.read_text(encoding="utf-8").split("\n", 1)[0]
            self.commit = head.removeprefix(self.HEAD).strip()
            if not head.startswith(self.HEAD) or not self.commit:
                raise BadTable(f"{path}:1: expected '{self.HEAD}COMMIT', or 'none' for COMMIT")
            self.commit = self.commit.removeprefix("none")
            self.rows = [tuple(cells) for _, cells in rows(path, self.COLUMNS)]
        self.word = f", new since {self.commit[:12]}" if self.commit else ""

    def new(self, side, mutants):
        """The ids of open mutants that are not known. Of several alike the last in the source are new."""
        left, new = collections.Counter(self.rows), set()
        for x in sorted((x for x in mutants if x["status"] == "survived"), key=lambda x: (x["file"], x["line"], x["id"])):
            key = known_as(side, x)
            if left[key]:
                left[key] -= 1
            else:
                new.add(x["id"])
        return new

    def told(self, new):
        return f"{new} new since the sign-off of {self.commit[:12]}" if self.commit else "all new: there was no sign-off before"

    def next(self, commit, found):
        """The text of open.tsv for the next sign-off. found: by side the result, None if there is none. A sample says nothing of what it did not run."""
        now = []
        for side, data in found.items():
            keys = [(x["status"], known_as(side, x)) for x in (data or {}).get("mutants", ())]
            now += [key for status, key in keys if status == "survived"]
            if data is None or data["ran"] < data["population"]:
                tried = {key for _, key in keys}
                now += [row for row in self.rows if row[0] == side and row not in tried]
        return f"{self.HEAD}{commit}\n# {' <TAB> '.join(self.COLUMNS)}\n" + "".join("\t".join(row) + "\n" for row in sorted(now))
