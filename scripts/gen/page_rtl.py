# SPDX-License-Identifier: Apache-2.0
"""The tables of rtl/README.md: stages, ports, parameters. `old` has the rows of the page by their first cell:
hand-written cells are kept."""
import re

BY_HAND = ("stages", "parameters")  # tables with cells that a person writes
SHARED = "shared"  # the row of the modules that several stages have
OUTSIDE = {"issue"}  # stages of boundaries.tsv that are no module: the environment


def code(path):
    return re.sub(r"//[^\n]*", "", path.read_text())


def kept(old, key, column):
    row = old.get(key, [])
    return row[column] if column < len(row) else ""


def hierarchy(rtl):
    """{module: modules inside of it}, in the order of files.f, packages left out."""
    texts = {name: code(rtl / f"{name}.sv") for name in
             (line.rsplit("/", 1)[1].removesuffix(".sv") for line in (rtl / "files.f").read_text().split())}
    modules = [name for name, text in texts.items() if re.search(r"^module\b", text, re.M)]
    return {name: [other for other in modules if other != name and re.search(rf"\btex_{other}\b", texts[name])]
            for name in modules}


def inside(tree, module):
    found = {module}
    for part in tree[module]:
        found |= inside(tree, part)
    return found


def modules_of(tree):
    """{stage: its modules}: one that several have belongs to the one that it is named after, else to SHARED."""
    stages = tree["texture_unit"]
    contents = {stage: inside(tree, stage) for stage in stages}
    homes = {}
    for module in tree:
        users = [s for s in stages if module in contents[s]]
        named = [s for s in users if module == s or module.startswith(f"{s}_")]
        homes[module] = (users if len(users) == 1 else named or [SHARED])[0] if users else None
    return {stage: [m for m in tree if homes[m] == stage and m != stage] for stage in [*stages, SHARED]}


def gives(model, stage):
    """The boundaries that the stage drives, and who takes their beats."""
    to = {b.name: "port" if b.kind == "out" else b.consumer for b in model["boundaries"] if b.stage == stage and b.kind != "in"}
    return ", ".join(f"`{name}`" + (f" to {taker}" if taker != stage else "") for name, taker in to.items()) or "-"


def latency(rtl, stage, modules):
    """The stage's assertion from its input to its output; None: another one, or none."""
    asserted = re.compile(rf"`TEX_LATENCY\({stage}, (\d+), in_valid_i && in_ready_o\b")
    return next((found[1] for module in modules if (found := asserted.search(code(rtl / f"{module}.sv")))), None)


def stages(source, old):
    tree = hierarchy(source.rtl)
    found = modules_of(tree)
    rows = []
    for stage in sorted(tree["texture_unit"], key=list(tree).index):
        modules = [stage, *found[stage]]
        rows.append([stage, gives(source.model, stage), latency(source.rtl, stage, modules) or kept(old, stage, 2),
                     kept(old, stage, 3), ", ".join(f"`{m}`" for m in modules)])
    rows.append([SHARED, "-", "-", kept(old, SHARED, 3), ", ".join(f"`{m}`" for m in found[SHARED])])
    return ["stage", "boundaries that it drives", "latency", "function", "modules"], rows


def wrong_stages(source):
    """Stages of boundaries.tsv that the unit has no module of."""
    known = {*hierarchy(source.rtl)["texture_unit"], *OUTSIDE}
    return [f"rtl/defs/boundaries.tsv: boundary {b.name}: texture_unit has no module tex_{name}"
            for b in source.model["boundaries"] for name in {b.stage, b.consumer} - known]


def wrong_picture(source, page):
    """Latencies in the picture of the page ("wrap 1") that the stages do not assert."""
    tree = hierarchy(source.rtl)
    found = modules_of(tree)
    for stage, cycles in re.findall(r"(?<![\w`])([a-z]+) (\d+)\b", "\n".join(re.findall(r"^    .*", page, re.M))):
        asserted = stage in tree["texture_unit"] and latency(source.rtl, stage, [stage, *found[stage]])
        if asserted and asserted != cycles:
            yield f"rtl/README.md: its picture says '{stage} {cycles}'; the stage asserts {asserted}"


def ports(source, _):
    """A row for clock and reset, and for each boundary at the ports."""
    rows, model = [], source.model
    for port in (p for p in model["ports"] if not p.boundary):
        rows.append([f"`{port.name}`", "-", "in", "1", port.doc])
    for b in dict.fromkeys(p.boundary.name for p in model["ports"] if p.boundary):
        mine = [p for p in model["ports"] if p.boundary and p.boundary.name == b]
        whole = [p for p in mine if p.role == "payload" and p.field == "-"]
        named = ", ".join(f"`{p.name}`" for p in mine) if whole else f"`{prefix([p.name for p in mine])}*`"
        payload = ", ".join(f"{p.width}" if p in whole else f"{p.field} {p.width}" for p in mine if p.role == "payload")
        boundary = mine[0].boundary
        rows.append([named, f"`{b}`", boundary.kind, payload, boundary.doc])
    return ["ports", "boundary", "beats go", "payload, bits", "meaning"], rows


def prefix(names):
    """m_axi_ar of m_axi_arvalid_o and m_axi_arid_o."""
    return next(n for n in names if re.search(r"valid_[io]$", n)).rsplit("valid_", 1)[0]


def parameters(source, old):
    """The parameters of texture_unit, with the default of params.tsv."""
    values = {name: (value, doc) for name, value, doc in source.model["params"]}
    found = re.findall(r"parameter int (\w+) = tex_pkg::(\w+)", code(source.rtl / "texture_unit.sv"))
    rows = [[f"`{name}`", values[default][0], kept(old, f"`{name}`", 2), values[default][1]] for name, default in found]
    return ["parameter", "default", "range", "meaning"], rows
