# SPDX-License-Identifier: Apache-2.0
"""Stores, and gathers of what they wrote: a line is as it was when it was read last, until the cache is invalidated."""
import surface as s
from store import Store
from tlv import LINE, File, make

SAMPLES = ((0, 1), (1, 1), (1, 0), (0, 0))  # R-TLD4-43: counter-clockwise from the lower left, t grows downwards


class Program(File):
    """With gathers and what is between instructions. held: the texel cache of a unit in which nothing else is under way."""
    def __init__(self, *about, **more):
        super().__init__(*about, **more)
        self.image, self.held, self.sizes = {}, {}, {}

    def surface(self, kind, width, height, format, unit, address, **layout):
        """Texels that no store leaves there: each is its number, and no byte of it is 0."""
        header = s.Header(make(kind, (width, height), format, address=address, **layout), Y_SOURCE=0, Z_SOURCE=0, W_SOURCE=6)
        index = self.next_texture(header)
        self.sizes[index] = (width, height, unit)
        for y in range(height):
            for x in range(width):
                for k in range(unit):
                    where = self.surfaces[index].address(x * unit + k, y, 0, 0)
                    self.image[where] = 1 + (y * width + x + 83 * k) % 255
        for line in sorted({a // LINE for a in self.image if a // LINE * LINE >= address}):
            data = bytes(self.image.get(line * LINE + k, 0) for k in range(LINE))
            self.lines.append(f"bytes {line * LINE:#x} {data.hex(' ', -4)}")
        return index

    def step(self, *statements):
        self.lines.append(" ".join(statements))
        if {"invalidate", "invalidate texels"} & set(statements):
            self.held = {}

    def line(self, number):
        """As the cache has it, or as memory has it now."""
        if number not in self.held:
            at = range(number * LINE, number * LINE + LINE)
            self.held[number] = [self.memory.get(a, self.image.get(a, 0)) for a in at]
        return self.held[number]

    def texel(self, texture, x, y):
        unit, value = self.sizes[texture][2], 0
        for k in range(unit):
            address = self.surfaces[texture].address(x * unit + k, y, 0, 0)
            value |= self.line(address // LINE)[address % LINE] << 8 * k
        return value

    def gather(self, texture, y, note, count=31):
        """A thread a column: its texel and the one to the right, of rows y and y + 1."""
        width, height, _ = self.sizes[texture]
        self.handle(texture, texture)
        number = len(self.lines) % 64
        self.lines += [f"warp {number} {{   # {note}", f'    asm "TLD4.R R8, R0, {texture}, 2D, 0xf"',
                       f"    active {(1 << count) - 1:#x}", f"    s = (lane + 1) / {width}  t = {y + 1}.0 / {height}"]
        for lane in range(count):
            registers = [f"R{8 + n} = {self.texel(texture, lane + x, y + down):#x}" for n, (x, down) in enumerate(SAMPLES)]
            self.lines.append(f"    expect lane {lane} {'  '.join(registers)}")
        self.lines.append("}")

    def store(self, texture, y, data, size="32", columns=32, first=0):
        self.warp(Store("2D", size=size, handle=texture), [[first + x, y] for x in range(columns)],
                  [[data(x)] for x in range(columns)], texture, active=(1 << columns) - 1)


def told(f, texture, size, seed):
    """Read, stored, read as it was; new where it was not read before; after an invalidate all new."""
    f.gather(texture, 0, "rows 0 and 1, as they are")
    f.step("wait")
    f.store(texture, 1, lambda x: seed + x, size)
    f.step("wait")
    f.gather(texture, 0, "row 1 is stale")
    f.gather(texture, 1, "row 1 is stale, row 2 is read for the first time")
    f.step("wait", "invalidate descriptors")
    f.gather(texture, 0, "these caches hold no texels: row 1 is stale")
    f.step("wait", "invalidate texels")
    f.gather(texture, 0, "row 1 is new")
    f.step("wait")
    f.store(texture, 1, lambda x: 3 * seed + x, size, columns=5, first=2)
    f.store(texture, 3, lambda x: seed ^ x, size)
    f.step("wait")
    f.gather(texture, 2, "row 2 is as ever, row 3 was not read before: new")
    f.gather(texture, 0, "row 1 is stale in some columns")
    f.step("invalidate", "wait")
    f.gather(texture, 0, "all new")


def visible():
    f = Program(
        "visible",
        "A store leaves the texel cache as it is. A line that was read before is read as it was, until an invalidate makes\n"
        "the store visible; a line that was not read before is read as the store left it.", "R-SUST-33")
    told(f, f.surface("TWO_D", 32, 8, "R32", 4, 0x20000000, pitch=128), "32", 0x51000000)
    told(f, f.surface("TWO_D", 32, 8, "R16", 2, 0x20010000, block=(0, 0, 0)), "U16", 0x5100)
    told(f, f.surface("TWO_D", 64, 8, "R8", 1, 0x20020000, block=(0, 0, 0)), "U8", 0x51)
    return f


def fresh():
    f = Program(
        "fresh",
        "No read is stale: what is stored is read after an invalidate, or for the first time, or is what was there before.",
        "", "R-SUST-33")
    t = f.surface("TWO_D", 32, 8, "R32", 4, 0x20000000, pitch=128)
    f.store(t, 1, lambda x: 0x61000000 + x)
    f.step("wait")
    f.gather(t, 0, "read for the first time")
    f.step("wait")
    f.store(t, 1, lambda x: 0x61000000 + x)
    f.step("wait")
    f.gather(t, 0, "the same again")
    f.step("wait")
    f.store(t, 1, lambda x: 0x62000000 + x)
    f.step("invalidate", "wait")
    f.gather(t, 1, "row 1 after an invalidate")
    return f
