#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""External evidence, outside RTL and model, that each rule was read correctly.

usage: evidence.py [--json] [ROOT]

Three sources: vectors/evidence.tsv (sources of the expectations of vectors), the `rules` statements of those
vectors, and the misreadings planted on both sides (tests/bugs/common_*.bug with a line `rules`), each of which names the
vector that catches it. Prints for each rule of scope `built` its strongest kind, the number of files, and whether a
planted misreading proves them effective; --json: everything. Fails if a row names a file that is not there, has no
expectation, or does not name its rule; if a vector with expectations is in no row; if a bug's vector is in no row or
its rule is none; and if a rule has neither evidence nor a row of kind none. exit: 0 sound, 1 not, 2 usage
"""
import fnmatch
import json
import re
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

sys.dont_write_bytecode = True
import rule_lines

TABLE = "vectors/evidence.tsv"
KINDS = ("silicon", "renderer", "example", "oracle", "hand")  # the strongest first


@dataclass
class Evidence:
    kind: str    # one of KINDS
    file: str    # the vector
    source: str  # where its expectations come from
    bug: str     # the planted misreading that it was seen to catch, or ""


@dataclass
class Row:
    number: int
    files: list
    kind: str
    rules: list  # empty: those that the files name
    source: str

    def place(self):
        return f"{TABLE}:{self.number}"


def vectors_of(root):
    """By path: the rules that each vector with expectations names."""
    found = {}
    for path in sorted(root.glob("vectors/*/*.tlv")):
        text = re.sub(r"#.*", "", path.read_text(errors="replace"))
        if re.search(r"\bexpect\b", text):
            ids = {rule for without, names in rule_lines.NAMED.findall(text) if not without
                   for rule in rule_lines.RULE.findall(names)}
            found[str(path.relative_to(root))] = ids
    return found


def rows_of(root, vectors, built, errors):
    """The rows of the table, and by rule why there is no evidence."""
    rows, none = [], {}
    for number, line in enumerate((root / TABLE).read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) != 4 or not cells[3] or cells[1] not in (*KINDS, "none"):
            errors.append(f"{TABLE}:{number}: expected files, kind ({', '.join(KINDS)}, none), rules, source")
            continue
        files, kind, ids, source = cells
        named = [] if ids == "named" else ids.split(",")
        errors += [f"{TABLE}:{number}: {rule} is no rule of scope built" for rule in named if rule not in built]
        if kind == "none":
            none.update(dict.fromkeys(named, source))
            continue
        matched = fnmatch.filter(vectors, files)
        if not matched:
            errors.append(f"{TABLE}:{number}: {files}: expected a vector with expectations")
        rows.append(Row(number, matched, kind, named, source))
        errors += [f"{TABLE}:{number}: {file} does not name {rule} by `rules`"
                   for file in matched for rule in named if rule not in vectors[file]]
    return rows, none


def bugs_of(root):
    """(name, rules, vectors) of the misreadings that are planted on both sides."""
    for path in sorted(root.glob("tests/bugs/common_*.bug")):
        keys = dict(line.partition(" ")[::2] for line in reversed(path.read_text().splitlines()))
        if "rules" in keys:
            yield path.stem, keys["rules"].split(), re.findall(r"\bvectors/\S+\.tlv", keys.get("run", ""))


def strongest(rows, file):
    """The row of the strongest kind that is about a file, or None."""
    return min((row for row in rows if file in row.files), key=lambda row: KINDS.index(row.kind), default=None)


def read(root=Path(__file__).resolve().parent.parent):
    """By rule of scope built: its evidence, the strongest first; reasons for none; and the faults of the table."""
    errors, vectors = [], vectors_of(root)
    built = [rule for rule, row in rule_lines.rules_of(root).items() if row.scope == "built"]
    rows, none = rows_of(root, vectors, built, errors)
    found = {rule: {} for rule in built}
    for row in rows:
        for file in row.files:
            for rule in row.rules or vectors[file]:
                best = found.get(rule, {}).get(file)
                if rule in found and (best is None or KINDS.index(row.kind) < KINDS.index(best.kind)):
                    found[rule][file] = Evidence(row.kind, file, row.source, "")
    for name, misread, files in bugs_of(root):
        row = strongest(rows, files[0]) if files else None
        if not row:
            errors.append(f"tests/bugs/{name}.bug: expected a vector that has a row in {TABLE}")
            continue
        for rule in misread:
            if rule not in found:
                errors.append(f"tests/bugs/{name}.bug: {rule} is no rule of scope built")
                continue
            at = found[rule].setdefault(files[0], Evidence(row.kind, files[0], row.source, ""))
            at.bug = at.bug or name
    errors += [f"{file}: in no row of {TABLE}" for file in vectors if not any(file in row.files for row in rows)]
    errors += [f"{rule}: no evidence, and no row of kind none in {TABLE}"
               for rule, those in found.items() if not those and rule not in none]
    errors += [f"{TABLE}: {rule}: a row of kind none, but there is evidence: {next(iter(found[rule]))}"
               for rule in none if found.get(rule)]
    ordered = {rule: sorted(those.values(), key=lambda e: (KINDS.index(e.kind), not e.bug, e.file))
               for rule, those in found.items()}
    return ordered, none, errors


def main():
    options = [word for word in sys.argv[1:] if word.startswith("-")]
    roots = [Path(word) for word in sys.argv[1:] if not word.startswith("-")]
    if set(options) - {"--json"} or len(roots) > 1 or not all(root.is_dir() for root in roots):
        sys.exit((print(__doc__, file=sys.stderr), 2)[1])
    found, none, errors = read(*(root.resolve() for root in roots))
    if options:
        print(json.dumps({"rules": {rule: [asdict(e) for e in those] for rule, those in found.items()}, "none": none}, indent=1))
    else:
        for rule, those in found.items():
            shown = next((e.bug for e in those if e.bug), "")
            print(f"{rule:10} {those[0].kind if those else 'none':9} {len(those):3} {shown}")
    print("\n".join(errors), file=sys.stderr, end="\n" if errors else "")
    shown = sum(any(e.bug for e in those) for those in found.values())
    print(f"evidence: {len(found)} rules built, {sum(map(bool, found.values()))} with evidence, {shown} shown by a "
          f"misreading on both sides, {len(errors)} errors", file=sys.stderr)
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
