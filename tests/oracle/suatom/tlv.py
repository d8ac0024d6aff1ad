# SPDX-License-Identifier: Apache-2.0
"""A vector file of atomics, with loads and stores between them, on one memory."""
import importlib.util
import sys
from pathlib import Path

import atom as at
from atom import AXES, Loaded

# ../suld and ../sust have a tlv.py of their own
_spec = importlib.util.spec_from_file_location("suld_tlv", Path(__file__).resolve().parents[1] / "suld/tlv.py")
suld_tlv = importlib.util.module_from_spec(_spec)
sys.modules["suld_tlv"] = suld_tlv
_spec.loader.exec_module(suld_tlv)
CODES, LINE, NAMES, listed, make = suld_tlv.CODES, suld_tlv.LINE, suld_tlv.NAMES, suld_tlv.listed, suld_tlv.make


class File(suld_tlv.File):
    def word_at(self, address, size):
        return int.from_bytes(bytes(self.byte(address + n) for n in range(size)), "little")

    def atom(self, atom, coordinates, data, texture=None, number=None, note="", **masks):
        """Threads in ascending order; each sees the element as the one before left it. A line that no page holds takes
        nothing, and while it is kept the unit sees what it would take."""
        coordinates, data = ([list(row) for row in rows] + [list(rows[-1])] * (32 - len(rows)) for rows in (coordinates, data))
        data = [[*row, 0, 0, 0, 0][:4] for row in data]
        handles = []
        if atom.bindless:
            textures = texture if isinstance(texture, list) else [texture]
            handles = [self.sampler << 20 | t for t in [*textures, *textures[-1:] * 32][:32]]
        else:
            self.handle(atom.handle, texture)
        warp = at.st.Warp(atom, coordinates, data, handles, **masks)
        outcomes, self.kept = {}, (None, {})
        for lane in range(32):
            if at.executed(warp) >> lane & 1:
                index = (handles[lane] if atom.bindless else texture) & 0xfffff
                outcomes[lane] = self.change(atom, index, coordinates[lane], data[lane])
        self.write_atom(warp, outcomes, note, number if number is not None else len(self.lines) % 64)

    def change(self, atom, index, coordinates, row):
        if index > (max(self.surfaces) if self.header_max is None else self.header_max):
            return Loaded("invalid-header", [0] * len(atom.written()), [], "header")
        found = at.place(atom, self.surfaces[index], coordinates)
        if not found.addresses:
            return found
        size, address = atom.bytes(), found.addresses[0]
        line, odd = address // LINE, self.odd.get(address // LINE)
        assert (address + size - 1) // LINE == line
        if self.kept[0] != line:
            self.kept = (line, {})
        if odd == "error":
            found.status = "memory-error"
            return found
        lost = self.kept[1]
        old = lost.get(address, 0) if odd else self.word_at(address, size)
        new = at.changed(atom, old, atom.operands(row))
        if odd:
            lost[address] = new
        else:
            self.memory.update((address + n, byte) for n, byte in enumerate(new.to_bytes(size, "little")))
        found.values = [old >> 32 * n & 0xffffffff for n in range(len(found.values))]
        return found

    def write_atom(self, warp, outcomes, note, number):
        atom, lines = warp.store, self.lines
        text = atom.text()
        lines.append(f"warp {number} {{" + (f"   # {note}" if note else ""))
        lines.append(f'    asm "{text}"' if text else f"    word {atom.word():#x}")
        masks = [f"{name} {getattr(warp, name):#x}" for name, usual in
                 (("active", 2 ** 32 - 1), ("pred", 2 ** 32 - 1), ("helper", 0), ("killed", 0)) if getattr(warp, name) != usual]
        if masks:
            lines.append("    " + "  ".join(masks))
        for n, axis in enumerate(AXES[atom.dim]):
            lines.append(f"    {'array' if axis == 'a' else axis} = {listed(row[n] for row in warp.coordinates)}")
        for n in range(0 if atom.data == at.st.RZ else atom.registers()):
            lines.append(f"    data{n} = {listed(row[n] for row in warp.data)}")
        if atom.bindless:
            lines.append(f"    handle = {listed(warp.handles)}")
        if atom.reduces:
            said = {lane: self.reduced(outcome) for lane, outcome in outcomes.items()}
            same = len(set(said.values())) == 1
            lines += [f"    expect all {said.popitem()[1]}"] if same else [f"    expect lane {lane} {text}" for lane, text in
                                                                           said.items()]
        else:
            lines += [f"    expect lane {lane} {self.said(atom, outcome)}" for lane, outcome in outcomes.items()]
        lines.append("}")

    @staticmethod
    def reduced(outcome):
        return f'surface.action = "{outcome.action}"  deliver.tag.status = "{outcome.status}"'
