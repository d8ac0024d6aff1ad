# SPDX-License-Identifier: Apache-2.0
"""Choose the gathers that are kept as vectors, and write their files."""
from dataclasses import replace

import vector
from case import WRAPS

# Gathers kept of each instruction: enough for every pair of modes and every format, small enough for a repository.
KEPT = {"wraps": 14, "offset": 4, "offsets": 3, "formats": 3, "rectangles": 8, "arrays": 4, "faces": 8, "seams": 10,
        "shadows": 4, "depths": 8}
FOOTPRINT = "R-TLD4-41 R-TLD4-43 PD-18a PD-18c"


def files(batches):
    """File name, first line, rules, and the batches of each file."""
    suite = {name: [b for b in batches if b.suite == name] for name in KEPT}
    for mode in WRAPS:
        one_round = [b for b in suite["wraps"][:64] if b.sampler.wrap_s == mode]
        border = " PD-14" if any(m in mode for m in ("BORDER", "CLAMP_OGL")) else ""
        yield f"wrap_{mode.lower()}", f"Address mode {mode} along s, every mode along t.", FOOTPRINT + border, one_round
    yield "offset", "One offset, every pair of address modes.", f"R-TLD4-8 PD-6 {FOOTPRINT}", suite["offset"][:64]
    yield "offsets", "Four offsets, every pair of address modes.", "R-TLD4-12 PD-6 PD-7 PD-18c", suite["offsets"][:64]
    for datatype in ("UNORM", "SNORM", "UINT", "SINT", "FLOAT"):
        chosen = [b for b in suite["formats"] if b.texture.format.datatype == datatype]
        rules = "R-TLD4-2 R-TLD4-3 PD-11 PD-14" + (" PD-80" if datatype not in ("UINT", "FLOAT") else "")
        first = f"{datatype} data in every format that OpenGL shares, each component, swizzled, beside the border."
        yield f"format_{datatype.lower()}", first, rules, chosen
    yield ("array", "Layers of arrays, every pair of address modes, offsets.", "R-TLD4-48 PD-9 PD-91",
           suite["arrays"][:64])
    yield "cube", "Faces of cubes and of arrays of cubes, each alone.", "R-TLD4-34 R-TLD4-48 PD-9 PD-16", suite["faces"]
    yield "seams", "Cubes across their edges and corners.", "PD-16 PD-17 PD-17a PD-17b", suite["seams"]
    for kind in ("2d", "array", "cube", "cubearray"):
        chosen = [b for b in suite["shadows"] if b.texture.kind == kind]
        cubes = " PD-16 PD-17" if kind.startswith("cube") else ""
        yield f"shadow_{kind}", f"Depth compare, every function and depth format: {kind}.", f"R-TLD4-15 PD-12{cubes}", chosen
    yield "depth", "Depth formats without a compare.", "R-TLD4-3 PD-80", suite["depths"]
    yield "rectangle", "Coordinates in texels: rectangle textures.", "PD-18b PD-18c PD-14", suite["rectangles"]


def choose(b, agreed, most):
    """The batch reduced to gathers that all agree on, and their results."""
    kept = [(g, values) for g, values in zip(b.gathers, agreed(b)) if values is not None][:most]
    return replace(b, gathers=[g for g, _ in kept]), [values for _, values in kept]


def left_out(batches):
    """Gathers on which the renderers differ, and on which they agree but texlock does not."""
    rows = [row for b in batches for row in zip(b.results["softpipe"], b.results["llvmpipe"], b.results["texlock"])]
    return sum(s != l for s, l, _ in rows), sum(s == l != o for s, l, o in rows), len(rows)


def header(first, rules, about, seed, batches, gathers):
    version, names = about[0][1].split("Mesa ")[-1], [lines[0].split(" ", 1)[1] for lines in about]
    apart, against, total = left_out(batches)
    return [
        f"# {first}",
        f"# Expected is what two renderers of Mesa {version} agree on bit for bit: {names[0]}",
        f"# and {names[1]}. Captured by tests/oracle/compare.py, seed {seed}.",
        f"# Of {total} gathers, left out: {apart} on which the two differ, {against} on which they agree but the",
        "# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.",
        "texlock 1",
        f"rules {rules}",
        f"minimum filter {gathers}",
    ]


def write(folder, about, seed, batches, agreed):
    folder.mkdir(parents=True, exist_ok=True)
    for name, first, rules, chosen in files(batches):
        pairs = [choose(b, agreed, KEPT[b.suite]) for b in chosen]
        pairs = [(b, values) for b, values in pairs if values]
        gathers = sum(len(values) for _, values in pairs)
        lines = header(first, rules, about, seed, chosen, gathers)
        (folder / f"{name}.tlv").write_text(vector.file_text(lines, [b for b, _ in pairs], [v for _, v in pairs]))
        print(f"{folder / name}.tlv: {gathers} gathers")
