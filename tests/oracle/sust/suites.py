# SPDX-License-Identifier: Apache-2.0
"""The vector files: which stores, on which surfaces."""
import random

import ends
import surface as s
from common import INT_MAX, INT_MIN, MINUS_ONE, edges, floats, tagged
from places import layouts
from store import AXES, CLAMPS, DIMS, FORMATS, SIZES, Store
from test_rules import WORDS
from tlv import CODES, File, make
import twelve
from values import formats, not_formatted, zeros
from visible import fresh, visible

KIND = {
    "1D": "ONE_D", "1D_BUFFER": "ONE_D_BUFFER", "1D_ARRAY": "ONE_D_ARRAY", "2D": "TWO_D", "2D_ARRAY": "TWO_D_ARRAY", "3D":
    "THREE_D"
}
RULES = "R-SUST-13 R-SUST-29 PD-30 PD-31 PD-32 PD-32b "
OF_DIM = {
    "1D": "R-SUST-22", "1D_BUFFER": "R-SUST-23", "1D_ARRAY": "R-SUST-24 R-SUST-28", "2D": "R-SUST-25",
    "2D_ARRAY": "R-SUST-26 R-SUST-28", "3D": "R-SUST-27"
}
NOT_AT_EDGES = ("R-SUST-1 R-SUST-3 R-SUST-6 R-SUST-11 R-SUST-15 R-SUST-16 R-SUST-17 R-SUST-18 R-SUST-19 R-SUST-21 R-SUST-23 "
                "R-SUST-24 R-SUST-25 R-SUST-26 R-SUST-27 R-SUST-28 R-SUST-32 R-SUST-34 R-SUST-35 R-SUST-37 R-SUST-38 "
                "PD-33 PD-34 PD-35 PD-37 PD-40")
SIZE = {
    "1D": (37, ), "1D_BUFFER": (37, ), "1D_ARRAY": (21, 1, 5), "2D": (19, 11), "2D_ARRAY": (13, 9, 4), "3D": (11, 10, 6)
}


def edge_coordinates(dim):
    """Every axis at every edge, the others inside; then all at once."""
    size = SIZE[dim]
    bounds = [{"x": size[0], "y": size[min(1, len(size) - 1)], "z": size[-1], "a": size[-1]}[axis] for axis in AXES[dim]]
    rows = []
    for axis, bound in enumerate(bounds):
        special = [0, bound - 1, bound, 0xffff, 0x10000, 0xffff0001, MINUS_ONE] if AXES[dim][axis] == "a" else edges(bound)
        for value in special[:9 if len(bounds) < 3 else 8]:
            rows.append([value if n == axis else min(1 + n + axis, b - 1) for n, b in enumerate(bounds)])
    rows += [[MINUS_ONE] * len(bounds), [INT_MAX] * len(bounds), [b for b in bounds]]
    return rows[:32]


def clamps(dim):
    """All four codes at every edge of every axis: raw, and formatted."""
    f = File(f"clamp_{dim.lower()}", f"SUST.{dim}: every axis at every edge, by each clamp code.",
             RULES + OF_DIM[dim], NOT_AT_EDGES if dim == "1D" else "R-SUST-22" if dim == "2D" else "")
    rows = edge_coordinates(dim)
    for formatted in (False, True):
        for code in CLAMPS:
            layout = {"pitch": 160} if formatted and dim in ("1D", "2D") else {"block": (0, 1, 1 if dim == "3D" else 0)}
            t = f.next_texture(make(KIND[dim], SIZE[dim], address=0x20000000 + 0x100000 * len(f.surfaces), **layout))
            f.warp(Store(dim, formatted, clamp=code, mask=1, handle=t), rows, tagged(len(rows)), t,
                   active=(1 << len(rows)) - 1, number=t, note=f"clamp code {CLAMPS.index(code)}")
    return f


def buffers():
    f = File(
        "buffer", "Buffers: elements of every size, bases of any byte (accesses that lie in two lines of 32 bytes), and a\n"
        "coordinate that is unsigned unless the clamp mode is NEAR.", "R-SUST-23 PD-33")
    at = 0x30000000
    for size in SIZES:
        for base, width in ((at, 100), (at + 0x10001, 9), (at + 0x2001d, 33)):
            t = f.next_texture(make("ONE_D_BUFFER", (width, ), address=base))
            clamp = CLAMPS[t % 4]
            rows = [[x] for x in (0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 16, 31, 32, 33, 49, 50, 98, 99, 100, 199, 200, MINUS_ONE,
                                  INT_MIN, INT_MAX)]
            f.warp(Store("1D_BUFFER", size=size, clamp=clamp, handle=t), rows, tagged(len(rows)), t,
                   active=(1 << len(rows)) - 1, number=t % 64)
        at += 0x100000
    huge = f.next_texture(make("ONE_D_BUFFER", (2 ** 32, ), "R8", address=0x100000007))
    wide = f.next_texture(make("ONE_D_BUFFER", (2 ** 31 + 2 ** 16, ), "R32_G32_B32_A32", address=0xfffffffff001))
    for t, sizes in ((huge, ("U8", "32")), (wide, ("128", "64"))):
        for clamp in ("IGN", "NEAR"):
            for size in sizes:
                rows = [[x] for x in (0, INT_MIN, INT_MIN - 1, INT_MAX, MINUS_ONE, 2 ** 29 - 1, 2 ** 30,
                                      INT_MIN + 2 ** 16 - 1, INT_MIN + 2 ** 16)]
                f.warp(Store("1D_BUFFER", size=size, clamp=clamp, handle=t), rows, tagged(len(rows), 0x50000000), t,
                       active=0x1ff, number=t % 64, note="offsets beyond 32 bits, addresses beyond 48")
    return f


def sizes():
    f = File(
        "sizes",
        "Raw stores of every size, on texels of every size: the coordinate in units of the access and, with .BA, in\n"
        "bytes, aligned and not; the bytes of the row are the bound, and NEAR goes to the last place that fits.",
        "R-SUST-5 R-SUST-6 R-SUST-7 R-SUST-11 PD-33 PD-34 PD-37", "R-SUST-4 R-SUST-8 R-SUST-9 R-SUST-12 R-SUST-31")
    for n, (size, format) in enumerate(
        (size, format) for size in SIZES for format in ("R8", "R16", "R32", "R32_G32_B32_A32")):
        texel = FORMATS[CODES[format]][0]
        width = (11, 5, 7, 3)[n % 4]
        row, unit = width * texel, SIZES[size][1]
        layout = {"pitch": 64} if n % 3 == 0 else {"block": (0, n % 2, 0)}
        t = f.next_texture(make("TWO_D", (width, 20), format, address=0x40000000 + 0x10000 * n, **layout))
        for byte_address in (False, True):
            values = ([0, 1, row // unit - 1, row // unit, row // unit + 1, MINUS_ONE, width - 1, width] if not byte_address
                      else [0, 1, unit - 1, unit, row - unit, row - 1, row, row + 1, MINUS_ONE, unit + 3])
            rows = [[x & MINUS_ONE, 10 * byte_address + k] for k, x in enumerate(values)]
            f.warp(Store("2D", size=size, byte_address=byte_address, clamp=CLAMPS[(n + byte_address) % 4], handle=t), rows,
                   tagged(len(rows), 0x91827300), t, active=(1 << len(rows)) - 1, number=n)
    return f


def pairs():
    """Every dimension on every texture type; what fits is stored, the rest is dropped (PD-40)."""
    f = File(
        "types",
        "Every dimension on a surface of every texture type: what does not fit is dropped without a fault (PD-40). A cube\n"
        "is stored as an array of its faces.", "R-SUST-16 R-SUST-18 PD-40", sampler=0xfff)
    for kind in s.TYPES:
        depth = {"THREE_D": 5, "ONE_D_ARRAY": 5, "TWO_D_ARRAY": 5, "CUBEMAP_ARRAY": 2}.get(kind, 1)
        f.next_texture(make(kind, (24, 16, depth), address=0x50000000 + 0x100000 * len(f.surfaces), block=(0, 1, 0)))
    for n, dim in enumerate(DIMS):
        rows = [[1 + lane // 9, n] + [lane // 9] for lane in range(27)]
        rows = [[x, (a if len(AXES[dim]) == 2 and AXES[dim][1] == "a" else y), a][:len(AXES[dim])] for x, y, a in rows]
        f.warp(Store(dim, formatted=n % 2 == 1, clamp="IGN", bindless=True, handle=40), rows, tagged(27),
               [lane % 9 for lane in range(27)], active=(1 << 27) - 1, number=n)
    return f


def refused():
    f = File(
        "dropped",
        "Stores to what is no surface are dropped without a fault: a header index above MaximumIndex (a sampler index is not\n"
        "looked at), a version or type without meaning, an empty view. Beside them, in the same instruction, one that is stored.",
        "R-SUST-16 R-SUST-17 R-SUST-30 R-SUST-34 PD-4 PD-40b", sampler=0xffe, header_max=6)
    good = make("TWO_D", (24, 16), address=0x60000000)
    f.texture(0, good)
    f.texture(1, s.Header(good, HEADER_VERSION=5))
    f.texture(2, s.Header(good, TEXTURE_TYPE=9))
    f.texture(3, s.Header(good, TEXTURE_TYPE=15))
    f.texture(4, s.Header(good, MAX_MIP_LEVEL=3, RES_VIEW_MIN_MIP_LEVEL=2, RES_VIEW_MAX_MIP_LEVEL=1))
    f.texture(5, s.Header(good, HEADER_VERSION=0))
    f.texture(6, make("TWO_D", (24, 16), address=0x60010000))
    f.texture(7, make("TWO_D", (24, 16), address=0x60020000))
    indices = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0xfffff]
    for n, (formatted, clamp) in enumerate((formatted, clamp) for formatted in (False, True) for clamp in CLAMPS):
        f.warp(Store("2D", formatted, clamp=clamp, bindless=True, handle=16), [[lane, n] for lane in range(10)], tagged(10),
               indices, active=0x3ff, number=n)
    for n, index in enumerate((7, 0, 6)):
        f.warp(Store("2D", handle=20 + n), [[lane % 24, 12 + lane // 24] for lane in range(32)], tagged(32), index,
               number=10 + n)
    return f


def masks():
    f = File(
        "masks",
        "Threads that write: active, with a true guard, neither helper nor killed. Others write nothing, whatever else is true of them.",
        "R-SUST-1 R-SUST-35")
    t = f.next_texture(make("TWO_D", (32, 40), address=0x70000000, block=(0, 2, 0)))
    cases = [{}, {"active": 0x0f0f1234}, {"helper": 0x00ff00ff}, {"killed": 0xf0f0f0f0},
             {"helper": 0xaaaaaaaa, "killed": 0xcccccccc}, {"active": 0xfffffffe, "helper": 1 << 31, "killed": 2},
             {"helper": 0xffffffff}, {"killed": 0xffffffff}, {"active": 0}]
    for n, case in enumerate(cases):
        f.warp(Store("2D", handle=t), [[lane, n] for lane in range(32)], tagged(32), t, number=n, **case)
    for n, (pg, negated, pred) in enumerate(
        ((0, False, 0x13579bdf), (3, True, 0x13579bdf), (6, False, 0), (7, True, 0xffffffff), (2, True, 0))):
        f.warp(Store("2D", clamp="TRAP", pg=pg, pg_not=negated, handle=t), [[lane, 20 + n] for lane in range(32)],
               tagged(32), t, number=20 + n, pred=pred, helper=0x10000001)
    outside = [[MINUS_ONE - lane, 30] for lane in range(32)]
    f.warp(Store("2D", clamp="TRAP", handle=t), outside, tagged(32), t, number=40, helper=0x0000ffff, killed=0x7fff0000,
           note="thread 31 alone traps")
    return f


def collisions():
    f = File(
        "collisions",
        "Threads of one instruction that store to the same bytes: the lowest thread wins. Lines of 32 bytes that many threads\n"
        "share, one thread each, and more lines than may be outstanding.", "PD-41")
    t = f.next_texture(make("ONE_D_BUFFER", (4096, ), address=0x80000000))
    patterns = [[0] * 32, [lane % 2 for lane in range(32)], [lane // 2 for lane in range(32)],
                [31 - lane for lane in range(32)], [8 * lane for lane in range(32)],
                [8 * (lane % 5) + lane for lane in range(32)], [8 * (lane * 7 % 32) for lane in range(32)],
                [lane * lane % 11 for lane in range(32)]]
    for n, pattern in enumerate(patterns):
        for k, size in enumerate(("32", "U8", "128")):
            f.warp(Store("1D_BUFFER", size=size, clamp="IGN", handle=t),
                   [[512 * (k == 0) * n + (2048 * (4 if size == "U8" else 1)) * (k > 0) + 16 * n * (k > 0) + x]
                    for x in pattern], tagged(32, 0x10 + 0x10000 * n), t, number=3 * n + k)
    u = f.next_texture(make("TWO_D", (8, 8), address=0x80100000))
    for n, clamp in enumerate(("NEAR", "IGN")):
        f.warp(Store("2D", formatted=True, mask=1,
                     clamp=clamp, handle=u), [[(lane - 4) & MINUS_ONE, (lane % 7 - 2) & MINUS_ONE] for lane in range(32)],
               tagged(32), u, number=50, note="NEAR brings many to one place")
    return f


def full():
    """Sixty-four lines an instruction: as many as the unit can merge, of which none is shared."""
    f = File(
        "full", "Every thread stores 16 bytes that lie in two lines which no other thread names: 64 writes an instruction,\n"
        "as many as the unit merges. Data and bases all over.")
    rng = random.Random(64)
    for n in range(12):
        base = rng.getrandbits(48) & ~0x1f | 17 + n
        t = f.next_texture(make("ONE_D_BUFFER", (128, ), "R32_G32_B32_A32", address=base))
        data = [[rng.getrandbits(32) for _ in range(4)] for _ in range(32)]
        f.warp(Store("1D_BUFFER", size="128", clamp=CLAMPS[n % 4], handle=t), [[4 * lane] for lane in range(32)], data, t,
               number=n)
    return f


def examples():
    f = File(
        "examples",
        "The examples of the source page, a store that real hardware was seen to make (0xdeadbeef and three zeros to R32 UINT in\n"
        "pitch changes four bytes), and words that stand in binaries and in a disassembler's test list.",
        "R-SUST-2 R-SUST-4 R-SUST-8 R-SUST-9 R-SUST-15 R-SUST-18 R-SUST-37 R-SUST-38", sampler=0x123)
    f.texture(0, make("ONE_D", (64, ), address=0x90000000))
    f.texture(1, make("THREE_D", (12, 10, 6), "R16_G16_B16_A16", "FLOAT", address=0x90010000, block=(0, 0, 1)))
    f.texture(2, make("TWO_D_NO_MIPMAP", (240, 40), address=0x90100000, pitch=4096))
    f.texture(3, make("ONE_D_ARRAY", (40, 1, 32), "R16_G16", "UINT", address=0x90200000))
    f.texture(4, make("ONE_D_BUFFER", (64, ), "R32_G32_B32_A32", "UINT", address=0x90300000))
    f.texture(5, make("TWO_D", (64, 32), "R32_G32_B32_A32", address=0x90400000, block=(0, 2, 0)))
    f.warp(Store("1D", ra=2, rb=3, handle=4, bindless=True), [[lane] for lane in range(32)], tagged(32), 0, number=0,
           note="SUST.D.1D [R2], R3, R4")
    f.warp(Store("3D", True, mask=3, ra=4, rb=6, handle=0x100), [[lane % 8, lane // 8, lane // 6] for lane in range(32)],
           [floats(lane * 0.5, -lane) for lane in range(32)], 1, number=1,
           note="SUST.P.3D.RG [R4], R6, 0x100: word 0x100, bytes 0x400 of the bank")
    f.warp(Store("2D", True, ra=0, rb=4, handle=2, clamp="IGN"), [[lane * 7, lane] for lane in range(30)],
           [[0xdeadbeef, 0, 0, 0]], 2, number=2, active=0x3fffffff, note="seen on real hardware, at 30 places")
    used = {}
    for n, (word, store) in enumerate(WORDS[:14]):
        assert store.word() == word
        texture = {"1D": 0, "1D_BUFFER": 4, "1D_ARRAY": 3, "2D": 5}[store.dim]
        rows = [[lane + (n % 3 - 1), n][:len(AXES[store.dim])] for lane in range(32)]
        if store.bindless or used.setdefault(store.handle, texture) == texture:
            f.warp(store, [[v & MINUS_ONE for v in row] for row in rows], tagged(32, 0x3f000000 + 0x1000 * n), texture,
                   number=10 + n, note=f"{word:#x}", pred=0x7777ffff)
    return f


def illegal():
    f = File(
        "illegal",
        "Words that are refused and named: dimension, size, reserved bits, registers that are misaligned, RZ or past R254.",
        "R-SUST-3 R-SUST-19 R-SUST-21 PD-2", "R-SUST-2 R-SUST-30")
    t = f.next_texture(make("TWO_D", (32, 8), address=0xc0000000))
    raw, formatted = Store("2D", handle=t).word(), Store("2D", True, handle=t).word()
    bindless = Store("2D", bindless=True, handle=12).word()
    for dim in (6, 7):
        for word in (raw, formatted):
            f.token(word & ~(7 << 33) | dim << 33, "decode.illegal = DIM", f".dim {dim}")
    f.token(raw & ~(7 << 20) | 7 << 20, "decode.illegal = SZ", ".sz 7")
    f.token(raw | 15 << 20, "decode.illegal = SZ", ".BA and .sz 7")
    for bit in (26, 29, 32):
        f.token(raw | 1 << bit, "decode.illegal = RESERVED", f"bit {bit}")
    for bit in (36, 38, 47, 48):
        f.token(bindless | 1 << bit, "decode.illegal = RESERVED", f"bit {bit} beside Rc")
    for dim, ra in (("1D", 255), ("1D_BUFFER", 255), ("1D_ARRAY", 5), ("1D_ARRAY", 254), ("2D", 7), ("2D", 254),
                    ("2D_ARRAY", 2), ("2D_ARRAY", 6), ("3D", 10), ("3D", 255)):
        f.token(Store(dim, handle=t, ra=ra).word(), "decode.illegal = RA", f"{dim}: R{ra}")
    for size, rb in (("64", 9), ("64", 254), ("128", 6), ("128", 252)):
        f.token(Store("2D", size=size, handle=t, rb=rb).word(), "decode.illegal = RB", f".{size}: R{rb}")
    for mask, rb in ((3, 9), (15, 10), (15, 252), (5, 254), (7, 2)):
        f.token(Store("2D", True, mask=mask, handle=t, rb=rb).word(), "decode.illegal = RB", f"mask {mask}: R{rb}")
    f.token(Store("2D", bindless=True, handle=255).word(), "decode.illegal = RC", "Rc is RZ")
    return f


def registers():
    f = File("registers", "The last registers that each operand may begin with; words beside those of `illegal`.",
             "R-SUST-19 R-SUST-24 R-SUST-27")
    flat = f.next_texture(make("TWO_D", (32, 8), address=0xc0000000))
    line = f.next_texture(make("ONE_D_ARRAY", (64, 1, 8), address=0xc1000000))
    deep = f.next_texture(make("THREE_D", (32, 4, 4), address=0xc2000000))
    stores = [(Store("1D_ARRAY", size="64", ra=252, rb=252, handle=line), line), (Store("3D", ra=252, rb=254, handle=deep), deep),
              (Store("2D", ra=252, size="128", rb=248, handle=flat), flat),
              (Store("2D", True, mask=7, ra=252, rb=248, handle=flat), flat),
              (Store("2D", size="128", rb=255, bindless=True, handle=254), flat)]
    for n, (store, index) in enumerate(stores):
        rows = [[lane, n % 4, 2][:len(AXES[store.dim])] for lane in range(8)]
        f.warp(store, rows, tagged(8), index, active=0xff, number=n)
    return f


def kept(cleared=False):
    """cleared: the records are cleared after the first instructions, so that later ones are kept."""
    f = File(
        "kept_cleared" if cleared else "kept",
        "What the unit keeps of stores until it is read: the first access that TRAP drops, with its coordinates; a flag of byte\n"
        "addresses; counters. Two regions answer with an error." +
        ("\nTRAP_CLEAR and FAULT_CLEAR are written between; counters stay." if cleared else ""), "R-SUST-5 R-SUST-29 PD-32")
    flat = f.next_texture(make("TWO_D", (24, 12), address=0xd0000000, pitch=96))
    layered = f.next_texture(make("TWO_D_ARRAY", (16, 8, 3), address=0xd0100000))
    deep = f.next_texture(make("THREE_D", (8, 8, 4), address=0xd0200000))
    f.error(0xd0000000 + 5 * 96, 96)
    f.error(0xd0000000 + 9 * 96 + 32, 32, "DECERR")
    f.warp(Store("2D", clamp="IGN", handle=flat), [[lane - 4 & MINUS_ONE, 2] for lane in range(32)], tagged(32), flat, number=7)
    f.warp(Store("2D", size="U16", byte_address=True, clamp="NEAR", handle=flat), [[lane, 4] for lane in range(32)], tagged(32),
           flat, number=7)
    f.warp(Store("2D_ARRAY", clamp="TRAP", handle=layered), [[lane % 16, 3, lane // 5] for lane in range(32)], tagged(32),
           layered, number=44, active=0xfff80000, note="layers 3 and above are outside: thread 19 is the first that executes")
    if cleared:
        f.clear("traps")
    f.warp(Store("3D", clamp="TRAP", handle=deep), [[lane, 7, INT_MIN] for lane in range(8)], tagged(8), deep, number=3,
           active=0xfc)
    f.warp(Store("2D", handle=flat), [[lane % 24, 5] for lane in range(32)], tagged(32), flat, number=12)
    if cleared:
        f.clear("faults")
    f.warp(Store("2D", handle=flat), [[lane % 24, 8 + lane // 24] for lane in range(32)], tagged(32), flat, number=13)
    f.warp(Store("2D", handle=flat), [[8, 9 - lane % 2] for lane in range(4)], tagged(4), flat, number=14, active=0xf)
    f.warp(Store("1D", handle=flat), [[lane] for lane in range(3)], tagged(3), flat, number=15, active=7)
    return f


def all_files():
    yield examples()
    yield sizes()
    for dim in DIMS:
        yield clamps(dim)
        yield layouts(dim)
    yield buffers()
    yield pairs()
    yield refused()
    yield masks()
    yield collisions()
    yield full()
    yield zeros()
    yield illegal()
    yield registers()
    yield kept()
    yield kept(cleared=True)
    yield not_formatted()
    yield formats(False)
    yield formats(True)
    yield from twelve.all_files()
    yield from ends.all_files()
    yield visible()
    yield fresh()
