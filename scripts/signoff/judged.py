# SPDX-License-Identifier: Apache-2.0
"""What was found, by gate, by rule and by stage, and what is to be done next."""
from measures import BUILT, governed

# Without these nothing can be said of a rule.
NEEDED = ("run", "evidence", "mutation.rtl", "mutation.model")
SIDES = ("rtl", "model", "tables", "common")
STATUSES = ("killed", "survived", "equivalent", "kind", "unbuilt")
SCOPES = {"text": "no value follows from it", "later": "not built yet", "front": "lowered: decided in shader text"}
ABSENT = {"evidence": "vectors/evidence.tsv is not there"}
# Holes that do not say that a rule is unguarded. An open mutant makes it weak: a gate bounds how many there are.
BOUNDED = ("rtl", "model", "tables")
OPEN = tuple(f"mutation.{side}.open" for side in BOUNDED)
ASIDE = (*OPEN, *(f"mutation.{side}.named" for side in SIDES), "code.rtl.toggle", "code.model.toggle")


def judge_gates(gates, measured, inputs, commands):
    """A row for each gate, in their order. commands: by input, what makes it again."""
    rows = []
    for gate in gates:
        number, source = measured.numbers.get(gate.number), inputs.get(gate.input)
        row = {"number": gate.number, "input": gate.input, "bound": gate.shown(), "reason": gate.reason, "line": gate.line,
               "value": number.value if number else None, "unit": number.unit if number else "", "of": number.of if number else "",
               "judged": False}
        if source and source.state != "current":
            row |= {"holds": False, "why": f"{source.what}: {source.state}: {source.why}", "command": commands[gate.input]}
        elif not number or number.value is None:
            row |= {"holds": False, "why": f"there is nothing to judge: {number.of if number else ABSENT.get(gate.input, gate.input)}",
                    "command": commands.get(gate.input, "")}
        else:
            row |= {"holds": gate.holds(number.value), "why": number.of, "command": commands.get(gate.input, ""), "judged": True}
        rows.append(row)
    return rows


def weigh(rows, measured):
    """Open holes of numbers whose gate fails, and all others."""
    failing = {row["number"] for row in rows if not row["holds"]}
    heavy = sum(hole.number in failing for hole in measured.open())
    return {"failing": heavy, "other": len(measured.open()) - heavy}


def next_steps(rows, measured, inputs, most=3):
    """The first holes of the first gates that fail: gates stand in order of weight. A command is told once."""
    steps, told = [], set()
    for row in (row for row in rows if not row["holds"]):
        holes = [hole for hole in measured.open() if hole.number == row["number"]]
        step = {"gate": row["number"], "what": row["why"], "at": "", "command": row["command"]}
        if row["judged"]:
            what = f"{inputs[row['input']].what}: " if row["input"] in inputs else ""
            step["what"] = f"{what}{row['value']:.10g} {row['why']}; the bound is {row['bound']}"
        if row["judged"] and holes:
            more = f" (the first of {len(holes)})" if len(holes) > 1 else ""
            step |= {"what": holes[0].text + more, "at": holes[0].at, "command": holes[0].command}
        if step["command"] not in told:
            told.add(step["command"])
            steps.append(step)
    return steps[:most]


def of_mutants(inputs, lines):
    """(side, mutant, its rules) of all."""
    for side in SIDES:
        for x in ((inputs[f"mutation.{side}"].data or {}).get("mutants", ()) if f"mutation.{side}" in inputs else ()):
            yield side, x, x.get("rules") or governed(lines, x["file"], x["line"])


def judge_rule(row, holes, missing):
    """The verdict of a rule, and the reasons."""
    if row["scope"] != BUILT:
        return SCOPES[row["scope"]], []
    why = [f"{hole.at}: {hole.text}".lstrip(": ") for hole in holes if hole.waiver is None and hole.number not in ASIDE]
    if why:
        return "open", why
    if missing:
        return "not judged", [f"missing: {', '.join(missing)}"]
    weak = [f"no mutant of its lines was tried in the {'RTL' if side == 'rtl' else 'model'}"
            for side in ("rtl", "model") if not row["mutants"][side]["killed"] + row["mutants"][side]["equivalent"]]
    weak += [f"{hole.at}: {hole.text}" for hole in holes if hole.waiver is None and hole.number in OPEN]
    waived = [f"waived: {hole.text}" for hole in holes if hole.waiver]
    return ("weak" if weak else "held"), weak + waived


def judge_rules(lines, measured, inputs, evidence):
    """A row for each rule, in the order of the list."""
    hits = (inputs["run"].data or {}).get("rules", {})
    found, none = evidence or ({}, {})
    mutants = {rule: {side: dict.fromkeys(STATUSES, 0) for side in SIDES} for rule in lines.rules}
    for side, x, ids in of_mutants(inputs, lines):
        for rule in ids:
            if rule in mutants:
                mutants[rule][side][x["status"]] += 1
    holes = {}
    for hole in measured.holes:
        for rule in hole.rules:
            holes.setdefault(rule, []).append(hole)
    missing = [name for name in NEEDED if name in inputs and inputs[name].state != "current"]
    missing += ["evidence"] if evidence is None else []
    rows = []
    for rule in lines.rules.values():
        row = {"id": rule.id, "scope": rule.scope, "source": rule.source, "text": rule.text, "line": rule.line,
               "places": [{"side": p.side, "file": p.file, "first": p.first, "last": p.last, "kind": p.kind}
                          for p in lines.of_rule[rule.id]],
               "must": lines.vectors["must"].get(rule.id, []), "must_not": lines.vectors["must not"].get(rule.id, []),
               "hits": hits.get(rule.id) if inputs["run"].data else None, "mutants": mutants[rule.id],
               "evidence": [{"kind": e.kind, "file": e.file, "source": e.source, "bug": e.bug} for e in found.get(rule.id, ())],
               "no_evidence": none.get(rule.id, ""), "holes": [h.id for h in holes.get(rule.id, ()) if h.waiver is None],
               "waivers": sorted({h.waiver.line for h in holes.get(rule.id, ()) if h.waiver})}
        row["verdict"], row["why"] = judge_rule(row, holes.get(rule.id, []), missing)
        rows.append(row)
    return rows


def by_stage(inputs):
    """Coverage and mutants of each stage: {stage: {column: (part, whole)}}; "" is what no stage owns."""
    table = {}

    def add(stage, column, part, whole):
        cell = table.setdefault(stage, {}).setdefault(column, [0, 0])
        cell[0], cell[1] = cell[0] + part, cell[1] + whole
    for point in (inputs["functional"].data or {}).get("points", ()):
        for b in point["bins"]:
            if not b.get("illegal") and not b.get("waived"):
                add(point.get("stage") or point["boundary"], "bins", b["hits"] >= (b.get("goal") or 1), 1)
    for file in (inputs["code"].data or {}).get("files", ()):
        for kind, cell in file["kinds"].items() if file["side"] != "harness" else ():
            add(file["stage"], f"{file['side']} {kind}", cell["hit"], cell["total"])
    for side in SIDES:
        for x in (inputs[f"mutation.{side}"].data or {}).get("mutants", ()):
            if x["status"] in ("killed", "survived"):
                add(x["stage"], f"{side} killed", x["status"] == "killed", 1)
    return table


def mutants_by_stage(inputs, named):
    """{side: {stage: counts by status, and how many were named}}."""
    table = {}
    for side in SIDES:
        for x in (inputs[f"mutation.{side}"].data or {}).get("mutants", ()):
            row = table.setdefault(side, {}).setdefault(x["stage"], dict.fromkeys((*STATUSES, "named"), 0))
            row[x["status"]] += 1
            row["named"] += named(x)
    return table
