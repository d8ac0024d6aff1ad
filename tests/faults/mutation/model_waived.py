# SPDX-License-Identifier: Apache-2.0
"""Mutants that neither a run nor the compiler decides: tests/faults/mutation/model_waived.tsv, each with its proof.

A line: status (equivalent or waived), file, function, what (as the report says it), proof; separated by tabs. Where a function
has the same change in several places, ` #N,M` behind it says which of them, in the order of the source, from 1.
"""
import collections
import re
import sys

import result

PATH = result.ROOT / "tests/faults/mutation/model_waived.tsv"


def load(rows, path=PATH):
    """By the id of a mutant: (status, proof). rows: of mutants.tsv."""
    found, places = {}, collections.defaultdict(list)
    for row in rows:
        places[row[2], row[4], row[6]].append(row[1])
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        fields = line.split("\t")
        if len(fields) != 5 or fields[0] not in ("equivalent", "waived") or not fields[4].strip():
            sys.exit(f"{path}:{number}: expected equivalent or waived, file, function, what, proof, separated by tabs")
        what, which = re.fullmatch(r"(.*?)(?: #([\d,]+))?", fields[3]).groups()
        ids = sorted(places[fields[1], fields[2], what], key=lambda name: tuple(map(int, name.split(":")[1:3])))
        if not ids:
            print(f"# {path}:{number}: {fields[1]} has no such mutant in {fields[2]}", file=sys.stderr)  # another compiler's list
            continue
        if not which and len(ids) > 1:
            sys.exit(f"{path}:{number}: {len(ids)} places in {fields[2]} have this change; expected #N, the place")
        chosen = [int(n) for n in which.split(",")] if which else [1]
        if max(chosen) > len(ids):
            sys.exit(f"{path}:{number}: #{max(chosen)} of {len(ids)} places")
        for n in chosen:
            found[ids[n - 1]] = fields[0], fields[4]
    return found
