# SPDX-License-Identifier: Apache-2.0
"""A made-up unit of two rules and a front end of one, under Git, with everything that a sign-off needs, all of it good."""
import json
import subprocess
from collections import namedtuple

Evidence = namedtuple("Evidence", "kind file source bug")
FILES = {
    "vectors/rules.tsv": "R-A-1\tbuilt\tA page\tSums < are exact.\nPD-2\tbuilt\tthis project\tZero & one.\nPD-3\tlater\tthis project\tx\n"
                         "PD-4\tfront\tthis project\ty\n",
    "harness/tgsi/lower.c": "int y; /* PD-4 */\n", "vectors/hand/tgsi/y.tlv": "# PD-4\ntexlock 1\n",
    "vectors/a/one.tlv": "texlock 1\nrules R-A-1 PD-2\n", "vectors/a/two.tlv": "texlock 1\nrules without R-A-1 PD-2\n",
    "rtl/sum.sv": "module sum;\n  assign a = b + c; // R-A-1\n  assign d = e; // PD-2\nendmodule\n",
    "cmodel/function/sum.c": "int sum(int b, int c)\n{\n    return b + c; /* R-A-1 */\n}\nint zero; /* PD-2 */\n",
    "cmodel/rules/sum_rules.c": "tex_rule(set, TEX_RULE_R_A_1, true);\ntex_rule(set, TEX_RULE_PD_2, true);\n",
    "scripts/rtl_hash.sh": "#!/bin/sh\necho 0123456789abcdef\n", "harness/h.c": "", ".gitignore": "build/\n",
    "tests/faults/planted/rtl/sum/drop.bug": "side rtl\n",
}
GATES = [
    ("tree.changes", "tree", "= 0"), ("run.failed", "run", "= 0"), ("run.instructions", "run", ">= 10"),
    ("rules.without", "rules", "= 0"), ("rules.unhit", "run", "= 0"), ("evidence.rules", "evidence", "= 0"),
    *((f"mutation.{side}.{what}", f"mutation.{side}", bound) for side in ("rtl", "model", "tables")
      for what, bound in (("ran", ">= 2"), ("open", "<= 2"), ("idle", "= 0"), ("named", ">= 99"), ("unbuilt", "= 0"))),
    *((f"mutation.common.{what}", "mutation.common", bound)
      for what, bound in (("ran", ">= 2"), ("killed", ">= 100"), ("named", ">= 99"), ("unbuilt", "= 0"))),
    ("bugs.missed", "bugs", "= 0"), ("bugs.planted", "bugs", ">= 1"), ("functional.illegal", "functional", "= 0"),
    ("functional.reached", "functional", ">= 100"), ("functional.stale", "functional", "= 0"), ("code.stale", "code", "= 0"),
    *((f"code.{side}.{kind}", "code", ">= 100") for side in ("rtl", "model") for kind in ("line", "branch", "toggle", "expression", "cover")),
    ("regress.open", "regress", "= 0"), ("regress.jobs", "regress", ">= 1"), ("waivers.expired", "waivers", "= 0"),
    ("waivers.unmatched", "waivers", "= 0"),
]


def mutant(file, line, n, stage="sum"):
    return {"id": f"{file}:{line}:{n}:add", "file": file, "line": line, "stage": stage, "what": "b + c -> b - c", "status": "killed",
            "place": "sum", "operator": "add",
            "by": {"ending": "mismatch", "check": "payload of sum", "stage": stage, "case": "one.tlv"}, "named": True, "rules": []}


def code_file(file, side):
    cell = {"hit": 4, "total": 4, "excluded": 1}
    return {"file": file, "side": side, "stage": "sum", "missed": [],
            "kinds": {kind: dict(cell) for kind in ("line", "branch", "toggle", "expression", "cover")}}


def good_inputs(head):
    """The inputs by their path below the build folder."""
    places = {"rtl": ("rtl/sum.sv", 2, 3), "model": ("cmodel/function/sum.c", 3, 5), "tables": ("vectors/rules.tsv", 1, 2),
              "common": ("rtl/sum.sv", 2, 3)}
    mutation = {f"mutation/{side}.json": head | {"side": side, "population": 9, "ran": 2, "mutants": [
        mutant(file, line, n) | ({"rules": ["R-A-1"]} if side == "common" else {}) for n, line in enumerate(lines)]}
                for side, (file, *lines) in places.items()}
    return mutation | {
        "signoff/run/verdict.json": {
            "verdict": "pass", "exit_code": 0, "rtl_sources": head["rtl_sources"], "seed": 1, "cycles": 100, "instructions": 10,
            "rules": {"R-A-1": 3, "PD-2": 1, "PD-3": 0, "PD-4": 0}, "cases": [{"name": "one.tlv", "verdict": "pass"}],
            "stages": [{"name": "sum", "stage": "sum", "compares": 5, "minimum": 1}]},
        "signoff/run/from.json": {"commit": head["commit"], "tools": {"simulator": "some"}},
        "coverage/functional.json": head | {"runs": 1, "points": [
            {"name": "p", "kind": "bins", "boundary": "sum", "rules": ["PD-2"], "text": "zero",
             "bins": [{"name": "zero", "hits": 2}, {"name": "two", "hits": 0, "illegal": True},
                      {"name": "three", "hits": 0, "waived": "cannot be"}]}]},
        "coverage/code.json": head | {"files": [code_file("rtl/sum.sv", "rtl"), code_file("cmodel/function/sum.c", "model")],
                                      "exclusions": [{"file": "rtl/sum.sv", "line": 3, "kind": "toggle", "reason": "constant"}]},
        "signoff/bugs.json": head | {"bugs": [{"name": "drop", "file": "tests/faults/planted/rtl/sum/drop.bug", "caught": True, "text": "drops it"}]},
        "regress/latest.json": head | {"jobs": [{"name": "a", "status": "pass"}], "buckets": []},
    }


EVIDENCE = ({"R-A-1": [Evidence("silicon", "vectors/a/one.tlv", "a GPU", "tests/faults/planted/rtl/sum/drop.bug")],
             "PD-2": [Evidence("hand", "vectors/a/one.tlv", "by hand", "")]}, {})


def plant(root):
    """The tree, its commit; the inputs, good ones. Returns them, to be spoilt and written."""
    for name, text in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    (root / "scripts/rtl_hash.sh").chmod(0o755)
    commit(root)
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=root, capture_output=True, text=True, check=True).stdout.strip()
    (root / "gates.tsv").write_text("".join(f"{n}\t{i}\t{b}\ta reason\n" for n, i, b in GATES))
    (root / "waivers.tsv").write_text("# none\n")
    return good_inputs({"format": 1, "commit": head, "rtl_sources": "0123456789abcdef", "tools": {"t": "1"}, "seed": 1})


def commit(root):
    for words in (["init", "-q"], ["add", "-A"], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "x"]):
        subprocess.run(["git", *words], cwd=root, check=True)


def write(root, inputs):
    for name, data in inputs.items():
        path = root / "build" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(data if isinstance(data, str) else json.dumps(data))
