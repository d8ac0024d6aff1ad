# SPDX-License-Identifier: Apache-2.0
"""What a texture header says of a surface, and where its bytes lie: from the field table and the address equation, bit by bit.

Neither the model nor the tables of rtl/defs have a part in it.
"""
BUFFER, PITCH_KEY, PITCH, BLOCKLINEAR, BLOCKLINEAR_KEY = range(5)
ONE_D, TWO_D, THREE_D, CUBEMAP, ONE_D_ARRAY, TWO_D_ARRAY, ONE_D_BUFFER, TWO_D_NO_MIPMAP, CUBEMAP_ARRAY = range(9)
TYPES = ["ONE_D", "TWO_D", "THREE_D", "CUBEMAP", "ONE_D_ARRAY", "TWO_D_ARRAY", "ONE_D_BUFFER", "TWO_D_NO_MIPMAP", "CUBEMAP_ARRAY"]
SPACE = 1 << 48

# name: (highest bit, lowest bit) of the 256
FIELDS = {
    "COMPONENTS": (6, 0), "R_DATA_TYPE": (9, 7), "G_DATA_TYPE": (12, 10), "B_DATA_TYPE": (15, 13), "A_DATA_TYPE": (18, 16),
    "X_SOURCE": (21, 19), "Y_SOURCE": (24, 22), "Z_SOURCE": (27, 25), "W_SOURCE": (30, 28), "PACK_COMPONENTS": (31, 31),
    "ADDRESS_31_0": (63, 32), "ADDRESS_47_32": (79, 64), "HEADER_VERSION": (87, 85),
    "GOBS_PER_BLOCK_WIDTH": (98, 96), "GOBS_PER_BLOCK_HEIGHT": (101, 99), "GOBS_PER_BLOCK_DEPTH": (104, 102),
    "TILE_WIDTH_IN_GOBS": (108, 106), "GOB3D": (109, 109), "PITCH_20_5": (111, 96), "BUFFER_31_16": (111, 96),
    "MAX_MIP_LEVEL": (127, 124), "WIDTH_MINUS_ONE": (143, 128), "SRGB_CONVERSION": (150, 150), "TEXTURE_TYPE": (154, 151),
    "BORDER_SIZE": (159, 157), "HEIGHT_MINUS_ONE": (175, 160), "DEPTH_MINUS_ONE": (189, 176), "NORMALIZED_COORDS": (191, 191),
    "RES_VIEW_MIN_MIP_LEVEL": (227, 224), "RES_VIEW_MAX_MIP_LEVEL": (231, 228), "MULTI_SAMPLE_COUNT": (235, 232)}


class Header(dict):
    """A header by its fields; those that are not named are 0."""

    def words(self):
        bits = 0
        for name, value in self.items():
            high, low = FIELDS[name]
            assert 0 <= value < 1 << (high - low + 1), (name, value)
            bits |= value << low
        return [bits >> 32 * w & 0xffffffff for w in range(8)]

    def __missing__(self, name):
        assert name in FIELDS, name
        return 0


def round_up(value, unit):
    return -(-value // unit) * unit


def ceil_log2(value):
    return (value - 1).bit_length()


def gob(x, y):
    """The byte of a GOB: bits 8..0 are x5 y2 y1 x4 y0 x3 x2 x1 x0."""
    where = [(x, 0), (x, 1), (x, 2), (x, 3), (y, 0), (x, 4), (y, 1), (y, 2), (x, 5)]
    return sum((of >> bit & 1) << place for place, (of, bit) in enumerate(where))


class Level:
    """One level of an image, in bytes along x."""

    def __init__(self, row, height, depth, blocks):
        self.row, self.height, self.depth = row, height, depth
        width, tall, deep = blocks
        self.w = min(width, ceil_log2(-(-row // 64)))
        self.h = min(tall, ceil_log2(-(-height // 8)))
        self.d = min(deep, ceil_log2(depth))
        self.block = 512 << (self.w + self.h + self.d)
        self.across = round_up(row, 64 << self.w) // (64 << self.w)
        self.down = round_up(height, 8 << self.h) // (8 << self.h)
        self.size = self.across * self.down * round_up(depth, 1 << self.d) // (1 << self.d) * self.block

    def offset(self, x, y, z):
        column, line = x >> 6, y >> 3
        block = ((z >> self.d) * self.down + (line >> self.h)) * self.across + (column >> self.w)
        inside = (z % (1 << self.d) << (self.w + self.h)) + (line % (1 << self.h) << self.w) + column % (1 << self.w)
        return block * self.block + inside * 512 + gob(x % 64, y % 8)


class Surface:
    """What a store sees: sizes at the first level of the view (PD-35), and the address of each byte of it."""

    def __init__(self, header, bytes_per_texel, gob_width_one=False):
        self.header, self.bytes = header, bytes_per_texel
        self.type, version = header["TEXTURE_TYPE"], header["HEADER_VERSION"]
        self.buffer = version == BUFFER
        self.pitch = version in (PITCH, PITCH_KEY)
        colour_key = version in (PITCH_KEY, BLOCKLINEAR_KEY)
        address = header["ADDRESS_47_32"] << 32 | header["ADDRESS_31_0"]
        self.levels = 1 if self.buffer or self.pitch else header["MAX_MIP_LEVEL"] + 1
        first, last = header["RES_VIEW_MIN_MIP_LEVEL"], header["RES_VIEW_MAX_MIP_LEVEL"]
        if colour_key or self.buffer:
            first, last = 0, self.levels - 1
        self.empty = first > min(last, self.levels - 1)
        self.level = first
        if self.buffer:
            self.base = address
            self.width = (header["BUFFER_31_16"] << 16 | header["WIDTH_MINUS_ONE"]) + 1
            self.height = self.depth = self.layers = 1
            return
        self.base = address // 32 * 32 if self.pitch else address // 512 * 512
        blocks = [header[f"GOBS_PER_BLOCK_{axis}"] for axis in ("WIDTH", "HEIGHT", "DEPTH")]
        if gob_width_one:
            blocks[0] = 0
        self.width, self.height, self.depth = self.sizes(first)
        self.layers = self.images()
        self.chain = [Level(x * bytes_per_texel, y, z, blocks) for x, y, z in map(self.sizes, range(self.levels))]

    def sizes(self, level):
        """Texels of a level; an axis that the type does not use is 1."""
        flat = self.type in (ONE_D, ONE_D_ARRAY)
        full = (self.header["WIDTH_MINUS_ONE"] + 1, 1 if flat else self.header["HEIGHT_MINUS_ONE"] + 1,
                self.header["DEPTH_MINUS_ONE"] + 1 if self.type == THREE_D else 1)
        return [max(1, size >> level) for size in full]

    def images(self):
        depth = self.header["DEPTH_MINUS_ONE"] + 1
        return {ONE_D_ARRAY: depth, TWO_D_ARRAY: depth, CUBEMAP: 6, CUBEMAP_ARRAY: 6 * depth}.get(self.type, 1)

    def stride(self):
        """From layer to layer: all levels, up to a block of level 0."""
        return round_up(sum(level.size for level in self.chain), self.chain[0].block)

    def address(self, x, y, z, layer):
        """The address of byte column x of row y of slice z of a layer."""
        if self.buffer:
            return (self.base + x) % SPACE
        if self.pitch:
            return (self.base + y * (self.header["PITCH_20_5"] << 5) + x) % SPACE
        before = sum(level.size for level in self.chain[:self.level])
        return (self.base + layer * self.stride() + before + self.chain[self.level].offset(x, y, z)) % SPACE
