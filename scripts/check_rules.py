#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Check rule ids both ways between vectors/rules.tsv, the model, the RTL and the vectors.

usage: check_rules.py [ROOT]

Fails if a file names an unknown rule, or if a rule of scope `built` has no line in the model, no line in the RTL, no
line that says when it decides (cmodel/function/*rules.c), no vector in which it must decide (`rules`) or none in which
it must not (`rules without`); and if a rule of another scope is claimed by model or RTL, or counted. Rules that only
one side can hold are listed below.
"""
import re
import sys
from pathlib import Path

RULE = re.compile(r"\b(?:R-[A-Z0-9]+-\d+|PD-\d+[a-z]?)\b")
COUNTING = "cmodel/function/*rules.c"
PLACES = {
    "model": ("cmodel", {".c", ".h"}),
    "rtl": ("rtl", {".sv", ".svh"}),
}
NAMED = re.compile(rf"\brules\s+(without\s+)?((?:{RULE.pattern}\s*)+)")
COUNTED = re.compile(r"\btex_rule\(set, TEX_RULE_(\w+)")
CITING = {"harness": {".c", ".h", ".y", ".l"}, "tests": {".c", ".sv", ".sh"}, "vectors": {".tlv"}, "rtl/defs": {".tsv"}}
MISSING = {"model": "no line in model", "rtl": "no line in rtl", "must": "no vector in which it must decide (rules)",
           "must not": "no vector in which it must not (rules without)",
           "counted": f"no line of {COUNTING} says when it decides"}
# Rules about the instruction's spelling live in the assembler and in vectors, not in the unit.
SPELLING = {"R-TLD4-33", "R-TLD4-52", "R-TXQ-36", "R-SUST-37"}


def rules_of(root):
    rules = {}
    for number, line in enumerate((root / "vectors/rules.tsv").read_text().splitlines(), 1):
        if line and not line.startswith("#"):
            cells = line.split("\t")
            if len(cells) != 4 or cells[1] not in ("built", "text", "later"):
                sys.exit(f"vectors/rules.tsv:{number}: expected id, scope (built, text, later), source, text")
            if cells[0] in rules:
                sys.exit(f"vectors/rules.tsv:{number}: {cells[0]} is listed twice")
            rules[cells[0]] = cells[1]
    return rules


def cited(root, folder, suffixes, rules, errors):
    found = {}
    for path in sorted((root / folder).rglob("*")):
        if path.suffix not in suffixes or path.match(COUNTING):
            continue
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
            for rule in RULE.findall(line):
                if rule not in rules:
                    errors.append(f"{path.relative_to(root)}:{number}: unknown rule {rule}")
                found.setdefault(rule, f"{path.relative_to(root)}:{number}")
    return found


def named(root):
    """Where each rule must decide, and where it must not: `rules` and `rules without` of the vectors."""
    found = {"must": {}, "must not": {}}
    for path in sorted((root / "vectors").rglob("*.tlv")):
        text = re.sub(r"#.*", "", path.read_text(errors="replace"))
        for without, ids in NAMED.findall(text):
            for rule in RULE.findall(ids):
                found["must not" if without else "must"].setdefault(rule, str(path.relative_to(root)))
    return found


def counted(root, rules):
    """Where each rule is said to decide. The compiler refuses those that are not listed."""
    names = {rule.replace("-", "_").upper(): rule for rule in rules}
    return {names[name]: f"{path.relative_to(root)}:{number}"
            for path in sorted(root.glob(COUNTING))
            for number, line in enumerate(path.read_text().splitlines(), 1) for name in COUNTED.findall(line)}


def judged(rules, places):
    """What each rule's scope asks for, and is not there; and what is there and should not be."""
    for rule, scope in rules.items():
        for name, found in places.items():
            spelt = rule in SPELLING and name in PLACES
            if scope == "built" and rule not in found and not spelt:
                yield f"{rule}: {MISSING[name]} (scope built)"
            if scope == "later" and rule in found and name in PLACES:
                yield f"{rule}: {found[rule]} claims it, but its scope is {scope}"
            if scope != "built" and rule in found and name == "counted":
                yield f"{rule}: {found[rule]} counts it, but its scope is {scope}"


def main():
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    rules, errors = rules_of(root), []
    places = {name: cited(root, folder, suffixes, rules, errors) for name, (folder, suffixes) in PLACES.items()}
    for folder, suffixes in CITING.items():
        cited(root, folder, suffixes, rules, errors)
    errors += judged(rules, places | named(root) | {"counted": counted(root, rules)})
    for error in errors:
        print(error)
    built = sum(scope == "built" for scope in rules.values())
    print(f"rules: {len(rules)} listed, {built} built, {len(errors)} errors")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
