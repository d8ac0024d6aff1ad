# SPDX-License-Identifier: Apache-2.0
"""Memory that was never written holds X, and lines around textures are written in part. KIND says what the unit reads of it."""
from __future__ import annotations

import os

import cocotb
from cocotb.triggers import RisingEdge
from cocotb.types import LogicArray

import bench as b
import texture as t
from bench import Bench, Memory
from texture import Texture, Warp, tld4

LINE = 32
WIDTH, HEIGHT = 5, 4  # of a texture of 32 bits: 12 bytes of each line lie beside it
HOLE = (2, 1)  # the texel that is not written, where one is not


class Unwritten(Memory):
    """Bytes that were never written are X on the read port."""

    def __init__(self, *args, **kwargs) -> None:
        super().__init__(*args, **kwargs)
        self.written: set[int] = set()
        self.unknown = 0  # beats with X
        self._line, self._send = 0, self.r_channel.send
        self.r_channel.send = self._send_unknown

    def write(self, address: int, data: bytes, *args, **kwargs) -> None:
        super().write(address, data, *args, **kwargs)
        self.written.update(range(address, address + len(data)))

    async def _read(self, address: int, length: int) -> bytes:
        self._line = address
        return await super()._read(address, length)

    async def _send_unknown(self, beat) -> None:
        text = f"{int(beat.rdata):0{8 * LINE}b}"
        known = [text[8 * i:8 * i + 8] if self._line + LINE - 1 - i in self.written else "X" * 8 for i in range(LINE)]
        beat.rdata = LogicArray("".join(known))
        self.unknown += "X" * 8 in known
        await self._send(beat)


class Results(Bench):
    """Beats as text, the lowest bit first: they may hold X."""

    async def _take_results(self) -> None:
        self.dut.result_ready_i.value = 1
        while True:
            await RisingEdge(self.dut.clk_i)
            if int(self.dut.result_valid_o.value):
                self.results.put_nowait(str(self.dut.result_o.value)[::-1].upper())


def values(beat: str, lane: int) -> list[str]:
    return [beat[48 + 128 * lane + 32 * k:][:32] for k in range(4)]


def place(bench: Bench, kind: str) -> tuple[int, Texture]:
    """A texture in memory, and its handle: every byte of them, but for what the kind leaves out."""
    texture = Texture(b.TEXELS, WIDTH, HEIGHT)
    for row in range(HEIGHT):
        for column in range(WIDTH):
            if kind != "texel" or (column, row) != HOLE:
                bench.memory.write(texture.texel_address(column, row), bench.rng.randbytes(4))
    header = bench.add_header(texture.header()[:16 if kind == "header" else LINE])
    return bench.add_handle(header, bench.add_sampler(t.CLAMP_TO_EDGE, t.CLAMP_TO_EDGE)), texture


@cocotb.test(timeout_time=500, timeout_unit="us")
async def unwritten(dut):
    kind = os.environ["KIND"]
    bench = Results(dut, 1, memory=Unwritten)
    await bench.start()
    index, texture = place(bench, kind)
    warp, corners = Warp(tld4(index=index)), []
    for lane in range(t.LANES):
        column, row = bench.rng.randrange(WIDTH - 1), bench.rng.randrange(HEIGHT - 1)
        warp.coordinates(lane, (column + 1) / WIDTH, (row + 1) / HEIGHT)
        corners.append([(column + x, row + y) for x, y in ((0, 1), (1, 1), (1, 0), (0, 0))])
    await bench.issue(warp)
    seen = 0
    for quad in range(t.QUADS):
        beat = await bench.results.get()
        for lane in range(4):
            for value, where in zip(values(beat, lane), corners[4 * quad + lane]):
                hole = kind == "texel" and where == HOLE
                seen += hole
                expected = "X" * 32 if hole else f"{bench.texel(texture, *where):032b}"[::-1]
                assert value == expected, f"thread {4 * quad + lane}, texel {where}"
    assert bench.memory.unknown > HEIGHT, "lines that are written in part were read"
    assert (seen > 0) == (kind == "texel")
