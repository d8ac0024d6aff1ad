# SPDX-License-Identifier: Apache-2.0
"""List the jobs of a regression, and their previous times; nothing is run."""
from summary import plural

FORM = "  {:<28} {:<14} {:>5} {:>9}"


def lines(jobs, items, before):
    """before: test -> processor seconds of a job, where one has passed."""
    counts, builds = {}, {}
    for job in jobs:
        counts[job.test] = counts.get(job.test, 0) + 1
        builds[job.test] = job.config
    yield FORM.format("test", "build", "jobs", "seconds")
    for test, count in counts.items():
        yield FORM.format(test, builds[test], count, f"{before[test]:.1f}" if test in before else "-")
    known = sum(count * before[test] for test, count in counts.items() if test in before)
    unknown = sum(count for test, count in counts.items() if test not in before)
    text = f"{items}: {plural(len(jobs), 'job')}, {plural(len(set(builds.values())), 'program')}"
    if known:
        text += f"; about {known:.0f} processor seconds by what such jobs took before"
    yield text + (f"; {plural(unknown, 'job')} of tests that have not run here" if unknown else "")
