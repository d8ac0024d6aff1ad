#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The mutator of the RTL, its select, the runner and the proofs. usage: test_rtl.py BUILD_DIR; prints TAP lines

Each mutant of toy.sv behind the select is proved to be the module with the mutated text in its place, and the module with
none selected to be the original: widths and signs are kept.
"""
import dataclasses
import functools
import json
import os
import re
import stat
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))
import equiv
import kinds
import result
import rtl
import rtl_done
import rtl_mutate
import rtl_plant
import wires
from gen import tables
from verible_tree import parse_files

BUILD = "build"
TOY = Path(__file__).resolve().parent / "toy.sv"
WANTED = (  # operator, what of the text
    ("sub-add-0", "({2'b0, a}) + ({2'b0, b})"), ("mul-add-0", "(a) + (b)"), ("shr-shl-0", "<< (mode[1:0])"), ("lt-le-0", "(p) <= (low)"),
    ("sign", "$unsigned(p) < $unsigned(low)"), ("eq-ne-0", "(a_i) != (b_i)"), ("land-lor-0", "(valid_i) || (!mode_i[2])"),
    ("lor-land-0", "&& (a_i == b_i)"), ("drop", "1'b1"), ("drop", "1'b0"), ("unary", "!(!(mode_i[2]))"), ("unary", "&(b_i)"),
    ("negated", "!(valid_i)"), ("stuck0", "1'b0"), ("stuck1", "1'b1"), ("const0", "4'h0"), ("const", "~'0"),
    ("const", "STEP + 1"), ("const", "MODE ^ 1'b1"), ("label", "~(mode)"), ("select", "a[3:1]"), ("select", "mode_i[1]"),
    ("select", "b_i[({1'b0, mode_i[1:0]}) + 1 +: 2]"), ("order0", "{bits, chosen(a_i, b_i, mode_i)}"), ("signal", "b_i"),
    ("dropped", "p"), ("dropped", ""), ("xor-or-0", "(a_i[k]) | (b_i[k])"), ("or-and-0", "&"),
)


@functools.cache
def population():
    """All of the RTL, parsed once: six seconds."""
    return rtl_plant.population(BUILD)


@functools.cache
def design():
    """One for all proofs, as in a campaign."""
    return equiv.Design(BUILD)


@functools.cache
def toy_mutants():
    [(path, text, tree)] = parse_files(BUILD, [TOY])
    sites = rtl_mutate.Mutator(text, tree, rtl_mutate.Types(Path(BUILD) / "gen")).sites
    sites.sort(key=lambda s: (s.start, -s.end, s.operator, s.new))
    return text, [rtl_plant.Planted(n, f"toy:{n}", "toy.sv", 1, "", (), s.operator, s.what, s) for n, s in enumerate(sites, 1)]


class Toy(unittest.TestCase):
    def test_operators(self):
        _, mutants = toy_mutants()
        for operator, new in WANTED:
            self.assertTrue(any(m.operator == operator and (new in m.site.new if new else not m.site.new) for m in mutants), (operator, new))

    def test_constants_of_the_language_and_dead_code_are_left(self):
        text, mutants = toy_mutants()
        for m in mutants:
            line = text[text.rfind("\n", 0, m.site.start) + 1:].split("\n")[0]
            self.assertNotRegex(line, r"localparam|genvar|unused|logic \[")

    def test_the_select_is_exact(self):
        text, mutants = toy_mutants()
        planted = rtl_plant.planted(text, mutants)
        with tempfile.TemporaryDirectory() as folder:
            folder, script = Path(folder), []
            (folder / "planted.sv").write_text(planted)
            for n, m in enumerate([None, *mutants]):
                (folder / "alone.sv").write_text(text)
                (folder / f"a{n}.sv").write_text(rtl_plant.alone(text, m) if m else text)
                (folder / f"p{n}.sv").write_text(f"package tex_mutant;\n  localparam int number = {n};\nendpackage\n")
                script.append(f"design -reset\nread_verilog -sv {folder}/p{n}.sv {folder}/planted.sv\nhierarchy -top toy\nproc\n"
                              f"setundef -zero -undriven toy\nexpose -dff -evert-dff toy\nrename toy gate\nwrite_rtlil {folder}/gate.il\n"
                              f"design -reset\nread_verilog -sv {folder}/a{n}.sv\nhierarchy -top toy\nproc\n"
                              f"setundef -zero -undriven toy\nexpose -dff -evert-dff toy\nrename toy gold\nread_rtlil {folder}/gate.il\n"
                              f"miter -equiv -flatten gold gate miter\nsat -verify -prove trigger 0 miter\nlog proved {n}\n")
            status, log = equiv.yosys("".join(script), folder / "exact")
            proved = log.count("\nproved ")
            self.assertEqual((status, proved), (0, len(mutants) + 1), "".join(log.splitlines(True)[-20:]))


class Proofs(unittest.TestCase):
    """Of the unit itself."""

    def prove(self, file, fits, new=None, seconds=equiv.SECONDS[-1]):
        """Of the mutant that fits; with `new`, of the same place with this text."""
        mutant, texts = self.mutant(file, fits, new)
        return equiv.prove(design(), mutant, texts, seconds)

    def mutant(self, file, fits, new=None):
        mutants, texts = population()
        mutant = next(m for m in mutants if m.file == f"rtl/{file}.sv" and fits(m))
        if new is not None:
            mutant = dataclasses.replace(mutant, site=dataclasses.replace(mutant.site, new=new))
        return mutant, texts

    def test_what_changes_nothing_is_proved(self):
        # Offsets are multiples of four: not greater than X, or than X + 1.
        proof, _, _ = self.prove("csr_stores", lambda m: "CSR_COUNT_DROP_DISABLED ^" in m.what and m.operator == "const")
        self.assertIn("no bound in time", proof)

    def test_a_payload_counts_where_it_is_valid(self):
        proof, _, _ = self.prove("join", lambda m: m.operator == "stuck1" and "chosen[p]" in m.what, "chosen[p] && end_valid_i[p]")
        self.assertIn("where their valid is 1", proof)

    def test_what_is_inside_counts_where_the_module_alone_tells_nothing(self):
        # Of one sample a pixel, where is the same for each number.
        proof, _, _ = self.prove("query", lambda m: m.site.place == "sample_i", "(shape.samples == 4'd0 ? 4'd0 : operands.lod[3:0])")
        self.assertIn("no state of tex_query makes", proof)

    def test_each_scope_has_every_place_where_the_unit_has_the_module(self):
        unit = design()
        for module, roots in (("tex_fifo", {"tex_cache", "tex_store", "tex_order", "tex_lod"}), ("tex_address_sample", {"tex_address", "tex_convert"}),
                              ("tex_math", {f"tex_{name}" for name in "address block cache coord decode deliver filter header lod surface texel wrap".split()})):
            first, *others = unit.scopes(module)
            self.assertFalse(any(flat for _, flat in first))
            self.assertTrue(others and all(flat for scope in others for _, flat in scope))  # a change inside must show
            parts = [{re.search(r"(?:^|\\)(tex_\w+)", name)[1] for name, _ in scope} for scope in others]
            self.assertEqual(parts[-1], roots)
            for part in parts:  # none is left out on the way up
                self.assertTrue(all(self.meets(unit, root, part) for root in roots), part)

    def meets(self, design, root, part):
        """Whether one of these is the root or inside of it."""
        return root in part or any(self.meets(design, child, part) for child in design.inside.get(root, ()))

    def test_a_memory_may_hold_anything(self):
        mutants, texts = population()
        unit, mutant = design(), next(m for m in mutants if m.what == "entry[256] -> entry[255]")
        with tempfile.TemporaryDirectory() as folder:
            wave = Path(folder) / "difference.vcd"
            for name in unit.variants["tex_line_cache"]:
                self.assertEqual(equiv.compare(unit, mutant, texts, name, False, Path(folder), wave, 10), "differs")

    def test_a_register_of_two_names_is_one(self):
        # With the mutant `sum` is what `totals_q` is; the sum of what is not enabled is 0 by what came before, so none is proved.
        mutant, texts = self.mutant("filter", lambda m: m.operator == "stuck1" and "coded && enable_added_q" in m.what)
        with tempfile.TemporaryDirectory() as folder:
            [(name, flat)] = next(design().scopes("tex_filter"))
            self.assertEqual(equiv.compare(design(), mutant, texts, name, flat, Path(folder), Path(folder) / "difference.vcd", 10), "differs")

    def test_a_product_behind_a_change_is_not_searched(self):
        # Greater than 3 + n, less 4 + n: of 4 + n that is 0 as before.
        proof, _, _ = self.prove("convert_component", lambda m: m.operator == "const1" and m.site.place == "code_of" and "8'd4 ->" in m.what, seconds=2)
        self.assertIn("no bound in time", proof)

    def test_wires_that_differ_are_not_joined(self):
        for file, fits, new in (("coord_offset", lambda m: m.operator == "stuck1", None),
                                ("convert_component", lambda m: m.operator == "const1" and m.site.place == "code_of" and "8'd4 ->" in m.what, "8'd9")):
            mutant, texts = self.mutant(file, fits, new)
            with tempfile.TemporaryDirectory() as folder:
                folder, [(name, flat)] = Path(folder), next(design().scopes(equiv.module_of(mutant.file)))
                equiv.compare(design(), mutant, texts, name, flat, folder, folder / "difference.vcd", 2)
                both = equiv.gold(design(), name, flat, folder, ()), folder / "gate.il"
                self.assertFalse(equiv.joined(*both, folder, 4), file)
                self.assertFalse(equiv.joined(*equiv.with_operators(*both, folder, texts[equiv.ROOT / mutant.file], mutant), folder, 4), file)

    def test_what_changes_something_is_not(self):
        proof, wave, _ = self.prove("coord_offset", lambda m: m.operator == "stuck1")
        self.assertEqual(proof, "")
        self.assertTrue((Path(BUILD).resolve().parent / wave).exists(), wave)


class Wires(unittest.TestCase):
    IL = ("  wire width 8 $add$/a/b/x.sv:7$12_Y\n  wire $add$/a/b/x.sv:7$3_Y\n  wire $flatten\\u_p.u_q.$eq$/a/b/y.sv:9$5_Y\n"
          "  wire $flatten\\u_r.$eq$/a/b/y.sv:9$6_Y\n  wire $procmux$8_Y\n  connect \\A $add$/a/b/x.sv:7$12_Y [3:0]\n  cell $add $add$/a/b/x.sv:7$12\n")

    def test_operators_have_names_but_for_those_of_the_changed_lines(self):
        both = wires.named(self.IL, "z.sv", range(7, 8))
        self.assertEqual(both, self.IL.replace("$add$/a/b/x.sv:7$12_Y", "\\operator..x.sv.7.add.1").replace("$add$/a/b/x.sv:7$3_Y", "\\operator..x.sv.7.add.0")
                         .replace("$flatten\\u_p.u_q.$eq$/a/b/y.sv:9$5_Y", "\\operator.u_p.u_q.y.sv.9.eq.0")
                         .replace("$flatten\\u_r.$eq$/a/b/y.sv:9$6_Y", "\\operator.u_r.y.sv.9.eq.0"))
        self.assertIn("$add$/a/b/x.sv:7$12_Y", wires.named(self.IL, "x.sv", range(7, 8)))
        self.assertEqual(wires.named(self.IL.replace("/a/b/", "/c/").replace("$12", "$90").replace("$3_", "$20_"), "z.sv", ()).replace("cell $add $add$/c/x.sv:7$90", ""),
                         both.replace("cell $add $add$/a/b/x.sv:7$12", ""))

    def test_the_lines_of_a_mutant(self):
        text, site = "a\nb\nc d\ne\n", toy_mutants()[1][0].site
        at = dataclasses.replace(site, start=4, end=5, new="x")
        self.assertEqual(wires.changed(text, at), range(3, 4))
        self.assertEqual(wires.changed(text, dataclasses.replace(at, start=2, new="x\ny")), range(2, 4))
        self.assertEqual(wires.changed(text, dataclasses.replace(at, new="x\ny")), range(3, 6))


FAKE = """#!/bin/sh
echo "$@" >>"$0.log"
while [ "$1" != --out ]; do shift; done
case $TEXLOCK_MUTANT in
1) v='{"verdict": "mismatch", "failure": {"stage": "wrap", "boundary": "wrap", "differs": "payload", "latency": 7}, "exit_code": 1}'; e=1 ;;
2) v='{"verdict": "mutant passed", "mutant": 2, "exit_code": 0}'; e=0 ;;
3) v='{"verdict": "hang", "failure": {"stage": "store"}, "exit_code": 2}'; e=2 ;;
*) exit 139 ;;
esac
echo "$v" >"$2/verdict.json"
exit $e
"""


class Kinds(unittest.TestCase):
    def test_each_is_of_mutants_that_there_are(self):
        self.assertTrue(kinds.of_side("rtl", (m.named() for m in population()[0])))

    def test_the_place_of_a_mutant(self):
        """The function, else what takes the value, else the module."""
        _, mutants = toy_mutants()
        places = {(m.site.place, m.site.family) for m in mutants}
        for place in (("chosen", "label"), ("out_o", "land-lor"), ("toy", "stuck"), ("kept_q", "dropped")):
            self.assertIn(place, places)
        named = {m.named() for m in population()[0]}
        for one in (("rtl/wrap_axis.sv", "wrap_index", "const"), ("rtl/filter.sv", "active_i", "drop"),
                    ("rtl/block_texel.sv", "of_bc1", "eq-ne"), ("rtl/derive.sv", "tex_derive", "stuck")):
            self.assertIn(one, named)

    def test_widths_that_no_format_has(self):
        """A new format changes what the kind of tex_texel_component: repeated says; nothing else would tell."""
        model, used = tables.load(rtl.ROOT / "rtl/defs", rtl.ROOT / "vectors/rules.tsv"), set()
        types = {name: 1 << value for name, value, _, _ in model["codes"]["datatype"]}
        for shown in (f for f in model["formats"] if f.read):
            for width, allowed in zip(shown.width, shown.types):
                if width and not (width == 14 and shown.wide == 4):   # of blocks these are a numerator
                    used |= {width} if allowed & types["UNORM"] else set()
                    used |= {width - 1} if allowed & types["SNORM"] else set()
        widths = {int(n) for n in re.findall(r"6'd(\d+): repeated = ", (rtl.ROOT / "rtl/texel_component.sv").read_text())}
        [kind] = [kind for kind in kinds.load() if "repeated" in kind.places]
        self.assertTrue(kind.reason.startswith(f"{len(widths - used)} of its {len(widths)} widths "), (kind.reason, sorted(widths - used)))


class Stages(unittest.TestCase):
    def test_a_failure_may_name_the_stage_or_one_right_behind_it(self):
        after = rtl_plant.behind()
        self.assertEqual(rtl_plant.stage_of("wrap_axis.sv", after), ("wrap", ("address", "wrap")))
        self.assertEqual(rtl_plant.stage_of("axi.sv", after), ("axi", ("axi", "cache", "csr")))  # csr counts its errors
        self.assertEqual(rtl_plant.stage_of("atomic.sv", after), ("load", ("axi", "deliver", "load", "store")))  # store writes its value


class Runs(unittest.TestCase):
    """A program that stands for the real one."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        build = Path(self.folder.name)
        program = build / "texlock-mutants"
        program.write_text(FAKE)
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
        self.runner = rtl.Runner(build, 8, "sources")

    def tearDown(self):
        self.folder.cleanup()

    def trial(self, number):
        planted = rtl_plant.Planted(number, f"rtl/wrap.sv:{number}:1:x", "rtl/wrap.sv", number, "wrap", ("wrap",), "x", "a -> b", None)
        return self.runner.trial(planted, self.runner.runs(rtl.runs_for, planted))[0]

    def test_killed_and_named(self):
        mutant = self.trial(1)
        self.assertEqual((mutant.status, mutant.named, mutant.by["check"], mutant.by["cycles_to_detect"]), ("killed", True, "payload of wrap", 7))

    def test_killed_by_another_name(self):
        mutant = self.trial(3)
        self.assertEqual((mutant.status, mutant.named, mutant.by["check"]), ("killed", False, "hang"))

    def test_what_no_run_kills_survives(self):
        self.assertEqual(self.trial(2).status, "survived")

    def test_a_crash_is_told_apart(self):
        self.assertIn(self.trial(4).by["ending"], rtl.CRASHES)

    def test_result(self):
        path = Path(self.folder.name) / "rtl.json"
        result.write(path, "rtl", 9, [self.trial(1), self.trial(2), self.trial(3)], "1", {}, BUILD)
        root = result.read(path, "rtl")
        self.assertEqual((root["population"], root["ran"], root["score"]["killed"], root["score"]["named"]), (9, 3, 2, 1))
        self.assertAlmostEqual(root["score"]["score"], 2 / 3)
        with self.assertRaisesRegex(result.Missing, "make mutation SIDE=model"):
            result.read(path, "model")
        with self.assertRaisesRegex(result.Missing, "make mutation SIDE=tables"):
            result.read(Path(self.folder.name) / "tables.json")


class Goes_on(unittest.TestCase):
    """Where it stopped, and with what is new alone."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.program = self.make("texlock-mutants", FAKE)
        self.program.chmod(0o755)
        self.vectors = [str(self.make(f"{name}.tlv", name)) for name in "abc"]
        self.runs = [["run", "--random", "1", "--seed", "1", *self.vectors[:2]], ["run", "--seed", "2", *self.vectors], ["random", "--seed", "3"]]
        self.mutant = result.Mutant("rtl/wrap.sv:1:1:x", "rtl/wrap.sv", 1, "wrap", "a -> b")

    def tearDown(self):
        self.folder.cleanup()

    def make(self, name, text):
        path = Path(self.folder.name) / name
        path.write_text(text)
        return path

    def done(self, key="rtl", again=False, sources="sources"):
        return rtl_done.Done(Path(self.folder.name) / "done", rtl_done.Hashes(sources), key, again)

    def killed(self, run, case):
        self.mutant.status, self.mutant.by = "killed", {"case": case}
        self.done(again=True).add(self.mutant, rtl_done.until(run, case))

    def known(self, runs=()):
        return not self.done().wants(self.mutant.id, [*self.runs, *runs])

    def test_the_killing_run_counts_up_to_the_vector_that_kills(self):
        self.assertEqual(rtl_done.until(self.runs[1], self.runs[1][4]), self.runs[1][:5])
        self.assertEqual(rtl_done.until(self.runs[1], "random-seed2-case4"), self.runs[1])
        self.assertEqual(rtl_done.until(["run", "x/a.tlv", "y/a.tlv", "z.tlv"], "x/a.tlv"), ["run", "x/a.tlv"])

    def test_killed_while_the_killing_run_is_the_same(self):
        self.killed(self.runs[1], self.vectors[1])
        self.assertTrue(self.known())
        self.make("c.tlv", "after the one that killed")
        self.assertTrue(self.known([["run", str(self.make("d.tlv", "new"))]]))
        self.make("a.tlv", "before the one that killed")
        self.assertFalse(self.known())
        self.killed(self.runs[1], self.vectors[1])
        self.make("b.tlv", "the one that killed")
        self.assertFalse(self.known())

    def test_killed_at_random(self):
        self.killed(self.runs[2], "random-seed3-case1")
        self.make("a.tlv", "a vector")
        self.assertTrue(self.known())

    def test_killed_with_other_sources(self):
        self.killed(self.runs[1], self.vectors[1])
        self.assertTrue(self.done().found)
        self.assertFalse(self.done(sources="others").found)

    def test_sources(self):
        build = Path(BUILD)
        before, files = rtl_done.source_key(build), rtl_done.rtl_files(build)
        self.assertEqual(before, rtl_done.source_key(build))
        self.assertTrue({"wrap.sv", "tex_assert.svh", "tex_pkg.sv", "rtl_mutate.py"} <= {path.name for path in files})
        self.assertNotEqual(rtl_done.key_of(files), rtl_done.key_of(files[1:]))

    def test_survived(self):
        self.mutant.status = "survived"
        hashes = rtl_done.Hashes("sources")
        self.done().add(self.mutant, hashes.passed(self.runs))
        self.assertTrue(self.known())
        self.make("b.tlv", "changed")
        new = str(self.make("d.tlv", "new"))
        runs = [self.runs[0], [*self.runs[1], new], self.runs[2], ["random", "--seed", "4"]]
        done = self.done()
        self.assertTrue(done.wants(self.mutant.id, runs))
        self.assertEqual(list(done.hashes.left(runs, done.passed[self.mutant.id])),
                         [["run", self.vectors[1]], ["run", self.vectors[1], new], ["random", "--seed", "4"]])
        self.assertFalse(self.done(sources="others").found)

    def test_what_was_not_asked_for_stays(self):
        path, other = Path(self.folder.name) / "rtl.json", result.Mutant("x:2:1:y", "x", 2, "wrap", "c -> d", "killed")
        asked = [result.Mutant("x:1:1:y", "x", 1, "wrap", "a -> b", "survived")]
        with mock.patch("result.sources", lambda build: "RTL"), mock.patch("result.commit", lambda: "now"):
            self.assertEqual(rtl.with_the_rest(path, "build", asked), asked)
            result.write(path, "rtl", 9, [other, result.Mutant("x:1:1:y", "x", 1, "wrap", "a -> b", "killed")], 1, {}, "build")
            kept = rtl.with_the_rest(path, "build", asked)
        self.assertEqual(sorted((m.id, m.status) for m in kept), [("x:1:1:y", "survived"), ("x:2:1:y", "killed")])
        for name in ("result.sources", "result.commit"):
            with mock.patch("result.sources", lambda build: "RTL"), mock.patch("result.commit", lambda: "now"), \
                    mock.patch(name, lambda *_: "others"):
                self.assertEqual(rtl.with_the_rest(path, "build", asked), asked)

    def test_a_lost_reset_meets_many_power_ups(self):
        runs = [run for run in rtl.more_runs("store", 8) if run[0] == "run"]
        self.assertEqual(len({run[run.index("--seed") + 1] for run in runs}), rtl.POWER_UPS)
        self.assertTrue(all(arg.startswith(("vectors/hand/sust/", "vectors/generated/sust/")) for run in runs for arg in run[3:]))

    def test_a_trial_runs_what_is_left(self):
        runner = rtl.Runner(self.folder.name, 8, "sources")
        planted = rtl_plant.Planted(2, self.mutant.id, "rtl/wrap.sv", 1, "wrap", ("wrap",), "x", "a -> b", None)
        runs = runner.runs(rtl.runs_for, planted)
        mutant, passed = runner.trial(planted, runs)
        log = Path(f"{self.program}.log")
        self.assertEqual((mutant.status, len(log.read_text().splitlines())), ("survived", 2))
        last = runs[1][-1]
        _, again = runner.trial(planted, runs, [x for x in passed if x != runner.hashes.file(last)])
        self.assertRegex(log.read_text().splitlines()[-1], f"^run {last} --no-wave")
        self.assertEqual((len(log.read_text().splitlines()), again), (3, passed))

    def test_proofs(self):
        self.done().add_proof("x", "SAT", "", 60)
        self.done().add_proof("y", "", "y.vcd", 4)
        self.assertEqual((self.done().proof("x", 60), self.done().proof("y", 4)), (("SAT", ""), ("", "y.vcd")))
        self.assertIsNone(self.done().proof("y", 60))  # more may be found with more
        self.assertIsNone(self.done("other RTL").proof("x", 60))
        self.assertIsNone(self.done(again=True).proof("x", 60))


class Tap(unittest.TextTestResult):
    def addSuccess(self, test):
        print(f"ok - {test.id().removeprefix('__main__.')}", flush=True)

    def told(self, test, error):
        print(f"not ok - {test.id().removeprefix('__main__.')}\n#   " + self._exc_info_to_string(error, test).replace("\n", "\n#   "), flush=True)

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self.told(test, err)

    def addError(self, test, err):
        super().addError(test, err)
        self.told(test, err)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit((print(__doc__, file=sys.stderr), 2)[1])
    BUILD = sys.argv.pop(1)
    runner = unittest.TextTestRunner(resultclass=Tap, stream=open(os.devnull, "w"))
    sys.exit(not runner.run(unittest.defaultTestLoader.loadTestsFromNames(sys.argv[1:] or ["Toy", "Proofs", "Kinds", "Stages", "Runs", "Goes_on"], sys.modules[__name__])).wasSuccessful())
