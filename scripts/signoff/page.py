# SPDX-License-Identifier: Apache-2.0
"""The page: one file, from what signoff.json holds and the texts of the sources."""
import json
from pathlib import Path

from html_parts import Links, SCRIPT, STYLE, cell, esc, percent, section, table

MOST = 500  # holes of one number that are listed; all are in signoff.json
GOOD = {"held": "good", "open": "bad", "not judged": "mid", "weak": "mid"}
NUMBER_OF = {"bins": "functional.reached", **{f"{side} killed": f"mutation.{side}.open" for side in ("rtl", "model", "tables")}}
ORDER = {"open": 0, "not judged": 1, "weak": 2, "held": 3}
STATES = {"current": "good", "stale": "mid", "missing": "bad", "malformed": "bad"}


def number(value, unit=""):
    if value is None:
        return "not known"
    return f"{value:.5g} %" if unit == "%" else f"{value:,.0f}"


def command(text):
    return f"<code>{esc(text)}</code>" if text else ""


def banner(r, links):
    failed = [g for g in r["gates"] if not g["holds"]]
    title = "Signed off" if r["signed_off"] else "Not signed off"
    parts = [f"<h1>{title}</h1>", f"<p>{len(r['gates']) - len(failed)} of {len(r['gates'])} gates hold. "
             f"{r['open']['failing']} holes are open where a gate fails, {r['open']['other']} where it holds or there is none; "
             f"{len(r['waived'])} are waived. "
             f"Commit <code>{esc(r['commit'][:12])}</code>, RTL sources <code>{esc(r['rtl_sources'][:12])}</code>, "
             f"{esc(r['date'])}.</p>"]
    if r["note"]:
        parts.append(f'<p class="bad">{esc(r["note"])}</p>')
    if r["next"]:
        steps = [f'<li><span class="b">{esc(s["what"])}</span>' + (f" at {links.at(s['at'])}" if s["at"] else "")
                 + f' <span class="dim">({esc(s["gate"])})</span><br>{command(s["command"])}</li>' for s in r["next"]]
        parts.append(f"<p>To do next:</p><ol>{''.join(steps)}</ol>")
    return f'<div class="top{" yes" if r["signed_off"] else ""}">{"".join(parts)}</div>'


def came_from(r, links, *names):
    """The files that the numbers of a part come from."""
    return '<p class="dim">From ' + ", ".join(links.file(i["file"]) for i in r["inputs"] if i["name"].startswith(names)) + ".</p>"


def to_holes(r, name, text):
    """Text that leads to the open holes of a number, if it has any."""
    return f'<a href="#hole-{esc(name)}">{text}</a>' if any(h["number"] == name for h in r["holes"]) else text


def gates(r, links):
    files = {i["name"]: i["file"] for i in r["inputs"]}
    own = {"rules": "vectors/rules.tsv", "evidence": "vectors/evidence.tsv", "waivers": "scripts/signoff/waivers.tsv"}
    rows = []
    for g in sorted(r["gates"], key=lambda g: g["holds"]):
        source = files.get(g["input"]) or own.get(g["input"])
        rows.append([cell("holds" if g["holds"] else "FAILS", "good" if g["holds"] else "bad b"), cell((to_holes(r, g["number"], esc(g["number"])),)),
                     cell(number(g["value"], g["unit"]), "n", g["value"] if g["value"] is not None else -1), cell(g["bound"], "n"),
                     cell(g["why"]), cell((links.file(source) if source else "git",)),
                     cell((links.file("scripts/signoff/gates.tsv", f"gates.tsv:{g['line']}") + " " + esc(g["reason"]),))])
    return section("gates", "Gates", table(["", "number", "#value", "#bound", "in words", "from", "why this bound"], rows))


def holes(r, links):
    parts, by = [], {}
    for hole in r["holes"]:
        by.setdefault(hole["number"], []).append(hole)
    order = [g["number"] for g in sorted(r["gates"], key=lambda g: g["holds"])]
    for name in sorted(by, key=lambda n: (order.index(n) if n in order else len(order), n)):
        rows = [[cell((links.at(h["at"]) if h["at"] else "",)), cell(h["text"]),
                 cell((" ".join(f'<a href="#{esc(i)}">{esc(i)}</a>' for i in h["rules"]),)), cell((command(h["command"]),)),
                 cell((command(h["id"]),), "dim")] for h in by[name][:MOST]]
        more = f"<p>{len(by[name]) - MOST} more are in {links.file(r['json'], 'signoff.json')}.</p>" if len(by[name]) > MOST else ""
        parts.append(f"<details id=\"hole-{esc(name)}\"{' open' if len(by[name]) <= 20 else ''}><summary><span class=\"b\">{esc(name)}</span>: "
                     f"{len(by[name])}</summary>{table(['where', 'what', 'rules', 'command', 'id, for a waiver'], rows)}{more}</details>")
    return section("holes", "Open holes", *(parts or ["<p>None.</p>"]))


def spans(row, side, links):
    """Links to the lines of a rule; headings of files are left out where it has lines of its own."""
    mine = [p for p in row["places"] if p["side"] == side]
    own = [p for p in mine if p["kind"] != "file"] or mine
    return " ".join(links.at(f"{p['file']}:{p['first']}", p["file"].split("/")[-1] + (
        "" if p["kind"] == "file" else f":{p['first']}" + (f"-{p['last']}" if p["last"] > p["first"] else ""))) for p in own)


def killed(row, side):
    c = row["mutants"][side]
    whole = c["killed"] + c["survived"]
    return cell(f"{c['killed']}/{whole}" if whole else "", "n bad" if c["survived"] else "n", c["survived"] if whole else -1)


def evidence(row, links):
    if not row["evidence"]:
        return cell(row["no_evidence"] and f"none: {row['no_evidence']}", "mid")
    shown = [f"{esc(e['kind'])} {links.file(e['file'], e['file'].split('/')[-1])}"
             + (" shown by " + links.file(e["bug"], Path(e["bug"]).stem) if e["bug"] else "") for e in row["evidence"]]
    rest = f"<details><summary>{len(shown) - 2} more</summary>{'<br>'.join(shown[2:])}</details>" if len(shown) > 2 else ""
    return cell(("<br>".join(shown[:2]) + rest,))


def vectors(names, links):
    shown = [links.file(name, name.split("vectors/")[-1]) for name in names]
    rest = f"<details><summary>{len(shown) - 3} more</summary>{' '.join(shown[3:])}</details>" if len(shown) > 3 else ""
    return cell((" ".join(shown[:3]) + rest,))


def rules(r, links):
    heads = ["rule", "verdict", "text", "#hits", "must decide in", "must not in", "RTL", "model", "#RTL mutants", "#model", "#tables",
             "#both sides", "evidence from outside", "waivers"]
    rows = []
    for x in sorted(r["rules"], key=lambda x: ORDER.get(x["verdict"], 4)):
        why = f'<details><summary>{len(x["why"])} reasons</summary>{"<br>".join(map(esc, x["why"]))}</details>' if len(x["why"]) > 1 \
            else esc("".join(x["why"]))
        rows.append([f'<td id="{esc(x["id"])}">{links.file("vectors/rules.tsv", x["id"])}</td>',
                     cell((f'<span class="b {GOOD.get(x["verdict"], "dim")}">{esc(x["verdict"])}</span><br>{why}',), key=ORDER.get(x["verdict"], 4)),
                     cell((f'{esc(x["text"])} <span class="dim">{esc(x["source"])}</span>',)),
                     cell("" if x["hits"] is None else f"{x['hits']:,}", "n", -1 if x["hits"] is None else x["hits"]),
                     vectors(x["must"], links), vectors(x["must_not"], links), cell((spans(x, "rtl", links),)),
                     cell((spans(x, "model", links),)), *(killed(x, side) for side in ("rtl", "model", "tables", "common")),
                     evidence(x, links),
                     cell((" ".join(links.file("scripts/signoff/waivers.tsv", f"line {n}") for n in x["waivers"]),))])
    counts = ", ".join(f"{n} {v}" for v, n in r["rule_verdicts"].items())
    return section("rules", "Rules", f"<p>{esc(counts)}. A rule is <em>held</em> if it decided something in the run, has lines, "
                   "vectors and evidence from outside, and mutants of its lines died on both sides; <em>weak</em> if none was "
                   "tried on a side, or one survives; <em>open</em> if a hole names it.</p>", came_from(r, links, "run", "mutation"), table(heads, rows))


def stages(r, links):
    columns = ["bins", *(f"{s} {k}" for s in ("rtl", "model") for k in ("line", "branch", "toggle", "expression", "cover")),
               *(f"{s} killed" for s in ("rtl", "model", "tables", "common"))]
    used = [c for c in columns if any(c in row for row in r["stages"].values())]
    lead = {c: (lambda text, c=c: to_holes(r, NUMBER_OF.get(c) or ("mutation." if c.endswith(" killed") else "code.")
                                           + c.replace(" ", "."), text)) for c in used}
    rows = [[cell(stage or "none of its own", "b"), *(percent(*row.get(c, (0, 0)), lead[c]) for c in used)]
            for stage, row in sorted(r["stages"].items())]
    text = table(["stage", *("#" + c for c in used)], rows) if rows else "<p>No coverage and no mutants are there.</p>"
    return section("stages", "Coverage and mutants by stage", came_from(r, links, "functional", "code", "mutation"), text)


def mutation(r, links):
    parts = []
    for side, table_ in r["mutation"].items():
        heads = ["stage", "#killed", "#of these named", "#open", "#proved equivalent", "#of a kind", "#not built"]
        rows = [[cell(stage or "none of its own", "b"), cell(c["killed"], "n"), cell(c["named"], "n"),
                 cell(c["survived"], "n bad" if c["survived"] else "n"), cell(c["equivalent"], "n"), cell(c["kind"], "n"),
                 cell(c["unbuilt"], "n")] for stage, c in sorted(table_.items())]
        parts.append(f"<h3>{esc(side)}</h3>" + table(heads, rows))
    for status, title in (("equivalent", "Proved equivalent"), ("kind", "Of a kind that is accepted")):
        rows = [[cell((links.at(f"{x['file']}:{x['line']}"),)), cell(x["side"]), cell(x["what"]), cell(x["proof"])]
                for x in r["proved"] if x["status"] == status]
        parts += [f"<details><summary>{title}: {len(rows)}</summary>{table(['where', 'side', 'mutant', 'proof or reason'], rows)}</details>"] \
            if rows else []
    since = f"since the sign-off of <code>{esc(r['signed_off_before'][:12])}</code> first" if r["signed_off_before"] else "all: there was no sign-off before"
    lead = f"<p>Open mutants stand under open holes, the new ones {since}.</p>"
    return section("mutation", "Mutation by stage", came_from(r, links, "mutation"), lead, *(parts or ["<p>No mutants have been run.</p>"]))


def common(r, links):
    rows = [[cell(x["status"], "good" if x["status"] == "killed" else "bad"), cell((links.at(f"{x['file']}:{x['line']}", x["id"]),)),
             cell(x["what"]), cell((" ".join(f'<a href="#{esc(i)}">{esc(i)}</a>' for i in x["rules"]),)),
             cell(x["case"]), cell(x["check"]), cell(x["stage"])] for x in r["common"]]
    return section("common", "The same misreading on both sides", came_from(r, links, "mutation.common"),
                   table(["ended", "misreading", "what", "rules", "caught by", "check", "stage"], rows) if rows else "<p>None has been run.</p>")


def planted(r, links):
    rows = [[cell("caught" if b["caught"] else "NOT CAUGHT", "good" if b["caught"] else "bad"),
             cell((links.file(b["file"], b["name"]),)), cell(b.get("text", ""))]
            for b in sorted(r["bugs"], key=lambda b: b["caught"])]
    return section("bugs", "Planted bugs", came_from(r, links, "bugs"), table(["", "bug", "how it ended"], rows) if rows else "<p>They have not been run.</p>")


def waivers(r, links):
    rows = [[cell((links.file("scripts/signoff/waivers.tsv", f"line {w['line']}"),)), cell(w["what"]), cell(len(w["matched"]), "n"),
             cell(w["reason"]), cell(w["who"]), cell(w["expires"], "bad" if w["expired"] else "")] for w in r["waivers"]]
    excluded = [[cell((links.at(f"{e['file']}:{e['line']}"),)), cell(e["kind"]), cell(e["reason"])] for e in r["exclusions"]]
    return section("waivers", "Waivers and exclusions",
                   table(["", "what", "#holes", "reason", "who", "until"], rows) if rows else "<p>No waivers.</p>",
                   "<h3>Points that coverage leaves out</h3>" + table(["line", "kind", "reason"], excluded) if excluded else "")


def made_of(r, links):
    rows = [[cell(i["state"], STATES[i["state"]]), cell(i["what"]), cell((links.file(i["file"]),)), cell(i["why"]),
             cell(", ".join(f"{k} {v}" for k, v in i["tools"].items())), cell("" if i["seed"] is None else i["seed"], "n"),
             cell((command(i["command"]),))] for i in r["inputs"]]
    facts = [[cell(k), cell((command(v),))] for k, v in (("commit", r["commit"]), ("of", r["commit_date"]),
             ("RTL sources", r["rtl_sources"]), ("date of this report", r["date"]), *r["tools"].items())]
    html = links.file(r["build"] + "/coverage/html/index.html", "lines with their counts (genhtml)")
    return section("made-of", "What this is made of", table(["", "what", "file", "why", "tools", "#seed", "made by"], rows),
                   table(["", ""], facts, sort=False), f"<p>All of this as data: {links.file(r['json'], 'signoff.json')}. {html}.</p>")


def sources(texts, marks):
    """The sources, a line each with its anchor; marks: what to say of FILE:LINE."""
    parts = []
    for file, lines in texts.items():
        shown = []
        for i, line in enumerate(lines, 1):
            said = marks.get(f"{file}:{i}")
            text = f'<span class="m" title="{esc(said)}">{esc(line)}</span>' if said else esc(line)
            shown.append(f'<span id="{esc(file)}:{i}"><a href="#{esc(file)}:{i}">{i:4}</a> {text}</span>')
        parts.append(f"<details><summary>{esc(file)}</summary><pre>" + "\n".join(shown) + "</pre></details>")
    return section("sources", "Sources", "<p>Lines in red have an open hole; the text under the mouse says which.</p>", *parts)


def page(r, texts, root, out):
    """The whole page. texts: by file, the lines of the sources that it shows."""
    links = Links(root, out, {file: len(lines) for file, lines in texts.items()})
    marks = {}
    for hole in r["holes"]:
        if hole["at"]:
            marks[hole["at"]] = marks.get(hole["at"], "") + hole["text"] + "\n"
    names = (("gates", "Gates"), ("holes", "Open holes"), ("rules", "Rules"), ("stages", "Stages"), ("mutation", "Mutation"),
             ("common", "Both sides"), ("bugs", "Planted bugs"), ("waivers", "Waivers"), ("made-of", "Made of"), ("sources", "Sources"))
    nav = '<div class="nav">' + "".join(f'<a href="#{name}">{text}</a>' for name, text in names) + "</div>"
    body = [banner(r, links), nav, gates(r, links), holes(r, links), rules(r, links), stages(r, links), mutation(r, links), common(r, links),
            planted(r, links), waivers(r, links), made_of(r, links), sources(texts, marks)]
    return ('<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>texlock: {'signed off' if r['signed_off'] else 'not signed off'}</title><style>{STYLE}</style></head>\n<body>\n"
            + "\n".join(body) + f"\n<script>{SCRIPT}</script></body></html>\n")


def as_json(r):
    return json.dumps(r, indent=1, default=str) + "\n"
