# SPDX-License-Identifier: Apache-2.0
"""The table of areas by module, from the counts of Yosys; and that table in rtl/area.md."""
import re
from pathlib import Path

# Area in NAND gates of two inputs, as static CMOS cells are commonly counted.
NANDS = {"NOT": 0.5, "NAND": 1, "NOR": 1, "AND": 1.5, "OR": 1.5, "XOR": 2.5, "XNOR": 2.5, "MUX": 2.5}
FLIP_FLOP = re.compile(r"\$_S?DFF\w*_$")
GATE = re.compile(r"\$_([A-Z]+)_$")
BEGIN, END = "<!-- area: make synth -->", "<!-- end of area -->"


def stem(name):
    """tex_fifo of tex_fifo and of $paramod$HASH\\tex_fifo or $paramod\\tex_fifo\\W=..."""
    match = re.search(r"(?:^|\\)(tex\w+)", name)
    return match.group(1) if match else name


def read(cells, memories):
    """{module: {"cells": {type: number}, "bits": of its memories}} from the text of `stat` and of `dump`."""
    modules = {}
    for block in re.split(r"^=== ", cells, flags=re.MULTILINE)[1:]:
        name, _, rest = block.partition(" ===")
        if name == "design hierarchy":
            break
        counts = re.findall(r"^ {5}(\S+) +(\d+)$", rest.partition("Number of cells:")[2], re.MULTILINE)
        modules[name] = {"cells": {cell: int(number) for cell, number in counts}, "bits": 0}
    for block in re.split(r"^ *module ", memories, flags=re.MULTILINE)[1:]:
        name = block.split("\n", 1)[0].strip().removeprefix("\\")
        sizes = re.findall(r"parameter \\SIZE (\d+)", block)
        widths = re.findall(r"parameter \\WIDTH (\d+)", block)
        modules[name]["bits"] = sum(int(size) * int(width) for size, width in zip(sizes, widths, strict=True))
    return modules


def instances(modules, top):
    """How often each module is in the unit."""
    count = dict.fromkeys(modules, 0)

    def visit(name):
        count[name] += 1
        for cell, times in modules[name]["cells"].items():
            for _ in range(times if cell in modules else 0):
                visit(cell)
    visit(top)
    return count


def is_module(path):
    """Not a package, whose functions are gates of those that call them."""
    return re.search(r"^module\b", path.read_text(), re.M) is not None


def table(modules, top, files):
    """(fault or None, the table): a row a module, in the order of files.f, without its submodules."""
    count = instances(modules, top)
    rows = {}
    for name, module in modules.items():
        row = rows.setdefault(stem(name), {"instances": 0, "flops": 0, "gates": 0, "nands": 0.0, "bits": 0})
        row["instances"] += count[name]
        row["bits"] += count[name] * module["bits"]
        for cell, number in module["cells"].items():
            gate = GATE.match(cell)
            if cell in modules or cell == "$mem_v2":
                continue
            if FLIP_FLOP.match(cell):
                row["flops"] += count[name] * number
            elif gate and gate.group(1) in NANDS:
                row["gates"] += count[name] * number
                row["nands"] += count[name] * number * NANDS[gate.group(1)]
            else:
                return f"{stem(name)} keeps {number} cells {cell}", None
    paths = [files.parent / Path(line).name for line in files.read_text().split()]
    order = [path.stem for path in paths if is_module(path)]
    known = {"texture_unit" if name == "texture_unit" else f"tex_{name}" for name in order}
    if set(rows) != known:
        return f"modules {sorted(set(rows) ^ known)} are in the unit or in {files.name}, not in both", None
    return None, text(rows, order)


def text(rows, order):
    head = "| module | instances | flip-flops | memory bits | gates | area in NAND2 |\n| --- | --: | --: | --: | --: | --: |\n"
    form = "| {} | {} | {:,} | {:,} | {:,} | {:,.0f} |\n"
    lines = []
    for name in order:
        row = rows[name if name == "texture_unit" else f"tex_{name}"]
        lines.append(form.format(f"`{name}`", row["instances"], row["flops"], row["bits"], row["gates"], row["nands"]))
    total = [sum(row[key] for row in rows.values()) for key in ("instances", "flops", "bits", "gates", "nands")]
    return head + "".join(lines) + form.format("all", *total)


def compare(place, new, version, update):
    """The table in the file is this one; with `update` it becomes so. Another Yosys counts otherwise."""
    page = place.read_text()
    begin, end = page.find(BEGIN), page.find(END)
    if begin < 0 or end < begin:
        print(f"not ok - synth: {place.name} has no place for the table: {BEGIN} ... {END}")
        return False
    old = page[begin + len(BEGIN):end]
    made = re.search(r"Yosys (\S+?)[:,]", old)
    caption = f"\nBy Yosys {version}, without the modules inside, memories apart:\n\n"
    if update:
        place.write_text(page[:begin + len(BEGIN)] + caption + new + page[end:])
        print(f"ok - synth: wrote the area table of {place.name}")
        return True
    if made and made.group(1) != version:
        print(f"ok - synth: the area table is up to date # SKIP made by Yosys {made.group(1)}, this is {version}")
        return True
    if old == caption + new:
        print("ok - synth: the area table is up to date")
        return True
    print(f"not ok - synth: the area table in rtl/{place.name} is not this one: make synth-table writes it")
    return False
