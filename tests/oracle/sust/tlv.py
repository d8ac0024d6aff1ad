# SPDX-License-Identifier: Apache-2.0
"""A vector file of stores: textures, instructions, and the memory and decisions that the rules expect of them."""
import surface as s
from left import Registers
from store import AXES, FORMATS, RAW_BYTES, TYPE_CODES, Outcome, Warp, run

NAMES = {
    0x01: "R32_G32_B32_A32", 0x02: "R32_G32_B32", 0x03: "R16_G16_B16_A16", 0x04: "R32_G32", 0x07: "X8B8G8R8",
    0x08: "A8B8G8R8", 0x09: "A2B10G10R10", 0x0c: "R16_G16", 0x0f: "R32", 0x12: "A4B4G4R4", 0x13: "A5B5G5R1",
    0x14: "A1B5G5R5", 0x15: "B5G6R5", 0x16: "B6G5R5", 0x18: "G8R8", 0x1b: "R16", 0x1d: "R8", 0x1e: "G4R4",
    0x21: "BF10GF11RF11"
}
CODES = {name: code for code, name in NAMES.items()}
KINDS = {name: code for code, name in TYPE_CODES.items()}
WIDTH = 112
LINE = 32


def make(kind, size, format="R32", types="UINT", address=0x20000000, pitch=None, block=(0, 0, 0), levels=1, view=None,
         **fields):
    """A header by what a person says: size (w, h, d), block log2 (w, h, d), view (first, last)."""
    width, height, depth = (*size, 1, 1)[:3]
    types = [types] * 4 if isinstance(types, str) else [*types, *types[-1:] * 4][:4]
    header = s.Header(TEXTURE_TYPE=s.TYPES.index(kind), COMPONENTS=CODES[format], ADDRESS_31_0=address & 0xffffffff,
                      ADDRESS_47_32=address >> 32)
    header.update(zip((f"{c}_DATA_TYPE" for c in "RGBA"), (KINDS[t] for t in types)))
    if kind == "ONE_D_BUFFER":
        header.update(HEADER_VERSION=s.BUFFER, WIDTH_MINUS_ONE=width - 1 & 0xffff, BUFFER_31_16=width - 1 >> 16)
        return s.Header(header, **fields)
    first, last = view or (0, levels - 1)
    header.update(WIDTH_MINUS_ONE=width - 1, HEIGHT_MINUS_ONE=height - 1, DEPTH_MINUS_ONE=depth - 1, BORDER_SIZE=7,
                  NORMALIZED_COORDS=1, MAX_MIP_LEVEL=levels - 1, RES_VIEW_MIN_MIP_LEVEL=first, RES_VIEW_MAX_MIP_LEVEL=last)
    header.update(zip((f"{c}_SOURCE" for c in "XYZW"), (2, 3, 4, 5)))
    if pitch:
        header.update(HEADER_VERSION=s.PITCH, PITCH_20_5=pitch // 32)
    else:
        header.update(HEADER_VERSION=s.BLOCKLINEAR)
        header.update(zip((f"GOBS_PER_BLOCK_{a}" for a in ("WIDTH", "HEIGHT", "DEPTH")), block))
    return s.Header(header, **fields)


def described(header):
    """For the reader: what the words say."""
    kind = header["TEXTURE_TYPE"]
    size = [header["WIDTH_MINUS_ONE"] + 1, header["HEIGHT_MINUS_ONE"] + 1, header["DEPTH_MINUS_ONE"] + 1]
    if header["HEADER_VERSION"] == s.BUFFER:
        size, where = [(header["BUFFER_31_16"] << 16) + size[0]], "buffer"
    elif header["HEADER_VERSION"] == s.PITCH:
        where = f"pitch {header['PITCH_20_5'] * 32}"
    else:
        where = "blocks of " + " x ".join(str(1 << header[f"GOBS_PER_BLOCK_{a}"]) for a in ("WIDTH", "HEIGHT", "DEPTH"))
    levels = f", level {header['RES_VIEW_MIN_MIP_LEVEL']} of {header['MAX_MIP_LEVEL'] + 1}" if header[
        "MAX_MIP_LEVEL"] else ""
    types = [TYPE_CODES.get(header[f"{c}_DATA_TYPE"], "?") for c in "RGBA"]
    types = types[:1] if len(set(types)) == 1 else types
    return (f"{s.TYPES[kind] if kind < len(s.TYPES) else f'type {kind}'} {' x '.join(map(str, size))}, "
            f"{NAMES.get(header['COMPONENTS'], hex(header['COMPONENTS']))} {' '.join(types)}, {where}{levels}")


def listed(values):
    """A value for each thread: one number, or a list in braces, hexadecimal where large; the last one goes on."""
    values = list(values)
    while len(values) > 1 and values[-1] == values[-2]:
        values.pop()
    texts = [str(v) if v < 100000 else str(v - 2 ** 32) if v > 2 ** 32 - 1000 else f"{v:#x}" for v in values]
    if len(texts) == 1:
        return texts[0]
    lines = ["{"]
    for text in [*texts, "..."] if len(values) < 32 else texts:
        if len(lines[-1]) + len(text) > WIDTH:
            lines.append("     ")
        lines[-1] += f" {text}"
    return "\n".join(lines) + " }"


class File:
    """Its instructions act on one memory, in order. handles of constant words are their own numbers."""
    def __init__(self, name, about, rules="", without="", nearest=False, header_max=None, sampler=0, traffic=""):
        self.name, self.about, self.rules, self.without, self.nearest = name, about, rules, without, nearest
        self.header_max, self.sampler, self.traffic = header_max, sampler, traffic
        self.surfaces, self.constants, self.lines, self.memory = {}, {}, [], {}
        self.registers, self.errors = Registers(), []

    def texture(self, index, header, stores=True):
        """stores: of a format that has bytes, and nothing that ends in a fault."""
        if stores:
            code = header["COMPONENTS"]
            self.surfaces[index] = s.Surface(header, FORMATS[code][0] if code in FORMATS else RAW_BYTES[code])
        raw = " ".join(f"{word:08x}" for word in header.words())
        self.lines.append(f"texture {index} {{ raw {raw} }}   # {described(header)}")
        return index

    def next_texture(self, header):
        return self.texture(len(self.surfaces), header)

    def error(self, address, size, response="SLVERR"):
        """Whole lines that answer with an error and stay as they are."""
        self.errors.append(range(address // LINE, (address + size) // LINE))
        self.lines.append(f"error {address:#x} {size} {response}")

    def clear(self, record):
        self.registers.clear(record)
        self.lines.append(f"clear {record}")

    def fails(self, line):
        return any(line in region for region in self.errors)

    def handle(self, word, texture):
        value = self.sampler << 20 | texture
        if self.constants.setdefault(word, value) != value:
            raise ValueError(word)
        line = f"handle {word:#x} {value:#x}"
        if line not in self.lines:
            self.lines.append(line)

    def warp(self, store, coordinates, data, texture=None, number=None, note="", checks=(), **masks):
        """texture: the header of all threads; with Rc a list has one for each. coordinates and data: a list for each thread."""
        coordinates, data = ([list(row) for row in rows] + [list(rows[-1])] * (32 - len(rows))
                             for rows in (coordinates, data))
        data = [[*row, 0, 0, 0, 0][:4] for row in data]
        handles = []
        if store.bindless:
            textures = texture if isinstance(texture, list) else [texture]
            handles = [self.sampler << 20 | t for t in [*textures, *textures[-1:] * 32][:32]]
        else:
            self.handle(store.handle, texture)
        warp = Warp(store, coordinates, data, handles, **masks)
        written, number = {}, number if number is not None else len(self.lines) % 64
        outcomes = run(warp, self.surfaces, texture, written, self.nearest, self.header_max)
        self.registers.add(number, warp, outcomes, written, self.fails)
        self.memory.update((a, byte) for a, byte in written.items() if not self.fails(a // LINE))
        self.write(warp, outcomes, note, checks, number)

    def token(self, word, expectation, note=""):
        """A word that is refused, or one that does nothing."""
        self.lines.append(f"warp {len(self.lines) % 64} {{ word {word:#x}" + (f"   # {note}" if note else ""))
        self.lines += [f"    expect token {expectation}", "}"]

    def write(self, warp, outcomes, note, checks, number):
        store, lines = warp.store, self.lines
        text = store.text()
        lines.append(f"warp {number} {{" + (f"   # {note}" if note else ""))
        lines.append(f'    asm "{text}"' if text else f"    word {store.word():#x}")
        masks = [
            f"{name} {getattr(warp, name):#x}"
            for name, usual in (("active", 2 ** 32 - 1), ("pred", 2 ** 32 - 1), ("helper", 0), ("killed", 0))
            if getattr(warp, name) != usual
        ]
        if masks:
            lines.append("    " + "  ".join(masks))
        for n, axis in enumerate(AXES[store.dim]):
            lines.append(f"    {'array' if axis == 'a' else axis} = {listed(row[n] for row in warp.coordinates)}")
        for n in range(0 if store.rb == 255 else store.registers()):
            lines.append(f"    data{n} = {listed(row[n] for row in warp.data)}")
        if store.bindless:
            lines.append(f"    handle = {listed(warp.handles)}")
        lines += [f"    expect {line}" for line in [*expected(outcomes), *checks]]
        lines.append("}")

    def text(self, by):
        head = [f"# {line}"
                for line in self.about.split("\n")] + [f"# Written by {by}; expectations from its rules.", "texlock 1"]
        for keyword, ids in (("rules", self.rules), ("rules without", self.without)):
            head += [f"{keyword} {ids}"] if ids else []
        head += [f"traffic {{ {self.traffic} }}"] if self.traffic else []
        head += ["policy narrow_rne"] if self.nearest else []
        if self.header_max is not None:
            head.append(f"pool headers 0x100000000 max {self.header_max}")
        return "\n".join([*head, "sampler 0 { }", *self.lines, *memory_lines(self.memory), *self.registers.lines()]) + "\n"


def expected(outcomes):
    """Checks of the decisions: one for all threads, or one for each; memory proves what is merely stored."""
    def said(outcome):
        text = f'surface.action = "{outcome.action}"'
        if outcome.axis:
            text += f"  surface.axis = {'array' if outcome.axis == 'a' else outcome.axis}"
        return text + ("  surface.misaligned = 1" if outcome.misaligned else "")

    checks = {lane: said(outcome) for lane, outcome in outcomes.items()}
    if len(set(checks.values())) == 1:
        return [f"all {checks.popitem()[1]}"]
    return [f"lane {lane} {text}" for lane, text in checks.items() if text != said(Outcome("store"))]


def memory_lines(memory):
    """The bytes that were written, as they are in the end, in runs within lines of 32."""
    runs = []
    for address in sorted(memory):
        if runs and runs[-1][0] + len(runs[-1][1]) == address and address % LINE:
            runs[-1][1].append(memory[address])
        else:
            runs.append((address, bytearray([memory[address]])))
    return [f"expect memory {address:#x} = {run.hex(' ', -4)}" for address, run in runs]
