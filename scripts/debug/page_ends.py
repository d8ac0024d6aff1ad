# SPDX-License-Identifier: Apache-2.0
"""What a failure has that is no difference at a boundary: waits of a hang, bytes of memory, expectations, a protocol check."""
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


def expectations(report, failure):
    failed, judged = failure.get("expectations_failed"), failure.get("expectations_judged")
    lines = report.expectations()
    if not failed:
        return ""
    both = "the model shows it too" in failure["text"]
    hint = ("RTL and model agree, and the vector expects another value: the expectation is wrong, or the rule is misread on both sides."
            if both else "The model has the value that the vector expects." if "the RTL is wrong" in failure["text"] else "")
    items = "".join(f"<li><code>{esc(line)}</code></li>" for line in lines)
    return (f"<p>{failed} of {judged} expectations of the case fail. {hint}</p>" +
            (f"<details><summary>The first of them</summary><ul>{items}</ul></details>" if items else ""))


def protocol(report, failure):
    broken = failure.get("protocol")
    if not broken:
        return ""
    rule = report.line(rf"^  {broken['id']}: (.*)$")
    return facts([("check", esc(broken["id"])), ("fault of", esc(broken["at_fault"])), ("at boundary", esc(broken.get("boundary", "-"))),
                  ("what happened", esc(broken["text"])), *([("it requires", esc(rule[1]))] if rule else [])])


def section(report, failure):
    """(title, HTML) of what applies, or None."""
    for title, text in (("Who waits for whom", hang(report)), ("Memory at the end", memory(report)),
                        ("The protocol check", protocol(report, failure)), ("The expectations", expectations(report, failure))):
        if text:
            return title, text
    return None
