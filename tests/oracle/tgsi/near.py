# SPDX-License-Identifier: Apache-2.0
"""
Filtered values of the model beside those of each renderer. With 8 bits of fraction the weight along an axis, or between
two levels, is at most 1/512 off: it is rounded. A mean moves by at most that times the range of its texels, which lie in
0..1. Renderers have weights of binary32; of bytes llvmpipe has 8 bits too, cuts them off, and rounds each mean to a code.
"""
import math
import re
import subprocess

from drawn import LANES
from thread import Thread, float_of

AXIS = 1 / 512
BYTES = {"rgba8": 1 / 256 + 1 / 255}
NAMED = re.compile(r"^  # (\w+\[\d+\]\.[xyzw]) = (R\d+):", re.M)
LANE = re.compile(r"^  lane +(\d+) ok +(R8=.*)$", re.M)


def model_of(texlock, path):
    """What the model gives for a vector of one instruction: for each lane the numbers in its registers, by name."""
    run = subprocess.run([texlock, "explain", str(path)], capture_output=True, text=True)
    rows = {int(lane): dict(cell.split("=") for cell in row.split()) for lane, row in LANE.findall(run.stdout)}
    if run.returncode or len(rows) != LANES:
        raise ValueError(f"texlock explain {path}: {len(rows)} lanes, expected {LANES}; {run.stderr.strip()}")
    return {lane: {name: float_of(int(word, 16)) for name, word in row.items()} for lane, row in rows.items()}


def outputs(draw, case, text):
    """Pairs of a register of the word and the component of the pixel that shows it."""
    registers = dict(NAMED.findall(text))
    thread = Thread(draw.text, case.inputs(0, 0))
    return [(registers[f"{register}.{component}"], shown) for register, component, shown in thread.outputs(0)]


def allowed(case):
    return case.axes * (AXIS + BYTES.get(case.form, 0))


def farthest(values, drawn, pairs):
    """The greatest difference between a renderer and the model; of NaN it is infinite."""
    apart = [abs(values[lane][register] - float_of(each.word(lane, shown)))
             for lane in range(LANES) for each in drawn.values() for register, shown in pairs]
    return math.inf if any(map(math.isnan, apart)) else max(apart)


def hold(case, draw, drawn, path, texlock):
    """The greatest difference. ValueError if it is more than fractions of 8 bits explain, or nothing is compared."""
    pairs = outputs(draw, case, path.read_text())
    if not pairs:
        raise ValueError(f"no component reaches the pixel as it is\n{draw.text}")
    found = farthest(model_of(texlock, path), drawn, pairs)
    if found > allowed(case):
        raise ValueError(f"a renderer is {found:.6f} away, expected at most {allowed(case):.6f}")
    return found
