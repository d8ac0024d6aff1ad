# SPDX-License-Identifier: Apache-2.0
"""Constants in the text of the RTL: their values, the arm of a `case` with a label, signals that are constant."""
import re

SIZED = re.compile(r"(\d+)'s?([bdh])([0-9a-fA-F_]+)")
BASES = {"b": 2, "d": 10, "h": 16}
ARM = re.compile(r"^\s*((?:[^:;?]|::)+?)\s*:(?!:)")


def parts(text):
    """The parts of a list, at commas outside of brackets."""
    found, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        depth += (letter in "({[") - (letter in ")}]")
        if letter == "," and depth == 0:
            found.append(text[start:place])
            start = place + 1
    return [part.strip() for part in [*found, text[start:]]]


class Constants:
    """`package`: the text of the package with the parameters."""

    def __init__(self, package):
        self.numbers = {name: int(value) for name, value in re.findall(r"\b([A-Z]\w*)\s*=\s*(?:\d+'d)?(\d+)\s*;", package)}

    def value(self, text, width):
        """Of an expression of constants, in so many bits; None: it is none."""
        found = self.sized(text.strip())
        return None if found is None else found[0] & (1 << width) - 1

    def sized(self, text):
        """(value, bits); of a number without a size as many as it may need."""
        match = SIZED.fullmatch(text)
        if match:
            return int(match[3].replace("_", ""), BASES[match[2]]), int(match[1])
        if text in ("'0", "'1"):
            return (0, 512) if text == "'0" else ((1 << 512) - 1, 512)
        name = text.removeprefix("tex_pkg::")
        if text.isdigit() or name in self.numbers:
            return int(text) if text.isdigit() else self.numbers[name], 32
        cast = re.fullmatch(r"(\d+)'\((.*)\)", text)
        if cast:
            inside = self.sized(cast[2].strip())
            return (inside[0] & (1 << int(cast[1])) - 1, int(cast[1])) if inside else None
        return self.joined(text[1:-1]) if text.startswith("{") and text.endswith("}") else None

    def joined(self, text):
        total, bits = 0, 0
        for part in parts(text):
            inside = self.sized(part)
            if inside is None:
                return None
            total, bits = total << inside[1] | inside[0], bits + inside[1]
        return total, bits

    def arm(self, lines, start, label, width):
        """(line, column, text) of the arm of the `case` at line `start` whose label is that number; None: its default."""
        depth, labels = 0, []  # labels: (line, text), until the colon
        for number in range(start, len(lines)):
            text = lines[number].split("//")[0]
            found = ARM.match(text) if depth == 0 else None
            if depth == 0 and (found or text.rstrip().endswith(",")):
                labels += [(number, part) for part in parts(found[1] if found else text.strip().rstrip(","))]
            place = next((n for n, part in labels if (part == "default" if label is None else self.value(part, width) == label)), None)
            if place is not None:
                return place + 1, len(lines[place]) - len(lines[place].lstrip()) + 1, lines[place].strip()
            labels = [] if found else labels
            depth += len(re.findall(r"\bcase\b", text)) - len(re.findall(r"\bendcase\b", text))
            if depth < 0:
                break
        return None


def is_constant(bits):
    return all(isinstance(bit, str) for bit in bits)
