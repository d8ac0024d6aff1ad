# SPDX-License-Identifier: Apache-2.0
"""The vector files: which atomics, of which surfaces."""
import random

import atom as at
from atom import AXES, CLAMPS, DIMS, OPERATIONS, Atom, types_of
from common import INT_MAX, INT_MIN, MINUS_ONE, edges
from load import Load
from places import draw_rows, draw_surface
from store import Store
from tlv import File, make
import surface as s

KIND = {"1D": "ONE_D", "1D_BUFFER": "ONE_D_BUFFER", "1D_ARRAY": "ONE_D_ARRAY", "2D": "TWO_D", "2D_ARRAY": "TWO_D_ARRAY",
        "3D": "THREE_D"}
SIZE = {"1D": (37, ), "1D_BUFFER": (37, ), "1D_ARRAY": (21, 1, 5), "2D": (19, 11), "2D_ARRAY": (13, 9, 4), "3D": (11, 10, 6)}
FORMAT = {"U32": ("R32", "UINT"), "S32": ("R32", "SINT"), "U64": ("R32_G32", "UINT"), "S64": ("R32_G32", "SINT"),
          "F32": ("R32", "FLOAT")}
ODD32 = [0, 1, 2, 31, 32, INT_MAX, INT_MIN, INT_MIN + 1, MINUS_ONE, MINUS_ONE - 1]
ODD64 = [0, 1, MINUS_ONE, 1 << 32, 2 ** 63 - 1, 2 ** 63, 2 ** 63 + 1, 2 ** 64 - 1, (1 << 32) + 1, 0xffffffff00000000]
FLOATS = [0, 0x80000000, 1, 0x80000001, 0x7fffff, 0x800000, 0x80800000, 0x807fffff, 0x3f800000, 0xbf800000, 0x3f800001, 0x33800000,
          0x33800001, 0xb3800000, 0xb3000000, 0x34000000, 0x4b800000, 0x4b800001, 0xcb800001, 0x7f7fffff, 0xff7fffff, 0x73000000,
          0x7f800000, 0xff800000, 0x7fc00001, 0x7f800001, 0xffc12345, 0x72ffffff, 0x01000001, 0x81000000, 0x00800001, 0x42f6e979]


def words(*values):
    """Of 32 or 64 bits, as registers."""
    return [value >> 32 * n & MINUS_ONE for value in values for n in range(2)]


def operands(atom, first, second=0):
    return words(first, second) if atom.bytes() == 8 else [first, second, 0, 0]


def surface(f, kind, dim="2D", address=None, **layout):
    format, types = FORMAT[kind]
    where = address or 0x20000000 + 0x100000 * len(f.surfaces)
    return f.next_texture(make(KIND[dim], SIZE[dim] if dim != "2D" else (64, 16), format, types, where, **layout))


def operations():
    """Threads with an element each, and threads with one together."""
    f = File("operations", "Each operation with each of its types: odd values of memory and operand, a place for each thread; then\n"
             "all threads at one place, each after the one before.", "PD-118 PD-118d PD-78 PD-79", "PD-118a PD-118b PD-118c PD-118e PD-118f")
    draw, n = random.Random("operations"), 0
    for operation in OPERATIONS:
        for kind in types_of(operation):
            if kind == "F32":
                continue
            odd = ODD64 if kind in ("U64", "S64") else ODD32
            atom = Atom("2D", operation=operation, type=kind, handle=n, clamp="IGN")
            t = surface(f, kind, **({"pitch": 512} if n % 2 else {"block": (0, 1, 0)}))
            size = atom.bytes()
            rows = []
            for lane in range(32):
                old, value = odd[lane % len(odd)], odd[(lane * 3 + lane // 10) % len(odd)]
                if operation == "CAS" and lane % 2:
                    value = old
                f.put(f.surfaces[t].address(lane * size, 1, 0, 0), old.to_bytes(size, "little"))
                rows.append(operands(atom, value, draw.getrandbits(8 * size)))
            f.atom(atom, [[lane, 1] for lane in range(32)], rows, t, number=n % 5)
            start = draw.choice(odd)
            f.put(f.surfaces[t].address(5 * size, 2, 0, 0), start.to_bytes(size, "little"))
            rows = [operands(atom, draw.choice((3, 7, start, draw.choice(odd), draw.getrandbits(8 * size))), lane) for lane in range(32)]
            if operation == "CAS":  # a chain, with gaps
                rows = [operands(atom, start if lane == 0 else lane - 1 + (lane % 7 == 0), lane) for lane in range(32)]
            f.atom(atom, [[5, 2]], rows, t, number=n % 5)
            n += 1
    return f


def reductions():
    f = File("reductions", "SURED with each operation and type: nothing is delivered, and memory shows the order of the threads.",
             "PD-118 PD-118d PD-78 PD-79 PD-118b")
    draw, n = random.Random("reductions"), 0
    for operation in OPERATIONS[:8]:
        for kind in types_of(operation):
            atom = Atom("2D", operation=operation, type=kind, handle=n, reduces=True)
            t = surface(f, kind, block=(0, 1, 0))
            bits = 8 * atom.bytes()

            def value():
                return draw.choice(FLOATS) if kind == "F32" else draw.getrandbits(bits) >> draw.choice((0, bits - 6))
            rows = [operands(atom, value()) for _ in range(32)]
            f.atom(atom, [[draw.randrange(3), draw.randrange(2)] for _ in range(32)], rows, t, number=n % 4)
            f.load(Load("2D", size=str(bits), handle=n, clamp="IGN"), [[lane % 3, lane // 3] for lane in range(6)], t, active=0x3f,
                   number=(n + 1) % 4)
            n += 1
    return f


def floats():
    f = File("floats", "ADD of F32: every pair of odd numbers; sums that are not associative.", "PD-118b", "PD-78 PD-79 PD-118a")
    atom = Atom("2D", operation="ADD", type="F32", clamp="IGN")
    t = surface(f, "F32", pitch=256)
    for n, old in enumerate(FLOATS):
        for lane in range(32):
            f.put(f.surfaces[t].address(4 * (lane + n // 16 * 32), n % 16, 0, 0), old.to_bytes(4, "little"))
    for n, value in enumerate(FLOATS):
        f.atom(atom, [[lane + n // 16 * 32, n % 16] for lane in range(32)], [[FLOATS[(lane + n) % 32]] for lane in range(32)], t, number=n % 3)
    draw = random.Random("floats")
    for n in range(8):
        rows = [[draw.choice((draw.getrandbits(32), 0x3f800000 + draw.getrandbits(28), draw.choice(FLOATS), 0x4b000000 | draw.getrandbits(23),
                              0xcb000000 | draw.getrandbits(23)))] for _ in range(32)]
        f.atom(atom, [[40 + lane % 3, n] for lane in range(32)], rows, t, number=n % 3)
    return f


def clamps(dim):
    f = File(f"clamp_{dim.lower()}", f"SUATOM.{dim} and SURED.{dim}: every axis at every edge, by each clamp code.",
             "PD-30 PD-31 PD-32 PD-32b PD-118f")
    size = SIZE[dim]
    bounds = [{"x": size[0], "y": size[min(1, len(size) - 1)], "z": size[-1], "a": size[-1]}[axis] for axis in AXES[dim]]
    rows = []
    for axis, bound in enumerate(bounds):
        special = [0, bound - 1, bound, 0xffff, 0x10000, 0xffff0001, MINUS_ONE] if AXES[dim][axis] == "a" else edges(bound)
        rows += [[value if n == axis else min(1 + n + axis, b - 1) for n, b in enumerate(bounds)] for value in special[:8]]
    rows = (rows + [[MINUS_ONE] * len(bounds), [INT_MAX] * len(bounds)])[:32]
    for kind in ("U32", "S64"):
        for code in CLAMPS:
            format, types = FORMAT[kind]
            layout = {"pitch": 320} if kind == "U32" and dim in ("1D", "2D") else {"block": (0, 1, 1 if dim == "3D" else 0)}
            t = f.next_texture(make(KIND[dim], size, format, types, 0x20000000 + 0x100000 * len(f.surfaces), **layout))
            atom = Atom(dim, operation="ADD" if kind == "U32" else "XOR", type=kind, clamp=code, handle=t, reduces=code == "TRAP" or (code, kind) == ("CLAMP3", "S64"),
                        byte_address=code == "CLAMP3" and kind == "U32")
            f.atom(atom, rows, [operands(atom, 0x1000 + 3 * lane) for lane in range(32)], t, active=(1 << len(rows)) - 1, number=t)
    return f


def draw_atom(draw, dim, handle, kinds=tuple(FORMAT)):
    kind = draw.choice(kinds)
    operation = draw.choice([o for o in OPERATIONS if kind in types_of(o)])
    atom = Atom(dim, operation=operation, type=kind, byte_address=draw.random() < 0.3, clamp=draw.choice(CLAMPS), handle=handle,
                bindless=draw.random() < 0.3, ra=4 * draw.randrange(60), rb=draw.choice((4 * draw.randrange(60), 255)),
                data=draw.choice((4 * draw.randrange(60), 4 * draw.randrange(60), 4 * draw.randrange(60), 255)))
    atom.reduces = operation in OPERATIONS[:8] and draw.random() < 0.4
    if atom.bindless:
        atom.handle = draw.randrange(255)
    return atom


def draw_operands(draw, atom):
    def value():
        if atom.type == "F32":
            return draw.choice((draw.choice(FLOATS), draw.getrandbits(32)))
        return draw.getrandbits(8 * atom.bytes()) >> draw.choice((0, 8 * atom.bytes() - 5))
    return [operands(atom, value(), value()) for _ in range(32)]


def places(dim, seed=1, count=7):
    f = File(f"places_{dim.lower()}", f"Atomics with .{dim} all over surfaces of every layout, level and size of block.", "PD-118")
    draw = random.Random(f"atom {dim} {seed}")
    for n in range(count):
        kind = draw.choice(tuple(FORMAT))
        header = draw_surface(draw, dim, n, (FORMAT[kind][0], ))
        header.update(zip((f"{c}_DATA_TYPE" for c in "RGBA"), [{"UINT": 4, "SINT": 3, "FLOAT": 7}[FORMAT[kind][1]]] * 4))
        if dim == "1D_BUFFER" and n % 4:
            header["ADDRESS_31_0"] = header["ADDRESS_31_0"] // 8 * 8
        t = f.next_texture(header)
        atom = draw_atom(draw, dim, t, (kind, ))
        f.atom(atom, draw_rows(draw, dim, f.surfaces[t], atom), draw_operands(draw, atom), t, number=n)
    return f


def elements():
    """Sizes and types of elements against those of the atomic."""
    f = File("elements", "Elements of each size and data type against each type of an atomic: what does not fit is a mismatch and stays as\n"
             "it is. Buffers that begin anywhere.", "PD-118a", "PD-118c")
    n = 0
    for format, types in (("R32", "UINT"), ("R32", "SINT"), ("R32", "FLOAT"), ("R32", "UNORM"), ("R32_G32", "UINT"), ("R32_G32", "FLOAT"),
                          ("R32_G32", ("SINT", "UINT")), ("R32_G32", ("SINT", "FLOAT")), ("R16", "UINT"), ("A8B8G8R8", "UINT"),
                          ("A8B8G8R8", "UNORM"), ("R16_G16", "SINT"), ("R16_G16", "FLOAT"), ("R16_G16_B16_A16", "UINT"),
                          ("R32_G32_B32", "UINT"), ("R32_G32_B32_A32", "UINT"), ("BF10GF11RF11", "FLOAT"), ("R8", "UINT")):
        t = f.next_texture(make("TWO_D", (24, 12), format, types, 0x30000000 + 0x10000 * n, block=(0, 1, 0)))
        for kind in FORMAT:
            atom = Atom("2D", type=kind, operation="ADD" if kind != "S64" else "MAX", handle=t, clamp=CLAMPS[n % 4],
                        reduces=kind == "S32")
            f.atom(atom, [[lane % 3, 1] for lane in range(4)], [operands(atom, 5 + lane) for lane in range(32)], t, active=15, number=n % 64)
        n += 1
    for base in (0, 1, 2, 4, 8, 12, 30):
        for kind in ("U32", "U64", "F32"):
            format, types = FORMAT[kind]
            t = f.next_texture(make("ONE_D_BUFFER", (40, ), format, types, 0x3f000000 + 0x1000 * len(f.surfaces) + base))
            atom = Atom("1D_BUFFER", type=kind, handle=t, byte_address=kind == "F32", clamp="IGN")
            f.atom(atom, [[lane] for lane in range(8)], [operands(atom, 9 + lane) for lane in range(32)], t, active=255, number=n % 64)
        n += 1
    return f


def masks():
    f = File("masks", "Threads that do an atomic: active, with a true guard, no helper pixels, not killed.", "PD-118c", "PD-118b PD-118a")
    t = surface(f, "U32", block=(0, 2, 0))
    for n, case in enumerate([{}, {"active": 0x0f0f1234}, {"helper": 0x00ff00ff}, {"killed": 0xf0f0f0f0},
                              {"active": 0xfffffffe, "helper": 1 << 31, "killed": 2}]):
        for reduces in (False, True):
            f.atom(Atom("2D", handle=t, reduces=reduces), [[lane // 2, n] for lane in range(32)], [[1 + lane] for lane in range(32)], t,
                   number=n, **case)
    for n, (pg, negated, pred) in enumerate(((0, False, 0x13579bdf), (3, True, 0x13579bdf))):
        f.atom(Atom("2D", operation="MAX", pg=pg, pg_not=negated, handle=t), [[lane, 10 + n] for lane in range(32)], [[n + 77]], t,
               number=20 + n, pred=pred, helper=0x10000001)
    for mask in ("helper", "killed"):
        f.token(Atom("2D", handle=t, rb=8).word(), 'decode.tag.token = 1', f"every thread is {mask}")
        f.lines[-2:-2] = [f"    {mask} 0xffffffff"]
    return f


def unchanged():
    """One thread an instruction, and memory keeps its value."""
    f = File("unchanged", "Atomics of one thread whose result is the old value, or that are out of bounds: nothing changes.", "PD-118f",
             "PD-118 PD-118d PD-118b")
    for kind in ("U32", "S32", "U64", "S64"):
        t = surface(f, kind, block=(0, 1, 0))
        size = 8 if kind in ("U64", "S64") else 4
        top = (1 << 8 * size) - 1
        old = (1 << 8 * size - 1) + 0x1234567
        for n, (operation, value, second) in enumerate((("ADD", 0, 0), ("MIN", top if kind[0] == "U" else 5, 0), ("MAX", old, 0), ("AND", top, 0),
                                                        ("OR", 0, 0), ("XOR", 0, 0), ("EXCH", old, 0), ("CAS", old ^ 1 << 8 * size - 2, 7),
                                                        ("CAS", old, old))):
            if kind not in types_of(operation):
                continue
            f.put(f.surfaces[t].address(n * size, 1, 0, 0), old.to_bytes(size, "little"))
            f.atom(Atom("2D", operation=operation, type=kind, handle=t, clamp="IGN"), [[n, 1]], [operands(Atom("2D", type=kind), value, second)],
                   t, active=1 << n, number=n)
        f.atom(Atom("2D", operation="EXCH", type=kind, handle=t, clamp="IGN"), [[64, 1]], [operands(Atom("2D", type=kind), 9)], t,
               active=1 << 31)
    return f


TRAFFIC = {
    "fast": "seed 2 latency 1..1",
    "slow": "seed 3 latency 60..200",
    "reordered": "seed 4 latency 2..90 reorder on",
    "stalled": "seed 5 latency 1..20 reorder on ar_stall 80 aw_stall 80 w_stall 80 b_gap 80 r_gap 80",
    "address_late": "seed 6 latency 1..9 aw_stall 90",
    "data_late": "seed 7 latency 1..9 w_stall 90 result_stall 80",
}


def counter(name):
    """PD-118d: whatever the traffic, the counter ends at the sum, and no number is given twice."""
    f = File(f"counter_{name}", f"Two warps on one counter, in traffic of the shape {name.replace('_', ' ')}: it ends at the sum, and each\n"
             "thread gets the number of those before it.", "PD-118 PD-118d", traffic=TRAFFIC[name])
    draw = random.Random("counter")
    t = f.next_texture(make("ONE_D_BUFFER", (16, ), "R32", "UINT", 0x51000000))
    f.put(0x51000000, bytes(64))
    for n in range(12):
        active = draw.choice((MINUS_ONE, 0xffff, draw.getrandbits(32) | 1))
        f.atom(Atom("1D_BUFFER", handle=t, clamp="IGN", reduces=n % 4 == 3), [[3]], [[1]], t, active=active, number=n % 2)
        if n % 3 == 2:
            f.load(Load("1D_BUFFER", handle=t, clamp="IGN"), [[3]], t, active=1, number=1 - n % 2)
    rows = [[lane % 16] for lane in range(32)]
    for n in range(3):  # two lines in turn
        f.atom(Atom("1D_BUFFER", handle=t, clamp="IGN"), [[5 + 8 * (lane % 2)] for lane in range(32)], [[lane + n] for lane in range(32)], t,
               number=n % 2)
        f.atom(Atom("1D_BUFFER", operation="MAX", handle=t, clamp="IGN", reduces=True), rows, [[7 * lane] for lane in range(32)], t,
               number=1 - n % 2)
    contend(f, t, draw)
    return f


def contend(f, plain, draw):
    """One word, which warps in turn store, change by every kind of atomic, and load; its line as floats and pairs too."""
    base, word = 0x51000000, 9
    signed, floats = (f.next_texture(make("ONE_D_BUFFER", (16, ), *FORMAT[kind], base)) for kind in ("S32", "F32"))
    wide = f.next_texture(make("ONE_D_BUFFER", (8, ), *FORMAT["U64"], base))
    addends = (0x3f800000, 0x4b800000, 0xcb800000, 0x33800001, 0xbf800000)
    for n, (operation, kind, texture, at_word) in enumerate((
            ("ADD", "U32", plain, word), ("ADD", "S32", signed, word), ("INC", "U32", plain, word), ("CAS", "U32", plain, word),
            ("ADD", "F32", floats, word + 3), ("DEC", "U32", plain, word), ("MIN", "S32", signed, word), ("ADD", "U64", wide, word // 2),
            ("CAS", "S32", signed, word), ("ADD", "F32", floats, word + 3), ("EXCH", "U32", plain, word), ("XOR", "U64", wide, word // 2))):
        atom = Atom("1D_BUFFER", operation=operation, type=kind, handle=texture, clamp="IGN",
                    reduces=n % 3 == 2 and operation in OPERATIONS[:8])
        start = f.word_at(base + atom.bytes() * at_word, atom.bytes())
        rows = [operands(atom, {"CAS": start + lane, "INC": 40, "DEC": 50}.get(operation, lane + 1), start + lane + 1)
                for lane in range(32)]
        if kind == "F32":
            rows = [[draw.choice(addends)] for _ in range(32)]
        f.atom(atom, [[at_word]], rows, texture, number=n % 2)
        if n % 4 == 1:
            f.warp(Store("1D_BUFFER", size="32", handle=plain, clamp="IGN"), [[8 + lane % 4] for lane in range(32)],
                   [[draw.getrandbits(5)] * 4] * 32, plain, active=0xf << draw.randrange(28), number=n % 2)
        if n % 4 == 2:
            f.load(Load("1D_BUFFER", handle=plain, clamp="IGN"), [[8 + lane] for lane in range(8)], plain, active=0xff, number=n % 2)


def mixed():
    f = File("mixed", "Stores, loads and atomics in one program on the same surfaces, under latency and reordering.", "PD-118 PD-118d",
             traffic="seed 5 latency 3..90 reorder on ar_stall 20 aw_stall 30 w_stall 30 b_gap 30 r_gap 20")
    draw = random.Random("mixed atomics")
    headers = [make("TWO_D", (24, 16), "R32", "UINT", 0x50000000, block=(0, 1, 0)),
               make("TWO_D", (16, 8), "R32_G32", "SINT", 0x50100000, pitch=224),
               make("ONE_D_BUFFER", (60, ), "R32", "FLOAT", 0x50200004)]
    textures = [f.next_texture(header) for header in headers]
    for n in range(60):
        t = draw.choice(textures)
        dim, kinds = [("2D", ("U32", "S32")), ("2D", ("U64", "S64")), ("1D_BUFFER", ("F32", ))][t]
        rows = [[draw.randrange(5), draw.randrange(2)][:len(AXES[dim])] for _ in range(32)]
        active = draw.choice((MINUS_ONE, 0xffff, draw.getrandbits(32) | 1))
        common = {"active": active, "number": draw.randrange(4)}
        size = "64" if t == 1 else "32"
        if n % 4 == 0:
            f.load(Load(dim, size=size, clamp="IGN", handle=t), rows, t, **common)
        elif n % 4 == 2:
            f.warp(Store(dim, size=size, clamp="IGN", handle=t), rows, [[draw.getrandbits(32) for _ in range(4)]] * 32, t, **common)
        else:
            atom = draw_atom(draw, dim, t, kinds)
            atom.bindless, atom.handle, atom.byte_address = False, t, False
            f.atom(atom, rows, draw_operands(draw, atom), t, **common)
    return f


def refused():
    f = File("refused", "Atomics of what is no surface, and through dimensions that do not fit.", "PD-4 PD-40b PD-118a", sampler=0xffe,
             header_max=9)
    good = make("TWO_D", (24, 16), address=0x60000000)
    f.texture(0, good)
    f.texture(1, s.Header(good, HEADER_VERSION=5))
    f.texture(2, s.Header(good, TEXTURE_TYPE=9))
    f.texture(3, s.Header(good, MAX_MIP_LEVEL=3, RES_VIEW_MIN_MIP_LEVEL=2, RES_VIEW_MAX_MIP_LEVEL=1))
    f.texture(4, s.Header(good, HEADER_VERSION=0))
    for n, kind in enumerate(("ONE_D", "THREE_D", "CUBEMAP", "TWO_D_ARRAY", "ONE_D_ARRAY")):
        f.texture(5 + n, make(kind, (16, 16, 3), "R32", "UINT", 0x61000000 + 0x10000 * n, block=(0, 1, 0)))
    indices = [*range(13), 0xfffff]
    for n, (dim, reduces) in enumerate((dim, reduces) for dim in DIMS for reduces in (False, True)):
        f.atom(Atom(dim, clamp=CLAMPS[n % 4], bindless=True, handle=16, reduces=reduces), [[lane, 1, 1][:len(AXES[dim])] for lane in range(14)],
               [[1 + n]], indices, active=0x3fff, number=n)
    return f


def errors():
    f = File("errors", "Lines that answer with an error: a fault, and nothing is changed. Lines of unmapped sparse pages read as zeros\n"
             "and take nothing.", "PD-95 PD-118 PD-118d")
    flat = f.next_texture(make("TWO_D", (24, 12), "R32", "UINT", 0xd0000000, pitch=96))
    f.region("error", 0xd0000000 + 5 * 96, 64)
    f.region("sparse", 0xd0000000 + 7 * 96, 64)
    for n, reduces in enumerate((False, True)):
        for y in (5, 7):
            f.atom(Atom("2D", handle=flat, reduces=reduces), [[lane * 5 % 24, y] for lane in range(32)], [[1 + lane] for lane in range(32)],
                   flat, number=n)
            f.atom(Atom("2D", handle=flat, reduces=reduces), [[lane // 2 % 24, y] for lane in range(32)], [[1 + lane] for lane in range(32)],
                   flat, number=n)
    return f


def illegal():
    f = File("illegal", "Words that are refused and named: dimension, type, pairs of operation and type, reserved bits, registers.", "PD-2 PD-118e")
    t = surface(f, "U32", block=(0, 0, 0))
    for operation in OPERATIONS:
        for reduces in (False, True)[:1 if operation in OPERATIONS[8:] else 2]:
            for kind, code in at.TYPES.items():
                if kind in types_of(operation):
                    continue
                reason = "ATOM" if kind in at.BITS else "SZ"
                f.token(Atom("2D", operation=operation, type=kind, handle=t, reduces=reduces).word(), f"decode.illegal = {reason}",
                        f"{operation} {kind}")
    plain, bindless = Atom("2D", handle=t), Atom("2D", bindless=True, handle=12)
    swaps = Atom("2D", operation="CAS", handle=t)
    swaps_bindless, reduces = Atom("2D", operation="CAS", bindless=True, handle=12), Atom("2D", handle=t, reduces=True)
    reduces_bindless = Atom("2D", bindless=True, handle=12, reduces=True)
    for code in range(9, 16):
        f.token(plain.word() | code << 29, "decode.illegal = ATOM", f"operation {code}")
    for dim in (6, 7):
        for word in (plain.word(), bindless.word(), swaps.word(), reduces.word()):
            f.token(word & ~(7 << 33) | dim << 33, "decode.illegal = DIM", f".dim {dim}")
    for word, bits in ((bindless, (47, 48, 51)), (swaps, (29, 30, 31, 32)), (swaps_bindless, (29, 32, 47, 48, 51)),
                       (reduces, range(27, 33)), (reduces_bindless, (27, 32, 36, 38, 47, 48))):
        for bit in bits:
            f.token(word.word() | 1 << bit, "decode.illegal = RESERVED", f"bit {bit}")
    for word in (bindless, swaps_bindless, reduces_bindless, reduces):
        f.token(word.word() & ~(1 << 52), "decode.illegal = OPCODE", "without .D")
    for dim, ra in (("1D", 255), ("1D_ARRAY", 5), ("2D", 7), ("2D", 254), ("2D_ARRAY", 2), ("3D", 10)):
        f.token(Atom(dim, handle=t, ra=ra).word(), "decode.illegal = RA", f"{dim}: R{ra}")
    for operation, kind, data in (("ADD", "U64", 9), ("ADD", "U64", 254), ("CAS", "U32", 17), ("CAS", "S32", 254), ("CAS", "U64", 18),
                                  ("CAS", "S64", 252)):
        f.token(Atom("2D", operation=operation, type=kind, handle=t, data=data).word(), "decode.illegal = RB", f"{operation} {kind}: R{data}")
    f.token(Atom("2D", type="U64", handle=t, data=3, reduces=True).word(), "decode.illegal = RB", "SURED U64: R3")
    for word in (Atom("2D", bindless=True, handle=255), Atom("2D", bindless=True, handle=255, reduces=True)):
        f.token(word.word(), "decode.illegal = RC", "Rc is RZ")
    for kind, rd in (("U64", 9), ("S64", 254)):
        f.token(Atom("2D", operation="MIN", type=kind, handle=t, rb=rd).word(), "decode.illegal = RD", f"{kind}: R{rd}")
    f.atom(Atom("2D", handle=t, rb=255, data=254), [[lane % 8, 2] for lane in range(32)], [[3]], t, note="the result is dropped")
    f.atom(Atom("2D", operation="CAS", handle=t, data=255), [[lane % 8, 3] for lane in range(32)], [[3]], t, note="operands of RZ: zeros")
    return f


def all_files():
    yield operations()
    yield reductions()
    yield floats()
    for dim in DIMS:
        yield clamps(dim)
        yield places(dim)
    yield elements()
    yield masks()
    yield unchanged()
    for name in TRAFFIC:
        yield counter(name)
    yield mixed()
    yield refused()
    yield errors()
    yield illegal()
