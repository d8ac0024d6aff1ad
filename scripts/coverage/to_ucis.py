#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Functional coverage as UCIS XML, for other tools.

usage: to_ucis.py FUNCTIONAL_JSON OUT_XML

Needs pyucis (scripts/bootstrap coverage BUILD_DIR). A covergroup a boundary, a coverpoint a point; bins keep their names and
hits, those that are waived are ignored bins, those that must not be hit illegal ones. The output is checked against the
schema of UCIS and read back; every bin must have the same hits.
exit: 0 written and read back alike, 1 it differs, 2 usage
"""
import json
import sys
from pathlib import Path

from ucis import UCIS_INSTANCE, UCIS_SCOPE_UNDER_DU, UCIS_ENABLED_STMT, UCIS_OTHER
from ucis.cover_type_t import CoverTypeT
from ucis.history_node_kind import HistoryNodeKind
from ucis.mem.mem_factory import MemFactory
from ucis.scope_type_t import ScopeTypeT
from ucis.source_info import SourceInfo
from ucis.test_data import TestData
from ucis.xml import validate_ucis_xml
from ucis.xml.xml_factory import XmlFactory

KINDS = {"bins": CoverTypeT.CVGBIN, "waived": CoverTypeT.IGNOREBIN, "illegal": CoverTypeT.ILLEGALBIN}


def kind_of(b):
    return KINDS["illegal" if b["illegal"] else "waived" if b["waived"] else "bins"]


def build(total):
    db = MemFactory.create()
    node = db.createHistoryNode(None, "texlock", "texlock", HistoryNodeKind.TEST)
    node.setTestData(TestData(teststatus=1, toolcategory="simulation", date="20000101000000", seed=str(total["seed"]),
                              cmd="texlock", compulsory=0, user="texlock"))
    file = db.createFileHandle("vectors/cover", ".")
    where = SourceInfo(file, 1, 0)
    unit = db.createScope("texture_unit", where, 1, UCIS_OTHER, ScopeTypeT.DU_MODULE, UCIS_ENABLED_STMT)
    inst = db.createInstance("texture_unit", where, 1, UCIS_OTHER, UCIS_INSTANCE, unit, UCIS_ENABLED_STMT)
    groups = {}
    for p in total["points"]:
        name = p["boundary"]
        if name not in groups:
            groups[name] = inst.createCovergroup(name, where, 1, UCIS_OTHER)
        point = groups[name].createCoverpoint(p["name"], where, 1, UCIS_OTHER)
        point.setComment(p["text"])
        for b in p["bins"]:
            point.createBin(b["name"], where, b["goal"], b["hits"], b["name"], kind_of(b))
    return db


def counts(db):
    """(point, bin) -> hits"""
    found = {}
    for inst in db.scopes(ScopeTypeT.INSTANCE):
        for group in inst.scopes(ScopeTypeT.COVERGROUP):
            for under in [group, *group.scopes(ScopeTypeT.COVERINSTANCE)]:
                for point in under.scopes(ScopeTypeT.COVERPOINT):
                    for b in point.coverItems(CoverTypeT.CVGBIN | CoverTypeT.IGNOREBIN | CoverTypeT.ILLEGALBIN):
                        found[point.getScopeName(), b.getName()] = b.getCoverData().data
    return found


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    source, out = Path(sys.argv[1]), Path(sys.argv[2])
    total = json.loads(source.read_text())
    part = out.with_name(f"{out.name}.part")
    XmlFactory.write(build(total), str(part))
    if not validate_ucis_xml(str(part)):
        sys.exit(f"to_ucis: {part} does not fit the schema of UCIS")
    shown = counts(XmlFactory.read(str(part)))
    wanted = {(p["name"], b["name"]): b["hits"] for p in total["points"] for b in p["bins"]}
    wrong = sorted(key for key in shown.keys() | wanted.keys() if shown.get(key) != wanted.get(key))
    for point, name in wrong[:10]:
        print(f"to_ucis: {point} {name}: {shown.get((point, name))} read back, expected {wanted.get((point, name))}", file=sys.stderr)
    if wrong:
        return 1
    part.replace(out)
    print(f"{out}: {len(wanted)} bins of {len(total['points'])} points, read back by pyucis with the same hits")
    return 0


if __name__ == "__main__":
    sys.exit(main())
