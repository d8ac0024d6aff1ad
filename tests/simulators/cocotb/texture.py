# SPDX-License-Identifier: Apache-2.0
"""Bits of the texture unit's inputs and outputs: instruction words, descriptors, beats, as rtl/defs documents them."""
from __future__ import annotations

import struct
from dataclasses import dataclass, field

LANES = 32
QUADS = 8

# Formats: (code, bytes of an element, number of components). Data types, sources, wrap modes, status codes.
RGBA32, RGBA16, RG32, RGBA8, R32, RG8, R16, R8 = (
    (0x01, 16, 4), (0x03, 8, 4), (0x04, 8, 2), (0x08, 4, 4), (0x0F, 4, 1), (0x18, 2, 2), (0x1B, 2, 1), (0x1D, 1, 1))
SNORM, UNORM, SINT, UINT, FLOAT = 1, 2, 3, 4, 7
ZERO, R, G, B, A, ONE_INT, ONE_FLOAT = 0, 2, 3, 4, 5, 6, 7
(WRAP, MIRROR, CLAMP_TO_EDGE, BORDER, CLAMP_OGL, MIRROR_ONCE_CLAMP_TO_EDGE, MIRROR_ONCE_BORDER,
 MIRROR_ONCE_CLAMP_OGL) = range(8)
STATUS_OK, STATUS_ILLEGAL, STATUS_MEMORY_ERROR, STATUS_INVALID_HEADER, STATUS_OUT_OF_BOUNDS = 0, 1, 7, 8, 12


def bits(value: int, high: int, low: int) -> int:
    """`value` at bits high:low of a word."""
    if not 0 <= value < 1 << (high - low + 1):
        raise ValueError(f"{value:#x} does not fit bits {high}:{low}")
    return value << low


def binary32(value: float) -> int:
    return struct.unpack("<I", struct.pack("<f", value))[0]


def tld4(rd: int = 8, ra: int = 0, wmask: int = 0xF, comp: int = 0, toff: int = 0, index: int = 0, rb: int = 4,
         ps: int = 7, pg: int = 7, pg_not: int = 0, nodep: int = 0, bindless: bool = False, param: int = 2) -> int:
    """A gather, 64 bits. toff: 0 none, 1 one offset (AOFFI), 2 an offset a sample (PTP)."""
    word = (bits(rd, 7, 0) | bits(ra, 15, 8) | bits(pg, 18, 16) | bits(pg_not, 19, 19) | bits(rb, 27, 20)
            | bits(param, 30, 28) | bits(wmask, 34, 31) | bits(nodep, 49, 49) | bits(ps, 53, 51))
    if bindless:
        return word | bits(0x37B, 63, 54) | bits(comp, 39, 38) | bits(toff, 37, 36)
    return word | bits(0x32, 63, 58) | bits(comp, 57, 56) | bits(toff, 55, 54) | bits(index, 48, 36)


def tld(rd: int = 8, ra: int = 0, wmask: int = 0xF, index: int = 0, rb: int = 4, ps: int = 7, bindless: bool = False,
        param: int = 2, level: bool = False, offsets: bool = False) -> int:
    """A texel fetch, 64 bits. Rb has the handle if it is bindless, the level, the offsets, 4 bits an axis."""
    return (bits(rd, 7, 0) | bits(ra, 15, 8) | bits(7, 18, 16) | bits(rb, 27, 20) | bits(param, 30, 28)
            | bits(wmask, 34, 31) | bits(int(offsets), 35, 35) | bits(index, 48, 36) | bits(ps, 53, 51)
            | bits(int(level), 55, 55) | bits(0xDD if bindless else 0xDC, 63, 56))


FORM_2D_LZ = 2


def compact(fetch: bool, rd2: int = 252, rd: int = 8, ra: int = 0, rb: int = 4, form: int = FORM_2D_LZ, comps: int = 4,
            index: int = 0) -> int:
    """TLDS or TEXS, 64 bits: of the 2D form Ra has the first coordinate, Rb the second; comps 4 is R, G and B, A."""
    return (bits(rd, 7, 0) | bits(ra, 15, 8) | bits(7, 18, 16) | bits(rb, 27, 20) | bits(rd2, 35, 28)
            | bits(index, 48, 36) | bits(comps, 52, 50) | bits(form, 56, 53) | bits(int(fetch), 57, 57) | bits(0x1B, 63, 59))


DIM_1D, DIM_2D = 0, 3
IGN, NEAR, TRAP = 0, 1, 2
U8, S8, U16, S16, B32, B64, B128 = 0, 1, 2, 3, 4, 5, 6  # codes of sizes


def sust(data: int = 8, ra: int = 4, index: int | None = 0, rc: int = 3, size: int = B32, rgba: int | None = None,
         dim: int = DIM_2D, clamp: int = IGN, byte_address: bool = False) -> int:
    """A store, 64 bits: raw, or formatted with the components of rgba; without index the handle is in Rc."""
    word = bits(data, 7, 0) | bits(ra, 15, 8) | bits(7, 18, 16) | bits(dim, 35, 33) | bits(clamp, 50, 49)
    word |= bits(rgba, 23, 20) if rgba is not None else bits(size, 22, 20) | bits(int(byte_address), 23, 23)
    word |= bits(rc, 46, 39) if index is None else bits(index, 48, 36)
    return word | bits(0x1D64 | (rgba is None) << 1 | (index is not None), 63, 51)


def suld(rd: int = 8, ra: int = 4, **rest) -> int:
    """A surface load, 64 bits: as a store, but for the opcode; rd is a multiple of its registers."""
    return sust(data=rd, ra=ra, **rest) & ~bits(1, 53, 53)


ADD, MIN, MAX, INC, DEC, AND, OR, XOR, EXCH, CAS = range(10)  # operations of atomics
U32, S32, U64, F32, S64 = 0, 1, 2, 3, 5  # their types


def suatom(atom: int, type_: int = U32, rd: int = 8, data: int = 12, ra: int = 4, index: int | None = 0, rc: int = 16,
           dim: int = DIM_2D, clamp: int = IGN) -> int:
    """An atomic that returns the old value, 64 bits. CAS has an opcode of its own; it compares with the first operand."""
    word = bits(rd, 7, 0) | bits(ra, 15, 8) | bits(7, 18, 16) | bits(data, 27, 20) | bits(dim, 35, 33) | bits(clamp, 50, 49)
    if atom != CAS:
        word |= bits(atom, 32, 29)
    if index is None:
        return word | bits(type_, 38, 36) | bits(rc, 46, 39) | bits(0xEAD if atom == CAS else 0xEA7, 63, 52)
    return word | bits(index, 48, 36) | bits(type_, 53, 51) | bits(0x3AA if atom == CAS else 0x3A8, 63, 54)


def sured(atom: int, type_: int = U32, data: int = 12, ra: int = 4, index: int | None = 0, rc: int = 16,
          dim: int = DIM_2D, clamp: int = IGN) -> int:
    """An atomic that returns nothing, 64 bits."""
    word = bits(data, 7, 0) | bits(ra, 15, 8) | bits(7, 18, 16) | bits(type_, 22, 20) | bits(atom, 26, 24)
    word |= bits(dim, 35, 33) | bits(clamp, 50, 49) | (bits(rc, 46, 39) if index is None else bits(index, 48, 36))
    return word | bits(0x1D6A | (index is not None), 63, 51)


DIMENSION, TEXTURE_TYPE, SAMPLER_POS = 1, 2, 5


def txq(query: int, rd: int = 0, ra: int = 4, wmask: int = 0xF, index: int = 0, bindless: bool = False) -> int:
    """A query, 64 bits; Ra has the handle if it is bindless, then a level or a sample."""
    return (bits(rd, 7, 0) | bits(ra, 15, 8) | bits(7, 18, 16) | bits(query, 27, 22) | bits(wmask, 34, 31)
            | bits(index, 48, 36) | bits(0x1BEA if bindless else 0x1BE9, 63, 51))


@dataclass
class Texture:
    """A two-dimensional texture; block is None in pitch memory, else log2 of GOBs a block along x and y."""

    address: int
    width: int
    height: int
    format: tuple[int, int, int] = R32
    datatype: int = UINT
    source: tuple[int, int, int, int] = (R, G, B, A)
    normalized: bool = True
    block: tuple[int, int] | None = None
    levels: int = 1

    @property
    def pitch(self) -> int:
        return (self.width * self.format[1] + 31) // 32 * 32

    def header(self) -> bytes:
        code, _, components = self.format
        types = [self.datatype if i < components else UNORM for i in range(4)]
        word = bits(code, 6, 0)
        for i in range(4):
            word |= bits(types[i], 9 + 3 * i, 7 + 3 * i) | bits(self.source[i], 21 + 3 * i, 19 + 3 * i)
        word |= bits(self.address & 0xFFFFFFFF, 63, 32) | bits(self.address >> 32, 79, 64)
        if self.block is None:
            word |= bits(2, 87, 85) | bits(self.pitch // 32, 111, 96)
        else:
            word |= bits(3, 87, 85) | bits(self.block[0], 98, 96) | bits(self.block[1], 101, 99)
        word |= bits(self.width - 1, 143, 128) | bits(1, 154, 151) | bits(7, 159, 157) | bits(self.height - 1, 175, 160)
        word |= bits(int(self.normalized), 191, 191)
        word |= bits(self.levels - 1, 127, 124) | bits(self.levels - 1, 231, 228)
        return word.to_bytes(32, "little")

    def level(self, number: int) -> Texture:
        """A level as a texture of its own: each behind the one before. For blocks of one GOB."""
        assert self.block == (0, 0)
        address = self.address
        for width, height in ((max(1, self.width >> i), max(1, self.height >> i)) for i in range(number)):
            address += -(-width * self.format[1] // 64) * -(-height // 8) * 512
        return Texture(address, max(1, self.width >> number), max(1, self.height >> number), self.format, block=(0, 0))

    def texel_address(self, column: int, row: int) -> int:
        """Byte address of a texel: rows at a pitch, or blocks of 64 x 8 byte GOBs."""
        x = column * self.format[1]
        if self.block is None:
            return self.address + row * self.pitch + x
        gobs, rows = (self.width * self.format[1] + 63) // 64, (self.height + 7) // 8
        block_w = min(self.block[0], (gobs - 1).bit_length())
        block_h = min(self.block[1], (rows - 1).bit_length())
        gob_x, gob_y, blocks = x >> 6, row >> 3, -(-gobs >> block_w)
        block = (gob_y >> block_h) * blocks + (gob_x >> block_w)
        inside = ((gob_y % (1 << block_h)) << block_w) + gob_x % (1 << block_w)
        gob = ((x >> 5 & 1) << 8 | (row >> 1 & 3) << 6 | (x >> 4 & 1) << 5 | (row & 1) << 4 | x & 15)
        return self.address + (block << (block_w + block_h) + 9) + inside * 512 + gob


def sampler(u: int = WRAP, v: int = WRAP, border: tuple[int, int, int, int] = (0, 0, 0, 0)) -> bytes:
    word = bits(u, 2, 0) | bits(v, 5, 3) | bits(1, 34, 32) | bits(1, 37, 36) | bits(1, 39, 38)
    for i, colour in enumerate(border):
        word |= bits(colour, 159 + 32 * i, 128 + 32 * i)
    return word.to_bytes(32, "little")


@dataclass
class Warp:
    """One warp instruction; ra and rb hold the registers of each thread. A store's handle is ra[3]."""

    word: int
    warp: int = 0
    active: int = 0xFFFFFFFF
    helper: int = 0
    killed: int = 0
    pred: int = 0
    phase: int = 0
    stage: int = 4
    ra: list[list[int]] = field(default_factory=lambda: [[0] * 4 for _ in range(LANES)])
    rb: list[list[int]] = field(default_factory=lambda: [[0] * 4 for _ in range(LANES)])

    def coordinates(self, lane: int, s: float, t: float) -> None:
        self.ra[lane][0], self.ra[lane][1] = binary32(s), binary32(t)

    def beats(self) -> list[int]:
        """The header beat and the eight quad beats."""
        head, at = 0, 0
        for value, width in ((self.word, 64), (self.phase, 2), (self.pred, 32), (self.warp, 6), (self.active, 32),
                             (self.helper, 32), (self.killed, 32), (self.stage, 3)):
            head |= value << at
            at += width
        return [head] + [self._quad(q) for q in range(QUADS)]

    def _quad(self, quad: int) -> int:
        beat = 0
        for lane in range(4):
            for register in range(4):
                beat |= self.ra[4 * quad + lane][register] << 32 * (4 * lane + register)
                beat |= self.rb[4 * quad + lane][register] << 32 * (16 + 4 * lane + register)
        return beat


class Result:
    """A result beat, unpacked."""

    def __init__(self, beat: int):
        self._rest = beat
        self.warp, self.quad, self.lanes, self.rd, self.count, self.ps, self.pred = (
            self._take(width) for width in (6, 3, 4, 8, 3, 3, 4))
        self.status = [self._take(4) for _ in range(4)]
        self.last = self._take(1)
        flat = [self._take(32) for _ in range(16)]
        self.value = [flat[4 * i:4 * i + 4] for i in range(4)]
        self.faults = self._take(7)
        self.rd2, self.count2 = self._take(8), self._take(3)

    def _take(self, width: int) -> int:
        value = self._rest & ((1 << width) - 1)
        self._rest >>= width
        return value
