# SPDX-License-Identifier: Apache-2.0
"""Captured rows for a unit with POLICY lod_float10: it derives the level as the device does, and the number of taps from it.

Of each part the rows are those whose result a wrong step of the level would change (float10_flaws.py), those to which PD-101
to PD-103 and PD-112 give another result, and some of all. Each is what derived.py computes. Rows of textures with anisotropy are left
out where the driver's trilinear optimisation moves the level: this unit has none. Of TMML they are left out where the level is
negative: the device gives it in 16 bits, this unit in 32 (PD-116).
"""
from fractions import Fraction
import itertools

import derived
import details
import device
import facts
import lod
import picks
import places
import rule
import textures
from float10_flaws import FLAWS, flawed
from picks import NUMBERS, spread
from tlv import LANES, File, real, sampler_text

POLICY = "lod_float10"
STEPS = "PD-129 PD-129a PD-129b PD-130"
LIMITS = 1, 2, 4, 6, 8, 10, 12, 16   # of MAX_ANISOTROPY
POOL, EACH, OTHERS = 96, 2, 8   # groups that are looked at for a step, taken for each, and others
DERIVATIVES = "dsdx", "dtdx", "dsdy", "dtdy"


def of_level(names):
    """Not those of numbers and places of taps."""
    return [name for name in names if name == "taps subtracted" or not name.startswith(("taps", "along"))]


def by_rule(group):
    """The level without the policy."""
    squares = [lod.length2([lod.narrow(c * n) for c, n in zip(vector, group.sizes)]) for vector in group.vectors]
    longer, shorter, limit, power = max(squares), min(squares), derived.limit(group.part), 0
    while 1 << power < limit and longer > 4 ** power * shorter:
        power += 1
    while power and longer <= 4 ** (power - 1):
        power -= 1
    return lod.logarithm(longer) - 256 * power


def usable(group):
    base, part = group.found().base, group.part
    assert group.gives(base, part.tex["aniso"]), f"{part.name}: {group.rows} is not what derived.py computes"
    return group.gives(base) and (part.op != "p_tmml_2d" or 0 <= base)


RARE = ("all columns", "columns from the fifth on", "no bit below", "two bits below", "three bits below", "lesser downwards", "11 n", "11 n + 3", "11 n + 5",
        "121 n", "121 n + 128")


def rare(part):
    """Groups that such steps would change are so few that all rows are looked at."""
    found, groups = {}, derived.groups(part)
    for name in RARE:
        with flawed(name):
            changed = (k for k, group in enumerate(groups) if not group.gives(group.found().base))
            found |= {k: groups[k] for k in itertools.islice(changed, 2 * EACH)}
    return [found[k] for k in sorted(found) if usable(found[k])]


def telling(part, most):
    """Groups that a wrong step would change, others that the rules without the policy would, and some."""
    seldom = rare(part) if part.name.startswith("grad.random.") and part.tex["mip"] == "linear" else []
    each = max(1, part.count // derived.rows_of(part) // (POOL * (24 if part.tex["aniso"] else 6)))   # few of those are usable
    groups = [group for group in derived.groups(part, each) if usable(group)]
    pool, taken = spread(range(len(groups)), POOL), set()
    for name in of_level(FLAWS):
        with flawed(name):
            taken.update(itertools.islice((k for k in pool if not groups[k].gives(groups[k].found().base)), EACH))
    rest = [k for k in range(len(groups)) if k not in taken]
    old = spread([k for k in rest if not groups[k].gives(by_rule(groups[k]))], most // 2)
    taken.update(old, spread([k for k in rest if k not in old], OTHERS))
    return spread([groups[k] for k in sorted(taken)], most) + seldom


def handle(file, tex, kind=None):
    """Its limit, as the driver reads it."""
    limit = derived.READ_AS.get(tex["aniso"], tex["aniso"])
    filters = f"  MIN_FILTER 3  MAX_ANISOTROPY {LIMITS.index(limit)}" if tex["aniso"] else "  MIN_FILTER 2" if tex["filter"] == "linear" else ""
    sampler = f"{sampler_text(tex, True)}{filters}  {details.Levels.of(tex).fields()}"
    return file.described("handle", (file.texture(tex, kind), file.described("sampler", sampler)))


def given(file, part, groups):
    for some in picks.chunks([row for group in groups for row in group.rows]):
        operands = picks.operands(part, some)
        operands |= {name: ([row[0][part.inputs.index(name)] for row in some], real) for name in DERIVATIVES if name in part.inputs}
        expected = [dict(zip(NUMBERS, out)) for _, out in some]
        if part.op == "texg_1d":
            file.warp(f"TXD R8, R0, R4, {handle(file, part.tex, 'ONE_D')}, 1D, 0x1", operands, expected, part.name)
            operands |= {name: ([0] * len(some), real) for name in ("t", "dtdx", "dtdy")}
        file.warp(f"TXD R8, R0, R4, {handle(file, part.tex)}, {'ARRAY_2D' if 'a' in part.inputs else '2D'}, 0x1", operands, expected, part.name)


def quads(file, part, groups):
    for some in picks.chunks([row for group in groups for row in group.rows]):
        operands, biased = picks.operands(part, some), "bias" in part.inputs
        if biased:
            operands["lod"] = [row[0][part.inputs.index("bias")] for row in some], real
        head = "TMML.LOD R8, R0" if part.op == "p_tmml_2d" else f"TEX{'.LB' * biased} R8, R0{', R4' * biased}"
        mask = "0x3" if part.op == "p_tmml_2d" else "0x1"
        file.warp(f"{head}, {handle(file, part.tex)}, 2D, {mask}", operands, [dict(zip(NUMBERS, out)) for _, out in some], part.name)


def levels(file, parts, ops, most, emit, several=False):
    """several: with anisotropy."""
    for part in parts:
        if part.name.startswith(("grad.", "aniso", "patched.")) and derived.is_derived(part) and part.op in ops and bool(part.tex["aniso"]) == several:
            groups = telling(part, most)
            if groups:
                emit(file, part, groups)


def gradients(parts):
    file = File("TXD: the level of derivatives of any direction, of lines and of layers too.", STEPS, "PD-102 PD-103", POLICY)
    levels(file, parts, derived.TXD, 72, given)
    return {"float10_given": file}


def of_quads(parts):
    file = File("TEX and TEX.LB with the level of a quad, and the level alone by TMML.", f"PD-100 {STEPS}", "PD-102 PD-103", POLICY)
    levels(file, parts, derived.QUADS, 48, quads)
    return {"float10_quads": file}


def anisotropic(parts):
    file = File("Anisotropy, limits 2, 4, 6, 8, 12, 16: the level of TXD, of quads and of TMML. Where the driver's trilinear optimisation moves it\n"
                "rows are left out.", f"PD-100 {STEPS} PD-131", "PD-102 PD-103", POLICY)
    levels(file, parts, derived.TXD, 64, given, True)
    levels(file, parts, derived.QUADS, 32, quads, True)
    return {"float10_aniso": file}


def response(given, size, of, vectors):
    """Of a single texel: what its taps see of it, of equal weights, at the places of PD-128."""
    count, along, total = 1 << of.power, vectors[of.second], 0
    for tap in range(count):
        at = [lod.narrow(rule.value32(c) + lod.narrow(m * Fraction(2 * tap + 1 - count, 2 * count))) for c, m in zip(given, along)]
        (x, wx), (y, wy) = (device.located(c, size) for c in at)
        weights = device.split(device.WHOLE // count, wx, wy)
        total += sum(weights[2 * j + i] for i in (0, 1) for j in (0, 1) if (x + i, y + j) == (size // 2, size // 2))
    return textures.number(total / device.WHOLE)


def tapped(part):
    """Rows with derivatives along axes, of which one is a power of two times the other, or the limit is."""
    size = part.tex["w"]
    for row in spread(part.rows(), 2 * POOL):
        found = facts.derivatives([places.real(word) for word in row[0]], size)
        if not found or not found[1] or not facts.is_power(min(found[0] / found[1], part.tex["aniso"])):
            continue
        group = derived.Group(part, [row])
        if group.found().power and row[1][0] == response(row[0], size, group.found(), group.vectors):
            yield group


def telling_taps(part):
    """Of each wrong number or direction of taps some, others that see the texel, and some that do not."""
    groups, size, taken = list(tapped(part)), part.tex["w"], set()
    where = lambda of: (of.power, of.second)
    right = [where(group.found()) for group in groups]
    for name in FLAWS:
        with flawed(name):
            found = [group.found() for group in groups]
        changed = (k for k, of in enumerate(found) if where(of) != right[k])
        wrong = (k for k in changed if response(groups[k].rows[0][0], size, found[k], groups[k].vectors) != groups[k].rows[0][1][0])
        taken.update(itertools.islice(wrong, EACH))
    rest = [k for k in range(len(groups)) if k not in taken]
    lit = [k for k in rest if groups[k].rows[0][1][0]]
    taken.update(spread(lit, OTHERS), spread([k for k in rest if k not in lit], 2))
    return spread([groups[k] for k in sorted(taken)], LANES)


def numbers(parts):
    """Of the impulse in the middle of the texture: the sum of the weights of its samples."""
    file = File("TXD with 2, 4, 8, 16 taps, whose number follows from the level: the response of one texel.", "PD-112 PD-129 PD-129a PD-130 PD-131", "PD-102 PD-103",
                f"{POLICY} filter_weight8 coord_fixed21")
    for part in parts:
        if part.name.startswith("aniso") and ".impulse.ratio" in part.name and part.tex["aniso"] in LIMITS:
            groups = telling_taps(part)
            if groups:
                given(file, part, groups)
    return {"float10_taps": file}


SUITES = gradients, of_quads, anisotropic, numbers
