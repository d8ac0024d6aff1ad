# SPDX-License-Identifier: Apache-2.0
"""Selects the instances that stay RTL in a netlist with the gates of each module once.

Sibling instances of a module are equal: the first is gates, the others are instances of the RTL from which the gates
were made. Small modules are gates everywhere, and a module that stays RTL does so with all its submodules.
"""
import re

MODULE = re.compile(r"^module (\S+)$|^  cell (\S+) (\S+)$", re.MULTILINE)
PARAMETER = re.compile(r"^(\w+)=s32'([01]{32})$")
SMALL = 400  # cells; below, an instance saves less than its ports cost


def rtl(name):
    """The instantiation of the RTL of a module with this Yosys name, or None if the name lacks its parameters."""
    if re.fullmatch(r"\\tex_\w+", name):
        return name[1:]
    base, *stem = name.split("\\", 2)
    if base != "$paramod" or len(stem) < 2 or not stem[0].startswith("tex_"):
        return None
    values = [PARAMETER.match(setting) for setting in stem[1].split("\\")]
    if None in values:
        return None
    return f"{stem[0]} #({', '.join(f'.{v[1]}({int(v[2], 2)})' for v in values)})"


def chosen(text):
    """[(module, [(the one around it, its instance)...])...] of what stays RTL, from the mapped modules in RTLIL."""
    size, beside, around = {}, {}, None
    for found in MODULE.finditer(text):
        if found[1]:
            around = found[1]
            size[around] = 0
        else:
            size[around] += 1
            beside.setdefault((found[2], around), []).append(found[3])
    stay = {}
    for (module, where), cells in sorted(beside.items()):
        # An output register, and the gates before it, may be in modules inside.
        inside = size.get(module, 0) + sum(size.get(inner, 0) for inner, outer in beside if outer == module)
        if len(cells) > 1 and inside >= SMALL and rtl(module):
            stay.setdefault(module, []).extend((where, cell) for cell in sorted(cells)[1:])
    return list(stay.items())


def script(names):
    """Yosys: these instances become instances of black boxes once_0, once_1 and so on."""
    lines = []
    for number, (module, cells) in enumerate(names):
        lines += [f"copy {module} \\once_{number}", f"blackbox once_{number}"]
        lines += [f"chtype -set \\once_{number} {where}/{cell}" for where, cell in cells]
    return "\n".join(lines)


def named(netlist, names):
    """Those black boxes by the names of their RTL."""
    for number, (module, _) in enumerate(names):
        netlist = re.sub(rf"^  once_{number} ", f"  {rtl(module)} ", netlist, flags=re.MULTILINE)
    return netlist
