# SPDX-License-Identifier: Apache-2.0
"""The GTKWave view: the failing boundary on both sides, then the signals that decided the wrong field."""
MOST_SIGNALS = 40


def signals(found):
    """Full names with ranges, suspects first."""
    names = {}
    for row in [*found.suspects, *found.steps]:
        stage = next(s for s in found.stages.values() if s.scope == row.scope)
        if row.signal in stage.table.place:
            names.setdefault(f"{row.scope}.{row.signal}", stage.table.width[stage.table.place[row.signal]])
    for name, width in list(names.items())[:MOST_SIGNALS]:
        yield f"{name}[{width - 1}:0]" if width > 1 else name


def write(out, name, wave, found):
    view = wave.with_suffix(".gtkw").read_text().splitlines()
    lines = [f'[dumpfile] "{name}.fst"' if line.startswith("[dumpfile]") else line for line in view]
    if found and found.suspects:
        lines += ["@200", f"-what decided {found.where}"]
        for signal in signals(found):
            lines += ["@22" if signal.endswith("]") else "@28", signal]
    path = out / f"{name}.gtkw"
    path.write_text("\n".join(lines) + "\n")
    return path
