# SPDX-License-Identifier: Apache-2.0
"""Tests of the texture unit: gathers, fetches, stores, loads, atomics, configuration, faults, waiting on every port."""
from __future__ import annotations

import os

import cocotb
from cocotb.triggers import ClockCycles, Timer

import bench as b
import texture as t
from bench import Bench
from surface import Surface, scatter
from texture import Texture, Warp, binary32, compact, suatom, suld, sured, sust, tld, tld4, txq

SEED = int(os.environ.get("SEED", "1"))


def axis(position: float, size: int, mode: int) -> list[int]:
    """Columns (or rows) of the footprint of a position in texels, far enough from a boundary of texels."""
    first = int(position - 0.5 + 1024 * size) - 1024 * size
    wrapped = {
        t.WRAP: lambda i: i % size,
        t.MIRROR: lambda i: i % (2 * size) if i % (2 * size) < size else 2 * size - 1 - i % (2 * size),
        t.CLAMP_TO_EDGE: lambda i: min(max(i, 0), size - 1),
    }[mode]
    return [wrapped(first), wrapped(first + 1)]


def gather(bench: Bench, texture: Texture, s: float, t_: float, mode: int = t.WRAP) -> list[int]:
    """Stored elements of the four samples, counter-clockwise from the lower left."""
    columns = axis(s * texture.width if texture.normalized else s, texture.width, mode)
    rows = axis(t_ * texture.height if texture.normalized else t_, texture.height, mode)
    return [bench.texel(texture, columns[c], rows[r]) for c, r in ((0, 1), (1, 1), (1, 0), (0, 0))]


def spread(bench: Bench, warp: Warp, texture: Texture, low: float = -1.5, high: float = 2.5) -> list[tuple[float, float]]:
    """Coordinates of every thread in the middle of quarter texels, from low to high images."""
    where = []
    for lane in range(t.LANES):
        point = []
        for size in (texture.width, texture.height):
            texel = bench.rng.randrange(int(low * size), int(high * size)) + bench.rng.choice((0.125, 0.375, 0.625, 0.875))
            point.append(texel / size if texture.normalized else texel)
        warp.coordinates(lane, *point)
        where.append((point[0], point[1]))
    return where


async def started(dut) -> Bench:
    bench = Bench(dut, SEED)
    await bench.start()
    return bench


@cocotb.test(timeout_time=100, timeout_unit="us")
async def registers_answer(dut):
    bench = await started(dut)
    assert await bench.config.read_dword(b.ID) == 0x4B4C5854
    for value in (0x1FE0, 0xFFFFFFE0):
        await bench.config.write_dword(b.HEADER_POOL_LO, value)
        assert await bench.config.read_dword(b.HEADER_POOL_LO) == value
    response = await bench.config.read(0x0FC, 4)
    assert int(response.resp) == 2, "an unknown register answers SLVERR"
    response = await bench.config.write(b.ID, b"\0\0\0\0")
    assert int(response.resp) == 2, "a read-only register answers SLVERR"
    await Timer(100, "ns")  # ends in the very step in which the clock waits


@cocotb.test(timeout_time=500, timeout_unit="us")
async def gathers_one_component(dut):
    """One component of 32 bits, normalized and not, in rows and in blocks: the four texels come as they are stored."""
    bench = await started(dut)
    linear = bench.add_sampler()
    for kind in ({}, {"normalized": False}, {"block": (0, 1)}, {"block": (1, 2), "format": t.R16}):
        header, texture = bench.add_texture(32, 32, **kind)
        index = bench.add_handle(header, linear)
        await bench.config.write_dword(b.CTRL, 2)  # its line of handles may be cached
        warp = Warp(tld4(index=index), warp=index)
        where = spread(bench, warp, texture, *(() if texture.normalized else (0.25, 0.75)))
        beats = await bench.run(warp)
        assert [beat.quad for beat in beats] == list(range(t.QUADS))
        for beat in beats:
            assert (beat.warp, beat.lanes, beat.rd, beat.count) == (index, 0xF, 8, 4)
            for lane in range(4):
                expected = gather(bench, texture, *where[4 * beat.quad + lane])
                assert beat.value[lane] == expected, f"thread {4 * beat.quad + lane}"


@cocotb.test(timeout_time=500, timeout_unit="us")
async def queries(dut):
    """Sizes of each level and of one that is not there, samples, and a gather of the same texture in between."""
    bench = await started(dut)
    header, texture = bench.add_texture(40, 24, block=(0, 0), levels=4)
    which = bench.add_sampler()
    index = bench.add_handle(header, which)
    asked = Warp(txq(t.DIMENSION, index=index))
    by_register = Warp(txq(t.DIMENSION, wmask=0x9, bindless=True))
    for lane in range(t.LANES):
        asked.ra[lane][0] = lane
        by_register.ra[lane][:2] = which << 20 | header, lane
    sizes = [(max(1, 40 >> lod), max(1, 24 >> lod), 0, 4) if lod < 4 else (0, 0, 0, 4) for lod in range(t.LANES)]
    for beat in await bench.run(asked):
        assert (beat.rd, beat.count) == (0, 4)
        for lane in range(4):
            assert tuple(beat.value[lane]) == sizes[4 * beat.quad + lane]
    gathered = Warp(tld4(index=index))
    where = spread(bench, gathered, texture)
    for beat in await bench.run(gathered):
        for lane in range(4):
            assert beat.value[lane] == gather(bench, texture, *where[4 * beat.quad + lane])
    for beat in await bench.run(by_register):
        assert beat.count == 2
        for lane in range(4):
            width, _, _, levels = sizes[4 * beat.quad + lane]
            assert beat.value[lane][:2] == [width, levels]
    beats = await bench.run(Warp(txq(t.TEXTURE_TYPE, index=index, wmask=0x4)))
    assert all(beat.value[lane][0] == 1 for beat in beats for lane in range(4))


def signed4(field: int) -> int:
    return field - 16 * (field >> 3)


@cocotb.test(timeout_time=500, timeout_unit="us")
async def texels_are_fetched(dut):
    """Whole coordinates, a level and offsets for each thread; what is outside reads as zero."""
    bench = await started(dut)
    header, texture = bench.add_texture(40, 24, block=(0, 0), levels=3, source=(t.R, t.ZERO, t.R, t.ONE_INT))
    point = bench.add_sampler()
    index, found, outside = bench.add_handle(header, point), 0, 0
    for bindless in (False, True):
        bench.stall(0.0, 0.4 * bindless, 0.2 * bindless, 0.3 * bindless)
        warp = Warp(tld(index=0 if bindless else index, bindless=bindless, level=True, offsets=True, wmask=0xB), warp=3)
        where = []
        for lane in range(t.LANES):
            level, u, v = bench.rng.randrange(4), bench.rng.randrange(16), bench.rng.randrange(16)
            x, y = bench.rng.randrange(-2, 44 >> level), bench.rng.randrange(-2, 28 >> level)
            warp.ra[lane][:2] = [x & 0xFFFFFFFF, y & 0xFFFFFFFF]
            operands = [point << 20 | header, level, v << 4 | u]
            warp.rb[lane][:3] = operands if bindless else operands[1:] + [0]
            where.append((level, x + signed4(u), y + signed4(v)))
        for beat in await bench.run(warp):
            assert (beat.rd, beat.count) == (8, 3)
            for lane in range(4):
                level, x, y = where[4 * beat.quad + lane]
                width, height = max(1, 40 >> level), max(1, 24 >> level)
                inside = level < 3 and 0 <= x < width and 0 <= y < height
                value = bench.texel(texture.level(level), x, y) if inside else 0
                assert beat.value[lane][:3] == [value, 0, 1]
                found, outside = found + inside, outside + (not inside)
    assert found > 8 and outside > 8


@cocotb.test(timeout_time=500, timeout_unit="us")
async def compact_words(dut):
    """A fetch and a sample of one texel each write two pairs of registers."""
    bench = await started(dut)
    header, texture = bench.add_texture(32, 16, block=(0, 0), source=(t.R, t.ZERO, t.R, t.ONE_INT))
    index = bench.add_handle(header, bench.add_sampler(t.WRAP, t.MIRROR))
    for fetch in (True, False):
        warp, where = Warp(compact(fetch, index=index), warp=9), []
        for lane in range(t.LANES):
            x, y = bench.rng.randrange(32), bench.rng.randrange(16)
            around = (x / 32 + 1 / 64 + bench.rng.randrange(-2, 3), y / 16 + 1 / 32)
            warp.ra[lane][0], warp.rb[lane][0] = (x, y) if fetch else map(binary32, around)
            where.append((x, y))
        for beat in await bench.run(warp):
            assert (beat.rd, beat.count, beat.rd2, beat.count2) == (8, 2, 252, 2)
            for lane in range(4):
                value = bench.texel(texture, *where[4 * beat.quad + lane])
                assert beat.value[lane] == [value, 0, value, 1]


async def store(bench: Bench, warp: Warp) -> None:
    """A store is answered by one token, when all that it writes is in memory."""
    beats = await bench.run(warp)
    assert [(beat.warp, beat.lanes, beat.count, beat.faults, beat.last) for beat in beats] == [(warp.warp, 0, 0, 0, 1)]


@cocotb.test(timeout_time=500, timeout_unit="us")
async def stores_of_every_size(dut):
    """Raw bytes in rows and in blocks, inside and beside the surface; the lowest thread wins; no other byte changes."""
    bench = await started(dut)
    stored = dropped = 0
    for block, clamp, waits in ((None, t.IGN, (0, 0, 0)), ((0, 1), t.NEAR, (0.3, 0.6, 0.5))):
        header, texture = bench.add_texture(24, 9, block=block)
        index, surface = bench.add_handle(header, 0), Surface(bench, texture)
        await bench.config.write_dword(b.CTRL, 2)
        bench.stall_writes(*waits)
        for size, columns in ((t.U8, 96), (t.U16, 48), (t.B32, 24), (t.B64, 12), (t.B128, 6)):
            warp = Warp(sust(index=index, size=size, clamp=clamp), warp=size, active=bench.rng.getrandbits(32),
                        helper=1 << 9, killed=1 << 10)
            where = scatter(bench, warp, columns, 9, beyond=2)
            await store(bench, warp)
            for lane in (i for i in reversed(range(t.LANES)) if (warp.active & ~0x600) >> i & 1):
                done = surface.raw(*where[lane], warp.rb[lane], size, clamp)
                stored, dropped = stored + done, dropped + (not done)
            surface.check()
    warp = Warp(sust(index=None, size=t.U16, byte_address=True))  # at bytes; the handle is in a register
    for lane in range(t.LANES):
        warp.ra[lane] = [2 * lane + 1, 4, 0, header]  # the lowest bit is not looked at
        warp.rb[lane][0] = lane * 0x101
        surface.raw(lane, 4, [lane * 0x101, 0, 0, 0], t.U16)
    await store(bench, warp)
    surface.check()
    assert await bench.config.read_dword(b.COUNT_STORES) == stored + t.LANES
    assert await bench.config.read_dword(b.COUNT_DROP_BOUNDS) == dropped > 0


@cocotb.test(timeout_time=500, timeout_unit="us")
async def loads_of_every_size(dut):
    """Registers of raw loads, inside and beside the surface; a load behind a store sees what it stored."""
    bench = await started(dut)
    for block, clamp, waits in ((None, t.IGN, (0, 0, 0)), ((0, 1), t.NEAR, (0.3, 0.6, 0.5))):
        header, texture = bench.add_texture(24, 9, block=block)
        index, surface = bench.add_handle(header, 0), Surface(bench, texture)
        await bench.config.write_dword(b.CTRL, 2)
        bench.stall_writes(*waits)
        bench.stall(0.0, waits[0], waits[1], waits[2])
        for size, columns in ((t.U8, 96), (t.S8, 96), (t.U16, 48), (t.S16, 48), (t.B32, 24), (t.B64, 12), (t.B128, 6)):
            stored = Warp(sust(index=index, size=size, clamp=clamp), warp=size)
            for lane, (x, y) in reversed(list(enumerate(scatter(bench, stored, columns, 9)))):
                surface.raw(x, y, stored.rb[lane], size, clamp)
            loaded = Warp(suld(index=index, size=size, clamp=clamp), warp=size + 8)
            where = scatter(bench, loaded, columns, 9, beyond=2)
            await bench.issue(stored)
            await bench.issue(loaded)
            beats = await bench.results_of(2)
            assert [beat.warp for beat in beats] == [size] + [size + 8] * t.QUADS
            for beat in beats[1:]:
                for lane in range(4):
                    expected = surface.loaded(*where[4 * beat.quad + lane], size, clamp)
                    assert (beat.count, beat.value[lane][:beat.count]) == (len(expected), expected)


@cocotb.test(timeout_time=500, timeout_unit="us")
async def formatted_loads(dut):
    """As many registers as .rgba has, converted, through the sources of the header; the handle in a register."""
    bench = await started(dut)
    for format_, datatype, source in ((t.RGBA8, t.UNORM, (t.B, t.G, t.R, t.A)), (t.RG8, t.UINT, (t.R, t.G, t.ZERO, t.ONE_INT))):
        header, texture = bench.add_texture(16, 8, format=format_, datatype=datatype, block=(0, 0), source=source)
        for rgba, count in ((0x1, 1), (0x3, 2), (0xF, 4)):
            warp = Warp(suld(index=None, rgba=rgba))
            where = scatter(bench, warp, 16, 8)
            for lane in range(t.LANES):
                warp.ra[lane][3] = header
            for beat in await bench.run(warp):
                for lane in range(4):
                    element = bench.texel(texture, *where[4 * beat.quad + lane]).to_bytes(texture.format[1], "little")
                    if datatype == t.UNORM:
                        texel = {t.R + i: binary32(code / 255) for i, code in enumerate(element)}
                    else:
                        texel = {t.R: element[0], t.G: element[1], t.ZERO: 0, t.ONE_INT: 1}
                    assert (beat.count, beat.value[lane][:count]) == (count, [texel[s] for s in source[:count]])


def lanes_of(warp: Warp) -> list[int]:
    """The threads of an atomic: helpers and killed ones do none."""
    return [i for i in range(t.LANES) if (warp.active & ~warp.helper & ~warp.killed) >> i & 1]


def answers(beats: list[t.Result], warp: int) -> dict[int, list[int]]:
    """The registers that each thread of a warp gets."""
    return {4 * beat.quad + i: beat.value[i][:beat.count]
            for beat in beats if beat.warp == warp for i in range(4) if beat.lanes >> i & 1}


# Operation, type, first value, operands of a lane, value after 47 threads.
COUNTERS = (
    (t.ADD, t.U32, 2**32 - 16, lambda lane: [1], 31),
    (t.ADD, t.U64, 2**64 - 3, lambda lane: [0x80000001, 1], 47 * 0x180000001 - 3),
    # Half way, to the even one: 3 adds 4, in 22 odd threads, and 1 nothing.
    (t.ADD, t.F32, binary32(2.0**24), lambda lane: [binary32(3.0 if lane % 2 else 1.0)], binary32(2.0**24 + 4 * 22)),
    (t.INC, t.U32, 0, lambda lane: [20], 47 % 21),
    (t.DEC, t.U32, 5, lambda lane: [9], (5 - 47) % 10),
    (t.EXCH, t.U32, 7, lambda lane: [100 + lane], 123),
    (t.CAS, t.U32, 0, lambda lane: [lane, lane + 1], 3),  # thread 3 is a helper
)


@cocotb.test(timeout_time=500, timeout_unit="us")
async def atomics_on_one_counter(dut):
    """Two warps in flight on one element: each thread sees the one before, in ascending order; then a load sees all."""
    bench = await started(dut)
    for number, (atom, type_, first, operands, end) in enumerate(COUNTERS):
        bench.stall(0.0, *((0.0, 0.0, 0.0), (0.4, 0.3, 0.3))[number % 2])
        bench.stall_writes(*((0.0, 0.0, 0.0), (0.3, 0.6, 0.5))[number % 2])
        format_, size = (t.RG32, t.B64) if type_ == t.U64 else (t.R32, t.B32)
        header, texture = bench.add_texture(12, 3, format=format_, datatype=t.FLOAT if type_ == t.F32 else t.UINT)
        bench.memory.write(texture.texel_address(5, 1), first.to_bytes(format_[1], "little"))
        index, surface = bench.add_handle(header, 0), Surface(bench, texture)
        await bench.config.write_dword(b.CTRL, 2)
        reduces = atom not in (t.EXCH, t.CAS)
        expected = []
        for warp in (Warp(suatom(atom, type_, index=index), warp=0, helper=1 << 3, killed=1 << 17),
                     Warp((sured if reduces else suatom)(atom, type_, index=index), warp=1, active=0x00FFFF01)):
            for lane in range(t.LANES):
                warp.ra[lane][:2] = [5, 1]
                warp.rb[lane][:] = (operands(lane) + [0, 0, 0])[:4]
            expected.append({lane: surface.atomic(5, 1, warp.rb[lane], atom, type_) for lane in lanes_of(warp)})
            await bench.issue(warp)
        if reduces:
            expected[1] = dict.fromkeys(expected[1], [])
        loaded = Warp(suld(index=index, size=size), warp=2, active=1)
        loaded.ra[0][:2] = [5, 1]
        await bench.issue(loaded)
        beats = await bench.results_of(3)
        assert [answers(beats, i) for i in (0, 1)] == expected, f"operation {atom}, type {type_}"
        assert answers(beats, 2)[0] == [end >> 32 * i & 0xFFFFFFFF for i in range(format_[1] // 4)]
        assert bench.texel(texture, 5, 1) == end
        surface.check()


FLOATS = [binary32(f) for f in (1.0, -1.0, 0.1, 1e30, -1e30, 1.5 * 2.0**-126, -(2.0**-126), 2.0**-140, -(2.0**-149), -0.0, 3e-39)]


@cocotb.test(timeout_time=500, timeout_unit="us")
async def atomics_of_every_operation(dut):
    """Elements that several threads change, in rows and in blocks, inside and beside the surface, with and without results."""
    bench = await started(dut)
    bits = (t.AND, t.OR, t.XOR)
    for reduces, block, clamp, table in (
            (False, None, t.IGN, {t.U32: range(10), t.S32: (t.ADD, t.MIN, t.MAX), t.S64: (t.MIN, t.MAX), t.F32: (t.ADD,) * 4,
                                  t.U64: (t.ADD, t.MIN, t.MAX, *bits, t.EXCH, t.CAS)}),
            (True, (0, 1), t.NEAR, {t.U32: (t.ADD, t.INC, t.DEC, *bits), t.S64: (t.MIN, t.MAX), t.F32: (t.ADD,) * 4})):
        for type_, atoms in table.items():
            format_ = t.RG32 if type_ in (t.U64, t.S64) else t.R32
            header, texture = bench.add_texture(4, 2, format=format_, datatype=t.FLOAT if type_ == t.F32 else t.SINT, block=block)
            for x, y in ((x, y) for x in range(4) for y in range(2) if type_ == t.F32):
                bench.memory.write(texture.texel_address(x, y), bench.rng.choice(FLOATS).to_bytes(4, "little"))
            index, surface, words = bench.add_handle(header, 0), Surface(bench, texture), format_[1] // 4
            await bench.config.write_dword(b.CTRL, 2)
            for atom in atoms:
                place = {"index": None if atom % 2 else index, "clamp": clamp}  # without an index the handle is in a register
                active = bench.rng.getrandbits(32) & bench.rng.getrandbits(32)
                warp = Warp((sured if reduces else suatom)(atom, type_, **place), warp=atom, active=active)
                where, expected = scatter(bench, warp, 4, 2, beyond=1), {}
                for lane, (x, y) in enumerate(where):
                    warp.ra[lane][3] = header
                    if type_ == t.F32:
                        warp.rb[lane][0] = bench.rng.choice(FLOATS)
                    if atom == t.CAS and lane % 2:
                        warp.rb[lane][:words] = surface.loaded(x, y, t.B64 if words > 1 else t.B32, clamp)
                    if active >> lane & 1:
                        old = surface.atomic(x, y, warp.rb[lane], atom, type_, clamp)
                        expected[lane] = [] if reduces else old
                assert answers(await bench.run(warp), atom) == expected, f"operation {atom}, type {type_}"
                surface.check()


@cocotb.test(timeout_time=500, timeout_unit="us")
async def formatted_stores(dut):
    """Components are converted, those that the instruction does not name are zero."""
    bench = await started(dut)
    for format_, datatype, components in ((t.RGBA8, t.UNORM, (0xF, 0xA)), (t.R16, t.UINT, (0x1, 0x2)),
                                          (t.RG8, t.UNORM, (0x7,))):
        header, texture = bench.add_texture(16, 8, format=format_, datatype=datatype, block=(0, 0))
        index, surface = bench.add_handle(header, 0), Surface(bench, texture)
        await bench.config.write_dword(b.CTRL, 2)
        for rgba in components:
            warp = Warp(sust(index=index, rgba=rgba))
            where = scatter(bench, warp, 16, 8)
            for lane in reversed(range(t.LANES)):
                if datatype == t.UNORM:
                    warp.rb[lane] = [binary32(bench.rng.choice((-1.0, 0.0, 0.25, 1 / 3, 0.999, 1.0, 7.5))) for _ in range(4)]
                elif lane % 2:
                    warp.rb[lane] = [value & 0xFFFF for value in warp.rb[lane]]
                surface.formatted(*where[lane], warp.rb[lane], rgba)
            await store(bench, warp)
            surface.check()


@cocotb.test(timeout_time=500, timeout_unit="us")
async def stored_texels_are_gathered(dut):
    """Texels that are in the cache are stored over; after an invalidation gathers and queries show what was stored."""
    bench = await started(dut)
    header, texture = bench.add_texture(16, 4, block=(0, 0))
    index, surface = bench.add_handle(header, bench.add_sampler()), Surface(bench, texture)
    looked = Warp(tld4(index=index))
    where = spread(bench, looked, texture)
    old = [gather(bench, texture, *at) for at in where]
    assert [value for beat in await bench.run(looked) for value in beat.value] == old
    for row in range(0, 4, 2):
        warp = Warp(sust(index=index))
        for lane in range(t.LANES):
            warp.ra[lane][:2], warp.rb[lane][0] = [lane % 16, row + lane // 16], bench.rng.getrandbits(32)
            surface.raw(lane % 16, row + lane // 16, warp.rb[lane], t.B32)
        await store(bench, warp)
    surface.check()
    new = [gather(bench, texture, *at) for at in where]
    near = [value for beat in await bench.run(looked) for value in beat.value]
    assert all(v in (o, n) for lane in range(t.LANES) for v, o, n in zip(near[lane], old[lane], new[lane]))
    for beat in await bench.run(Warp(txq(t.DIMENSION, index=index))):
        assert beat.value == [[16, 4, 0, 1]] * 4
    await bench.config.write_dword(b.CTRL, 1)
    assert [value for beat in await bench.run(looked) for value in beat.value] == new


@cocotb.test(timeout_time=500, timeout_unit="us")
async def a_stored_header_is_queried(dut):
    """The unit writes a header into its own pool; a query and a gather read it back."""
    bench = await started(dut)
    point = bench.add_sampler()
    pool = bench.add_header(Texture(b.HEADER_POOL, 8, 64, normalized=False).header())  # the pool, a header a row
    _, texture = bench.add_texture(40, 24, block=(0, 0), levels=3)
    written = bench.headers  # the next one
    to_pool, to_texture = bench.add_handle(pool, 0), bench.add_handle(written, point)
    words = [int.from_bytes(texture.header()[4 * i:4 * i + 4], "little") for i in range(8)]
    beats = await bench.run(Warp(txq(t.DIMENSION, index=to_texture), active=1))
    assert beats[0].value[0] == [0, 0, 0, 0], "there is no header yet"
    warp = Warp(sust(index=to_pool), active=0xFF)
    for lane in range(8):
        warp.ra[lane][:2], warp.rb[lane][0] = [lane, written], words[lane]
    await store(bench, warp)
    assert bench.memory.read(b.HEADER_POOL + 32 * written, 32) == texture.header()
    await bench.config.write_dword(b.CTRL, 2)
    asked = Warp(txq(t.DIMENSION, index=to_texture), active=0xF)
    for lane in range(4):
        asked.ra[lane][0] = lane
    beats = await bench.run(asked)
    assert beats[0].value == [[40, 24, 0, 3], [20, 12, 0, 3], [10, 6, 0, 3], [0, 0, 0, 3]]
    looked = Warp(tld4(index=to_texture))
    where = spread(bench, looked, texture)
    for beat in await bench.run(looked):
        for lane in range(4):
            assert beat.value[lane] == gather(bench, texture, *where[4 * beat.quad + lane])


@cocotb.test(timeout_time=500, timeout_unit="us")
async def stores_that_fail(dut):
    """A trap is recorded, a broken page is a fault of the token; the unit goes on."""
    bench = await started(dut)
    header, texture = bench.add_texture(8, 8)
    index, surface = bench.add_handle(header, 0), Surface(bench, texture)
    broken = bench.add_handle(bench.add_header(Texture(b.BROKEN, 8, 8).header()), 0)
    warp = Warp(sust(index=index, clamp=t.TRAP), warp=11)
    for lane in range(t.LANES):
        warp.ra[lane][:2], warp.rb[lane][0] = [lane % 8, 8 if lane == 21 else lane // 8], lane
        if lane != 21:
            surface.raw(lane % 8, lane // 8, [lane, 0, 0, 0], t.B32)
    await store(bench, warp)
    surface.check()
    assert await bench.config.read_dword(b.TRAP) == 1 << 12 | 21 << 7 | 11 << 1 | 1
    assert [await bench.config.read_dword(at) for at in (b.TRAP_X, b.TRAP_Y)] == [5, 8]
    await bench.config.write_dword(b.TRAP_CLEAR, 1)
    assert await bench.config.read_dword(b.TRAP) & 1 == 0
    warp = Warp(sust(index=broken), active=0xFF00, warp=12)
    for lane in range(t.LANES):
        warp.ra[lane][:2] = [lane % 8, lane // 12]  # two lines
    beats = await bench.run(warp)
    assert (beats[0].faults, beats[0].status[0]) == (2, t.STATUS_MEMORY_ERROR)
    assert await bench.config.read_dword(b.COUNT_WRITE_ERROR) == 2
    surface.check()


@cocotb.test(timeout_time=500, timeout_unit="us")
async def wraps(dut):
    """All address modes; three of them judged."""
    bench = await started(dut)
    header, texture = bench.add_texture(8, 16)
    for mode in range(8):
        index = bench.add_handle(header, bench.add_sampler(mode, mode, (1, 2, 3, 4)))
        await bench.config.write_dword(b.CTRL, 2)
        warp = Warp(tld4(index=index), warp=mode)
        where = spread(bench, warp, texture)
        for beat in await bench.run(warp):
            for lane in range(4):
                if mode in (t.WRAP, t.MIRROR, t.CLAMP_TO_EDGE):
                    assert beat.value[lane] == gather(bench, texture, *where[4 * beat.quad + lane], mode)


@cocotb.test(timeout_time=500, timeout_unit="us")
async def masks_and_predicates(dut):
    """Write masks, active threads, the guard, killed pixels, a thread without result."""
    bench = await started(dut)
    header, texture = bench.add_texture(16, 16)
    index = bench.add_handle(header, bench.add_sampler())
    for wmask in (1, 6, 0xB):
        warp = Warp(tld4(index=index, wmask=wmask, rd=12), active=0x8000F005)
        where = spread(bench, warp, texture)
        beats = await bench.run(warp)
        assert [(beat.quad, beat.lanes) for beat in beats] == [(0, 5), (3, 0xF), (7, 8)]
        for beat in beats:
            assert beat.count == bin(wmask).count("1")
            for lane in (i for i in range(4) if beat.lanes >> i & 1):
                all_four = gather(bench, texture, *where[4 * beat.quad + lane])
                kept = [v for k, v in enumerate(all_four) if wmask >> k & 1]
                assert beat.value[lane][:beat.count] == kept
    beats = await bench.run(Warp(tld4(index=index, pg=2), pred=0x0000FF00))
    assert [beat.quad for beat in beats] == [2, 3]
    beats = await bench.run(Warp(tld4(index=index, pg=2, pg_not=1), pred=0xFFFFFFFF))
    assert [(beat.lanes, beat.last) for beat in beats] == [(0, 1)], "nobody executes: a completion token"
    beats = await bench.run(Warp(tld4(index=index, nodep=1), killed=0xFFFFFFF0))
    assert [beat.quad for beat in beats] == [0]


@cocotb.test(timeout_time=500, timeout_unit="us")
async def offsets_and_bindless(dut):
    """Offsets for the footprint and for each sample, handles from a register."""
    bench = await started(dut)
    header, texture = bench.add_texture(16, 16)
    point = bench.add_sampler()
    index = bench.add_handle(header, point)
    for u, v in ((3, -2), (-32, 31)):
        warp = Warp(tld4(index=index, toff=1))
        where = spread(bench, warp, texture)
        for lane in range(t.LANES):
            warp.rb[lane][0] = (u & 63) | (v & 63) << 8
        for beat in await bench.run(warp):
            for lane in range(4):
                s, t_ = where[4 * beat.quad + lane]
                assert beat.value[lane] == gather(bench, texture, s + u / 16, t_ + v / 16)
    warp = Warp(tld4(index=index, toff=2))
    spread(bench, warp, texture)
    for lane in range(t.LANES):
        warp.rb[lane][:2] = [bench.rng.getrandbits(32), bench.rng.getrandbits(32)]
    assert len(await bench.run(warp)) == t.QUADS
    warp = Warp(tld4(bindless=True))
    where = spread(bench, warp, texture)
    for lane in range(t.LANES):
        warp.rb[lane][0] = point << 20 | header
    for beat in await bench.run(warp):
        assert beat.value[3] == gather(bench, texture, *where[4 * beat.quad + 3])


@cocotb.test(timeout_time=500, timeout_unit="us")
async def faults_are_recorded(dut):
    """Refused instructions, headers beyond the pool, a broken page: status, fault record, counter."""
    bench = await started(dut)
    point = bench.add_sampler()
    beats = await bench.run(Warp(0, warp=9))
    assert beats[0].status[0] == t.STATUS_ILLEGAL
    assert await bench.config.read_dword(b.FAULT) == 9 << 5 | t.STATUS_ILLEGAL << 1 | 1
    await bench.config.write_dword(b.FAULT_CLEAR, 1)
    assert await bench.config.read_dword(b.FAULT) == 0
    beyond = bench.add_handle(99, point)
    broken = bench.add_handle(bench.add_header(Texture(b.BROKEN, 16, 16).header()), point)
    beats = await bench.run(Warp(tld4(index=beyond), active=0xF))
    assert beats[0].status == [t.STATUS_INVALID_HEADER] * 4
    beats = await bench.run(Warp(tld4(index=broken), active=0x30))
    assert beats[0].status == [t.STATUS_MEMORY_ERROR] * 2 + [0, 0]
    assert beats[0].value[0] == [0, 0, 0, 0]
    assert await bench.config.read_dword(b.FAULT_COUNT) == 2


@cocotb.test(timeout_time=2000, timeout_unit="us")
async def mixed_traffic(dut):
    """Many textures, modes and formats; every instruction; every port waits, registers are written and caches
    invalidated on the way."""
    bench = await started(dut)
    rng, issued = bench.rng, 0
    kinds = [(t.RGBA8, t.UNORM), (t.RGBA8, t.SNORM), (t.RGBA16, t.FLOAT), (t.RG32, t.SINT), (t.R8, t.UINT),
             (t.RGBA32, t.FLOAT), (t.RG8, t.UNORM), (t.R16, t.SNORM)]
    indices = []
    for layout in (None, (0, 2)):
        for format_, datatype in kinds:
            source = tuple(rng.choice((t.ZERO, t.R, t.G, t.B, t.A, t.ONE_INT, t.ONE_FLOAT)) for _ in range(4))
            header, _ = bench.add_texture(rng.choice((5, 16, 33)), rng.choice((4, 24)), format=format_, datatype=datatype,
                                          source=source, block=layout)
            colour = tuple(binary32(rng.uniform(-2, 2)) for _ in range(4))
            indices.append(bench.add_handle(header, bench.add_sampler(rng.randrange(8), rng.randrange(8), colour)))
    for issue, result, address, data in ((0.0, 0.0, 0.0, 0.0), (0.2, 0.5, 0.3, 0.3), (0.0, 0.8, 0.0, 0.7)):
        bench.stall(issue, result, address, data)
        bench.stall_writes(address, data, result)
        for _ in range(10):
            warp = Warp(tld4(index=rng.choice(indices), comp=rng.randrange(4), wmask=rng.randrange(1, 16),
                             ps=rng.choice((3, 7))),
                        warp=rng.randrange(64), phase=rng.randrange(3), active=rng.getrandbits(32) & rng.getrandbits(32))
            for lane in range(t.LANES):
                warp.coordinates(lane, rng.uniform(-2, 3), rng.uniform(-2, 3))
            await bench.issue(warp)
            stored = Warp(sust(index=rng.choice(indices), size=rng.randrange(7), clamp=rng.randrange(3)), active=warp.active)
            scatter(bench, stored, 16, 8)
            await bench.issue(rng.choice((stored, Warp(txq(t.DIMENSION, index=rng.choice(indices)), active=warp.active))))
            fetched = Warp(tld(index=rng.choice(indices), level=True, wmask=rng.randrange(1, 16)), active=warp.active)
            scatter(bench, fetched, 16, 8, beyond=1)
            loaded = Warp(suld(index=rng.choice(indices), size=rng.randrange(7), clamp=rng.randrange(3)), active=warp.active)
            scatter(bench, loaded, 16, 8, beyond=1)
            await bench.issue(rng.choice((fetched, loaded)))
            atomic = rng.choice((suatom, sured))(rng.choice((t.ADD, t.MIN, t.XOR)), t.U64, index=rng.choice(indices[3::8]))
            changed = Warp(atomic, active=warp.active)  # of RG32
            scatter(bench, changed, 16, 8, beyond=1)
            await bench.issue(changed)
            issued += 4
        await bench.config.write_dword(b.CTRL, rng.choice((1, 2, 3)))
        await bench.config.write_dword(b.HEADER_MAX, rng.choice((31, 63)))
    beats = await bench.results_of(issued)
    assert all(status in (t.STATUS_OK, t.STATUS_OUT_OF_BOUNDS) for beat in beats for status in beat.status)
    await ClockCycles(dut.clk_i, 20)
    assert await bench.config.read_dword(b.COUNT_INSTRUCTIONS) == issued
    assert await bench.config.read_dword(b.COUNT_L1_MISS) > 0
