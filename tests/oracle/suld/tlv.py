# SPDX-License-Identifier: Apache-2.0
"""A vector file of loads, and of stores between them, on one memory."""
import hashlib
import sys
from pathlib import Path

import load as ld
from load import AXES, Loaded

# ../sust has a tlv.py of its own
import importlib.util  # noqa: E402

_spec = importlib.util.spec_from_file_location("sust_tlv", Path(__file__).resolve().parents[1] / "sust/tlv.py")
sust_tlv = importlib.util.module_from_spec(_spec)
sys.modules["sust_tlv"] = sust_tlv
_spec.loader.exec_module(sust_tlv)
CODES, LINE, NAMES, listed, make = sust_tlv.CODES, sust_tlv.LINE, sust_tlv.NAMES, sust_tlv.listed, sust_tlv.make


class File(sust_tlv.File):
    """Bytes that are read and that nothing has written are drawn, a value for each address."""

    def __init__(self, name, *rest, **named):
        super().__init__(name, *rest, **named)
        self.drawn, self.odd = {}, {}  # odd: lines that answer with an error or are not mapped

    def drawn_byte(self, address):
        value = hashlib.sha256(f"{self.name} {address // LINE}".encode()).digest()[address % LINE]
        return self.drawn.setdefault(address, value)

    def byte(self, address):
        if address // LINE in self.odd:
            return 0
        return self.memory[address] if address in self.memory else self.drawn_byte(address)

    def put(self, address, data):
        """Contents of memory before the first instruction."""
        self.drawn.update((address + n, byte) for n, byte in enumerate(data))

    def region(self, kind, address, size):
        self.odd.update((line, kind) for line in range(address // LINE, (address + size - 1) // LINE + 1))
        self.lines.append(f"{kind} {address:#x} {size}")

    def load(self, load, coordinates, texture=None, number=None, note="", **masks):
        coordinates = [list(row) for row in coordinates] + [list(coordinates[-1])] * (32 - len(coordinates))
        handles = []
        if load.bindless:
            textures = texture if isinstance(texture, list) else [texture]
            handles = [self.sampler << 20 | t for t in [*textures, *textures[-1:] * 32][:32]]
        else:
            self.handle(load.handle, texture)
        warp = ld.st.Warp(load, coordinates, [[0] * 4] * 32, handles, **masks)
        number = number if number is not None else len(self.lines) % 64
        outcomes = {}
        for lane in range(32):
            if ld.executed(warp) >> lane & 1:
                index = (handles[lane] if load.bindless else texture) & 0xfffff
                outcomes[lane] = self.outcome(load, index, coordinates[lane])
        self.write_load(warp, outcomes, note, number)

    def outcome(self, load, index, at):
        if index > (max(self.surfaces) if self.header_max is None else self.header_max):
            return Loaded("invalid-header", [0] * len(load.written()), [], "header")
        loaded = ld.thread(load, self.surfaces[index], at, self.byte)
        if any(self.odd.get(address // LINE) == "error" for address in loaded.addresses):
            loaded.status = "memory-error"
        return loaded

    def write_load(self, warp, outcomes, note, number):
        load, lines = warp.store, self.lines
        text = load.text()
        lines.append(f"warp {number} {{" + (f"   # {note}" if note else ""))
        lines.append(f'    asm "{text}"' if text else f"    word {load.word():#x}")
        masks = [f"{name} {getattr(warp, name):#x}" for name, usual in
                 (("active", 2 ** 32 - 1), ("pred", 2 ** 32 - 1), ("helper", 0), ("killed", 0)) if getattr(warp, name) != usual]
        if masks:
            lines.append("    " + "  ".join(masks))
        for n, axis in enumerate(AXES[load.dim]):
            lines.append(f"    {'array' if axis == 'a' else axis} = {listed(row[n] for row in warp.coordinates)}")
        if load.bindless:
            lines.append(f"    handle = {listed(warp.handles)}")
        lines += [f"    expect lane {lane} {self.said(load, loaded)}" for lane, loaded in outcomes.items()]
        lines.append("}")

    @staticmethod
    def said(load, loaded):
        registers = [] if load.rb == ld.st.RZ else [f"R{load.rb + n} = {value:#x}" for n, value in enumerate(loaded.values)]
        texts = [f'surface.action = "{loaded.action}"'] if loaded.status != "ok" or not registers else []
        texts += [f'deliver.tag.status = "{loaded.status}"'] if loaded.status != "ok" else []
        return "  ".join(registers + texts)

    def text(self, by):
        known, self.memory = self.memory, {}
        head, _, rest = super().text(by).partition("sampler 0 { }\n")
        self.memory = known
        body = "\n".join(line for line in rest.split("\n") if not line.startswith("expect register"))
        drawn = [line.replace("expect memory", "bytes").replace(" =", "") for line in sust_tlv.memory_lines(self.drawn)]
        final = sust_tlv.memory_lines(self.memory)
        return head + "sampler 0 { }\n" + "\n".join([*drawn, body.rstrip("\n"), *final]) + "\n"
