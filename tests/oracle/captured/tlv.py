# SPDX-License-Identifier: Apache-2.0
"""Vector files of captured rows: textures, samplers and instructions as a part describes them."""
import struct

import textures

NAME = "tests/oracle/captured/generate.py"
FORMATS = {(8, 1): "R8", (8, 2): "G8R8", (8, 4): "A8B8G8R8", (16, 1): "R16", (16, 2): "R16_G16", (16, 4): "R16_G16_B16_A16",
           (32, 1): "R32", (32, 2): "R32_G32", (32, 4): "R32_G32_B32_A32"}
TYPES = {"u": "UINT", "s": "SINT", "f": "FLOAT", "unorm": "UNORM", "snorm": "SNORM"}
KINDS = {"1d": "TWO_D", "2d": "TWO_D", "pitch": "TWO_D", "linear": "ONE_D_BUFFER", "3d": "THREE_D", "a1d": "ONE_D_ARRAY", "a2d": "TWO_D_ARRAY",
         "cube": "CUBEMAP", "acube": "CUBEMAP_ARRAY"}  # the driver makes 2D of 1D
MODES = {"wrap": "WRAP", "clamp": "CLAMP_TO_EDGE", "mirror": "MIRROR", "border": "BORDER"}
# CUresourceViewFormat of compressed blocks: format, data type, bytes
BLOCKS = {0x19: ("DXT1", "UNORM", 8), 0x1A: ("DXT23", "UNORM", 16), 0x1B: ("DXT45", "UNORM", 16), 0x20: ("BC6H_UF16", "FLOAT", 16),
          0x21: ("BC6H_SF16", "FLOAT", 16), 0x22: ("BC7U", "UNORM", 16)}
BC4 = {0x1C: ("DXN1", "UNORM", 8), 0x1D: ("DXN1", "SNORM", 8), 0x1E: ("DXN2", "UNORM", 16), 0x1F: ("DXN2", "SNORM", 16)}   # mixed otherwise (PD-135)
READ_AS_INTEGER = 1
LANES = 32


def modes(tex):
    """Address modes; of coordinates in texels the driver makes CLAMP of all but BORDER."""
    return ["clamp" if not tex["norm"] and mode != "border" else mode for mode in tex["addr"]]


def format_of(tex):
    """Format and data type of its elements."""
    kind, width, channels = textures.kind_of(tex["fmt"])
    if tex["fmt"] == "unorm1010102":
        return "A2B10G10R10", "UNORM"
    datatype = TYPES[kind]
    if kind in "us" and not tex["surface"] and not tex["tex_flags"] & READ_AS_INTEGER:
        datatype = {"u": "UNORM", "s": "SNORM"}[kind]
    return FORMATS[width, channels], datatype


def contents(tex):
    """`texels` of a vector file; a formula where it is one."""
    kind, width, channels = textures.kind_of(tex["fmt"])
    slices = "z" if tex["kind"] == "3d" else "layer"
    column, line = tex["seed"] & 0xFFFF, tex["seed"] >> 16
    alone = f"{0x3F800000} * (x / {column} - x / {column + 1}) * (y / {line} - y / {line + 1})" if tex["w"] <= 2 * column and tex["h"] <= 2 * line else ""
    formula = {"impulse": alone, "pos": f"x + y * 4096 + ({slices} + 8 * level) % 32 * 16777216 + component * 536870912" if width == 32 else "",
               "rampx": "float(x + 1)", "rampy": "float(y + 1)", "level": "float(level)",
               "code": f"x + {tex['w']} * y" if tex["w"] * tex["h"] <= 1 << width else ""}.get(tex["content"])
    if formula:
        return f"expression ({formula})"
    layers = tex["d"] if tex["kind"] != "3d" and tex["d"] else 1
    levels = [textures.texels(tex, level) for level in range(tex["levels"])]
    data = b"".join(level[len(level) // layers * n:len(level) // layers * (n + 1)] for n in range(layers) for level in levels)
    return "rows " + data.hex()


def texture_text(tex, address, kind=None):
    name, datatype = format_of(tex)
    size = [tex["w"]] + ([max(1, tex["h"])] if tex["kind"] not in ("linear", "a1d") and (tex["kind"] != "1d" or kind != "ONE_D") else [])
    size += [tex["d"]] if tex["kind"] == "3d" else []
    layers = {"a1d": tex["d"], "a2d": tex["d"], "acube": tex["d"] // 6}.get(tex["kind"])
    row = -(-tex["w"] * textures.kind_of(tex["fmt"])[1] // 8 * textures.kind_of(tex["fmt"])[2] // 32) * 32
    words = [f"type {kind or KINDS[tex['kind']]}", f"format {name} {datatype}", "size " + " ".join(map(str, size))]
    words += [f"layers {layers}"] if layers else []
    words += [f"layout pitch {row}"] if tex["kind"] == "pitch" else []
    words += [f"levels {tex['levels']}"] if tex["levels"] > 1 else []
    words += [f"view {tex['view_first']} {tex['view_last']}"] if "view" in tex else []
    words += ["normalized off"] if not tex["norm"] and tex["kind"] != "linear" else []
    words += ["SRGB_CONVERSION 1"] if tex["srgb"] else []
    words.append(f"address {address:#x}")
    return "  ".join(words if tex["content"] == "none" else [*words, f"texels {contents(tex)}"])


def srgb_code(bits):
    """What the driver writes of a border colour: the nearest code, in doubles."""
    if bits >> 31 or bits > 0x7F800000:
        return 0
    v = min(1.0, struct.unpack("<f", struct.pack("<I", bits))[0])
    return int((12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055) * 255 + 0.5)


def sampler_text(tex, filters=False):
    words = ["address " + " ".join(MODES[mode] for mode in modes(tex))]
    if "border" in tex["addr"]:
        words.append("border " + " ".join(f"0x{bits}" for bits in tex["border"]))
        words += [f"SRGB_BORDER_COLOR_{c} {srgb_code(int(bits, 16))}" for c, bits in zip("RGB", tex["border"])] if tex["srgb"] else []
    words += ["CUBEMAP_INTERFACE_FILTERING 2"] if tex["seamless"] else []
    words += ["MAG_FILTER 2"] if filters and tex["filter"] == "linear" else []
    words += ["SRGB_CONVERSION 1"] if tex["srgb"] else []
    return "  ".join(words)


def listed(values, write):
    """A value for each thread, the last one goes on."""
    texts = [write(value) for value in values]
    if len(set(texts)) == 1:
        return texts[0]
    lines = ["{"]
    for text in texts:
        if len(lines[-1]) + len(text) > 112:
            lines.append("       ")
        lines[-1] += f" {text}"
    return "\n".join(lines) + (" ... }" if len(texts) < LANES else " }")


def real(bits):
    return f"bits({bits:#010x})"


def word(bits):
    return f"{bits:#x}"


class File:
    """Textures and samplers are written once each; a warp has rows of one part."""

    def __init__(self, about, rules="", without="", policy=""):
        self.head = [f"# {line}" for line in about.split("\n")] + [f"# Written by {NAME} from captured rows.", "texlock 1"]
        self.head += [f"rules {rules}"] if rules else []
        self.head += [f"rules without {without}"] if without else []
        self.head += [f"policy {name}" for name in policy.split()]
        self.descriptors, self.known, self.body, self.warps, self.next = [], {}, [], 0, 0x10000000

    def described(self, kind, text):
        """Number of a texture, sampler or handle, which a new one gets."""
        numbers = self.known.setdefault(kind, {})
        if text not in numbers:
            number = numbers[text] = len(numbers)
            if kind == "texture":
                write, size = text
                self.descriptors.append(f"texture {number} {{ {write(self.next)} }}")
                self.next += -(-size // 0x10000) * 0x10000 + 0x10000
            elif kind == "sampler":
                self.descriptors.append(f"sampler {number} {{ {text} }}")
            else:
                self.descriptors.append(f"handle {number} texture {text[0]} sampler {text[1]}")
        return numbers[text]

    def texture(self, tex, kind=None):
        key = repr((kind, [tex.get(k) for k in ("kind", "w", "h", "d", "levels", "fmt", "content", "seed", "list", "norm", "surface", "srgb",
                                                "tex_flags", "view_first", "view_last")]))
        known = self.known.setdefault("by content", {})
        if key not in known:
            known[key] = (lambda address: texture_text(tex, address, kind), 4 * textures.size(tex))
        return self.described("texture", known[key])

    def handle(self, tex, kind=None, filters=False):
        return self.described("handle", (self.texture(tex, kind), self.described("sampler", sampler_text(tex, filters))))

    def warp(self, asm, operands, expected, comment="", more=()):
        """operands: {name: (values, how they are written)}; expected: {register: value} of each thread."""
        lanes = len(expected)
        self.body += ["", f"warp {self.warps % 64} {{" + (f"   # {comment}" if comment else "")]
        active = "" if lanes == LANES else f"  active {(1 << lanes) - 1:#x}"
        self.body.append(f'    asm "{asm}"{active}')
        self.body += [f"    {name} = {listed(values, write)}" for name, (values, write) in operands.items()]
        for lane, registers in enumerate(expected):
            if registers:
                said = "  ".join(f"R{number} = {value:#x}" for number, value in registers.items())
                self.body.append(f"    expect lane {lane} {said}")
        self.body += [f"    {line}" for line in more]
        self.body.append("}")
        self.warps += 1

    def text(self):
        return "\n".join(self.head + [""] + self.descriptors + self.body) + "\n"
