#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The sign-off over made-up inputs: a good set passes; each gate fails in its turn, names its hole and what is to be done."""
import datetime
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "scripts/signoff"), str(ROOT / "scripts")]
import collect  # noqa: E402
import html_page  # noqa: E402
import inputs as inputs_module  # noqa: E402
import measures  # noqa: E402
import run_bugs  # noqa: E402
import signoff  # noqa: E402
import signoff_tree  # noqa: E402
import tables  # noqa: E402
from tree import Tree  # noqa: E402

TODAY = datetime.date(2030, 1, 1)


class Made(unittest.TestCase):
    """A tree of its own for each test, copied from one that was made once."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.first = Path(cls.folder.name) / "first"
        cls.first.mkdir()
        cls.good = json.dumps(signoff_tree.plant(cls.first))

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def setUp(self):
        self.root = Path(self.folder.name) / "unit"
        shutil.copytree(self.first, self.root)
        self.addCleanup(shutil.rmtree, self.root)
        self.inputs, self.evidence = json.loads(self.good), signoff_tree.EVIDENCE

    def judge(self, note=""):
        signoff_tree.write(self.root, self.inputs)
        tree = Tree(self.root, self.root / "build")
        items = {item.name: item for item in inputs_module.all_inputs()}
        for item in items.values():
            inputs_module.look(item, tree)
        (self.root / "build/signoff").mkdir(parents=True, exist_ok=True)
        return signoff.sign_off(tree, self.root / "gates.tsv", self.root / "waivers.tsv", items,
                                inputs_module.sizes("usual", "build", 1), self.evidence, note, TODAY)

    def page(self):
        return html_page.Page(self.root / "build/signoff/index.html")

    def fails(self, *gates):
        """Judge: these gates fail and no others. Returns what was found."""
        made = self.judge()
        self.assertEqual({g["number"] for g in made["gates"] if not g["holds"]}, set(gates))
        self.assertFalse(made["signed_off"])
        self.assertTrue(made["next"])
        return made


class Gates(Made):
    def test_a_good_set_is_signed_off(self):
        made = self.judge()
        self.assertEqual([g for g in made["gates"] if not g["holds"]], [])
        self.assertTrue(made["signed_off"])
        self.assertEqual((made["next"], made["holes"]), ([], []))
        self.assertEqual({r["id"]: r["verdict"] for r in made["rules"]},
                         {"R-A-1": "held", "PD-2": "held", "PD-3": "not built yet", "PD-4": "lowered: decided in shader text"})
        self.assertEqual(made["rules"][0]["mutants"]["common"]["killed"], 2)
        self.assertEqual(json.loads((self.root / "build/signoff/signoff.json").read_text()), json.loads(json.dumps(made, default=str)))

    def test_every_number_has_a_test_gate(self):
        self.assertEqual({g[0] for g in signoff_tree.GATES}, set(measures.KNOWN))

    def test_tree(self):
        (self.root / "rtl/more.sv").write_text("\n")
        made = self.judge()
        self.assertIn("tree:rtl/more.sv", {h["id"] for h in made["holes"]})
        self.assertEqual({i["state"] for i in made["inputs"]}, {"stale"})

    def test_run(self):
        run = self.inputs["signoff/run/verdict.json"]
        run["cases"].append({"name": "two", "verdict": "mismatch"})
        run |= {"verdict": "mismatch", "exit_code": 1, "failure": {"reproduce": "texlock run two"}}
        made = self.fails("run.failed")
        self.assertEqual(made["next"][0], {"gate": "run.failed", "what": "two: mismatch", "at": "", "command": "texlock run two"})

    def test_run_without_a_failed_case(self):
        self.inputs["signoff/run/verdict.json"] |= {"verdict": "internal error", "exit_code": 5}
        self.fails("run.failed")

    def test_a_run_of_a_mutant(self):
        self.inputs["signoff/run/verdict.json"] |= {"verdict": "mutant passed", "mutant": 17}
        self.fails("run.failed")

    def test_few_instructions(self):
        self.inputs["signoff/run/verdict.json"]["instructions"] = 9
        made = self.fails("run.instructions")
        self.assertEqual(made["next"][0]["what"], "lockstep of all vectors and of random instructions: 9 instructions, 100 cycles; "
                         "the bound is >= 10")

    def test_a_rule_that_decided_nothing(self):
        self.inputs["signoff/run/verdict.json"]["rules"]["PD-2"] = 0
        made = self.fails("rules.unhit")
        self.assertEqual([r["verdict"] for r in made["rules"]], ["held", "open", "not built yet", "lowered: decided in shader text"])
        self.assertEqual(made["rules"][1]["why"], ["vectors/rules.tsv:2: PD-2 decided nothing in the run"])

    def test_a_rule_without_a_line(self):
        (self.root / "rtl/sum.sv").write_text("module sum;\n  assign a = b + c; // R-A-1\n  assign d = e;\nendmodule\n")
        signoff_tree.commit(self.root)
        head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=self.root, capture_output=True, text=True, check=True).stdout.strip()
        for data in self.inputs.values():
            data["commit"] = head
        made = self.fails("rules.without")
        self.assertIn("PD-2: no line in rtl", made["holes"][0]["text"])

    def test_a_rule_of_the_front_end_without_a_vector(self):
        (self.root / "vectors/hand/tgsi/y.tlv").write_text("texlock 1\n")
        signoff_tree.commit(self.root)
        head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=self.root, capture_output=True, text=True, check=True).stdout.strip()
        for data in self.inputs.values():
            data["commit"] = head
        made = self.fails("rules.without")
        self.assertEqual([h["text"] for h in made["holes"]], ["PD-4: no vector in a folder tgsi names it (scope front)"])

    def test_evidence(self):
        self.evidence = ({"R-A-1": signoff_tree.EVIDENCE[0]["R-A-1"], "PD-2": []}, {"PD-2": "nobody knows"})
        made = self.fails("evidence.rules")
        self.assertIn("nobody knows", made["rules"][1]["why"][0])
        self.evidence = None
        self.fails("evidence.rules")

    def test_mutants(self):
        for side in ("rtl", "model", "tables", "common"):
            data = self.inputs[f"mutation/{side}.json"]
            survives = "killed" if side == "common" else "open"
            for field, value, gate in (("status", "survived", survives), ("named", False, "named"), ("status", "unbuilt", "unbuilt")):
                kept = dict(data["mutants"][0])
                data["mutants"][0][field] = value
                made = self.fails(f"mutation.{side}.{gate}")
                self.assertEqual(made["next"][0]["at"], f"{kept['file']}:{kept['line']}")
                self.assertEqual(made["next"][0]["command"], f"python3 tests/faults/mutation/{side}.py --only '{kept['id']}'")
                if gate == survives and side != "tables":
                    self.assertEqual(made["rules"][0]["verdict"], "open" if side == "common" else "weak")
                    self.assertIn("mutant survives", made["rules"][0]["why"][-1])
                    self.assertEqual(made["rules"][0]["mutants"][side]["survived"], 1)
                data["mutants"][0] = kept
            data["ran"] = 1
            self.fails(f"mutation.{side}.ran")
            data["ran"] = 2

    def open_of(self, side, count, of=1000):
        """A sample of so many, of which some are open, in an order that is not that of the source."""
        data = self.inputs[f"mutation/{side}.json"]
        first = data["mutants"][0]
        data["mutants"] = [first | {"id": f"m{n}", "line": 1 + n * 7 % of, "what": f"{n} -> {n + 1}", "place": "sum", "operator": "const",
                                    "status": "survived" if n < count else ("killed", "equivalent", "kind")[n % 3]} for n in range(of)]
        data |= {"ran": of, "population": 2 * of}
        return data

    def test_two_percent_may_be_open(self):
        for side in ("rtl", "model", "tables"):
            for tenths in (19, 20, 21):
                self.inputs = json.loads(self.good)
                self.open_of(side, tenths)
                made = self.judge()
                gate = next(g for g in made["gates"] if g["number"] == f"mutation.{side}.open")
                self.assertEqual((gate["value"], gate["holds"], made["signed_off"]), (tenths / 10, tenths < 21, tenths < 21))
                self.assertEqual(gate["of"], f"{tenths} of 1000 mutants are open, all new: there was no sign-off before")
                self.assertEqual(len(made["holes"]), tenths)

    def test_new_ones_come_first(self):
        data = self.open_of("rtl", 30)
        self.judge()
        listed = (self.root / "build/signoff/open.tsv").read_text()
        (self.root / "open.tsv").write_text(listed)
        self.assertNotIn("new since", self.fails("mutation.rtl.open")["next"][0]["what"])
        data["mutants"][500] |= {"status": "survived", "line": 999}
        for x in data["mutants"]:
            x["line"] += 40  # lines above: a mutant is known whatever its line
        made = self.fails("mutation.rtl.open")
        head = listed.split("\n", 1)[0].removeprefix("# signed off at commit ")
        self.assertEqual([h["id"] for h in made["holes"] if "new since" in h["text"]], ["mutant:rtl:m500"])
        self.assertEqual(made["holes"][0]["text"], f"mutant survives, new since {head[:12]}: 500 -> 501")
        self.assertEqual(made["next"][0]["what"], f"mutant survives, new since {head[:12]}: 500 -> 501 (the first of 31)")
        self.assertIn(f"31 of 1000 mutants are open, 1 new since the sign-off of {head[:12]}", [g["of"] for g in made["gates"]])
        self.assertEqual(made["signed_off_before"], head)
        self.assertEqual(self.page().faults, [])

    def test_of_several_alike_one_more_is_new(self):
        data = self.open_of("rtl", 2, 4)
        for x in data["mutants"]:
            x["what"] = "0 -> 1"
        self.judge()
        (self.root / "build/signoff/open.tsv").rename(self.root / "open.tsv")
        data["mutants"][3] |= {"status": "survived", "line": 99}
        self.assertEqual(["new since" in h["text"] for h in self.judge()["holes"]], [True, False, False])
        self.assertEqual((self.root / "build/signoff/open.tsv").read_text().count("0 -> 1"), 3)

    def test_a_sample_keeps_what_it_did_not_run(self):
        data = self.open_of("rtl", 1)
        self.judge()
        (self.root / "build/signoff/open.tsv").rename(self.root / "open.tsv")
        with open(self.root / "open.tsv", "a", encoding="ascii") as file:
            file.write("rtl\trtl/sum.sv\tsum\tconst\tnot run\nrtl\trtl/sum.sv\tsum\tconst\t7 -> 8\n")
        self.judge()
        listed = (self.root / "build/signoff/open.tsv").read_text()
        self.assertIn("\tnot run\n", listed)
        self.assertNotIn("7 -> 8", listed)  # run, and killed
        data["population"] = data["ran"]
        self.judge()
        self.assertNotIn("not run", (self.root / "build/signoff/open.tsv").read_text())

    def test_there_was_no_sign_off(self):
        self.open_of("rtl", 1)
        (self.root / "open.tsv").write_text("# signed off at commit none\n")
        self.assertIn("1 of 1000 mutants are open, all new: there was no sign-off before", [g["of"] for g in self.judge()["gates"]])

    def test_a_list_of_the_last_sign_off_that_is_wrong(self):
        for text, expected in (("rtl\n", "open.tsv:1: expected '# signed off at commit COMMIT', or 'none' for COMMIT"),
                               ("# signed off at commit ab\nrtl\tx\n", "open.tsv:2: expected 5 columns: side, file, place, operator, change")):
            (self.root / "open.tsv").write_text(text)
            with self.assertRaises(tables.BadTable) as found:
                self.judge()
            self.assertIn(expected, str(found.exception))

    def test_a_kind_that_no_survivor_is_of(self):
        for side in ("rtl", "model", "tables"):
            self.inputs[f"mutation/{side}.json"]["idle_kinds"] = ["rtl/a.sv x const"]
            made = self.fails(f"mutation.{side}.idle")
            self.assertEqual(made["holes"][0]["text"], "no survivor is of the kind rtl/a.sv x const")
            self.inputs[f"mutation/{side}.json"]["idle_kinds"] = []

    def test_what_is_proved_equivalent_or_of_a_kind_is_not_open(self):
        mutants = self.inputs["mutation/rtl.json"]["mutants"]
        mutants += [mutants[0] | {"id": "e", "status": "equivalent"}, mutants[0] | {"id": "w", "status": "kind", "proof": "by m & m"}]
        made = self.judge()
        self.assertTrue(made["signed_off"])
        self.assertEqual([(x["id"], x["proof"]) for x in made["proved"]], [("e", ""), ("w", "by m & m")])
        self.assertIn("by m &amp; m", (self.root / "build/signoff/index.html").read_text())
        self.assertEqual(self.page().faults, [])

    def test_what_is_of_no_stage_need_not_be_named(self):
        for stage in ("", "shared", "rules"):
            self.inputs["mutation/model.json"]["mutants"][0] |= {"stage": stage, "named": False}
            self.assertTrue(self.judge()["signed_off"])

    def test_a_rule_whose_lines_no_mutant_touched_is_weak(self):
        self.inputs["mutation/rtl.json"]["mutants"][1]["line"] = 2
        made = self.judge()
        self.assertEqual([(r["verdict"], r["why"]) for r in made["rules"]][1],
                         ("weak", ["no mutant of its lines was tried in the RTL"]))

    def test_functional(self):
        bins = self.inputs["coverage/functional.json"]["points"][0]["bins"]
        bins[0]["goal"] = 2
        self.assertTrue(self.judge()["signed_off"])
        bins[0]["goal"] = 3
        made = self.fails("functional.reached")
        self.assertEqual((made["holes"][0]["id"], made["holes"][0]["rules"]), ("bin:p/zero", ["PD-2"]))
        del bins[0]["goal"]
        bins[1]["hits"] = 1
        self.fails("functional.illegal")
        bins[1]["hits"], bins[2]["hits"] = 0, 4
        made = self.fails("functional.stale")
        self.assertIn("hit 4 times, but waived: cannot be", made["next"][0]["what"])

    def test_code(self):
        for n, side in enumerate(("rtl", "model")):
            file = self.inputs["coverage/code.json"]["files"][n]
            for kind in ("line", "branch", "toggle", "expression", "cover"):
                file["kinds"][kind]["hit"], file["missed"] = 3, [{"line": 2 + n, "kind": kind, "what": "b"}]
                made = self.fails(f"code.{side}.{kind}")
                self.assertEqual(made["holes"][0]["at"], f"{file['file']}:{2 + n}")
                self.assertEqual(made["holes"][0]["rules"], ["R-A-1"])
                self.assertEqual(made["rules"][0]["verdict"], "held" if kind == "toggle" else "open")
                file["kinds"][kind]["hit"], file["missed"] = 4, []

    def test_holes_where_a_gate_fails_are_told_apart(self):
        file = self.inputs["coverage/code.json"]["files"][0]
        file["kinds"]["line"]["hit"], file["missed"] = 2, [{"line": 2, "kind": "line", "what": "b"}, {"line": 3, "kind": "line", "what": "c"}]
        self.assertEqual(self.judge()["open"], {"failing": 2, "other": 0})
        text = (self.root / "gates.tsv").read_text()
        (self.root / "gates.tsv").write_text(text.replace("code.rtl.line\tcode\t>= 100", "code.rtl.line\tcode\t>= 10"))
        self.assertEqual(self.judge()["open"], {"failing": 0, "other": 2})

    def test_an_exclusion_that_is_hit(self):
        self.inputs["coverage/code.json"]["errors"] = ["exclude.tsv:3: hit"]
        self.assertEqual(self.fails("code.stale")["holes"][0]["text"], "exclude.tsv:3: hit")

    def test_bugs(self):
        self.inputs["signoff/bugs.json"]["bugs"][0]["caught"] = False
        made = self.fails("bugs.missed")
        self.assertEqual(made["next"][0]["command"], "tests/faults/bugs.py --only drop")

    def test_regress(self):
        self.inputs["regress/latest.json"]["buckets"] = [{"signature": "hang/a/-", "state": "new", "reproduce": "texlock run x"},
                                                         {"signature": "hang/b/-", "state": "known"}]
        made = self.fails("regress.open")
        self.assertEqual(made["next"][0]["command"], "texlock run x")
        self.inputs["regress/latest.json"] |= {"buckets": [], "open": {"hang/c/-": "not run", "hang/d/-": "fixed"}}
        self.assertEqual([h["id"] for h in self.fails("regress.open")["holes"]], ["bucket:hang/c/-"])
        self.inputs["regress/latest.json"] |= {"open": {}, "interrupted": 1}
        self.fails("regress.open")
        self.inputs["regress/latest.json"] |= {"interrupted": 0, "jobs": []}
        self.fails("regress.jobs")

    def test_three_steps_at_most_in_the_order_of_the_gates(self):
        self.inputs["signoff/run/verdict.json"]["instructions"] = 9
        for name in ("mutation/rtl.json", "mutation/model.json", "signoff/bugs.json"):
            del self.inputs[name]
        made = self.judge()
        self.assertEqual([s["gate"] for s in made["next"]], ["run.instructions", "mutation.rtl.ran", "mutation.model.ran"])


class Inputs(Made):
    def test_each_missing_input_names_its_command(self):
        for item in inputs_module.all_inputs():
            self.inputs = json.loads(self.good)
            del self.inputs[item.path]
            shutil.rmtree(self.root / "build", ignore_errors=True)
            made = self.judge()
            failed = [g for g in made["gates"] if not g["holds"]]
            self.assertEqual({g["input"] for g in failed}, {item.name})
            self.assertIn("missing: it is not there", failed[0]["why"])
            self.assertEqual(made["next"][0]["command"], item.shown(inputs_module.sizes("usual", "build", 1)))

    def test_all_mutants_are_asked_for_in_the_words_of_each_script(self):
        size = inputs_module.sizes("all", "build", 1)
        shown = {item.name: item.shown(size) for item in inputs_module.all_inputs()}
        self.assertNotIn("COUNT", shown["mutation.rtl"])
        self.assertNotIn("COUNT", shown["mutation.model"])
        self.assertIn(" COUNT=0 ", shown["mutation.tables"])  # without it: a sample of 100

    def test_stale_by_sources_or_commit(self):
        name = "mutation/rtl.json"
        self.inputs[name]["rtl_sources"] = "feed"
        made = self.judge()
        self.assertIn("made of other RTL (sources feed", [g["why"] for g in made["gates"] if g["input"] == "mutation.rtl"][0])
        for commit in ("unknown", "1234567", "--output=x"):
            self.inputs[name] |= {"rtl_sources": "0123456789abcdef", "commit": commit}
            state = next(i for i in self.judge()["inputs"] if i["name"] == "mutation.rtl")
            self.assertEqual((state["state"], state["why"]),
                             ("stale", f"made at commit '{commit}', which is not in this repository"))

    def test_stale_by_a_change_of_the_model(self):
        (self.root / "cmodel/function/sum.c").write_text(signoff_tree.FILES["cmodel/function/sum.c"] + "\n")
        made = self.judge()
        self.assertTrue(all("since then changed: cmodel/function/sum.c" in i["why"] for i in made["inputs"]))
        self.assertFalse(made["signed_off"])

    def test_pages_and_evidence_make_nothing_stale(self):
        for name in ("README.md", "rtl/README.md", "vectors/evidence.tsv"):
            (self.root / name).write_text("more\n")
        self.assertTrue(self.judge()["signed_off"])

    def test_misreadings_that_were_interrupted(self):
        self.inputs["mutation/common.json"]["interrupted"] = True
        made = self.judge()
        self.assertEqual({g["input"] for g in made["gates"] if not g["holds"]}, {"mutation.common"})
        self.assertIn("it was interrupted", made["next"][0]["what"])
        self.assertEqual(made["next"][0]["command"], "make mutation SIDE=common SEED=1 BUILD=build")

    def test_malformed(self):
        cases = (("mutation/rtl.json", "{\n\n nothing", "build/mutation/rtl.json:3: expected JSON: "),
                 ("mutation/rtl.json", "[]", "rtl.json: the file: expected an object, found a list"),
                 ("coverage/code.json", {"files": [{"file": 3}]}, "files[0].file: expected text, found a whole number"),
                 ("coverage/functional.json", {"points": [{"name": "p", "kind": "bins", "boundary": "b", "bins": [{"name": "n"}]}]},
                  "points[0].bins[0].hits: expected a whole number, found nothing"),
                 ("mutation/model.json", {"format": 2}, "format: expected 1, found 2"),
                 ("signoff/bugs.json", {"bugs": {}}, "bugs: expected a list, found an object"),
                 ("signoff/run/verdict.json", {"rules": {"PD-2": "3"}}, "rules.PD-2: expected a whole number, found text"))
        for name, spoilt, expected in cases:
            self.inputs = json.loads(self.good)
            self.inputs[name] = spoilt if isinstance(spoilt, str) else self.inputs[name] | spoilt
            made = self.judge()
            why = [i["why"] for i in made["inputs"] if i["state"] == "malformed"]
            self.assertEqual(len(why), 1, name)
            self.assertIn(expected, why[0])
            self.assertFalse(made["signed_off"])

    def test_a_status_that_is_none(self):
        self.inputs["mutation/rtl.json"]["mutants"][1]["status"] = "dead"
        made = self.judge()
        self.assertIn("mutants[1].status: expected killed, survived, equivalent, kind, unbuilt, found 'dead'",
                      next(i for i in made["inputs"] if i["name"] == "mutation.rtl")["why"])

    def test_a_report_that_was_cut_short_signs_nothing_off(self):
        self.assertFalse(self.judge("cut short")["signed_off"])


class Progress(unittest.TestCase):
    def test_how_a_command_stands(self):
        self.assertEqual(collect.standing("[1/2] make", 30, 90), "[1/2] make: 30 s of about 90 s")
        self.assertEqual(collect.standing("[1/2] make", 91, 90), "[1/2] make: 91 s, expected was 90 s")


class Waived(Made):
    def waive(self, *rows):
        (self.root / "waivers.tsv").write_text("".join("\t".join(row) + "\n" for row in rows))

    def survivor(self):
        self.inputs["mutation/rtl.json"]["mutants"][0]["status"] = "survived"
        return "mutant:rtl:" + self.inputs["mutation/rtl.json"]["mutants"][0]["id"]

    def test_a_waiver_takes_a_hole_away(self):
        hole = self.survivor()
        for what in (hole, "mutant:rtl:*", hole[:-5] + "*"):
            self.waive((what, "because", "me", "2030-01-01"))
            made = self.judge()
            self.assertTrue(made["signed_off"], what)
            self.assertEqual([w["id"] for w in made["waived"]], [hole])
            self.assertEqual(made["rules"][0]["waivers"], [1])

    def test_a_waiver_of_a_line(self):
        file = self.inputs["coverage/code.json"]["files"][0]
        file["kinds"]["line"]["hit"], file["missed"] = 3, [{"line": 3, "kind": "line", "what": ""}]
        self.waive(("line:rtl/sum.sv:3:*", "because", "me", "2031-01-01"))
        self.assertTrue(self.judge()["signed_off"])

    def test_one_that_expired(self):
        hole = self.survivor()
        self.waive((hole, "because", "me", "2029-12-31"))
        made = self.fails("mutation.rtl.open", "waivers.expired")
        self.assertEqual({h["id"] for h in made["holes"]}, {hole, "waiver:1"})

    def test_one_that_covers_nothing(self):
        self.waive(("line:rtl/none.sv:1:*", "because", "me", "2031-01-01"))
        made = self.fails("waivers.unmatched")
        self.assertEqual(made["next"][0]["at"], "scripts/signoff/waivers.tsv:1")

    def test_no_waiver_of_a_waiver(self):
        self.waive(("line:none", "because", "me", "2031-01-01"), ("waiver:1", "because", "me", "2031-01-01"))
        self.fails("waivers.unmatched")

    def test_brackets_stand_for_themselves(self):
        self.survivor()
        self.inputs["mutation/rtl.json"]["mutants"][0]["id"] = "x[3:0]?"
        self.waive(("mutant:rtl:x[3:0]?", "because", "me", "2031-01-01"))
        self.assertTrue(self.judge()["signed_off"])


class Tables(Made):
    def refused(self, name, text, expected):
        (self.root / name).write_text(text)
        with self.assertRaises(tables.BadTable) as found:
            self.judge()
        self.assertIn(expected, str(found.exception))

    def test_gates(self):
        for text, expected in (("run.failed\trun\t= 0\n", "gates.tsv:1: expected 4 columns: number, input, bound, reason"),
                               ("run.faild\trun\t= 0\tx\n", "gates.tsv:1: no number 'run.faild'; expected one of: run.failed, "),
                               ("run.failed\tcode\t= 0\tx\n", "gates.tsv:1: run.failed comes from 'run', not from 'code'"),
                               ("run.failed\trun\t0\tx\n", "gates.tsv:1: bound '0'; expected >= NUMBER, <= NUMBER or = 0"),
                               ("run.failed\trun\t= 3\tx\n", "gates.tsv:1: bound '= 3'"),
                               ("#\nrun.failed\trun\t= 0\tx\nrun.failed\trun\t= 0\tx\n", "gates.tsv:3: run.failed has a gate at line 2"),
                               ("# none\n", "expected a gate, there is none")):
            self.refused("gates.tsv", text, expected)

    def test_waivers(self):
        self.refused("waivers.tsv", "a\tb\tc\n", "waivers.tsv:1: expected 4 columns: what, reason, who or issue, expires")
        self.refused("waivers.tsv", "a\tb\tc\tsoon\n", "waivers.tsv:1: expires 'soon'; expected a date, YYYY-MM-DD")
        self.refused("waivers.tsv", "a\tb\t \t2030-01-01\n", "waivers.tsv:1: expected 4 columns")

    def test_the_tables_of_the_tree(self):
        gates = tables.gates(ROOT / "scripts/signoff/gates.tsv", measures.KNOWN)
        self.assertGreater(len(gates), 20)
        bounds = {gate.number: gate.shown() for gate in gates if re.fullmatch(r"mutation.*(open|idle)", gate.number)}
        self.assertEqual(bounds, {f"mutation.{side}.{what}": bound for side in ("rtl", "model", "tables")
                                  for what, bound in (("open", "<= 2"), ("idle", "<= 0"))})
        tables.Waivers(ROOT / "scripts/signoff/waivers.tsv", TODAY)
        tables.Earlier(ROOT / "scripts/signoff/open.tsv")


class Html(Made):
    def whole(self, page):
        self.assertEqual(page.faults, [])
        return page

    def test_signed_off(self):
        self.judge()
        page = self.whole(self.page())
        self.assertIn("#rtl/sum.sv:2", page.links)
        self.assertIn("../../vectors/a/one.tlv", page.links)
        self.assertIn("../mutation/rtl.json", page.links)

    def test_all_is_missing_and_names_are_hostile(self):
        self.inputs = {}
        self.judge()
        self.whole(self.page())
        self.inputs = json.loads(self.good)
        self.inputs["mutation/rtl.json"]["mutants"][0] |= {"status": "survived", "what": "a < b & \"c\" -> </pre><script>", "id": "<'\">"}
        self.inputs["mutation/model.json"]["mutants"][0] |= {"status": "survived", "file": "cmodel/gone.c", "line": 99999}
        self.judge("cut short & <b>")
        self.whole(self.page())

    def test_a_page_that_is_not_whole(self):
        for text, fault in (("<p><b></p>", "</p> closes nothing"), ("<p>", "<p> is not closed"), ('<a href="#x">x</a>', "#x leads nowhere"),
                            ('<a href="x.txt">x</a>', "x.txt leads nowhere"), ('<img src="x">', "<img> loads something"),
                            ('<i id="a"></i><i id="a"></i>', "id a stands twice")):
            (self.root / "x.html").write_text(text)
            self.assertIn(fault, "\n".join(html_page.Page(self.root / "x.html").faults))


class Collecting(Made):
    """What runs the inputs: commands of the test's own in the place of make."""

    def items(self, *scripts):
        made = [inputs_module.Input(f"mutation.{side}", f"mutation/{side}.json", "mutation", side, ["sh", "-c", script], inputs_module.about(1, 1))
                for side, script in zip(("rtl", "model"), scripts)]
        return made, Tree(self.root, self.root / "build")

    def run_collect(self, items, tree):
        out = self.root / "build/signoff"
        out.mkdir(parents=True, exist_ok=True)
        for item in items:
            inputs_module.look(item, tree)
        stdout, sys.stdout = sys.stdout, open(out / "console", "w", encoding="utf-8")
        try:
            collect.collect(items, tree, inputs_module.sizes("quick", "build", 1), "quick", out)
        finally:
            sys.stdout.close()
            sys.stdout = stdout
        return (out / "console").read_text()

    def test_what_is_missing_is_run_and_only_that(self):
        signoff_tree.write(self.root, self.inputs)
        (self.root / "build/mutation/rtl.json").rename(self.root / "build/kept")
        items, tree = self.items("mv build/kept build/mutation/rtl.json", "echo no; exit 3")
        said = self.run_collect(items, tree)
        self.assertEqual([i.state for i in items], ["current", "current"])
        self.assertIn("[1/1] sh -c mv", said)
        self.assertEqual(self.run_collect(items, tree), "")

    def test_a_sample_that_is_too_small_is_run_again(self):
        signoff_tree.write(self.root, self.inputs)
        gates = tables.gates(self.root / "gates.tsv", measures.KNOWN)
        tree = Tree(self.root, self.root / "build")
        for name, change in (("run", {"instructions": 9}), ("mutation.rtl", {"ran": 1}), ("regress", {"jobs": []}), ("bugs", {})):
            item = next(i for i in inputs_module.all_inputs() if i.name == name)
            inputs_module.look(item, tree)
            inputs_module.ask_for_more(item, gates)
            self.assertEqual(item.state, "current", name)
            item.data |= change
            inputs_module.ask_for_more(item, gates)
            self.assertEqual(item.state, "stale" if change else "current", name)

    def test_one_that_fails_stays_missing_and_is_shown(self):
        items, tree = self.items("echo what a pity; exit 3", "exit 0")
        said = self.run_collect(items, tree)
        self.assertIn("ended with 3", said)
        self.assertIn("  what a pity\n", said)
        self.assertEqual([i.state for i in items], ["missing", "missing"])

    def test_a_command_that_is_not_there(self):
        log = self.root / "log"
        self.assertEqual(collect.run(["no-such-command"], log, "x", 1, self.root), 127)
        self.assertIn("no-such-command: No such file", log.read_text())
        self.assertEqual(signal.pthread_sigmask(signal.SIG_BLOCK, set()), set())

    def test_the_estimate_is_what_it_took(self):
        items, tree = self.items("sleep 0.2")
        self.run_collect(items, tree)
        times = json.loads((self.root / "build/signoff/times.json").read_text())
        self.assertGreater(times["sh -c sleep 0.2"], 0.1)

    def test_a_signal_ends_all_that_runs(self):
        script = ("import sys; sys.path[:0] = sys.argv[1:3]\nimport collect, signal, pathlib\n"
                  "def stop(*_): raise collect.Interrupted\nsignal.signal(signal.SIGTERM, stop)\n"
                  "try: collect.run(['sh', '-c', 'sleep 300 & echo $! >pid; wait'], pathlib.Path('log'), 'x', 1, '.')\n"
                  "except collect.Interrupted: sys.exit(7)")
        child = subprocess.Popen([sys.executable, "-c", script, str(ROOT / "scripts/signoff"), str(ROOT / "scripts")], cwd=self.root)
        for _ in range(2400):
            if (self.root / "pid").exists() and (self.root / "pid").read_text().strip():
                break
            time.sleep(0.05)
        child.send_signal(signal.SIGTERM)
        self.assertEqual(child.wait(timeout=120), 7)
        pid = int((self.root / "pid").read_text())
        for _ in range(600):
            stat = Path(f"/proc/{pid}/stat")
            if not stat.exists() or " Z " in stat.read_text():
                break
            time.sleep(0.05)
        else:
            self.fail(f"process {pid} still runs")

    def test_a_signal_while_a_command_starts(self):
        script = ("import sys; sys.path[:0] = sys.argv[1:3]\nimport collect, os, pathlib, signal, subprocess\n"
                  "def stop(*_): raise collect.Interrupted\nsignal.signal(signal.SIGTERM, stop)\nstart = subprocess.Popen\n"
                  "def begin(*words, **named):\n    child = start(*words, **named)\n    pathlib.Path('pid').write_text(str(child.pid))\n"
                  "    os.kill(os.getpid(), signal.SIGTERM)\n    return child\nsubprocess.Popen = begin\n"
                  "try: collect.run(['sleep', '300'], pathlib.Path('log'), 'x', 1, '.')\nexcept collect.Interrupted: sys.exit(7)")
        done = subprocess.run([sys.executable, "-c", script, str(ROOT / "scripts/signoff"), str(ROOT / "scripts")], cwd=self.root,
                              check=False)
        pid = int((self.root / "pid").read_text())
        left = Path(f"/proc/{pid}").exists()
        if left:
            os.kill(pid, signal.SIGKILL)
        self.assertEqual((done.returncode, left), (7, False))

    def test_lines_of_the_planted_bugs(self):
        text = "ok - bug a: x (verilator)\nnot ok - bug a: x (icarus)\nok - bug b: y\nok - bug: none planted, texlock\n# not ok\n"
        self.assertEqual(run_bugs.bugs_in(text), [{"name": "a", "file": "", "caught": False, "text": "x (icarus)"},
                                                  {"name": "b", "file": "", "caught": True, "text": "y"}])
        planted = run_bugs.bugs_in("ok - bug rtl_wrap_mirror: mismatch: z (verilator)\n")
        self.assertTrue((ROOT / planted[0]["file"]).exists() and planted[0]["file"], "a planted bug of the tree has a file")


class Program(unittest.TestCase):
    def test_options_that_are_wrong(self):
        for words in (["--seed", "x"], ["--sed"], ["more"]):
            done = subprocess.run([sys.executable, str(ROOT / "scripts/signoff/signoff.py"), *words], capture_output=True, text=True,
                                  check=False)
            self.assertEqual(done.returncode, signoff.BAD_INPUT, done.stderr)
            self.assertIn(words[0], done.stderr)


if __name__ == "__main__":
    unittest.main()
