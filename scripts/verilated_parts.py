#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Divide the C++ that Verilator made into a few files, and keep the objects of those that are as they were.

usage: verilated_parts.py NEW OLD BYTES TEXT

NEW is the folder that Verilator has just written, OLD the one that it will replace. Writes NEW/part_N.cpp, of some
BYTES each, for what runs in every cycle, NEW/slow_part_N.cpp, of four times as many, for what runs once, NEW/parts.h, the
headers of all, and NEW/parts.mk, which compiles these headers once, and then the parts. An object of OLD is used again if it
is whole (OLD/*.sums) and was made of the same C++, headers and TEXT (compiler, flags, simulator). In NEW, what depends on
inputs is evaluated only when main.cpp does not say that they are as they were (hold_inputs), and assertions are always
on (keep_assertions).
exit: 0 written, 1 NEW is no folder of Verilator
"""
import hashlib
import os
import re
import sys
from pathlib import Path

PREFIX = "Vtexlock"
HEADERS = "parts.h.gch"
MAKEFILE = """override VK_OBJS := {objects}
override VK_SLOW_OBJS := {slow_objects}
include Vtexlock.mk
parts.h.gch: parts.h
\t$(CXX) $(CXXFLAGS) $(CPPFLAGS) $(OPT_FAST) -x c++-header -o $@ $<
$(filter part_%,$(VK_OBJS)): parts.h.gch
"""
SLOW_SHARE = 4  # these compile without optimisation, and each reads the headers
FIRST = "vlSelf->__VicoTriggered.at(0U) = (0U == vlSelf->__VicoIterCount);"
HELD = "texlock_inputs_held"
ASSERTS = "vlSymsp->_vm_contextp__->assertOn()"
RUNTIME = "runtime"  # verilated*.o, made of the simulator's own sources


def digest(data):
    return hashlib.blake2b(data).hexdigest()


def hold_inputs(new):
    """Verilator evaluates what depends on inputs in every evaluation. Let main.cpp say when none has changed since the last one.
    Versions that write this line otherwise stay as they are."""
    for path in sorted(new.glob(f"{PREFIX}___024root*.cpp")):
        text = path.read_text()
        held = text.replace(FIRST, f"{FIRST.rstrip(';')} & !{HELD};")
        if held != text:
            path.write_text(f"extern bool {HELD};\n{held}")


def keep_assertions(new):
    """Verilator asks before each assertion whether assertions are on. Nothing here turns them off, neither main.cpp nor the
    RTL, by $assertoff: let the compiler know. Versions that ask otherwise stay as they are."""
    for path in sorted(new.glob(f"{PREFIX}*.cpp")):
        text = path.read_text()
        kept = text.replace(ASSERTS, "true")
        if kept != text:
            path.write_text(kept)


def classes(new):
    """Names of the C++ files: (fast, slow)."""
    found = {"FAST": [], "SLOW": []}
    text = (new / f"{PREFIX}_classes.mk").read_text().replace("\\\n", " ")
    for speed, names in re.findall(r"^VM_(?:CLASSES|SUPPORT)_(FAST|SLOW) \+=(.*)$", text, re.M):
        found[speed] += names.split()
    return found["FAST"], found["SLOW"]


def common(most):
    return f'// Of each part, which has some {most} bytes.\n#include "{PREFIX}__Syms.h"\n'


def included(path):
    """Files that a part includes."""
    return re.findall(r'^#include "(\S+)\.cpp"$', path.read_text(), re.M) if path.exists() else []


def as_before(old, kind):
    return [included(path) for path in sorted(old.glob(f"{kind}_*.cpp"), key=lambda path: int(path.stem.rpartition("_")[2]))]


def divide(new, most, files):
    """Names of each part."""
    parts, taken = [], []
    sizes = {name: (new / f"{name}.cpp").stat().st_size for name in files}
    for name in sorted(files, key=lambda name: (-sizes[name], name)):
        n = next((n for n, size in enumerate(taken) if size + sizes[name] <= most), len(parts))
        if n == len(parts):
            parts.append([])
            taken.append(0)
        parts[n].append(name)
        taken[n] += sizes[name]
    return parts


def parts_of(new, old, kind, most, files, same):
    """{part: names}. As in OLD if the names are the same: a part that changes in size does not move the others."""
    before = as_before(old, kind)
    found = before if same and sorted(sum(before, [])) == sorted(files) else divide(new, most, files)
    return {f"{kind}_{n}": names for n, names in enumerate(found)}


def sums_of(new, parts, text):
    """{part: sum of what it is made of}"""
    headers = "".join(f"{path.name} {digest(path.read_bytes())}\n" for path in sorted(new.glob("*.h")) if path.name != "sources.h")
    sums = {RUNTIME: digest(text.encode()), HEADERS: digest((text + "\n" + headers).encode())}
    for part, names in parts.items():
        made_of = "".join(f"{name} {digest((new / f'{name}.cpp').read_bytes())}\n" for name in names)
        sums[part] = digest((text + "\n" + headers + made_of).encode())
    return sums


def read_sums(path):
    return dict(reversed(line.split(None, 1)) for line in path.read_text().splitlines()) if path.exists() else {}


def keep(new, old, sums):
    """Link the objects of OLD that are good, and note their sums."""
    before, whole = read_sums(old / "parts.sums"), read_sums(old / "objects.sums") | read_sums(old / "headers.sums")
    kept = {"objects": "", "headers": ""}
    for name in [] if (old / "unfinished").exists() else sorted(whole):
        path = old / name
        part = RUNTIME if name.startswith("verilated") else name.removesuffix(".o")
        if part in sums and before.get(part) == sums[part] and path.exists() and digest(path.read_bytes()) == whole[name]:
            os.link(path, new / name)
            kept["headers" if name == HEADERS else "objects"] += f"{whole[name]}  {name}\n"
    for kind, lines in kept.items():
        (new / f"{kind}.sums").write_text(lines)


def objects(parts):
    return " ".join(f"{part}.o" for part in parts)


def main():
    new, old, most, text = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    fast, slow = classes(new)
    if not fast:
        sys.exit(f"verilated_parts: {new} is no folder of Verilator")
    hold_inputs(new)
    keep_assertions(new)
    same = (old / "parts.h").exists() and (old / "parts.h").read_text() == common(most)
    fast_parts = parts_of(new, old, "part", most, fast, same)
    slow_parts = parts_of(new, old, "slow_part", SLOW_SHARE * most, slow, same)
    parts = fast_parts | slow_parts
    for part, names in parts.items():
        (new / f"{part}.cpp").write_text("".join(f'#include "{name}"\n' for name in ["parts.h", *(f"{name}.cpp" for name in names)]))
    (new / "parts.h").write_text(common(most))
    (new / "parts.mk").write_text(MAKEFILE.format(objects=objects(parts), slow_objects=objects(slow_parts)))
    sums = sums_of(new, parts, text)
    (new / "parts.sums").write_text("".join(f"{value}  {part}\n" for part, value in sums.items()))
    keep(new, old, sums)


if __name__ == "__main__":
    main()
