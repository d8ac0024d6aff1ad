# SPDX-License-Identifier: Apache-2.0
"""A stage of the unit: its instance in rtl/texture_unit.sv, its netlist, and the values of its signals."""
import re

import netlist
import values
import words
from case import PERIOD, ROOT, tool


def at(cycle):
    """The time at which all signals of a cycle have settled."""
    return cycle * PERIOD + PERIOD // 2


def table(program, fst, scope, first, last):
    return values.Table(tool(program, "signals", fst, "--scope", scope, "--from", str(at(first)), "--to", str(at(last)),
                             "--step", str(PERIOD)), scope)


def unit():
    return (ROOT / "rtl/texture_unit.sv").read_text()


def instance(stage):
    """Module and connections, as text, of the instance u_STAGE; None: there is none."""
    found = re.search(rf"(tex_\w+)\s*(?:#\([^;]*?\))?\s*u_{stage}\s*\((.*?)\);", unit(), re.S)
    return (found[1], found[2]) if found else None


def connections(stage):
    """{port: signal} of the instance; what is no plain signal is left out."""
    _, text = instance(stage)
    return {port: signal or port for port, signal in re.findall(r"\.(\w+)\s*(?:\(\s*(\w*)\s*\))?\s*(?:,|$|\n)", text)}


def plain(name):
    """Signals of a boundary and ports of the unit have one name but for underscores: axi_aw_valid, m_axi_awvalid_o."""
    return re.sub(r"^[ms]_|_[io]$", "", name).replace("_", "")


def instance_of(stage, signal):
    """The module of the instance u_STAGE and its port that has the signal; None: there is none."""
    found = instance(stage)
    ports = [port for port, name in connections(stage).items() if plain(name) == plain(signal)] if found else []
    return (found[0], ports[0]) if ports else None


def boundaries():
    """{name: (stage that shows it, its sets)} of all boundaries, in pipeline order."""
    lines = (ROOT / "rtl/defs/boundaries.tsv").read_text().splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return {row[0]: (row[2], row[5].split(",")) for row in rows}


class Stage:
    """Its module, read by Yosys, with the recorded values of the cycles first..last."""

    def __init__(self, name, program, fst, first, last, folder, constants):
        self.name, self.scope, self.first = name, f"texture_unit.u_{name}", first
        self.table = table(program, fst, self.scope, first, last)
        module = instance(name)[0]
        self.net = netlist.load(program.parent, folder, module, netlist.parameters_of(program.parent, module, self.table))
        self.values = words.Words(self.net, self.table, at)
        self.connections, self.constants = connections(name), constants
        self.place = {}  # of each bit of an input port: the port, and where it is there
        for port, (direction, bits) in self.net.ports.items():
            if direction == "input":
                self.place.update({bit: (port, i) for i, bit in enumerate(bits) if isinstance(bit, int)})

    def signal_of(self, bits, cycle):
        """A public name of bits, the deepest, and its value in hexadecimal."""
        for bit in bits:
            names = self.net.names.get(bit)
            if names:
                member, _ = self.table.member(*names[-1])
                return member, self.shown(member, cycle)
        return "", ""

    def shown(self, member, cycle):
        net = self.net.nets.get(member)
        if net:
            return hex(self.values.value(net, self.values.row(cycle)))
        text = self.table.bits(member, at(cycle)) or ""
        return hex(int(text, 2)) if text and set(text) <= {"0", "1"} else "unknown"
