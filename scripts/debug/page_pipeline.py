# SPDX-License-Identifier: Apache-2.0
"""The pipeline by cycle: a row a thread, the RTL above the model; and the same as tables, with the reasons of waits."""
import beats
from page_html import cell, esc, table

BEFORE, AFTER = 55, 16  # cycles of the failure that are drawn
NEIGHBOURS = 5  # threads before and after the failing one
MOST_WAITS = 40
WIDE, LABEL, RTL, MODEL, GAP, TOP = 14, 230, 17, 13, 9, 34  # of a cycle, of the names; heights
LETTER = 6.1  # of a text in a stay


def hue(name):
    names = [*beats.THREAD, "result"]
    return 360 * names.index(name) // len(names) if name in names else 0


class Diagram:
    """Threads of both sides around a cycle. `tag`: (warp, lane) of the failing thread, or None."""

    def __init__(self, rtl, model, cycle, tag, boundary):
        self.rtl, self.model, self.cycle, self.boundary = rtl, model, cycle, boundary
        self.first, self.last = max(rtl.first, cycle - BEFORE), min(rtl.last, cycle + AFTER)
        self.sides = {side.name: {t.key: t for t in side.threads} for side in (rtl, model)}
        self.both = bool(model.threads)  # it is stepped at strictness cycle alone
        self.failing = self.find(tag)
        self.keys = self.chosen()

    def drawn(self, thread):
        return thread.begins() <= self.last and thread.ends() >= self.first

    def find(self, tag):
        """The failing thread: of those with its tag the one at the boundary, or in the unit, in the cycle of the failure."""
        for side in (self.rtl, self.model):
            mine = [t for t in side.threads if tag and (t.beats[0].warp, t.beats[0].lane) == tag and t.at(self.cycle)]
            there = [t for t in mine if t.at(self.cycle)[0] == self.boundary]
            if there or mine:
                return (there or mine)[0].key
        return None

    def chosen(self):
        first = {}
        for side in self.sides.values():
            for key, thread in side.items():
                if self.drawn(thread):
                    first[key] = min(thread.begins(), first.get(key, thread.begins()))
        keys = sorted(first, key=lambda k: (first[k], [x or 0 for x in k]))
        if self.failing in keys:
            at = keys.index(self.failing)
        else:
            alive = [i for i, k in enumerate(keys) if any(k in s and s[k].at(self.cycle) for s in self.sides.values())]
            at = alive[-1] if alive else len(keys) - 1
        return keys[max(0, at - NEIGHBOURS):at + NEIGHBOURS + 1]

    def text(self, key):
        return next(side[key] for side in self.sides.values() if key in side).text()

    def differs(self, key, cycle):
        if not self.both:
            return False
        rtl, model = (side[key].at(cycle) if key in side else None for side in self.sides.values())
        return rtl != model

    def x(self, cycle):
        return LABEL + (cycle - self.first) * WIDE

    def row(self, key, y):
        out = [f'<text x="{LABEL - 48}" y="{y + RTL - 4}" class="{"who failing" if key == self.failing else "who"}">'
               f'{"► " if key == self.failing else ""}{esc(self.text(key))}</text><text class="side" x="{LABEL - 6}" y="{y + RTL - 4}">RTL</text>']
        if self.both:
            out.append(f'<text class="side" x="{LABEL - 6}" y="{y + RTL + MODEL - 3}">model</text>')
        for name, top, high in (("rtl", y, RTL), ("model", y + RTL, MODEL)):
            thread = self.sides[name].get(key)
            for stay in thread.stays() if thread else ():
                out.append(self.stay(name, stay, top, high))
        for cycle in range(self.first, self.last + 1):
            if self.differs(key, cycle):
                out.append(f'<rect class="differs" x="{self.x(cycle)}" y="{y + RTL - 1.5}" width="{WIDE}" height="3"/>')
        return out

    def stay(self, side, stay, top, high):
        first, last = max(stay.first, self.first), min(stay.last, self.last)
        if first > last:
            return ""
        x, wide = self.x(first), (last + 1 - first) * WIDE
        wrong = " wrong" if side == "rtl" and self.wrong(stay) else ""
        waits = max(stay.shown, first) if stay.shown is not None else last + 1
        until = last if stay.taken is None else min(last, stay.taken - 1)
        text = stay.name if len(stay.name) * LETTER <= wide - 3 else stay.name[0] if wide >= 11 else ""
        title = f"{side}: {stay.name} in cycles {stay.first} to {stay.last}{', waits' if waits <= until else ''}"
        out = [f'<g><title>{esc(title)}</title><rect class="stay{wrong}" style="--hue:{hue(stay.name)}" x="{x + .5}" y="{top + .5}" '
               f'width="{wide - 1}" height="{high - 1}"/>']
        if waits <= until:
            out.append(f'<rect class="waits" x="{self.x(waits) + .5}" y="{top + .5}" width="{(until + 1 - waits) * WIDE - 1}" height="{high - 1}"/>')
        out.append(f'<text class="stage" x="{x + 3}" y="{top + high - 4}">{esc(text)}</text></g>')
        return "".join(out)

    def wrong(self, stay):
        """The beat that differs."""
        return stay.name == self.boundary and stay.shown is not None and stay.shown <= self.cycle <= stay.last

    def svg(self):
        body, y = [], TOP
        for key in self.keys:
            body += self.row(key, y)
            y += RTL + MODEL + GAP
        wide = self.x(self.last + 1) + 10
        axis = [f'<line class="grid" x1="{self.x(c)}" x2="{self.x(c)}" y1="{TOP - 6}" y2="{y}"/><text class="cycle" x="{self.x(c)}" '
                f'y="{TOP - 10}">{c}</text>' for c in range(self.first, self.last + 1) if c % 10 == 0]
        mark = (f'<rect class="mark" x="{self.x(self.cycle)}" y="{TOP - 6}" width="{WIDE}" height="{y - TOP + 6}"/>'
                f'<text class="cycle mark" x="{self.x(self.cycle) + WIDE / 2}" y="11">failure, cycle {self.cycle}</text>')
        return (f'<svg class="pipeline" role="img" aria-label="Stages of {len(self.keys)} threads in cycles {self.first} to {self.last}; the '
                f'table below says the same" viewBox="0 0 {wide} {y}" width="{wide}" height="{y}"><defs><pattern id="hatch" width="5" '
                'height="5" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">'
                f'<line class="hatch" x1="0" y1="0" x2="0" y2="5"/></pattern></defs>{"".join(axis)}{mark}{"".join(body)}</svg>')

    def waits(self):
        """(thread, side, boundary, first, last cycle, reason) of the waits that are drawn, the failing thread's first."""
        found = []
        for key in sorted(self.keys, key=lambda k: k != self.failing):
            for side in (self.rtl, self.model):
                thread = self.sides[side.name].get(key)
                for stay in thread.stays() if thread else ():
                    until = stay.last if stay.taken is None else stay.taken - 1
                    if stay.shown is not None and stay.name != "result" and self.first <= until and stay.shown <= min(until, self.last):
                        found.append((key, side.name, stay.name, stay.shown, until, told(side, stay, until, thread)))
        return joined(found)

    def where(self):
        """Rows of the table that says what the drawing shows."""
        for key in self.keys:
            for name, side in self.sides.items():
                for stay in side[key].stays() if key in side else ():
                    if stay.last >= self.first and stay.first <= self.last:
                        yield self.text(key), name, stay


def joined(waits):
    """Both sides in one row if they wait alike."""
    rtl = {(w[0], *w[2:]) for w in waits if w[1] == "rtl"}
    model = {(w[0], *w[2:]) for w in waits if w[1] == "model"}
    for key, side, *rest in waits:
        both = (key, *rest) in rtl & model
        if not (both and side == "model"):
            yield (key, "both" if both else side, *rest)


def told(side, stay, until, thread):
    """The reason in the middle of a wait or at its end, whichever says more."""
    return max((reason(side, stay, cycle, thread) for cycle in (until, (stay.shown + until) // 2)), key=len)


def reason(side, stay, cycle, thread):
    if stay.name in beats.ANSWERS and not side.waits("result", cycle):
        return "result takes answers in the order of issue, and another one is next, or the quad is not whole"
    chain, reads = side.why(stay.name, cycle, thread)
    text = f"{chain[0]} does not take it"
    text += "".join(f", {a} waits for {b}" for a, b in zip(chain, chain[1:]))
    if reads and chain[-1] != "memory":
        text += f"; {chain[-1]} has {reads} read{'s' if reads > 1 else ''} without an answer"
    return text


def waits_table(diagram, waits, caption):
    rows = [[cell(diagram.text(key), "failing" if key == diagram.failing else ""), cell(side), cell(name), cell(f"{first}–{last}", "n"),
             cell(last - first + 1, "n"), cell(why)] for key, side, name, first, last, why in waits[:MOST_WAITS]]
    more = f"<p>{len(waits) - MOST_WAITS} more are not listed.</p>" if len(waits) > MOST_WAITS else ""
    return table(caption, ("thread", "side", "at boundary", "#cycles", "#how many", "why"), rows) + more


def waits_html(diagram):
    """Those of the failing thread, or all if none fails; the others are folded."""
    waits = list(diagram.waits())
    mine = [w for w in waits if diagram.failing in (None, w[0])]
    others = [w for w in waits if w not in mine]
    text = waits_table(diagram, mine, "Beats that were shown and not taken") if mine else (
        "<p>No beat of the failing thread waits.</p>" if diagram.failing else "<p>No beat of these threads waits.</p>")
    if others:
        text += (f"<details><summary>{len(others)} waits of the other threads</summary>" +
                 waits_table(diagram, others, "Beats of the other threads that were shown and not taken") + "</details>")
    return "<h3 id=waits>Waits and their reasons</h3>" + text


def section(diagram):
    """Drawing and tables as HTML."""
    if not diagram.keys:
        return "<p>No thread is in the unit around the failure.</p>"
    where = [[cell(who), cell(side), cell(stay.name), cell(f"{stay.first}–{stay.last}", "n"),
              cell("" if stay.shown is None else stay.shown, "n")] for who, side, stay in diagram.where()]
    both = ("Red between the two: they stand in different stages, or only one waits. " if diagram.both else
            "The model is followed at strictness cycle alone. ")
    legend = ("<p>A row a thread, the RTL above the model; a colour a stage. Hatched: the beat is shown, and not taken. " + both +
              "Red frame: the beat that fails.</p>")
    return (legend + f'<div class="wide" tabindex="0" role="region" aria-label="pipeline by cycle">{diagram.svg()}</div>' +
            waits_html(diagram) +
            "<details><summary>The drawing as a table</summary>" +
            table("Stages of the threads", ("thread", "side", "stage", "cycles", "#shown from"), where) + "</details>")
