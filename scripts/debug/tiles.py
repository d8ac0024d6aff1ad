# SPDX-License-Identifier: Apache-2.0
"""Where a byte of a level lies: block, GOB and sector (16 bytes x 2 rows) in block-linear, row and byte in pitch; and back."""
from collections import namedtuple

GOB_BYTES, GOB_WIDE, GOB_HIGH, SECTOR = 512, 64, 8, 32
ADDRESSES = 1 << 48


class Tiles(namedtuple("Tiles", "linear base pitch row_blocks block_w block_h block_d block_rows layer_stride")):
    """The layout of a level, from the fields of a stage of `explain --json`."""

    @staticmethod
    def of(fields):
        layout, volume = ({name: fields[f"{part}.{name}"] for name in names} for part, names in (
            ("level_layout", ("layout", "base", "pitch", "row_blocks", "block_w", "block_h")),
            ("volume", ("block_d", "block_rows", "layer_stride"))))
        return Tiles(layout["layout"] != "pitch", *(layout[n] for n in ("base", "pitch", "row_blocks", "block_w", "block_h")),
                     *volume.values())

    def address(self, column, row, z=0, layer=0):
        """Of the byte at byte column, row of elements, slice and layer (PD-90, PD-91, PD-92)."""
        if not self.linear:
            return (self.base + layer * self.layer_stride + row * self.pitch + column) % ADDRESSES
        block, gob, byte = self.split(column, row, z)
        size = GOB_BYTES << (self.block_w + self.block_h + self.block_d)
        number = (block[2] * self.block_rows + block[1]) * self.row_blocks + block[0]
        inside = ((gob[2] << self.block_h) + gob[1] << self.block_w) + gob[0]
        return (self.base + layer * self.layer_stride + number * size + inside * GOB_BYTES + byte) % ADDRESSES

    def split(self, column, row, z):
        """Block, GOB in it (along x, y, z each), byte in that."""
        x, y = column // GOB_WIDE, row // GOB_HIGH
        c, r = column % GOB_WIDE, row % GOB_HIGH
        block = x >> self.block_w, y >> self.block_h, z >> self.block_d
        gob = x & (1 << self.block_w) - 1, y & (1 << self.block_h) - 1, z & (1 << self.block_d) - 1
        return block, gob, (c & 32) << 3 | (c & 16) << 1 | c & 15 | (r & 6) << 5 | (r & 1) << 4

    def between(self, one, other):
        """What ends between two places, each (byte column, row): "block", "gob", "sector", or None."""
        a, b = (self.split(*place, 0) for place in (one, other))
        if a[0] != b[0]:
            return "block"
        if a[1] != b[1]:
            return "gob"
        return "sector" if a[2] // SECTOR != b[2] // SECTOR else None

    def text(self, column, row, z=0):
        if not self.linear:
            return f"row {row} of {self.pitch} bytes, byte {column}" if self.pitch else f"byte {column} of the only row"
        block, gob, byte = self.split(column, row, z)
        deep = self.block_d > 0 or z > 0
        place = ", ".join(map(str, block[:3 if deep else 2])), ", ".join(map(str, gob[:3 if deep else 2]))
        size = " x ".join(str(1 << n) for n in (self.block_w, self.block_h, self.block_d)[:3 if deep else 2])
        return (f"block ({place[0]}), GOB ({place[1]}) of {size}, byte {byte} of 512: sector {byte // SECTOR}, "
                f"row {byte // 16 % 2} of its 2, byte {byte % 16} of 16")

    def place(self, address, layer=0):
        """(byte column, row, slice) of an address in that layer; what is beyond the level is at places that it does not have."""
        offset = (address - self.base - layer * self.layer_stride) % ADDRESSES
        if not self.linear:
            return (offset % self.pitch, offset // self.pitch, 0) if self.pitch else (offset, 0, 0)
        number, inside = divmod(offset, GOB_BYTES << (self.block_w + self.block_h + self.block_d))
        rows, block_x = divmod(number, self.row_blocks or 1)
        block_z, block_y = divmod(rows, self.block_rows or 1)
        gob, byte = divmod(inside, GOB_BYTES)
        gob, gob_x = divmod(gob, 1 << self.block_w)
        gob_z, gob_y = divmod(gob, 1 << self.block_h)
        column = byte >> 3 & 32 | byte >> 1 & 16 | byte & 15
        row = byte >> 5 & 6 | byte >> 4 & 1
        return (((block_x << self.block_w) + gob_x) * GOB_WIDE + column, ((block_y << self.block_h) + gob_y) * GOB_HIGH + row,
                (block_z << self.block_d) + gob_z)
