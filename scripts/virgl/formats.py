# SPDX-License-Identifier: Apache-2.0
"""Formats of virgl_hw.h (virglrenderer), which number Mesa's PIPE_FORMATs, as fields of a texture header."""
import dataclasses


@dataclasses.dataclass(frozen=True)
class Format:
    """Layout in memory (rtl/defs/formats.tsv), data type, and the source of each component x, y, z, w."""
    name: str
    type: str
    sources: str  # R G B A: stored component 0..3; 0, 1: constants
    bytes: int
    wide: int = 1
    high: int = 1
    srgb: bool = False

    def source(self, swizzle):
        """Result components of a view: swizzle 0..3 is a component of the format, 4 is 0, 5 is 1."""
        one = "ONE_INT" if self.type in ("UINT", "SINT") else "ONE_FLOAT"
        named = {"0": "ZERO", "1": one}
        return " ".join(named.get(letter, letter) for letter in ((self.sources + "01")[k] for k in swizzle))


RGBA, RGB, RG, RED = "RGBA", "RGB1", "RG01", "R001"
ONE_EACH = {  # layouts of one, two, (three,) four components of a width
    8: ("R8", "G8R8", None, "A8B8G8R8"), 16: ("R16", "R16_G16", None, "R16_G16_B16_A16"),
    32: ("R32", "R32_G32", "R32_G32_B32", "R32_G32_B32_A32")}


def family(first, bits, type_name):
    return {first + k: Format(layout, type_name, (RED, RG, RGB, RGBA)[k], (k + 1) * bits // 8)
            for k, layout in enumerate(ONE_EACH[bits]) if layout}


def one_channel(first, layout, type_name, order):
    """Alpha, intensity, luminance, and luminance with alpha of a width: `order` is A I L P, as they follow each other."""
    bits = int(layout[1:])
    sources = {"A": "000R", "I": "RRRR", "L": "RRR1", "P": "RRRG"}
    return {first + k: Format(ONE_EACH[bits][letter == "P"], type_name, sources[letter], bits // 8 * (1 + (letter == "P")))
            for k, letter in enumerate(order)}


FORMATS = {
    1: Format("A8B8G8R8", "UNORM", "BGRA", 4), 2: Format("A8B8G8R8", "UNORM", "BGR1", 4),
    3: Format("A8B8G8R8", "UNORM", "GBAR", 4), 4: Format("A8B8G8R8", "UNORM", "GBA1", 4),
    5: Format("A1B5G5R5", "UNORM", "BGRA", 2), 6: Format("A4B4G4R4", "UNORM", "BGRA", 2),
    7: Format("B5G6R5", "UNORM", "BGR1", 2), 8: Format("A2B10G10R10", "UNORM", RGBA, 4),
    9: Format("R8", "UNORM", "RRR1", 1), 10: Format("R8", "UNORM", "000R", 1), 11: Format("R8", "UNORM", "RRRR", 1),
    12: Format("G8R8", "UNORM", "RRRG", 2), 13: Format("R16", "UNORM", "RRR1", 2),
    16: Format("Z16", "UNORM", "RRR1", 2), 18: Format("ZF32", "FLOAT", "RRR1", 4),
    19: Format("S8Z24", "UNORM UINT UINT UINT", "RRR1", 4),
    20: Format("Z24S8", "UINT UNORM UNORM UNORM", "GGG1", 4), 21: Format("X8Z24", "UNORM", "RRR1", 4),
    68: Format("A8B8G8R8", "UNORM", "ABG1", 4), 121: Format("A8B8G8R8", "UNORM", "ABGR", 4),
    95: Format("R8", "UNORM", "RRR1", 1, srgb=True), 96: Format("G8R8", "UNORM", "RRRG", 2, srgb=True),
    100: Format("A8B8G8R8", "UNORM", "BGRA", 4, srgb=True), 101: Format("A8B8G8R8", "UNORM", "BGR1", 4, srgb=True),
    104: Format("A8B8G8R8", "UNORM", RGBA, 4, srgb=True), 230: Format("A8B8G8R8", "UNORM", RGB, 4, srgb=True),
    105: Format("DXT1", "UNORM", RGB, 8, 4, 4), 106: Format("DXT1", "UNORM", RGBA, 8, 4, 4),
    107: Format("DXT23", "UNORM", RGBA, 16, 4, 4), 108: Format("DXT45", "UNORM", RGBA, 16, 4, 4),
    109: Format("DXT1", "UNORM", RGB, 8, 4, 4, True), 110: Format("DXT1", "UNORM", RGBA, 8, 4, 4, True),
    111: Format("DXT23", "UNORM", RGBA, 16, 4, 4, True), 112: Format("DXT45", "UNORM", RGBA, 16, 4, 4, True),
    113: Format("DXN1", "UNORM", RED, 8, 4, 4), 114: Format("DXN1", "SNORM", RED, 8, 4, 4),
    115: Format("DXN2", "UNORM", RG, 16, 4, 4), 116: Format("DXN2", "SNORM", RG, 16, 4, 4),
    124: Format("BF10GF11RF11", "FLOAT", RGB, 4), 125: Format("E5B9G9R9_SHAREDEXP", "FLOAT", RGB, 4),
    131: Format("A2B10G10R10", "UNORM", "BGRA", 4), 134: Format("A8B8G8R8", "UNORM", RGB, 4),
    135: Format("A4B4G4R4", "UNORM", "BGR1", 2), 122: Format("A1B5G5R5", "UNORM", "BGR1", 2),
    225: Format("A2B10G10R10", "UINT", "BGRA", 4), 253: Format("A2B10G10R10", "UINT", RGBA, 4),
    140: Format("R16_G16", "UNORM", "RRRG", 4), 141: Format("R16", "UNORM", "000R", 2), 142: Format("R16", "UNORM", "RRRR", 2),
    255: Format("BC7U", "UNORM", RGBA, 16, 4, 4), 256: Format("BC7U", "UNORM", RGBA, 16, 4, 4, True),
    **family(28, 32, "FLOAT"), **family(48, 16, "UNORM"), **family(56, 16, "SNORM"), **family(64, 8, "UNORM"),
    **family(74, 8, "SNORM"), **family(91, 16, "FLOAT"), **family(177, 8, "UINT"), **family(181, 8, "SINT"),
    **family(185, 16, "UINT"), **family(189, 16, "SINT"), **family(193, 32, "UINT"), **family(197, 32, "SINT"),
    **one_channel(147, "R8", "SNORM", "ALPI"), **one_channel(151, "R16", "SNORM", "ALPI"),
    **one_channel(155, "R16", "FLOAT", "ALPI"), **one_channel(159, "R32", "FLOAT", "ALPI"),
    **one_channel(201, "R8", "UINT", "AILP"), **one_channel(205, "R8", "SINT", "AILP"),
    **one_channel(209, "R16", "UINT", "AILP"), **one_channel(213, "R16", "SINT", "AILP"),
    **one_channel(217, "R32", "UINT", "AILP"), **one_channel(221, "R32", "SINT", "AILP"),
    **{code: Format(layout, kind, RGB, size) for code, layout, kind, size in (
        (231, "A8B8G8R8", "UINT", 4), (232, "A8B8G8R8", "SINT", 4), (229, "A8B8G8R8", "SNORM", 4),
        (234, "R16_G16_B16_A16", "UNORM", 8), (235, "R16_G16_B16_A16", "SNORM", 8), (236, "R16_G16_B16_A16", "FLOAT", 8),
        (237, "R16_G16_B16_A16", "UINT", 8), (238, "R16_G16_B16_A16", "SINT", 8), (239, "R32_G32_B32_A32", "FLOAT", 16),
        (240, "R32_G32_B32_A32", "UINT", 16), (241, "R32_G32_B32_A32", "SINT", 16))},
}


def element(code):
    """The layout of a resource's texels; None: unknown here."""
    return FORMATS.get(code)
