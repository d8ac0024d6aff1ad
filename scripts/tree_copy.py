# SPDX-License-Identifier: Apache-2.0
"""Copies of the tree for tests to change and build: texts by path, written so that rebuilds are short."""
import os
import shutil
import sys
from pathlib import Path

from gen.pins import emit_pins
from gen.probe import emit_probe
from gen.tables import load

ROOT = Path(__file__).resolve().parent.parent
UNIT = Path("rtl/texture_unit.sv")
GENERATED = {"tex_pins.svh": emit_pins, "tex_probe.svh": emit_probe}  # files that it includes


def clean_texts():
    """The files that make up a copy of the tree, by path."""
    texts = {Path("Makefile"): (ROOT / "Makefile").read_bytes()}
    for folder in ("rtl", "cmodel", "harness", "scripts", "vectors"):
        for path in (ROOT / folder).rglob("*"):
            if path.is_file():
                texts[path.relative_to(ROOT)] = path.read_bytes()
    return texts


def unit_with(names, text):
    """texture_unit.sv with generated includes in their places, as lines that can be edited."""
    model = load(ROOT / "rtl/defs", ROOT / "vectors/rules.tsv")
    for name in names:
        before, include, after = text.partition(f'`include "{name}"\n')
        if not include:
            sys.exit(f"{UNIT}: no include of {name}")
        text = before + GENERATED[name](model) + after
    return text


def plantable_texts():
    """The clean texts, with what joins ports and bundles: bugs are planted there too."""
    texts = clean_texts()
    texts[UNIT] = unit_with(["tex_pins.svh"], texts[UNIT].decode()).encode()
    return texts


def write_tree(texts, tree):
    """The files and no others, but for the tree's build folder; those that did not change keep their time stamp, so that
    builds stay short."""
    for name, data in texts.items():
        path = tree / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)
            shutil.copymode(ROOT / name, path) if (ROOT / name).exists() else None
    for path in list(tree.rglob("*")):
        known = path.relative_to(tree)
        if path.is_file() and known.parts[0] != "build" and known not in texts:
            path.unlink()


def clean_environment():
    """Options and variables of the make that called are not for another one."""
    return {k: v for k, v in os.environ.items() if k not in ("MAKEFLAGS", "MFLAGS", "MAKEOVERRIDES")}
