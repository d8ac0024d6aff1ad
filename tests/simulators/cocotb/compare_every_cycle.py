# SPDX-License-Identifier: Apache-2.0
"""Lockstep's comparison as cocotb tests: play a recording (texlock bench --recording), compare the whole probe every cycle.

recorded: with the probe that lockstep saw and passed. Less than lockstep does, and as cheap as cocotb can have it: one
read, compared as the string that cocotb makes of it.
model: with the golden model (libtexmodel.so), stepped beside, boundary by boundary, as bytes.
agents: the same, and each of the four interfaces has a coroutine that looks at its handshakes every cycle and writes its
own pins, as the agents of a testbench do.
fields: with the golden model too, but as a test is written that is to tell what differs: each field of each valid
boundary is cut out of the value and compared by itself. The first FIELD_CYCLES only, it takes that long.

In favour of cocotb: stimulus is played, not decided, and nothing is parsed while the time is taken.
RECORDING, MODEL, FIELDS: the recording, libtexmodel.so, tex_fields.tsv. Each test prints its cycles and its seconds.
"""
from __future__ import annotations

import ctypes
import os
import time
from dataclasses import dataclass
from pathlib import Path

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import FallingEdge, RisingEdge, Timer


FIELD_CYCLES = 1500


@dataclass
class Cycle:
    probe: str  # bits
    reset: bool
    changes: list  # handles and values of the pins that change after the next rising edge


def load(dut) -> list[Cycle]:
    cycles, handles, reset = [], {}, True
    for line in Path(os.environ["RECORDING"]).read_text().splitlines()[1:]:
        frame, *pins = line.split()
        cycle = Cycle(f"{int(frame, 16):0{4 * len(frame)}b}", reset, [])
        for pin in pins:
            name, digits = pin.split("=")
            value = int(digits, 16)
            if name not in handles:
                handles[name] = getattr(dut, name)
            cycle.changes.append((handles[name], value))
            reset = bool(value) if name == "rst_i" else reset
        cycles.append(cycle)
    return cycles


class Model:
    """The golden model by ctypes; a frame is the bytes of the probe."""

    def __init__(self, size: int) -> None:
        self.size, self.expected = size, ctypes.create_string_buffer(size)
        self.library = ctypes.CDLL(os.environ["MODEL"])
        self.library.tex_model_create.restype = ctypes.c_void_p
        self.step = self.library.tex_model_step
        self.step.argtypes = (ctypes.c_void_p, ctypes.c_bool, ctypes.c_char_p, ctypes.c_char_p)
        self.model = self.library.tex_model_create()
        spans: dict[str, list[tuple[int, int]]] = {}
        self.fields: dict[str, list[tuple[str, int, int]]] = {}
        for line in Path(os.environ["FIELDS"]).read_text().splitlines()[1:]:
            name, low, width, _ = line.split("\t")
            if "beat_" not in name:
                spans.setdefault(name.split(".")[1], []).append((int(low), int(low) + int(width)))
                self.fields.setdefault(name.split(".")[1], []).append((name, int(low), int(width)))
        self.spans = [slice(min(s)[0] // 8, (max(s)[1] + 7) // 8) for s in spans.values()]

    def differs(self, bits: str, reset: bool) -> bool:
        """Step one cycle; whether a handshake differs, or a payload that is valid."""
        frame = int(bits, 2).to_bytes(self.size, "little")
        self.step(self.model, reset, frame, self.expected)
        expected = self.expected.raw
        if frame == expected:
            return False
        if frame[:8] != expected[:8]:
            return True
        valid = int.from_bytes(frame[:4], "little")
        return any(valid >> i & 1 and frame[span] != expected[span] for i, span in enumerate(self.spans))


async def begin(dut) -> None:
    for handle in list(dut):
        if handle._name.endswith("_i"):
            handle.value = int(handle._name == "rst_i")
    await Timer(5, "ns")
    cocotb.start_soon(Clock(dut.clk_i, 10, "ns").start())


def tell(name: str, cycles: int, wall: float, cpu: float) -> None:
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    print(f"{name}: {cycles} cycles, wall {wall:.6f} s, all threads {cpu:.6f} s", flush=True)


@cocotb.test()
async def recorded(dut):
    cycles = load(dut)
    await begin(dut)
    rising, falling, probe = RisingEdge(dut.clk_i), FallingEdge(dut.clk_i), dut.probe
    wall, cpu = time.perf_counter(), time.process_time()
    for cycle in cycles:
        await falling
        assert str(probe.value) == cycle.probe
        if cycle.changes:
            await rising
            for handle, value in cycle.changes:
                handle.value = value
    tell("recorded", len(cycles), wall, cpu)


async def check_model(dut, cycles: list[Cycle], golden: Model, play: bool) -> None:
    rising, falling, probe = RisingEdge(dut.clk_i), FallingEdge(dut.clk_i), dut.probe
    for number, cycle in enumerate(cycles):
        await falling
        differs = golden.differs(str(probe.value), cycle.reset)
        assert not differs or number == 0, f"cycle {number}"
        if play and cycle.changes:
            await rising
            for handle, value in cycle.changes:
                handle.value = value


@cocotb.test()
async def model(dut):
    cycles = load(dut)
    golden = Model(len(dut.probe) // 8)
    await begin(dut)
    wall, cpu = time.perf_counter(), time.process_time()
    await check_model(dut, cycles, golden, True)
    tell("model", len(cycles), wall, cpu)


# What each agent drives, and the handshakes that it must look at.
AGENTS = {
    ("rst_", "issue_"): ("issue_ready_o",),
    ("result_",): ("result_valid_o",),
    ("m_axi_",): ("m_axi_arvalid_o", "m_axi_rready_o", "m_axi_awvalid_o", "m_axi_wvalid_o", "m_axi_bready_o"),
    ("s_axil_",): ("s_axil_awready_o", "s_axil_bvalid_o", "s_axil_arready_o", "s_axil_rvalid_o"),
}


async def agent(dut, handshakes: list, changes: list[list]) -> None:
    rising = RisingEdge(dut.clk_i)
    await rising  # the first edge comes before the first change
    for cycle in changes:
        await rising
        for handle in handshakes:
            int(handle.value)
        for handle, value in cycle:
            handle.value = value


@cocotb.test()
async def agents(dut):
    cycles = load(dut)
    golden = Model(len(dut.probe) // 8)
    await begin(dut)
    for prefixes, handshakes in AGENTS.items():
        own = [[c for c in cycle.changes if c[0]._name.startswith(prefixes)] for cycle in cycles]
        cocotb.start_soon(agent(dut, [getattr(dut, h) for h in handshakes], own))
    wall, cpu = time.perf_counter(), time.process_time()
    await check_model(dut, cycles, golden, False)
    tell("agents", len(cycles), wall, cpu)


def differing(golden: Model, value, reset: bool) -> list[str]:
    """Step one cycle; names of what differs."""
    golden.step(golden.model, reset, int(str(value), 2).to_bytes(golden.size, "little"), golden.expected)
    expected = int.from_bytes(golden.expected.raw, "little")
    valid, ready = value[31:0].to_unsigned(), value[63:32].to_unsigned()
    names = [name for name, found, at in (("valid", valid, 0), ("ready", ready, 32)) if found != expected >> at & 0xFFFFFFFF]
    for i, fields in enumerate(golden.fields.values()):
        if valid >> i & 1:
            names += [name for name, low, width in fields
                      if value[low + width - 1:low].to_unsigned() != expected >> low & (1 << width) - 1]
    return names


@cocotb.test(skip=cocotb.__version__.startswith("1."))
async def fields(dut):
    cycles = load(dut)[:FIELD_CYCLES]
    golden = Model(len(dut.probe) // 8)
    await begin(dut)
    rising, falling, probe = RisingEdge(dut.clk_i), FallingEdge(dut.clk_i), dut.probe
    wall, cpu = time.perf_counter(), time.process_time()
    for number, cycle in enumerate(cycles):
        await falling
        names = differing(golden, probe.value, cycle.reset)
        assert not names or number == 0, f"cycle {number}: {names}"
        if cycle.changes:
            await rising
            for handle, value in cycle.changes:
                handle.value = value
    tell("fields", len(cycles), wall, cpu)
