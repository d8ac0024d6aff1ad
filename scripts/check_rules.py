#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Check rule ids both ways between vectors/rules.tsv, the model, the RTL and the vectors.

usage: check_rules.py [ROOT]

Fails if a file names an unknown rule, or if a rule of scope `built` has no line in the model, no line in the RTL, no
line that says when it decides (cmodel/rules/*rules.c), no vector in which it must decide (`rules`) or none in which
it must not (`rules without`); if a rule of shader assembly has no vector in assembly in which it must decide; if a
rule of scope `front` has no line in the front end (harness/lowering, harness/tgsi, harness/lower) or no vector in a folder `tgsi` that
names it, in a comment too; and if a rule that is not built is counted, or one of scope `later` is claimed by model or
RTL. Exceptions are listed below.
"""
import sys
from pathlib import Path

sys.dont_write_bytecode = True  # a build leaves nothing among the sources
import rule_lines
from rule_lines import COUNTING, RULE, SIDES, counted, named

CITING = {"harness": {".c", ".h", ".y", ".l"}, "tests": {".c", ".sv", ".sh"}, "vectors": {".tlv"}, "rtl/defs": {".tsv"}}
MISSING = {"model": "no line in model", "rtl": "no line in rtl", "must": "no vector in which it must decide (rules)",
           "must not": "no vector in which it must not (rules without)",
           "counted": f"no line of {COUNTING} says when it decides",
           "front": "no line in harness/lowering, harness/tgsi or harness/lower", "tgsi": "no vector in a folder tgsi names it",
           "reason": "vectors/README.md does not say why there is no vector of it"}
# What a rule of a scope must have.
NEEDS = {"built": {*SIDES, "must", "must not", "counted"}, "front": {"front", "tgsi"}, "text": {"reason"}}
FRONT = (("harness/lowering", "harness/tgsi", "harness/lower"), CITING["harness"])
# Rules of a page of shader assembly need a vector in assembly. Where the page allows no text at all, it is refused.
ASSEMBLY, IN_ASSEMBLY, REFUSED = "R-LD-", "sm4", {"R-LD-21"}
# Rules about the instruction's spelling live in the assembler and in vectors, not in the unit.
SPELLING = {"R-TLD4-33", "R-TLD4-52", "R-TXQ-36", "R-SUST-37"}


def cited(root, folder, suffixes, rules, errors):
    found = {}
    for path in rule_lines.files_of(root, folder, suffixes):
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
            for rule in RULE.findall(line):
                if rule not in rules:
                    errors.append(f"{path.relative_to(root)}:{number}: unknown rule {rule}")
                found.setdefault(rule, f"{path.relative_to(root)}:{number}")
    return found


def of_front(root, rules):
    """Where lines of the front end and its vectors name rules."""
    vectors = [path.relative_to(root) for path in (root / "vectors").rglob("tgsi") if path.is_dir()]
    return {name: {rule: at for folder in folders for rule, at in cited(root, folder, suffixes, rules, []).items()}
            for name, folders, suffixes in (("front", *FRONT), ("tgsi", vectors, CITING["vectors"]))}


def reasons(root):
    """Rules that the page of vectors gives a reason for."""
    path = root / "vectors/README.md"
    return {rule: str(path) for rule in RULE.findall(path.read_text())} if path.exists() else {}


def lacks_assembly(rule, vectors):
    listed = vectors.get(rule, ())
    return bool(rule.startswith(ASSEMBLY) and rule not in REFUSED and listed
                and not any(Path(path).parent.name == IN_ASSEMBLY for path in listed))


def judged(rules, places):
    """Items that a rule's scope requires and that are missing; and items that should not exist."""
    for rule, (_, scope, *_) in rules.items():
        for name, found in places.items():
            spelt = rule in SPELLING and name in SIDES
            known = spelt or (name == "reason" and rule in places["counted"])  # that is the fault, and is told
            if name in NEEDS.get(scope, ()) and rule not in found and not known:
                yield f"{rule}: {MISSING[name]} (scope {scope})"
            if scope == "built" and name == "must" and lacks_assembly(rule, found):
                yield f"{rule}: no vector in assembly in which it must decide (scope built)"
            if scope == "later" and rule in found and name in SIDES:
                yield f"{rule}: {found[rule]} claims it, but its scope is {scope}"
            if scope != "built" and rule in found and name == "counted":
                yield f"{rule}: {found[rule]} counts it, but its scope is {scope}"


def errors_of(root, rules=None):
    """Everything that does not agree, a line each."""
    rules, errors = rules or rule_lines.rules_of(root), []
    places = {name: cited(root, folder, suffixes, rules, errors) for name, (folder, suffixes) in SIDES.items()}
    for folder, suffixes in CITING.items():
        cited(root, folder, suffixes, rules, errors)
    places |= named(root) | {"counted": counted(root, rules)} | of_front(root, rules)
    places["reason"] = reasons(root)
    return errors + list(judged(rules, places))


def main():
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    try:
        rules = rule_lines.rules_of(root)
    except rule_lines.Unreadable as why:
        sys.exit(str(why))
    errors = errors_of(root, rules)
    for error in errors:
        print(error)
    built, front = (sum(rule.scope == scope for rule in rules.values()) for scope in ("built", "front"))
    print(f"rules: {len(rules)} listed, {built} built, {front} of the front end, {len(errors)} errors")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
