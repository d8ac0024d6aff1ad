# SPDX-License-Identifier: Apache-2.0
"""Exclusions: points that cannot be hit, each with its reason.

A line of exclude.tsv names a file, the text of a line in it (so that a line that moves is still meant), a kind and what
of that line is meant: "*" stands for anything. "TEXT +2" is the second line below it. The text must be there once. What is
named must exist and must not have been hit: an exclusion that is gone, ambiguous or hit is an error.

Where the file is a pattern (rtl/*.sv), the line is a class: text is a pattern too, which may be anywhere and often, and
those of its points are excluded that were not hit; there must be one.

Of toggles "SIGNAL[7:4,1]=0" says that these bits are 0 for ever, once they have lost what they held at power-up: none may
rise, which is an error of a class too, and each must exist. SIGNAL is a pattern; "SIGNAL=1" is a signal of one bit.
"SIGNAL[3]~0" says it of every payload, where between payloads what registers held at power-up may show: no movement is an
error, and none must be seen.
"""
import re
from dataclasses import dataclass
from pathlib import Path

COLUMNS = ["file", "text", "kind", "what", "reason"]


@dataclass
class Exclusion:
    at: str         # FILE:LINE of the table
    file: str
    text: str
    kind: str
    what: str
    reason: str


def pattern(text):
    return re.compile(re.escape(text).replace(r"\*", ".*"))


CONSTANT = re.compile(r"(?P<signal>.+?)(\[(?P<bits>[0-9:,]+)\])?(?P<always>[=~])(?P<value>[01])")
TOGGLE = re.compile(r"(?P<signal>.+?)(\[(?P<bit>[0-9]+)\])?(:(?P<way>0->1|1->0))?")
AWAY = {"0": "0->1", "1": "1->0"}


def bits(text):
    """The numbers of "7:4,1"."""
    for part in text.split(","):
        high, _, low = part.partition(":")
        if not high or int(low or high) > int(high):
            raise ValueError(f"bits are '{text}'; expected numbers and ranges as 7:4,1, the higher first")
        yield from range(int(low or high), int(high) + 1)


class Constant:
    """The toggles that "SIGNAL[7:4,1]=0" names."""

    def __init__(self, match):
        self.signal, self.away = pattern(match["signal"]), AWAY[match["value"]] if match["always"] == "=" else None
        self.bits = set(bits(match["bits"])) if match["bits"] else {None}

    def bit(self, place):
        """The bit that a toggle is of; "" if another one's."""
        toggle = TOGGLE.fullmatch(place.what)
        bit = int(toggle["bit"]) if toggle["bit"] else None
        return bit if bit in self.bits and self.signal.fullmatch(toggle["signal"]) else ""

    def left_out(self, place, count):
        """That way it must not move; the other way, or where a simulator does not tell, it may have once."""
        return not count or (self.away is not None and place.what.endswith(self.away))


def constant(one):
    match = CONSTANT.fullmatch(one.what) if one.kind == "toggle" else None
    return Constant(match) if match else None


def table(path, kinds):
    """The exclusions, and the faults of the table."""
    found, errors = [], []
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        cells = line.split("\t")
        at = f"{path}:{number}"
        if cells == COLUMNS:
            continue
        if len(cells) != len(COLUMNS) or not all(cell.strip() for cell in cells):
            errors.append(f"{at}: expected {len(COLUMNS)} columns, none empty: {' '.join(COLUMNS)}")
        elif cells[2] not in kinds:
            errors.append(f"{at}: kind is '{cells[2]}'; expected one of {', '.join(kinds)}")
        else:
            try:
                constant(one := Exclusion(at, *cells))
                found.append(one)
            except ValueError as error:
                errors.append(f"{at}: {error}")
    return found, errors


class Sources:
    """The lines of a file, stripped."""

    def __init__(self, root):
        self.root, self.files = root, {}

    def lines(self, name):
        if name not in self.files:
            path = self.root / name
            self.files[name] = [line.strip() for line in path.read_text().splitlines()] if path.exists() else None
        return self.files[name]

    def text(self, place):
        lines = self.lines(place.file) or []
        return lines[place.line - 1] if 0 < place.line <= len(lines) else ""


def meant_class(one, places, sources):
    name, text, what = pattern(one.file), pattern(one.text), pattern(one.what)
    return [p for p, count in places.items() if not count and p.kind == one.kind and name.fullmatch(p.file)
            and what.fullmatch(p.what) and text.fullmatch(sources.text(p))], None


def meant_constant(one, bits_of, at, places):
    """The same of bits that are constant. at(place): it is in the file and on the line that are meant."""
    found = [(p, count) for p, count in places.items() if p.kind == "toggle" and at(p) and bits_of.bit(p) != ""]
    missing = bits_of.bits - {bits_of.bit(p) for p, _ in found}
    if missing:
        bit = "" if None in missing else f"bit {min(missing)} of "
        return [], f"no toggle of {bit}'{one.what}' at '{one.text}' of {one.file}"
    return [p for p, count in found if bits_of.left_out(p, count)], None


def meant(one, places, sources):
    """The places that an exclusion names, or its fault."""
    held = constant(one)
    if "*" in one.file and held:
        name, text = pattern(one.file), pattern(one.text)
        return meant_constant(one, held, lambda p: name.fullmatch(p.file) and text.fullmatch(sources.text(p)), places)
    if "*" in one.file:
        return meant_class(one, places, sources)
    lines = sources.lines(one.file)
    if lines is None:
        return [], f"there is no file {one.file}"
    text, _, below = one.text.rpartition(" +")
    if one.text in lines or not below.isdigit():
        text, below = one.text, 0
    at = [n + int(below) for n, line in enumerate(lines, 1) if line == text]
    if len(at) != 1:
        return [], f"{one.file} has {len(at) or 'no'} line{'s' * (len(at) > 1)} '{text}'; expected one"
    if held:
        return meant_constant(one, held, lambda p: p.file == one.file and p.line == at[0], places)
    what = pattern(one.what)
    return [p for p in places if p.file == one.file and p.line == at[0] and p.kind == one.kind and what.fullmatch(p.what)], None


def apply(path, counts, kinds, root=Path(".")):
    """(excluded place -> Exclusion, errors). Kinds that were not counted are passed over."""
    exclusions, errors = table(path, kinds)
    sources, excluded = Sources(root), {}
    counted = {p.kind for p in counts}
    for one in exclusions:
        if one.kind not in counted and constant(one):
            continue
        places, error = meant(one, counts, sources)
        if error:
            errors.append(f"{one.at}: {error}: the exclusion is gone")
        elif one.kind not in counted:
            continue
        elif not places and "~" not in one.what:
            errors.append(f"{one.at}: no {one.kind} '{one.what}' at '{one.text}' of {one.file}: the exclusion is gone")
        for place in places:
            if counts[place]:
                errors.append(f"{one.at}: {place.file}:{place.line}: {place.kind} {place.what} was hit {counts[place]} times, "
                              f"and is excluded: {one.reason}")
            elif place in excluded:
                errors.append(f"{one.at}: {place.file}:{place.line}: {place.kind} {place.what} is excluded by "
                              f"{excluded[place].at} already")
            else:
                excluded[place] = one
    return excluded, errors
