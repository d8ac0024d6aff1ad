#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Write texture files from the specifications of KTX 2.0, of the Khronos data format and of DDS, without our readers.

usage: write.py FOLDER        the files of tests/unit/texfile, which stand in tests/oracle/texfile/files
       write.py --check       fail unless tests/oracle/texfile/files holds exactly these, beside those of other writers
       write.py --picture PNG FOLDER
                              a picture as FOLDER/NAME.ktx2 and FOLDER/NAME.dds, with levels of every 2nd, 4th... texel

Each byte says where it is: see pattern. What is in which file is the table FILES, which test_files.c repeats.
"""
import struct
import sys
import zlib
from pathlib import Path

IDENTIFIER = bytes([0xAB]) + b"KTX 20" + bytes([0xBB]) + b"\r\n\x1a\n"
# Format: (VkFormat, type size, bytes and texels of an element, colour model, transfer function,
#          samples (bit offset, bits, channel and flags, lower, upper))
ONE = 0x3F800000
MINUS = 0xBF800000
FORMATS = {
    "R8_UNORM": (9, 1, (1, 1, 1), 1, 1, [(0, 8, 0, 0, 255)]),
    "R16_UINT": (74, 2, (2, 1, 1), 1, 0, [(0, 16, 0, 0, 1)]),
    "R8G8B8A8_UNORM": (37, 1, (4, 1, 1), 1, 1, [(8 * i, 8, c, 0, 255) for i, c in enumerate((0, 1, 2, 15))]),
    "B8G8R8A8_SRGB": (50, 1, (4, 1, 1), 1, 2,
                      [(0, 8, 2, 0, 255), (8, 8, 1, 0, 255), (16, 8, 0, 0, 255), (24, 8, 0x1F, 0, 255)]),
    "A1R5G5B5_UNORM_PACK16": (8, 2, (2, 1, 1), 1, 1, [(0, 5, 2, 0, 31), (5, 5, 1, 0, 31), (10, 5, 0, 0, 31), (15, 1, 15, 0, 1)]),
    "R16G16_SFLOAT": (83, 2, (4, 1, 1), 1, 1, [(0, 16, 0xC0, MINUS, ONE), (16, 16, 0xC1, MINUS, ONE)]),
    "R32G32B32_SFLOAT": (106, 4, (12, 1, 1), 1, 1, [(32 * i, 32, 0xC0 + i, MINUS, ONE) for i in range(3)]),
    "D24_UNORM_S8_UINT": (129, 4, (4, 1, 1), 1, 0, [(0, 8, 13, 0, 255), (8, 24, 14, 0, 0xFFFFFF)]),
    "BC1_RGB_UNORM": (131, 1, (8, 4, 4), 128, 1, [(0, 64, 0, 0, 0xFFFFFFFF)]),
    "BC7_SRGB": (146, 1, (16, 4, 4), 134, 2, [(0, 128, 0, 0, 0xFFFFFFFF)]),
    "ASTC_6x5_UNORM": (163, 1, (16, 6, 5), 162, 1, [(0, 128, 0, 0, 0xFFFFFFFF)]),
    "G8B8G8R8_422_UNORM": (1000156000, 1, (4, 2, 1), 2, 1,
                           [(0, 8, 0, 0, 255), (8, 8, 1, 0, 255), (16, 8, 0, 0, 255), (24, 8, 2, 0, 255)]),
}
# DDS: (DXGI_FORMAT or None, pixel format: flags, FourCC, bits, masks; bytes and texels of an element)
FOURCC, RGB, ALPHAPIXELS, LUMINANCE = 4, 0x40, 1, 0x20000
PIXELS = {
    "R8G8B8A8_UNORM": (28, None, (4, 1, 1)),
    "R16_UINT": (57, None, (2, 1, 1)),
    "BC1_UNORM": (71, None, (8, 4, 4)),
    "A8R8G8B8": (None, (RGB | ALPHAPIXELS, b"\0\0\0\0", 32, 0xFF0000, 0xFF00, 0xFF, 0xFF000000), (4, 1, 1)),
    "R5G6B5": (None, (RGB, b"\0\0\0\0", 16, 0xF800, 0x7E0, 0x1F, 0), (2, 1, 1)),
    "A8L8": (None, (LUMINANCE | ALPHAPIXELS, b"\0\0\0\0", 16, 0xFF, 0xFF, 0xFF, 0xFF00), (2, 1, 1)),
    "L8": (None, (LUMINANCE, b"\0\0\0\0", 8, 0xFF, 0, 0, 0), (1, 1, 1)),
    "DXT5": (None, (FOURCC, b"DXT5", 0, 0, 0, 0, 0), (16, 4, 4)),
    "A32B32G32R32F": (None, (FOURCC, struct.pack("<I", 116), 0, 0, 0, 0, 0), (16, 1, 1)),
}


def pattern(level, image, z, y, xb):
    """The byte at column xb of row y of elements, from the top."""
    return (level * 97 + image * 53 + z * 31 + y * 17 + xb * 7 + 5) & 255


def counts(size, level, element):
    """Bytes of a row, rows and slices of a level."""
    width, height, depth = (max(1, n >> level) for n in size)
    return -(-width // element[1]) * element[0], -(-height // element[2]), depth


def slice_of(content, size, element, level, image, z, up=False):
    row, rows, _ = counts(size, level, element)
    order = reversed(range(rows)) if up else range(rows)
    return b"".join(bytes(content(level, image, z, y, xb) for xb in range(row)) for y in order)


def zstd_frame(data):
    """A Zstandard frame (RFC 8878) of raw blocks, without a dictionary, of known size, each of at most 1000 bytes."""
    out = struct.pack("<IBQ", 0xFD2FB528, 0xE0, len(data))
    for at in range(0, len(data), 1000):
        part = data[at:at + 1000]
        out += struct.pack("<I", len(part) << 3 | (at + 1000 >= len(data)))[:3] + part
    return out


def descriptor(model, transfer, element, samples):
    size = 24 + 16 * len(samples)
    out = struct.pack("<IIHHBBBB", size + 4, 0, 2, size, model, 1 if transfer else 0, transfer, 0)
    out += bytes([element[1] - 1, element[2] - 1, 0, 0, element[0], 0, 0, 0, 0, 0, 0, 0])
    for offset, bits, channel, lower, upper in samples:
        out += struct.pack("<HBBIII", offset, bits - 1, channel, 0, lower, upper)
    return out


def entry(key, value):
    text = key.encode() + b"\0" + value.encode() + b"\0"
    return struct.pack("<I", len(text)) + text + bytes(-len(text) % 4)


def ktx2(name, size, layers=0, faces=1, levels=1, scheme=0, orientation=None, content=pattern):
    """size: width, height, depth; 0 along an axis that there is not."""
    code, type_size, element, model, transfer, samples = FORMATS[name]
    dfd = descriptor(model, transfer, element, samples)
    keys = entry("KTXorientation", orientation) if orientation else b""
    keys += entry("KTXwriter", "texlock write.py")
    shape = [max(1, n) for n in size]
    up, out = orientation is not None and orientation[1:2] == "u", orientation is not None and orientation[2:] == "o"
    whole = []
    for level in range(max(1, levels)):
        depth = counts(shape, level, element)[2]
        slices = list(reversed(range(depth))) if out else list(range(depth))
        whole.append(b"".join(slice_of(content, shape, element, level, image, z, up)
                              for image in range(max(1, layers) * faces) for z in slices))
    packed = [zstd_frame(d) if scheme == 2 else zlib.compress(d) if scheme == 3 else d for d in whole]
    at = 80 + 24 * len(packed)
    head = struct.pack("<9I", code, type_size, *size, layers, faces, levels, scheme)
    index = struct.pack("<4I2Q", at, len(dfd), at + len(dfd), len(keys), 0, 0)
    body, entries = dfd + keys, [None] * len(packed)
    step = 1 if scheme else element[0] * 4 // {0: 4, 2: 2}.get(element[0] % 4, 1)
    for level in reversed(range(len(packed))):
        body += bytes(-(at + len(body)) % step)
        entries[level] = struct.pack("<3Q", at + len(body), len(packed[level]), len(whole[level]))
        body += packed[level]
    return IDENTIFIER + head + index + b"".join(entries) + body


def dds(name, size, layers=1, faces=1, levels=1, content=pattern):
    dxgi, pixels, element = PIXELS[name]
    pixels = pixels or (FOURCC, b"DX10", 0, 0, 0, 0, 0)
    width, height, depth = size
    shape = (width, max(1, height), max(1, depth))
    flags = 0x1007 | (0x20000 if levels > 1 else 0) | (0x800000 if depth else 0)
    caps2 = (0xFE00 if faces == 6 else 0) | (0x200000 if depth else 0)
    out = b"DDS " + struct.pack("<7I44x", 124, flags, shape[1], width, counts(shape, 0, element)[0], depth, levels)
    out += struct.pack("<II4s5I", 32, *pixels) + struct.pack("<4I4x", 0x401008 if levels > 1 else 0x1000, caps2, 0, 0)
    if dxgi:
        out += struct.pack("<5I", dxgi, 4 if depth else 3 if height else 2, 4 if faces == 6 else 0, layers, 0)
    for image in range(layers * faces):
        for level in range(levels):
            for z in range(counts(shape, level, element)[2]):
                out += slice_of(content, shape, element, level, image, z)
    return out


FILES = {
    "flat.ktx2": lambda: ktx2("R8G8B8A8_UNORM", (5, 3, 0), levels=3),
    "srgb.ktx2": lambda: ktx2("B8G8R8A8_SRGB", (4, 4, 0), layers=3, levels=2),
    "packed.ktx2": lambda: ktx2("A1R5G5B5_UNORM_PACK16", (9, 2, 0)),
    "line.ktx2": lambda: ktx2("R8_UNORM", (7, 0, 0), layers=2, levels=3),
    "cubes.ktx2": lambda: ktx2("R16_UINT", (4, 4, 0), layers=2, faces=6, levels=3),
    "volume.ktx2": lambda: ktx2("R16G16_SFLOAT", (4, 2, 3), levels=2, scheme=2, orientation="rdo"),
    "wide.ktx2": lambda: ktx2("R32G32B32_SFLOAT", (3, 2, 0), levels=2),
    "up.ktx2": lambda: ktx2("R8G8B8A8_UNORM", (3, 4, 0), levels=0, orientation="ru"),
    "depth.ktx2": lambda: ktx2("D24_UNORM_S8_UINT", (4, 3, 0)),
    "bc1.ktx2": lambda: ktx2("BC1_RGB_UNORM", (10, 10, 0), faces=6, levels=4),
    "bc7.ktx2": lambda: ktx2("BC7_SRGB", (17, 6, 0), levels=3, scheme=3),
    "astc.ktx2": lambda: ktx2("ASTC_6x5_UNORM", (13, 11, 0), levels=2),
    "pairs.ktx2": lambda: ktx2("G8B8G8R8_422_UNORM", (5, 2, 0)),
    "flat.dds": lambda: dds("R8G8B8A8_UNORM", (5, 3, 0), levels=3),
    "line.dds": lambda: dds("R16_UINT", (7, 0, 0), layers=2, levels=3),
    "volume.dds": lambda: dds("R16_UINT", (3, 2, 4), levels=2),
    "cubes.dds": lambda: dds("BC1_UNORM", (10, 10, 0), layers=2, faces=6, levels=4),
    "masks.dds": lambda: dds("A8R8G8B8", (5, 2, 0)),
    "narrow.dds": lambda: dds("R5G6B5", (3, 3, 0), levels=2),
    "grey.dds": lambda: dds("L8", (4, 4, 4), levels=3),
    "dxt5.dds": lambda: dds("DXT5", (9, 7, 0), faces=1, levels=4),
    "cube.dds": lambda: dds("A32B32G32R32F", (2, 2, 0), faces=6, levels=2),
    "alpha.dds": lambda: dds("A8L8", (4, 2, 0), levels=3),  # masks as Pillow's uncompressed_la.dds has them
    "tail.dds": lambda: dds("A8R8G8B8", (5, 2, 0)) + bytes(24),  # as three of Pillow's files end
}


def picture(path, folder):
    """Needs Pillow."""
    from PIL import Image

    image = Image.open(path).convert("RGBA")
    rgba, (width, height) = image.tobytes(), image.size
    size, name, levels = (width, height, 0), Path(path).stem, max(width, height).bit_length()

    def content(order):
        def at(level, _image, _z, y, xb):
            return rgba[4 * ((y << level) * width + (xb // 4 << level)) + order[xb % 4]]
        return at

    (folder / f"{name}.ktx2").write_bytes(ktx2("R8G8B8A8_UNORM", size, levels=levels, scheme=3, content=content((0, 1, 2, 3))))
    (folder / f"{name}.dds").write_bytes(dds("A8R8G8B8", size, levels=levels, content=content((2, 1, 0, 3))))


def main():
    if len(sys.argv) == 4 and sys.argv[1] == "--picture":
        picture(sys.argv[2], Path(sys.argv[3]))
    elif sys.argv[1:] == ["--check"]:
        folder = Path(__file__).parent / "files"
        wrong = [name for name, write in FILES.items() if (folder / name).read_bytes() != write()]
        if wrong:
            sys.exit(f"{folder}: not as write.py writes them: {' '.join(wrong)}")
    elif len(sys.argv) == 2:
        for name, write in FILES.items():
            (Path(sys.argv[1]) / name).write_bytes(write())
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
