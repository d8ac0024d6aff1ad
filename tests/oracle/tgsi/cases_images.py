# SPDX-License-Identifier: Apache-2.0
"""imageLoad, imageStore, imageSize and all atomics: formats in 2D, then each target. A pixel has a texel of its own."""
from drawn import EDGE, Case, Group

IMAGES, CUBES, FLOAT_ADD = "GL_ARB_shader_image_load_store", "GL_ARB_texture_cube_map_array", "GL_NV_shader_atomic_float"
NONE = "the unit has no surfaces of this target"
FLAT = "ivec2(i.xy)"
FLOATS, SIGNED = "vec4(0.125 * i.x, 0.25 * i.y, i.zw)", "vec4(0.125 * i.x - 0.5, 0.25 * i.y - 0.5, i.zw)"
FORMATS = {"rgba32f": FLOATS, "rgba16f": SIGNED, "rg32f": SIGNED, "r32f": FLOATS, "rgba8": FLOATS, "rgba8_snorm": SIGNED, "rg8": FLOATS,
           "r8": FLOATS, "rgba16": FLOATS, "rg16": FLOATS, "rgb10_a2": FLOATS, "r11f_g11f_b10f": FLOATS, "rgba32ui": "uvec4(i)",
           "r32ui": "uvec4(i)", "rgba8i": "ivec4(i.xy, -i.xy)", "rg16i": "ivec4(i.xy, -i.xy)", "r16ui": "uvec4(i)", "r32i": "ivec4(-i)",
           "rgba8ui": "uvec4(i)"}
PLACES = {"1d": ((32, 1, 1), "int(i.x) + 8 * int(i.y)"), "3d": ((8, 4, 3), "ivec3(i.xyz)"), "2darray": ((8, 4, 3), "ivec3(i.xyz)"),
          "1darray": ((32, 3, 1), "ivec2(int(i.x) + 8 * int(i.y), i.z)"), "rect": ((8, 4, 1), "ivec2(i.xy)"),
          "buffer": ((32, 1, 1), "int(i.x) + 8 * int(i.y)")}
ATOMICS = ("Add", "Min", "Max", "And", "Or", "Xor", "Exchange")


def case(name, target, form, expression, size=(8, 4, 1), z=1.0, extensions=IMAGES, image="", **more):
    return Case(name, target, form, expression, (0.0, 1.0, 0.0, 1.0, z, 2.0), EDGE, size=size, image=image or form, extensions=extensions,
                **more)


def load(target, form, place, size=(8, 4, 1), name="", **more):
    return case(f"load_{name or target}_{form}", target, form, f"imageLoad(t, {place})", size, **more)


def store(target, form, place, size=(8, 4, 1), name="", **more):
    z = 0.75 if "z" not in place and FORMATS[form][0] == "v" else 1.0
    return case(f"store_{name or target}_{form}", target, form, "uvec4(1u)", size, z, gives="u", written=True,
                before=f"imageStore(t, {place}, {FORMATS[form]})", **more)


def atomic(function, target, form, place, size=(8, 4, 1), data="", name="", **more):
    kind = "uint" if "ui" in form else "int"
    data = data or f"{kind}(i.x) * {kind}(0x1fffffff) + {kind}(i.y)"
    value = f"imageAtomic{function}(t, {place}, {data})"
    value = f"floatBitsToUint({value})" if form == "r32f" else value
    return case(f"atomic_{name or function.lower()}_{target}_{form}", target, form, f"uvec4({value}, 7, 8, 9)",
                size, gives="u", written=True, **more)


def loads():
    found = [load("2d", form, FLAT) for form in FORMATS]
    found += [load(target, "rgba32f", place, size) for target, (size, place) in PLACES.items()]
    found += [
        load("2darray", "rgba8", FLAT, (8, 4, 3), "layer", view=(0, 2), kind="2d"),
        load("cube", "rgba8", FLAT, (8, 8, 1), "face", view=(0, 4), kind="2d"),
        load("2d", "rgba8", FLAT, (16, 8, 1), "level", levels=2, view=(1, -1)),
        load("cube", "rgba8", "ivec3(i.xyz)", (8, 8, 1), refused=f"left out: LOAD: {NONE}"),
        load("cubearray", "rgba8", "ivec3(i.xyz)", (4, 4, 12), extensions=f"{IMAGES} {CUBES}", refused=f"left out: LOAD: {NONE}"),
    ]
    for target, extent, more in (("1d", (13, 1, 1), "7, 8, 9"), ("2d", (13, 5, 1), "8, 9"), ("3d", (13, 5, 3), "9"),
                                 ("2darray", (13, 5, 3), "9"), ("1darray", (13, 5, 1), "8, 9"), ("rect", (13, 5, 1), "8, 9"),
                                 ("buffer", (37, 1, 1), "7, 8, 9"), ("cube", (8, 8, 1), "8, 9"),
                                 ("cubearray", (4, 4, 12), "9")):
        found.append(case(f"image_size_{target}", target, "r32i", f"ivec4(imageSize(t), {more})", extent,
                          extensions=f"{IMAGES} {CUBES} GL_ARB_shader_image_size", gives="i"))
    return found


def stores():
    found = [store("2d", form, FLAT) for form in FORMATS]
    found += [store(target, "rgba8i" if target == "buffer" else "rgba8", place, size) for target, (size, place) in PLACES.items()]
    return found + [store("2d", "rgba8", FLAT, (16, 8, 1), "level", levels=2, view=(1, -1)),
                    store("cube", "rgba8", "ivec3(i.xyz)", (8, 8, 1), refused=f"left out: STORE: {NONE}")]


def atomics():
    found = [atomic(function, "2d", form, FLAT) for function in ATOMICS for form in ("r32ui", "r32i")]
    found += [atomic("Add", target, "r32ui", place, size) for target, (size, place) in PLACES.items()]
    return found + [
        atomic("CompSwap", "2d", "r32ui_few", FLAT, data="uint(i.w), uint(i.x) + 77u", image="r32ui"),
        atomic("Exchange", "2d", "r32f", FLAT, data="i.x * 0.375", name="exchange_float", extensions=f"{IMAGES} GL_ARB_ES3_1_compatibility",
               refused="left out: ATOMXCHG: the unit adds floats, and has the other atomics on integers alone"),
        atomic("Add", "2d", "r32f", FLAT, data="i.x * 0.375", name="add_float", extensions=f"{IMAGES} {FLOAT_ADD}",
               opened=FLOAT_ADD, alone="llvmpipe", why="softpipe leaves the texel as it is"),
        atomic("Add", "cube", "r32ui", "ivec3(i.xyz)", (8, 8, 1), refused=f"left out: ATOMUADD: {NONE}"),
    ]


GROUPS = {
    "images": Group(
        "loads from images and their sizes",
        "R-TGSI-110 R-TGSI-111 R-TGSI-113 R-TGSI-114 R-TGSI-115 R-TGSI-121",
        "", loads),
    "stores": Group("stores to images, and the memory after them", "R-TGSI-110 R-TGSI-117 R-TGSI-118 R-TGSI-119",
                    "R-SUST-22 R-SUST-24 R-SUST-27", stores),
    "atomics": Group("atomics on images, and the memory after them", "R-TGSI-110 R-TGSI-130 R-TGSI-131 R-TGSI-132 R-TGSI-133", "PD-118", atomics),
}
