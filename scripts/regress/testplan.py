# SPDX-License-Identifier: Apache-2.0
"""dvsim's testplan from the rule list: each rule is a testpoint, its tests those that run a vector in which it must decide."""
import json
import sys
from pathlib import Path

import plan
import vectors

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import rule_lines  # noqa: E402


def families(configuration, root):
    """test -> the vector files it runs."""
    raw = plan.load(configuration)
    words = {t["name"]: " ".join(t["run_opts"]).split() for t in raw["tests"]}
    return {test: {f for w in found for f in vectors.named(w, root)} for test, found in words.items()}


def stage_of(rule):
    """The rules of a source page first, then this project's rules where the page is silent; the unit decides nothing
    by the others."""
    if rule.scope != "built":
        return "N.A."
    return "V2" if rule.source == "silent" else "V1"


def testpoints(configuration, root=ROOT):
    files, points = families(configuration, root), []
    musts = rule_lines.named(root)["must"]
    for name, rule in rule_lines.rules_of(root).items():
        deciding = set(musts.get(name, []))
        tests = sorted(test for test, run in files.items() if run & deciding)
        points.append({"name": name, "desc": f"{rule.text} ({rule.source})", "stage": stage_of(rule),
                       "tests": tests if rule.scope == "built" else ["N/A"]})
    return points


def write(configuration, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"testpoints": testpoints(configuration)}, indent=1) + "\n", encoding="utf-8")
