# SPDX-License-Identifier: Apache-2.0
"""The ports of rtl/defs/ports.tsv: their parts of boundaries; in C, for Verilator's VPI, and for the probe."""
from dataclasses import dataclass

MOST_INPUTS = 32  # without the clock: a bit each in the harness's inputs
ROLES = ("clock", "reset", "valid", "ready", "payload")
OF_BOUNDARY = ROLES[2:]


@dataclass
class Port:
    name: str
    input: bool
    boundary: object  # None: clock and reset
    role: str
    at: int  # first bit in the payload of the boundary
    width: int
    field: str  # of the bundle, - = all of it
    doc: str

    @property
    def upper(self):
        """As C calls it: s_axil_awaddr_i is AXIL_AWADDR."""
        return self.name.removeprefix("m_").removeprefix("s_").rsplit("_", 1)[0].upper()


def place(boundary, role, field, leaves):
    """First bit and width of a port's field; None if the boundary has no such field."""
    if role != "payload":
        return 0, 1
    fields = list(leaves(boundary.bundle))
    if field == "-":
        return 0, sum(f.width * f.count for _, _, f in fields)
    return next(((at, f.width * f.count) for name, at, f in fields if name == field), None)


def load(table, boundaries, leaves):
    found = []
    for line, (name, direction, of, role, field, doc) in zip(table.lines, table.rows):
        if role not in ROLES:
            table.fail(line, f"port {name}: role '{role}', expected one of {', '.join(ROLES)}")
        if direction not in ("in", "out"):
            table.fail(line, f"port {name}: direction '{direction}', expected in or out")
        if name in (p.name for p in found):
            table.fail(line, f"port {name} is there already")
        if role not in OF_BOUNDARY:
            found.append(Port(name, True, None, role, 0, 1, "-", doc))
            continue
        boundary = next((b for b in boundaries if b.name == of and b.kind in ("in", "out")), None)
        if not boundary:
            table.fail(line, f"port {name}: '{of}' is no boundary of kind in or out")
        if (direction == boundary.kind) == (role == "ready"):
            table.fail(line, f"port {name}: {role} of boundary {of}, whose kind is {boundary.kind}, cannot be {direction}")
        placed = place(boundary, role, field, leaves)
        if not placed:
            table.fail(line, f"port {name}: bundle {boundary.bundle} has no field '{field}'")
        found.append(Port(name, direction == "in", boundary, role, *placed, field, doc))
    if sum(p.input and p.role != "clock" for p in found) > MOST_INPUTS:
        table.fail(table.lines[-1], f"more than {MOST_INPUTS} inputs")
    check_whole(table, found, boundaries, leaves)
    return found


def check_whole(table, ports, boundaries, leaves):
    """Each boundary at the ports has its valid, its ready, and ports for all of its payload, in this order, together."""
    at = [p for p in ports if p.boundary]
    for b in boundaries:
        if b.kind not in ("in", "out"):
            continue
        mine = [p for p in at if p.boundary is b]
        if [p.role for p in mine] != ["valid", "ready"] + ["payload"] * (len(mine) - 2):
            table.fail(table.lines[-1], f"boundary {b.name}: expected a valid, a ready, then what carries its payload")
        first = at.index(mine[0])
        bits = sorted(bit for p in mine[2:] for bit in range(p.at, p.at + p.width))
        if at[first:first + len(mine)] != mine or bits != list(range(place(b, "payload", "-", leaves)[1])):
            table.fail(table.lines[-1], f"boundary {b.name}: its ports are not adjacent, or do not carry each bit once")


def words(port):
    return (port.width + 31) // 32


def c_lines(ports):
    """tex_defs.h: rows of the inputs, and what tex_ports is."""
    inputs = [p for p in ports if p.input and p.role != "clock"]
    out = ["\n/* Inputs but the clock: ROW(name, text, boundary, role, first word, words), TEX_BOUNDARIES for none. */",
           "#define TEX_INPUT_PORTS(ROW) \\"]
    at, rows = 0, []
    for p in inputs:
        of = f"TEX_AT_{p.boundary.upper}" if p.boundary else "TEX_BOUNDARIES"
        rows.append(f'    ROW({p.upper}, "{p.name}", {of}, TEX_PORT_{p.role.upper()}, {at}, {words(p)})')
        at += words(p)
    out.append(" \\\n".join(rows))
    out.append(f"#define TEX_INPUT_WORDS {at}")
    out.append("""
enum tex_port_role { TEX_PORT_RESET, TEX_PORT_VALID, TEX_PORT_READY, TEX_PORT_PAYLOAD, TEX_PORT_ROLES };
/* A port of a boundary. */
struct tex_port_info {
    const char *name;
    enum tex_boundary boundary;
    enum tex_port_role role;
    uint16_t at, width; /* of a payload: first bit in that of the boundary */
};""")
    out.append(f"#define TEX_PORTS {sum(1 for p in ports if p.boundary)}")
    out.append(f"#define TEX_PORT_GROUPS {len({p.boundary.name for p in ports if p.boundary})} /* boundaries at the ports */")
    out.append("""/* Every port except clock and reset; those of a boundary are adjacent: valid, ready, payload. */
extern const struct tex_port_info tex_ports[TEX_PORTS];""")
    return out


def c_table(ports):
    rows = [f'    {{"{p.name}", TEX_AT_{p.boundary.upper}, TEX_PORT_{p.role.upper()}, {p.at}, {p.width}}},'
            for p in ports if p.boundary]
    return ["const struct tex_port_info tex_ports[TEX_PORTS] = {", *rows, "};"]


def emit_vlt(model):
    """What VPI can see in Verilator: each public signal costs simulation speed."""
    out = ["// Generated by scripts/gen_defs.py from rtl/defs. Do not edit.", "`verilator_config", "",
           "// What VPI can see: the ports of the top and the probe, nothing else (each public signal costs simulation speed).",
           "// Paths start at texture_unit: the main creates the model with an empty instance name."]
    names = [(p.name, "rw" if p.input else "rd") for p in model["ports"]] + [("probe", "rd")]
    out += [f'public_flat_{how} -module "texture_unit" -var "{name}"' for name, how in names]
    return "\n".join(out) + "\n"
