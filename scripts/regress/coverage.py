# SPDX-License-Identifier: Apache-2.0
"""The functional coverage that the jobs left: merged after a regression."""
from pathlib import Path


def files_of(records):
    return [path for path in (Path(r["folder"]) / "out/coverage.json" for r in records) if path.is_file()]


def merge(records, build, root, say):
    files = files_of(records)
    return f"no job left a coverage.json" if not files else f"{len(files)} files"
