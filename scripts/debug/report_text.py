# SPDX-License-Identifier: Apache-2.0
"""The console's report of a failure, taken apart: its lines are one for one those of harness/report."""
import re
from collections import namedtuple

# `wrong`: RTL and model differ. Rules: ids.
Field = namedtuple("Field", "name wrong rtl model rules")
Wait = namedtuple("Wait", "who whom cycles since why")
TITLE = re.compile(r"(MISMATCH|HANG|VACUOUS|INTERNAL ERROR)\b.*")
RULES = re.compile(r"(?:R-\w+-\d+|PD-\d+[a-z]?)(?:,(?:R-\w+-\d+|PD-\d+[a-z]?))*$")


class Report:
    """`lines`: the report, its title first; empty if the text has none."""

    def __init__(self, text):
        lines = text.splitlines()
        start = next((i for i, line in enumerate(lines) if TITLE.match(line)), len(lines))
        end = next((i for i in range(start, len(lines)) if re.match(r"check  +stage ", lines[i])), len(lines))
        self.lines = [line for line in lines[start:end] if line.strip()]
        self.title = self.lines[0] if self.lines else ""

    def line(self, pattern):
        """The first match in a line."""
        return next((found for found in (re.search(pattern, line) for line in self.lines) if found), None)

    def section(self, head):
        """The lines below the one of two blanks that begins so; without it."""
        at = next((i for i, line in enumerate(self.lines) if line.startswith("  " + head)), None)
        found = []
        for line in self.lines[at + 1:] if at is not None else ():
            if not line.startswith("   "):
                break
            found.append(line)
        return found

    def instruction(self):
        """(number, count, text) or None."""
        found = self.line(r"^  (?:instruction|written for instruction) (\d+) of (\d+): (.*)$")
        return (int(found[1]), int(found[2]), found[3]) if found else None

    def tag(self):
        """(warp, lane) of the failing thread, as far as known."""
        found = self.line(r"^    word 0x\w+, warp (\d+)(?:, lane (\d+))?")
        return (int(found[1]), int(found[2]) if found[2] else None) if found else (None, None)

    def source(self):
        """(file, line) of the instruction in its vector, or None."""
        found = self.line(r"^    word 0x\w+, warp \d+(?:, lane \d+)?, (.*):(\d+)$")
        return (found[1], int(found[2])) if found else None

    def lane_drawn(self):
        """The thread of the picture: of a write not the failing one."""
        found = self.line(r"^  (?:footprint|store|load|fetch|query): lane (\d+)")
        return int(found[1]) if found else None

    def fields(self):
        at = next((i for i, line in enumerate(self.lines) if re.match(r"  field +RTL +model +rules", line)), None)
        found = []
        for line in self.lines[at + 1:] if at is not None else ():
            row = field_of(line, self.lines[at])
            if not row:
                break
            found.append(row)
        return found

    def rules(self):
        """Ids, in the order of the report."""
        return [found[1] for found in (re.match(r"    (R-\w+-\d+|PD-\d+[a-z]?) \(", line) for line in self.section("rules")) if found]

    def chain(self):
        """Parties that wait, one for the other, and whether in a circle; ([], False): the report tells of no waits."""
        found = self.line(r"^    (in a circle|in the end for \w+): (.*)$")
        return (re.split(r",? for ", found[2]), found[1] == "in a circle") if found else ([], False)

    def waits(self):
        rows = [re.match(r"    (\w+) +(\w+) +(\d+) +(\d+)  (.*)$", line) for line in self.section("who waits for whom")]
        return [Wait(row[1], row[2], int(row[3]), int(row[4]), row[5]) for row in rows if row]

    def holds(self):
        """(stage, used, capacity, what) of the model's stages."""
        rows = [re.match(r"    (\w+) +(\d+) of +(\d+) (.*)$", line) for line in self.section("what the model's stages hold")]
        return [(row[1], int(row[2]), int(row[3]), row[4]) for row in rows if row]

    def passed(self):
        """{boundary: instructions past it}"""
        words = " ".join(self.section("instructions past each boundary")).split()
        return dict(zip(words[::2], words[1::2]))

    def memory(self):
        """(address of the line, {row: 32 texts}) where memory differs at the end; None: it does not."""
        head = self.line(r"^  memory after the last instruction, line (0x\w+)")
        rows = {row[1]: row[2] for row in (re.match(r"      (byte|RTL|model|differ) +(.*)$", line) for line in
                                           self.section("memory after the last instruction")) if row}
        if not head or not {"RTL", "model"} <= set(rows):
            return None
        return int(head[1], 16), rows["RTL"].split(), rows["model"].split()

    def expectations(self):
        return [line.strip() for line in self.section_after(r"^  \d+ of \d+ expectations of the case fail")]

    def section_after(self, pattern):
        head = self.line(pattern)
        return self.section(head[0].strip()) if head else []


def field_of(line, heads):
    """A row of the table of fields; None: it has ended. What is wider than its column moves all behind it."""
    if not line.startswith("  ") or line.startswith("   "):
        return None
    tail = RULES.search(line)
    rest = line[:tail.start()] if tail else line
    rtl, model = heads.index("RTL"), heads.index("model")
    if rest[rtl - 2:rtl] in ("* ", "  ") and rest[model - 1:model] == " " and "  " in rest[rtl:model]:
        name, wrong, values = rest[:rtl - 2].strip(), rest[rtl - 2] == "*", (rest[rtl:model], rest[model:])
    else:
        found = re.match(r"  (\S+) +(\* )?(.*)$", rest)
        words = re.findall(r"\S+(?: \([^)]*\))?", found[3]) if found else []
        if len(words) != 2:
            return None
        name, wrong, values = found[1], bool(found[2]), words
    if not name or " " in name:
        return None
    return Field(name, wrong, values[0].strip(), values[1].strip(), tail[0].split(",") if tail else [])
