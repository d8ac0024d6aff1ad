# SPDX-License-Identifier: Apache-2.0
"""SUATOM and SURED by their definition (PD-78, 79, 118..118f): the word, and what a thread makes of its element.

Place, bounds and layout are those of a raw store: ../sust/store.py and ../sust/surface.py.
"""
import sys
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

sys.path.insert(1, str(Path(__file__).resolve().parents[1] / "suld"))
import load as ld  # noqa: E402
from load import AXES, CLAMPS, DIMS, FORMATS, Load, Loaded, st  # noqa: E402

OPERATIONS = ["ADD", "MIN", "MAX", "INC", "DEC", "AND", "OR", "XOR", "EXCH", "CAS"]
TYPES = {"U32": 0, "S32": 1, "U64": 2, "F32": 3, "F16X2": 4, "S64": 5, "SD32": 6, "SD64": 7}
BITS = {"U32": 32, "S32": 32, "U64": 64, "S64": 64, "F32": 32}
WHOLE = ["U32", "S32", "U64", "S64"]
DEFINED = {"ADD": ["U32", "S32", "U64", "F32"], "INC": ["U32"], "DEC": ["U32"]}  # PD-118e; the others: WHOLE
SIGN, INF, NAN = 1 << 31, 0x7f800000, 0x7fc00000


def types_of(operation):
    return DEFINED.get(operation, WHOLE)


@dataclass
class Atom(Load):
    """rb is Rd, data the register of the operands."""
    operation: str = "ADD"
    type: str = "U32"
    reduces: bool = False
    data: int = 16

    def word(self):
        common = CLAMPS.index(self.clamp) << 49 | DIMS.index(self.dim) << 33 | self.pg_not << 19 | self.pg << 16 | self.ra << 8
        code, kind = OPERATIONS.index(self.operation), TYPES[self.type]
        if self.reduces:
            handle = self.handle << 39 if self.bindless else 1 << 51 | self.handle << 36
            return 0b11101011010 << 53 | 1 << 52 | handle | common | code << 24 | self.byte_address << 23 | kind << 20 | self.data
        swaps = self.operation == "CAS"
        rest = common | (0 if swaps else code << 29) | self.byte_address << 28 | self.data << 20 | self.rb
        if self.bindless:
            return (0xead if swaps else 0xea7) << 52 | self.handle << 39 | kind << 36 | rest
        return (0xea8 if swaps else 0xea0) << 52 | kind << 51 | self.handle << 36 | rest

    def text(self):
        if self.clamp == "CLAMP3":
            return None
        suffixes = ["D", *["BA"] * self.byte_address, *[self.type] * (self.type != "U32"), self.dim, self.operation,
                    *[self.clamp] * (self.clamp != "NEAR")]
        guard = "" if self.pg == st.PT and not self.pg_not else f"@{'!' * self.pg_not}P{self.pg} ".replace("P7", "PT")
        name = {st.RZ: "RZ"}
        registers = [f"[R{self.ra}]", name.get(self.data, f"R{self.data}"),
                     f"R{self.handle}" if self.bindless else f"{self.handle:#x}"]
        if not self.reduces:
            registers.insert(0, name.get(self.rb, f"R{self.rb}"))
        return f"{guard}{'SURED' if self.reduces else 'SUATOM'}.{'.'.join(suffixes)} {', '.join(registers)}"

    def bytes(self):
        return BITS.get(self.type, 32) // 8

    def registers(self):
        """How many of operands."""
        return self.bytes() // 4 * (2 if self.operation == "CAS" else 1)

    def written(self):
        return [] if self.reduces else list(range(self.bytes() // 4))

    def operands(self, row):
        row = [0] * 4 if self.data == st.RZ else row
        words = self.bytes() // 4
        values = [sum(word << 32 * n for n, word in enumerate(row[at:at + words])) for at in (0, words)]
        return values if words * 2 <= len(row) else values[:1]


def float_of(pattern):
    """Exactly; denormals are zeros."""
    exponent, mantissa = pattern >> 23 & 255, pattern & 0x7fffff
    if exponent == 0:
        return Fraction(0)
    return Fraction((mantissa + 2 ** 23) * (-1) ** (pattern >> 31)) * Fraction(2) ** (exponent - 150)


def float_add(a, b):
    """PD-118b"""
    for x in (a, b):
        if x & ~SIGN & 0xffffffff > INF:
            return NAN
    infinities = {x for x in (a, b) if x & 0x7fffffff == INF}
    if infinities:
        return infinities.pop() if len(infinities) == 1 else NAN
    total = float_of(a) + float_of(b)
    if total == 0:
        zeros = float_of(a) == 0 and float_of(b) == 0
        return SIGN if zeros and a & b & SIGN else 0
    sign, size = SIGN if total < 0 else 0, abs(total)
    exponent = 0
    while size >= Fraction(2) ** (exponent + 24):
        exponent += 1
    while size < Fraction(2) ** (exponent + 23):
        exponent -= 1
    scaled = size / Fraction(2) ** exponent
    mantissa = scaled.numerator // scaled.denominator
    rest = scaled - mantissa
    mantissa += rest > Fraction(1, 2) or (rest == Fraction(1, 2) and mantissa % 2 == 1)
    if mantissa == 2 ** 24:
        mantissa, exponent = 2 ** 23, exponent + 1
    if exponent + 150 < 1:
        return sign
    return sign | (INF if exponent + 150 > 254 else (exponent + 150) << 23 | mantissa - 2 ** 23)


def changed(atom, old, operands):
    """The new element."""
    bits, value = BITS[atom.type], operands[0]
    full = 2 ** bits - 1

    def seen(x):
        return x - (x >> bits - 1 << bits) if atom.type in ("S32", "S64") else x

    if atom.operation == "ADD":
        return float_add(old, value) if atom.type == "F32" else old + value & full
    if atom.operation in ("MIN", "MAX"):
        return (min if atom.operation == "MIN" else max)((old, value), key=lambda pair: seen(pair))
    if atom.operation == "INC":
        return 0 if old >= value else old + 1
    if atom.operation == "DEC":
        return value if old == 0 or old > value else old - 1
    if atom.operation in ("AND", "OR", "XOR"):
        return {"AND": old & value, "OR": old | value, "XOR": old ^ value}[atom.operation]
    if atom.operation == "EXCH":
        return value
    return operands[1] if old == value else old


def fits(atom, header, base):
    """PD-118a"""
    size, widths, _ = FORMATS.get(header["COMPONENTS"], (0, [], []))
    kinds = [st.TYPE_CODES.get(header[f"{'RGBA'[n]}_DATA_TYPE"]) for n in range(len(widths))]
    wanted = ("FLOAT", ) if atom.type == "F32" else ("UINT", "SINT")
    return (size == atom.bytes() and base % size == 0 and st.takes_components(header) and all(kind in wanted for kind in kinds))


def place(atom, surface, coordinates):
    """Where the thread's element is, or a status without one."""
    placed = st.thread(st.Store(atom.dim, False, str(8 * atom.bytes()), atom.byte_address, 15, atom.clamp, rb=st.RZ), surface,
                       coordinates, [0] * 4)
    zeros = [0] * len(atom.written())
    if placed.action in ("disabled", "type"):
        action = "disabled" if surface.empty else placed.action
        return Loaded({"disabled": "disabled", "type": "mismatch"}[action], zeros, [], action)
    if not fits(atom, surface.header, surface.base):
        return Loaded("mismatch", zeros, [], "format")
    if placed.action != "store":
        return Loaded("out-of-bounds", zeros, [], placed.action)
    return Loaded("ok", zeros, placed.addresses, "atom")


def executed(warp):
    """PD-118c"""
    return ld.executed(warp) & ~warp.helper & ~warp.killed & 0xffffffff


__all__ = ["AXES", "CLAMPS", "DIMS", "FORMATS", "Atom", "Loaded", "changed", "executed", "place", "types_of"]
