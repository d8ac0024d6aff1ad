#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Mutants of the RTL, at the level of its source: what each operator makes of the syntax tree of a file.

usage: rtl_mutate.py [--build DIR] [--list] [FILE]...      list them, or count them by operator and file

Widths and signs: a mutated expression stands beside the original in `number == N ? mutated : original`. Such a choice is as
wide as the wider arm and signed if both are, and hands the context's width to both. So each operator makes an expression of
the original's own width and sign, and the original is what it was. Where the language wants a constant (ranges, parameters,
headers of generate blocks), nothing is mutated.
"""
import argparse
import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

sys.dont_write_bytecode = True
from result import ROOT
from rtl_names import Names, Types
from verible_tree import one_line, parse_files

OPAQUE = {"kMacroCall", "kParamDeclaration", "kPackedDimensions", "kUnpackedDimensions", "kDeclarationDimensions", "kLoopHeader",
          "kForSpec", "kEventControl", "kActualParameterList", "kAssertionStatement", "kFormalParameterListDeclaration",
          "kModuleHeader", "kFunctionHeader", "kGenerateIfHeader", "kLPValue", "kInitialStatement", "kPreprocessorInclude"}
BINARY = {  # operator: what it becomes
    "+": ["-"], "-": ["+"], "*": ["+"], "<<": [">>"], ">>": ["<<"], ">>>": [">>"], "<<<": [">>"],
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="],
    "&&": ["||"], "||": ["&&"], "&": ["|"], "|": ["&", "^"], "^": ["|"],
}
WORD = {"+": "add", "-": "sub", "*": "mul", "<<": "shl", ">>": "shr", ">>>": "sar", "<": "lt", "<=": "le", ">": "gt", ">=": "ge",
        "==": "eq", "!=": "ne", "&&": "land", "||": "lor", "&": "and", "|": "or", "^": "xor"}
DROPPED = {"&&": "1'b1", "||": "1'b0", "+": "({0}) ^ ({0})", "-": "({0}) ^ ({0})", "|": "({0}) ^ ({0})", "^": "({0}) ^ ({0})",
           "&": "({0}) | ~({0})"}
UNARY = {"!": "!(!({0}))", "~": "({0})", "-": "({0})", "|": "&({0})", "&": "|({0})", "^": "~^({0})"}
NAMED = {"kModuleDeclaration": r"\bmodule\s+(\w+)", "kPackageDeclaration": r"\bpackage\s+(\w+)",
         "kFunctionDeclaration": r"\bfunction\b[^(;]*?(\w+)\s*[(;]", "kActualNamedPort": r"\.\s*(\w+)"}
ASSIGNS = ("kNetVariableAssignment", "kBlockingAssignmentStatement", "kNonblockingAssignmentStatement")
NUMBER = re.compile(r"(\d+)?'(s?)([bdh])([0-9a-fA-F_]+)|\d+")


@dataclass
class Site:
    """One mutant: the text of [start, end) becomes `new`; of a statement it is left out."""
    start: int
    end: int
    operator: str
    new: str          # "" : the statement is dropped
    what: str
    place: str = ""   # the function, else the port or signal that takes the value, else the module

    @property
    def family(self):
        """The operator without the number of an operand or value."""
        return re.sub(r"-?\d+$", "", self.operator)


class Mutator:
    """Walks over the tree of one file. `self.sites`: what was found."""

    def __init__(self, text, tree, types):
        scopes = [(n.start, n.end) for n in tree.find("kModuleDeclaration", "kPackageDeclaration", "kFunctionDeclaration", "kGenerateBlock")]
        self.source, self.types, self.names, self.sites = text, types, Names(text, scopes), []
        self.function = False  # whether one is walked over
        self.place = ""
        self.walk(tree)

    def text(self, node):
        return one_line(self.source[node.start:node.end])

    def add(self, node, operator, new, what=None):
        old = self.text(node)
        if new != old:
            self.sites.append(Site(node.start, node.end, operator, new, what or f"{old} -> {new}", self.place))

    def walk(self, node):
        if node.tag in OPAQUE or (node.tag == "kContinuousAssignmentStatement" and re.match(r"assign unused\b", self.text(node))):
            return
        visit, outer = getattr(self, "visit_" + node.tag, None), self.place
        self.place = self.place_of(node) or outer
        if visit is None or visit(node) is not False:
            for child in node.children:
                self.walk(child)
        self.place = outer

    def place_of(self, node):
        """The name that a node gives to the place of the mutants inside, None if it gives none."""
        if node.tag in NAMED:
            return re.search(NAMED[node.tag], self.source[node.start:node.end])[1]
        if node.tag in ASSIGNS and not self.function:
            return re.search(r"\w+", self.text(next(node.find("kLPValue"))))[0]
        return None

    # ---- Expressions -------------------------------------------------------------------------------------------------
    def visit_kBinaryExpression(self, node):
        operands, signs = node.children[0::2], node.children[1::2]
        for i, sign in enumerate(signs):
            sign = sign.tag
            for other in BINARY.get(sign, []):
                self.add(node, f"{WORD.get(sign, 'op')}-{WORD[other]}-{i}", self.fold(operands, signs, i, other))
            if sign in ("<", ">", "<=", ">="):
                cast = "$unsigned" if self.signed(node) else "$signed"
                left, right = map(self.text, operands)
                self.add(node, "sign", f"{cast}({left}) {sign} {cast}({right})")
        for i, operand in enumerate(operands):
            sign = signs[max(0, i - 1)].tag
            if sign in DROPPED and not (sign == "-" and i == 0) and operand.tag != "kNumber":
                self.add(operand, "drop", DROPPED[sign].format(self.text(operand)),
                         f"{self.text(node)} -> without {self.text(operand)}")

    def fold(self, operands, signs, at, other):
        text = f"({self.text(operands[0])})"
        for i, sign in enumerate(signs):
            text = f"({text} {other if i == at else sign.tag} ({self.text(operands[i + 1])}))"
        return text[1:-1]

    def signed(self, node):
        text = self.text(node)
        return "'sd" in text or any("signed" in (self.names.kind.get(name) or "") for name in re.findall(r"\w+", text))

    def visit_kUnaryPrefixExpression(self, node):
        sign, operand = node.children[0].tag, node.children[1]
        if sign in UNARY:
            self.add(node, "unary", UNARY[sign].format(self.text(operand)))

    def condition(self, node):
        text = self.text(node)
        inner = node
        while inner.tag in ("kExpression", "kParenGroup") and (below := [c for c in inner.children if c.children]):
            inner = below[0]
        opposite = inner.tag == "kUnaryPrefixExpression" or (
            inner.tag == "kBinaryExpression" and inner.children[1].tag in ("==", "!=", "<", ">", "<=", ">="))
        for operator, new in (("negated", f"!({text})"), ("stuck0", "1'b0"), ("stuck1", "1'b1"))[opposite:]:
            self.add(node, operator, new, f"condition {text} -> {new if operator != 'negated' else 'negated'}")

    def visit_kConditionExpression(self, node):
        self.condition(node.children[0])

    def visit_kIfHeader(self, node):
        self.condition(node.child("kParenGroup").child("kExpression"))

    def visit_kNumber(self, node):
        old = self.text(node).replace(" ", "")
        found = NUMBER.fullmatch(old)
        if old == "'0":
            self.add(node, "const", "~'0")  # '1 in a choice is one bit to some tools
        elif found and found[1]:
            size, value = int(found[1]), int(found[4].replace("_", ""), {"b": 2, "d": 10, "h": 16}[found[3]])
            mask = (1 << size) - 1
            new = dict.fromkeys((value + 1 & mask, value - 1 & mask if value else 1 << (size - 1)))
            for i, other in enumerate(n for n in new if n != value):
                self.add(node, f"const{i}", f"{size}'{found[2]}{found[3]}{other:{ {'b': 'b', 'd': 'd', 'h': 'x'}[found[3]]}}")
        elif found and not found[3]:
            for i, other in enumerate((int(old) + 1, int(old) - 1)):
                if other >= 0:
                    self.add(node, f"const{i}", str(other))
        return False

    def visit_kCast(self, node):
        for child in node.children[1:]:
            self.walk(child)
        return False

    def visit_kConcatenationExpression(self, node):
        parts = next((c for c in node.children if c.tag in ("kExpressionList", "kOpenRangeList")), None)
        items = [c for c in parts.children if c.tag != ","] if parts else []
        for i in range(len(items) - 1):
            order = [*items[:i], items[i + 1], items[i], *items[i + 2:]]
            self.add(node, f"order{i}", "{" + ", ".join(map(self.text, order)) + "}")

    def visit_kExpression(self, node):
        """{2{a}}: the count is a constant."""
        if len(node.children) == 4 and node.children[0].tag == "{":
            self.walk(node.children[2])
            return False
        return None

    # ---- Names and selects -------------------------------------------------------------------------------------------
    def visit_kFunctionCall(self, node):
        reference = node.child("kReference")
        if reference is None:
            return None
        if len(node.children) > 1:  # a call: its arguments
            for child in node.children[1:]:
                self.walk(child)
            return False
        self.reference(node, reference)
        return False

    def reference(self, node, reference):
        root, *rest = reference.children
        name, old = self.text(root), self.text(node)
        package, _, constant = name.rpartition("::")
        if package or name in self.names.parameters:
            kind = self.types.constants.get(constant) if package == "tex_pkg" else self.names.parameters.get(name)
            if kind and not rest:
                self.add(node, "const", f"{old} ^ 1'b1" if kind.startswith(("logic", "bit")) else f"{old} + 1")
            return
        if not self.names.is_signal(name):
            return
        if not rest:
            other = self.names.near(name, node.start, self.function)
            if other:
                self.add(node, "signal", other)
        if rest and rest[0].tag == "kHierarchyExtension":
            member = self.text(rest[0])[1:].strip()
            other = self.types.sibling(self.names.kind.get(name), member)
            if other:
                self.add(node, "member", old.replace("." + member, "." + other, 1))
        if rest and rest[-1].tag.startswith("kDimension"):
            self.select(node, name if len(rest) == 1 else None, rest[-1])
        for part in rest:
            if part.tag in ("kDimensionScalar", "kDimensionSlice"):
                index = next(part.find("kExpression"))
                if any(self.names.is_signal(self.text(n)) for n in index.find("kLocalRoot")):
                    self.walk(index)

    def select(self, node, name, part):
        """A select that is off by one, and as wide."""
        before = one_line(self.source[node.start:part.start])
        listed = part.child("kExpressionList") or part
        inside = [self.text(child) for child in listed.children if child.tag == "kExpression"]
        top = self.names.top_bit(name)
        if part.tag == "kDimensionRange":
            if all(map(str.isdigit, inside)):
                high, low = map(int, inside)
                step = -1 if low > 0 else 1
                if low > 0 or (top is not None and high < top):
                    self.add(node, "select", f"{before}[{high + step}:{low + step}]")
        elif part.tag == "kDimensionSlice":
            middle = next(c.tag for c in part.children if c.tag in ("+:", "-:"))
            self.add(node, "select", f"{before}[({inside[0]}) + 1 {middle} {inside[1]}]")
        elif part.tag == "kDimensionScalar" and name not in self.names.arrays:
            if inside[0].isdigit():
                index = int(inside[0])
                if index > 0 or (top is not None and top > 0):
                    self.add(node, "select", f"{before}[{index - 1 if index > 0 else 1}]")

    def visit_kFunctionDeclaration(self, node):
        self.function = True
        for child in node.children:
            self.walk(child)
        self.function = False
        return False

    # ---- Statements --------------------------------------------------------------------------------------------------
    def visit_kCaseStatement(self, node):
        self.subject = self.text(node.child("kParenGroup").child("kExpression"))
        labels = node.child("kCaseItemList")
        self.walk(node.child("kParenGroup"))
        for item in labels.children:
            for child in item.children:
                if item.tag == "kCaseItem" and child.tag == "kExpressionList":
                    for label in (c for c in child.children if c.tag != ","):
                        self.add(label, "label", f"~({self.subject})", f"case {self.subject}: label {self.text(label)} dropped")
                self.walk(child)
        return False

    def visit_kNonblockingAssignmentStatement(self, node):
        self.sites.append(Site(node.start, node.end, "dropped", "", f"{self.text(node)} -> dropped", self.place))

    def visit_kBlockItemStatementList(self, node):
        """A later assignment to what an earlier one in the same list gave a value may be left out."""
        given = set()
        for child in node.children:
            if child.tag in ("kNetVariableAssignment", "kBlockingAssignmentStatement"):
                target = self.text(next(child.find("kLPValue")))
                if target in given and child.child("kExpression"):
                    self.add(child.child("kExpression"), "dropped", target, f"{self.text(child)} -> dropped")
                given.add(target)

    def visit_kActualNamedPort(self, node):
        """Inputs alone: what an output drives is no expression."""
        return None if self.text(node.children[1]).endswith("_i") and not self.text(node.children[1]).startswith("clk") else False


def sites_of(build, paths):
    """By path: its text and its sites, in a fixed order."""
    types = Types(Path(build) / "gen")
    for path, text, tree in parse_files(build, paths):
        sites = Mutator(text, tree, types).sites
        yield path, text, sorted(sites, key=lambda s: (s.start, -s.end, s.operator, s.new))


def rtl_files():
    return [ROOT / line for line in (ROOT / "rtl/files.f").read_text().split()]


def main():
    parser = argparse.ArgumentParser(description="mutants of RTL sources")
    parser.add_argument("--build", default="build")
    parser.add_argument("--list", action="store_true", help="each of them")
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    by_operator, by_file = Counter(), Counter()
    for path, text, sites in sites_of(options.build, options.files or rtl_files()):
        by_file[path.name] += len(sites)
        by_operator.update(site.family for site in sites)
        if options.list:
            for site in sites:
                print(f"{path.name}:{text.count(chr(10), 0, site.start) + 1}: {site.place}: {site.operator}: {site.what}")
    if not options.list:
        for counter in (by_operator, by_file):
            print("\n".join(f"{n:6} {name}" for name, n in counter.most_common()))
        print(f"{sum(by_file.values()):6} mutants")


if __name__ == "__main__":
    main()
