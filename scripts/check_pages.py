#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Check the pages (*.md): names in them exist, and they fit a screen.

usage: check_pages.py [ROOT]

Links between pages, and their headings, must exist. So must every file, folder and pattern of files that is named in
`code`, and every name in `code` that looks like one of C or SystemVerilog (with an underscore). A citation of a section
(README.md, or another page, and its number), in a page or in a source file, must name a section of that page. A line has at most 120
characters, unless it is a row of a table; below cmodel/ those too. The README at the top has at most 110 lines. Each folder
of tests/ has a row in tests/README.md, and rtl/README.md names each file of rtl/files.f. A measured figure is on one
page (FIGURES), and only cmodel/status.md says what is built. The glossary has at most 40 words, sorted, each of which
another file uses.
exit: 0 all hold, 1 something does not (file and line), 2 usage
"""
import os
import re
import sys
from pathlib import Path

LINES, COLUMNS = 110, 120
SUFFIXES = ("c cpp h l y sv svh v vlt py sh mk md tsv tlv bug variant f map hjson").split()
SOURCES = {"." + s for s in SUFFIXES if s != "md"} | {""}
# Written by the build or by a run, or files of others: none of these is in the tree.
MADE = re.compile(r"build(/.*)?|tex_\w+\.(c|h|sv|svh|tsv)|sources\.h|vpi_user\.h|fstapi\.c|.*\.part|"
                  r"(tb|drivers)\.sv|(waves|failures)/")
# A word in capitals that means any name.
ANY = re.compile(r"(?<![A-Za-z])(NAME|ROOM|FILE|DIR)(?![A-Za-z])")
# Names of others, or of the pattern that is meant.
FOREIGN = re.compile(r"vpi_\w+|vpip_\w+|cb\w+|[A-Z]\w*|\w*_(NAME|tb|d|q|i|o)?|VL_\w+|COCOTB_\w+|__\w+")
# Measured figures, and the page that has them. Pages and makefiles cite that page.
FIGURES = ((re.compile(r"\d+ times (?:slower|as slow|faster)", re.I), "tests/results.md"),
           (re.compile(r"[\d,]{3,} gates"), "rtl/area.md"))
BUILT, STATUS = re.compile(r"^\W*(?:Not )?[Bb]uilt(?: so far)?[,:]"), Path("cmodel/status.md")
GLOSSARY, WORDS = Path("cmodel/glossary.md"), 40
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
CITED = re.compile(r"([\w./-]*README(?:\.md)?|[\w./-]+\.md),? (\d+(?:\.\d+)?)((?:, \d+(?:\.\d+)?)*)(?![\w.]*\d)")
SECTION = re.compile(r"^#+ (\d+(?:\.\d+)?)[. ]", re.M)


class Tree:
    """The files of the repository, without build outputs and Git's own."""

    def __init__(self, root):
        self.root, self.files = root, []
        for folder, folders, files in os.walk(root):
            folders[:] = [f for f in folders if not f.startswith((".", "build", "__pycache__"))]
            self.files += [Path(folder, f).relative_to(root) for f in files]
        self.names = {p.name for p in self.files}
        self.words = set()
        for path in self.files:
            if path.suffix in SOURCES - {".tlv"}:  # megabytes, whose names are those of the tables
                self.words |= set(re.findall(rb"[A-Za-z]\w*_\w*", (root / path).read_bytes()))

    def text(self, path):
        return (self.root / path).read_text(errors="replace")

    def exists(self, page, name):
        """A file or folder of that name: seen from the page, from the root, from harness/; a bare file name anywhere."""
        if MADE.fullmatch(name):
            return True
        name = ANY.sub("*", name).rstrip("/")
        places = (self.root / page.parent, self.root, self.root / "harness", self.root / "tests")
        if any(c in name for c in "*?"):
            return any(next(place.glob(name), None) for place in places)
        return any((place / name).exists() for place in places) or name in self.names


def anchors(text):
    return {re.sub(r"[^\w -]", "", h).strip().lower().replace(" ", "-") for h in re.findall(r"^#+ (.*)$", text, re.M)}


def broken_link(tree, page, target):
    if re.match(r"\w+:", target):
        return None
    path, _, heading = target.partition("#")
    there = Path(os.path.normpath(page.parent / path)) if path else page
    if not (tree.root / there).exists():
        return f"links to {target}, which does not exist"
    if heading and heading not in anchors(tree.text(there)):
        return f"links to {target}: there is no such heading"
    return None


def is_path(code):
    if not re.fullmatch(r"[\w.*?/+-]+", code) or code.startswith(("/", "-", "+")):
        return False
    return code.rsplit(".", 1)[-1] in SUFFIXES and "." in code[1:] or code.count("/") > 0 and code[-1] == "/" or \
        re.match(r"(harness|cmodel|rtl|scripts|tests|vectors)/", code) is not None


def wrong_code(tree, page, code):
    if is_path(code):
        return None if tree.exists(page, code) else f"names `{code}`, which does not exist"
    if re.fullmatch(r"[a-z]\w*_\w+", code) and not FOREIGN.fullmatch(code) and code.encode() not in tree.words:
        return f"names `{code}`, which is in no source"
    return None


def wrong_citations(tree, path, line):
    for name, first, others in CITED.findall(line):
        name = name if name.endswith(".md") else name + ".md"
        page = next((p for p in (path.parent / name, Path(name)) if (tree.root / p).exists()), None)
        known = set(SECTION.findall(tree.text(page))) if page else set()
        for section in [first, *re.findall(r"\d[\d.]*", others)]:
            if section not in known:
                yield f"cites {name} {section}, which does not exist"


def check_page(tree, page):
    lines = tree.text(page).splitlines()
    if page == Path("README.md") and len(lines) > LINES:
        yield f"{page}: {len(lines)} lines; expected at most {LINES}"
    fence = False
    for number, line in enumerate(lines, 1):
        at = f"{page}:{number}: "
        fence ^= line.startswith("```")
        if len(line) > COLUMNS and (page.parts[0] == "cmodel" or not line.startswith("|")):
            yield f"{at}{len(line)} characters; expected at most {COLUMNS}"
        if fence or line.startswith("    ") and not re.match(r"\s*(\*|-|\d+\.) ", line):
            continue
        yield from (at + w for w in (broken_link(tree, page, t) for t in LINK.findall(line)) if w)
        yield from (at + w for w in (wrong_code(tree, page, c) for c in CODE.findall(line)) if w)


def check_tests(tree):
    """Every folder of tests/ is in the first column of the table of its page."""
    text = tree.text("tests/README.md")
    named = {n.split("/")[0] for row in re.findall(r"^\| (`.*?) \|", text, re.M) for n in CODE.findall(row)}
    for folder in sorted({p.parts[1] for p in tree.files if p.parts[0] == "tests" and len(p.parts) > 2} - named):
        yield f"tests/README.md: no row for tests/{folder}"


def check_modules(tree):
    """Every file of the unit is named in the page of the RTL."""
    named = set(CODE.findall(tree.text("rtl/README.md")))
    for stem in (Path(line).stem for line in tree.text("rtl/files.f").split()):
        if not {stem, f"{stem}.sv"} & named:
            yield f"rtl/README.md: does not name {stem}"


def check_glossary(tree):
    """Its words, in their order, are words of other pages or of sources."""
    words = [w for w in re.findall(r"^\| ([^|]+) \|", tree.text(GLOSSARY), re.M) if w not in ("word", "---")]
    if len(words) > WORDS:
        yield f"{GLOSSARY}: {len(words)} words; expected at most {WORDS}"
    if words != sorted(words, key=str.lower):
        yield f"{GLOSSARY}: expected its words in their order"
    left = words
    for path in sorted(tree.files, key=lambda path: path.suffix != ".md"):
        if left and path != GLOSSARY and path.suffix in SOURCES | {".md"}:
            text = tree.text(path).lower()
            left = [w for w in left if w.lower() not in text or not re.search(rf"\b{w.lower()}\b", text)]
    for word in left:
        yield f"{GLOSSARY}: '{word}' is used nowhere else"


def figures(tree, path):
    """Figures that belong to another page, and claims of what is built."""
    if path in (Path(page) for _, page in FIGURES):
        return
    for number, line in enumerate(tree.text(path).splitlines(), 1):
        for figure, page in FIGURES:
            if figure.search(line):
                yield f"{path}:{number}: a figure that {page} has: '{figure.search(line)[0]}'; cite that page"
        if BUILT.match(line) and path != STATUS and path.suffix == ".md":
            yield f"{path}:{number}: says what is built, which {STATUS} does; link to it"


def check(root):
    tree = Tree(root)
    errors = [*check_tests(tree), *check_modules(tree), *check_glossary(tree)]
    for path in sorted(tree.files):
        if path.suffix == ".md":
            errors += check_page(tree, path)
        if path.suffix in (".md", ".mk") or path.name == "Makefile":
            errors += figures(tree, path)
        if path.suffix in SOURCES - {""} or path.suffix == ".md":
            # The pattern by itself would take seconds of a minute's lint.
            cites = ((n, text) for n, text in enumerate(tree.text(path).splitlines(), 1) if "README" in text or ".md" in text)
            for number, line in cites:
                errors += [f"{path}:{number}: {w}" for w in wrong_citations(tree, path, line)]
    return errors


def main():
    if len(sys.argv) > 2:
        print(__doc__, file=sys.stderr)
        return 2
    errors = check(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)
    print(*errors, sep="\n", end="\n" if errors else "")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
