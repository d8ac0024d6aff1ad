# SPDX-License-Identifier: Apache-2.0
"""SULD by its definition (PD-117..117d): the word, and what the registers of a thread get.

Place, bounds and layout are those of a store: ../sust/store.py and ../sust/surface.py.
"""
import struct
import sys
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path

sys.path.insert(1, str(Path(__file__).resolve().parents[1] / "sust"))
import store as st  # noqa: E402
from store import AXES, CLAMPS, DIMS, FORMATS, SIZES, TYPE_CODES, Store, convert  # noqa: E402

COPS = ["CA", "CG", "CI", "CV"]
UNITS = Fraction(2 ** 149)  # of convert.nearest32
ONE, SIGN = 0x3f800000, 0x80000000


@dataclass
class Load(Store):
    """rb is Rd."""
    cop: str = "CA"

    def word(self):
        """As of a store, but for the opcode and .cop."""
        what = self.mask if self.formatted else self.byte_address << 3 | SIZES[self.size][0]
        handle = self.handle << 39 if self.bindless else 1 << 51 | self.handle << 36
        return (0b11101011000 << 53 | (not self.formatted) << 52 | CLAMPS.index(self.clamp) << 49 | handle
                | DIMS.index(self.dim) << 33 | COPS.index(self.cop) << 24 | what << 20 | self.pg_not << 19 | self.pg << 16
                | self.ra << 8 | self.rb)

    def text(self):
        cop, self.cop = self.cop, "WB"
        text = super().text()
        self.cop = cop
        if text is None or cop != "CA":
            return None
        data = "RZ" if self.rb == st.RZ else f"R{self.rb}"
        return text.replace("SUST", "SULD").replace(f" [R{self.ra}], {data},", f" {data}, [R{self.ra}],")

    def written(self):
        """Numbers of the lanes or words that are written."""
        return [n for n in range(4) if self.mask >> n & 1] if self.formatted else list(range(max(1, self.bytes() // 4)))


@dataclass
class Loaded:
    """status: as the code of that name; values: of each register in turn; addresses: that are read."""
    status: str
    values: list
    addresses: list = field(default_factory=list)
    action: str = "load"


def component(kind, width, code):
    """A stored code as 32 bits of a register (PD-80, 81, 81a)."""
    full = 2 ** width - 1
    if kind == "UINT" or (kind == "FLOAT" and width == 32):
        return code
    if kind == "UNORM":
        return convert.nearest32(Fraction(code, full) * UNITS)
    value = code - (code >> (width - 1) << width)
    if kind == "SINT":
        return value & 0xffffffff
    if kind == "SNORM":
        full = 2 ** (width - 1) - 1
        magnitude = ONE if abs(value) >= full else convert.nearest32(Fraction(abs(value), full) * UNITS)
        return magnitude | (SIGN if value < 0 else 0)
    return small_float(width, code)


def small_float(width, code):
    """A float of 5 bits of exponent; 11 and 10 bits have no sign."""
    bits = 10 if width == 16 else width - 5
    sign = code >> 15 << 31 if width == 16 else 0
    exponent, mantissa = code >> bits & 31, code & (1 << bits) - 1
    if exponent == 31:
        return sign | 0x7f800000 | mantissa << (23 - bits)
    value = Fraction(mantissa + (exponent > 0) * 2 ** bits) * Fraction(2) ** (max(exponent, 1) - 15 - bits)
    seen = convert.nearest32(value * UNITS)
    if width == 16:
        assert struct.unpack("<e", struct.pack("<H", code & 0x7fff))[0] == float(value)
    return sign | seen


def lanes(header, element):
    """x, y, z, w of an element through the header's sources; None: zero bits."""
    _, widths, _ = FORMATS[header["COMPONENTS"]]
    stored, at = [0] * 4, 0
    for n, width in enumerate(widths):
        code = (element or 0) >> at & (1 << width) - 1
        stored[n] = component(TYPE_CODES[header[f"{'RGBA'[n]}_DATA_TYPE"]], width, code)
        at += width
    constants = {0: 0, 6: 1, 7: ONE}
    sources = [header[f"{lane}_SOURCE"] for lane in "XYZW"]
    return [constants[source] if source in constants else stored[source - 2] for source in sources]


def words(load, data):
    """Registers of a raw load."""
    size, value = load.bytes(), int.from_bytes(data, "little")
    if load.size in ("S8", "S16"):
        value -= value >> (8 * size - 1) << 8 * size
    return [value >> 32 * n & 0xffffffff for n in load.written()]


def thread(load, surface, coordinates, byte):
    """One thread; byte: the contents of an address."""
    count = len(load.written())
    placed = st.thread(Store(load.dim, load.formatted, load.size, load.byte_address, load.mask, load.clamp, rb=st.RZ), surface,
                       coordinates, [0] * 4)
    status = {"disabled": "disabled", "type": "mismatch", "format": "unsupported-header"}.get(placed.action)
    if status:
        return Loaded(status, [0] * count, [], placed.action)
    inside = placed.action == "store"
    data = bytes(byte(address) for address in placed.addresses) if inside else bytes(16)
    if load.formatted:
        all_lanes = lanes(surface.header, int.from_bytes(data, "little") if inside else None)
        values = [all_lanes[n] for n in load.written()]
    else:
        values = words(load, data if inside else bytes(load.bytes()))
    return Loaded("ok" if inside else "out-of-bounds", values, placed.addresses, "load" if inside else placed.action)


def executed(warp):
    """PD-117d: helper pixels and killed threads too."""
    guard = 0xffffffff if warp.store.pg == st.PT else warp.pred
    return warp.active & (guard ^ (0xffffffff if warp.store.pg_not else 0)) & 0xffffffff


__all__ = ["AXES", "CLAMPS", "DIMS", "FORMATS", "SIZES", "Load", "Loaded", "component", "executed", "thread"]
