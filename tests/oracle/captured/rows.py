# SPDX-License-Identifier: Apache-2.0
"""Files of captured rows, read back: vectors/captured/silicon/README.md has the format."""
import json
import lzma
import re
from collections.abc import Sequence
from pathlib import Path

FILES = ("filter", "gather", "address", "lod", "blocks", "formats", "surface")
END = re.compile(rb"E (\S+) rows=(\d+) of (\d+)\n")
NO_ROW = re.compile(rb"\n[^0-9a-f]")
DIGITS = b"0123456789abcdef"


class Wrong(Exception):
    """A file that is not what it should be: the message has its name and the line."""


class Rows(Sequence):
    """(words in, words out) of rows, integers; each is read when it is asked for."""

    def __init__(self, part, numbers):
        self.part, self.numbers = part, numbers

    def __len__(self):
        return len(self.numbers)

    def __getitem__(self, index):
        chosen = self.numbers[index]
        if isinstance(chosen, range):
            return Rows(self.part, chosen)
        wide = 9 * (self.part.nin + self.part.nout)
        words = [int(word, 16) for word in self.part.text[chosen * wide:(chosen + 1) * wide].split()]
        return words[:self.part.nin], words[self.part.nin:]


class Part:
    """What one kernel answered for one texture: the head, and the text of its rows."""

    def __init__(self, file, line, name, head):
        self.file, self.line, self.name, self.head = file, line, name, head
        self.op, self.tex, self.nin, self.nout = head["op"], head["tex"], head["nin"], head["nout"]
        self.inputs, self.text, self.count, self.total = head["in"], b"", 0, 0

    def shape(self):
        """Every row has as many words of 8 digits as the head says. Whole slices are compared: there are two million rows."""
        wide, text = 9 * (self.nin + self.nout), self.text
        if len(text) % wide:
            return f"{len(text)} bytes are no rows of {wide}"
        for column in range(wide):
            at = text[column::wide]
            if column == wide - 1:
                wrong = at.strip(b"\n")
            elif column % 9 == 8:
                wrong = at.strip(b" ")
            else:
                wrong = at.translate(None, DIGITS)
            if wrong:
                return f"column {column + 1} of a row holds {wrong[:1]!r}"
        return ""

    def column(self, number):
        """One word of each row."""
        wide = 9 * (self.nin + self.nout)
        return [int(self.text[at:at + 8], 16) for at in range(9 * number, len(self.text), wide)]

    def rows(self):
        return Rows(self, range(self.count))


def parts(path):
    """The parts of a file, in its order."""
    path = Path(path)
    try:
        data = lzma.decompress(path.read_bytes())
    except (OSError, lzma.LZMAError) as error:
        raise Wrong(f"{path}: {error}") from error
    at, number = 0, 1
    while at < len(data):
        after = data.find(b"\n", at) + 1 or len(data)
        line = data[at:after].decode(errors="replace")
        if line[0] in "#SX":
            at, number = after, number + 1
            continue
        name, _, text = line[2:].partition(" ")
        try:
            if line[0] != "P":
                raise ValueError(f"expected P, S, X or #, found {line[:40]!r}")
            part = Part(path, number, name, json.loads(text))
        except (ValueError, KeyError) as error:
            raise Wrong(f"{path}:{number}: {error}") from error
        last = NO_ROW.search(data, after - 1)
        part.text = data[after:last.start() + 1] if last else data[after:]
        part.count = part.text.count(b"\n")
        number += 1 + part.count
        end = END.match(data, last.start() + 1) if last else None
        if not end or end[1].decode() != name or int(end[2]) != part.count:
            raise Wrong(f"{path}:{number}: expected the end of {name} with {part.count} rows")
        part.total = int(end[3])
        yield part
        at, number = end.end(), number + 1


def all_parts(folder):
    for name in FILES:
        yield from parts(Path(folder) / f"{name}.tsv.xz")
