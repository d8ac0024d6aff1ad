# SPDX-License-Identifier: Apache-2.0
"""The rules of a failure: their texts, and the lines of RTL and model that implement them, quoted and linked."""
import re

import rule_lines
from case import ROOT
from page_html import esc, line_link, table_html

COMMENT = re.compile(r"\s*(//|/\*|\*|$)")
MOST_LINES = 4  # of a rule on a side


def rules_of(report, vector):
    """(ids, where they are from): those that the report names, or else those that the vector says it is about."""
    if report.rules():
        return report.rules(), "They decide the wrong fields."
    named = re.findall(r"^\s*rules\s+((?!without\b)[^#\n]*)", vector, re.M)
    ids = [word for words in named for word in words.split()]
    return list(dict.fromkeys(ids)), "The report names none; the vector says that it is about these."


def nearest(places, stage):
    """Lines rather than files, those of the stage first."""
    kinds = rule_lines.KINDS
    own = [p for p in places if p.kind != "file"] or places
    return sorted(own, key=lambda p: (not re.search(rf"\b{stage}(_|\.|$)", p.file.split("/")[-1]) if stage else 0, kinds.index(p.kind), p.file))


def places_of(ids, known):
    """{rule: its places} on both sides; only files that name one of the rules are read line by line."""
    found = {rule: [] for rule in ids}
    for side, (folder, suffixes) in rule_lines.SIDES.items():
        for path in rule_lines.files_of(ROOT, folder, suffixes):
            text = path.read_text(errors="replace")
            if set(ids) & set(rule_lines.ids_in(text, known)):
                for place in rule_lines.places_in(side, str(path.relative_to(ROOT)), text, known):
                    for rule in set(place.rules) & set(ids):
                        found[rule].append(place)
    return found


def quoted(places, stage, out):
    found = []
    for place in nearest(places, stage)[:MOST_LINES]:
        text = (ROOT / place.file).read_text(errors="replace").splitlines()
        first = place.line if place.kind == "file" else next(
            (i for i in range(place.first, place.last + 1) if not COMMENT.match(text[i - 1])), place.line)
        found.append(f'<div>{line_link(place.file, first, out)}<br><code>{esc(text[first - 1].strip())}</code></div>')
    left = len(nearest(places, stage)) - MOST_LINES
    return "".join(found) + (f'<div class="dim">and {left} more</div>' if left > 0 else "") or '<span class="dim">none</span>'


def section(report, vector, stage, out):
    ids, why = rules_of(report, vector)
    known = rule_lines.rules_of(ROOT)
    ids = [i for i in ids if i in known]
    if not ids:
        return ""
    places = places_of(ids, known)
    rows = []
    for rule in ids:
        r = known[rule]
        sides = [[p for p in places[rule] if p.side == side] for side in ("rtl", "model")]
        rows.append([f'<th scope="row" id="{esc(rule)}">{line_link("vectors/rules.tsv", r.line, out, rule)}</th>',
                     f'<td>{esc(r.text)} <span class="dim">({esc(r.source)})</span></td>',
                     *(f"<td>{quoted(own, stage, out)}</td>" for own in sides)])
    return f"<p>{why} Lines are quoted, as a link leads to a file, not to a line.</p>" + table_html(
        "Rules, and where they are implemented", ("rule", "text", "RTL", "model"), rows)
