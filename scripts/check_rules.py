#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Check rule ids both ways between vectors/rules.tsv, the model, the RTL and the vectors.

usage: check_rules.py [ROOT]

Fails if a file names an unknown rule, or if a rule of scope `built` has no line in the model, no line in the RTL, no
vector, or no line that says when it decides (cmodel/function/*rules.c); and if a rule of another scope is claimed by
model or RTL, or counted. Rules that only one side can hold are listed below.
"""
import re
import sys
from pathlib import Path

RULE = re.compile(r"\b(?:R-[A-Z0-9]+-\d+|PD-\d+[a-z]?)\b")
COUNTING = "cmodel/function/*rules.c"
PLACES = {
    "model": ("cmodel", {".c", ".h"}),
    "rtl": ("rtl", {".sv", ".svh"}),
    "vectors": ("vectors", {".tlv"}),
}
COUNTED = re.compile(r"\btex_rule\(set, TEX_RULE_(\w+)")
MISSING = {"model": "no line in model", "rtl": "no line in rtl", "vectors": "no line in vectors",
           "counted": f"no line of {COUNTING} says when it decides"}
# Rules about the instruction's spelling live in the assembler and in vectors, not in the unit.
SPELLING = {"R-TLD4-33", "R-TLD4-52"}


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


def counted(root, rules):
    """Where each rule is said to decide. The compiler refuses those that are not listed."""
    names = {rule.replace("-", "_").upper(): rule for rule in rules}
    return {names[name]: f"{path.relative_to(root)}:{number}"
            for path in sorted(root.glob(COUNTING))
            for number, line in enumerate(path.read_text().splitlines(), 1) for name in COUNTED.findall(line)}


def main():
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    rules, errors = rules_of(root), []
    places = {name: cited(root, folder, suffixes, rules, errors) for name, (folder, suffixes) in PLACES.items()}
    places["counted"] = {}
    for folder, suffixes in (("harness", {".c", ".h", ".y", ".l"}), ("tests", {".c", ".sv", ".sh"}), ("rtl/defs", {".tsv"})):
        cited(root, folder, suffixes, rules, errors)
    for rule, where in counted(root, rules).items():
        if rules[rule] != "built":
            errors.append(f"{rule}: {where} counts it, but its scope is {rules[rule]}")
        places["counted"][rule] = where
    for rule, scope in rules.items():
        for name, found in places.items():
            wanted = scope == "built" and not (name in ("model", "rtl") and rule in SPELLING)
            if wanted and rule not in found:
                errors.append(f"{rule}: {MISSING[name]} (scope built)")
            if scope == "later" and rule in found and name in ("model", "rtl"):
                errors.append(f"{rule}: {found[rule]} claims it, but its scope is {scope}")
    for error in errors:
        print(error)
    built = sum(scope == "built" for scope in rules.values())
    print(f"rules: {len(rules)} listed, {built} built, {len(errors)} errors")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
