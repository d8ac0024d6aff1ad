# SPDX-License-Identifier: Apache-2.0
"""What a failure has that is no difference at a boundary: waits of a hang, bytes of memory, expectations, a protocol check."""
import re

from page_html import cell, esc, facts, table


def hang(report):
    waits = report.waits()
    if not waits:
        return ""
    chain, circle = report.chain()
    text = ""
    if chain:
        steps = "".join(f"<li>{esc(a)} waits for <strong>{esc(b)}</strong></li>" for a, b in zip(chain, chain[1:]))
        end = "They wait in a circle." if circle else f"In the end all wait for <strong>{esc(chain[-1])}</strong>: look there."
        text = f"<p>{end}</p><ol>{steps}</ol>"
    rows = [[cell(w.who), cell(w.whom), cell(w.cycles, "n"), cell(w.since, "n"), cell(w.why)] for w in waits]
    held = [[cell(stage), cell(used, "n"), cell(capacity, "n"), cell(what)] for stage, used, capacity, what in report.holds() if used]
    passed = [[cell(name), cell(count, "n")] for name, count in report.passed().items()]
    return (text + table("Waits of the RTL", ("who", "waits for", "#cycles", "#since cycle", "why"), rows) +
            (table("What the model's stages hold; all others hold nothing", ("stage", "#used", "#of", "what"), held) if held else "") +
            ("<details><summary>Instructions past each boundary of the RTL</summary>" +
             table("Instructions past each boundary", ("boundary", "#instructions"), passed) + "</details>" if passed else ""))


def memory(report):
    """The line of memory that differs at the end, byte by byte, and who stored there last."""
    found = report.memory()
    if not found:
        return ""
    address, rtl, model = found
    rows = [[cell(f"0x{address + i:012x}", "code"), cell(a, "code wrong"), cell(b, "code")] for i, (a, b) in enumerate(zip(rtl, model)) if a != b]
    instruction, lane = report.instruction(), report.lane_drawn()
    who = (f"Instruction {instruction[0]}, <code>{esc(instruction[2])}</code>{'' if lane is None else f', lane {lane}'}, stored there last."
           if instruction else "No instruction stores there.")
    return f"<p>{who}</p>" + table("Bytes that differ after the last instruction", ("address", "RTL", "model"), rows)


def expectations(report, failure, vector, linked):
    """`linked`: a link to a line of the vector."""
    failed, judged = failure.get("expectations_failed"), failure.get("expectations_judged")
    if not failed:
        return ""
    both = "the model shows it too" in failure["text"]
    hint = ("RTL and model agree, and the vector expects another value: the expectation is wrong, or the rule is misread on both sides."
            if both else "The model has the value that the vector expects." if "the RTL is wrong" in failure["text"] else "")
    items = "".join(f"<li><code>{esc(line)}</code></li>" for line in report.expectations())
    return (f"<p>{failed} of {judged} expectations of the case fail. {hint}</p>" + first_expectation(failure["text"], vector, linked) +
            (f"<details><summary>The first of them</summary><ul>{items}</ul></details>" if items else ""))


def first_expectation(text, vector, linked):
    """Its line in the vector, and the values."""
    found = re.match(r".*?:(\d+):\d+: expected (.*) = (.*?), RTL shows ([^;]*)(?:; (.*))?$", text)
    lines = vector.splitlines()
    if not found or int(found[1]) > len(lines):
        return ""
    line = int(found[1])
    return facts([("its line", f"{linked(line)}<br><code>{esc(lines[line - 1].strip())}</code>"), ("of", esc(found[2])),
                  ("expected", f"<code>{esc(found[3])}</code>"), ("RTL", f'<code class="wrong">{esc(found[4])}</code>'),
                  *([("model", esc(found[5]))] if found[5] else [])])


def protocol(report, failure):
    broken = failure.get("protocol")
    if not broken:
        return ""
    rule = report.line(rf"^  {broken['id']}: (.*)$")
    return facts([("check", esc(broken["id"])), ("fault of", esc(broken["at_fault"])), ("at boundary", esc(broken.get("boundary", "-"))),
                  ("what happened", esc(broken["text"])), *([("it requires", esc(rule[1]))] if rule else [])])


def shown(sides, boundary, cycle):
    """What a boundary shows in a cycle, on both sides."""
    rtl, model = sides
    names = [name[len(boundary) + 1:] for name in rtl.place if name.startswith(boundary + ".")]
    found = [(name, *(hexadecimal(side.value(f"{boundary}.{name}", cycle)) for side in (rtl, model))) for name in names]
    rows = [[cell(name), cell(a, "code wrong" if a != b and b != "-" else "code"), cell(b, "code model")] for name, a, b in found
            if name in ("valid", "ready") or (a, b) != ("0x0", "0x0")]
    return table(f"Boundary {boundary} in cycle {cycle}; what is zero on both sides is left out", ("field", "RTL", "model"), rows) if rows else ""


def hexadecimal(bits):
    return hex(int(bits, 2)) if bits and set(bits) <= {"0", "1"} else "-"


def section(report, failure, vector, linked, sides):
    """(title, HTML) of what applies, or None. `sides`: RTL and model, or None."""
    boundary = failure.get("protocol", failure).get("boundary")
    at = shown(sides, boundary, failure["cycle"]) if sides and boundary and not report.fields() and not report.waits() else ""
    for title, text in (("Who waits for whom", hang(report)), ("Memory at the end", memory(report)),
                        ("The protocol check", protocol(report, failure) and protocol(report, failure) + at),
                        ("The expectations", expectations(report, failure, vector, linked)), ("The boundary", at)):
        if text:
            return title, text
    return None
