# SPDX-License-Identifier: Apache-2.0
"""Write batches as vector files, and read what the golden model makes of them."""
import re
import struct
import subprocess
from fractions import Fraction

from case import COMPARES, PARAMS, TYPES

MODES = {"plain": "", "offset": ".AOFFI", "offsets": ".PTP"}


def number(bits):
    """A coordinate: in decimals where a few are exact, else as bits."""
    value = struct.unpack("<f", struct.pack("<I", bits))[0]
    text = repr(value)
    exact = len(text) <= 10 and "e" not in text and "n" not in text and bits != 1 << 31
    return text if exact and Fraction(text) == Fraction(value) else f"bits({bits:#010x})"


def words(values):
    """A list of a value for each thread."""
    lines = ["{"]
    for value in values:
        if len(lines[-1]) + len(value) > 110:
            lines.append("       ")
        lines[-1] += f" {value}"
    return "\n".join(lines) + " ... }"


def texture_text(texture, sources, address):
    layers = {"array": texture.layers, "cubearray": texture.layers // 6}.get(texture.kind)
    return (f"type {TYPES[texture.kind]}  {texture.format.header()}  source {' '.join(sources)}  layout {texture.layout}"
            f"  size {texture.width} {texture.height}" + (f"  layers {layers}" if layers else "") + f"  address {address:#x}"
            + ("  normalized off" if texture.rect else "")
            + ("  texels index" if texture.texels is None else "" if texture.layout.startswith("pitch")
               else f"\n            texels rows {texture.texels.hex()}"))


def byte_lines(texture, address):
    """Rows of a pitch texture; nothing if the header's statement says its texels."""
    if texture.texels is None or not texture.layout.startswith("pitch"):
        return
    pitch, row = int(texture.layout.split()[1]), texture.width * texture.format.bytes
    for y in range(texture.height):
        yield f"bytes {address + y * pitch:#x} {texture.texels[y * row:(y + 1) * row].hex()}"


def warp_lines(warp, handle, b, expected):
    """One instruction. expected: for each gather a tuple of four, or None where nothing is expected."""
    shadow, texture = b.sampler.compare != "-", b.texture
    registers = "R0, R4" if shadow or b.mode != "plain" else "R0"
    letter = "RGBA"[b.comp] + MODES[b.mode] + ".DC" * shadow
    yield f"warp {warp % 64} {{"
    yield (f'    asm "TLD4.{letter} R8, {registers}, {handle}, {PARAMS[texture.kind]}, 0xf"'
           f"  active {(1 << len(b.gathers)) - 1:#x}")
    if texture.kind.endswith("array"):
        yield f"    array = {words(str(g.layer) for g in b.gathers)}"
    yield f"    s = {words(number(g.s) for g in b.gathers)}"
    yield f"    t = {words(number(g.t) for g in b.gathers)}"
    if texture.cube:
        yield f"    r = {words(number(g.r) for g in b.gathers)}"
    if shadow:
        yield f"    dref = {words(number(g.dref) for g in b.gathers)}"
    if b.mode == "offset":
        yield f"    off1 = {words(f'aoffi({g.u},{g.v})' for g in b.gathers)}"
    for half in (0, 1) if b.mode == "offsets" else ():
        pair = ",".join(f"{ds},{dt}" for ds, dt in b.ptp[2 * half:2 * half + 2])
        yield f"    off{half + 1} = ptp({pair})"
    for lane, values in enumerate(expected):
        if values is not None:
            yield f"    expect lane {lane} " + " ".join(f"R{8 + k}={v:#x}" for k, v in enumerate(values))
    yield "}"


class Descriptors:
    """Textures, samplers and handles of a file, each written once."""

    def __init__(self):
        self.lines, self.known = [], {"texture": {}, "sampler": {}, "handle": {}}

    def number(self, kind, key, write):
        """Number of a descriptor; write(number) gives its lines if it is new."""
        known = self.known[kind]
        if key not in known:
            known[key] = len(known)
            self.lines += write(known[key])
        return known[key]

    def texture(self, b):
        def write(number):
            address = 0x10000000 + 0x100000 * number
            yield f"texture {number} {{ {texture_text(b.texture, b.sources(), address)} }}"
            yield from byte_lines(b.texture, address)
        return self.number("texture", (id(b.texture), b.sources()), write)

    def sampler(self, b):
        colour = " ".join(f"{word:#x}" for word in b.border())
        text = f"address {b.sampler.wrap_s} {b.sampler.wrap_t} WRAP  border {colour}"
        text += f"  DEPTH_COMPARE_FUNC {COMPARES.index(b.sampler.compare)}" if b.sampler.compare != "-" else ""
        text += "  CUBEMAP_INTERFACE_FILTERING 2" if b.sampler.seamless else ""
        text += "  SRGB_CONVERSION 1" if b.texture.format.srgb else ""
        return self.number("sampler", text, lambda number: [f"sampler {number} {{ {text} }}"])

    def handle(self, b):
        pair = self.texture(b), self.sampler(b)
        return self.number("handle", pair, lambda number: [f"handle {number} texture {pair[0]} sampler {pair[1]}"])


def file_text(header, batches, expected):
    """A whole vector file; expected[i] belongs to batches[i]."""
    descriptors = Descriptors()
    handles = [descriptors.handle(b) for b in batches]
    lines = [*header, "", *descriptors.lines]
    for warp, b in enumerate(batches):
        lines += ["", *warp_lines(warp, handles[warp], b, expected[warp])]
    return "\n".join(lines) + "\n"


def explain(texlock, path, batches):
    """Fill results["texlock"] of the batches of a file from the golden model's explanation."""
    lane = re.compile(r"  lane +(\d+) (\S+) +R8=(\w+) R9=(\w+) R10=(\w+) R11=(\w+)$")
    number, process = -1, subprocess.Popen([texlock, "explain", str(path)], stdout=subprocess.PIPE, text=True)
    for line in process.stdout:
        if line.startswith("instruction "):
            number += 1
            batches[number].results["texlock"] = []
        elif line.startswith("  lane ") and (found := lane.match(line.rstrip())):
            if found[2] != "ok":
                raise SystemExit(f"{path}: instruction {number}, lane {found[1]}: status {found[2]}")
            batches[number].results["texlock"].append(tuple(int(w, 16) for w in found.groups()[2:]))
    if process.wait() or number + 1 != len(batches):
        raise SystemExit(f"texlock explain {path} failed after {number + 1} of {len(batches)} instructions")
