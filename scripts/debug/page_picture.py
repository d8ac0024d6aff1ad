# SPDX-License-Identifier: Apache-2.0
"""
The level or surface of the failing thread, drawn: the whole of it in colours, and the places around what is read or stored,
with weights, border and addresses. Values and places are the model's (`explain --json --picture`); what the RTL takes
instead is read from the waveform.
"""
import json
import re
import subprocess

from colours import Palette, element_colour, png, texel_text
from page_html import cell, esc, facts, section, table
from picture import FACES, Picture, rtl_values

WIDE, HIGH, LEFT, TOP = 118, 62, 64, 26  # of a place, and of the heads
BADGE = 16  # letters that fit
SIDE = 320  # of the whole level on the page


def rgb(colour):
    return "#%02x%02x%02x" % tuple(colour)


class Near:
    """The places around the samples of one image."""

    def __init__(self, picture, image, palette):
        self.p, self.image, self.palette = picture, image, palette
        near = image["near"]
        self.places = {(x, y): near["places"][j * len(near["columns"]) + i] for j, y in enumerate(near["rows"]) for i, x in enumerate(near["columns"])}
        self.here = [s for s in picture.samples if self.mine(s)]
        self.rtl = {k: r for k, r in picture.instead.items() if r.column is not None and self.shows(k, r)}
        out = [(s.column, s.row) for s in self.here if s.kind != "zero_weight"] + [(r.column, r.row) for r in self.rtl.values()]
        self.columns = sorted({*near["columns"], *(x for x, _ in out)})
        self.rows = sorted({*near["rows"], *(y for _, y in out)})

    def mine(self, sample):
        """It is in this image; what is not read is drawn where it aims, in the first."""
        if sample.face is None or not self.p.texture:
            return self.image is self.p.what["images"][0]
        return "face" not in self.image or FACES[sample.face % 6] == self.image["face"]

    def shows(self, number, rtl):
        """The RTL's place is in this image."""
        if rtl.layer is not None and self.p.texture:
            return rtl.layer == self.image["image"]
        return any(s.number == number for s in self.here)

    def xy(self, column, row):
        return LEFT + self.columns.index(column) * WIDE, TOP + self.rows.index(row) * HIGH

    def svg(self):
        out = []
        for x in self.columns:
            out.append(f'<text class="head" x="{self.xy(x, self.rows[0])[0] + WIDE / 2}" y="{TOP - 8}">{x}</text>')
        for y in self.rows:
            out.append(f'<text class="row" x="{LEFT - 8}" y="{self.xy(self.columns[0], y)[1] + HIGH / 2 + 4}">{y}</text>')
        out += [self.cell(x, y) for y in self.rows for x in self.columns]
        out += self.bounds()
        out += self.gaps()
        out += self.outlines()
        wide, high = LEFT + len(self.columns) * WIDE + 8, TOP + len(self.rows) * HIGH + 8
        return (f'<svg class="texels" role="img" aria-label="{esc(self.title())}" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">'
                f'{"".join(out)}</svg>')

    def title(self):
        what = "texels" if self.p.texture else "places"
        return f"The {what} in columns {self.columns[0]} to {self.columns[-1]} and rows {self.rows[0]} to {self.rows[-1]}; the table says where each sample is"

    def gaps(self):
        """Bars where columns or rows are left out."""
        out = [f'<line class="gap" x1="{self.xy(b, self.rows[0])[0]}" x2="{self.xy(b, self.rows[0])[0]}" y1="{TOP}" y2="{TOP + len(self.rows) * HIGH}"/>'
               for a, b in zip(self.columns, self.columns[1:]) if b != a + 1]
        return out + [f'<line class="gap" x1="{LEFT}" x2="{LEFT + len(self.columns) * WIDE}" y1="{self.xy(self.columns[0], b)[1]}" '
                      f'y2="{self.xy(self.columns[0], b)[1]}"/>' for a, b in zip(self.rows, self.rows[1:]) if b != a + 1]

    def bounds(self):
        """Where a block, a GOB or a sector ends between two columns, or two rows."""
        out, tiles = [], self.p.tiles
        right, bottom = LEFT + len(self.columns) * WIDE, TOP + len(self.rows) * HIGH
        for numbers, along in ((self.columns, True), (self.rows, False)):
            for a, b in zip(numbers, numbers[1:]):
                places = [self.p.byte(n, 0) if along else self.p.byte(0, n) for n in (a, b)]
                kind = tiles.between(*places) if tiles.linear and b == a + 1 and a >= 0 else None
                if kind and along:
                    x = self.xy(b, self.rows[0])[0]
                    out.append(f'<line class="{kind}" x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>')
                elif kind:
                    y = self.xy(self.columns[0], b)[1]
                    out.append(f'<line class="{kind}" x1="{LEFT}" x2="{right}" y1="{y}" y2="{y}"/>')
        return out

    def place(self, column, row):
        """What is known of a place: that of the model, or out of the whole image where each texel is there."""
        found = self.places.get((column, row))
        if not found and self.image["step"] == [1, 1] and "values" in self.image:
            found = {"value": self.image["values"][row][32 * column:32 * column + 32]}
        return found or {}

    def cell(self, column, row):
        x, y = self.xy(column, row)
        if not self.p.in_level(column, row):
            kind = next((s.kind for s in self.here if (s.column, s.row) == (column, row) and s.kind in ("border", "corner")), "outside")
            return (f'<g><title>column {column}, row {row}: outside of the level</title><rect class="outside" x="{x}" y="{y}" width="{WIDE}" '
                    f'height="{HIGH}"/><text class="beyond" x="{x + WIDE / 2}" y="{y + HIGH - 9}">{kind}</text></g>')
        place = self.place(column, row)
        z, layer = self.p.layer(self.image)
        byte = self.p.byte(column, row)
        address = self.p.tiles.address(*byte, z, layer)
        value, element = place.get("value"), place.get("element")
        colour = rgb(self.palette.colour(value) if value and self.palette else element_colour(element)) if value or element else "none"
        text = element[-8:] if element else ""
        said = texel_text(value, self.p.datatypes) if value else ""
        title = f"column {column}, row {row}: 0x{address:012x}, {self.p.tiles.text(*byte, z)}{', ' + said if said else ''}"
        return (f'<g><title>{esc(title)}</title><rect class="place" x="{x}" y="{y}" width="{WIDE}" height="{HIGH}"/>'
                f'<rect class="swatch" x="{x + 4}" y="{y + 33}" width="20" height="{HIGH - 37}" style="fill:{colour}"/>'
                f'<text x="{x + 30}" y="{y + 43}">{esc(text)}</text>'
                f'<text class="small" x="{x + 30}" y="{y + 56}">{address:012x}</text></g>')

    def outlines(self):
        out = []
        label = {}
        for s in self.here:
            if s.kind != "zero_weight":
                label.setdefault(((s.column, s.row), "model"), []).append((str(s.number) if self.p.texture else s.kind, s.weight))
        for number, rtl in self.rtl.items():
            label.setdefault(((rtl.column, rtl.row), "rtl"), []).append((str(number), None))
        for (at, side), names in label.items():
            x, y = self.xy(*at)
            inset = 2 if side == "model" else 5
            out.append(f'<rect class="take {side}" x="{x + inset}" y="{y + inset}" width="{WIDE - 2 * inset}" height="{HIGH - 2 * inset}"/>')
            text = ("RTL " if side == "rtl" else "") + badge(names)
            out.append(f'<text class="badge {side}" x="{x + 9}" y="{y + (15 if side == "model" else 28)}">{esc(text)}</text>')
        return out


def badge(names):
    """Samples with their weights, or without if they are too many for a place."""
    full = ", ".join(name if weight is None else f"{name} ×{weight / 65536:.2f}" for name, weight in names)
    return full if len(full) <= BADGE else ", ".join(name for name, _ in names)


def whole(picture, image, palette, near):
    """The level in colours, with a frame around the places that are drawn apart."""
    rows = image.get("values") or image.get("elements")
    digits = 32 if "values" in image else 2 * picture.what["bytes"]
    texts = [[row[i:i + digits] for i in range(0, len(row), digits)] for row in rows]
    pixels = [[palette.colour(t) if palette else element_colour(t) for t in row] for row in texts]
    wide, high = len(pixels[0]), len(pixels)
    scale = max(1, min(24, SIDE // max(wide, high)))
    step_x, step_y = image["step"]
    frame = ""
    inside = [[n for n in numbers if 0 <= n < size] for numbers, size in zip((near.columns, near.rows), picture.size)] if near else [[]]
    if all(inside):
        x, y = inside[0][0] / step_x * scale, inside[1][0] / step_y * scale
        w = max(4, (inside[0][-1] + 1 - inside[0][0]) / step_x * scale)
        h = max(4, (inside[1][-1] + 1 - inside[1][0]) / step_y * scale)
        frame = f'<rect class="frame" x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}"/>'
    every = "".join(f", one of {step} {what}" for step, what in ((step_x, "columns"), (step_y, "rows")) if step > 1)
    text = f"All of {picture.size[0]} x {picture.size[1]} {'texels' if picture.texture else 'places'}{every}{'; framed: what is drawn beside' if near else ''}"
    return (f'<figure><svg class="level" role="img" aria-label="{esc(text)}" viewBox="-2 -2 {wide * scale + 4} {high * scale + 4}" '
            f'width="{wide * scale + 4}" height="{high * scale + 4}"><image href="{png(pixels)}" width="{wide * scale}" height="{high * scale}" '
            f'preserveAspectRatio="none"/><rect class="edge" x="0" y="0" width="{wide * scale}" height="{high * scale}"/>{frame}</svg>'
            f"<figcaption>{esc(text)}.</figcaption></figure>")


def name_of(picture):
    """Level, size, format, layout of what is drawn."""
    what, stages = picture.what, picture.stages
    geom = stages["lod"] if picture.texture else stages["header"]
    rows = [("level", f"{geom['level']}, {picture.size[0]} x {picture.size[1]} {'texels' if picture.texture else 'places of ' + str(what['bytes']) + ' bytes'}"),
            ("format", f"{what['format']} ({', '.join(k or '-' for k in picture.datatypes)}), elements of {what['bytes']} bytes" +
             (f" for {what['wide']} x {what['high']} texels" if what["wide"] * what["high"] > 1 else "")),
            ("layout", layout(picture.tiles))]
    if picture.texture:
        rows.append(("address modes", f"u {geom['geom.address_u']}, v {geom['geom.address_v']}, p {geom['geom.address_p']}"))
        rows.append(("sampling", sampling(picture)))
        if stages["header"]["shape.kind"] == "THREE_D":
            rows.append(("slice", f"{stages['wrap']['slice']} of {geom['geom.depth']}"))
    return facts([(name, esc(text)) for name, text in rows])


def image_name(picture, image):
    """The face, layer or slice."""
    if image.get("face"):
        return f"face {image['face']} of cube {image['image'] // 6}"
    if not picture.texture:
        return f"{'slice' if picture.stages['decode'].get('access.dim') == '3D' else 'layer'} {image['z']}"
    return f"layer {image['image']} of {picture.layers()}" if picture.layers() > 1 else ""


def layout(t):
    if not t.linear:
        return (f"pitch of {t.pitch} bytes" if t.pitch else "one row") + f", from 0x{t.base:012x} on"
    blocks = " x ".join(str(1 << n) for n in (t.block_w, t.block_h, t.block_d))
    return f"block-linear, blocks of {blocks} GOBs, {t.row_blocks} blocks a row, from 0x{t.base:012x} on"


def sampling(picture):
    stages = picture.stages
    text = stages["lod"].get("sampling", "")
    position = [f"{n / 256:.8g}" for n in stages["coord"].get("fixed", ())]
    if position:
        text += f" at s {position[0]}, t {position[1]}" + (f", r {position[2]}" if stages["header"]["shape.kind"] == "THREE_D" else "") + " texels"
    weights = picture.weights()
    if weights:
        text += f"; {stages['wrap']['frac'][0]}/256 and {stages['wrap']['frac'][1]}/256 beyond sample 3"
    return text


def instead(picture, sample):
    rtl = picture.instead.get(sample.number)
    if not rtl:
        return cell("")
    where = "" if rtl.column is None else f"column {rtl.column}, row {rtl.row}"
    if rtl.layer is not None and picture.texture and picture.layers() > 1:
        where += f", layer {rtl.layer}"
    if where and not picture.in_level(rtl.column, rtl.row):
        where += ", outside of the level"
    return cell(f"{', '.join(t for t in (where, rtl.note) if t)} (boundary {rtl.boundary})", "wrong")


def samples_table(picture, images):
    weighted = picture.texture and picture.weights() is not None
    rows, other = [], bool(picture.instead)
    for s in picture.samples:
        z, _ = picture.layer(images[0])
        where = picture.tiles.text(*picture.byte(s.column, s.row), z) if s.kind in ("read", "stores", "loads") else s.kind.replace("_", " ")
        if s.face is not None and len(images) > 1:
            where = f"face {FACES[s.face % 6]}: {where}"
        row = [cell(s.number), cell(s.column, "n"), cell(s.row, "n"), cell(s.address or "", "code whole"), cell(where)]
        row += [cell(f"{s.weight}/65536", "n")] if weighted else []
        row += [cell((s.element or "").removeprefix("0x"), "code"), cell(s.value, "code")] if picture.texture else []
        rows.append([*row, *([instead(picture, s)] if other else [])])
    heads = ("sample" if picture.texture else "what", "#column", "#row", "address", "place in memory", *(("#weight",) if weighted else ()),
             *(("element", "x y z w") if picture.texture else ()), *(("RTL instead",) if other else ()))
    return table("What the thread reads" if picture.texture else "Where the thread goes", heads, rows)


def passes_table(threads, chosen):
    if len(threads) < 2:
        return ""
    sliced = any(slice_of(t) for t in threads)
    rows = [[cell(t["pass"]), cell(f"{t.get('tap', 1)} of {t.get('taps', 1)}"), cell(t["level"], "n"), cell(f"{t['weight']}/256", "n"),
             *([cell(slice_of(t), "n")] if sliced else []), cell("drawn" if t is chosen else "")] for t in threads if "pass" in t]
    return table("Passes of the thread", ("pass", "tap", "#level", "#its weight", *(("#slice and its weight",) if sliced else ()), ""), rows)


def slice_of(thread):
    stages = {s["boundary"]: s.get("fields", {}) for s in thread["stages"]}
    if not stages.get("lod", {}).get("pass.slice") and len(thread["samples"]) and "slice" not in thread["samples"][0]:
        return ""
    part = stages["wrap"]["frac"][2]
    return f"{stages['wrap']['slice']}, {part if stages['lod']['pass.slice'] else 256 - part}/256"


def explained(program, file, instruction, lane):
    """The thread's elements of `threads`, one a pass; [] if the program cannot tell."""
    done = subprocess.run([program, "explain", "--json", "--picture", f"--instruction={instruction}", f"--lane={lane}", file],
                          capture_output=True, text=True)
    try:
        return json.loads(done.stdout)["instructions"][0]["threads"] if done.returncode == 0 else []
    except (ValueError, LookupError):
        return []


def query(asked):
    """What a query is answered with."""
    header = asked.get("header", {})
    return facts([("answer", esc(asked["answer"])), *(((name, esc(asked[name])) for name in ("asked", "row", "lod")) if header else ()),
                  *((f"header: {name}", esc(value)) for name, value in header.items()),
                  ("the model answers", f"<code>{esc(' '.join(map(str, asked['value'])))}</code>")])


def drawing(threads, number, rtl):
    chosen = threads[min(number, len(threads)) - 1]
    if "query" in chosen:
        return query(chosen["query"])
    if "picture" not in chosen or not chosen["picture"]["images"]:
        lod = next((s["fields"] for s in chosen["stages"] if s["boundary"] == "lod" and "fields" in s), {})
        if lod.get("op.opcode") == "TMML":
            return facts([("level of detail after bias", f"{lod['unclamped'] / 256:.8g}"), ("after clamps", f"{lod['clamped'] / 256:.8g}")])
        status = chosen["stages"][-1]["status"] if chosen["stages"] else "-"
        return f"<p>The thread reads and stores nothing here (status {esc(status)}).</p>" if status != "ok" else ""
    picture = Picture(chosen, threads[0], rtl)
    images = picture.what["images"]
    values = [row[i:i + 32] for image in images for row in image.get("values", ()) for i in range(0, len(row), 32)]
    values += [place["value"] for image in images for place in image["near"]["places"] if "value" in place]
    palette = Palette(picture.datatypes, values) if values else None
    parts = []
    for i, image in enumerate(images):
        near = Near(picture, image, palette)
        name = image_name(picture, image)
        some = near.here and any(s.kind != "zero_weight" for s in near.here) or near.rtl
        drawn = (f'<div class="wide" tabindex="0" role="region" aria-label="places, image {i + 1}">{near.svg()}</div>' if some else
                 "<p>No texel of it has a weight.</p>")
        heading = f"<h3>{esc(name[0].upper() + name[1:])}</h3>" if name else ""
        parts.append(f'{heading}<div class="pictures">{drawn}{whole(picture, image, palette, near if some else None)}</div>')
    legend = ("<p>A place has its colour, its element (the low 32 bits) and its address. Framed: the samples that the model takes, with their "
              "weights. Red and dashed: where the RTL goes instead.</p>") if picture.texture else (
              "<p>A place has its colour, what memory holds before the instruction (the low 32 bits), and its address. Framed: where the thread "
              "aims, and where the model goes. Red and dashed: where the RTL goes instead.</p>")
    if picture.tiles.linear:
        legend += ("<p>Lines between places: a sector ends (dotted: 16 bytes, 2 rows), a GOB (thin: 64 bytes, 8 rows), a block (thick).</p>")
    return legend + name_of(picture) + "".join(parts) + samples_table(picture, images) + passes_table(threads, chosen)


def of(f):
    """The section; empty where the failure is of no thread that reads or stores."""
    instruction, lane = f.report.instruction(), f.report.lane_drawn()
    lane = f.tag()[1] if lane is None and f.tag() else lane
    if instruction is None or lane is None:
        return ""
    if re.search(r"\bchanges\s+[1-9]", f.vector):
        return section("picture", "The picture", "<p>Not drawn: registers change while instructions are under way.</p>")
    threads = explained(f.program, f.file, instruction[0], lane)
    diagram = f.diagram()
    number = diagram.failing[4] if diagram and diagram.failing else 1
    text = drawing(threads, number, rtl_values(diagram)) if threads else ""
    return section("picture", "The query" if threads and "query" in threads[0] else "The picture", text) if text else ""
