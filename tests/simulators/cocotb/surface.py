# SPDX-License-Identifier: Apache-2.0
"""What stores and atomics leave in memory, computed here: which places, which bytes, who wins."""
from __future__ import annotations

import math
import struct
from fractions import Fraction

import texture as t
from bench import Bench
from texture import Texture, Warp

BYTES = {t.U8: 1, t.S8: 1, t.U16: 2, t.S16: 2, t.B32: 4, t.B64: 8, t.B128: 16}


def unorm(register: int, width: int) -> int:
    """The nearest code, the lower of two, of a binary32 cut to width + 4 bits of fraction; a NaN is zero."""
    value = struct.unpack("<f", struct.pack("<I", register))[0]
    if math.isnan(value):
        return 0
    cut = math.floor(min(max(value, 0.0), 1.0) * 2**(width + 4))
    return math.ceil(Fraction(cut * (2**width - 1), 2**(width + 4)) - Fraction(1, 2))


def unsigned(register: int, width: int) -> int:
    return min(register, 2**width - 1)


CONVERT = {t.UNORM: unorm, t.UINT: unsigned}


def float_sum(a: int, b: int) -> int:
    """Of two binary32; denormals are zeros of their sign. Binary64 has the bits that a second rounding needs."""
    def flushed(x: int) -> int:
        return x if x & 0x7F800000 else x & 0x80000000

    terms = [struct.unpack("<f", struct.pack("<I", flushed(x)))[0] for x in (a, b)]
    return flushed(t.binary32(sum(terms[1:], terms[0])))


def changed(atom: int, type_: int, old: int, operand: int, other: int) -> int:
    """The element that an atomic leaves; `other` is the second operand of CAS."""
    bits = 64 if type_ in (t.U64, t.S64) else 32

    def number(x: int) -> int:
        return x - (x >> bits - 1 << bits) if type_ in (t.S32, t.S64) else x

    if type_ == t.F32:
        return float_sum(old, operand)
    return {t.ADD: lambda: (old + operand) % 2**bits, t.MIN: lambda: min(old, operand, key=number),
            t.MAX: lambda: max(old, operand, key=number), t.INC: lambda: 0 if old >= operand else old + 1,
            t.DEC: lambda: operand if old == 0 or old > operand else old - 1, t.AND: lambda: old & operand,
            t.OR: lambda: old | operand, t.XOR: lambda: old ^ operand, t.EXCH: lambda: operand,
            t.CAS: lambda: other if old == operand else old}[atom]()


class Surface:
    """The memory of a texture, with its surroundings, as it should be."""

    def __init__(self, bench: Bench, texture: Texture) -> None:
        self.bench, self.texture = bench, texture
        corners = [texture.texel_address(x, y) for x in range(texture.width) for y in range(texture.height)]
        self.base, self.end = min(corners) - 256, max(corners) + 256
        self.expected = bytearray(self._stored())

    def _stored(self) -> bytes:
        return self.bench.memory.read(self.base, self.end - self.base)

    def _place(self, x: int, y: int, size: int, clamp: int) -> int | None:
        """The address of the first byte, None if the access is dropped. x counts places of `size` bytes."""
        columns, rows = self.texture.width * self.texture.format[1] // size, self.texture.height
        if clamp == t.NEAR:
            x, y = min(max(x, 0), columns - 1), min(max(y, 0), rows - 1)
        if not (0 <= x < columns and 0 <= y < rows):
            return None
        column, inside = divmod(x * size, self.texture.format[1])
        return self.texture.texel_address(column, y) + inside

    def _put(self, address: int | None, data: bytes) -> bool:
        if address is not None:
            self.expected[address - self.base:address - self.base + len(data)] = data
        return address is not None

    def raw(self, x: int, y: int, registers: list[int], size: int, clamp: int = t.IGN) -> bool:
        data = struct.pack("<4I", *registers)[:BYTES[size]]
        return self._put(self._place(x, y, BYTES[size], clamp), data)

    def loaded(self, x: int, y: int, size: int, clamp: int = t.IGN) -> list[int]:
        """The registers that a raw load gets, from the memory as it should be."""
        address = self._place(x, y, BYTES[size], clamp)
        data = bytes(BYTES[size])
        if address is not None:
            data = bytes(self.expected[address - self.base:address - self.base + BYTES[size]])
        if len(data) < 4:
            value = int.from_bytes(data, "little", signed=size in (t.S8, t.S16))
            return [value & 0xFFFFFFFF]
        return list(struct.unpack(f"<{len(data) // 4}I", data))

    def atomic(self, x: int, y: int, registers: list[int], atom: int, type_: int, clamp: int = t.IGN) -> list[int]:
        """Change an element; the registers that get its old value, zeros beside the surface."""
        size = t.B64 if type_ in (t.U64, t.S64) else t.B32
        count, old = BYTES[size] // 4, self.loaded(x, y, size, clamp)
        values = [sum(r << 32 * i for i, r in enumerate(w)) for w in (old, registers[:count], registers[count:2 * count])]
        new = changed(atom, type_, *values)
        self.raw(x, y, [new & 0xFFFFFFFF, new >> 32, 0, 0], size, clamp)
        return old

    def formatted(self, x: int, y: int, registers: list[int], rgba: int, clamp: int = t.IGN) -> bool:
        """Components of equal width; those that rgba leaves out are stored as zero."""
        _, size, components = self.texture.format
        width, element, left = 8 * size // components, 0, list(registers)
        for component in range(4):
            register = left.pop(0) if rgba >> component & 1 else 0
            if component < components:
                element |= CONVERT[self.texture.datatype](register, width) << component * width
        return self._put(self._place(x, y, size, clamp), element.to_bytes(size, "little"))

    def check(self) -> None:
        stored = self._stored()
        wrong = [f"{self.base + i:#x}" for i in range(len(stored)) if stored[i] != self.expected[i]]
        assert not wrong, f"{len(wrong)} bytes of memory differ, the first at {wrong[0]}"


def scatter(bench: Bench, warp: Warp, width: int, height: int, beyond: int = 0) -> list[tuple[int, int]]:
    """Places of every thread, some of them the same, and as far beside the surface as asked."""
    where = [(bench.rng.randrange(-beyond, width + beyond), bench.rng.randrange(-beyond, height + beyond))
             for _ in range(t.LANES)]
    for lane, (x, y) in enumerate(where):
        warp.ra[lane][0], warp.ra[lane][1] = x & 0xFFFFFFFF, y & 0xFFFFFFFF
        warp.rb[lane] = [bench.rng.getrandbits(32) for _ in range(4)]
    return where
