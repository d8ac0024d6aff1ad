#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The rules of a regression over made-up verdicts: what a job's state is, buckets, known failures, fixed and flaky ones.

usage: test_regress.py BUILD_DIR    with the Python of BUILD_DIR/venv-regress; prints TAP
"""
import datetime
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parent.parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts/regress"))
import buckets  # noqa: E402
import build  # noqa: E402
import collect  # noqa: E402
import engine  # noqa: E402
import history as history_of  # noqa: E402
import job as one_job  # noqa: E402
import known  # noqa: E402
import limit  # noqa: E402
import listing  # noqa: E402
import page  # noqa: E402
import plan  # noqa: E402
import programs  # noqa: E402
import regress  # noqa: E402
import since  # noqa: E402
import summary  # noqa: E402
import testplan  # noqa: E402
import verdicts  # noqa: E402
from history import History  # noqa: E402

TODAY = datetime.date(2026, 5, 1)


PLAIN = {"config": "verilator", "text": "", "seconds": 1.0, "cpu_seconds": 1.0, "instructions": 100, "cycles": 1, "command": "x", "saved": "",
         "strictness": "cycle", "regression": "smoke", "again": False, "folder": "", "out": "", "dvsim": "", "rtl_sources": "r"}


def record(name, status="pass", signature="", **more):
    index, _, item = name.partition(".")
    return {"name": name, "item": item, "index": int(index), "seed": 7 + int(index), **PLAIN, "status": status,
            "signature": signature, **more}


def refused(function, *words):
    try:
        function()
    except plan.BadInput as error:
        assert all(word in str(error) for word in words), f"'{error}' lacks one of {words}"
        return
    raise AssertionError("not refused")


# What a job's state is.

def test_exit_status_and_verdict_must_agree():
    good = {"verdict": "pass", "exit_code": 0}
    assert verdicts.judge(0, good) == ("pass", "", "")
    assert verdicts.judge(0, None)[0] == "contradiction"
    assert verdicts.judge(0, {"verdict": "mutant passed", "exit_code": 0, "mutant": 17})[0] == "contradiction"
    assert verdicts.judge(0, {"verdict": "mismatch", "exit_code": 1})[0] == "contradiction"
    assert verdicts.judge(1, good)[0] == "contradiction"
    assert verdicts.judge(77, good)[0] == "contradiction"


def test_signals_and_time():
    assert verdicts.judge(124, None)[:2] == ("timeout", "timeout/-/-")
    assert verdicts.judge(128 + 11, {"verdict": "pass", "exit_code": 0})[:2] == ("crash", "crash/SIGSEGV/-")
    assert verdicts.judge(128 + 9, None)[:2] == ("killed", "killed/SIGKILL/-")
    assert verdicts.judge(5, None)[:2] == ("internal", "internal/no-verdict/-")


def test_signature_is_the_program_s_own():
    verdict = {"verdict": "mismatch", "exit_code": 1, "failure": {"signature": "payload/wrap/y", "text": "t"}}
    assert verdicts.judge(1, verdict) == ("mismatch", "payload/wrap/y", "t")
    del verdict["failure"]
    assert verdicts.judge(1, verdict)[1] == "mismatch/-/-"


# The plan.

def test_plan_has_each_job_once():
    offered = plan.catalogue()
    jobs = plan.make(offered, ["nightly", "smoke", "tld4"], None, "1")
    assert len({j.name for j in jobs}) == len(jobs) == 10 * len(offered.regressions["nightly"][0])
    assert jobs == plan.make(offered, ["nightly", "smoke", "tld4"], None, "1"), "the seed alone decides"
    assert {j.seed for j in jobs}.isdisjoint({j.seed for j in plan.make(offered, ["nightly"], None, "2")})
    assert len(plan.make(offered, ["smoke"], 3, "1")) == 3 * len(offered.regressions["smoke"][0])
    assert set(offered.regressions["smoke"][0]) < set(offered.regressions["nightly"][0]) <= set(offered.regressions["weekly"][0])


def test_plan_runs_open_failures_again():
    offered = plan.catalogue()
    jobs = plan.make(offered, ["txq"], 2, "1", [("txq", 99), ("sust", 98)])
    assert [(j.name, j.again) for j in jobs] == [("0.txq", False), ("1.txq", False), ("2.txq", True)] and jobs[2].seed == 99


def test_plan_refuses_unknown_items():
    refused(lambda: plan.make(plan.catalogue(), ["smoke", "nowhere"], None, "1"), "nowhere", "nightly")


def test_what_cannot_be_used_is_named_and_no_traceback():
    """Of the whole program: (arguments, exit status, words of the one line that it says)."""
    broken, table = Path(tempfile.mkdtemp(dir=WORK)), WORK / "latin.tsv"
    (broken / "history.sqlite").write_text("this is no database, and long enough to be seen as none\n" * 20)
    table.write_bytes(b"a\xff\n")
    state = ("--state", str(WORK / "state"))
    for words, status, said in (((*state, "--items", ""), 4, "ITEMS"), ((*state, "--scale", "inf"), 4, "SCALE"),
                                ((*state, "--known", "/nowhere.tsv"), 4, "/nowhere.tsv"), ((*state, "--known", str(table)), 4, "latin.tsv"),
                                (("--state", "/proc/nowhere"), 5, "/proc/nowhere"), (("--state", str(broken), "--list"), 5, "history.sqlite")):
        done = subprocess.run([sys.executable, str(ROOT / "scripts/regress/regress.py"), "--build", str(WORK), *words],
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        assert done.returncode == status and said in done.stdout and len(done.stdout.splitlines()) == 1, f"{words}: {done.returncode}: {done.stdout}"


def test_rule_list_is_the_testplan():
    points = {p["name"]: p for p in testplan.testpoints(plan.CONFIGURATION)}
    assert "txq" in points["R-TXQ-19"]["tests"] and "tld4" not in points["R-TXQ-19"]["tests"]
    assert points["R-TLD4-19"]["tests"] == ["N/A"] and points["R-TLD4-19"]["stage"] == "N.A."
    assert points["R-TGSI-10"]["tests"] == ["N/A"] and points["R-TGSI-10"]["stage"] == "N.A."
    bare = [n for n, p in points.items() if not p["tests"]]
    assert not bare, f"no test runs a vector in which these must decide: {bare}"


def test_dvsim_s_limits_are_longer_than_those_of_a_job():
    assert engine.LONGEST_JOB * 60 > limit.WALL * one_job.SECONDS
    words = engine.command([plan.Job("txq", 0, 1, "verilator", "smoke")], WORK, plan.CONFIGURATION, 1, print)
    assert words[words.index("--run-timeout-mins") + 1] == str(engine.LONGEST_JOB) and "--build-timeout-mins" in words


# Collecting.

def folder_with(names, results):
    """A folder as dvsim leaves it: names of state links, and result.json by job."""
    folder = Path(tempfile.mkdtemp(dir=WORK))
    for state in collect.STATES:
        (folder / "jobs" / state).mkdir(parents=True)
    for state, name in names:
        (folder / "jobs" / state / name).symlink_to("/nowhere")
    for name, result in results.items():
        (folder / "jobs" / name / "latest").mkdir(parents=True)
        (folder / "jobs" / name / "latest/run.log").write_text("began\n")
        if result is not None:
            (folder / "jobs" / name / "latest/result.json").write_text(result)
    return folder


def result(job, status, signature=""):
    return json.dumps({"name": job.test, "seed": job.seed, "config": job.config, "status": status, "signature": signature, "seconds": 1,
                       "cpu_seconds": 1, "instructions": 5})


def test_every_job_has_one_record():
    jobs = [plan.Job("txq", n, 100 + n, "verilator", "smoke") for n in range(6)]
    folder = folder_with([("passed", "0.txq.100"), ("failed", "1.txq.101"), ("killed", "2.txq.102"), ("failed", "3.txq.103"), ("passed", "5.txq.105")],
                         {"0.txq": result(jobs[0], "pass"), "1.txq": result(jobs[1], "mismatch", "a/b/c"), "2.txq": None,
                          "3.txq": result(jobs[3], "pass"), "5.txq": result(jobs[5], "hang", "hang/x/-")})
    found = collect.collect(jobs, folder)
    assert [r["name"] for r in found] == [j.name for j in jobs]
    assert [r["status"] for r in found] == ["pass", "mismatch", "killed", "pass", "not-run", "contradiction"], [r["status"] for r in found]
    (folder / "jobs/killed/4.txq.104").symlink_to("/nowhere")
    assert collect.collect(jobs, folder)[4]["status"] == "not-run", "dvsim counts as killed what it gave up before it began"


def test_result_of_another_job_does_not_count():
    jobs = [plan.Job("txq", 0, 100, "verilator", "smoke")]
    other = plan.Job("txq", 0, 101, "verilator", "smoke")
    folder = folder_with([("passed", "0.txq.100")], {"0.txq": result(other, "pass")})
    assert collect.collect(jobs, folder)[0]["status"] == "killed"


def test_half_a_result_is_none():
    jobs = [plan.Job("txq", 0, 100, "verilator", "smoke")]
    folder = folder_with([("failed", "0.txq.100")], {"0.txq": result(jobs[0], "pass")[:30]})
    assert collect.collect(jobs, folder)[0]["status"] == "killed"


def test_what_is_not_built_is_named():
    jobs = [plan.Job("icarus_random", 0, 1, "icarus", "x"), plan.Job("txq", 0, 2, "verilator", "x")]
    folder = folder_with([("failed", "icarus"), ("killed", "0.icarus_random.1"), ("passed", "0.txq.2")], {"0.txq": result(jobs[1], "pass")})
    found = collect.collect(jobs, folder)
    assert [(r["status"], r["signature"]) for r in found] == [("not-built", "not-built/icarus/-"), ("pass", "")]


def test_second_run():
    failing = [record(f"{n}.txq", "mismatch", "a/b/c") for n in range(5)]
    other, killed, passed = record("5.txq", "hang", "hang/x/-"), record("6.txq", "killed", "killed/-/-", text="why"), record("7.txq")
    chosen = collect.to_run_again([*failing, other, killed, passed])
    assert [r["name"] for r in chosen] == ["0.txq", "1.txq", "5.txq", "6.txq"]
    assert collect.second(failing[0], record("0.txq", "mismatch", "a/b/c"))["flaky"] is False
    assert collect.second(failing[0], record("0.txq"))["flaky"] is True
    assert collect.second(failing[0], record("0.txq", "mismatch", "a/b/d"))["flaky"] is True
    assert collect.second(failing[0], record("0.txq", "killed", "killed/-/-"))["flaky"] is False
    for changed in ("command", "rtl_sources"):
        assert collect.second(failing[0], record("0.txq", **{changed: "another"}))["flaky"] is False, "the tree was edited meanwhile"
    again = collect.second(killed, record("0.txq"))
    assert (again["name"], again["status"], again["interrupted"]) == ("6.txq", "pass", "why"), "counted once, under its own name"


# Buckets and history.

def accepted(text):
    path = WORK / "known.tsv"
    path.write_text(text)
    return known.read(path)


def test_known_expired_new_again():
    rows = accepted("# comment\na/b/c\t#12\t2026-05-01\tsoon\nold/x/-\t#3\t2026-04-30\tlate\n")
    jobs = [record("0.a", "mismatch", "a/b/c"), record("1.a", "mismatch", "old/x/-"), record("2.a", "mismatch", "n/n/n"), record("3.a", "hang", "h/-/-")]
    found = {b["signature"]: b["state"] for b in buckets.make(jobs, rows, {"h/-/-": {"first_run": "r1"}}, TODAY)}
    assert found == {"a/b/c": "known", "old/x/-": "expired", "n/n/n": "new", "h/-/-": "again"}
    assert [b["state"] for b in buckets.make(jobs, rows, {"h/-/-": {}}, TODAY)] == ["new", "expired", "again", "known"], "what is new comes first"


def test_known_rows_that_match_nothing():
    rows = accepted("a/b/c\t#12\t2026-05-01\tsoon\n")
    assert [r.signature for r in buckets.unmatched(rows, buckets.make([record("0.a")], rows, {}, TODAY))] == ["a/b/c"]


def test_known_is_read_strictly():
    refused(lambda: accepted("a\tb\n"), "known.tsv:1", "expected signature")
    refused(lambda: accepted("a/b/c\t#1\tsoon\twhy\n"), "known.tsv:1", "soon", "YYYY-MM-DD")
    refused(lambda: accepted("a/b/c\t#1\t2026-01-01\twhy\na/b/c\t#1\t2026-01-01\twhy\n"), "known.tsv:2", "line 1")


def test_exit_status():
    def status(jobs, text="", interrupted=False):
        return buckets.exit_status(buckets.make(jobs, accepted(text), {}, TODAY), interrupted)
    failed, killed = record("0.a", "mismatch", "a/b/c"), record("1.a", "killed", "killed/-/-")
    assert status([record("0.a")]) == 0
    assert status([failed]) == status([failed, killed]) == 1
    assert status([failed], "a/b/c\t#1\t2026-12-31\twhy\n") == 0
    assert status([failed], "a/b/c\t#1\t2025-12-31\twhy\n") == 1
    assert status([killed]) == 3
    assert status([killed], interrupted=True) == 130


def run_of(name, jobs, found, scale="1"):
    return {"id": name, "started": name, "commit": "", "rtl_sources": "", "items": "smoke", "launcher": "local", "seed": "1", "jobs": len(jobs),
            "passed": 0, "failed": 0, "without_verdict": 0, "seconds": 1, "cpu_seconds": 2, "instructions": 10, "exit": 1, "interrupted": 0,
            "scale": scale}


def add(history, name, jobs, rows=None, scale="1"):
    before = history.open_failures()
    found = buckets.make(jobs, rows or {}, before, TODAY)
    opened = buckets.of_open(jobs, before, scale)
    history.add(run_of(name, jobs, found, scale), jobs, found, [s for s, state in opened.items() if state == "fixed"])
    return {b["signature"]: b["state"] for b in found}, opened


def test_fixed_is_what_passes_with_the_same_seed():
    history = History(Path(tempfile.mkdtemp(dir=WORK)) / "h.sqlite")
    assert add(history, "r1", [record("0.a", "mismatch", "x/y/z"), record("1.a")])[0] == {"x/y/z": "new"}
    assert add(history, "r2", [record("3.a")]) == ({}, {"x/y/z": "not run"}), "another seed that passes proves nothing"
    assert add(history, "r3", [record("0.a", "mismatch", "x/y/z")]) == ({"x/y/z": "again"}, {"x/y/z": "again"})
    assert add(history, "r4", [record("0.a", "mismatch", "other/-/-")])[1] == {"x/y/z": "changed"}
    assert add(history, "r5", [record("0.a")])[1] == {"other/-/-": "fixed", "x/y/z": "fixed"}
    assert not history.open_failures()
    assert add(history, "r6", [record("0.a", "mismatch", "x/y/z")])[0] == {"x/y/z": "new"}, "what came back is new"


def test_a_smaller_job_with_the_same_seed_fixes_nothing():
    history = History(Path(tempfile.mkdtemp(dir=WORK)) / "h.sqlite")
    add(history, "r1", [record("0.a", "mismatch", "x/y/z")], scale="5")
    assert add(history, "r2", [record("0.a")])[1] == {"x/y/z": "not run"}
    assert add(history, "r3", [record("0.a")], scale="5")[1] == {"x/y/z": "fixed"}


def test_failed_jobs_run_again_as_large_as_they_were():
    class Asked:
        scale, rerun_failed = "", True
    history = History(Path(tempfile.mkdtemp(dir=WORK)) / "h.sqlite")
    assert regress.scale_of(Asked, history) == "1"
    add(history, "r1", [record("0.a", "mismatch", "x/y/z")], scale="0.5")
    assert regress.scale_of(Asked, history) == "0.5"
    Asked.rerun_failed = False
    assert regress.scale_of(Asked, history) == "1"
    Asked.scale = "2.0"
    assert regress.scale_of(Asked, history) == "2"


def test_a_history_without_scales_is_read():
    path = Path(tempfile.mkdtemp(dir=WORK)) / "h.sqlite"
    old = sqlite3.connect(path)
    old.executescript(history_of.SCHEMA.replace(", scale text", "").replace(",\n    scale text", ""))
    old.execute("insert into open_failures values ('x/y/z', 'r0', 'r0', 'a', 7, 'verilator')")
    old.execute(f"insert into runs values ('r0', 'r0', '', '', 'smoke SCALE=0.5', 'local', '1'{', 0' * 9})")
    old.commit()
    old.close()
    history = History(path)
    assert history.last_run()["scale"] == "0.5" and history.open_failures()["x/y/z"]["scale"] == "1"
    assert add(History(path), "r1", [record("0.a")])[1] == {"x/y/z": "fixed"}


def test_killed_jobs_are_no_open_failures():
    history = History(Path(tempfile.mkdtemp(dir=WORK)) / "h.sqlite")
    add(history, "r1", [record("0.a", "killed", "killed/-/-")])
    assert not history.open_failures()
    assert [j["name"] for j in history.failed_jobs("r1")] == ["0.a"], "but RERUN=failed runs them"


def test_trend_is_of_the_same_items():
    history = History(Path(tempfile.mkdtemp(dir=WORK)) / "h.sqlite")
    for name in ("r1", "r2", "r3"):
        add(history, name, [record("0.a")])
    assert [r["id"] for r in history.trend("smoke", 2)] == ["r2", "r3"] and not history.trend("nightly")


def test_what_would_run_and_how_long():
    history = History(Path(tempfile.mkdtemp(dir=WORK)) / "h.sqlite")
    for name, items, seconds in (("r1", "smoke", 2.0), ("r2", "smoke", 4.0), ("r3", "smoke SCALE=5", 90.0)):
        jobs = [record("0.txq", cpu_seconds=seconds), record("0.sust", "killed", "killed/-/-", cpu_seconds=99.0)]
        history.add({**run_of(name, jobs, [], items.partition("SCALE=")[2] or "1"), "items": items}, jobs, [], [])
    assert history.seconds("1") == {"txq": 3.0} and history.seconds("5") == {"txq": 90.0} and history.seconds("2") == {}
    said = list(listing.lines(plan.make(plan.catalogue(), ["txq", "sust"], 5, "1"), "txq sust", history.seconds("1")))
    assert said[1].split() == ["txq", "verilator", "5", "3.0"] and said[2].split()[-1] == "-"
    assert said[3] == "txq sust: 10 jobs, 1 program; about 15 processor seconds by what such jobs took before; 5 jobs of tests that have not run here"


# What a change can reach.

def test_reach():
    table = since.rows()
    assert since.reached(["README.md"], table) == set()
    assert since.reached(["rtl/order.sv", "README.md"], table) == {"*"}, "a shared place"
    assert since.reached(["harness/new/file.c"], table) == {"*"}, "a place that no row names"
    assert "sust" not in since.reached(["rtl/query_position.sv"], table) and "txq" in since.reached(["rtl/query_position.sv"], table)
    tests = plan.catalogue().tests
    for pattern, reached in table:
        assert list(ROOT.glob(pattern)) or pattern.startswith(("*", "tests")), f"reach.tsv: no file is {pattern}"
        for name in reached:
            assert name == "-" or any(since.fnmatch.fnmatchcase(t, name) for t in tests), f"reach.tsv: no test is {name}"


def test_what_is_reached_comes_first():
    offered, said = plan.catalogue(), []
    jobs = plan.make(offered, ["smoke"], 2, "1")
    before, since.changed = since.changed, lambda commit, root: ["vectors/hand/txq/first.tlv", "README.md"]
    try:
        first, rest = since.divided(jobs, "main", ROOT, said.append)
    finally:
        since.changed = before
    assert {j.test for j in first} == {"txq", "vectors_order", "vectors_arch"} and len(first) == 6
    assert sorted(j.name for j in first + rest) == sorted(j.name for j in jobs), "nothing is left out"
    assert "2 files changed since main" in said[0] and f"reach 6 of {len(jobs)} jobs" in said[0]


def test_reach_refuses_what_is_no_commit():
    refused(lambda: since.changed("no-such-commit", ROOT), "SINCE", "no-such-commit")


# Builds and jobs.

def test_parameters_go_into_the_table():
    table = "L1_SETS\t32\tsets\nL1_WAYS\t4\tways\n"
    assert build.with_parameters(table, ["L1_SETS=2"]) == "L1_SETS\t2\tsets\nL1_WAYS\t4\tways\n"
    for wrong in ("L1=2", "L1_SETS", "L1_SETS=many"):
        try:
            build.with_parameters(table, [wrong])
            raise AssertionError(f"{wrong} was taken")
        except ValueError as error:
            assert wrong.partition("=")[0] in str(error)


def test_no_two_builds_differ_by_their_names_alone():
    """dvsim would take them for the same, and run the jobs of both with one of them."""
    modes = {m["name"]: m.get("build_opts", []) for m in plan.load(plan.CONFIGURATION)["build_modes"] if not m.get("is_sim_mode")}
    for one in modes:
        for other in modes:
            assert one == other or [o.replace(other, one) for o in modes[other]] != modes[one], f"{one} and {other}"


def test_scale():
    words = ["run", "a.tlv", "--random", "1000"]
    assert one_job.scaled(words, 0.5) == ["run", "a.tlv", "--random", "500"] and one_job.scaled(words, 0.0001)[-1] == "1"


def test_a_job_beside_a_testbench():
    words = ["+COUNT=40", "+texlock+strictness=order"]
    assert one_job.scaled(words, 0.5) == ["+COUNT=20", words[1]] and one_job.scaled(words, 0.001)[0] == "+COUNT=1"
    root = Path("/r")
    assert programs.command_of("beside", root / "b", root, 7, words) == ["b/texlock-tb_many", "--seed", "7", "+SEED=7", *words]
    assert programs.command_of("beside_icarus", root / "b", root, 7, words) == [
        "vvp", "-n", "-M", "b", "-m", "texlock", "b/regress/tb_many.vvp", "+SEED=7", *words]
    assert programs.command_of("one_id", root / "b", root, 7, ["random", "--count", "9"]) == [
        "b/regress/config/one_id/build/texlock", "random", "--seed", "7", "--count", "9"]
    assert programs.into("beside", "D") == ["+texlock+out=D"] and programs.into("verilator", "D") == ["--out", "D"]
    assert programs.runs_cases("beside", root / "b") == root / "b/texlock"
    assert programs.runs_cases("one_id", root) == programs.program_of("one_id", root)
    modes = {m["name"] for m in plan.load(plan.CONFIGURATION)["build_modes"] if not m.get("is_sim_mode")}
    assert set(programs.IN_BUILD) <= modes, "every program of the tree itself has a build mode"


def test_vectors_by_absolute_path():
    path = WORK / "own.hjson"
    path.write_text(json.dumps({"import_cfgs": [str(plan.CONFIGURATION)], "tests": [{"name": "own", "run_opts": ["run /nowhere/a.tlv"]}]}))
    assert all("own" not in p["tests"] for p in testplan.testpoints(path))


def git(place, *words):
    subprocess.run(["git", "-C", str(place), "-c", "user.name=a", "-c", "user.email=a", *words], check=True, stdout=subprocess.DEVNULL)


def test_trees_without_git():
    with tempfile.TemporaryDirectory() as work:
        tree, folder, said = Path(work) / "tree", Path(work) / "run", []
        tree.mkdir()
        assert not engine.checkout(tree)
        (tree / ".git").mkdir()
        assert not engine.checkout(tree), "an empty .git is no repository"
        (tree / ".git").rmdir()
        git(tree, "init", "-q")
        assert not engine.checkout(tree), "no commit yet"
        assert engine.repository(tree, folder, said.append) != tree and "the commit of this run is not known" in said[0]
        assert engine.checkout(engine.repository(tree, folder, said.append)), "a second time, too"
        git(tree, "commit", "-q", "--allow-empty", "-m", "one")
        assert engine.checkout(tree) and engine.repository(tree, folder, said.append) == tree
        (tree / "sub/.git").mkdir(parents=True)
        assert not engine.checkout(tree / "sub"), "dvsim takes the next .git, git itself the one above"


def test_reports_show_any_text():
    jobs = [record("0.a", "mismatch", "<x>/y&/z", text="a <b>\nc"), record("1.a", "killed", "killed/-/-"), record("2.a", interrupted="x")]
    found = buckets.make(jobs, {}, {}, TODAY)
    for bucket in found:
        bucket["shrunk"] = False
    counts = {**run_of("r1", jobs, found), "tools": {"dvsim": "1"}}
    latest = {**counts, "counts": counts, "jobs": jobs, "buckets": found, "open": {"q/-/-": "fixed"}, "broken": [], "lost": [],
              "known_unmatched": ["u/-/-"], "known_file": "known.tsv", "coverage": "none", "trend": [], "folder": "build/regress/runs/r1"}
    assert "&lt;x&gt;/y&amp;/z" in page.html(latest) and "<x>" not in page.html(latest)
    text = summary.text(latest)
    for part in ("NEW       <x>/y&/z  1 job", "fixed     q/-/-", "nothing failed with u/-/-", "1 job ended from outside", "FAIL  3 jobs"):
        assert part in text, f"{part} is not in\n{text}"


def main():
    for name, test in list(globals().items()):
        if name.startswith("test_"):
            try:
                test()
                print(f"ok - regress: {name[5:].replace('_', ' ')}")
            except Exception:  # each test tells its own
                print(f"not ok - regress: {name[5:].replace('_', ' ')}")
                print("".join(f"# {line}\n" for line in traceback.format_exc().splitlines()), end="")
    return 0


if __name__ == "__main__":
    WORK = Path(sys.argv[1]).resolve() / "test/regress"
    WORK.mkdir(parents=True, exist_ok=True)
    sys.exit(main())
