# SPDX-License-Identifier: Apache-2.0
"""The bench around the texture unit: clock and reset, memory, configuration, instructions in, results out."""
from __future__ import annotations

import logging
import random
from collections.abc import Iterator

import cocotb
from cocotb.clock import Clock
from cocotb.queue import Queue
from cocotb.triggers import ClockCycles, RisingEdge
from cocotbext.axi import AxiLiteBus, AxiLiteMaster, AxiRamRead, AxiRamWrite, AxiReadBus, AxiWriteBus

from texture import Result, Texture, Warp, sampler

HEADER_POOL, SAMPLER_POOL, BANK, TEXELS = 0x0001_0000, 0x0002_0000, 0x0003_0000, 0x0010_0000
BROKEN = 0x0FFF_0000  # reads of this page and above are answered with an error

# Registers.
ID, CTRL = 0x000, 0x008
HEADER_POOL_LO, HEADER_MAX, SAMPLER_POOL_LO, SAMPLER_MAX = 0x010, 0x018, 0x020, 0x028
BINDING, SELECT = 0x030, 0x034
FAULT, FAULT_COUNT, FAULT_CLEAR = 0x040, 0x044, 0x048
TRAP, TRAP_X, TRAP_Y, TRAP_CLEAR = 0x050, 0x054, 0x058, 0x064
COUNT_INSTRUCTIONS, COUNT_THREADS, COUNT_L1_MISS = 0x080, 0x084, 0x098
COUNT_STORES, COUNT_WRITE_ERROR, COUNT_DROP_BOUNDS = 0x0A0, 0x0A8, 0x0AC
CONST_BASE = 0x100


class Ports:
    """The ports without the suffix of their direction: cocotbext-axi knows them by their names in the standard."""

    def __init__(self, dut) -> None:
        self._name, self._log = dut._name, dut._log
        for handle in dut:
            if handle._name.endswith(("_i", "_o")):
                setattr(self, handle._name[:-2], handle)


class Writes(AxiRamWrite):
    """The memory at the write port, with the same broken page."""

    async def _write(self, address: int, data: bytes) -> None:
        if address >= BROKEN:
            raise IndexError(f"{address:#x} is broken")
        await super()._write(address, data)


class Memory(AxiRamRead):
    """The memory at the read port, with a broken page."""

    async def _read(self, address: int, length: int) -> bytes:
        if address >= BROKEN:
            raise IndexError(f"{address:#x} is broken")
        return await super()._read(address, length)


def stalls(rng: random.Random, share: float) -> Iterator[bool]:
    while True:
        yield rng.random() < share


class Bench:
    """Drivers of every port. Headers and samplers are numbered in the order in which they are added."""

    def __init__(self, dut, seed: int, memory: type[AxiRamRead] = Memory) -> None:
        self.dut, self.rng = dut, random.Random(seed)
        self.issue_gap = self.result_stall = 0.0
        self.results: Queue = Queue()
        self.headers = self.samplers = self.handles = 0
        self.next_address = TEXELS
        ports = Ports(dut)
        for name in ("cocotb.texture_unit.m_axi", "cocotb.texture_unit.s_axil"):
            logging.getLogger(name).setLevel(logging.WARNING)
        dut.rst_i.value = 1
        dut.issue_valid_i.value = 0
        dut.issue_beat_i.value = 0
        dut.result_ready_i.value = 0
        self.memory = memory(AxiReadBus.from_prefix(ports, "m_axi"), dut.clk_i, dut.rst_i, size=2**48)
        self.writes = Writes(AxiWriteBus.from_prefix(ports, "m_axi"), dut.clk_i, dut.rst_i, mem=self.memory.mem)
        self.config = AxiLiteMaster(AxiLiteBus.from_prefix(ports, "s_axil"), dut.clk_i, dut.rst_i)

    async def start(self) -> None:
        cocotb.start_soon(Clock(self.dut.clk_i, 10, "ns").start())
        await ClockCycles(self.dut.clk_i, 5)
        self.dut.rst_i.value = 0
        await ClockCycles(self.dut.clk_i, 2)
        cocotb.start_soon(self._take_results())
        for offset, value in ((HEADER_POOL_LO, HEADER_POOL), (HEADER_MAX, 63), (SAMPLER_POOL_LO, SAMPLER_POOL),
                              (SAMPLER_MAX, 63), (SELECT, 1), (CONST_BASE + 8, BANK)):
            await self.config.write_dword(offset, value)

    def stall(self, issue: float, result: float, address: float, data: float) -> None:
        """Make every port wait now and then; each figure is a share of cycles."""
        self.issue_gap, self.result_stall = issue, result
        self.memory.ar_channel.set_pause_generator(stalls(random.Random(self.rng.random()), address))
        self.memory.r_channel.set_pause_generator(stalls(random.Random(self.rng.random()), data))

    def stall_writes(self, address: float, data: float, response: float) -> None:
        for channel, share in ((self.writes.aw_channel, address), (self.writes.w_channel, data),
                               (self.writes.b_channel, response)):
            channel.set_pause_generator(stalls(random.Random(self.rng.random()), share))

    def add_texture(self, width: int, height: int, **kind) -> tuple[int, Texture]:
        """Place a texture in memory with random texels; its header's number and what it is."""
        texture = Texture(self.next_address, width, height, **kind)
        size = max(texture.texel_address(x, y) for x in (0, width - 1) for y in range(height)) - texture.address
        size = (size + 0x2000) & ~0xFFF
        self.next_address += size
        self.memory.write(texture.address, self.rng.randbytes(size))
        return self.add_header(texture.header()), texture

    def add_header(self, header: bytes) -> int:
        self.memory.write(HEADER_POOL + 32 * self.headers, header)
        self.headers += 1
        return self.headers - 1

    def add_sampler(self, *args, **kwargs) -> int:
        self.memory.write(SAMPLER_POOL + 32 * self.samplers, sampler(*args, **kwargs))
        self.samplers += 1
        return self.samplers - 1

    def add_handle(self, header: int, which: int) -> int:
        """A handle in the constant bank; its number is the instruction's index."""
        self.memory.write_dword(BANK + 4 * self.handles, which << 20 | header)
        self.handles += 1
        return self.handles - 1

    def texel(self, texture: Texture, column: int, row: int) -> int:
        data = self.memory.read(texture.texel_address(column, row), texture.format[1])
        return int.from_bytes(data, "little")

    async def issue(self, warp: Warp) -> None:
        dut = self.dut
        for beat in warp.beats():
            while self.rng.random() < self.issue_gap:
                await RisingEdge(dut.clk_i)
            dut.issue_beat_i.value = beat
            dut.issue_valid_i.value = 1
            await RisingEdge(dut.clk_i)
            while not int(dut.issue_ready_o.value):
                await RisingEdge(dut.clk_i)
            dut.issue_valid_i.value = 0

    async def results_of(self, instructions: int = 1) -> list[Result]:
        """The beats of so many instructions, in the order in which they came."""
        beats = []
        while instructions > 0:
            beats.append(await self.results.get())
            instructions -= beats[-1].last
        return beats

    async def run(self, warp: Warp) -> list[Result]:
        await self.issue(warp)
        return await self.results_of()

    async def _take_results(self) -> None:
        dut, ready = self.dut, 0
        while True:
            await RisingEdge(dut.clk_i)
            if ready and int(dut.result_valid_o.value):
                self.results.put_nowait(Result(int(dut.result_o.value)))
            ready = int(self.rng.random() >= self.result_stall)
            dut.result_ready_i.value = ready
