#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Vectors of roundings that hang on one bit: halfway between two numbers, but for a single bit far below.

usage: ties.py FOLDER             write FOLDER/ties_*.tlv
       ties.py --check FOLDER     compare them with what would be written. exit: 0 alike, 1 not

Hardware keeps what it shifts out as one bit, "something was lost". Each case here is one in which that bit decides, and in which one
input alone sets it: operands are chosen so that the last place changes if that input is not looked at. What is expected is worked
out from the rules in exact fractions, by filtered.py, cubes.py and rule.py.
"""
from fractions import Fraction
import random
import struct

import cubes
import filtered
import rule
import written

NAME = "tests/oracle/ties.py"
LEADING = 1 << 23  # of a mantissa
LOST_OF_BLENDS = range(15, 33)   # of 33: no blend hangs on a lower one alone


def number(mantissa, exponent=0, negative=False):
    """Bits of mantissa * 2^exponent, of 24 bits."""
    return (negative << 31) + (exponent + 150 << 23) + mantissa - LEADING


def value(bits):
    return Fraction(struct.unpack("<f", struct.pack("<I", bits))[0])


def rounded(pair):
    return rule.bits32(rule.rne32(value(pair[0]) + value(pair[1])))


def lines_of_bytes(address, values):
    return [f"bytes {address + 4 * x:#x} " + " ".join(struct.pack("<I", v).hex() for v in values[x:x + 16]) for x in range(0, len(values), 16)]


# ---- Sums of two ---------------------------------------------------------------------------------------------------------

LOST = [*range(5, 28)]   # of 28 bits below the last place by three: an operand that sets a lower one alone has others above it
LOW = {False: (2, 4), True: (1, 2, 4)}   # of the three bits below the last place; of a sum that carries they are one place higher


def summands(rng, bit):
    """A pair whose smaller one loses this bit alone, and whose sum is another without it."""
    for _ in range(100000):
        down = rng.randrange(max(3, 30 - bit), 26)   # places between them
        below = (1 << down - 2) - 1
        small = (LEADING | rng.getrandbits(23)) & ~below | 1 << bit - 30 + down
        large, negative = LEADING | rng.choice((0, 1, rng.getrandbits(23), LEADING - 1, LEADING - 2)), rng.random() < 0.5
        if small & below != 1 << bit - 30 + down:
            continue
        pair = [number(large, down), number(small, 0, negative)]
        if rounded(pair) != rounded([pair[0], number(small & ~below, 0, negative)]):
            return pair
    raise ValueError(bit)


def halves(rng, carries, low):
    """A pair whose sum ends in a half and this bit more; nothing is lost before. Its last place is even: without the bit it is rounded down."""
    for _ in range(1000000):
        down = rng.choice((1, 2, 3))
        small, large = LEADING | rng.getrandbits(23), LEADING | rng.getrandbits(23)
        total = (large << 3) + (small << 3 - down)
        if total >> 27 == carries and (total if carries else total << 1) & 31 == 8 | low:
            return [number(large, down), number(small)]
    raise ValueError(low)


def pairs(seed):
    rng = random.Random(seed)
    made = [summands(rng, bit) for bit in LOST for _ in range(2)]
    return made + [halves(rng, carries, low) for carries, lows in LOW.items() for low in lows]


# ---- Means ---------------------------------------------------------------------------------------------------------------

def nearest(x):
    """24 bits of an integer, to nearest even."""
    drop = max(0, x.bit_length() - 24)
    kept, rest = x >> drop, 2 * (x & (1 << drop) - 1)
    return kept + (rest > 1 << drop or (rest == 1 << drop and kept % 2)) << drop


def lost_bits(rng, bit):
    """[(pair, w)]: blends that round otherwise without one bit of the second product, which lies `down` places below the first. RTL keeps 12 of
    these places and joins the 33 below them into one bit: of those 33, `bit` alone is set."""
    made = []
    for down in range(32, 12, -1):
        lost = bit + down - 45   # of the product
        if not 0 <= lost < down - 12:
            continue
        for w in rng.sample(range(1, 256, 2), 128):
            for product in (1 << lost, 1 << down - 1 | 1 << lost):
                small = product * pow(w, -1, 1 << down) % (1 << down)
                if down < 24:
                    small |= rng.randrange(1 << 24 - down) << down
                pair = deciding(rng, small, w, down, lost) if LEADING <= small < 1 << 24 else None
                made += [(pair, w)] if pair else []
        if len(made) >= 2:
            break
    return rng.sample(made, min(2, len(made)))


def deciding(rng, small, w, down, lost):
    """Two numbers, of one sign or of two, whose blend rounds otherwise without the bit."""
    for _ in range(1500):
        large, negative = LEADING | rng.getrandbits(23), rng.random() < 0.5
        first, second = (256 - w) * large << down, -w * small if negative else w * small
        if nearest(first + second) != nearest(first + second + (1 << lost if negative else -1 << lost)):
            return number(large, down), number(small, 0, negative)
    return None


def halfway(rng, count):
    """(pair, w): blends exactly halfway between two numbers, and one bit of the smaller one more or less."""
    made = []
    while len(made) < count:
        w, down = rng.randrange(1, 256), rng.randrange(0, 9)
        large, small, negative = LEADING | rng.getrandbits(23), LEADING | rng.getrandbits(23), rng.random() < 0.3
        exact = abs((256 - w) * large * 2 ** down + (-1) ** negative * w * small)
        drop = exact.bit_length() - 24
        if drop > 0 and exact % (1 << drop) == 1 << drop - 1:
            made += [((number(large, down), number(m, 0, negative)), w) for m in (small - 1, small, small + 1) if LEADING <= m < 1 << 24]
    return made


def beside_a_half(rng):
    """[(pair, w)]: first products exactly halfway between two numbers, and a second one that is next to nothing, of either sign."""
    made = []
    for down in (*range(30, 48), *range(56, 66), 77, 78, 104):
        drop = 0
        while drop < 1 or (256 - w) * large % (1 << drop) != 1 << drop - 1:
            w, large = rng.randrange(1, 256), LEADING | rng.getrandbits(23)
            drop = ((256 - w) * large).bit_length() - 24
        made += [((number(large, down), number(small, 0, negative)), w)
                 for small, negative in ((LEADING, down % 2 == 0), (LEADING | rng.getrandbits(23), down % 2 == 1))]
    return made


def cancelling(rng, count):
    """[(pair, w)]: products that differ by less than the last place of the larger number's, by `left`."""
    made = []
    while len(made) < count:
        w, down = rng.randrange(1, 256, 2), rng.randrange(1, 9)
        left, step = rng.randrange(1, 1 << down, 2) * rng.choice((1, -1)), 256 - w << down
        small = left * pow(w, -1, step) % step
        small += (LEADING - small + step - 1) // step * step + rng.randrange(max(1, LEADING // step)) * step
        large, rest = divmod(w * small - left, step)
        assert rest == 0
        if LEADING <= large < 1 << 24 and LEADING <= small < 1 << 24:
            made.append(((number(large, down), number(small, 0, True)), w))
    return made


class Row:
    """Footprints of two columns and two rows beside each other, and a thread for each."""
    lanes = 32

    def __init__(self, file):
        self.file, self.above, self.below, self.places = file, [], [], []

    def add(self, texels, s, t):
        """Texels in the order of samples; s, t: in 2^-8 texels beyond the centre of the last of them."""
        self.places.append((len(self.above) + Fraction(1, 2) + Fraction(s, 256), Fraction(1, 2) + Fraction(t, 256)))
        self.above += [texels[3], texels[2]]
        self.below += [texels[0], texels[1]]

    def write(self):
        file, rows, wide = self.file, (self.above, self.below), len(self.above)
        pitch = (4 * wide + 31) // 32 * 32
        file.out += [f"texture 0 {{ type TWO_D_NO_MIPMAP layout pitch {pitch} format R32 FLOAT source R ZERO ZERO ZERO size {wide} 2 "
                     "address 0x30000000 NORMALIZED_COORDS 0 }", "handle 0 texture 0 sampler 0"]
        for y, row in enumerate(rows):
            file.out += lines_of_bytes(0x30000000 + y * pitch, row)
        for first in range(0, len(self.places), self.lanes):
            lanes = self.places[first:first + self.lanes]
            expected = [[filtered.mean_of_floats([(rows[y][x], w) for (x, y), w in
                                                  filtered.weights(("CLAMP_TO_EDGE",) * 2, at, (0, 0), False, (wide, 2))])] for at in lanes]
            file.warp("TLD4.R R8, R0, 0, 2D, 0x1", lanes, {n: [filtered.number(at[k]) for at in lanes] for k, n in enumerate("st")}, expected)


def means():
    file = filtered.File(["Means of floats: blends along s and along t, halfway to the next number but for one bit that is lost, each such bit in",
                          "turn; and of which next to nothing is left."], "R-TLD4-39 PD-108")
    file.out.append("sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 }")
    row, rng = Row(file), random.Random("blends")
    lost = [lost_bits(rng, bit) for bit in LOST_OF_BLENDS]
    assert all(lost), [bit for bit, found in zip(LOST_OF_BLENDS, lost) if not found]
    for (one, two), w in [blend for found in lost for blend in found] + halfway(rng, 48) + beside_a_half(rng) + cancelling(rng, 16):
        row.add([0, 0, two, one], w, 0)         # along s: the upper row
        row.add([0, 0, one, two], 256 - w, 0)   # mirrored
        row.add([one, two, 0, 0], w, 128)       # the lower row, halved
        row.add([two, 0, 0, one], 0, w)         # along t
    row.write()
    return file.text()


# ---- Corners of cubes ----------------------------------------------------------------------------------------------------

def thirds():
    """Numbers a third of which is halfway to the next one and one bit more, by how many bits are lost: 23, 24, or 25 of a denormal result. There
    is one: of the others the mantissa that would be needed is no number of 24 bits."""
    made = []
    for drop, exponent, odd in ((23, -23, 0), (24, -23, 0), (25, -149, 0)):
        for bit in range(drop - 1):
            mantissa = ((1 << drop - 1) | 1 << bit) * pow(0xAAAAAB, -1, 1 << drop + 1) % (1 << drop + 1)
            product = mantissa * 0xAAAAAB
            if drop == 25 and mantissa < 1 << 24:
                made.append(mantissa)   # the bits of a number with exponent field 0 or 1
            elif drop < 25 and LEADING <= mantissa < 1 << 24 and product >> 47 == drop - 23:
                made.append(number(mantissa, exponent))
    return made


def corners():
    """PD-17b: a sum of two, of three, and a third of it."""
    file = cubes.File("ties_corners", ("Corners of seamless cubes, faces of one texel: the sums, and a third of them, halfway to the next number but for",
                                       "one bit that is lost, each such bit in turn."), "PD-17 PD-17b PD-17d", "PD-16b PD-17c")
    cube, first, face = cubes.Cube(1), (-1, -1), 0
    at = [texel[0] for texel in cube.sample(face, first, 3)]   # faces of a, b and c of the sample beyond the corner
    triples = [(one, 0, 0) for one in thirds()]
    rng = random.Random("corners")
    for draw in [lambda bit=bit: summands(rng, bit) for bit in LOST] + [lambda n=n, low=low: halves(rng, n, low) for n, lows in LOW.items() for low in lows]:
        triples += triples_of(draw)
    rows = b"".join(struct.pack("<I", triple[at.index(n)] if n in at else 0) for triple in triples for n in range(6))
    file.lines += ["sampler 0 { address WRAP WRAP  CUBEMAP_INTERFACE_FILTERING 2 }",
                   f"texture 0 {{ type CUBEMAP_ARRAY format R32 FLOAT source R ZERO ZERO ZERO size 1 1 layers {len(triples)} address 0x20000000 "
                   f"texels rows {rows.hex(' ', -4)} }}", "handle 0 texture 0 sampler 0"]
    for begin in range(0, len(triples), 32):
        part = triples[begin:begin + 32]
        of = [{n: triple[at.index(n)] if n in at else 0 for n in range(6)} for triple in part]
        file.warp("TLD4.R R8, R0, 0, ARRAY_CUBE, 0xf", [cubes.direction(face, first, 1)] * len(part),
                  [[cubes.mean([faces[texel[0]] for texel in cube.sample(face, first, k)]) for k in range(4)] for faces in of],
                  "", f"  array = {{ {' '.join(str(begin + n) for n in range(len(part)))} ... }}")
    return file.text()


def triples_of(draw):
    """Of pairs whose sum hangs on a bit: as the first sum, and as the second, such that a third of it shows which number it was."""
    made = []
    for place in (lambda a, b, c: (a, b, c), lambda a, b, _: (a, 0, b)):
        for _ in range(100):
            (one, two), more = draw(), 0
            total = rounded((one, two))
            if made == [] and not shows(total, 0):   # take half of it away: what is left has twice as many numbers
                more = total - LEADING ^ 0x80000000
                more &= ~0xFFFFF
            if shows(total, more if made == [] else 0):
                made.append(place(one, two, more))
                break
    return made


def shows(total, more):
    return len({cubes.mean([total + n, more, 0]) for n in (-1, 0, 1)}) == 3


# ---- Coordinates ---------------------------------------------------------------------------------------------------------

class Coordinates:
    """Threads whose s is what is asked, t its opposite or the same."""

    def __init__(self, file):
        self.file = file

    def warp(self, word, handle, rows, names, more=()):
        """rows: (s, t, expectations); `more`: other operands, of all threads."""
        file = self.file
        for begin in range(0, len(rows), 32):
            part = rows[begin:begin + 32]
            file.body += ["", f"warp {file.warps % 64} {{", f'    asm "{word}"  active {(1 << len(part)) - 1:#x}', *(f"    {line}" for line in more)]
            for k, name in enumerate(names):
                file.body.append(f"    {name} = {{ {' '.join(f'bits({row[k]:#010x})' for row in part)} ... }}")
            file.body += [f"    expect lane {lane} {row[len(names)]};" for lane, row in enumerate(part)] + ["}"]
            file.warps += 1


def scaled():
    """PD-18a: (N, bits of s) whose product is halfway between two numbers and one bit more; products of 41 and of 40 bits."""
    made = []
    for size, long, places in ((65535, True, 16), (32769, False, 15), (65533, True, 16), (32771, False, 15)):
        for bit in range(1, places):
            start = ((1 << places - 1) | 1 << bit - 1) * pow(size, -1, 1 << places + 1) % (1 << places + 1)
            for mantissa in range(start, 1 << 24, 1 << places + 1):
                if mantissa >= LEADING and (2 * size * mantissa >> 40 == 1) == long:
                    made.append((size, number(mantissa, -24)))
                    break
    return made


def coordinates():
    file = filtered.File(["Coordinates halfway but for one bit: products with the size, positions in 2^-8 texels, floors, negative coordinates of WRAP",
                          "brought to their period, and coordinates of a face. Each bit that is lost in turn."], "PD-16 PD-18a PD-18c PD-18e PD-60")
    warps = Coordinates(file)
    file.out += ["sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 1 }", "sampler 1 { address WRAP WRAP }"]
    products = scaled()
    for n, size in enumerate(sorted({size for size, _ in products})):
        file.out += [f"texture {n} {{ format R8 UNORM size {size} {size} address 0x30000000 }}", f"handle {n} texture {n} sampler 0"]
        rows = []
        of_size = [s for of, s in products if of == size]
        for s, t in zip(of_size, of_size[1:] + of_size[:1]):
            text = "  ".join(f"coord.position[{k}] = {rule.bits32(rule.rne32(value(v) * size)):#010x}" for k, v in enumerate((s, t)))
            rows.append((s, t, text))
        warps.warp(f"TLD4.R R8, R0, {n}, 2D, 0xf", n, rows, "st")
    file.out += ["texture 4 { format R8 UNORM size 16 16 address 0x30000000 NORMALIZED_COORDS 0 }", "handle 4 texture 4 sampler 0",
                 "texture 5 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 UNORM size 16 16 address 0x30000000 NORMALIZED_COORDS 0 }",
                 "handle 5 texture 5 sampler 0", "texture 6 { format R8 UNORM size 16 16 address 0x30000000 }", "handle 6 texture 6 sampler 1",
                 "texture 7 { type CUBEMAP format R8 UNORM size 16 16 address 0x30000000 }", "handle 7 texture 7 sampler 0"]
    # Half of 2^-8 texels, and a bit more.
    halves_more = [number(LEADING | 1 << bit, -32) for bit in range(23)] + [number(LEADING, -32)]
    rows = [(s, s ^ 0x80000000, "  ".join(f"coord.fixed[{k}] = {round(256 * value(v))}" for k, v in enumerate((s, s ^ 0x80000000)))) for s in halves_more]
    warps.warp("TLD4.R R8, R0, 4, 2D, 0xf", 4, rows, "st")
    # Just below -1, and -1 itself.
    below = [number(LEADING | 1 << bit, -23, True) for bit in range(23)] + [number(LEADING, -23, True)]
    rows = [(s, s ^ 0x80000000, "  ".join(f"coord.fixed[{k}] = {256 * rule.floor(value(v)) + 128}" for k, v in enumerate((s, s ^ 0x80000000))))
            for s in below]
    warps.warp("TLD4.R R8, R0, 5, 2D, 0xf", 5, rows, "st")
    # 1 - 2^-25, and a bit less.
    near_one = [number(LEADING | 1 << bit, -48, True) for bit in range(23)] + [number(LEADING, -48, True)]
    rows = [(s, s, "  ".join(f"coord.reduced[{k}] = {rule.bits32(rule.rne32(value(s) - rule.floor(value(s)))):#010x}" for k in (0, 1))) for s in near_one]
    warps.warp("TLD4.R R8, R0, 6, 2D, 0xf", 6, rows, "st")
    # (v + 1) / 2: v = -2^-25 and a bit more; and 2^-24 with what is left above it.
    on_face = [number(LEADING | 1 << bit, -48, True) for bit in range(23)] + [number(LEADING, -48, True)]
    on_face += [number(LEADING >> 2 | LEADING | bit << 21, -47 + up) for bit in (0, 1) for up in (0, 1, 2)] + [number(LEADING | LEADING >> 1, -47), number(LEADING | LEADING >> 2, -47)]
    rows = []
    for v in on_face:
        both = f"{rule.bits32(rule.rne32((value(v) + 1) / 2)):#010x}"
        rows.append((0x3F800000, v ^ 0x80000000, v ^ 0x80000000, f"coord.reduced[0] = {both}  coord.reduced[1] = {both}"))
    warps.warp("TLD4.R R8, R0, 7, CUBE, 0xf", 7, rows, "str")
    return file.text()


# ---- Codes ---------------------------------------------------------------------------------------------------------------

def codes():
    """PD-61a: colours halfway between two codes, of every width: 0.5 is, of no other number a code is half away."""
    file, rng = filtered.File(["Border colours halfway between two codes: to the one further from zero."], "PD-61 PD-61a"), random.Random("codes")
    kinds = (("R8", "UNORM"), ("R8", "SNORM"), ("R16", "UNORM"), ("R16", "SNORM"), ("A2B10G10R10", "UNORM"), ("A2B10G10R10", "SNORM"), ("B5G6R5", "UNORM"),
             ("A1B5G5R5", "UNORM"), ("G4R4", "UNORM"))
    file.out += ["sampler 0 { address BORDER BORDER WRAP MAG_FILTER 2  border 0.5 0.5 0.5 0.5 }", "sampler 1 { address BORDER BORDER WRAP MAG_FILTER 2  border -0.5 -0.5 -0.5 -0.5 }"]
    for n, (name, datatype) in enumerate(kinds):
        texture, negative = filtered.Texture(name, datatype, seed="halves"), datatype == "SNORM"
        file.out += texture.place(n) + [f"handle {n} texture {n} sampler {int(negative)}"]
        filtered.sample(file, rng, texture, n, ("BORDER", "BORDER"), False, (0xBF000000 if negative else 0x3F000000,) * 4)
    return file.text()


FILES = {write.__name__: write for write in (means, corners, coordinates, codes)}

if __name__ == "__main__":
    written.main(__doc__, lambda: {f"ties_{name}.tlv": write() for name, write in FILES.items()}, NAME)
