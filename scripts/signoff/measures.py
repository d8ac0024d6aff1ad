# SPDX-License-Identifier: Apache-2.0
"""The numbers that gates judge, and the holes behind them. A hole that is waived counts in no number."""
from dataclasses import dataclass, field

BUILT = "built"


@dataclass
class Hole:
    id: str         # what waivers.tsv names
    number: str     # the number that it lowers
    text: str
    at: str = ""    # file:line
    command: str = ""  # the command that shows it
    rules: list = field(default_factory=list)
    waiver: object = None


@dataclass
class Number:
    value: float    # None: not known
    of: str         # in words, with its parts
    unit: str = ""


class Measured:
    """Numbers and holes of one sign-off."""

    def __init__(self, waivers, earlier):
        self.waivers, self.earlier, self.numbers, self.holes = waivers, earlier, {}, []

    def hole(self, *arguments, **named):
        """Note a hole; False if it is waived."""
        hole = Hole(*arguments, **named)
        hole.waiver = self.waivers.of(hole.id)
        self.holes.append(hole)
        return hole.waiver is None

    def count(self, number, value, of):
        self.numbers[number] = Number(value, of)

    def share(self, number, part, whole, of):
        """A percentage; of nothing it is not known."""
        self.numbers[number] = Number(100 * part / whole if whole else None, f"{part} of {whole} {of}", "%")

    def open(self):
        return [hole for hole in self.holes if hole.waiver is None]


# The numbers, each with the input that it comes from.
KNOWN = {
    "run.failed": "run", "run.instructions": "run", "rules.unhit": "run", "rules.without": "rules", "tree.changes": "tree",
    "evidence.rules": "evidence",
    "functional.illegal": "functional", "functional.reached": "functional", "functional.stale": "functional",
    **{f"code.{side}.{kind}": "code" for side in ("rtl", "model") for kind in ("line", "branch", "toggle", "expression", "cover")},
    "code.stale": "code",
    **{f"mutation.{side}.{what}": f"mutation.{side}" for side in ("rtl", "model", "tables")
       for what in ("ran", "open", "idle", "named", "unbuilt")},
    **{f"mutation.common.{what}": "mutation.common" for what in ("ran", "killed", "named", "unbuilt")},
    "bugs.missed": "bugs", "bugs.planted": "bugs", "regress.open": "regress", "regress.jobs": "regress",
    "waivers.expired": "waivers", "waivers.unmatched": "waivers",
}


def governed(lines, file, line):
    """The rules that a line is of. One that no comment is close to is of those rules of the file that have no line there."""
    ids, kind = lines.at(file, line)
    if kind != "file":
        return ids
    side = lines.of_file[file][0].side
    return [rule for rule in ids if not any(p.side == side and p.kind != "file" for p in lines.of_rule[rule])]


def measure_tree(m, tree):
    changed = tree.changes()
    for file in changed:
        m.hole(f"tree:{file}", "tree.changes", "not as the commit has it", at=f"{file}:1", command=f"git diff HEAD -- {file}")
    m.count("tree.changes", sum(h.number == "tree.changes" for h in m.open()), "files that differ from the commit")


def measure_run(m, data, lines):
    bad = [case for case in data["cases"] if case["verdict"] != "pass"]
    reproduce = (data.get("failure") or {}).get("reproduce", "")
    for case in bad:
        m.hole(f"case:{case['name']}", "run.failed", f"{case['name']}: {case['verdict']}", command=reproduce)
    failed = len(bad) or int(data["verdict"] != "pass")
    if failed and not bad:
        m.hole("run", "run.failed", f"the run ended with: {data['verdict']}", command=reproduce)
    m.count("run.failed", failed, f"of {len(data['cases'])} cases; the run: {data['verdict']}")
    m.count("run.instructions", data["instructions"], f"instructions, {data['cycles']} cycles")
    for rule in lines.rules.values():
        if rule.scope == BUILT and not data["rules"].get(rule.id):
            m.hole(f"rule:{rule.id}:hits", "rules.unhit", f"{rule.id} decided nothing in the run",
                   at=f"vectors/rules.tsv:{rule.line}", rules=[rule.id], command=f"scripts/rule_lines.py {rule.id}")
    m.count("rules.unhit", sum(h.number == "rules.unhit" for h in m.open()), "rules that decided nothing")


def measure_rules(m, lines, errors):
    """errors: what scripts/check_rules.py says."""
    for error in errors:
        rule = error.split(":")[0]
        known = lines.rules.get(rule)
        m.hole(f"rule:{error.split(' (')[0]}", "rules.without", error, at=f"vectors/rules.tsv:{known.line}" if known else "",
               rules=[rule] if known else [], command="scripts/check_rules.py")
    m.count("rules.without", sum(h.number == "rules.without" for h in m.open()), "rules without a line or a vector")


def measure_evidence(m, evidence, lines):
    """evidence: (by rule, why there is none)."""
    found, none = evidence
    for rule in lines.rules.values():
        if rule.scope == BUILT and not found.get(rule.id):
            m.hole(f"rule:{rule.id}:evidence", "evidence.rules", f"{rule.id} has no evidence from outside"
                   + (f": {none[rule.id]}" if rule.id in none else ""), at=f"vectors/rules.tsv:{rule.line}", rules=[rule.id],
                   command=f"scripts/evidence.py, vectors/evidence.tsv: {rule.id}")
    m.count("evidence.rules", sum(h.number == "evidence.rules" for h in m.open()), "rules without evidence from outside")


def measure_functional(m, data):
    bins = reached = illegal = stale = 0
    for point in data["points"]:
        for b in point["bins"]:
            id = f"bin:{point['name']}/{b['name']}"
            if b.get("illegal"):
                if b["hits"]:
                    illegal += m.hole(id, "functional.illegal", f"{point['name']}, {b['name']}: illegal, hit {b['hits']} times",
                                      rules=point.get("rules") or [], command="make coverage")
                continue
            if b.get("waived"):
                if b["hits"]:
                    stale += m.hole(id, "functional.stale", f"{point['name']}, {b['name']}: hit {b['hits']} times, but waived: {b['waived']}",
                                    at="vectors/cover/waived.tsv:1", command="edit vectors/cover/waived.tsv")
                continue
            hit = b["hits"] >= (b.get("goal") or 1)
            if hit or m.hole(id, "functional.reached", f"{point['name']}, bin {b['name']}: {b['hits']} of {b.get('goal') or 1}"
                             f" ({point.get('text') or point['kind']})", rules=point.get("rules") or [], command="make coverage"):
                bins, reached = bins + 1, reached + hit
    m.count("functional.illegal", illegal, "illegal bins that were hit")
    m.count("functional.stale", stale, "bins that are waived, and were hit")
    m.share("functional.reached", reached, bins, "bins")


def measure_code(m, data, lines):
    for side in ("rtl", "model"):
        files = [file for file in data["files"] if file["side"] == side]
        for kind in ("line", "branch", "toggle", "expression", "cover"):
            cells = [file["kinds"][kind] for file in files if kind in file["kinds"]]
            hit, total = sum(c["hit"] for c in cells), sum(c["total"] for c in cells)
            for file in files:
                for missed in (x for x in file["missed"] if x["kind"] == kind):
                    at = f"{file['file']}:{missed['line']}"
                    what = missed.get("what") or kind
                    total -= not m.hole(f"{kind}:{at}:{what}", f"code.{side}.{kind}", f"{kind} never seen: {what}", at=at,
                                        rules=governed(lines, file["file"], missed["line"]), command="make coverage")
            m.share(f"code.{side}.{kind}", hit, total, "points")
    for error in data.get("errors") or ():
        m.hole(f"exclusion:{error}", "code.stale", error, command="edit scripts/coverage/exclude.tsv")
    m.count("code.stale", sum(h.number == "code.stale" for h in m.open()), "exclusions that are hit, gone or ambiguous")


# What runs one mutant again.
AGAIN = {"rtl": "python3 tests/faults/mutation/rtl.py --only '{}'", "model": "python3 tests/faults/mutation/model.py --only '{}'",
         "tables": "python3 tests/faults/mutation/tables.py --only '{}'", "common": "python3 tests/faults/mutation/common.py --only '{}'"}


# Of a mutant: what several stages share, and what counts rules, is no stage that a failure could name.
NO_STAGE = ("", "shared", "rules")


def names_its_stage(mutant):
    """Killed, and the stage that was named is its own: the tool says so, or the stages are the same."""
    by = mutant.get("by") or {}
    return mutant["status"] == "killed" and mutant.get("named", by.get("stage") == mutant["stage"])


def of_lockstep(mutant):
    """Killed by a run of lockstep: a unit test names no stage."""
    return mutant["status"] == "killed" and not ((mutant.get("by") or {}).get("check") or "").startswith("unit:")


def measure_mutation(m, side, data, lines):
    """Survivors that are new since the last sign-off come first."""
    name = f"mutation.{side}"
    survives = f"{name}.killed" if side == "common" else f"{name}.open"
    new = m.earlier.new(side, data["mutants"]) if side != "common" else set()
    unbuilt = killed = named = judged = staged = fresh = 0
    for x in sorted(data["mutants"], key=lambda x: x["id"] not in new):
        if x["status"] in ("equivalent", "kind"):
            judged += 1
            continue
        at, show = f"{x['file']}:{x['line']}", AGAIN[side].format(x["id"])
        rules = x.get("rules") or governed(lines, x["file"], x["line"])
        if x["status"] == "unbuilt":
            unbuilt += m.hole(f"mutant:{side}:{x['id']}", f"{name}.unbuilt", f"not built: {x['what']}", at=at, rules=rules, command=show)
            continue
        dead = x["status"] == "killed"
        if dead or m.hole(f"mutant:{side}:{x['id']}", survives, f"mutant survives{m.earlier.word if x['id'] in new else ''}: {x['what']}"
                          + (f" (wave {x['wave']})" if x.get("wave") else ""), at=at, rules=rules, command=show):
            judged, killed, fresh = judged + 1, killed + dead, fresh + (x["id"] in new)
        if of_lockstep(x) and x["stage"] not in NO_STAGE:
            staged += 1
            by = (x.get("by") or {}).get("stage") or "no stage"
            named += names_its_stage(x) or not m.hole(f"named:{side}:{x['id']}", f"{name}.named",
                                                      f"mutant killed, but named in {by}: {x['what']}", at=at, rules=rules, command=show)
    m.count(f"{name}.ran", data["ran"], f"mutants of {data['population']}")
    m.count(f"{name}.unbuilt", unbuilt, "mutants that could not be built")
    if side == "common":
        m.share(survives, killed, judged, "mutants")
    else:
        m.share(survives, sum(h.number == survives for h in m.open()), judged, f"mutants are open, {m.earlier.told(fresh)}")
        for kind in data.get("idle_kinds") or ():
            m.hole(f"kind:{side}:{kind}", f"{name}.idle", f"no survivor is of the kind {kind}", at="tests/faults/mutation/kinds.tsv:1",
                   command="edit tests/faults/mutation/kinds.tsv")
        m.count(f"{name}.idle", sum(h.number == f"{name}.idle" for h in m.open()), "kinds of survivors that no survivor is of")
    m.share(f"{name}.named", named, staged, "mutants of a stage that lockstep kills")


def measure_bugs(m, data):
    for bug in data["bugs"]:
        if not bug["caught"]:
            m.hole(f"bug:{bug['name']}", "bugs.missed", f"planted bug {bug['name']} is not caught as declared",
                   at=f"{bug['file']}:1", command=f"tests/faults/bugs.py --only {bug['name']}")
    m.count("bugs.missed", sum(h.number == "bugs.missed" for h in m.open()), "planted bugs that were not caught as declared")
    m.count("bugs.planted", len(data["bugs"]), "planted bugs")


def measure_regress(m, data):
    for bucket in data["buckets"]:
        if bucket["state"] != "known":
            m.hole(f"bucket:{bucket['signature']}", "regress.open", f"{bucket['state']} failure {bucket['signature']}",
                   command=bucket.get("reproduce") or "make regress RERUN=failed")
    for signature, state in (data.get("open") or {}).items():
        if state == "not run":
            m.hole(f"bucket:{signature}", "regress.open", f"failed before, not run now: {signature}", command="make regress RERUN=failed")
    if data.get("interrupted"):
        m.hole("regress:interrupted", "regress.open", "the regression was interrupted", command="make regress")
    m.count("regress.open", sum(h.number == "regress.open" for h in m.open()), "failures that are not known")
    m.count("regress.jobs", len(data["jobs"]), "jobs")


def measure_waivers(m):
    """After all others: a waiver that matches nothing shows only then. These holes cannot be waived."""
    waivers, at = m.waivers, "scripts/signoff/waivers.tsv"
    for w in waivers.list:
        for number, bad, text in (("waivers.expired", waivers.expired(w), f"the waiver of {w.what} ended on {w.expires}"),
                                  ("waivers.unmatched", not w.matched, f"the waiver of {w.what} covers no hole")):
            if bad:
                m.holes.append(Hole(f"waiver:{w.line}", number, text, at=f"{at}:{w.line}", command=f"edit {at}:{w.line}"))
    for number, text in (("waivers.expired", "waivers that have expired"), ("waivers.unmatched", "waivers that cover nothing")):
        m.count(number, sum(h.number == number for h in m.holes), text)
