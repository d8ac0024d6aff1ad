# SPDX-License-Identifier: Apache-2.0
"""The GTKWave view: the failing boundary on both sides, then the signals that decided the wrong field."""
MOST_SIGNALS = 40


def signals(found):
    """Full names with ranges, suspects first."""
    names = []
    for signal in [s.signal for s in found.suspects] + [s.signal for s in found.steps]:
        if signal and signal in found.table.place and signal not in names:
            names.append(signal)
    for name in names[:MOST_SIGNALS]:
        width = found.table.width[found.table.place[name]]
        yield f"{found.where}.{name}" + (f"[{width - 1}:0]" if width > 1 else "")


def write(out, name, wave, found):
    view = wave.with_suffix(".gtkw").read_text().splitlines()
    lines = [f'[dumpfile] "{name}.fst"' if line.startswith("[dumpfile]") else line for line in view]
    if found and found.suspects:
        lines += ["@200", f"-{found.where}: what decided the field"]
        for signal in signals(found):
            lines += ["@22" if signal.endswith("]") else "@28", signal]
    path = out / f"{name}.gtkw"
    path.write_text("\n".join(lines) + "\n")
    return path
