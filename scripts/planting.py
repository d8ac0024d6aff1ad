#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Locate a planted bug by file, function or module, and a short pattern, so that edits around it do not matter.

usage: planting.py BUG_FILE TREE      put that bug alone into TREE, a copy of (parts of) the tree

The lines of an edit, in tests/bugs/*.bug and tests/strictness/*.variant:

    in FILE SCOPE
    - pattern
    + replacement, with BUG(bad, good) around the changed expression

FILE is a file's name, with as many folders before it as make it the only one. SCOPE is a function of C, or a module,
function, instance or named block of SystemVerilog, or '-' for the whole file. The pattern is a sequence of tokens that
must occur there once, in the clean source: spaces, line ends and comments do not count, and '...' stands for any tokens
with their brackets closed. In the replacement '$&' is what the pattern matched; further lines are indented as the one in
which the match begins. Several '-' lines are one pattern. Edits that follow in the same scope need no 'in' of their own.
exit: 0 planted, 1 not, 2 usage
"""
import re
import sys
from pathlib import Path

OPERATORS = r"<<<|>>>|===|!==|<<=|>>=|\.\.\.|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|::|\+:|-:"
NUMBERS = {True: r"(?:\d[\d_]*)?'[sS]?[bodhBODH][0-9a-fA-FxXzZ_?]+|'[01xzXZ]\b|\d[\w.]*", False: r"\d[\w.]*"}
CHARACTER = {True: r"(?!)", False: r"'(?:\\.|[^'\\\n])+'"}
BRACKETS = {")": "(", "]": "[", "}": "{"}
CLOSERS = {*BRACKETS, "end"}


class Refused(Exception):
    """An edit has no place, or more than one; the text says why."""


def is_sv(name):
    return str(name).endswith((".sv", ".svh", ".v"))


def lexer(sv):
    return re.compile(rf"(?P<skip>\s+|//[^\n]*|/\*.*?\*/)|\"(?:\\.|[^\"\\])*\"|{CHARACTER[sv]}|{NUMBERS[sv]}|"
                      rf"[A-Za-z_$`][\w$]*|{OPERATORS}|\S", re.S)


def tokens(text, sv):
    """(token, begin, end) of everything but spaces and comments."""
    return [(m[0], m.start(), m.end()) for m in lexer(sv).finditer(text) if m["skip"] is None]


def closings(words, sv):
    """Index of the bracket that closes it, by that of each that opens."""
    opener = {**BRACKETS, "end": "begin"} if sv else BRACKETS
    found, stack = {}, []
    for i, word in enumerate(words):
        if word in opener.values():
            stack.append(i)
        elif stack and opener.get(word) == words[stack[-1]]:
            found[stack.pop()] = i
    return found


def scopes_c(words, close):
    """(name, first, last) of the functions, as indices of tokens."""
    found, at = [], 0
    while at < len(words):
        body = close.get(at, at) + 1
        if words[at] == "(" and words[body:body + 1] == ["{"] and re.fullmatch(r"[A-Za-z_]\w*", words[at - 1]):
            found.append((words[at - 1], at - 1, close.get(body, len(words) - 1)))
            at = found[-1][2]
        elif words[at] == "{":
            at = close.get(at, at)
        at += 1
    return found


def instance_head(words, close, at):
    """Where the instance with its ports opened at `at` begins: at the name of its module, before the parameters."""
    opener = next((i for i, end in close.items() if end == at - 2), None)
    return opener - 2 if opener and words[opener - 1] == "#" else at - 2


def scopes_sv(words, close):
    """(name, first, last) of modules, packages, functions, tasks, instances and named blocks."""
    found, keyword = [], {"module": "endmodule", "package": "endpackage", "function": "endfunction", "task": "endtask"}
    for i, word in enumerate(words):
        if word in keyword and keyword[word] in words[i:]:
            head = words[i:words.index(";", i)]
            behind = head.index("(") if "(" in head and word in ("function", "task") else len(head)
            name = head[behind - 1] if word in ("function", "task") else next(w for w in head[1:] if w != "automatic")
            found.append((name, i, words.index(keyword[word], i)))
        elif words[i:i + 2] == ["begin", ":"]:
            found.append((words[i + 2], i, close.get(i, len(words) - 1)))
        elif words[i:i + 2] == ["(", "."] and re.fullmatch(r"[A-Za-z_]\w*", words[i - 1]):
            found.append((words[i - 1], instance_head(words, close, i), close.get(i, len(words) - 1)))
    return found


def match_at(words, close, at, end, pattern):
    """One past the last token if the pattern matches at `at`, None if not."""
    for i, word in enumerate(pattern):
        if word == "...":
            return match_rest(words, close, at, end, pattern[i + 1:])
        if at >= end or words[at] != word:
            return None
        at += 1
    return at


def match_rest(words, close, at, end, pattern):
    """What comes after '...': the fewest tokens that do are skipped, whole brackets."""
    while at < end:
        behind = match_at(words, close, at, end, pattern)
        if behind is not None or words[at] in CLOSERS:
            return behind
        at = close.get(at, at) + 1
    return None


class Source:
    """A file as tokens."""

    def __init__(self, name, text):
        self.name, self.text, self.sv = name, text, is_sv(name)
        self.tokens = tokens(text, self.sv)
        self.words = [word for word, _, _ in self.tokens]
        self.close = closings(self.words, self.sv)
        self.scopes = (scopes_sv if self.sv else scopes_c)(self.words, self.close)

    def matches(self, first, last, pattern):
        """(first, one past the last) of all places."""
        found = [(at, match_at(self.words, self.close, at, last + 1, pattern)) for at in range(first, last + 1)]
        return [pair for pair in found if pair[1] is not None]

    def line(self, token):
        return self.text.count("\n", 0, self.tokens[token][1]) + 1

    def scope(self, name):
        """(first, last) of the scope of that name."""
        if name == "-":
            return 0, len(self.words) - 1
        found = [scope for scope in self.scopes if scope[0] == name]
        if len(found) == 1:
            return found[0][1:]
        if found:
            lines = ", ".join(str(self.line(first)) for _, first, _ in found)
            raise Refused(f"{self.name}: '{name}' is there {len(found)} times, expected once: lines {lines}")
        raise Refused(f"{self.name}: no function, module or block '{name}'; there are: "
                      + ", ".join(dict.fromkeys(scope[0] for scope in self.scopes)))

    def within(self, token):
        """The innermost scope that a token lies in."""
        around = [(last - first, name) for name, first, last in self.scopes if first <= token <= last]
        return min(around)[1] if around else "no scope"

    def find(self, name, text):
        """(begin, end) in the text of the one place where the pattern matches."""
        first, last = self.scope(name)
        pattern = [word for word, _, _ in tokens(text, self.sv)]
        if not pattern or pattern[0] == "..." or pattern[-1] == "...":
            raise Refused(f"{self.name}: the pattern '{text}' must begin and end with a token that is not '...'")
        found, place = self.matches(first, last, pattern), "the file" if name == "-" else name
        if len(found) == 1:
            return self.tokens[found[0][0]][1], self.tokens[found[0][1] - 1][2]
        if found:
            lines = ", ".join(str(self.line(at)) for at, _ in found)
            raise Refused(f"{self.name}: '{text}' is {len(found)} times in {place}, expected once: lines {lines}")
        raise Refused(f"{self.name}: '{text}' is not in {place}; {self.nearest(first, last, pattern)}")

    def nearest(self, first, last, pattern):
        """Where else the pattern is, or else where most of its beginning is."""
        elsewhere = self.matches(0, len(self.words) - 1, pattern)
        if elsewhere:
            return "it is in " + ", ".join(f"{self.within(at)} (line {self.line(at)})" for at, _ in elsewhere)
        for count in range(len(pattern) - 1, 0, -1):
            if pattern[count - 1] == "...":
                continue
            found = self.matches(first, last, pattern[:count])
            if found:
                return f"'{' '.join(pattern[:count])}' is, at line " + ", ".join(str(self.line(at)) for at, _ in found[:5])
        return f"nothing of it is (line {self.line(first)} to {self.line(last)})"


class Edit:
    """One pattern and its replacement."""

    def __init__(self, file, scope):
        self.file, self.scope, self.old, self.new = file, scope, [], []

    def place(self, sources):
        """(path, begin, end, indentation) in the texts."""
        source = sources.source(self.file)
        begin, end = source.find(self.scope, "\n".join(self.old))
        line = source.text[source.text.rfind("\n", 0, begin) + 1:begin]
        return source.name, begin, end, line[:len(line) - len(line.lstrip())]

    def text(self, matched, indentation):
        """The replacement, BUG( ) still in it."""
        first, *rest = [line.replace("$&", matched) for line in self.new]
        return "\n".join([first, *(indentation + line if line else "" for line in rest)])


class Sources:
    """The clean texts, by path; edits are located in these, whatever else is planted."""

    def __init__(self, texts):
        self.texts, self.known = texts, {}

    def source(self, name):
        parts = Path(name).parts
        paths = [path for path in self.texts if path.parts[-len(parts):] == parts]
        if not paths:
            alike = [str(path) for path in self.texts if path.name == parts[-1] or path.stem == Path(name).stem]
            raise Refused(f"no file {name}" + ("; there are: " + ", ".join(alike) if alike else ""))
        if len(paths) > 1:
            raise Refused(f"{name} is the name of {len(paths)} files, expected one: " + ", ".join(map(str, paths)))
        if paths[0] not in self.known:
            self.known[paths[0]] = Source(paths[0], self.texts[paths[0]].decode())
        return self.known[paths[0]]


def parse_edit(line, edits):
    """Take a line of an edit; False if it is not one, None if it is out of place."""
    key, _, value = line.partition(" ")
    if key == "in" and len(value.split()) == 2:
        edits.append(Edit(*value.split()))
    elif key in ("-", "+"):
        if not edits or (key == "+" and not edits[-1].old):
            return None
        if key == "-" and edits[-1].new:
            edits.append(Edit(edits[-1].file, edits[-1].scope))
        (edits[-1].old if key == "-" else edits[-1].new).append(value)
    else:
        return False
    return True


def split_arguments(text):
    """Split BUG(bad, good) at the comma outside brackets."""
    depth = 0
    for i, c in enumerate(text):
        depth += c in "([{"
        depth -= c in ")]}"
        if c == "," and depth == 0:
            return text[:i].strip(), text[i + 1:].strip()
    raise Refused(f"BUG({text}): expected two arguments")


def expand(text, choose):
    """Replace each BUG(bad, good) by choose(bad, good)."""
    while (start := text.find("BUG(")) >= 0:
        depth, end = 1, start + 4
        while depth:
            if end == len(text):
                raise Refused(f"'{text.strip()}': BUG( is not closed")
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        text = text[:start] + choose(*split_arguments(text[start + 4:end - 1])) + text[end:]
    return text


class Planting:
    """Edits of many bugs, to be made in the texts together."""

    def __init__(self, texts):
        self.sources, self.changes = Sources(texts), {}

    def add(self, name, edits, choose):
        """Take the edits of one bug, all or none: Refused says why not. `choose` by path: what BUG( ) becomes."""
        places = []
        for edit in edits:
            path, begin, end, indentation = edit.place(self.sources)
            for at, stop, _, other in [*self.changes.get(path, []), *(p[1:] for p in places if p[0] == path)]:
                if begin < stop and at < end:
                    raise Refused(f"{path}: '{' '.join(edit.old)}' overlaps with what bug {other} changes")
            matched = self.sources.source(edit.file).text[begin:end]
            places.append((path, begin, end, expand(edit.text(matched, indentation), choose(path)), name))
        for path, *change in places:
            self.changes.setdefault(path, []).append(change)

    def texts(self):
        """Path and new text of each file that changes."""
        for path, changes in self.changes.items():
            text = self.sources.source(path).text
            for begin, end, new, _ in sorted(changes, reverse=True):
                text = text[:begin] + new + text[end:]
            yield path, text


def plant_alone(name, edits, tree):
    """Put the bad expressions of one bug into the files of a tree."""
    texts = {path: path.read_bytes() for path in Path(tree).rglob("*") if path.is_file() and path.suffix in
             (".sv", ".svh", ".c", ".h", ".cpp")}
    planting = Planting(texts)
    planting.add(name, edits, lambda _: lambda bad, _: f"({bad})")
    for path, text in planting.texts():
        path.write_text(text)


def main():
    if len(sys.argv) != 3 or not Path(sys.argv[1]).is_file() or not Path(sys.argv[2]).is_dir():
        sys.exit((print(__doc__, file=sys.stderr), 2)[1])
    edits = []
    for line in Path(sys.argv[1]).read_text().splitlines():
        parse_edit(line, edits)
    try:
        plant_alone(Path(sys.argv[1]).stem, edits, sys.argv[2])
    except Refused as why:
        sys.exit(f"{sys.argv[1]}: {why}")


if __name__ == "__main__":
    main()
