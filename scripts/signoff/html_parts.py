# SPDX-License-Identifier: Apache-2.0
"""Pieces of a page: escaped text, links that lead somewhere, tables."""
import html
import os
from pathlib import Path

STYLE = """
:root { color-scheme: light dark; --back: #fff; --text: #1a1a1a; --dim: #666; --line: #d8d8d8; --soft: #f5f5f5;
  --good: #106b2c; --bad: #b00020; --mid: #8a5a00; --link: #0b57a4; }
@media (prefers-color-scheme: dark) { :root { --back: #16181b; --text: #e4e4e4; --dim: #9a9a9a; --line: #3a3d42;
  --soft: #202327; --good: #69d08a; --bad: #ff8a93; --mid: #e6b450; --link: #8ab8f0; } }
body { margin: 0 auto; max-width: 84rem; padding: 0 1rem 4rem; background: var(--back); color: var(--text);
  font: 15px/1.45 system-ui, sans-serif; }
a { color: var(--link); text-decoration: none; } a:hover { text-decoration: underline; }
h1 { margin: .3rem 0; font-size: 1.9rem; } h2 { margin: 2.2rem 0 .5rem; font-size: 1.25rem; }
code, pre, .n { font-family: ui-monospace, monospace; font-size: .88em; } code { overflow-wrap: anywhere; }
div.top { margin: 1rem 0; padding: .6rem 1.2rem 1rem; border-left: .6rem solid var(--bad); background: var(--soft); }
div.top.yes { border-color: var(--good); } div.top li { margin: .5rem 0; }
.wide { overflow-x: auto; } table { border-collapse: collapse; } table.sort { min-width: 60rem; }
#rules table { min-width: 110rem; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { position: sticky; top: 0; background: var(--back); } .n { text-align: right; white-space: nowrap; }
.good { color: var(--good); } .bad { color: var(--bad); } .mid { color: var(--mid); } .dim { color: var(--dim); }
.bad a { color: inherit; text-decoration: underline; } td:first-child { white-space: nowrap; }
#rules td:nth-child(2) { min-width: 11rem; } .b { font-weight: 600; } .nav a { display: inline-block; margin-right: 1rem; } details { margin: .2rem 0; }
summary { cursor: pointer; } input { margin: .3rem 0; padding: .25rem .5rem; width: min(28rem, 95%); font: inherit; }
pre { margin: 0; overflow-x: auto; line-height: 1.35; } pre a { color: var(--dim); }
pre .m { color: var(--bad); } pre :target { background: var(--soft); outline: 2px solid var(--mid); }
"""
# Tables can be sorted by a click, and filtered; without it they are complete as they stand.
SCRIPT = """
for (const table of document.querySelectorAll('table.sort')) {
  const body = table.tBodies[0], box = document.createElement('input'), label = document.createElement('label');
  if (body.rows.length > 8) {
    box.oninput = () => { for (const r of body.rows) r.hidden = !r.textContent.toLowerCase().includes(box.value.toLowerCase()); };
    label.append('show rows with ', box);
    table.parentNode.before(label);
  }
  [...table.tHead.rows[0].cells].forEach((head, i) => {
    head.style.cursor = 'pointer';
    head.onclick = () => {
      const down = head.dataset.down = head.dataset.down === '1' ? '' : '1';
      const key = (r) => { const t = r.cells[i].dataset.v || r.cells[i].textContent, n = parseFloat(t); return isNaN(n) ? t : n; };
      [...body.rows].sort((a, b) => { const x = key(a), y = key(b);
        return (typeof x === typeof y ? (x < y ? -1 : x > y ? 1 : 0) : typeof x === 'number' ? -1 : 1) * (down ? 1 : -1); })
        .forEach((r) => body.append(r));
    };
  });
}
"""


def esc(text):
    return html.escape(str(text), quote=True)


class Links:
    """Links from a page: to lines that it shows, and to files that exist."""

    def __init__(self, root, out, shown):
        self.root, self.out, self.shown = Path(root).resolve(), Path(out).resolve(), shown

    def file(self, path, text=None):
        """A link to a file of the tree or of the build folder; plain text if it is not there."""
        full = self.root / path
        label = esc(text if text is not None else path)
        if not full.exists():
            return label
        return f'<a href="{esc(os.path.relpath(full.resolve(), self.out))}">{label}</a>'

    def at(self, place, text=None):
        """A link to FILE:LINE: the line on the page, or else the file."""
        file, _, line = str(place).rpartition(":")
        label = text if text is not None else place
        if file in self.shown and line.isdecimal() and 1 <= int(line) <= self.shown[file]:
            return f'<a href="#{esc(place)}">{esc(label)}</a>'
        return self.file(file, label) if file else esc(label)


def cell(value, kind="", key=None):
    """A cell; what is html already comes as a tuple of one."""
    text = value[0] if isinstance(value, tuple) else esc(value)
    key = f' data-v="{esc(key)}"' if key is not None else ""
    return f'<td class="{kind}"{key}>{text}</td>' if kind else f"<td{key}>{text}</td>"


def table(heads, rows, sort=True):
    """heads: names, those of numbers begin with '#'. rows: lists of cells."""
    head = "".join(f'<th scope="col" class="n">{esc(h[1:])}</th>' if h.startswith("#") else f'<th scope="col">{esc(h)}</th>'
                   for h in heads)
    body = "\n".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    return (f'<div class="wide"><table{" class=" + chr(34) + "sort" + chr(34) if sort else ""}><thead><tr>{head}</tr></thead>'
            f"<tbody>\n{body}\n</tbody></table></div>")


def percent(part, whole, lead):
    """A cell with a share, red below all of it and leading to what is missing; of nothing it is empty."""
    if not whole:
        return cell("", "n")
    share = 100 * part / whole
    text = f"{share:.4g} % ({part}/{whole})"
    return cell((text if part == whole else lead(text),), "n good" if part == whole else "n bad", f"{share:.6f}")


def section(name, title, *parts):
    return f'<div id="{name}"><h2>{esc(title)}</h2>\n' + "\n".join(parts) + "\n</div>"
