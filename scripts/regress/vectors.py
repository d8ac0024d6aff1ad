# SPDX-License-Identifier: Apache-2.0
"""The vector files that words of a test name: as the program sees them (harness/run/vector_files.h), counted
independently."""
import glob
import os
from pathlib import Path

SUFFIX = ".tlv"


def below(folder):
    """All files of a folder, links followed, hidden names left out."""
    for place, folders, files in os.walk(folder, followlinks=True):
        folders[:] = [name for name in folders if not name.startswith(".")]
        yield from (Path(place) / name for name in files if name.endswith(SUFFIX) and not name.startswith("."))


def named(word, root):
    """Those of one word, as paths from `root`: a folder, or a pattern of files."""
    if word and os.path.isdir(os.path.join(root, word)):
        return [os.path.relpath(path, root) for path in below(os.path.join(root, word))]
    return glob.glob(word, root_dir=root) if word.endswith(SUFFIX) else []


def expected(arguments, root):
    """Words for the program by which it must find as many; none where it reads no file."""
    if arguments[:1] != ["run"]:
        return []
    count = sum(len(named(word, root)) if os.path.isdir(os.path.join(root, word)) else word.endswith(SUFFIX)
                for word in arguments[1:])
    return ["--expect-files", str(count)]
