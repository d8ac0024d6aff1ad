# SPDX-License-Identifier: Apache-2.0
"""imageLoad, imageStore, imageSize and all atomics: formats in 2D, then each target. A pixel has a texel of its own."""
from drawn import EDGE, Case

TITLE = "images as Mesa 22.3.6 compiles them, values and memory on which\n# softpipe and llvmpipe agree."
RULES = ("R-TGSI-110 R-TGSI-111 R-TGSI-113 R-TGSI-114 R-TGSI-115 R-TGSI-117 R-TGSI-118 R-TGSI-119 R-TGSI-121 R-TGSI-130 R-TGSI-131 "
         "R-TGSI-132 R-TGSI-133")
IMAGES, SIZE = "GL_ARB_shader_image_load_store", "GL_ARB_shader_image_load_store GL_ARB_shader_image_size"
FLOATS, SIGNED, WHOLE = "vec4(0.125 * i.x, 0.25 * i.y, i.zw)", "vec4(0.125 * i.x - 0.5, 0.25 * i.y - 0.5, i.zw)", "ivec4(i)"
FORMATS = {"rgba32f": FLOATS, "rgba16f": SIGNED, "rg32f": SIGNED, "r32f": FLOATS, "rgba8": FLOATS, "rgba8_snorm": SIGNED, "rg8": FLOATS,
           "r8": FLOATS, "rgba16": FLOATS, "rg16": FLOATS, "rgb10_a2": FLOATS, "r11f_g11f_b10f": FLOATS, "rgba32ui": "uvec4(i)",
           "r32ui": "uvec4(i)", "rgba8i": "ivec4(i.xy, -i.xy)", "rg16i": "ivec4(i.xy, -i.xy)", "r16ui": "uvec4(i)", "r32i": "ivec4(-i)",
           "rgba8ui": "uvec4(i)"}
PLACES = {"1d": ((32, 1, 1), "int(i.x) + 8 * int(i.y)"), "3d": ((8, 4, 3), "ivec3(i.xyz)"), "2darray": ((8, 4, 3), "ivec3(i.xyz)"),
          "1darray": ((32, 3, 1), "ivec2(int(i.x) + 8 * int(i.y), i.z)"), "rect": ((8, 4, 1), "ivec2(i.xy)"),
          "buffer": ((32, 1, 1), "int(i.x) + 8 * int(i.y)")}
ATOMICS = {"Add": "1", "Min": "2", "Max": "2", "And": "1", "Or": "1", "Xor": "1", "Exchange": "1"}


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


def sizes():
    for target, extent, shown in (("1d", (13, 1, 1), "7, 8, 9"), ("2d", (13, 5, 1), "8, 9"), ("3d", (13, 5, 3), "9"),
                                  ("2darray", (13, 5, 3), "9"), ("1darray", (13, 5, 1), "8, 9"), ("rect", (13, 5, 1), "8, 9"),
                                  ("buffer", (37, 1, 1), "7, 8, 9")):
        yield case(f"image_size_{target}", target, "r32i", f"ivec4(imageSize(t), {shown})", extent, extensions=SIZE, gives="i")


def cases():
    flat = "ivec2(i.xy)"
    found = [load("2d", form, flat) for form in FORMATS]
    found += [load(target, "rgba32f", place, size) for target, (size, place) in PLACES.items()]
    found += [store("2d", form, flat) for form in FORMATS]
    found += [store(target, "rgba8i" if target == "buffer" else "rgba8", place, size) for target, (size, place) in PLACES.items()]
    found += [atomic(function, "2d", form, flat) for function in ATOMICS for form in ("r32ui", "r32i")]
    found += [atomic("Add", target, "r32ui", place, size) for target, (size, place) in PLACES.items()]
    found += [
        atomic("CompSwap", "2d", "r32ui_few", flat, data="uint(i.w), uint(i.x) + 77u", image="r32ui"),
        atomic("Exchange", "2d", "r32f", flat, data="i.x * 0.375", name="exchange_float",
               extensions=f"{IMAGES} GL_ARB_ES3_1_compatibility",
               refused="left out: ATOMXCHG: the unit adds floats, and has the other atomics on integers alone"),
        atomic("Add", "2d", "r32f", flat, data="i.x * 0.375", name="add_float", extensions=f"{IMAGES} GL_NV_shader_atomic_float",
               opened="GL_NV_shader_atomic_float", alone="llvmpipe", why="softpipe leaves the texel as it is"),
        load("cube", "rgba8", "ivec3(i.xyz)", (8, 8, 1), refused="left out: LOAD: the unit has no surfaces of this target"),
        load("cubearray", "rgba8", "ivec3(i.xyz)", (4, 4, 12), extensions=f"{IMAGES} GL_ARB_texture_cube_map_array", refused="left out: LOAD: the unit has no surfaces of this target"),
        store("cube", "rgba8", "ivec3(i.xyz)", (8, 8, 1), refused="left out: STORE: the unit has no surfaces of this target"),
        atomic("Add", "cube", "r32ui", "ivec3(i.xyz)", (8, 8, 1), refused="left out: ATOMUADD: the unit has no surfaces of this target"),
        load("2darray", "rgba8", flat, (8, 4, 3), "layer", view=(0, 2), kind="2d"),
        load("cube", "rgba8", flat, (8, 8, 1), "face", view=(0, 4), kind="2d"),
        load("2d", "rgba8", flat, (16, 8, 1), "level", levels=2, view=(1, -1)),
        store("2d", "rgba8", flat, (16, 8, 1), "level", levels=2, view=(1, -1)),
    ]
    return found + list(sizes())
