# SPDX-License-Identifier: Apache-2.0
"""One HTML file of a failure: no network, no scripts of others; dark and light, on paper and with a keyboard."""
import html

MOST_STEPS = 400
STYLE = """
:root{color-scheme:light dark}
body{font:15px/1.45 system-ui,sans-serif;margin:2em auto;max-width:75em;padding:0 1em}
pre,td.code,code{font:13px/1.4 ui-monospace,monospace}
pre{overflow-x:auto;border:1px solid #8886;padding:.8em;border-radius:4px}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.25em .6em;border-bottom:1px solid #8884;vertical-align:top}
td.n{text-align:right;font-variant-numeric:tabular-nums}
tr.first td{background:#d3303022}
.wrong{color:#c02020;font-weight:600}
@media(prefers-color-scheme:dark){.wrong{color:#ff8080}}
@media print{body{max-width:none}pre{white-space:pre-wrap}}
"""


def cell(text, kind=""):
    return f"<td{f' class={kind}' if kind else ''}>{html.escape(str(text))}</td>"


def rows(heads, lines):
    head = "".join(f"<th scope=col>{html.escape(h)}</th>" for h in heads)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def hexadecimal(bits):
    return hex(int(bits, 2)) if bits and set(bits) <= {"0", "1"} else bits or ""


def fields(found):
    lines = [f"<tr>{cell(n)}{cell(hexadecimal(r), 'wrong')}{cell(hexadecimal(m))}</tr>" for n, r, m in found.fields]
    return "<h2 id=fields>The wrong fields</h2>" + rows(("field", "RTL", "model"), lines) if lines else ""


def journey(found):
    lines = [f"<tr>{cell(name)}{cell(rtl, 'n')}{cell(model, 'n')}{cell(', '.join(wrong) or 'the same', 'wrong' if wrong else '')}"
             "</tr>" for name, rtl, model, wrong in found.journey]
    return "<h2 id=thread>The thread on its way</h2>" + rows(("boundary", "cycle in RTL", "in the model", "fields that differ"),
                                                           lines) if lines else ""


def full(row):
    """The name of a signal below the unit."""
    return f"{row.scope}.{row.signal}".removeprefix("texture_unit.") if row.signal else ""


def suspects(found):
    lines = []
    for i, s in enumerate(found.suspects):
        first = " class=first" if s.passing == found.suspects[0].passing else ""
        lines.append(f"<tr{first}>{cell(f'{s.passing} of {found.passing}', 'n')}{cell(f'{s.file}:{s.line}:{s.column}')}"
                     f"{cell(full(s))}{cell(s.value)}{cell(s.cycle, 'n')}{cell(s.text, 'code')}</tr>")
    return (f"<h2 id=origin>Where it came from</h2><p>Expressions that decided the wrong bits of "
            f"<code>{html.escape(found.where)}</code>, those first that decided the same bits of the fewest correct beats.</p>" +
            rows(("correct beats", "expression", "signal", "value", "cycle", "line"), lines))


def steps(found):
    lines = [f"<tr>{cell(s.depth, 'n')}{cell(s.cycle, 'n')}{cell(full(s))}{cell(s.value)}{cell(s.lines)}</tr>"
             for s in found.steps[:MOST_STEPS]]
    return ("<h2 id=signals>Signals on the way</h2><p>From the wrong field backwards, as far as the inputs of the stage."
            "</p>" + rows(("steps back", "cycle", "signal", "value", "declared"), lines))


def write(out, file, verdict, text, found, why, wave):
    failure = verdict["failure"]
    title = f"{failure['signature']}: {file}"
    body = [f"<h1>{html.escape(title)}</h1>", f"<p>{html.escape(failure['text'])}, cycle {failure['cycle']}.</p>",
            f"<p>Waveform: <code>{html.escape(wave)}</code>, beside this page. Reproduce: "
            f"<code>{html.escape(failure['reproduce'])}</code></p>"]
    if found and found.suspects:
        body += [fields(found), journey(found), suspects(found), steps(found)]
    else:
        body.append(f"<h2 id=origin>Where it came from</h2><p>Not followed: {html.escape(why or 'nothing decides it')}.</p>")
    body.append(f"<h2 id=report>Report</h2><pre>{html.escape(text.strip())}</pre>")
    index = out / "index.html"
    index.write_text(f"<!doctype html><html lang=en><head><meta charset=utf-8><title>{html.escape(title)}</title>"
                     f"<meta name=viewport content='width=device-width'><style>{STYLE}</style></head><body><main>"
                     f"{''.join(body)}</main></body></html>\n")
    return index
