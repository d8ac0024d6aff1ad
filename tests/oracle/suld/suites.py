# SPDX-License-Identifier: Apache-2.0
"""The vector files: which loads, of which surfaces."""
import random

import load as ld  # noqa: F401  sets the search path
import surface as s
from common import INT_MAX, INT_MIN, MINUS_ONE, edges, tagged
from load import AXES, CLAMPS, DIMS, FORMATS, SIZES, Load
from places import draw_data, draw_rows, draw_store, draw_surface
from store import RAW_BYTES, Store
from tlv import CODES, NAMES, File, make

KIND = {"1D": "ONE_D", "1D_BUFFER": "ONE_D_BUFFER", "1D_ARRAY": "ONE_D_ARRAY", "2D": "TWO_D", "2D_ARRAY": "TWO_D_ARRAY",
        "3D": "THREE_D"}
SIZE = {"1D": (37, ), "1D_BUFFER": (37, ), "1D_ARRAY": (21, 1, 5), "2D": (19, 11), "2D_ARRAY": (13, 9, 4), "3D": (11, 10, 6)}
SOURCES = "XYZW"


def swizzle(header, *codes):
    return s.Header(header, **{f"{lane}_SOURCE": code for lane, code in zip(SOURCES, codes)})


def formats():
    """Each format with each of its data types, through changing sources."""
    f = File("format", "SULD.P of every format that SUST.P stores, with every data type, and each mask of lanes; sources\n"
             "of every code. sRGB is not decoded.", "PD-117", "PD-117a PD-117b PD-117c PD-117d")
    draw, n = random.Random("formats"), 0
    for code, (size, widths, kinds) in FORMATS.items():
        for kind in kinds:
            base = make("TWO_D", (32, 4), NAMES[code], kind, 0x20000000 + 0x10000 * n, pitch=32 * size,
                        SRGB_CONVERSION=n % 2)
            sources = (2, 3, 4, 5) if n % 3 == 0 else [draw.choice((0, 2, 3, 4, 5, 6, 7)) for _ in SOURCES]
            t = f.next_texture(swizzle(base, *sources))
            width = sum(widths)
            rows = [0, 2 ** width - 1] + [draw.getrandbits(width) for _ in range(20)]
            for lane, value in enumerate(rows):
                f.put(f.surfaces[t].address(lane * size, 1, 0, 0), value.to_bytes(size, "little"))
            mask = (15, 1, 3, 15, draw.randrange(1, 16))[n % 5]
            f.load(Load("2D", True, mask=mask, handle=t), [[lane, 1] for lane in range(len(rows))], t,
                   active=(1 << len(rows)) - 1, number=n % 64)
            n += 1
    return f


def sizes():
    f = File("sizes", "Raw loads of every size from texels of every size, in units of the access and with .BA in bytes,\n"
             "aligned and not; the bytes of the row are the bound.", "PD-117a PD-117b PD-33 PD-34", "PD-117 PD-117c")
    for n, (size, format) in enumerate((size, format) for size in SIZES for format in ("R8", "R16", "R32", "R32_G32_B32_A32")):
        texel = FORMATS[CODES[format]][0]
        width = (11, 5, 7, 3)[n % 4]
        row, unit = width * texel, SIZES[size][1]
        layout = {"pitch": 64} if n % 3 == 0 else {"block": (0, n % 2, 0)}
        t = f.next_texture(make("TWO_D", (width, 20), format, address=0x40000000 + 0x10000 * n, **layout))
        for byte_address in (False, True):
            values = ([0, 1, row // unit - 1, row // unit, row // unit + 1, MINUS_ONE, width - 1, width] if not byte_address
                      else [0, 1, unit - 1, unit, row - unit, row - 1, row, row + 1, MINUS_ONE, unit + 3])
            rows = [[x & MINUS_ONE, 10 * byte_address + k] for k, x in enumerate(values)]
            f.load(Load("2D", size=size, byte_address=byte_address, clamp=CLAMPS[(n + byte_address) % 4], handle=t), rows, t,
                   active=(1 << len(rows)) - 1, number=n)
    return f


def clamps(dim):
    """All four codes at every edge of every axis: raw, and formatted through sources with constants."""
    f = File(f"clamp_{dim.lower()}", f"SULD.{dim}: every axis at every edge, by each clamp code.",
             "PD-30 PD-31 PD-32 PD-32b PD-117b")
    size = SIZE[dim]
    bounds = [{"x": size[0], "y": size[min(1, len(size) - 1)], "z": size[-1], "a": size[-1]}[axis] for axis in AXES[dim]]
    rows = []
    for axis, bound in enumerate(bounds):
        special = [0, bound - 1, bound, 0xffff, 0x10000, 0xffff0001, MINUS_ONE] if AXES[dim][axis] == "a" else edges(bound)
        rows += [[value if n == axis else min(1 + n + axis, b - 1) for n, b in enumerate(bounds)] for value in special[:8]]
    rows = (rows + [[MINUS_ONE] * len(bounds), [INT_MAX] * len(bounds)])[:32]
    for formatted in (False, True):
        for code in CLAMPS:
            layout = {"pitch": 160} if formatted and dim in ("1D", "2D") else {"block": (0, 1, 1 if dim == "3D" else 0)}
            header = make(KIND[dim], size, "R32", "UINT", address=0x20000000 + 0x100000 * len(f.surfaces), **layout)
            t = f.next_texture(swizzle(header, 2, 0, 6, 7) if formatted else header)
            f.load(Load(dim, formatted, clamp=code, handle=t), rows, t, active=(1 << len(rows)) - 1, number=t)
    return f


def places(dim, seed=1, count=10):
    """Surfaces of every layout, and places all over them."""
    f = File(f"places_{dim.lower()}", f"SULD.{dim} all over surfaces of every layout, level, size of block and texel.", "PD-117")
    draw = random.Random(f"load {dim} {seed}")
    for n in range(count):
        t = f.next_texture(draw_surface(draw, dim, n))
        drawn = draw_store(draw, dim, t)
        if n == 0:
            drawn.formatted, drawn.mask = True, 15
        load = Load(dim, drawn.formatted, drawn.size, drawn.byte_address and not drawn.formatted, drawn.mask, drawn.clamp, "CA",
                    drawn.handle, drawn.bindless, drawn.ra, drawn.rb)
        load.cop = draw.choice(("CA", "CA", "CG", "CI", "CV"))
        f.load(load, draw_rows(draw, dim, f.surfaces[t], load), t, number=n)
    return f


def twelve():
    """Elements of 12 bytes: in two lines, and in two units of 16 of a block."""
    f = File("twelve", "SULD.P of R32_G32_B32: elements that lie in two lines of a row at a pitch, and in block-linear memory\n"
             "in two units of 16 columns that are 1, 7 or more lines apart.", "PD-91a PD-117")
    for n, layout in enumerate(({"pitch": 768}, {"block": (0, 0, 0)}, {"block": (1, 2, 0)}, {"block": (2, 1, 0)})):
        t = f.next_texture(make("TWO_D", (60, 40), "R32_G32_B32", ("FLOAT", "UINT", "SINT", "UINT")[n],
                                0x70000000 + 0x100000 * n, **layout))
        for k, rows in enumerate(([[x, 3] for x in range(32)], [[59 - x, 39 - x] for x in range(32)],
                                  [[(5 * x + 1) % 60, 7 * x % 40] for x in range(32)])):
            f.load(Load("2D", True, mask=(15, 7, 4)[k], handle=t), rows, t, number=3 * n + k)
    base = f.next_texture(make("ONE_D_BUFFER", (100, ), "R32_G32_B32", "UINT", 0x7f00000b))
    f.load(Load("1D_BUFFER", True, handle=base), [[3 * lane] for lane in range(32)], base, number=20)
    return f


def mixed():
    """Stores and loads of one surface in one program; loads see all older stores, and none that come later."""
    f = File("mixed", "Stores and loads in one program on the same surfaces, under latency and reordering: a load sees every\n"
             "older store of every warp, and none that is younger.", "PD-117 PD-117a",
             traffic="seed 5 latency 3..90 reorder on ar_stall 20 aw_stall 30 w_stall 30 b_gap 30 r_gap 20")
    draw = random.Random("mixed")
    headers = [make("TWO_D", (24, 16), "A8B8G8R8", "UNORM", 0x50000000, block=(0, 1, 0)),
               make("TWO_D", (16, 8), "R32_G32_B32", "UINT", 0x50100000, pitch=224),
               make("ONE_D_BUFFER", (200, ), "R16", "SINT", 0x50200005)]
    textures = [f.next_texture(header) for header in headers]
    for n in range(60):
        t = draw.choice(textures)
        dim = "1D_BUFFER" if t == textures[2] else "2D"
        formatted, size = draw.random() < 0.5, draw.choice(("U8", "S8", "U16", "S16", "32", "64"))
        place = {"formatted": formatted, "size": size, "byte_address": not formatted and draw.random() < 0.5, "clamp": "IGN",
                 "handle": t, "mask": draw.choice((1, 3, 15))}
        columns = 6 if n % 3 else 20
        rows = [[draw.randrange(columns), draw.randrange(3)][:len(AXES[dim])] for _ in range(32)]
        active = draw.choice((0xffffffff, 0xffff, draw.getrandbits(32) | 1))
        if n % 2:
            f.load(Load(dim, **place), rows, t, active=active, number=draw.randrange(4))
        else:
            f.warp(Store(dim, **place), rows, draw_data(draw), t, active=active, number=draw.randrange(4))
    return f


def counters():
    """One word, stored and loaded in turn by two warps."""
    f = File("turns", "Two warps write and read one word in turn: each load returns the store before it.", "PD-117a",
             traffic="seed 9 latency 5..60 reorder on b_gap 40")
    t = f.next_texture(make("ONE_D_BUFFER", (8, ), "R32", "UINT", 0x51000000))
    for n in range(24):
        f.warp(Store("1D_BUFFER", size="32", clamp="IGN", handle=t), [[3]], [[0x1000 + n, 0, 0, 0]], t, active=1 << (n % 5),
               number=n % 2)
        f.load(Load("1D_BUFFER", size=("64" if n % 3 == 0 else "32"), clamp="IGN", handle=t), [[1 if n % 3 == 0 else 3]], t,
               active=0x80000001, number=1 - n % 2)
    return f


def masks():
    f = File("masks", "Threads that load: active, with a true guard; helper pixels and killed threads too.", "PD-117d")
    t = f.next_texture(make("TWO_D", (32, 40), address=0x70000000, block=(0, 2, 0)))
    for n, case in enumerate([{}, {"active": 0x0f0f1234}, {"helper": 0x00ff00ff}, {"killed": 0xf0f0f0f0},
                              {"active": 0xfffffffe, "helper": 1 << 31, "killed": 2}, {"helper": MINUS_ONE}, {"killed": MINUS_ONE}]):
        f.load(Load("2D", handle=t), [[lane, n] for lane in range(32)], t, number=n, **case)
    for n, (pg, negated, pred) in enumerate(((0, False, 0x13579bdf), (3, True, 0x13579bdf), (7, True, 0))):
        f.load(Load("2D", True, mask=1, pg=pg, pg_not=negated, handle=t), [[lane, 20 + n] for lane in range(32)], t,
               number=20 + n, pred=pred, helper=0x10000001)
    return f


def pairs():
    f = File("types", "Every dimension of a surface of every texture type: what does not fit reads zeros, status mismatch.",
             "PD-40 PD-117c", sampler=0xfff)
    for kind in s.TYPES:
        depth = {"THREE_D": 5, "ONE_D_ARRAY": 5, "TWO_D_ARRAY": 5, "CUBEMAP_ARRAY": 2}.get(kind, 1)
        header = make(kind, (24, 16, depth), address=0x50000000 + 0x100000 * len(f.surfaces), block=(0, 1, 0))
        f.next_texture(swizzle(header, 2, 7, 6, 7))
    for n, dim in enumerate(DIMS):
        rows = [[1 + lane // 9, n] + [lane // 9] for lane in range(27)]
        rows = [[x, (a if len(AXES[dim]) == 2 and AXES[dim][1] == "a" else y), a][:len(AXES[dim])] for x, y, a in rows]
        f.load(Load(dim, formatted=n % 2 == 1, clamp="IGN", bindless=True, handle=40), rows, [lane % 9 for lane in range(27)],
               active=(1 << 27) - 1, number=n)
    return f


def refused():
    f = File("refused", "Loads of what is no surface: a header index above MaximumIndex, a version or type without meaning, an\n"
             "empty view; and with .P a format or data type that SUST.P does not store. .D reads the bytes of such a format.",
             "PD-4 PD-40b PD-117c", sampler=0xffe, header_max=9)
    good = make("TWO_D", (24, 16), address=0x60000000)
    f.texture(0, good)
    f.texture(1, s.Header(good, HEADER_VERSION=5))
    f.texture(2, s.Header(good, TEXTURE_TYPE=9))
    f.texture(3, s.Header(good, MAX_MIP_LEVEL=3, RES_VIEW_MIN_MIP_LEVEL=2, RES_VIEW_MAX_MIP_LEVEL=1))
    f.texture(4, s.Header(good, HEADER_VERSION=0))
    for n, code in enumerate((0x29, 0x2f, 0x20, 0x30)):
        kind = {0x20: 7, 0x2f: 7, 0x30: 7, 0x29: 4}[code]
        f.texture(5 + n, s.Header(good, COMPONENTS=code, ADDRESS_31_0=0x61000000 + 0x10000 * n, R_DATA_TYPE=kind,
                                  G_DATA_TYPE=2 if code == 0x29 else 4 if code == 0x30 else 7, B_DATA_TYPE=7))
    f.texture(9, s.Header(good, R_DATA_TYPE=0, ADDRESS_31_0=0x61100000))
    indices = [*range(13), 0xfffff]
    for n, (formatted, clamp) in enumerate((formatted, clamp) for formatted in (False, True) for clamp in CLAMPS):
        f.load(Load("2D", formatted, clamp=clamp, bindless=True, handle=16), [[lane, n] for lane in range(14)], indices,
               active=0x3fff, number=n)
    assert set(RAW_BYTES) >= {0x29, 0x2f, 0x20, 0x30}
    return f


def errors():
    f = File("errors", "Lines that answer with an error read as zeros, and their threads have a fault; lines of unmapped sparse\n"
             "pages read as zeros. Elements that have one line or both of them there.", "PD-95 PD-91a")
    flat = f.next_texture(swizzle(make("TWO_D", (24, 12), "R32", "UINT", 0xd0000000, pitch=96), 2, 7, 6, 0))
    block = f.next_texture(make("TWO_D", (40, 16), "R32_G32_B32", "UINT", 0xd0100000, block=(1, 0, 0)))
    f.region("error", 0xd0000000 + 5 * 96, 64)
    f.region("sparse", 0xd0000000 + 7 * 96, 64)
    f.region("error", 0xd0100000, 256)  # the first part of an element alone, and the second
    f.region("error", 0xd0100000 + 512, 256)
    f.region("sparse", 0xd0100000 + 1024, 256)
    for n, formatted in enumerate((False, True)):
        for y in (5, 7):
            f.load(Load("2D", formatted, handle=flat), [[lane % 24, y] for lane in range(32)], flat, number=n)
    for y in (0, 1, 2, 5):
        f.load(Load("2D", True, handle=block), [[lane + 2, y] for lane in range(32)], block, number=10 + y)
    return f


def illegal():
    f = File("illegal", "Words that are refused and named: dimension, size, reserved bits, registers that are misaligned, RZ or\n"
             "past R254. Rd may be RZ.", "PD-2")
    t = f.next_texture(make("TWO_D", (32, 8), address=0xc0000000))
    raw, formatted = Load("2D", handle=t).word(), Load("2D", True, handle=t).word()
    bindless = Load("2D", bindless=True, handle=12).word()
    for dim in (6, 7):
        for word in (raw, formatted):
            f.token(word & ~(7 << 33) | dim << 33, "decode.illegal = DIM", f".dim {dim}")
    f.token(raw & ~(7 << 20) | 7 << 20, "decode.illegal = SZ", ".sz 7")
    for bit in range(26, 33):
        f.token(raw | 1 << bit, "decode.illegal = RESERVED", f"bit {bit}: no predicate")
    for bit in (36, 38, 47, 48):
        f.token(bindless | 1 << bit, "decode.illegal = RESERVED", f"bit {bit} beside Rc")
    for dim, ra in (("1D", 255), ("1D_ARRAY", 5), ("2D", 7), ("2D", 254), ("2D_ARRAY", 2), ("3D", 10), ("3D", 255)):
        f.token(Load(dim, handle=t, ra=ra).word(), "decode.illegal = RA", f"{dim}: R{ra}")
    for size, rd in (("64", 9), ("64", 254), ("128", 6), ("128", 252)):
        f.token(Load("2D", size=size, handle=t, rb=rd).word(), "decode.illegal = RD", f".{size}: R{rd}")
    for mask, rd in ((3, 9), (15, 10), (15, 252), (5, 254), (7, 2)):
        f.token(Load("2D", True, mask=mask, handle=t, rb=rd).word(), "decode.illegal = RD", f"mask {mask}: R{rd}")
    f.token(Load("2D", bindless=True, handle=255).word(), "decode.illegal = RC", "Rc is RZ")
    f.load(Load("2D", size="128", handle=t, rb=255), [[lane % 8, 2] for lane in range(32)], t, note="the result is dropped")
    f.load(Load("2D", True, mask=0, handle=t), [[lane, 3] for lane in range(32)], t, note="no lane")
    return f


def huge():
    f = File("huge", "Offsets beyond 32 bits, and addresses that run over the end of 48.", "PD-117a PD-33")
    wide = f.next_texture(make("ONE_D_BUFFER", (2 ** 31 + 2 ** 16, ), "R32_G32_B32_A32", address=0xfffffffff001))
    bytes_ = f.next_texture(make("ONE_D_BUFFER", (2 ** 32, ), "R8", address=0x180000007))
    for t, all_sizes in ((bytes_, ("U8", "S16", "32")), (wide, ("128", "64"))):
        for size in all_sizes:
            for clamp in ("IGN", "NEAR"):
                rows = [[x] for x in (0, INT_MIN, INT_MIN - 1, INT_MAX, MINUS_ONE, 2 ** 29 - 1, 2 ** 30, INT_MIN + 2 ** 16 - 1,
                                      INT_MIN + 2 ** 16)]
                f.load(Load("1D_BUFFER", size=size, clamp=clamp, handle=t), rows, t, active=0x1ff)
    return f


def corners():
    """Lane masks without a name, the last register, constants out of bounds, formats refused by types of few loads; reads
    that wait for their address."""
    f = File("corners", "Masks of lanes without a name; R254; lane x from the integer one, out of bounds; cube maps and one\n"
             "dimension with a type that no store has. Reads wait long until their address is taken.", "PD-117 PD-117b PD-117c",
             traffic="seed 3 latency 1..40 ar_stall 95")
    for mask in range(16):
        t = f.next_texture(make("TWO_D", (24, 12), "A8B8G8R8", "UNORM", 0xe0000000, block=(0, 1, 0)))
        f.load(Load("2D", True, mask=mask, handle=t), [[lane % 24, mask % 12] for lane in range(32)], t, active=0x80ff, number=mask)
    one = f.next_texture(swizzle(make("TWO_D", (24, 12), "R32", "UINT", 0xe0010000, block=(0, 1, 0)), 6, 2, 7, 0))
    f.load(Load("2D", True, clamp="IGN", handle=one), [[20 + lane, 11] for lane in range(8)], one, active=0xff, number=20)
    f.load(Load("2D", handle=one, rb=254), [[lane, 2] for lane in range(8)], one, active=0xff, number=21)
    for kind, dim, size in (("CUBEMAP", "2D_ARRAY", (16, 16)), ("CUBEMAP", "2D", (16, 16)), ("ONE_D_ARRAY", "1D_ARRAY", (30, 1, 4)),
                            ("ONE_D", "1D", (30, ))):
        bad = f.next_texture(make(kind, size, address=0xe0100000 + 0x10000 * len(f.surfaces), block=(0, 1, 0), R_DATA_TYPE=0))
        f.load(Load(dim, True, handle=bad), [[lane, 1, 1][:len(AXES[dim])] for lane in range(8)], bad, active=0xff, number=22 + bad)
    return f


def all_files():
    yield formats()
    yield sizes()
    for dim in DIMS:
        yield clamps(dim)
        yield places(dim)
    yield twelve()
    yield mixed()
    yield counters()
    yield masks()
    yield pairs()
    yield refused()
    yield errors()
    yield illegal()
    yield huge()
    yield corners()
    assert tagged(1)
