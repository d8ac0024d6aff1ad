#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Facts of the captured rows (their README): what filtered samples give (4, 5, 8, 9, 18; device.py), and level and taps of anisotropic
ones, of derivatives along axes (16, 17).

usage: facts.py FOLDER [--all]      of filtered rows each 16th, or all. exit: 0 the rows agree, as many as the page says; 1 not
"""
import math
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

import device
import picks
import rows
from places import real

SPREAD = {2: 1.5, 3: 1.5, 4: 1.75, 8: 2, 16: 2}  # slope of the level's fraction, by the limit asked for
READ_AS = {3: 2}  # the driver's limit
LEVELS, RESPONSES = 15000, 36608  # rows of each kind
FILTERED, UNLIKE = 936061, 37  # rows without a border; floats of two passes that are not alike
EACH = 16
CLOSE_LEVEL, CLOSE_RESPONSE = 4 / 256, 0.7 / 256


def spread(level, slope):
    whole = math.floor(level)
    return whole + min(1, max(0, 0.5 + slope * (level - whole - 0.5)))


def level(longer, shorter, limit):
    lod = math.log2(max(shorter, longer / READ_AS.get(limit, limit)))
    return min(8, max(0, spread(lod, SPREAD[limit])))


def taps(ratio):
    """(place, weight): places in lengths of the shorter derivative."""
    if ratio < 2:
        return [(sign * (ratio - 1) / ratio, 0.5) for sign in (-1, 1)]
    count = 2 * math.ceil(ratio / 2 - 1e-6)
    outer = (ratio - count + 2) / 2 / ratio
    return [(i - (count - 1) / 2, outer if i in (0, count - 1) else 1 / ratio) for i in range(count)]


def hat(distance):
    """What a linear filter makes of a single texel."""
    return max(0, 1 - abs(distance))


def response(at, longer, shorter, along, limit):
    """Of a single texel, this far from it in texels."""
    around = [(place * shorter, weight) for place, weight in taps(min(longer / shorter, limit))]
    return sum(weight * hat(at[0] + place * along[0]) * hat(at[1] + place * along[1]) for place, weight in around)


def exact_response(at, longer, shorter, along, limit, size):
    """The same, of a number of taps that is a power of two: each has this share of the weights."""
    count, total = int(min(longer / shorter, limit)), 0
    for tap in range(count):
        away = (tap - (count - 1) / 2) * shorter / size
        (x, wx), (y, wy) = (device.located(c + away * part, size) for c, part in zip(at, along))
        weights = device.split(device.WHOLE // count, wx, wy)
        total += sum(weights[2 * j + i] for i in (0, 1) for j in (0, 1) if (x + i, y + j) == (size // 2, size // 2))
    return total / device.WHOLE


def is_power(ratio):
    return ratio > 1 and math.log2(ratio).is_integer()


def derivatives(given, size):
    """(longer, shorter, direction of the longer) in texels; None: not along axes."""
    (a, b), (c, d) = [[v * size for v in pair] for pair in (given[2:4], given[4:6])]
    if not (b == c == 0 or a == d == 0):
        return None
    x, y = math.hypot(a, b), math.hypot(c, d)
    along = (a / x, b / x) if x >= y > 0 else (c / y, d / y) if y else (0, 0)
    return max(x, y), min(x, y), along


def wrong(part):
    """(rows that were compared, those that contradict) of a part."""
    limit, size = part.tex["aniso"], part.tex["w"]
    compared, contradict = 0, []
    for given, (answer,) in part.rows():
        found = derivatives([real(word) for word in given], size)
        if not found or not found[1]:
            continue
        compared += 1
        if part.name.endswith(".lod"):
            off = abs(level(*found[:2], limit) - real(answer)) > CLOSE_LEVEL
        else:
            at, ratio = [real(word) for word in given[:2]], min(found[0] / found[1], limit)
            off = abs(response([c * size - size / 2 - 0.5 for c in at], *found, limit) - real(answer)) > CLOSE_RESPONSE
            off |= is_power(ratio) and exact_response(at, *found, limit, size) != real(answer)
        if off:
            contradict.append((given, answer))
    return compared, contradict


def level_shares(part, word):
    """(level, share of 256) of a register, where the header names no other bias or clamp."""
    lod = max(0, min(part.tex["levels"] - 1, real(word)))
    level, share = divmod(int(lod * device.WHOLE), device.WHOLE)
    return ((level, device.WHOLE - share), (level + 1, share)) if share else ((level, device.WHOLE),)


def is_filtered(part):
    tex = part.tex
    return part.name.startswith("lod.blend.") or tex["filter"] == "linear" and not tex["srgb"] and tex["kind"] != "acube" and (
        part.op.startswith("tex_") and "border" not in tex["addr"])


def compared(part, each):
    """(rows that were compared, those that differ)"""
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


def filtered(folder, each):
    """Count the rows of linear filters, and print those that contradict."""
    count, unlike = 0, 0
    for file in ("filter", "address", "lod", "formats"):
        for part in filter(is_filtered, rows.parts(folder / f"{file}.tsv.xz")):
            of_part, found = compared(part, each)
            count, unlike = count + of_part, unlike + len(found)
            for given, answer, made in found[:2]:
                print(f"{part.name}: {' '.join(f'{word:08x}' for word in given)} gives {answer[0]:08x}, not {made[0]:08x}")
    print(f"{count} filtered rows compared, {unlike} contradict facts 4, 5, 8, 9 and 18")
    return count, unlike


def main():
    each = 1 if sys.argv[2:] == ["--all"] else EACH
    if len(sys.argv) != 2 + (each == 1):
        sys.exit(__doc__)
    count, unlike = filtered(Path(sys.argv[1]), each)
    counts, bad = {"level": 0, "response": 0}, 0
    for part in rows.parts(Path(sys.argv[1]) / "lod.tsv.xz"):
        kind = "level" if part.name.endswith(".lod") else "response"
        if not part.name.startswith("aniso") or not (".impulse.ratio" in part.name or kind == "level" and part.tex["aniso"] in SPREAD):
            continue
        compared, contradict = wrong(part)
        counts[kind] += compared
        bad += len(contradict)
        for given, answer in contradict[:2]:
            print(f"{part.name}: {' '.join(f'{word:08x}' for word in given)} gives {answer:08x}")
    print(f"{counts['level']} levels and {counts['response']} responses compared, {bad} contradict facts 16 and 17")
    if bad or counts != {"level": LEVELS, "response": RESPONSES}:
        sys.exit(f"expected {LEVELS} levels and {RESPONSES} responses, and none that contradicts")
    if unlike > UNLIKE or each == 1 and (count, unlike) != (FILTERED, UNLIKE):
        sys.exit(f"expected {FILTERED} filtered rows, and {UNLIKE} that contradict")


if __name__ == "__main__":
    main()
