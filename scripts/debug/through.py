# SPDX-License-Identifier: Apache-2.0
"""What a stage would have made of other outputs of the stage before it, where no boundary compares these."""
from rerun import Rerun


class Through:
    """`far`: computes the output that is asked for; `near`: the words of the stage before; `links`: {(bit of its output, node, place)}."""

    def __init__(self, near, far, links):
        self.words, self.far = near, far
        self.links = [(near.at[bit], node, place) for bit, node, place in links if bit in near.at]
        self.near = Rerun(near, [bit for bit, _, _ in links])

    @property
    def work(self):
        return self.near.work + self.far.work

    @work.setter
    def work(self, cells):
        self.near.work = cells - self.far.work

    def recorded(self, cycle):
        return self.far.recorded(cycle)

    def outcome(self, other, first, last, given=None):
        """As `Rerun.outcome`, of nodes of the stage before."""
        return self.far.outcome({}, first, last, {cycle: inputs for cycle, _, inputs in self.passed(other, first, last, given or {})})

    def rows(self, other, first, last, given):
        inputs = {cycle: inputs for cycle, _, inputs in self.passed(other, first, last, given)}
        return self.far.rows({}, first, last, inputs)

    def passed(self, other, first, last, given):
        """(cycle, values of the stage before, {input of the next stage: value}) of the cycles in which one is not as recorded."""
        for cycle, row in self.near.rows(other, first, last, given):
            inputs, base = {}, self.words.row(cycle)
            for (source, at), node, place in self.links if row else ():
                if (row[source] ^ base[source]) >> at & 1:
                    inputs[node] = inputs.get(node, self.far.words.row(cycle)[node]) ^ 1 << place
            if inputs:
                yield cycle, row, inputs
