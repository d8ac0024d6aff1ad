# SPDX-License-Identifier: Apache-2.0
"""The samples of a thread, or where it stores: places of the model (`explain --json --picture`), and what the RTL takes instead."""
from collections import namedtuple

from tiles import ADDRESSES, Tiles

LAYERS = ("wrap", "address", "surface", "convert")
Sample = namedtuple("Sample", "number column row face kind weight address element value")
Rtl = namedtuple("Rtl", "column row layer note boundary")  # what the RTL takes instead; column None: no place
FACES = ("+X", "-X", "+Y", "-Y", "+Z", "-Z")


class Picture:
    """
    `thread`: the element of `threads` in `explain --json --picture`, `first` that of the first pass, which alone has the stages
    before lod; `rtl`: what the thread shows in the RTL, by BOUNDARY.FIELD.
    """

    def __init__(self, thread, first, rtl):
        self.thread, self.rtl, self.what = thread, rtl, thread.get("picture")
        self.stages = {s["boundary"]: s.get("fields", {}) for s in [*first["stages"], *thread["stages"]]}
        self.texture = self.what["of"] == "texture"
        self.tiles = Tiles.of(self.stages["lod" if self.texture else "header"])
        self.size = self.what["width"], self.what["height"]
        self.datatypes = self.what["datatype"]
        self.samples = self.read() if self.texture else self.aimed()
        self.instead = {s.number: r for s in self.samples for r in [self.rtl_place(s)] if r}

    def weights(self):
        """In 1/65536, of four samples (PD-61); None: they are not added up."""
        if self.stages["lod"].get("sampling") != "linear":
            return None
        s, t = self.stages["wrap"]["frac"][:2]
        return [(s if k in (1, 2) else 256 - s) * (t if k < 2 else 256 - t) for k in range(4)]

    def aim(self, k):
        """Where sample k would be without address modes: in a gather and a linear sample half a texel before the position."""
        coord = self.stages["coord"]
        half = 0 if self.stages["lod"].get("sampling") == "point" else 128
        corner = half and not coord["ptp"]  # PD-7: with offsets of its own each is the first of a footprint
        return ((coord["fixed"][0] - half >> 8) + (k in (1, 2) if corner else 0) + coord["offset_u"][k],
                (coord["fixed"][1] - half >> 8) + (k < 2 if corner else 0) + coord["offset_v"][k])

    def read(self):
        weights, found = self.weights(), []
        for k, sample in enumerate(self.thread["samples"]):
            value = " ".join(sample[c].removeprefix("0x") for c in "xyzw")
            kind = next((name for name in ("border", "corner", "zero_weight") if sample[name]), "read")
            at = (sample["column"], sample["row"], self.stages["wrap"]["face"][k]) if kind == "read" else (*self.aim(k), None)
            found.append(Sample(k, *at, kind, weights and weights[k], sample.get("address"), sample.get("raw"), value))
        return found

    def aimed(self):
        what = self.thread.get("store") or self.thread.get("load")
        axes = {axis["axis"]: axis["aim"] for axis in what.get("coordinates", ())}
        found = [Sample("aim", axes.get("x", 0), axes.get("y", 0), None, "aimed at", None, None, None, None)]
        if "address" in what:
            found.append(Sample("loads" if "load" in self.thread else "stores", what["column"] // self.what["bytes"], what["row"], None,
                                "loads" if "load" in self.thread else "stores", None, what["address"], None, None))
        return found

    def layer(self, image):
        """(slice, layer) for addresses."""
        if self.texture:
            return self.stages["wrap"].get("slice", 0), image.get("image", 0)
        return (image["z"], 0) if self.stages["decode"].get("access.dim") == "3D" else (0, image["z"])

    def byte(self, column, row):
        """Byte column and row of elements of a place."""
        wide, high = (self.what["wide"], self.what["high"]) if self.texture else (1, 1)
        return column // wide * self.what["bytes"], row // high

    def in_level(self, column, row):
        return 0 <= column < self.size[0] and 0 <= row < self.size[1]

    def layers(self):
        return self.stages["header"]["shape.layers"]

    def place_of(self, address):
        """(column, row, layer) of the place that an address is in; a layer that the texture does not have counts as the first."""
        stride, layer = self.tiles.layer_stride, 0
        if stride and self.layers() > 1:
            layer = (address - self.tiles.base) % ADDRESSES // stride
        layer = layer if layer < self.layers() else 0
        column, row, _ = self.tiles.place(address, layer)
        wide, high = (self.what["wide"], self.what["high"]) if self.texture else (1, 1)
        return column // self.what["bytes"] * wide, row * high, layer

    def rtl_place(self, s):
        """Where the RTL goes with a sample, if not to the place of the model; None: there, or not known."""
        if not self.texture:
            return self.rtl_surface(s)
        own, k = s.kind == "read", s.number
        skipped = [name for name in ("border", "corner", "zero_weight") if (self.rtl.get(f"wrap.{name}") or 0) >> k & 1]
        if "wrap.border" in self.rtl and bool(skipped) == own:
            x, y = self.rtl[f"wrap.x_{k}"], self.rtl[f"wrap.y_{k}"]
            return Rtl(None, None, None, f"{skipped[0].replace('_', ' ')}, not read", "wrap") if own else Rtl(x, y, self.face(k), "", "wrap")
        if own and f"wrap.x_{k}" in self.rtl:
            x, y = self.rtl[f"wrap.x_{k}"], self.rtl[f"wrap.y_{k}"]
            if (x, y, self.rtl[f"wrap.face_{k}"]) != (s.column & 0xffff, s.row, s.face):
                return Rtl(x, y, self.face(k), "", "wrap")
        address = self.rtl.get(f"address.address_{k}")
        fetched = (self.rtl.get("address.fetch") or 0) >> k & 1
        if address is not None and fetched and (not own or address != int(s.address, 16)):
            return Rtl(*self.place_of(address), f"address 0x{address:012x}", "address")
        return None

    def face(self, k):
        layer = self.stages["coord"].get("layer", 0)
        return 6 * layer + self.rtl[f"wrap.face_{k}"] if "CUBE" in self.stages["header"]["shape.kind"] else layer

    def rtl_surface(self, s):
        if s.number == "aim":
            return None
        if "surface.offset" in self.rtl:
            column, row = self.rtl["surface.offset"] // self.what["bytes"], self.rtl["surface.row"]
            if (column, row) != (s.column, s.row):
                return Rtl(column, row, None, "", "surface")
        address = self.rtl.get("convert.address")
        if address is not None and s.address and address != int(s.address, 16):
            return Rtl(*self.place_of(address), f"address 0x{address:012x}", "convert")
        return None


def rtl_values(diagram):
    """{BOUNDARY.FIELD: number} of the beats of the failing thread in the RTL."""
    found = {}
    side = diagram.rtl if diagram else None
    thread = side and side.of(diagram.failing)
    for beat in thread.beats if thread else ():
        if beat.boundary in LAYERS:
            for name in side.place:
                if name.startswith(beat.boundary + "."):
                    found[name] = side.number(name, beat.shown)
    return found
