# SPDX-License-Identifier: Apache-2.0
"""What a program here has written into the tree is what it writes: the end of each that writes vectors."""
from pathlib import Path
import sys


def settle(folder, files, check, name):
    """Write the files (name: text or bytes) into a folder, or only compare; the program ends if they differ."""
    differ = []
    for file, made in files.items():
        path, made = Path(folder) / file, made.encode() if isinstance(made, str) else made
        if not check:
            path.write_bytes(made)
        elif not path.exists() or path.read_bytes() != made:
            differ.append(str(path))
    if differ:
        sys.exit("\n".join(f"{path}: differs from what {name} writes" for path in differ))


def main(usage, files, name):
    """FOLDER, or --check FOLDER."""
    check = sys.argv[1:2] == ["--check"]
    if len(sys.argv) != 2 + check:
        sys.exit(usage)
    settle(sys.argv[1 + check], files(), check, name)
