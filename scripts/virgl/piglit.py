#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""
Record programs of piglit, make vectors of their lookups, run these in lockstep, and print a table.

piglit.py --texlock PROGRAM --out FOLDER [--piglit FOLDER] [--count N] [--only PATTERN]

Needs Debian's piglit and virgl-server; without them it says so and exits with 0, as nothing was tried. FOLDER/table.md
has a row for each program, and each instruction that was left out with its reason; FOLDER also keeps recordings, texts
and vectors.

Exit status: 0: all vectors passed, or the packages are missing; 1: a vector failed, a text was refused, a recording could
not be read, or nothing ran; 2: bad usage.
"""
import argparse
import collections
import glob
import json
import os
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
import protocol
import record
import vectors

SECONDS = 40
DRAWS = 4  # of one text in a program
LOOKS = re.compile(r"^(texture|image texture) ", re.M)
# Programs that are not shader_runner's: fixed function, fragment programs, GLSL, images. Words behind a name are arguments.
BINARIES = """cubemap
cubemap-shader
depth-tex-compare
depth-tex-modes-glsl
fbo-generatemipmap
fbo-generatemipmap-3d
fbo-generatemipmap-array
fbo-generatemipmap-cubemap
fbo-generatemipmap-filtering
ext_texture_integer-texture_integer_glsl130
ext_texture_swizzle-swizzle
arb_texture_buffer_object-fetch-outside-bounds
arb_texture_buffer_object-formats fs core
arb_texture_cube_map_array-cubemap
arb_texture_cube_map_array-cubemap-lod
arb_texture_cube_map_array-sampler-cube-array-shadow
arb_shader_image_load_store-atomicity
arb_shader_image_load_store-level
arb_shader_image_load_store-layer
arb_texture_view-sampling-2d-array-as-cubemap
arb_texture_view-sampling-2d-array-as-2d-layer
levelclamp
lodbias
lodclamp
tex3d
tex-miplevel-selection
tex-miplevel-selection textureGrad 2D
tex-miplevel-selection textureProjLod 2D
tex-miplevel-selection textureOffset 2DArray
texrect-many
texwrap
texelFetch fs sampler2D
texelFetch fs isampler3D
texelFetch offset fs usampler2DArray
texelFetch vs sampler1DArray
textureGather fs rgba red unorm 2D 0 repeat
textureGather fs rg green uint 2DArray 1 clamp
textureGather fs offset rgba blue float 2D 0 mirror_repeat
textureGather fs offsets rgba red unorm 2D 3 repeat
textureGather fs r red shadow CubeArray 0 clamp
textureSize fs sampler2DArray
textureSize vs samplerCubeArray
texture-al
texture-rg
crossbar
glsl-lod-bias
fp-fragment-position
s3tc-teximage
s3tc-texsubimage
bptc-modes
tex-srgb""".splitlines()
PASSED = re.compile(r"^PASS\b.* (\d+) compares", re.M)


def programs(piglit, count):
    """Commands by name: the binaries that are there, and shader tests, evenly from all that have a texture."""
    bin_ = os.path.join(piglit, "bin")
    found = {}
    for program, *arguments in (line.split() for line in BINARIES):
        if os.access(os.path.join(bin_, program), os.X_OK):
            found[".".join([program, *arguments])] = [os.path.join(bin_, program), *arguments]
    tests = []
    for path in sorted(glob.glob(os.path.join(piglit, "*tests", "spec", "**", "*.shader_test"), recursive=True)):
        with open(path, encoding="latin-1") as file:
            if LOOKS.search(file.read()):
                tests.append(path)
    hand = [path for path in tests if "generated_tests" not in path]
    rest = [path for path in tests if "generated_tests" in path]
    wanted = max(count - len(found), 0)
    for group, share in ((hand, wanted * 3 // 4), (rest, wanted - wanted * 3 // 4)):
        for k in range(min(share, len(group))):
            path = group[k * len(group) // min(share, len(group))]
            name = os.path.relpath(path, piglit).split("spec/")[1].replace("/", ".")[:-len(".shader_test")]
            found[name] = [os.path.join(bin_, "shader_runner"), path]
    return found


def run_vector(texlock, path, out):
    run = subprocess.run([texlock, "run", path, "--no-wave", "--out", os.path.join(out, "runs")], capture_output=True, text=True)
    passed = PASSED.search(run.stdout)
    return (int(passed.group(1)) if passed else 0), run.returncode, run.stdout + run.stderr


def one(name, command, options):
    """Record, make vectors, run them. A row of the table."""
    row = {"name": name, "shaders": 0, "lowered": 0, "not_built": 0, "left_out": 0, "textures": 0, "others": 0, "ran": 0,
           "compares": 0, "refused": 0, "failed": [], "reasons": collections.Counter(), "says": ""}
    path = os.path.join(options.out, name + ".vtest")
    for old in glob.glob(glob.escape(path[:-len(".vtest")]) + "-[0-9]*.vtest"):
        os.unlink(old)
    code, connections = record.record(path, command + ["-auto", "-fbo"], SECONDS, quiet=True)
    if connections == 0:
        row["says"] = f"exit status {code}, no context"
        return row
    stem = os.path.splitext(path)[0]
    shaders = []
    for recording in [path] + sorted(glob.glob(glob.escape(stem) + "-[0-9]*.vtest")):
        shaders += vectors.vectors_of(recording, options.texlock, options.out, most=DRAWS)
    row["shaders"] = len(shaders)
    for shader in shaders:
        row["lowered"] += shader["lowered"]
        row["not_built"] += shader["not_built"]
        row["left_out"] += shader["left_out"]
        row["textures"] += shader["textures"]
        row["others"] += len(shader["textures_drawn"])
        row["reasons"].update(reasons_of(shader["says"]))
        if shader["refused"]:
            row["refused"] += 1
            row["failed"].append((shader["shader"], "refused", shader["says"]))
        if shader["vector"]:
            compares, status, said = run_vector(options.texlock, shader["vector"], options.out)
            row["ran"] += shader["lowered"] if status == 0 else 0
            row["compares"] += compares
            if status != 0:
                row["failed"].append((shader["vector"], f"exit status {status}", said))
    return row


def reasons_of(said):
    """What texlock lower said of instructions that it left out, without file, line and column."""
    return [re.sub(r"^\S+?:\d+(:\d+)?: ", "", line).strip() for line in said.splitlines()
            if re.match(r"^\S+?:\d+", line) and "lowered," not in line]


def table(rows):
    keys = ("shaders", "refused", "lowered", "not_built", "left_out", "ran", "textures", "others", "compares")
    titles = ("shaders", "texts refused", "lowered", "not built", "left out", "passed in lockstep", "textures of the draw", "other textures",
              "compares")
    lines = ["| program | " + " | ".join(titles) + " |", "| --- |" + " ---: |" * len(keys)]
    for row in rows:
        lines.append(f"| {row['name']} | " + " | ".join(str(row[key]) for key in keys) + f" |{row['says']}")
    lines.append(f"| **{len(rows)} programs** | " + " | ".join(f"**{sum(row[key] for row in rows)}**" for key in keys) + " |")
    reasons = collections.Counter()
    for row in rows:
        reasons.update(row["reasons"])
    lines += ["", "| instructions not executed | reason |", "| ---: | --- |"]
    lines += [f"| {count} | {reason} |" for reason, count in reasons.most_common()]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--texlock", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--piglit")
    parser.add_argument("--count", type=int, default=120)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    piglit = options.piglit or next(iter(glob.glob("/usr/lib/*/piglit")), None)
    if not piglit or not os.path.isdir(os.path.join(piglit, "bin")) or not shutil.which("virgl_test_server"):
        print("piglit.py: not run: piglit or virgl-server is not installed")
        return 0
    if record.in_use():
        sys.stderr.write(f"piglit.py: another recorder or server listens at {record.CLIENT_SOCKET}\n")
        return 2
    os.makedirs(options.out, exist_ok=True)
    os.environ.setdefault("PIGLIT_PLATFORM", "surfaceless_egl")
    os.environ["PIGLIT_SOURCE_DIR"] = piglit
    os.environ["LD_LIBRARY_PATH"] = os.path.join(piglit, "lib")
    chosen = {name: command for name, command in programs(piglit, options.count).items() if options.only in name}
    rows, failed = [], 0
    for k, (name, command) in enumerate(chosen.items()):
        try:
            rows.append(one(name, command, options))
        except protocol.Malformed as fault:
            print(f"{name}: {fault}")
            failed += 1
            continue
        print(f"{k + 1}/{len(chosen)} {name}: {rows[-1]['lowered']} lowered, {rows[-1]['ran']} passed", flush=True)
        for vector, status, said in rows[-1]["failed"]:
            failed += 1
            print(f"FAIL: {vector}: {status}\n" + "\n".join(said.splitlines()[-12:]))
    with open(os.path.join(options.out, "table.md"), "w") as out:
        out.write(table(rows))
    with open(os.path.join(options.out, "table.json"), "w") as out:
        json.dump([{**row, "reasons": dict(row["reasons"])} for row in rows], out, indent=1)
    print(table(rows) if len(rows) < 4 else f"table: {os.path.join(options.out, 'table.md')}")
    if not any(row["ran"] for row in rows):
        print("piglit.py: nothing ran: no program gave an instruction that passed")
        return 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
