# SPDX-License-Identifier: Apache-2.0
"""The history of regressions, in SQLite: runs, jobs, and open failures."""
import sqlite3

SCHEMA = """
create table if not exists runs (id text primary key, started text, commit_id text, rtl_sources text, items text, launcher text, seed text,
    jobs integer, passed integer, failed integer, without_verdict integer, seconds real, cpu_seconds real, instructions integer,
    exit integer, interrupted integer, scale text);
create table if not exists jobs (run text, name text, item text, seed integer, config text, status text, signature text, seconds real,
    cpu_seconds real, instructions integer, flaky integer, primary key (run, name));
create table if not exists buckets (run text, signature text, state text, jobs integer, case_file text, reproduce text, primary key (run, signature));
create table if not exists open_failures (signature text primary key, first_run text, last_run text, item text, seed integer, config text,
    scale text);
"""
# A history of before the scale was kept: it stood behind the items alone.
SCALES = ("alter table {} add column scale text", "update runs set scale = substr(items, instr(items, ' SCALE=') + 7) where instr(items, ' SCALE=')",
          "update {} set scale = '1' where scale is null")


class History:
    def __init__(self, path):
        path.parent.mkdir(parents=True, exist_ok=True)
        self.db = sqlite3.connect(path, timeout=60)
        self.db.row_factory = sqlite3.Row
        self.db.executescript(SCHEMA)
        for table in ("runs", "open_failures"):
            if "scale" not in [row["name"] for row in self.db.execute(f"pragma table_info({table})")]:
                with self.db:
                    for command in SCALES:
                        self.db.execute(command.format(table))

    def open_failures(self):
        """signature -> row of each failure that was seen and not seen to pass since."""
        return {row["signature"]: dict(row) for row in self.db.execute("select * from open_failures order by first_run, signature")}

    def last_run(self):
        row = self.db.execute("select * from runs order by started desc, id desc limit 1").fetchone()
        return dict(row) if row else None

    def failed_jobs(self, run):
        return [dict(r) for r in self.db.execute("select * from jobs where run = ? and status <> 'pass' order by rowid", (run,))]

    def trend(self, items, limit=30):
        """Complete runs of the same items, oldest first."""
        rows = self.db.execute("select * from runs where items = ? and interrupted = 0 and instructions > 0 order by started desc, id desc limit ?",
                               (items, limit)).fetchall()
        return [dict(row) for row in reversed(rows)]

    def seconds(self, scale):
        """test -> processor seconds of a job that passed, of runs of the same size."""
        return dict(self.db.execute("select item, avg(jobs.cpu_seconds) from jobs join runs on run = id where status = 'pass' and scale = ? "
                                    "group by item", (scale,)).fetchall())

    def add(self, run, jobs, buckets, fixed):
        """All of a run or nothing of it."""
        with self.db:
            self.db.execute(f"insert into runs values ({', '.join(17 * '?')})", tuple(run[k] for k in (
                "id", "started", "commit", "rtl_sources", "items", "launcher", "seed", "jobs", "passed", "failed", "without_verdict",
                "seconds", "cpu_seconds", "instructions", "exit", "interrupted", "scale")))
            self.db.executemany("insert into jobs values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", [
                (run["id"], j["name"], j["item"], j["seed"], j["config"], j["status"], j["signature"], j["seconds"], j["cpu_seconds"],
                 j["instructions"], int(j.get("flaky", False))) for j in jobs])
            self.db.executemany("insert into buckets values (?, ?, ?, ?, ?, ?)", [
                (run["id"], b["signature"], b["state"], len(b["jobs"]), b["case"], b["reproduce"]) for b in buckets])
            for bucket in (b for b in buckets if b["open"]):
                self.db.execute("insert into open_failures values (?, ?, ?, ?, ?, ?, ?) on conflict (signature) do update set last_run = excluded.last_run, "
                                "item = excluded.item, seed = excluded.seed, config = excluded.config, scale = excluded.scale",
                                (bucket["signature"], run["id"], run["id"], bucket["item"], bucket["seed"], bucket["config"], run["scale"]))
            self.db.executemany("delete from open_failures where signature = ?", [(s,) for s in fixed])
