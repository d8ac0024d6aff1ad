#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The kinds of survivors that are accepted: faults of kinds.tsv, what a kind covers, one that covers nothing. usage: test_kinds.py"""
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))
import kinds
import result
import tables
from table_operators import population

ROW = "model\tf.c\tone\tdrop\twhy"
THERE = [("f.c", "one", "drop"), ("f.c", "one", "field"), ("f.c", "two", "drop"), ("g.c", "one", "drop")]


def mutant(place, operator, status="survived", file="f.c"):
    return result.Mutant(f"{file}:1:1:{operator}", file, 1, "", "a -> b", status, place=place, operator=operator)


class Kinds(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "kinds.tsv"

    def of(self, *rows, there=THERE):
        self.path.write_text("# a comment\n" + "".join(row + "\n" for row in rows))
        return kinds.of_side("model", there, self.path)

    def refused(self, text, *rows, there=THERE):
        with self.assertRaises(kinds.BadKind) as found:
            self.of(*rows, there=there)
        self.assertIn(f"kinds.tsv:{text}", str(found.exception))

    def test_sixty_rows_and_no_more(self):
        rows = [ROW.replace("one", f"p{n}") for n in range(61)]
        there = [("f.c", f"p{n}", "drop") for n in range(61)]
        self.assertEqual(len(self.of(*rows[:60], there=there)), 60)
        self.refused("62: row 61; expected at most 60", *rows, there=there)

    def test_rows_that_are_wrong(self):
        for text, row in (("2: expected 5 columns: side, file, places, operators, reason", "model\tf.c\tone\tdrop"),
                          ("2: expected 5 columns", "model\tf.c\tone\tdrop\t "),
                          ("2: side 'C'; expected rtl, model, tables", ROW.replace("model", "C")),
                          ("2: places 'one,,two'; expected 1 to 8 different names", ROW.replace("one", "one,,two")),
                          ("2: places 'one,one'; expected 1 to 8 different names", ROW.replace("one", "one,one")),
                          ("2: places '0,1,2,3,4,5,6,7,8'; expected 1 to 8", ROW.replace("one", "0,1,2,3,4,5,6,7,8")),
                          ("2: places 'one,*'; expected exact names, or * alone", ROW.replace("one", "one,*")),
                          ("2: operators '*'; expected exact names", ROW.replace("drop", "*")),
                          ("2: operators 'a,b,c,d,e,f,g'; expected 1 to 6", ROW.replace("drop", "a,b,c,d,e,f,g")),
                          ("2: operators 'drop,field'; expected one operator for all of a file", ROW.replace("one\tdrop", "*\tdrop,field"))):
            self.refused(text, row)

    def test_groups_of_places_and_operators(self):
        there = [("f.c", place, operator) for place in ("one", "two") for operator in ("drop", "field")]
        [kind] = self.of(ROW.replace("one\tdrop", "one;two\tdrop;field"), there=there)
        self.assertEqual([m for m in there if kind.covers(*m)], [("f.c", "one", "drop"), ("f.c", "two", "field")])
        for text, row in (("2: operators 'drop'; expected as many groups as places 'one;two'", ROW.replace("one", "one;two")),
                          ("2: places ''; expected 1 to 8", ROW.replace("one\tdrop", "one;\tdrop;field")),
                          ("2: operators 'drop;field'; expected one operator for all", ROW.replace("one\tdrop", "*;two\tdrop;field")),
                          ("2: 9 places, 2 operators; expected at most 8 and 6", ROW.replace("one\tdrop", "0,1,2,3,4;5,6,7,8\tdrop;field"))):
            self.refused(text, row, there=there)

    def test_a_kind_that_no_mutant_can_be_of(self):
        for name, row in (("place 'three'", ROW.replace("one", "one,three")), ("operator 'shift'", ROW.replace("drop", "drop,shift")),
                          ("place 'one'", ROW.replace("f.c", "h.c")), ("place '*'", ROW.replace("one\tdrop", "*\tshift"))):
            self.refused(f"2: {name}; expected one that a mutant of ", row)

    def test_a_kind_is_narrow(self):
        self.assertTrue(self.of(ROW, there=THERE[:1] * 200))
        self.refused("2: 201 mutants are of this kind; expected at most 200", ROW, there=THERE[:1] * 201)

    def test_two_rows_for_one_mutant(self):
        self.refused("3: line 2 has 'one' with 'drop' already", ROW, ROW.replace("one", "*"))

    def test_what_a_kind_covers(self):
        mutants = [mutant("one", "drop"), mutant("one", "field"), mutant("two", "drop"), mutant("one", "drop", "killed"),
                   mutant("one", "drop", "equivalent"), mutant("one", "drop", file="g.c")]
        kinds.judge(mutants, self.of(ROW))
        self.assertEqual([m.status for m in mutants], ["kind", "survived", "survived", "killed", "equivalent", "survived"])
        self.assertEqual((mutants[0].proof, mutants[1].proof), ("why", ""))
        kinds.judge(mutants, self.of(ROW.replace("one", "*")))
        self.assertEqual([m.status for m in mutants], ["kind", "survived", "kind", "killed", "equivalent", "survived"])
        kinds.judge(mutants, self.of())
        self.assertEqual((mutants[0].status, mutants[0].proof), ("survived", ""))

    def test_a_kind_that_no_survivor_is_of(self):
        found = self.of(ROW, ROW.replace("one", "two"))
        mutants = [mutant("one", "drop"), mutant("two", "drop", "killed")]
        kinds.judge(mutants, found)
        self.assertEqual([kind.line for kind in kinds.idle(found, mutants, 2)], [3])
        self.assertEqual(kinds.idle(found, mutants, 3), [])  # a sample

    def test_the_share_that_is_open(self):
        for tenths, few in ((19, True), (20, True), (21, False)):
            mutants = [mutant("one", "drop", "survived" if n < tenths else ("killed", "equivalent", "kind")[n % 3]) for n in range(1000)]
            self.assertEqual(result.few_open(mutants), few)
        self.assertFalse(result.few_open([mutant("one", "drop", "unbuilt")]))

    def test_kinds_of_the_tree(self):
        self.assertTrue(kinds.of_side("tables", (tables.named(change) for _, change in population(result.ROOT / "rtl/defs").values())))
        self.assertEqual({kind.side for kind in kinds.load()}, set(kinds.SIDES))


class Tap(unittest.TextTestResult):
    def addSuccess(self, test):
        print(f"ok - mutation, {test.id().removeprefix('__main__.')}", flush=True)

    def told(self, test, error):
        print(f"not ok - mutation, {test.id().removeprefix('__main__.')}\n#   " + self._exc_info_to_string(error, test).replace("\n", "\n#   "), flush=True)

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self.told(test, err)

    def addError(self, test, err):
        super().addError(test, err)
        self.told(test, err)


if __name__ == "__main__":
    with open("/dev/null", "w", encoding="ascii") as nowhere:
        sys.exit(not unittest.main(testRunner=unittest.TextTestRunner(stream=nowhere, resultclass=Tap), exit=False).result.wasSuccessful())
