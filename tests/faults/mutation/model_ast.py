# SPDX-License-Identifier: Apache-2.0
"""The compiler's syntax tree of a source of the golden model.

The source is preprocessed first, so that every macro is plain text at the line that uses it: what it expands to is
mutated there, for each use. clang then says for each node which bytes of that text it covers.
"""
import bisect
import json
import re
import subprocess

MARKER = re.compile(r'# (\d+) "([^"]*)".*')
CPPFLAGS = ["-Icmodel", "-Iharness", "-Itests/unit", "-D_GNU_SOURCE"]


class ParseError(Exception):
    pass


class Unit:
    """One preprocessed source: its text, its tree, and where each byte comes from."""

    def __init__(self, source, gen, compiler="clang"):
        self.source = source
        command = [compiler, "-std=c11", *CPPFLAGS, f"-I{gen}"]
        made = subprocess.run([*command, "-E", source], capture_output=True, text=True, check=False)
        if made.returncode:
            raise ParseError(f"{source}: {made.stderr.strip()}")
        self.text = made.stdout
        parsed = subprocess.run([compiler, "-x", "cpp-output", "-std=c11", "-w", "-fsyntax-only", "-Xclang", "-ast-dump=json", "-"],
                                input=self.text, capture_output=True, text=True, check=False)
        if parsed.returncode:
            raise ParseError(f"{source}: {parsed.stderr.strip()}")
        self.tree = json.loads(parsed.stdout)
        self._lines()
        self.enums, self.records = {}, {}
        self._declarations(self.tree)

    def _lines(self):
        """Start of each line of the text, with the file and line that it comes from."""
        self.starts, self.origin, at, file, line = [], [], 0, self.source, 1
        for text in self.text.splitlines(keepends=True):
            marker = MARKER.match(text)
            self.starts.append(at)
            self.origin.append((file, line))
            if marker:
                line, file = int(marker[1]), marker[2]
            else:
                line += 1
            at += len(text)

    def where(self, offset):
        """(file, line, column) of a byte; the column is that of the preprocessed line."""
        index = bisect.bisect_right(self.starts, offset) - 1
        return (*self.origin[index], offset - self.starts[index] + 1)

    def _declarations(self, node):
        """Values of enumerators, and the fields of records, by the identity of their declarations."""
        value = -1
        for child in node.get("inner", []):
            kind = child.get("kind")
            if kind == "EnumConstantDecl":
                given = next((n["value"] for n in walk(child) if n.get("kind") == "ConstantExpr" and "value" in n), None)
                value = int(given) if given is not None else value + 1
                self.enums[child["id"]] = (value, node["id"])
            elif kind in ("EnumDecl", "RecordDecl"):
                if kind == "RecordDecl" and child.get("completeDefinition"):
                    fields = [f for f in child.get("inner", []) if f.get("kind") == "FieldDecl" and f.get("name")]
                    name = f"{child.get('tagUsed')} {child.get('name')}" if child.get("name") else child["id"]
                    self.records[name] = fields
                self._declarations(child)

    def siblings(self, enumerator):
        """Values of the other enumerators of its enum."""
        value, enum = self.enums[enumerator]
        return {v for v, e in self.enums.values() if e == enum} - {value}

    def neighbour(self, field):
        """Another field of the same record with the same type: the next, or else the one before."""
        for fields in self.records.values():
            for i, f in enumerate(fields):
                if f["id"] == field:
                    for other in [*fields[i + 1:], *reversed(fields[:i])]:
                        if type_of(other) == type_of(f):
                            return other["name"]
        return None

    def span(self, node):
        """Bytes [begin, end) that a node covers, None if it is not written."""
        begin, end = node.get("range", {}).get("begin", {}), node.get("range", {}).get("end", {})
        if "offset" not in begin or "offset" not in end:
            return None
        return begin["offset"], end["offset"] + end["tokLen"]

    def code(self, node):
        """The text of a node on one line."""
        begin, end = self.span(node)
        return plain(self.text[begin:end])


def plain(text):
    return " ".join(line.strip() for line in text.splitlines() if not MARKER.match(line))


def walk(node):
    yield node
    for child in [*node.get("array_filler", []), *node.get("inner", [])]:
        yield from walk(child)


def type_of(node):
    shown = node.get("type", {})
    return re.sub(r"^(const |volatile )+", "", shown.get("desugaredQualType", shown.get("qualType", "")))


def bare(node):
    """The node within parentheses and implicit casts."""
    while node.get("kind") in ("ImplicitCastExpr", "ParenExpr", "ConstantExpr") and node.get("inner"):
        node = node["inner"][0]
    return node


INTEGER = re.compile(r"^(_Bool|char|(un)?signed.*|u?int\d+_t|short|int|long( long)?|size_t|enum \w+)$")


def is_integer(kind):
    return bool(INTEGER.match(kind)) and "*" not in kind and "[" not in kind
