# SPDX-License-Identifier: Apache-2.0
"""The unit driven at other moments than right after the rising edge. STYLE names the moment."""
from __future__ import annotations

import os
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import FallingEdge, NextTimeStep, ReadWrite, RisingEdge, Timer

import texture as t
from texture import Warp, tld4

CYCLES = 1500


class Driver:
    """Everything by hand: one place in the cycle at which all inputs are written."""

    def __init__(self, dut, style: str) -> None:
        self.dut, self.rng, self.moment = dut, random.Random(1), getattr(self, style)

    async def falling(self) -> None:
        await FallingEdge(self.dut.clk_i)

    async def readwrite(self) -> None:
        await RisingEdge(self.dut.clk_i)
        await ReadWrite()

    async def next_step(self) -> None:
        await RisingEdge(self.dut.clk_i)
        await NextTimeStep()

    async def behind(self) -> None:
        await RisingEdge(self.dut.clk_i)
        await Timer(3, "ns")

    async def before(self) -> None:
        await RisingEdge(self.dut.clk_i)
        await Timer(9, "ns")

    async def with_edge(self) -> None:
        """A race: the timer ends in the instant of the edge."""
        await Timer(10, "ns")

    async def write_register(self, offset: int, value: int) -> None:
        dut = self.dut
        dut.s_axil_awaddr_i.value, dut.s_axil_wdata_i.value, dut.s_axil_wstrb_i.value = offset, value, 15
        dut.s_axil_awvalid_i.value = dut.s_axil_wvalid_i.value = 1
        await self.moment()
        dut.s_axil_awvalid_i.value = dut.s_axil_wvalid_i.value = 0
        await self.moment()

    def answer(self, asked: list[int]) -> None:
        """Any data for the oldest read, now or later."""
        dut = self.dut
        if int(dut.m_axi_arvalid_o.value):
            asked.append(int(dut.m_axi_arid_o.value))
        now = bool(asked) and self.rng.random() < 0.6
        dut.m_axi_rvalid_i.value = int(now)
        if now:
            dut.m_axi_rid_i.value, dut.m_axi_rdata_i.value = asked.pop(0), self.rng.getrandbits(256)

    async def reset(self) -> None:
        for handle in list(self.dut):
            if handle._name.endswith("_i") and handle._name != "clk_i":
                handle.value = int(handle._name in ("rst_i", "m_axi_arready_i", "m_axi_rlast_i", "m_axi_awready_i", "m_axi_wready_i"))
        cocotb.start_soon(Clock(self.dut.clk_i, 10, "ns").start())
        for _ in range(4):
            await self.moment()
        self.dut.rst_i.value = 0
        self.dut.result_ready_i.value = self.dut.s_axil_bready_i.value = 1
        await self.moment()


@cocotb.test()
async def traffic(dut):
    """Gathers from whatever memory answers; instruction beats so far apart that the unit takes each at once."""
    driver = Driver(dut, os.environ["STYLE"])
    await driver.reset()
    for offset, value in ((0x018, 63), (0x028, 63), (0x010, 0x1000), (0x020, 0x2000)):
        await driver.write_register(offset, value)
    warp = Warp(tld4(bindless=True))
    for lane in range(t.LANES):
        warp.coordinates(lane, driver.rng.uniform(0, 1), driver.rng.uniform(0, 1))
    beats, asked = 2 * warp.beats(), []
    for cycle in range(CYCLES):
        await driver.moment()
        driver.answer(asked)
        dut.result_ready_i.value = int(driver.rng.random() < 0.7)
        dut.issue_valid_i.value = int(cycle % 60 == 59 and bool(beats))
        if cycle % 60 == 59 and beats:
            dut.issue_beat_i.value = beats.pop(0)
    assert not beats
