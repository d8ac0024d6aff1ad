# SPDX-License-Identifier: Apache-2.0
"""Mutants that neither a run nor the compiler decides: tests/mutation/model_waived.tsv, each with its proof.

A line: status (equivalent or waived), file, function, what (as the report says it), proof; separated by tabs.
"""
import sys

import result

PATH = result.ROOT / "tests/mutation/model_waived.tsv"


def load(path=PATH):
    """By (file, function, what): (status, proof)."""
    found = {}
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) != 5 or fields[0] not in ("equivalent", "waived") or not fields[4].strip():
            sys.exit(f"{path}:{number}: expected equivalent or waived, file, function, what, proof, separated by tabs")
        found[tuple(fields[1:4])] = (fields[0], fields[4])
    return found
