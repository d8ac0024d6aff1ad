#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Facts of the captured rows (their README): what filtered samples give (4, 5, 6, 8, 9, 18; device.py) and gathers (2, 6, 8), borders (3),
blocks (7), any direction of a cube (1, 8), the level that is derived, with anisotropy too (15, 16; derived.py), and the taps (17; tapped.py).

usage: facts.py FOLDER [--all]      of filtered rows each 24th, of gathers each 64th, of borders, blocks and directions each 32nd, of levels
                                    and taps each 4th, or all.
                                    exit: 0 the rows agree, as many as the page says; 1 not
"""
import math
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

import derived
import device
import picks
import places
import rows
import tapped

LEVELS, RESPONSES = 208740, 83776   # rows of each kind
FILTERED, UNLIKE = 953469, 37  # rows without a border; floats of two passes that are not alike
GATHERED = 106798  # rows of gathers without a border
OTHERS = {"border": 124268, "block": 37696, "direction": 40960}   # rows of each kind
LETTERS = "tld4_r", "tld4_g", "tld4_b", "tld4_a"
EACH, EACH_GATHERED, EACH_DERIVED, EACH_OTHER = 24, 64, 4, 32


def is_power(ratio):
    return ratio > 1 and math.log2(ratio).is_integer()


def measured(given, size, second=None):
    """(longer, shorter, direction of the longer) in texels. second: which one it is, if that is known."""
    (a, b), (c, d) = [[v * size for v in pair] for pair in (given[2:4], given[4:6])]
    x, y = math.hypot(a, b), math.hypot(c, d)
    first = x >= y if second is None else not second
    return max(x, y), min(x, y), (a / x, b / x) if first and x else (c / y, d / y) if y else (0, 0)


def derivatives(given, size):
    """None: not along axes."""
    dsdx, dtdx, dsdy, dtdy = given[2:6]
    return measured(given, size) if dtdx == dsdy == 0 or dsdx == dtdy == 0 else None


def wrong_levels(part, each=1):
    """(rows that were compared, groups that contradict) of a part: facts 15 and 16."""
    groups = derived.groups(part, each)
    return sum(len(group.rows) for group in groups), [group.rows[0] for group in groups if not group.agrees()]


def level_shares(part, word):
    """(level, share of 256) of a register, where the header names no other bias or clamp."""
    lod = max(0, min(part.tex["levels"] - 1, places.real(word)))
    level, share = divmod(int(lod * device.WHOLE), device.WHOLE)
    return ((level, device.WHOLE - share), (level + 1, share)) if share else ((level, device.WHOLE),)


def is_summed(part):
    tex = part.tex
    return part.name.startswith("lod.blend.") or tex["filter"] == "linear" and tex["kind"] != "acube" and (
        part.op.startswith("tex_") and "border" not in tex["addr"])


def is_filtered(part):
    return is_summed(part) and not part.tex["srgb"]


def is_gathered(part):
    """Of cubes, of each component, of sRGB, of floats that are no numbers; without offsets. The others show places alone."""
    return part.op[:6] in LETTERS and part.tex["kind"] in part.op and part.name.startswith(("gather.comp.", "gather.srgb.", "gather.f32.", "formats.f32.special.gather", "cube."))


def gathers(part, each):
    """(rows that were compared, those that differ) of a part"""
    is_cube, count, unlike = "cube" in part.tex["kind"], 0, []
    texture, component = device.CubeMap(part.tex) if is_cube else device.Texture(part.tex), LETTERS.index(part.op[:6])
    for given, answer in part.rows()[::each]:
        if is_cube and not picks.unit_direction(part, given):
            continue
        words = dict(zip(part.inputs, given))
        layer = min(words.get("a", 0), max(1, part.tex["d"]) // (6 if is_cube else 1) - 1)
        made = texture.gather(component, [words[name] for name in "str" if name in words], layer)
        if None in made:
            continue
        count += 1
        if made != answer:
            unlike.append((given, answer, made))
    return count, unlike


def compared(part, each):
    """The same of a filter."""
    is_cube, count, unlike = part.tex["kind"] == "cube", 0, []
    texture = device.CubeMap(part.tex) if is_cube else device.Texture(part.tex)
    for given, answer in part.rows()[::each]:
        if is_cube and not picks.unit_direction(part, given):
            continue
        words = dict(zip(part.inputs, given))
        levels = level_shares(part, words["lod"]) if "lod" in words else ((0, device.WHOLE),)
        layer = min(words.get("a", 0), max(0, part.tex["d"] - 1))
        made = texture.sample([words[name] for name in "str" if name in words], layer, levels)
        count += 1
        if made[:len(answer)] != answer[:len(made)]:
            unlike.append((given, answer, made))
    return count, unlike


# Borders, blocks, directions: what a row gives, as the facts have it. None: another part.

def borders(part):
    """Of one level: TEX, TLD4 without offsets."""
    tex = part.tex
    if "border" not in tex["addr"] or tex["kind"] not in ("1d", "2d", "3d") or tex["levels"] > 1 or "cube" in part.op or not part.op.startswith(("tex_", *LETTERS)):
        return None
    texture, is_gather = device.Bordered(tex), part.op.startswith(LETTERS)

    def made(given):
        coordinates = [given[part.inputs.index(name)] for name in "str" if name in part.inputs]
        if part.op == "tex_1d":
            coordinates.append(0)   # the driver makes 2D of 1D, with t = 0
        if is_gather:
            return texture.gather(LETTERS.index(part.op[:6]), coordinates)
        return texture.sample(coordinates)
    return made


def block_form(part):
    """Of BC3, BC4, BC5."""
    return device.Mixed.VIEWS.get(part.tex.get("view")) if part.name.startswith("blocks.") else None


def blocks(part):
    if not block_form(part):
        return None
    size, form = block_form(part)
    if part.tex["content"] != "rows":
        texture = device.Mixed(part.tex)
        if form == "alpha" and "gather" in part.name:
            return None   # of red
        return lambda given: texture.gather(given) if "gather" in part.name else [None] * texture.component + [texture.sample(given)]
    texels, count = part.head["texels"], part.head["comps"]

    def made(given):
        halves = [given[i] | given[i + 1] << 32 for i in range(0, len(given), 2)]
        if form == "alpha":
            return [device.ratio(form, device.of_block(form, halves[0], n)) if c == 3 else None for n in range(texels) for c in range(count)]
        return [device.ratio(form, device.of_block(form, halves[c], n)) for n in range(texels) for c in range(count)]
    return made


def directions(part):
    if not part.name.startswith(("patched.p_tld4_r_cube", "patched.p_tex_cube")):
        return None
    cube = device.AnyCube(part.tex)
    return (lambda given: cube.gather(0, given)) if "tld4" in part.op else lambda given: [cube.point(given)]


def others(folder, whole):
    """Count the rows of borders, blocks and directions, and print those that contradict."""
    counts, bad = dict.fromkeys(OTHERS, 0), 0
    for file in ("gather", "address", "filter", "formats", "blocks", "surface"):
        for part in rows.parts(folder / f"{file}.tsv.xz"):
            for kind, found in (("border", borders), ("block", blocks), ("direction", directions)):
                made = found(part) if part.tex else None
                if made is None:
                    continue
                for given, answer in part.rows()[::1 if whole else EACH_OTHER]:
                    expected = made(given)[:len(answer)]
                    counts[kind] += 1
                    if any(a not in (b, None) for a, b in zip(expected, answer)):
                        bad += 1
                        if bad < 20:
                            print(f"{part.name}: {' '.join(f'{word:08x}' for word in given)} gives {' '.join(f'{word:08x}' for word in answer[:4])}")
    print(f"{counts['border']} rows with borders, {counts['block']} of blocks, {counts['direction']} of any direction compared, {bad} contradict facts 1, 3, 7 and 8")
    return counts, bad


def summed(folder, whole):
    """Count the rows of linear filters and of gathers, and print those that contradict."""
    count, unlike = [0, 0], [0, 0]
    for file in ("filter", "address", "lod", "formats", "gather"):
        for part in rows.parts(folder / f"{file}.tsv.xz"):
            gathered = bool(part.tex) and is_gathered(part)
            if not gathered and (file == "gather" or not is_summed(part)):
                continue
            of_part, found = (gathers if gathered else compared)(part, 1 if whole else EACH_GATHERED if gathered else EACH)
            count[gathered], unlike[gathered] = count[gathered] + of_part, unlike[gathered] + len(found)
            for given, answer, made in found[:2]:
                k = next(k for k, word in enumerate(made) if word != answer[k])
                print(f"{part.name}: {' '.join(f'{word:08x}' for word in given)} gives {answer[k]:08x}, not {made[k]:08x}")
    print(f"{count[0]} filtered rows compared, {unlike[0]} contradict facts 4, 5, 6, 8, 9 and 18")
    print(f"{count[1]} gathers compared, {unlike[1]} contradict facts 2, 6 and 8")
    return count, unlike


def of_derivatives(folder, each):
    """Count the rows of levels and of taps, and print those that contradict."""
    counts, bad = {"level": 0, "response": 0}, 0
    for file in ("lod", "surface"):
        for part in rows.parts(folder / f"{file}.tsv.xz"):
            kind = "level" if derived.is_derived(part) else "response" if tapped.is_tapped(part) else ""
            if kind:
                compared, contradict = (wrong_levels if kind == "level" else tapped.wrong)(part, each)
                counts[kind] += compared
                bad += len(contradict)
                for given, answer in contradict[:2]:
                    print(f"{part.name}: {' '.join(f'{word:08x}' for word in given)} gives {answer[0]:08x}")
    print(f"{counts['level']} levels and {counts['response']} responses compared, {bad} contradict facts 15, 16 and 17")
    return counts, bad


def main():
    whole = sys.argv[2:] == ["--all"]
    if len(sys.argv) != 2 + whole:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    count, unlike = summed(folder, whole)
    counts, bad = of_derivatives(folder, 1 if whole else EACH_DERIVED)
    of_others, contradict = others(folder, whole)
    expected = {"level": LEVELS, "response": RESPONSES}
    if bad or counts != (expected if whole else {kind: n // EACH_DERIVED for kind, n in expected.items()}):
        sys.exit(f"expected {LEVELS} levels and {RESPONSES} responses, and none that contradicts")
    if contradict or whole and of_others != OTHERS or not all(of_others.values()):
        sys.exit(f"expected {OTHERS}, and none that contradicts")
    if unlike[0] > UNLIKE or unlike[1] or whole and (count, unlike[0]) != ([FILTERED, GATHERED], UNLIKE):
        sys.exit(f"expected {FILTERED} filtered rows, {UNLIKE} that contradict, and {GATHERED} gathers, none")


if __name__ == "__main__":
    main()
