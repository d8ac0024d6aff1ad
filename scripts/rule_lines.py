#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Map rules of vectors/rules.tsv to the lines of RTL and model that they govern, and the vectors in which they must
decide.

usage: rule_lines.py [RULE | FILE:LINE]...    facts of each; without arguments a line for each rule

A comment that names rules governs lines:

    line      behind code: that line, and the deeper ones below it that it opens or that continue it
    block     before code: the statement with its block; or, without a block, the lines up to the next blank or comment
    section   "// ---- Title (PD-90) ----": up to the next such line
    file      before any code: the file

A line belongs to the rules of the smallest range around it; where there is none, to all that its file names. "R-TXQ-8..16,
18; PD-4, 20b" names each of them.
exit: 0 done, 2 usage or an unknown rule
"""
import re
import sys
from collections import namedtuple
from pathlib import Path

sys.dont_write_bytecode = True  # a build leaves nothing among the sources
from planting import is_sv, lexer

RULE = re.compile(r"\b(?:R-[A-Z0-9]+-\d+|PD-\d+[a-z]?)\b")
COUNTING = "cmodel/rules/*rules.c"
SIDES = {"rtl": ("rtl", {".sv", ".svh"}), "model": ("cmodel", {".c", ".h"})}
NAMED = re.compile(rf"\brules\s+(without\s+)?((?:{RULE.pattern}\s*)+)")
COUNTED = re.compile(r"\btex_rule\(set, TEX_RULE_(\w+)")
# What follows an id: "..16" or "..c", ", 18" or " and 18b".
MORE = re.compile(r"\.\.(\d+[a-z]?|[a-z])\b|(?:,\s*|\s+and\s+)(\d+[a-z]?)(?![\w'-])")
SECTION = re.compile(r"//\s*-{3,}.*-{3,}\s*$")
KINDS = ("line", "block", "section", "file")
OPENS = {True: {"begin", "function", "task", "case", "casez", "module", "package", "generate"}, False: {"{"}}
CLOSES = {True: {"end", "endfunction", "endtask", "endcase", "endmodule", "endpackage", "endgenerate"}, False: {"}"}}
BRACKETS = {True: ("([{", ")]}"), False: ("([", ")]")}

SCOPES = ("built", "text", "later", "front")

Rule = namedtuple("Rule", "id scope source text line")
# Lines first..last of the file, because of the comment at `line`.
Place = namedtuple("Place", "side file line first last kind rules")


class Unreadable(Exception):
    """A malformed table; the text names file, line and expectation."""


def rules_of(root):
    """The rules by id."""
    rules = {}
    for number, line in enumerate((root / "vectors/rules.tsv").read_text().splitlines(), 1):
        if line and not line.startswith("#"):
            cells = line.split("\t")
            if len(cells) != 4 or cells[1] not in SCOPES:
                raise Unreadable(f"vectors/rules.tsv:{number}: expected id, scope ({', '.join(SCOPES)}), source, text")
            if cells[0] in rules:
                raise Unreadable(f"vectors/rules.tsv:{number}: {cells[0]} is listed twice")
            rules[cells[0]] = Rule(*cells, number)
    return rules


def files_of(root, folder, suffixes):
    """Those that name rules; but not those that say when a rule decides, which implement none."""
    return [path for path in sorted((root / folder).rglob("*")) if path.suffix in suffixes and not path.match(COUNTING)]


def named(root):
    """The vectors in which each rule must decide, and in which it must not: `rules` and `rules without`."""
    found = {"must": {}, "must not": {}}
    for path in sorted((root / "vectors").rglob("*.tlv")):
        text = re.sub(r"#.*", "", path.read_text(errors="replace"))
        for without, ids in NAMED.findall(text):
            for rule in RULE.findall(ids):
                places = found["must not" if without else "must"].setdefault(rule, [])
                if str(path.relative_to(root)) not in places:
                    places.append(str(path.relative_to(root)))
    return found


def counted(root, rules):
    """Where each rule is said to decide. The compiler refuses those that are not listed."""
    names = {rule.replace("-", "_").upper(): rule for rule in rules}
    return {names[name]: f"{path.relative_to(root)}:{number}"
            for path in sorted(root.glob(COUNTING))
            for number, line in enumerate(path.read_text().splitlines(), 1) for name in COUNTED.findall(line)}


def family(rule):
    """R-TXQ-16 -> ("R-TXQ-", 16, ""), PD-18c -> ("PD-", 18, "c")."""
    prefix, number, letter = re.fullmatch(r"(.*-)(\d+)([a-z]?)", rule).groups()
    return prefix, int(number), letter


def between(first, last, rules):
    """The listed rules behind `first`, up to "16", "18c" or "c"."""
    prefix, number, letter = family(first)
    end = (number, last) if last.isalpha() else family(prefix + last)[1:]
    return [r for r in rules if family(r)[0] == prefix and (number, letter) < family(r)[1:] <= end]


def ids_in(text, rules):
    """The listed rules that a comment names, in short forms too."""
    found = []
    for match in RULE.finditer(text):
        now, at = match[0], match.end()
        found.append(now)
        while more := MORE.match(text, at):
            also = between(now, more[1], rules) if more[1] else [family(now)[0] + more[2]]
            if more[2] and also[0] not in rules:
                break
            found += also
            now, at = (also or [now])[-1], more.end()
    return list(dict.fromkeys(rule for rule in found if rule in rules))


class Source:
    """The lines of a file: where its comments are, which have code, how deep blocks and brackets are behind each."""

    def __init__(self, text, sv):
        self.lines = text.split("\n")
        self.code = [False] * len(self.lines)
        self.depth, self.open = [0] * len(self.lines), [0] * len(self.lines)
        self.opened = [False] * len(self.lines)  # a block begins in it
        self.comments = []  # (first line, last line, text, code before it)
        at, line, blocks, brackets, before = 0, 0, 0, 0, False
        for match in lexer(sv).finditer(text):
            first = line + text.count("\n", at, match.start())
            line = first + text.count("\n", match.start(), match.end())
            at, word = match.end(), match[0]
            if match["skip"] is None:
                self.code[first] = True
                blocks += (word in OPENS[sv]) - (word in CLOSES[sv])
                brackets += (word in BRACKETS[sv][0]) - (word in BRACKETS[sv][1])
                self.opened[first] |= word in OPENS[sv]
            elif word.startswith("/"):
                self.comments.append([first, line, word, self.code[first]])
            for i in range(first, line + 1):
                self.depth[i], self.open[i] = blocks, brackets

    def indent(self, line):
        return len(self.lines[line]) - len(self.lines[line].lstrip())

    def grouped(self):
        """The comments; those in lines of their own that follow each other are one, a section never."""
        groups = []
        for first, last, text, behind in self.comments:
            alone = not behind and not self.code[first]
            if groups and alone and groups[-1][4] and groups[-1][1] == first - 1 and not SECTION.match(text) \
                    and not SECTION.match(groups[-1][2]) and self.indent(groups[-1][0]) == self.indent(first):
                groups[-1][1], groups[-1][2] = last, groups[-1][2] + "\n" + text
            else:
                groups.append([first, last, text, behind, alone])
        return groups

    def behind(self, line):
        """The last line of the block that this line opens, or of its continuation."""
        last, indent = line, self.indent(line)
        for i in range(line + 1, len(self.lines)):
            if self.lines[i].strip() == "{" and self.indent(i) == indent and last == line:
                continue
            if self.lines[i].strip() and self.indent(i) <= indent:
                closes = re.match(r"\s*(\}|end\b|endcase\b|\))", self.lines[i]) and self.indent(i) == indent
                return i if closes and self.depth[i] < self.depth[i - 1] else last
            last = i if self.code[i] else last
        return last

    def below(self, comment):
        """The last line that a comment before code governs."""
        start = next((i for i in range(comment + 1, len(self.lines)) if self.code[i]), None)
        if start is None:
            return comment
        depth, brackets = self.depth[start - 1], self.open[start - 1]
        indent, last, opened = self.indent(start), start, False
        for i in range(start, len(self.lines)):
            outside = self.depth[i - 1] <= depth and self.open[i - 1] <= brackets
            if i > start and outside and self.ends(i, indent, opened):
                return last
            last = i if self.code[i] else last
            opened |= self.opened[i]
            if self.depth[i] < depth:  # the block around it ends here
                return max(start, i - 1)
        return last

    def ends(self, line, indent, opened):
        """Whether the open block is over before this line."""
        text = self.lines[line].strip()
        if not text or self.indent(line) < indent:
            return True
        if opened:  # one statement with its block: only what goes on with it
            return not re.match(r"(else\b|\}|end\b|\{|while\b.*;)", text)
        return not self.code[line] and self.indent(line) <= indent

    def section(self, line):
        """The last line before the next section."""
        behind = [first for first, _, text, _ in self.comments if first > line and SECTION.match(text)]
        return behind[0] - 1 if behind else len(self.lines) - 1


def places_in(side, name, text, rules):
    """The places of a file."""
    source = Source(text, is_sv(name))
    first_code = source.code.index(True) if True in source.code else len(source.lines)
    places = []
    for first, last, comment, behind, alone in source.grouped():
        ids = ids_in(comment, rules)
        if not ids:
            continue
        if last < first_code:
            kind, begin, end = "file", 0, len(source.lines) - 1
        elif SECTION.match(comment):
            kind, begin, end = "section", first, source.section(first)
        elif alone:
            kind, begin, end = "block", first, source.below(last)
        else:
            kind, begin, end = "line", first, source.behind(first)
        places.append(Place(side, name, first + 1, begin + 1, max(end, last if alone else end) + 1, kind, tuple(ids)))
    return places


class RuleLines:
    """Rules, their lines and their vectors."""

    def __init__(self, root):
        self.root, self.rules = Path(root), rules_of(Path(root))
        self.vectors, self.counted = named(self.root), counted(self.root, self.rules)
        self.of_file, self.of_rule = {}, {rule: [] for rule in self.rules}
        for side, (folder, suffixes) in SIDES.items():
            for path in files_of(self.root, folder, suffixes):
                name = str(path.relative_to(self.root))
                self.of_file[name] = places_in(side, name, path.read_text(errors="replace"), self.rules)
                for place in self.of_file[name]:
                    for rule in place.rules:
                        self.of_rule[rule].append(place)

    def around(self, file, line):
        """The places around a line, the smallest range first."""
        found = [p for p in self.of_file.get(str(file), ()) if p.first <= line <= p.last]
        return sorted(found, key=lambda p: (KINDS.index(p.kind) == 3, p.last - p.first))

    def at(self, file, line):
        """(rules, kind) that govern a line: of its smallest range, or all that the file names, or none: ([], "none")."""
        found = [p for p in self.around(file, line) if p.kind != "file"]
        if found:
            same = [p for p in found if (p.first, p.last) == (found[0].first, found[0].last)]
            return list(dict.fromkeys(r for p in same for r in p.rules)), found[0].kind
        ids = list(dict.fromkeys(r for p in self.of_file.get(str(file), ()) for r in p.rules))
        return ids, "file" if ids else "none"


def tell_rule(lines, rule):
    r = lines.rules[rule]
    print(f"{rule} ({r.source}, {r.scope}): {r.text}")
    for p in lines.of_rule[rule]:
        print(f"  {p.side:5} {p.file}:{p.line} {p.kind} {p.first}..{p.last}")
    for what in ("must", "must not"):
        print(f"  {what}: {' '.join(lines.vectors[what].get(rule, ['none']))}")


def tell(lines, asked):
    """Print the facts of a rule, or of FILE:LINE. False if there is no such thing."""
    file, _, line = asked.rpartition(":")
    if asked in lines.rules:
        tell_rule(lines, asked)
    elif file in lines.of_file and line.isdecimal():
        ids, kind = lines.at(file, int(line))
        print(f"{asked}: {kind} {' '.join(ids)}".rstrip())
    else:
        print(f"rule_lines: '{asked}': expected a rule of vectors/rules.tsv, or FILE:LINE of rtl/ or cmodel/", file=sys.stderr)
        return False
    return True


def main():
    try:
        lines = RuleLines(Path(__file__).resolve().parent.parent)
    except Unreadable as why:
        sys.exit((print(why, file=sys.stderr), 2)[1])
    if sys.argv[1:]:
        sys.exit(0 if all([tell(lines, asked) for asked in sys.argv[1:]]) else 2)
    for rule, r in lines.rules.items():
        sides = {side: sum(p.side == side for p in lines.of_rule[rule]) for side in SIDES}
        print(f"{rule:10} {r.scope:5} rtl {sides['rtl']:2}  model {sides['model']:2}  "
              f"must {len(lines.vectors['must'].get(rule, ())):2}  must not {len(lines.vectors['must not'].get(rule, ())):2}")


if __name__ == "__main__":
    main()
