# SPDX-License-Identifier: Apache-2.0
"""
One HTML file of a failure: no network, no scripts of others; dark and light, on paper and with a keyboard. Of each kind of
failure it has what applies.
"""
import re
import shlex
from pathlib import Path

import beats
import page_ends
import page_picture
import page_pipeline
import page_rules
import report_text
import stage_of
from case import AFTER
from page_html import cell, command, document, esc, facts, line_link, link, section, table, table_html

MOST_STEPS, MOST_SUSPECTS = 400, 16
MOST_SOURCE = 6  # lines of the instruction in its vector
BEFORE = 239  # cycles before the failure that are read from its waveform


class Failure:
    """All that the page is made of. `vector`: the text of the file; `sides`: RTL and model as their boundaries show them."""

    def __init__(self, program, file, options, out, verdict, text):
        self.program, self.file, self.options, self.out = program, str(file), options, Path(out)
        self.verdict, self.text, self.failure = verdict, text, verdict["failure"]
        self.report = report_text.Report(text)
        self.vector = Path(file).read_text(errors="replace")
        self.cycle = self.failure["cycle"]
        self.sides = self.read_sides() if self.failure.get("wave") else None

    def read_sides(self):
        first, last = max(0, self.cycle - BEFORE), self.cycle + AFTER
        table_ = stage_of.table(self.program, self.failure["wave"], "texlock", first, last)
        last = max([first, *(time // stage_of.PERIOD for time, row in table_.rows.items() if row)])
        return [beats.Side(name, table_, stage_of.at, first, last) for name in ("rtl", "model")]

    @property
    def boundary(self):
        return self.failure.get("boundary")

    def diagram(self):
        """None: no boundaries are recorded."""
        return page_pipeline.Diagram(*self.sides, self.cycle, self.tag(), self.boundary) if self.sides and self.sides[0].rows else None

    def beats_before(self):
        """Beats of the failing thread in the RTL up to the failure, in their order."""
        diagram = self.diagram()
        thread = diagram and self.sides[0].of(diagram.failing)
        return [b for b in thread.beats if b.shown <= self.cycle] if thread else []

    def tag(self):
        """(warp, lane) of the thread that fails."""
        if self.sides and self.boundary in beats.THREAD:
            for side in self.sides:
                tag = [side.number(f"{self.boundary}.tag_{name}", self.cycle) for name in ("warp", "lane")]
                if side.valid[self.boundary][self.cycle - side.first] and None not in tag:
                    return tuple(tag)
        warp, lane = self.report.tag()
        lane = self.failure.get("lane", lane)
        return (warp, lane) if warp is not None and lane is not None else None


def head(f):
    failure = f.failure
    rows = [("case", f"{link(f.file, f.out)}, cycle {f.cycle} (of the run {failure['run_cycle']})" +
             (f", {failure['latency']} cycles after the instruction was issued" if failure.get("latency") else ""))]
    instruction = f.report.instruction()
    if instruction:
        rows.append(("instruction", f"{instruction[0]} of {instruction[1]}: <code>{esc(instruction[2])}</code>"))
    tag = f.tag()
    if tag:
        rows.append(("thread", f"warp {tag[0]}, lane {tag[1]}"))
    where = source(f)
    if where:
        rows.append(("its line", f'{line_link(f.file, where[0], f.out)}<pre tabindex="0" role="region" aria-label="lines of the vector">'
                     f'{esc(where[1])}</pre>'))
    hands = f.report.line(r"^  boundary (.*)$")
    if hands:
        rows.append(("boundary", esc(hands[1])))
    also = f.report.line(r"^  differ in the same cycle: (.*)$")
    if also:
        rows.append(("differ too", esc(also[1])))
    named = re.search(r"\b((?:rtl|cmodel)/[\w/]+\.\w+):(\d+)", failure["text"])
    if named:
        rows.append(("it names", line_link(named[1], named[2], f.out)))
    rows.append(("signature", f"<code>{esc(failure['signature'])}</code>"))
    if failure.get("second_look"):
        rows.append(("second look", esc(failure["second_look"])))
    title = f.report.title or failure["text"]
    return f'<h1>{esc(title)}</h1><div class="top">{facts(rows)}</div>'


def source(f):
    """(line, text) of the instruction in the vector: up to the end of its block."""
    found = f.report.source()
    lines = f.vector.splitlines()
    if not found or not 0 < found[1] <= len(lines):
        return None
    shown, depth = [], 0
    for line in lines[found[1] - 1:found[1] - 1 + MOST_SOURCE]:
        shown.append(line.rstrip())
        code = line.split("#")[0]
        depth += code.count("{") - code.count("}")
        if depth <= 0:
            break
    else:
        shown.append("...")
    return found[1], "\n".join(shown)


def fields(f):
    known = f.report.rules()

    def named(rules):
        return ", ".join(f'<a href="#{r}">{r}</a>' if r in known else esc(r) for r in rules)
    rows = [[cell(x.name, "wrong" if x.wrong else ""), cell(x.rtl, "code wrong" if x.wrong else "code"), cell(x.model, "code model"),
             f"<td>{named(x.rules)}</td>"] for x in f.report.fields()]
    return section("fields", "The wrong fields", table(f"Fields of boundary {f.boundary}; those that differ are red", ("field", "RTL", "model", "rules"),
                                                       rows)) if rows else ""


def ends(f):
    """(title, section) of what applies to this kind of failure."""
    found = page_ends.section(f.report, f.failure, f.vector, lambda line: line_link(f.file, line, f.out), f.sides)
    return (found[0], section("ends", *found)) if found else ("", "")


def pipeline(f):
    diagram = f.diagram()
    return section("pipeline", "The pipeline by cycle", page_pipeline.section(diagram)) if diagram else ""


def journey(f, found):
    rows = [[cell(name), cell(rtl, "n"), cell(model, "n"), cell(", ".join(wrong) or "the same", "wrong" if wrong else "")]
            for name, rtl, model, wrong in found.journey] if found else []
    return section("thread", "The thread on its way", table("The last beat of the thread at each boundary", ("boundary", "#cycle in RTL", "#in the model",
                                                                                                          "fields that differ"), rows)) if rows else ""


def full(row):
    """The name of a signal below the unit."""
    return f"{row.scope}.{row.signal}".removeprefix("texture_unit.") if row.signal else ""


def place(file, line, column, out, also):
    more = f"<div>also {', '.join(map(str, also))}</div>" if also else ""
    return f"<th scope=\"row\">{line_link(file, line, out, f'{file}:{line}:{column}')}{more}</th>"


def origin(f, found, why):
    if not found or not found.suspects:
        return section("origin", "Where it came from", f"<p>Not followed: {esc(why or 'nothing decides it')}.</p>")
    rows = [[place(s.file, s.line, s.column, f.out, s.also), cell(s.text, "code source"), cell(s.change),
             f'<td>{esc(full(s))}<div class="code">{esc(s.value)}</div></td>', cell(s.cycle, "n")] for s in found.suspects]
    steps = [[cell(s.depth, "n"), cell(s.cycle, "n"), cell(full(s)), cell(s.value, "code"), cell(s.lines)] for s in found.steps[:MOST_STEPS]]
    heads = ("place", "line", "with this change", "signal and its value", "#cycle")
    more = (f'<details class="long"><summary>{len(rows) - MOST_SUSPECTS} more lines</summary>' + table_html("Less suspect", heads, rows[MOST_SUSPECTS:]) +
            "</details>" if len(rows) > MOST_SUSPECTS else "")
    return section("origin", "Where it came from",
                   f"<p>Lines that decided the wrong bits of <code>{esc(found.where)}</code> in cycle {found.cycle}. Each was changed in turn, and "
                   f"the stage computed anew for this beat and {found.passing} correct ones: those whose change makes this beat right and "
                   "leaves the others as they are come first. Lines that assign one signal are one row.</p>",
                   table_html("Lines that are suspect", heads, rows[:MOST_SUSPECTS]), more,
                   f'<details class="long"><summary>{len(steps)} signals on the way, from the wrong field backwards to the inputs of the stage</summary>',
                   table("Signals on the way", ("#steps back", "#cycle", "signal", "value", "declared"), steps), "</details>")


def lines(f, files):
    """Lines to copy, and the files beside the page."""
    name, program = shlex.quote(f.file), shlex.quote(str(f.program))
    options = shlex.join(f.options)
    run = f"{options} {name}".strip()
    bisect = shlex.join([o for o in f.options if o.split("=")[0] in ("--seed", "--strictness")])
    rows = [("reproduce", f.failure["reproduce"]), ("this page again", f"{program} debug {run}"),
            ("shrink", f"{program} shrink {shrinks(f.options)}{name}"),
            ("find the commit", " ".join(["scripts/bisect", *([bisect] if bisect else []), name])),
            ("open in GTKWave", f"gtkwave {shlex.quote(str(files['gtkw']))}")]
    if files.get("sucl"):
        rows.append(("open in Surfer", f"surfer -c {shlex.quote(str(files['sucl']))}"))
    beside = "".join(f"<li>{link(Path(path).resolve(), f.out, Path(path).name)}: {esc(what)}</li>" for path, what in (
        (files["wave"], "all signals, and the boundaries of both sides"), (files["gtkw"], "view for GTKWave"),
        (files.get("sucl", ""), "commands for Surfer")) if path)
    return section("lines", "Lines to copy", "<p>In the folder of texlock's Makefile.</p>", *(f"<h3>{esc(w)}</h3>{command(w, line)}" for w, line in rows),
                   "<h3>Files</h3>", f"<ul>{beside}</ul>")


def shrinks(options):
    """`shrink` knows these alone."""
    kept = [o for o in options if o.split("=")[0] in ("--seed", "--strictness", "--no-coverage")]
    return shlex.join(kept) + " " if kept else ""


def report(f):
    return section("report", "The report", f'<pre tabindex="0" role="region" aria-label="report">{esc(chr(10).join(f.report.lines) or f.text.strip())}</pre>')


def html(f, found, why, files):
    stage = f.failure.get("stage") or ""
    rules = page_rules.section(f.report, f.vector, stage, f.out)
    sections = [("fields", "Wrong fields", fields(f)), ("ends", *ends(f)),
                ("picture", "Picture", page_picture.of(f)), ("origin", "Where it came from", origin(f, found, why)),
                ("pipeline", "Pipeline", pipeline(f)), ("thread", "Thread", journey(f, found)),
                ("rules", "Rules", section("rules", "The rules", rules) if rules else ""), ("lines", "Lines to copy", lines(f, files)),
                ("report", "Report", report(f))]
    return document(f"{f.failure['signature']}: {f.file}", head(f), sections)


def write(f, found, why, files):
    """`files`: paths of wave, gtkw and sucl."""
    index = f.out / "index.html"
    index.write_text(html(f, found, why, files), encoding="utf-8")
    return index
