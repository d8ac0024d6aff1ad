# SPDX-License-Identifier: Apache-2.0
"""SUST by its rules: the word, and which bytes a thread writes, or why it writes none."""
import sys
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import surface as s

sys.path.insert(1, str(Path(__file__).resolve().parents[1]))
import convert  # the exact conversions  # noqa: E402

DIMS = ["1D", "1D_BUFFER", "1D_ARRAY", "2D", "2D_ARRAY", "3D"]
AXES = {"1D": "x", "1D_BUFFER": "x", "1D_ARRAY": "xa", "2D": "xy", "2D_ARRAY": "xya", "3D": "xyz"}
FITS = {
    "1D": [s.ONE_D], "1D_BUFFER": [s.ONE_D_BUFFER], "1D_ARRAY": [s.ONE_D_ARRAY, s.ONE_D], "2D":
    [s.TWO_D, s.TWO_D_NO_MIPMAP, s.TWO_D_ARRAY], "2D_ARRAY": [s.TWO_D_ARRAY, s.TWO_D, s.CUBEMAP,
                                                              s.CUBEMAP_ARRAY], "3D": [s.THREE_D]
}  # PD-40
SIZES = {"U8": (0, 1), "S8": (1, 1), "U16": (2, 2), "S16": (3, 2), "32": (4, 4), "64": (5, 8), "128": (6, 16)}
CLAMPS = ["IGN", "NEAR", "TRAP", "CLAMP3"]
COPS = ["WB", "CG", "CS", "WT"]
MASKS = {"R": 1, "RG": 3, "RGBA": 15}
RZ, PT = 255, 7
TYPE_CODES = {1: "SNORM", 2: "UNORM", 3: "SINT", 4: "UINT", 7: "FLOAT"}
FORMATS = {code: (size, widths, types) for code, size, widths, types in convert.FORMATS}
# Shared exponents and depth: raw stores alone (PD-39).
RAW_BYTES = {0x05: 8, 0x0d: 4, 0x0e: 4, 0x20: 4, 0x29: 4, 0x2a: 4, 0x2b: 4, 0x2f: 4, 0x30: 8, 0x3a: 2}


@dataclass
class Store:
    """The fields of a word. handle: a constant index, or with bindless the number of Rc."""
    dim: str
    formatted: bool = False
    size: str = "32"
    byte_address: bool = False
    mask: int = 15
    clamp: str = "NEAR"
    cop: str = "WB"
    handle: int = 0
    bindless: bool = False
    ra: int = 4
    rb: int = 8
    pg: int = PT
    pg_not: bool = False

    def word(self):
        """63:53 opcode, 52 .D, 51 constant index, 50:49 clamp, 48:36 index or 46:39 Rc, 35:33 dim, 25:24 cop, ..."""
        what = self.mask if self.formatted else self.byte_address << 3 | SIZES[self.size][0]
        handle = self.handle << 39 if self.bindless else 1 << 51 | self.handle << 36
        return (0b11101011001 << 53 | (not self.formatted) << 52 | CLAMPS.index(self.clamp) << 49 | handle
                | DIMS.index(self.dim) << 33 | COPS.index(self.cop) << 24 | what << 20 | self.pg_not << 19 | self.pg << 16
                | self.ra << 8 | self.rb)

    def text(self):
        """The source page's syntax, or None where it has none."""
        masks = {code: name for name, code in MASKS.items()}
        if self.clamp == "CLAMP3" or (self.formatted and self.mask not in masks):
            return None
        suffixes = ["P" if self.formatted else "D", *["BA"] * self.byte_address, self.dim, *[self.cop] * (self.cop != "WB")]
        if self.formatted:
            suffixes += [masks[self.mask]] * (self.mask != 15)
        else:
            suffixes += [self.size] * (self.size != "32")
        suffixes += [self.clamp] * (self.clamp != "NEAR")
        guard = "" if self.pg == PT and not self.pg_not else f"@{'!' * self.pg_not}P{self.pg} ".replace("P7", "PT")
        data = "RZ" if self.rb == RZ else f"R{self.rb}"
        return f"{guard}SUST.{'.'.join(suffixes)} [R{self.ra}], {data}, " + (f"R{self.handle}"
                                                                             if self.bindless else f"{self.handle:#x}")

    def bytes(self):
        return SIZES[self.size][1]

    def registers(self):
        """How many of data."""
        return bin(self.mask).count("1") if self.formatted else max(1, self.bytes() // 4)


@dataclass
class Outcome:
    """action: as the code of that name in vectors. addresses: of each byte of data, by the column of that byte."""
    action: str
    axis: str = ""
    misaligned: bool = False
    addresses: list = field(default_factory=list)
    data: bytes = b""


def signed(register):
    return register - (register >> 31 << 32)


def encode(header, mask, registers, nearest):
    """The bytes of an element from the registers that the mask names (PD-36..39a, 42)."""
    size, widths, types = FORMATS[header["COMPONENTS"]]
    named, element, at = iter(registers), 0, 0
    for component, width in enumerate(widths):
        register = next(named) if mask >> component & 1 else None
        kind = TYPE_CODES[header[f"{'RGBA'[component]}_DATA_TYPE"]]
        assert kind in types
        if register is not None:
            element |= one(kind, width, register, nearest) << at
        at += width
    return element.to_bytes(size, "little")


@lru_cache
def small(width):
    return convert.Small(width)


def one(kind, width, register, nearest):
    if kind == "FLOAT":
        return register if width == 32 else small(width).code(register, nearest)
    return {"UNORM": convert.unorm, "SNORM": convert.snorm, "UINT": convert.uint, "SINT": convert.sint}[kind](register,
                                                                                                              width)


def refusal(store, surface):
    """Why the whole surface takes no store of this kind, or None."""
    header = surface.header
    if header["HEADER_VERSION"] > 4 or surface.type > 8 or (surface.buffer != (surface.type == s.ONE_D_BUFFER)):
        return "disabled"
    if surface.type not in FITS[store.dim]:
        return "type"
    return "disabled" if surface.empty else None


def takes_components(header):
    """Each component that the format has can be of its data type (PD-39, PD-40b)."""
    _, widths, types = FORMATS.get(header["COMPONENTS"], (0, [], []))
    kinds = [TYPE_CODES.get(header[f"{'RGBA'[component]}_DATA_TYPE"]) for component in range(len(widths))]
    return bool(kinds) and all(kind in types for kind in kinds)


def place(value, size, clamp):
    """A coordinate that is inside or moved there; None: it is out of bounds (PD-30, 31, 32, 32b)."""
    if 0 <= value < size:
        return value
    return max(0, min(value, size - 1)) if clamp == "NEAR" else None


def column(store, surface, register):
    """The byte column, or None; and whether a byte address was not aligned (PD-33, 34)."""
    unsigned = store.dim == "1D_BUFFER" and store.clamp != "NEAR"
    x = register if unsigned else signed(register)
    if store.formatted:
        x = place(x, surface.width, store.clamp)
        return (None if x is None else x * surface.bytes), False
    size, row = store.bytes(), surface.width * surface.bytes
    misaligned = store.byte_address and x % size != 0
    at = x // size * size if store.byte_address else x * size
    if 0 <= at and at + size <= row:
        return at, misaligned
    if store.clamp != "NEAR" or row < size:
        return None, misaligned
    return max(0, min(at, row - size)) // size * size, misaligned


def thread(store, surface, coordinates, data, nearest=False):
    """One thread: coordinates and data as registers."""
    why = refusal(store, surface)
    if why:
        return Outcome(why)
    if store.formatted and not takes_components(surface.header):
        return Outcome("format")
    at, misaligned = column(store, surface, coordinates[0])
    found, outside = {"x": at, "y": 0, "z": 0, "a": 0}, "x" if at is None else ""
    bounds = {"y": surface.height, "z": surface.depth, "a": surface.layers}
    for axis, register in list(zip(AXES[store.dim], coordinates))[1:]:
        value = register & 0xffff if axis == "a" else signed(register)
        found[axis] = place(value, bounds[axis], store.clamp)
        if found[axis] is None and not outside:
            outside = axis
    if outside:
        return Outcome("trap" if store.clamp == "TRAP" else "bounds", outside, misaligned)
    registers = [0] * 4 if store.rb == RZ else data
    raw = b"".join(word.to_bytes(4, "little") for word in registers)
    written = encode(surface.header, store.mask, registers, nearest) if store.formatted else raw[:store.bytes()]
    addresses = [surface.address(found["x"] + n, found["y"], found["z"], found["a"]) for n in range(len(written))]
    return Outcome("store", "", misaligned, addresses, written)


@dataclass
class Warp:
    """One instruction: registers of each thread, and the masks."""
    store: Store
    coordinates: list
    data: list
    handles: list = field(default_factory=list)  # bindless
    active: int = 0xffffffff
    pred: int = 0xffffffff
    helper: int = 0
    killed: int = 0

    def executed(self):
        guard = 0xffffffff if self.store.pg == PT else self.pred
        guard ^= 0xffffffff if self.store.pg_not else 0
        return self.active & guard & ~self.helper & ~self.killed & 0xffffffff


def run(warp, surfaces, handle, memory, nearest=False, header_max=None):
    """Of threads that store to one byte the lowest wins (PD-41). memory: bytes by address. Gives outcomes by thread."""
    outcomes, stored = {}, {}
    for lane in range(32):
        if not warp.executed() >> lane & 1:
            continue
        index = (warp.handles[lane] if warp.store.bindless else handle) & 0xfffff
        if index > (max(surfaces) if header_max is None else header_max):
            outcomes[lane] = Outcome("header")
            continue
        outcomes[lane] = thread(warp.store, surfaces[index], warp.coordinates[lane], warp.data[lane], nearest)
        for address, byte in zip(outcomes[lane].addresses, outcomes[lane].data):
            stored.setdefault(address, byte)
    memory.update(stored)
    return outcomes
