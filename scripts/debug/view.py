# SPDX-License-Identifier: Apache-2.0
"""
Views of the waveform, which open at the failure: a save file for GTKWave and a command file for Surfer. Both show the failing
boundary on both sides, then the signals that decided the wrong field, with a mark at each beat of the thread.
"""
import re

from case import PERIOD

MOST_SIGNALS = 40
MOST_MARKS = 26  # GTKWave names them by letters


def signals(found):
    """Full names with ranges, suspects first."""
    names = {}
    for row in [*found.suspects, *found.steps]:
        stage = found.stage_at(row.scope)
        if row.signal in stage.table.place:
            names.setdefault(f"{row.scope}.{row.signal}", stage.table.width[stage.table.place[row.signal]])
    for name, width in list(names.items())[:MOST_SIGNALS]:
        yield f"{name}[{width - 1}:0]" if width > 1 else name


def marks_of(failure):
    """(name, cycle): the first difference, then the beats of the thread in the RTL before it, the latest first."""
    beats = failure.beats_before()
    return [("difference", failure.cycle), *((f"shown_at_{b.boundary}", b.shown) for b in reversed(beats))][:MOST_MARKS]


def gtkwave(lines, name, found, marks):
    """The view that the failure left, with marks, and with the signals that decided the wrong field."""
    times = " ".join(str(cycle * PERIOD) for _, cycle in marks) + " -1" * (MOST_MARKS - len(marks))
    names = [f"[markername] {chr(ord('A') + i)}{text}" for i, (text, _) in enumerate(marks)]
    out = []
    for line in lines:
        for head, end in (("[dumpfile]", "fst"), ("[savefile]", "gtkw")):
            line = f'{head} "{name}.{end}"' if line.startswith(head) else line
        out += [f"{line} {times}", *names] if line.startswith("*") else [line]
    if found and found.suspects:
        out += ["@200", f"-what decided {found.where}"]
        for signal in signals(found):
            out += ["@22" if signal.endswith("]") else "@28", signal]
    return out


def surfer(lines, wave, marks):
    """Commands: the signals of the other view, without their ranges; words of a memory have no name there."""
    out = [f"load_file {wave}"]
    for line in lines:
        if line.startswith("-"):
            out.append(f"divider_add {re.sub(r'[^A-Za-z0-9_]+', '_', line[1:])}")
        elif line and line[0] not in "@[*#":
            signal = re.sub(r"\[\d+:\d+\]$", "", line)
            out += [] if "[" in signal else [f"variable_add {signal}"]
    out += ["zoom_fit", *(f"marker_set {name} {cycle * PERIOD}" for name, cycle in marks)]
    return [*out, f"cursor_set {marks[0][1] * PERIOD}"]


def write(out, name, wave, found, marks):
    """Paths of the views for GTKWave and Surfer; of the latter None if its commands cannot name the waveform."""
    lines = gtkwave(wave.with_suffix(".gtkw").read_text().splitlines(), name, found, marks)
    paths = out / f"{name}.gtkw", out / f"{name}.sucl"
    paths[0].write_text("\n".join(lines) + "\n")
    if set("#;\n") & set(str(paths[1])):
        return paths[0], None
    paths[1].write_text("\n".join(surfer(lines, out / f"{name}.fst", marks)) + "\n")
    return paths
