#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Can this unit be signed off? One page, one JSON, one exit status.

usage: signoff.py [--build DIR] [--quick | --all] [--report] [--seed N]

Runs what is missing or stale (--quick: small samples; --all: all mutants; --report: nothing is run), judges it by scripts/signoff/gates.tsv
and scripts/signoff/waivers.tsv, and writes DIR/signoff/index.html and DIR/signoff/signoff.json.
exit: 0 signed off, 1 a gate fails, 4 a table or an option is wrong, 5 cut short by SIGINT or SIGTERM (the report is
written all the same), or the report cannot be written
"""
import argparse
import datetime
import os
import platform
import signal
import sys
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
import check_rules
import collect
import inputs
import judged
import measures
import page
import rule_lines
import tables
import verdict_file
from tree import Tree

SIGNED_OFF, FAILED, BAD_INPUT, INTERNAL = 0, 1, 4, 5
# verdict.json of the folder, by exit status.
VERDICTS = {SIGNED_OFF: "pass", FAILED: "mismatch", BAD_INPUT: "bad input", INTERNAL: "internal error"}
SHOWN = ("rtl/*.sv", "rtl/*.svh", "cmodel/*.h", "cmodel/*/*.[ch]")


def evidence_of(root):
    """(evidence by rule, why there is none); None if there is no table."""
    if not (root / "vectors/evidence.tsv").exists():
        return None
    import evidence
    found, none, errors = evidence.read(root)
    if errors:
        raise tables.BadTable(errors[0])
    return found, none


def measure(m, items, tree, lines, evidence):
    """All numbers and holes, of what is there."""
    data = {name: item.data for name, item in items.items() if item.data is not None}
    measures.measure_tree(m, tree)
    measures.measure_rules(m, lines, check_rules.errors_of(tree.root))
    if "run" in data:
        measures.measure_run(m, data["run"], lines)
    if evidence is not None:
        measures.measure_evidence(m, evidence, lines)
    if "functional" in data:
        measures.measure_functional(m, data["functional"])
    if "code" in data:
        measures.measure_code(m, data["code"], lines)
    for side in judged.SIDES:
        if f"mutation.{side}" in data:
            measures.measure_mutation(m, side, data[f"mutation.{side}"], lines)
    if "bugs" in data:
        measures.measure_bugs(m, data["bugs"])
    if "regress" in data:
        measures.measure_regress(m, data["regress"])
    measures.measure_waivers(m)


def shown_hole(hole):
    return {"id": hole.id, "number": hole.number, "text": hole.text, "at": hole.at, "command": hole.command, "rules": hole.rules}


def shown_input(item, tree, size):
    data = item.data or {}
    tools = data.get("tools") if isinstance(data.get("tools"), dict) else {}
    return {"name": item.name, "file": os.path.relpath(item.file(tree.build), tree.root), "what": item.what, "state": item.state,
            "why": item.why, "command": item.shown(size), "seed": data.get("seed"), "tools": tools}


def report(tree, items, lines, m, rows, rules, steps, size, note):
    """Everything that the page shows."""
    data = {name: item.data or {} for name, item in items.items()}
    common = [{"status": x["status"], "id": x["id"], "file": x["file"], "line": x["line"], "what": x["what"],
               "rules": x.get("rules") or [], "case": (x.get("by") or {}).get("case") or "",
               **{k: (x.get("by") or {}).get(k) or "" for k in ("check", "stage")}} for x in data["mutation.common"].get("mutants", ())]
    verdicts = {}
    for row in rules:
        verdicts[row["verdict"]] = verdicts.get(row["verdict"], 0) + 1
    out = os.path.relpath(Path(tree.build) / "signoff", tree.root)
    return {
        "format": 1, "signed_off": not note and all(row["holds"] for row in rows), "note": note, "commit": tree.commit,
        "commit_date": tree.date, "rtl_sources": tree.rtl_sources, "date": datetime.datetime.now().astimezone().isoformat("T", "seconds"),
        "tools": {"python": platform.python_version(), "machine": platform.platform()}, "seed": size["seed"],
        "build": os.path.relpath(tree.build, tree.root), "json": f"{out}/signoff.json", "next": steps, "gates": rows,
        "open": judged.weigh(rows, m), "holes": [shown_hole(h) for h in m.open()], "waived": [shown_hole(h) | {"waiver": h.waiver.line} for h in m.holes if h.waiver],
        "rule_verdicts": verdicts, "rules": rules, "inputs": [shown_input(item, tree, size) for item in items.values()],
        "stages": judged.by_stage(items), "mutation": judged.mutants_by_stage(items, measures.names_its_stage), "common": common,
        "proved": [{"side": side, **{k: x.get(k) or "" for k in ("status", "id", "file", "line", "what", "proof")}}
                   for side, x, _ in judged.of_mutants(items, lines) if x["status"] in ("equivalent", "kind")],
        "signed_off_before": m.earlier.commit,
        "bugs": data["bugs"].get("bugs", []), "exclusions": data["code"].get("exclusions", []),
        "waivers": [{"line": w.line, "what": w.what, "reason": w.reason, "who": w.who, "expires": str(w.expires),
                     "expired": m.waivers.expired(w), "matched": w.matched} for w in m.waivers.list],
    }


def sign_off(tree, gates_path, waivers_path, items, size, evidence, note="", today=None):
    """Judge what is there, and write page and JSON; what the JSON holds."""
    lines = rule_lines.RuleLines(tree.root)
    gates = tables.gates(gates_path, measures.KNOWN)
    earlier = tables.Earlier(waivers_path.with_name("open.tsv"))
    m = measures.Measured(tables.Waivers(waivers_path, today or datetime.date.today()), earlier)
    measure(m, items, tree, lines, evidence)
    commands = {name: item.shown(size) for name, item in items.items()} | {"evidence": "scripts/evidence.py"}
    rows = judged.judge_gates(gates, m, items, commands)
    rules = judged.judge_rules(lines, m, items, evidence)
    made = report(tree, items, lines, m, rows, rules, judged.next_steps(rows, m, items), size, note)
    texts = {str(path.relative_to(tree.root)): path.read_text(errors="replace").splitlines()
             for pattern in SHOWN for path in sorted(tree.root.glob(pattern))}
    out = Path(tree.build) / "signoff"
    listed = earlier.next(tree.commit, {side: items[f"mutation.{side}"].data for side in judged.BOUNDED})
    for name, text in (("open.tsv", listed), ("signoff.json", page.as_json(made)), ("index.html", page.page(made, texts, tree.root, out))):
        (out / f"{name}.part").write_text(text, encoding="utf-8")
        (out / f"{name}.part").replace(out / name)
    return made


def tell(made, out):
    """What a person must know now; the last line."""
    for step in made["next"]:
        print(f"next: {step['what']}" + (f", {step['at']}" if step["at"] else "") + (f"\n      {step['command']}" if step["command"] else ""))
    failed = [row for row in made["gates"] if not row["holds"]]
    found = made["open"]
    if made["signed_off"]:
        print(f"keep the list of open mutants: cp {out}/open.tsv {os.path.relpath(HERE)}/open.tsv, and commit it")
    word = "signed off" if made["signed_off"] else "NOT SIGNED OFF"
    line = (f"{word}: {len(made['gates']) - len(failed)} of {len(made['gates'])} gates hold, {found['failing']} open holes where one fails, {found['other']} elsewhere, "
          f"{len(made['waived'])} waived; {out}/index.html")
    print(line)
    return line


def stopped(number, frame):
    raise collect.Interrupted


class Parser(argparse.ArgumentParser):
    """Ends with our status, not with that of argparse."""

    def error(self, message):
        print(f"signoff: {message}; --help shows the options", file=sys.stderr)
        verdict_file.refused(sys.argv[1:], "signoff", "make signoff", BAD_INPUT)
        sys.exit(BAD_INPUT)


def options_of(words):
    parser = Parser(description="can this unit be signed off?")
    parser.add_argument("--build", default="build", help="build folder (default build)")
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--quick", dest="size", action="store_const", const="quick", help="small samples")
    size.add_argument("--all", dest="size", action="store_const", const="all", help="all mutants, for a night and more")
    parser.set_defaults(size="usual")
    parser.add_argument("--report", action="store_true", help="run nothing, judge what is there")
    parser.add_argument("--seed", type=int, default=1, help="of what is run (default 1)")
    return parser.parse_args(words)


def failed(status, why):
    """There is no report."""
    print(f"signoff: {why}", file=sys.stderr)
    return status, str(why)


def judge(root, options, out):
    """(exit status, one line of what came of it)."""
    note = ""
    try:
        gates = tables.gates(HERE / "gates.tsv", measures.KNOWN)  # before anything is run
        for name in ("signoff.json", "index.html", "open.tsv"):  # of an earlier one
            (out / name).unlink(missing_ok=True)
        tree, size = Tree(root, options.build), inputs.sizes(options.size, options.build, options.seed)
        items = {item.name: item for item in inputs.all_inputs()}
        for item in items.values():
            inputs.look(item, tree)
            if options.size != "quick" and not options.report:
                inputs.ask_for_more(item, gates)
        try:
            if not options.report:
                collect.collect(list(items.values()), tree, size, options.size, out)
        except (collect.Interrupted, KeyboardInterrupt):
            note = "This report was cut short by a signal: what was not run stands as missing or stale."
            for item in items.values():
                inputs.look(item, tree)
        made = sign_off(tree, HERE / "gates.tsv", HERE / "waivers.tsv", items,
                        inputs.sizes("usual", options.build, options.seed), evidence_of(root), note)
    except (tables.BadTable, rule_lines.Unreadable) as error:
        return failed(BAD_INPUT, error)
    except OSError as error:
        return failed(INTERNAL, error)
    except (collect.Interrupted, KeyboardInterrupt):
        return failed(INTERNAL, "a signal came: no report was written")
    return INTERNAL if note else SIGNED_OFF if made["signed_off"] else FAILED, tell(made, out)


def main():
    root = HERE.parent.parent
    options = options_of(sys.argv[1:])
    os.chdir(root)
    signal.signal(signal.SIGTERM, stopped)
    out = Path(options.build) / "signoff"
    try:
        verdict = verdict_file.Verdict(out, "make signoff")
        status, told = judge(root, options, out)
        verdict.end(VERDICTS[status], status, told)
        return status
    except OSError as error:
        return failed(INTERNAL, error)[0]
    except (collect.Interrupted, KeyboardInterrupt):
        return failed(INTERNAL, "a signal came after the report")[0]


if __name__ == "__main__":
    sys.exit(main())
