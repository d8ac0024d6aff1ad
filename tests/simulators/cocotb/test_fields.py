# SPDX-License-Identifier: Apache-2.0
"""Every field of the probe is there by name, and shows what the probe shows. FIELDS: the list of names."""
from __future__ import annotations

import os
from pathlib import Path

import cocotb
from cocotb.triggers import FallingEdge, ReadOnly

import texture as t
from bench import Bench
from texture import Warp, tld4

CYCLES = 150
Field = tuple[str, int, int]  # name, lowest bit in the probe, width


def listed() -> list[Field]:
    rows = [line.split("\t") for line in Path(os.environ["FIELDS"]).read_text().splitlines() if line[0] != "#"]
    return [(name, int(low), int(width)) for name, low, width, _ in rows]


def find(dut, name: str):
    for part in name.split("."):
        dut = getattr(dut, part)
    return dut


def text(handle) -> str:
    """The bits, most significant first."""
    return str(handle.value).upper()


@cocotb.test()
async def every_field_is_found_by_name(dut):
    fields = listed()
    assert len(fields) > 300
    for name, _, width in fields:
        assert len(find(dut, name)) == width, name


@cocotb.test()
async def every_field_is_found_by_iteration(dut):
    found = {f"fields.{boundary._name}.{handle._name}" for boundary in dut.fields
             if boundary._name.startswith("p_") for handle in boundary if handle._name != "probe_i"}
    assert found == {name for name, _, _ in listed()}


async def traffic(bench: Bench) -> None:
    header, _ = bench.add_texture(16, 16, format=t.RGBA8, datatype=t.UNORM)
    index = bench.add_handle(header, bench.add_sampler())
    while True:
        for word in (tld4(index=index), 0):
            warp = Warp(word)
            for lane in range(t.LANES):
                warp.coordinates(lane, bench.rng.uniform(-2, 3), bench.rng.uniform(-2, 3))
            await bench.issue(warp)


@cocotb.test(timeout_time=500, timeout_unit="us")
async def every_field_shows_the_probe(dut):
    """In every cycle of some traffic each name agrees with its bits of the probe."""
    bench = Bench(dut, 1)
    await bench.start()
    cocotb.start_soon(traffic(bench))
    handles = [(name, low, width, find(dut, name)) for name, low, width in listed()]
    moved, before = set(), {}
    for _ in range(CYCLES):
        await FallingEdge(dut.clk_i)
        await ReadOnly()
        probe = text(dut.probe)[::-1]
        for name, low, width, handle in handles:
            bits = text(handle)
            assert bits == probe[low:low + width][::-1], name
            if before.setdefault(name, bits) != bits:
                moved.add(name)
    assert {"fields.p_decode.s", "fields.p_result.value_5", "fields.p_wrap.x_0", "fields.p_fault.code"} <= moved
