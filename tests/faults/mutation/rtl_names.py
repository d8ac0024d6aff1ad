# SPDX-License-Identifier: Apache-2.0
"""What a name of the RTL stands for: signals and constants with their types, by file, and the members of structs."""
import re
from pathlib import Path

RANGE = re.compile(r"\[(\d+):0\]")


class Types:
    """The generated definitions: members by struct type, constants of tex_pkg by name."""

    def __init__(self, gen):
        defs, package = (Path(gen) / "tex_defs.svh").read_text(), (Path(gen) / "tex_pkg.sv").read_text()
        self.members = {}
        for body, name in re.findall(r"typedef struct packed \{(.*?)\} (\w+);", defs, re.S):
            self.members[name] = re.findall(r"^  (.*?) (\w+);", body, re.M)
        self.constants = dict((name, kind) for kind, name in
                              re.findall(r"localparam (int|logic(?: \[[^\]]*\])?) (\w+)", package))

    def sibling(self, struct, member):
        """Another member of the same type: the next one, around."""
        members = self.members.get(struct, [])
        same = [name for kind, name in members if kind == dict(map(reversed, members)).get(member)]
        return same[(same.index(member) + 1) % len(same)] if len(same) > 1 else None


DECLARED = re.compile(r"^\s*(?:input\s+|output\s+)?(?:localparam\s+|parameter\s+)?(logic|int|bit|tex_\w+_t)\s*(signed\s*)?((?:\[[^\]]*\]\s*)*)"
                      r"(\w+(?:\s*,\s*\w+)*)\s*(\[|=|;|,|\)|$)", re.M)
PARAMETER = re.compile(r"\b(?:localparam|parameter)\s+(int|bit|logic)\s*(?:\[[^\]]*\]\s*)?(\w+)\s*=")
ARGUMENT = re.compile(r"\binput\s+logic\s*(signed\s*)?((?:\[[^\]]*\])*)\s*(\w+)")


class Names:
    """The declarations of one file. A name that is declared with two types has none. scopes: the places of modules, functions
    and generate blocks."""

    def __init__(self, text, scopes):
        self.scopes = sorted(scopes, key=lambda scope: scope[1] - scope[0])
        text = re.sub(r"//[^\n]*", lambda m: " " * len(m[0]), text)
        self.parameters = {name: kind for kind, name in PARAMETER.findall(text)}
        self.genvars = set(re.findall(r"\bgenvar\s+(\w+)", text)) | set(re.findall(r"for \(int (\w+)", text))
        self.kind, self.at, self.arrays, self.arguments = {}, {}, set(), set()
        for found in [*DECLARED.finditer(text), *ARGUMENT.finditer(text)]:
            if found.re is DECLARED:
                base, signed, dims, names, after = found.groups()
            else:
                base, (signed, dims, names), after = "logic", found.groups(), ""
            if found.re is ARGUMENT:
                self.arguments.add(names)
            for name in re.split(r"\s*,\s*", names):
                self.add(name, f"{base} {'signed ' if signed else ''}{dims.strip()}".strip(), found.start(), after == "[")

    def add(self, name, kind, at, array):
        if name in self.parameters or name in self.genvars:
            return
        if array:
            self.arrays.add(name)
        if self.kind.setdefault(name, kind) != kind:
            self.kind[name] = None
        self.at.setdefault(name, at)

    def is_signal(self, name):
        return name in self.kind

    def top_bit(self, name):
        """Number of the top bit, None where it is no number."""
        kind = self.kind.get(name) or ""
        found = RANGE.fullmatch(kind.removeprefix("logic").strip()) if name not in self.arrays else None
        return int(found[1]) if found else None

    def scope(self, at):
        return next((scope for scope in self.scopes if scope[0] <= at < scope[1]), (0, 1 << 30))

    def near(self, name, at, function):
        """A register or an input of the same type that is declared nearest before place `at`; None if there is none.
        Others could close a loop around a wire. In a function: of its arguments."""
        kind = self.kind.get(name)
        if not kind or name in self.arrays:
            return None
        fit = [(begin, other) for other, begin in self.at.items()
               if other != name and begin < at and self.kind[other] == kind and other not in self.arrays
               and self.scope(begin)[0] <= at < self.scope(begin)[1] and (not function or self.scope(begin) == self.scope(at))
               and (other in self.arguments if function else re.search(r"(_q|_i)$", other))
               and not re.search(r"clk|rst|valid|ready|push|pop|load|req", other)]
        return max(fit)[1] if fit else None
