# SPDX-License-Identifier: Apache-2.0
"""Where a wrong field came from: the stage that made it, the bits, and what decided them, as far as nothing is compared between."""
import re
from collections import namedtuple

import repair
import slices
from beside import Beside
from constants import Constants
from forced import Forced
from frames import AFTER, BOUNDARIES, Frames, journey
from glue import Glue
from rerun import Rerun
from stage_of import Stage, instance_of
from suspects import explained, fixed, in_turn, ranked, signals, suspects
from through import Through

MOST_STAGES = 4
# narrow and wide search: suspects that explain all beats; handshakes go on unchanged through many lines
ENOUGH = {"payload": (1, 1), "valid": (6, 10), "ready": (6, 10)}
MOST_ERRORS = 2
# judge: None where the right values are not known; forced: None there, and in the narrow search
Link = namedtuple("Link", "stage cut judge forced wide")


class Origin:
    """What is known of a failure at a boundary; `why` says the reason if nothing can be followed."""

    def __init__(self, program, failure, wave, fst, first, folder):
        self.failure, self.cycle, self.first = failure, failure["cycle"], first
        self.why, self.where, self.passing = "", "", 0
        self.suspects, self.steps, self.fields, self.journey = [], [], [], []
        constants = Constants((program.parent / "gen/tex_pkg.sv").read_text())
        self.open = lambda name: Stage(name, program, fst, first, self.cycle + AFTER, folder, constants)
        self.stages = {}
        boundary, name = failure.get("boundary"), failure.get("stage")
        if not boundary or failure.get("differs") not in ("payload", "valid", "ready"):
            self.why = "the failure is no difference at a boundary of the unit"
            return
        self.enough = ENOUGH[failure["differs"]]
        self.boundary, self.frames = boundary, Frames(program, wave, first, self.cycle + AFTER)
        self.glue = Glue(constants, self.agrees, program.parent)
        self.journey = journey(self.frames, boundary, self.cycle)
        signal = boundary + {"payload": "", "valid": "_valid", "ready": "_ready"}[failure["differs"]]
        found = instance_of(name, signal)
        if not found:
            self.between(name, signal)
            return
        self.port = found[1]
        self.where = f"texture_unit.u_{name}.{self.port}"
        self.follow(self.stage(name), failure["differs"] == "payload")

    def between(self, name, signal):
        """Of a signal that is made between the stages: from the one bit of an instance that it is made of."""
        payload = self.failure["differs"] == "payload"
        differing = self.frames.differing(self.boundary, self.cycle) if payload else ()
        names = [f"{self.boundary}.{field}" for field in differing] or [signal]
        outputs = set().union(*(self.glue.outputs(made, self.cycle) for made in names))
        if len(outputs) != 1:
            self.why = f"no instance of stage {name} in rtl/texture_unit.sv has a port for {signal}"
            return
        (maker, self.port, place), = outputs
        self.where = f"texture_unit.u_{maker}.{self.port}"
        stage = self.stage(maker)
        correct = self.frames.correct(self.boundary, self.cycle) if payload else self.agreed()
        self.search(stage, stage.net.ports[self.port][1][place:place + 1], {"": 1}, (correct, {}))

    def agreed(self):
        return self.frames.agreed(self.boundary, self.failure["differs"], self.cycle)

    def stage(self, name):
        if name not in self.stages:
            self.stages[name] = self.open(name)
        return self.stages[name]

    def stage_at(self, scope):
        """The stage of a scope: it is opened here if only the other search followed it."""
        return self.stage(scope.removeprefix("texture_unit.u_"))

    def wanted(self, stage, cycle):
        """Of each struct member the places that differ, and of which field they are. A field with elements is NAME_0, NAME_1, ... at the boundary."""
        wanted = {}
        members = {flat(m, self.port) for m in stage.table.members.get(self.port, [])}
        for name in self.frames.differing(self.boundary, cycle):
            texts = [self.frames.value(side, self.boundary, name, cycle) for side in ("rtl", "model")]
            element = re.fullmatch(r"(.*)_(\d+)", name)
            several = name not in members and element and element[1] in members
            base = int(element[2]) * len(texts[0]) if several else 0
            places = {base + i: name for i, (a, b) in enumerate(zip(reversed(texts[0]), reversed(texts[1]))) if a != b}
            wanted.setdefault(element[1] if several else name, {}).update(places)
        return wanted

    def judged(self, stage, wanted):
        """Bits of the port that a boundary shows, and of each field a mask of those that are wrong; of a handshake the port alone."""
        port = stage.net.ports[self.port][1]
        if wanted is None:
            return list(port), {"": (1 << len(port)) - 1}
        shown, bits, wrong = set(self.frames.fields(self.boundary)), [], {}
        for place, bit in enumerate(port):
            member, inside = stage.table.member(self.port, place)
            if {flat(member, self.port), f"{flat(member, self.port)}_0"} & shown:
                name = wanted.get(flat(member, self.port), {}).get(inside)
                if name:
                    wrong[name] = wrong.get(name, 0) | 1 << len(bits)
                bits.append(bit)
        return bits, wrong

    def constant(self, stage):
        """Members of the port that have wrong bits which are constant in the netlist."""
        wanted, found = self.wanted(stage, self.cycle), set()
        for place, bit in enumerate(stage.net.ports[self.port][1]):
            member, inside = stage.table.member(self.port, place)
            if isinstance(bit, str) and inside in wanted.get(flat(member, self.port), ()):
                found.add(member)
        return found

    def follow(self, stage, payload):
        if payload:
            self.fields = [(name, *(self.frames.value(side, self.boundary, name, self.cycle) for side in ("rtl", "model")))
                           for name in self.frames.differing(self.boundary, self.cycle)]
        bits, wrong = self.judged(stage, self.wanted(stage, self.cycle) if payload else None)
        self.suspects = ranked(fixed(stage, self.port, self.constant(stage)) if payload else [])
        if wrong:
            self.search(stage, bits, wrong, self.evidence(stage, payload))
        else:
            self.why = f"no bit of {self.where} differs where signals are recorded"

    def search(self, stage, bits, wrong, evidence):
        odd = stage.values.disagrees(self.cycle)
        if odd:
            self.why = f"{stage.scope}.{odd} was recorded with another value than its netlist computes"
            return
        with Beside(lambda: self.searched(stage, bits, wrong, evidence, False)) as narrow:
            wide, self.steps, self.passing = self.searched(stage, bits, wrong, evidence, True)
        self.suspects = in_turn(narrow.result[0], wide)

    def searched(self, stage, bits, wrong, evidence, wide):
        """Suspects, signals on the way, and how many correct beats the wrong one is compared with."""
        judge = repair.Repair(Rerun(stage.values, bits), wrong, self.cycle, *evidence, self.first, self.errors() if wide else (),
                              wide=wide)
        suspects, chain = self.chain(stage, bits, judge)
        return suspects, signals(chain), len(judge.beats)

    def errors(self):
        """By how much the wrong fields are too small, as numbers; the least first."""
        found = {int(model, 2) - int(rtl, 2) for _, rtl, model in self.fields if set(rtl + model) <= {"0", "1"}}
        return sorted(found, key=abs)[:MOST_ERRORS]

    def evidence(self, stage, payload):
        """Cycles of correct beats, and {cycle of another wrong beat: its wrong bits}."""
        if not payload:
            return self.agreed(), dict.fromkeys(self.frames.unlike(self.boundary, self.failure["differs"], self.cycle), 1)
        agree, differ = self.frames.later(self.boundary, self.cycle)
        masks = {c: sum(self.judged(stage, self.wanted(stage, c))[1].values()) for c in differ}
        return self.frames.correct(self.boundary, self.cycle) + agree, {c: mask for c, mask in masks.items() if mask}

    def chain(self, stage, bits, judge):
        """
        The stage, then those before it, as far as nothing is compared between them, until a change of a line makes the beat
        right and leaves correct ones as they are.
        """
        starts = [(bit, self.cycle) for i, bit in enumerate(bits) if judge.wrong >> i & 1]
        fields = {bit: (repair.base_of(name), name) for i, bit in enumerate(bits) for name, mask in judge.fields.items() if mask >> i & 1}
        found, chain, waiting, wide = self.suspects, [], [(stage, starts, 0, judge)], judge.wide
        for stage, starts, depth, judge in waiting:  # grows meanwhile
            cut = slices.Slice(stage.values, starts, self.first, depth, fields if wide and not chain else {})
            chain.append(Link(stage, cut, judge, Forced(judge, cut) if judge and wide else None, wide))
            found = ranked(found + suspects(chain[-1]))
            if len(chain) == MOST_STAGES or chain[0].judge.beats and len(explained(found, wide)) >= self.enough[wide]:
                break
            waiting += self.before(chain[-1])
        return found, chain

    def before(self, link):
        """Where a slice goes on: (stage, starts, depth, judge), by inputs that are compared nowhere, or differ too."""
        outputs, known = {}, [end for end in link.cut.ends.items() if end[0][1] >= self.first and end[0][0] in link.stage.place]
        decisive = [end for end in known if self.decides(link, *end[0])]
        for (bit, cycle), depth in decisive or known:
            port, place = link.stage.place[bit]
            if not self.shown(link.stage, port, place):
                for name, output, at in self.glue.sources(link.stage.name, port, place, cycle):
                    outputs.setdefault((name, output), []).append((at, cycle, depth, bit))
        for (name, port), ends in outputs.items():
            if name != link.stage.name and port in self.stage(name).net.ports:
                yield self.joined(link, self.stage(name), port, ends)

    def decides(self, link, bit, cycle):
        """Not where all other values of the port of a bit leave the failing beat wrong."""
        port, place = link.stage.place[bit]
        bits = link.stage.net.ports[port][1]
        return not self.shown(link.stage, port, place) and not (link.forced and link.forced.decides(bits, cycle) is False)

    def shown(self, stage, port, place):
        """Bits of payload that a boundary shows agree with the model: the failure would be there else."""
        signal = stage.connections.get(port)
        if signal not in BOUNDARIES:
            return False
        names = self.frames.fields(signal)
        member = flat(stage.table.member(port, place)[0], port)
        return member in names or f"{member}_0" in names

    def agrees(self, signal, cycle):
        """Both sides have the same valid, or ready."""
        boundary, _, name = signal.rpartition("_")
        return boundary in BOUNDARIES and name in ("valid", "ready") and self.frames.agree(boundary, name, cycle)

    def joined(self, link, stage, port, ends):
        judge = (self.through(link, stage) if link.wide else self.alone(link, stage, port, ends)) if link.judge else None
        return stage, [(stage.net.ports[port][1][place], cycle) for place, cycle, _, _ in ends], min(end[2] for end in ends), judge

    def through(self, link, stage):
        """The stage before, judged by what the next one would have made of its outputs."""
        links = self.links(link, stage.name)
        return link.judge.before(Through(stage.values, link.judge.rerun, links)) if links else None

    def alone(self, link, stage, port, ends):
        """The stage before, judged by its own output: these bits were wrong in that cycle, and right at the same distance from correct beats."""
        cycles, wrong = {end[1] for end in ends}, sum(1 << place for place in {end[0] for end in ends})
        if len(cycles) != 1 or not self.must_differ(link, ends):
            return None
        cycle = cycles.pop()
        correct = [c - (link.judge.cycle - cycle) for c, _ in link.judge.beats]
        again = Rerun(stage.values, stage.net.ports[port][1])
        return repair.Repair(again, {"": wrong}, cycle, [c for c in correct if c >= self.first], {}, self.first, wide=False)

    def must_differ(self, link, ends):
        """The other values of these bits would make the failing beat right: they are copies of wrong bits, or one that decides."""
        copied = [link.cut.passed[bit, cycle] for _, cycle, _, bit in ends if (bit, cycle) in link.cut.passed]
        if len(copied) == len(ends) and set().union(*copied) == set().union(*link.cut.passed.values()):
            return True
        return len(ends) == 1 and link.judge.inverted([ends[0][3]], ends[0][1])

    def links(self, link, name):
        """{(bit of an output of the stage before, node and place of the input that has its value)}, of ports on the way."""
        before, found = self.stage(name), set()
        ports = {link.stage.place[bit][0]: cycle for bit, cycle in link.cut.ends if bit in link.stage.place}
        for port, cycle in ports.items():
            for place, bit in enumerate(link.stage.net.ports[port][1]):
                followed = bit in link.stage.values.at and not self.shown(link.stage, port, place)
                sources = self.glue.sources(link.stage.name, port, place, cycle) if followed else ()
                for source, output, at in sources if len(sources) == 1 else ():
                    if source == name and output in before.net.ports:
                        found.add((before.net.ports[output][1][at], *link.stage.values.at[bit]))
        return found


def flat(member, port):
    """As the waveform of a failure names a member of a port's struct."""
    return member[len(port) + 1:].replace(".", "_")
