# SPDX-License-Identifier: Apache-2.0
"""Between the stages, in rtl/texture_unit.sv: which port of which instance makes a bit of an input port."""
import functools
import re

from stage_of import instance, unit

EXPRESSION = r"(?:[^();]|\([^();]*\))*"
REFERENCE = re.compile(r"(?<![\w:.'])([a-z]\w*)(?:\[([\w:]+)\])?(?![\w:(])")


@functools.lru_cache(maxsize=None)
def connected(text, stage):
    """{port: the text that it is connected to} of the instance u_STAGE."""
    found = re.search(rf"\bu_{stage}\s*\((.*?)\);", text, re.S)
    return {port: expression.strip() if has else port
            for port, has, expression in re.findall(rf"\.(\w+)\s*(\(({EXPRESSION})\))?", found[1])} if found else {}


class Glue:
    """`agrees` tells of a signal, in a cycle, whether a boundary shows that it is right: it is not followed then."""

    def __init__(self, constants, agrees, build):
        """`build`: the folder with what is generated."""
        paths = (build / "gen/tex_paths.svh").read_text()
        self.text, self.agrees = unit().replace('`include "tex_paths.svh"', paths), agrees
        self.constants = constants
        self.made = functools.cache(self.find_made)
        self.instances = [name for name in re.findall(r"\bu_(\w+)\s*\(", self.text) if instance(name)]

    def number(self, text):
        """Of an index: a number, or a constant of the package; None: neither."""
        return self.constants.value(text, 32)

    def sources(self, stage, port, place, cycle):
        """{(name, port, place)} of the instances u_NAME whose outputs decide a bit of an input port."""
        return self.of_text(connected(self.text, stage).get(port, ""), place, cycle, set())

    def outputs(self, name, cycle):
        """{(name, port, place)} of the instances that make a signal, or a member of a struct, of one bit."""
        member = re.search(rf"\bassign\s+{re.escape(name)}\s*=\s*([^;]*);", self.text) if "." in name else None
        return self.of_text(member[1].strip() if member else name, 0, cycle, set())

    def of_text(self, text, place, cycle, seen):
        """Of a signal its bit; of an expression what is read in it, which are single bits."""
        alone = re.fullmatch(r"\w+", text)
        names = [(text, place)] if alone else [(name, self.number(index) if index else 0) for name, index in REFERENCE.findall(text)]
        return set().union(*(self.of_signal(name, at, cycle, seen) for name, at in names))

    def of_signal(self, name, place, cycle, seen):
        if (name, place) in seen or place is None or self.agrees(name, cycle):
            return set()
        seen.add((name, place))
        outputs, texts = self.made(name, place)
        return outputs.union(*(self.of_text(text, at, cycle, seen) for text, at in texts))

    def find_made(self, name, place):
        """The outputs that make a bit of a signal, and the texts that are assigned to it."""
        outputs = {(stage, port, at) for stage in self.instances for port, text in connected(self.text, stage).items()
                   if port.endswith("_o") and (at := self.place_in(text, name, place)) is not None}
        texts = [(right.strip(), at) for left, right in re.findall(rf"\bassign\s+({name}(?:\[[\w:]+\])?)\s*=([^;]*);", self.text)
                 if (at := self.place_in(left, name, place)) is not None]
        return outputs, texts

    def place_in(self, text, name, place):
        """Where a bit of a signal is in `signal` or `signal[index]`; None: not there."""
        if text == name:
            return place
        if not text.startswith(name + "["):
            return None
        index = re.fullmatch(rf"{name}\[([\w:]+)\]", text)
        return 0 if index and self.number(index[1]) == place else None
