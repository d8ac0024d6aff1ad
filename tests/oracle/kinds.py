# SPDX-License-Identifier: Apache-2.0
"""The cases of arrays, cubes and depth compare. Everything follows from one seed."""
import struct

from case import COMPARES, WRAPS, Batch, Gather, Sampler, Texture, read_depths, read_formats

SIZES = ((1, 1), (2, 2), (3, 5), (8, 8), (13, 6), (16, 33), (64, 3))
EDGES = (1, 2, 3, 4, 5, 8, 16, 33)
# Outward, the way of the columns, the way of the rows.
FACES = (((1, 0, 0), (0, 0, -1), (0, -1, 0)), ((-1, 0, 0), (0, 0, 1), (0, -1, 0)), ((0, 1, 0), (1, 0, 0), (0, 0, 1)),
         ((0, -1, 0), (1, 0, 0), (0, 0, -1)), ((0, 0, 1), (1, 0, 0), (0, -1, 0)), ((0, 0, -1), (-1, 0, 0), (0, -1, 0)))


def bits_of(value):
    return struct.unpack("<I", struct.pack("<f", value))[0]


def on_plane(rng, size):
    """A coordinate in and around an image."""
    kind = rng.randrange(4)
    i = rng.randint(-size - 1, 2 * size + 1) + rng.choice((0, 0.25, 0.5, 0.75, rng.random()))
    return bits_of(i / size if kind else rng.random())


def on_face(rng, size):
    """-1..1: on and between texels, at the edges, at the corners."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.choice((-1.0, 1.0))
    if kind < 4:
        return rng.choice((-1, 1)) * (1 - rng.random() / size)
    i = rng.randint(0, size - 1) + rng.choice((0.25, 0.5, 0.75, rng.random()))
    return 2 * i / size - 1 if kind < 7 else rng.uniform(-1, 1)


def direction(rng, size):
    face, sc, tc = FACES[rng.randrange(6)], on_face(rng, size), on_face(rng, size)
    return [bits_of(float(a + sc * b + tc * c)) for a, b, c in zip(*face)]


def gather(rng, texture, mode, dref):
    """dref: a function of nothing."""
    count = texture.layers // 6 if texture.cube else texture.layers
    layer = rng.randint(0, count + 1) if texture.kind.endswith("array") else 0
    if texture.cube:
        s, t, r = direction(rng, texture.width)
        return Gather(s, t, 0, 0, r, layer, dref())
    u, v = (rng.randint(-8, 7), rng.randint(-32, 31)) if mode == "offset" else (0, 0)
    return Gather(on_plane(rng, texture.width), on_plane(rng, texture.height), u, v, 0, layer, dref())


def batch(rng, suite, texture, sampler, mode, count, comp=0, dref=lambda: 0):
    ptp = tuple((rng.randint(-8, 7), rng.randint(-8, 7)) for _ in range(4)) if mode == "offsets" else ()
    return Batch(suite, texture, sampler, mode, comp, [gather(rng, texture, mode, dref) for _ in range(count)], ptp=ptp)


def shape(rng, kind, few=False):
    """Sizes and layers. few: a vector file holds the texels."""
    if kind.startswith("cube"):
        n = rng.choice(EDGES[:5] if few else EDGES)
        return (n, n), 6 * (rng.randint(1, 2 if few else 3) if kind == "cubearray" else 1)
    return rng.choice(SIZES[:5] if few else SIZES), rng.randint(1, 3 if few else 5) if kind == "array" else 1


def block(rng):
    return f"blocklinear block 1 {1 << rng.randrange(3)}"


def place_texture(rng, formats, kind):
    """Each texel holds its column and row in R, its layer in G."""
    size, layers = shape(rng, kind)
    return Texture(formats["R32_G32", "UINT"], *size, block(rng), kind, None, layers)


def noise_texture(rng, f, kind):
    """Depths are from 0 to 1, colours whole numbers or fractions, so that averages are neither NaN nor infinite."""
    size, layers = shape(rng, kind, True)
    data = bytearray()
    for _ in range(size[0] * size[1] * layers):
        code = rng.randrange(1 << 8 * f.bytes)
        for n, (low, width) in enumerate(f.bits):
            if f.types[n] == "FLOAT":
                value = rng.choice((0.0, 1.0, rng.random(), rng.random()))
                bits = bits_of(value) if width == 32 else struct.unpack("<H", struct.pack("<e", value))[0]
                code = code & ~((1 << width) - 1 << low) | bits << low
        data += code.to_bytes(f.bytes, "little")
    return Texture(f, *size, block(rng), kind, bytes(data), layers)


def sampler_of(rng, texture, wraps=None, compare="-"):
    s, t = wraps or (rng.choice(list(WRAPS)), rng.choice(list(WRAPS)))
    if texture.format.one == 1:
        border = tuple(rng.randrange(1 << 16) for _ in range(4))
    else:
        border = tuple(bits_of(rng.choice((0.0, 1.0, 0.25, 0.3))) for _ in range(4))
    return Sampler(s, t, border, compare)


def arrays(rng, formats, rounds):
    for number in range(rounds):
        for s in WRAPS:
            for t in WRAPS:
                texture = place_texture(rng, formats, "array")
                mode = ("plain", "plain", "offset", "offsets")[rng.randrange(4)]
                yield batch(rng, "arrays", texture, sampler_of(rng, texture, (s, t)), mode, 16, rng.randrange(2))


def faces(rng, formats, rounds):
    """Cubes whose faces stand alone."""
    for number in range(rounds):
        for s in WRAPS:
            texture = place_texture(rng, formats, rng.choice(("cube", "cubearray")))
            yield batch(rng, "faces", texture, sampler_of(rng, texture, (s, rng.choice(list(WRAPS)))), "plain", 32,
                        rng.randrange(2))


def seams(rng, formats, rounds):
    kinds = [("R32_G32", "UINT"), ("R32_G32", "UINT"), ("R32", "FLOAT"), ("R8", "UNORM"), ("R16_G16", "SNORM"), ("R16", "FLOAT"),
             ("A8B8G8R8", "SINT")]
    for number in range(rounds):
        for name in kinds:
            kind = rng.choice(("cube", "cubearray"))
            texture = place_texture(rng, formats, kind) if name[0] == "R32_G32" else noise_texture(rng, formats[name], kind)
            sampler = Sampler(rng.choice(list(WRAPS)), rng.choice(list(WRAPS)), (0, 0, 0, 0), "-", True)
            comp = rng.randrange(len(texture.format.bits))
            for part in range(4):
                yield batch(rng, "seams", texture, sampler, "plain", 32, comp)


def reference(rng, texture):
    """Beside the depth of a texel, on it, anywhere."""
    f = texture.format
    low, width = f.bits[f.depth]
    known = [e >> low & (1 << width) - 1 for e in texture.elements()]

    def draw():
        kind, code = rng.randrange(8), rng.choice(known)
        value = struct.unpack("<f", struct.pack("<I", code))[0] if f.datatype == "FLOAT" else code / (2 ** width - 1)
        if kind < 3:
            return bits_of(value)
        if kind < 5:
            return max(0, bits_of(value) + rng.randint(-2, 2))
        if kind == 5:
            return bits_of(rng.choice((-0.5, 0.0, 1.0, 1.5, 0.25, 0.3)))
        return bits_of(rng.random())
    return draw


def shadows(rng, depths, rounds):
    for number in range(rounds):
        for kind in ("2d", "array", "cube", "cubearray"):
            for f in depths.values():
                texture = noise_texture(rng, f, kind)
                for func in COMPARES:
                    sampler = sampler_of(rng, texture, None, func)
                    seamless = texture.cube and rng.random() < 0.7
                    sampler = Sampler(sampler.wrap_s, sampler.wrap_t, sampler.border, func, seamless)
                    mode = "plain" if texture.cube else rng.choice(("plain", "offset", "offsets"))
                    yield batch(rng, "shadows", texture, sampler, mode, 16, 0, reference(rng, texture))


def depths_alone(rng, depths, rounds):
    """Depth formats without a compare."""
    for number in range(rounds):
        for f in depths.values():
            for kind in ("2d", "array", "cube"):
                texture = noise_texture(rng, f, kind)
                yield batch(rng, "depths", texture, sampler_of(rng, texture), "plain", 16)


def all_kinds(rng, scale):
    formats, depths = read_formats(), read_depths()
    return [
        *arrays(rng, formats, 2 * scale),
        *faces(rng, formats, 4 * scale),
        *seams(rng, formats, 4 * scale),
        *shadows(rng, depths, scale),
        *depths_alone(rng, depths, scale),
    ]
