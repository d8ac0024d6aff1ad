#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Mutants of the golden model's sources, all in one build behind a select.

usage: model_mutate.py --gen DIR --out DIR [--tests FILE...]

Writes DIR/SOURCE.i, the preprocessed sources with every mutant in its place; DIR/mutants.tsv, a mutant a line (number,
id, file, line, function, operator, what); and DIR/select.c, which reads TEXLOCK_MUTANT once, before main. An expression
becomes (N selects ? (type)(mutant) : (original)), so that types are kept; a statement becomes such an expression; a jump
is done if its mutant is not selected; a value of a table is put in before main, or where the table is used first.
Functions of headers are in several sources: there they have the same numbers, in --tests too, which are unit tests of
headers: DIR/TEST.i. exit: 0; 5 what clang cannot read.
"""
import argparse
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from model_ast import ParseError, Unit, plain
import model_widths
from model_places import Places, leaves, table_variants

SELECT = """#include <stdlib.h>
unsigned tex_mutant;
__attribute__((constructor(101))) static void select_mutant(void)
{
    const char *text = getenv("TEXLOCK_MUTANT");
    tex_mutant = text ? (unsigned)strtoul(text, NULL, 10) : 0;
}
"""
CARRIED = "extern const unsigned tex_mutant_count;\nconst unsigned tex_mutant_count = {};  // harness/base/mutant.c\n"
# The C library's header, read by clang, defines names that gcc knows already.
FLOATS = re.compile(r"^typedef (?:float|double|long double|__float128) _Float\w+;$", re.MULTILINE)
SHOWN = 100  # characters of an expression in a list


class Numbers:
    """Mutants by their identity, in the order of the sources."""

    def __init__(self):
        self.rows, self.by_key, self.same = [], {}, {}

    def take(self, unit, begin, end, function, operator, text):
        file, line, column = unit.where(begin)
        key = (file, line, column, end - begin, operator, text)
        if key not in self.by_key:
            self.by_key[key] = len(self.rows) + 1
            what = f"{shorten(unit.text[begin:end])} -> {shorten(text)}"
            name = f"{file}:{line}:{column}:{operator}"
            self.same[name] = self.same.get(name, 0) + 1
            name += f"#{self.same[name]}" if self.same[name] > 1 else ""
            self.rows.append((len(self.rows) + 1, name, file, line, function, operator, what))
        return self.by_key[key]


def shorten(text):
    text = plain(text).replace("_Bool", "bool")
    return text if len(text) <= SHOWN else text[:SHOWN - 3] + "..."


def chosen(first, count):
    return f"__builtin_expect(tex_mutant - {first}U < {count}U, 0)"


class Writer:
    """The text of a unit with all its places written as selections."""

    def __init__(self, unit, numbers):
        self.unit, self.numbers, self.inserts, self.after, self.erased = unit, numbers, {}, [], []
        places = Places(unit)
        for node, statement in places.tables:
            self.table(node, statement)
        widths = model_widths.bundles()
        for node in unit.tree["inner"]:
            body = next((n for n in node.get("inner", []) if n.get("kind") == "CompoundStmt"), None)
            if node.get("kind") == "FunctionDecl" and body and places.ours(node):
                self.inserts[unit.span(body)[0] + 1] = model_widths.assumed(node, widths)
                self.inserts.update((at, model_widths.RESTRICT) for at in model_widths.pointers(node))
        self.places = sorted((p for p in places.found.values() if p.variants), key=lambda p: (p.begin, -p.end))

    def text(self):
        self.next = 0
        text = FLOATS.sub("", self.upto(0, len(self.unit.text)))
        return "extern unsigned tex_mutant;\n" + text + "".join(self.after)

    def upto(self, begin, end):
        """The text of a range, places inside it rewritten."""
        out, at = [], begin
        while self.next < len(self.places) and self.places[self.next].begin < end:
            place = self.places[self.next]
            self.next += 1
            out.append(self.raw(at, place.begin))
            out.append(self.place(place))
            at = place.end
        out.append(self.raw(at, end))
        return "".join(out)

    def raw(self, begin, end):
        """Text without places: with what tables put in and take away."""
        out, at = [], begin
        for cut in sorted(c for c in [*self.inserts, *(e[0] for e in self.erased)] if begin <= c < end):
            out.append(self.unit.text[at:cut])
            erased = next((e for e in self.erased if e[0] == cut), None)
            out.append(self.inserts.get(cut, ""))
            at = erased[1] if erased else cut
        out.append(self.unit.text[at:end])
        return "".join(out)

    def place(self, place):
        numbers = [self.numbers.take(self.unit, place.begin, place.end, place.function, *variant) for variant in place.variants]
        original = self.upto(place.begin, place.end)
        if place.shape == "jump":
            return f"if (tex_mutant != {numbers[0]}U) {original}"
        cast = f"({place.type})" if place.type else ""
        *some, last = [f"{cast}({text})" for _, text in place.variants]
        chain = "".join(f"tex_mutant == {n}U ? {text} : " for n, text in zip(numbers, some)) + last
        # Numbers of a place follow one another, but for a place of a header that was seen in another order.
        if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
            raise ParseError(f"{self.unit.source}: the numbers of a place do not follow one another")
        return f"({chosen(numbers[0], len(numbers))} ? ({chain}) : {cast if cast == '(void)' else ''}({original}))"

    def table(self, node, statement):
        """Static storage: no constant any more, its values assigned where a mutant of them is selected."""
        unit, name = self.unit, node["name"]
        begin, end = unit.span(node)
        found = re.search(r"\bconst\b", unit.text[begin:end].split("=")[0])
        if "*" in unit.text[begin:end].split("=")[0]:
            return
        if node.get("init") != "c":
            if found and node.get("storageClass") == "extern":
                self.erased.append((begin + found.start(), begin + found.end()))
            return
        lines, numbers = [], []
        for path, kind, leaf in leaves(unit, node["inner"][-1], name, ""):
            for operator, text in table_variants(unit, leaf, kind):
                span = unit.span(leaf)
                number = self.numbers.take(unit, *span, name, operator, f"{path} = {text}")
                numbers.append(number)
                lines.append(f"if (tex_mutant == {number}U) {path} = {text};")
        if not lines:
            return
        if found:
            self.erased.append((begin + found.start(), begin + found.end()))
        body = f"if ({chosen(min(numbers), max(numbers) - min(numbers) + 1)}) {{ {' '.join(lines)} }}"
        if statement is not None:
            cut = unit.span(statement)[1]
            self.inserts[cut] = " " + body
        else:
            self.after.append(f"\n__attribute__((constructor(102))) static void plant_{name}(void) {{ {body} }}\n")


def mutate(sources, gen, out):
    numbers = Numbers()
    for source in sources:
        text = Writer(Unit(source, gen), numbers).text()
        path = out / Path(source).with_suffix(".i")
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
    (out / "mutants.tsv").write_text("".join("\t".join(map(str, row)) + "\n" for row in numbers.rows))
    (out / "select.c").write_text(SELECT + CARRIED.format(len(numbers.rows)))
    return numbers.rows


def main():
    parser = argparse.ArgumentParser(description="mutants of the golden model behind a select")
    parser.add_argument("--gen", required=True, help="folder of the generated headers")
    parser.add_argument("--out", required=True, type=Path)
    parser.add_argument("--tests", nargs="*", default=[], help="unit tests that compile headers of the model")
    options = parser.parse_args()
    try:
        rows = mutate([*sorted(map(str, Path("cmodel").glob("*/*.c"))), *options.tests], options.gen, options.out)
    except ParseError as why:
        print(f"model_mutate: {why}", file=sys.stderr)
        return 5
    print(f"model: {len(rows)} mutants in {options.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
