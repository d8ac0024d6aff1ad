# SPDX-License-Identifier: Apache-2.0
"""Pieces of the page of a failure: style, script, tables, sections, links. What signoff's page has too is from there."""
import os
import sys
from pathlib import Path
from urllib.parse import quote

from case import ROOT

sys.path += [str(ROOT / "scripts"), str(ROOT / "scripts/signoff")]
from html_parts import cell, esc  # noqa: E402

STYLE = """
:root { color-scheme: light dark; --back: #fff; --text: #1a1a1a; --dim: #5c5c5c; --line: #d4d4d4; --soft: #f4f4f4;
  --bad: #b00020; --model: #0b57a4; --link: #0b57a4; --light: 82%; --ink: #111; }
@media (prefers-color-scheme: dark) { :root { --back: #16181b; --text: #e6e6e6; --dim: #a2a2a2; --line: #3d4046;
  --soft: #202327; --bad: #ff8a93; --model: #8ab8f0; --link: #8ab8f0; --light: 25%; --ink: #f2f2f2; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 90rem; padding: 0 1.2rem 5rem; background: var(--back); color: var(--text);
  font: 15px/1.5 system-ui, sans-serif; }
a { color: var(--link); } :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
h1 { font-size: 1.45rem; margin: 1.2rem 0 .3rem; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2.4rem 0 .5rem; padding-top: .6rem; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.4rem 0 .3rem; }
code, pre, .n, .code { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: .87em; }
code { overflow-wrap: anywhere; } p { max-width: 62rem; margin: .5rem 0; overflow-wrap: anywhere; }
pre { margin: .4rem 0; padding: .7rem; overflow-x: auto; background: var(--soft); line-height: 1.4; }
.skip { position: absolute; left: -100rem; } .skip:focus { position: static; }
nav { padding: .4rem 0; } nav ul { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1rem; }
.top { border-left: .5rem solid var(--bad); background: var(--soft); padding: .5rem 1.1rem; margin: .8rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1.2rem; margin: .5rem 0; } dt { color: var(--dim); }
dd { margin: 0; min-width: 0; } dd, li, figcaption { overflow-wrap: anywhere; }
.wide { overflow-x: auto; } table { border-collapse: collapse; margin: .5rem 0; }
caption { text-align: left; color: var(--dim); padding: .2rem 0; }
th, td { padding: .2rem .7rem .2rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
thead th { font-weight: 600; } .n { text-align: right; white-space: nowrap; } td.code { white-space: pre-wrap; overflow-wrap: anywhere; }
td.code.whole { white-space: nowrap; } td.code.source { min-width: 24rem; } td div.code { overflow-wrap: anywhere; max-width: 26rem; }
tbody th { white-space: nowrap; }
.bad, .failing, .wrong { color: var(--bad); font-weight: 600; } .dim { color: var(--dim); } .model { color: var(--model); }
summary { cursor: pointer; padding: .2rem 0; }
.copy { display: flex; gap: .6rem; align-items: start; margin: .3rem 0; }
.copy code { flex: 1; padding: .35rem .6rem; background: var(--soft); }
button { font: inherit; font-size: .87em; padding: .2rem .7rem; color: inherit; background: var(--soft);
  border: 1px solid var(--dim); border-radius: .2rem; cursor: pointer; }
svg text { font: 11px ui-monospace, "DejaVu Sans Mono", monospace; fill: var(--text); }
.pipeline .who, .pipeline .side { text-anchor: end; } .pipeline .side { font-size: 9px; fill: var(--dim); }
.pipeline .failing { fill: var(--bad); font-weight: 700; }
.pipeline .stay { fill: hsl(var(--hue) 55% var(--light)); } .pipeline .stage { font-size: 10px; fill: var(--ink); }
.pipeline .waits { fill: url(#hatch); } .hatch { stroke: var(--ink); stroke-width: 1.1; opacity: .55; }
.pipeline .wrong { stroke: var(--bad); stroke-width: 2.5; } .pipeline .differs { fill: var(--bad); }
.pipeline .grid { stroke: var(--line); } .pipeline .cycle { text-anchor: middle; fill: var(--dim); }
.pipeline rect.mark { fill: var(--bad); opacity: .13; } .pipeline text.mark { fill: var(--bad); font-weight: 700; }
.pictures { display: flex; flex-wrap: wrap; gap: 1.2rem; align-items: flex-start; } .pictures > .wide { max-width: 100%; }
figure { margin: 0; } figcaption { color: var(--dim); font-size: .87em; max-width: 22rem; }
.level image { image-rendering: pixelated; } .level .edge { fill: none; stroke: var(--dim); }
.level .frame { fill: none; stroke: var(--bad); stroke-width: 2; }
.texels .head { text-anchor: middle; fill: var(--dim); } .texels .row { text-anchor: end; fill: var(--dim); }
.texels .place { fill: var(--back); stroke: var(--line); }
.texels .outside { fill: var(--soft); stroke: var(--line); stroke-dasharray: 2 3; }
.texels .beyond { text-anchor: middle; fill: var(--dim); } .texels .swatch { stroke: var(--dim); stroke-width: .5; }
.texels .small { font-size: 9.5px; fill: var(--dim); }
.texels .take { fill: none; stroke-width: 2.5; } .texels rect.model { stroke: var(--model); }
.texels rect.rtl { stroke: var(--bad); stroke-dasharray: 6 3; }
.texels .badge { font-weight: 700; } .texels text.model { fill: var(--model); } .texels text.rtl { fill: var(--bad); }
.texels .sector { stroke: var(--dim); stroke-dasharray: 1 3; stroke-width: 1.5; } .texels .gob { stroke: var(--text); stroke-width: 1.2; }
.texels .block { stroke: var(--text); stroke-width: 3; } .texels .gap { stroke: var(--bad); stroke-width: 2; stroke-dasharray: 1 5; }
@media print { :root { --back: #fff; --text: #000; --dim: #444; --line: #bbb; --soft: #f4f4f4; --bad: #b00020; --model: #0b57a4;
  --link: #000; --light: 84%; --ink: #000; } body { max-width: none; font-size: 10pt; padding: 0; } nav, button, .skip, .keys { display: none; }
  td, td.code.whole, tbody th, .n { white-space: normal; overflow-wrap: anywhere; } td.code.source { min-width: 0; }
details.long { display: none; }
  .wide { overflow: visible; } svg { max-width: 100%; height: auto; } pre { white-space: pre-wrap; } h2, h3 { break-after: avoid; }
  tr, svg, figure { break-inside: avoid; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
"""
# Without it the page is whole: it copies lines, opens for the printer what is folded and not long, and goes from section to section by key.
SCRIPT = """
for (const line of document.querySelectorAll('.copy')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'copy';
  button.setAttribute('aria-label', 'copy the line: ' + line.dataset.what);
  button.onclick = () => {
    const selected = getSelection();
    selected.selectAllChildren(line.querySelector('code'));
    const done = () => { button.textContent = 'copied'; setTimeout(() => { button.textContent = 'copy'; }, 2000); };
    if (navigator.clipboard) navigator.clipboard.writeText(selected.toString()).then(done, () => document.execCommand('copy') && done());
    else if (document.execCommand('copy')) done();
  };
  line.append(button);
}
const closed = [];
addEventListener('beforeprint', () => { for (const d of document.querySelectorAll('details:not([open]):not(.long)')) { d.open = true; closed.push(d); } });
addEventListener('afterprint', () => { while (closed.length) closed.pop().open = false; });
const heads = [...document.querySelectorAll('main h2')];
addEventListener('keydown', (e) => {
  if (e.ctrlKey || e.altKey || e.metaKey || !(e.key === 'j' || e.key === 'k')) return;
  const tops = heads.map((h) => h.getBoundingClientRect().top);
  const to = e.key === 'j' ? tops.findIndex((t) => t > 8) : tops.findLastIndex((t) => t < -8);
  if (to >= 0) { heads[to].tabIndex = -1; heads[to].focus({preventScroll: true}); heads[to].scrollIntoView(); }
});
"""


def link(path, out, text=None):
    """A link to a file, from a page in the folder `out`; plain text if the file is not there."""
    full = (ROOT / path).resolve()
    label = esc(path if text is None else text)
    return f'<a href="{esc(quote(os.path.relpath(full, Path(out).resolve())))}">{label}</a>' if full.exists() else label


def line_link(path, line, out, text=None):
    """A link to the file of a line. What is said of it is FILE:LINE."""
    return link(path, out, f"{path}:{line}" if text is None else text)


def table(caption, heads, rows):
    """heads: names, those of numbers begin with '#'. rows: lists of cells. The first cell of a row is its head."""
    return table_html(caption, heads, map(headed, rows))


def table_html(caption, heads, rows):
    head = "".join(f'<th scope="col"{" class=" + chr(34) + "n" + chr(34) if h.startswith("#") else ""}>{esc(h.removeprefix("#"))}</th>' for h in heads)
    body = "\n".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    return (f'<div class="wide"><table><caption>{esc(caption)}</caption><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></div>')


def headed(row):
    first = row[0]
    return [first.replace("<td", '<th scope="row"', 1).removesuffix("</td>") + "</th>" if first.startswith("<td") else first, *row[1:]]


def facts(rows):
    """Names and what is known of each, as HTML."""
    return "<dl>" + "".join(f"<dt>{esc(name)}</dt><dd>{text}</dd>" for name, text in rows) + "</dl>"


def command(what, line):
    """A line to copy."""
    return f'<div class="copy" data-what="{esc(what)}"><code>{esc(line)}</code></div>'


def section(name, title, *parts):
    return f'<section aria-labelledby="{name}"><h2 id="{name}">{esc(title)}</h2>\n' + "\n".join(parts) + "\n</section>"


def document(title, head, sections):
    """sections: (name, short title, HTML) in their order; those without HTML are left out."""
    shown = [s for s in sections if s[2]]
    nav = "".join(f'<li><a href="#{name}">{esc(short)}</a></li>' for name, short, _ in shown)
    return ('<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{esc(title)}</title><style>{STYLE}</style></head>\n<body>\n"
            '<a class="skip" href="#main">to the contents</a>\n'
            f'<header>{head}<nav aria-label="sections"><ul>{nav}</ul></nav></header>\n<main id="main">\n'
            + "\n".join(html for _, _, html in shown) +
            '\n</main>\n<footer><p class="dim keys">Keys: j next section, k section before, Tab links and buttons.</p></footer>\n'
            f"<script>{SCRIPT}</script></body></html>\n")
