# SPDX-License-Identifier: Apache-2.0
"""A stage of the RTL as Yosys reads it: cells, what drives each bit, and names. Made once for each state of the RTL."""
import fcntl
import hashlib
import json
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


class NetlistError(Exception):
    pass


def sources(build, folder):
    """Options and files for Yosys, as lint has them."""
    done = subprocess.run(["python3", ROOT / "scripts/synth_types.py", build / "gen", "rtl", folder], cwd=ROOT,
                          capture_output=True, text=True)
    if done.returncode:
        raise NetlistError(done.stderr.strip())
    words = done.stdout.split()
    return [w for w in words if w.startswith("-I")], [w for w in words if not w.startswith("-I")]


def needed(files, module):
    """The packages, and the files of a module and of those that it has inside."""
    texts = {file: (ROOT / file).read_text() for file in files}
    home = {name: file for file, text in texts.items() for name in re.findall(r"^module\s+(\w+)", text, re.M)}
    found, waiting = set(), [module]
    for name in waiting:  # grows meanwhile
        if name in home and home[name] not in found:
            found.add(home[name])
            waiting += re.findall(r"\b\w+\b", texts[home[name]])
    return [file for file in files if file in found or not re.search(r"^module\s", texts[file], re.M)]


def digest(text, files):
    total = hashlib.blake2b(text.encode())
    for name in files:
        total.update((ROOT / name).read_bytes())
    return total.hexdigest()[:32]


# Flattening would add the places of all instances around a cell to its own, in no order: its own are kept under another name.
def script(options, files, module, parameters, out):
    given = "".join(f" -chparam {name} {value}" for name, value in sorted(parameters.items()))
    package = [f for f in files if f.endswith("tex_pkg.sv")]
    head = " ".join(options + package)
    return (f"read_verilog -sv {head}; read_verilog -sv -defer {' '.join(options + files)}; hierarchy -top {module}{given}; "
            f"proc -noopt -norom; attrmap -rename src own; flatten; opt_clean; write_json {out}")


def default(text, build):
    """The number of a parameter: itself, or a constant of the package."""
    found = re.search(rf"\b{text[9:]}\s*=\s*(\d+)\s*;", (build / "gen/tex_pkg.sv").read_text()) if text.startswith("tex_pkg::") else None
    return found[1] if found else text


def parameters_of(build, module, table):
    """Of an instance, as they were recorded, those that are not the module's own: {name: number}."""
    text = (ROOT / f"rtl/{module.removeprefix('tex_')}.sv").read_text()
    head = text[text.index(f"module {module}"):]
    own = dict(re.findall(r"parameter\s+int\s+(?:unsigned\s+)?(\w+)\s*=\s*([^,)\s]+)", head[:head.index(");")]))
    given = {name: int(table.first(name), 2) for name in own if name in table.place}
    return {name: value for name, value in given.items() if default(own[name], build) != str(value)}


def load(build, folder, module, parameters):
    """The netlist of a module with all that is in it; from `folder` if it is there already."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two searches may want one stage
        return Netlist(read(build, folder, module, parameters))


def read(build, folder, module, parameters):
    options, files = sources(build, folder / "types")
    files = needed(files, module)
    kept = folder / f"{module}-{digest(script(options, files, module, parameters, ''), files)}.json"
    if not kept.exists():
        part = kept.with_suffix(".part")
        done = subprocess.run(["yosys", "-q", "-p", script(options, files, module, parameters, part)], cwd=ROOT, capture_output=True,
                              text=True)
        if done.returncode:
            raise NetlistError(f"yosys reads no module {module}: {done.stderr.strip()[-300:]}")
        for old in folder.glob(f"{module}-*.json"):
            old.unlink()
        part.rename(kept)
    modules = json.loads(kept.read_text())["modules"]
    return next(m for m in modules.values() if int(m["attributes"].get("top", "0"), 2))


def number(text):
    """A parameter of Yosys: a string of bits, or a number."""
    return int(text, 2) if isinstance(text, str) else text


class Cell:
    """One operation, or register: its inputs and output are lists of bits, lowest first."""

    def __init__(self, name, raw):
        self.name, self.kind, self.source = name, raw["type"], raw["attributes"].get("own", "")
        self.bits = raw["connections"]
        self.parameters = raw["parameters"]

    def parameter(self, name):
        return number(self.parameters[name])

    def signed(self):
        return self.flag("A_SIGNED") and ("B_SIGNED" not in self.parameters or self.flag("B_SIGNED"))

    def flag(self, name):
        return bool(number(self.parameters.get(name, 0)))

    def memory(self):
        return self.parameters["MEMID"].lstrip("\\")

    def output(self):
        return self.bits.get(OUTPUTS.get(self.kind, "Q" if self.kind.startswith("$dff") else "Y"), [])


OUTPUTS = {"$memrd": "DATA", "$memrd_v2": "DATA"}


class Netlist:
    """
    driver: of each bit the cell and the place in its output; names: of each bit the public names (name, place); loaded: bits that
    registers take.
    """

    def __init__(self, module):
        self.cells = [Cell(name, raw) for name, raw in module["cells"].items()]
        self.ports = {name: (port["direction"], port["bits"]) for name, port in module["ports"].items()}
        self.nets = {name: net["bits"] for name, net in module["netnames"].items() if not net["hide_name"]}
        self.sources = {name: module["netnames"][name]["attributes"].get("own", "") for name in self.nets}
        self.driver, self.names, self.memory, self.loaded = {}, {}, {}, set()
        for cell in self.cells:
            if cell.kind.startswith("$dff"):
                self.loaded.update(cell.bits["D"])
            if cell.kind.startswith(("$meminit", "$memwr")):
                self.memory.setdefault(cell.memory(), []).append(cell)
            for place, bit in enumerate(cell.output()):
                self.driver[bit] = (cell, place)
        for name, bits in sorted(self.nets.items(), key=lambda item: (item[0].count("."), len(item[1]), item[0])):
            for place, bit in enumerate(bits):
                if isinstance(bit, int):
                    self.names.setdefault(bit, []).append((name, place))
