# SPDX-License-Identifier: Apache-2.0
"""The state that a virgl stream builds: textures with their texels, views, samplers and shaders, as each draw finds it."""
import dataclasses
import struct

import formats
import protocol

# Commands and objects of virgl_protocol.h of virglrenderer; others do not matter to a texture unit.
CREATE_OBJECT, DRAW_VBO, INLINE_WRITE, SET_SAMPLER_VIEWS, BIND_SAMPLER_STATES = 1, 8, 9, 10, 18
BLIT, COPY_REGION, CLEAR, SET_SUB_CTX, BIND_SHADER, LAUNCH_GRID, CLEAR_TEXTURE = 16, 17, 7, 28, 31, 37, 47
SET_FRAMEBUFFER, SET_SHADER_IMAGES = 5, 35
OBJECT_SHADER, OBJECT_VIEW, OBJECT_SAMPLER, OBJECT_SURFACE = 4, 6, 7, 8
SHADER_CONTINUES = 1 << 31
STAGES = ("VERT", "FRAG", "GEOM", "TESS_CTRL", "TESS_EVAL", "COMP")
BUFFER, ONE_D, TWO_D, THREE_D, CUBE, RECT, ONE_D_ARRAY, TWO_D_ARRAY, CUBE_ARRAY = range(9)


@dataclasses.dataclass
class Resource:
    """A texture: its texels by level and slice, as far as the client sent them."""
    target: int
    format: int
    width: int
    height: int
    depth: int
    layers: int
    levels: int
    samples: int
    rendered: bool = False
    slices: dict = dataclasses.field(default_factory=dict)

    def size(self, level):
        return tuple(max(n >> level, 1) for n in (self.width, self.height, self.depth))

    def count(self, level):
        """Slices of a level, or layers."""
        return self.size(level)[2] if self.target == THREE_D else max(self.layers, 1)

    def put(self, level, box, stride, layer_stride, data):
        """Texels of a box; False if they are not those of a known format, or lie outside."""
        known = formats.element(self.format)
        if not known or level >= self.levels:
            return False
        x, y, z, wide, high, deep = box
        columns, rows = blocks(known, self.size(level))
        row = -(-wide // known.wide) * known.bytes
        lines = -(-high // known.high)
        stride, first = stride or row, x // known.wide * known.bytes
        layer_stride = layer_stride or stride * lines
        if first + row > columns * known.bytes or y // known.high + lines > rows or z + deep > self.count(level):
            return False
        if (deep - 1) * layer_stride + (lines - 1) * stride + row > len(data):
            return False
        for slice_ in range(deep):
            texels = self.slices.setdefault((level, z + slice_), bytearray(columns * rows * known.bytes))
            for line in range(lines):
                at = (y // known.high + line) * columns * known.bytes + first
                source = slice_ * layer_stride + line * stride
                texels[at:at + row] = data[source:source + row]
        return True

    def copy(self, level, at, source, from_level, box):
        """Elements of another texture, of the same size; False if these are not known."""
        known, other = formats.element(self.format), formats.element(source.format)
        if not known or not other or (known.bytes, known.wide, known.high) != (other.bytes, other.wide, other.high):
            return False
        x, y, z, wide, high, deep = box
        columns, rows = blocks(known, source.size(from_level))
        row, lines, data = -(-wide // known.wide) * known.bytes, -(-high // known.high), b""
        if x // known.wide * known.bytes + row > columns * known.bytes or y // known.high + lines > rows:
            return False
        for slice_ in range(deep):
            texels = source.slices.get((from_level, z + slice_))
            if texels is None or source.rendered:
                return False
            starts = (((y // known.high + line) * columns + x // known.wide) * known.bytes for line in range(lines))
            data += b"".join(bytes(texels[start:start + row]) for start in starts)
        return self.put(level, (*at, wide, high, deep), 0, 0, data)

    def now(self):
        """As it is now, whatever is sent later."""
        return dataclasses.replace(self, slices={key: bytes(texels) for key, texels in self.slices.items()})

    def whole(self, levels):
        """All texels of these levels are known: sent, and not drawn over."""
        return not self.rendered and all((level, slice_) in self.slices for level in levels
                                         for slice_ in range(self.count(level)))

    def elements(self, level, slice_):
        """The bytes of a slice; zero if they are not known."""
        known = formats.element(self.format)
        columns, rows = blocks(known, self.size(level))
        return bytes(self.slices.get((level, slice_), bytes(columns * rows * known.bytes)))

    def texels(self, levels):
        """The bytes of all elements: by layer, level, slice (vectors/README.md, rows)."""
        if self.target == THREE_D:
            order = [(level, k) for level in levels for k in range(self.count(level))]
        else:
            order = [(level, k) for k in range(self.count(0)) for level in levels]
        return b"".join(self.elements(level, k) for level, k in order)


def blocks(known, size):
    return -(-size[0] // known.wide), -(-size[1] // known.high)


@dataclasses.dataclass
class View:
    """Of a buffer: layer and level are the first and the last texel."""
    resource: Resource
    format: int
    layer: int
    level: int
    swizzle: tuple


@dataclasses.dataclass
class Image:
    """Of a buffer: layer and level are the first byte and their number."""
    resource: Resource
    format: int
    layer: int
    level: int


@dataclasses.dataclass
class Sampler:
    state: int
    bias: float
    least: float
    most: float
    border: tuple


@dataclasses.dataclass
class Draw:
    """A shader and what its units had in a draw."""
    stage: str
    text: str
    views: dict
    samplers: dict
    images: dict


class Stream:
    """Reads messages; `draws` is what each draw had bound, the same once."""

    def __init__(self):
        self.resources, self.objects, self.shader_text = {}, {}, {}
        self.bound = {}
        self.context = 0
        self.draws, self.seen = [], set()

    def bindings(self, kind):
        return self.bound.setdefault((self.context, kind), {})

    def read(self, data):
        for message in protocol.messages(data):
            if message.command == protocol.RESOURCE_CREATE:
                handle, target, code, _, wide, high, deep, layers, last, samples = message.words(10)
                self.resources[handle] = Resource(target, code, wide, high, deep, layers, last + 1, samples)
            elif message.command == protocol.TRANSFER_PUT:
                words = message.words(protocol.TRANSFER_WORDS)
                data = message.body[4 * protocol.TRANSFER_WORDS:][:words[10]]
                self.put(words[0], words[1], words[4:10], words[2], words[3], data)
            elif message.command == protocol.SUBMIT_CMD:
                self.submit(message.words())

    def put(self, handle, level, box, stride, layer_stride, data):
        resource = self.resources.get(handle)
        if resource and not resource.put(level, box, stride, layer_stride, data):
            resource.rendered = True

    def submit(self, words):
        at = 0
        while at < len(words):
            command, kind, size = words[at] & 255, words[at] >> 8 & 255, words[at] >> 16
            body = words[at + 1:at + 1 + size]
            if len(body) < size:
                raise protocol.Malformed(f"virgl command {command}: expected {size} words, found {len(body)}")
            try:
                self.command(command, kind, body)
            except (IndexError, ValueError, struct.error) as fault:
                raise protocol.Malformed(f"virgl command {command}: its {size} words are not those of it ({fault})") from None
            at += 1 + size

    def command(self, command, kind, body):
        if command == SET_SUB_CTX:
            self.context = body[0]
        elif command == CREATE_OBJECT:
            self.create(kind, body)
        elif command == INLINE_WRITE:
            self.put(body[0], body[1], body[5:11], body[3], body[4], struct.pack(f"<{len(body) - 11}I", *body[11:]))
        elif command == BIND_SHADER:
            self.bindings("shader")[body[1]] = body[0]
        elif command in (SET_SAMPLER_VIEWS, BIND_SAMPLER_STATES):
            units = self.bindings(("view" if command == SET_SAMPLER_VIEWS else "sampler", body[0]))
            for k, handle in enumerate(body[2:]):
                units[body[1] + k] = handle
        elif command == SET_SHADER_IMAGES:
            units = self.bindings(("image", body[0]))
            for k in range((len(body) - 2) // 5):
                code, _, layers, level, handle = body[2 + 5 * k:7 + 5 * k]
                units[body[1] + k] = (code, layers, self.level(handle, level), handle)
        elif command == SET_FRAMEBUFFER:
            self.bindings("target")[0] = body[1:]
        elif command == COPY_REGION:
            self.copy(body)
        elif command in (BLIT, CLEAR_TEXTURE):
            self.drawn_over([body[3 if command == BLIT else 0]])
        elif command in (DRAW_VBO, LAUNCH_GRID):
            self.draw(command)

    def level(self, handle, word):
        """Of an image; of a buffer it is the size. The client leaves anything above a level."""
        buffer = handle in self.resources and self.resources[handle].target == BUFFER
        return word if buffer else word & 255

    def copy(self, body):
        to, level, x, y, z, source, from_level, *box = body[:13]
        known = to in self.resources and source in self.resources
        if not known or not self.resources[to].copy(level, (x, y, z), self.resources[source], from_level, box):
            self.drawn_over([to])

    def drawn_over(self, handles):
        for handle in handles:
            if handle in self.resources:
                self.resources[handle].rendered = True

    def create(self, kind, body):
        handle = body[0]
        if kind == OBJECT_SHADER:
            self.shader(handle, body)
        elif kind == OBJECT_VIEW:
            swizzle = tuple(body[5] >> 3 * k & 7 for k in range(4))
            self.objects[handle] = (body[1], body[2] & 0xffffff, body[3], body[4], swizzle)
        elif kind == OBJECT_SAMPLER:
            bias, least, most = struct.unpack("<3f", struct.pack("<3I", *body[2:5]))
            self.objects[handle] = Sampler(body[1], bias, least, most, body[5:9])
        elif kind == OBJECT_SURFACE:
            self.objects[handle] = body[1]

    def shader(self, handle, body):
        """A long text comes in parts: the first word of each says where it goes on."""
        stage, offset, outputs = body[1], body[2], body[4]
        text = struct.pack(f"<{len(body)}I", *body)[4 * (5 + (2 * outputs + 4 if outputs else 0)):]
        if offset & SHADER_CONTINUES:
            before = self.shader_text.get(handle, (stage, b""))[1]
            self.shader_text[handle] = (stage, before[:offset & ~SHADER_CONTINUES] + text)
        else:
            self.shader_text[handle] = (stage, text)

    def view(self, handle):
        found = self.objects.get(handle)
        if not isinstance(found, tuple) or found[0] not in self.resources:
            return None
        resource, code, layer, level, swizzle = found
        return View(self.resources[resource].now(), code, layer, level, swizzle)

    def image(self, found):
        code, layer, level, handle = found
        return Image(self.resources[handle].now(), code, layer, level) if handle in self.resources else None

    def draw(self, command):
        for stage, handle in sorted(self.bindings("shader").items()):
            if handle not in self.shader_text or (STAGES[stage] == "COMP") != (command == LAUNCH_GRID):
                continue
            names = {kind: self.bindings((kind, stage)) for kind in ("view", "sampler", "image")}
            key = [self.shader_text[handle]]
            key += [(kind, unit, repr(self.objects.get(of, of))) for kind, units in names.items() for unit, of in sorted(units.items())]
            if tuple(key) not in self.seen:
                self.seen.add(tuple(key))
                self.draws.append(self.draw_of(STAGES[stage], handle, names))
        for surface in self.bindings("target").get(0, ()):
            self.drawn_over([self.objects.get(surface)])

    def draw_of(self, stage, handle, names):
        text = self.shader_text[handle][1].split(b"\0")[0].decode("latin-1")
        views = {unit: self.view(of) for unit, of in names["view"].items()}
        samplers = {unit: self.objects.get(of) for unit, of in names["sampler"].items()}
        images = {unit: self.image(of) for unit, of in names["image"].items()}
        return Draw(stage, text, {u: v for u, v in views.items() if v},
                    {u: s for u, s in samplers.items() if isinstance(s, Sampler)}, {u: i for u, i in images.items() if i})


def draws_of(data):
    stream = Stream()
    stream.read(data)
    return stream.draws
