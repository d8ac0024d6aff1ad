# SPDX-License-Identifier: Apache-2.0
"""C that counts stalls, and the occupancy of queues and caches."""
from gen.cover_table import OVER, SOME


def flow_sizes(points):
    """Levels that are counted, points of queues by a field, and caches."""
    found = [p for p in points if p.kind == "occupancy"]
    caches = sum(p.clear is not None for p in found)
    return sum(p.queues for p in found), sum(bool(p.refs) for p in found) - caches, caches


def emit_stalls(points):
    """A stall is counted when it ends."""
    found = [p for p in points if p.kind == "stall"]
    rows = ", ".join(f"[TEX_AT_{p.boundary.upper}] = {p.first} + 1" for p in found) or "0"
    mask = " | ".join(f"TEX_BIT(TEX_AT_{p.boundary.upper})" for p in found) or "(tex_boundary_set)0"
    return [f"static const uint32_t stalls[TEX_BOUNDARIES] = {{{rows}}};", f"""
static void count_stalls(struct tex_cover_state *s, tex_boundary_set waiting)
{{
    waiting &= {mask};
    tex_boundary_set changed = waiting ^ s->stalled;
    s->stalled = waiting;
    for (; changed; changed &= changed - 1) {{
        unsigned b = (unsigned)__builtin_ctzll(changed);
        if (waiting >> b & 1) {{
            s->since[b] = s->cycle;
            continue;
        }}
        uint64_t cycles = s->cycle - s->since[b];
        s->hits[stalls[b] - 1 + (cycles > 1) + (cycles > 7)]++;
    }}
}}"""]


def payload(b):
    return f"const uint32_t *p = &f->payload[TEX_WORD_{b.upper}];"


def place(p, level, first):
    """Where a bin of a queue is counted; `first`: the expression of the queue's first one."""
    return f"s->hits[{first} + {p.dims[-1].names.index(level)}]"


def emit_change(p, level, first):
    """The occupancy of a queue has changed to `now`."""
    some = f"\n            {place(p, SOME, first)} += now != 0 && now < {p.capacity};" if SOME in p.dims[-1].names else ""
    return f"""
            {place(p, "empty", first)} += now == 0;{some}
            {place(p, "full", first)} += now == {p.capacity};
            if (now > {p.capacity})
                count_illegal(s, {first} + {p.dims[-1].names.index(OVER)});
            {level} = now;"""


def emit_queue(n, p, values):
    """One queue: `push` is offered, `in` enters, and any number leave."""
    out = " | ".join(f"TEX_BIT(TEX_AT_{b.upper})" for b in p.leaves)
    level = f"s->level[{n}]"
    return [f"""    {{
        bool push = false;
        if (f->valid >> TEX_AT_{p.boundary.upper} & 1) {{
            {payload(p.boundary)}
            (void)p;
            push = {values.condition(p, 0, []) or "true"};
        }}
        {place(p, "full+push", p.first)} += push && {level} == {p.capacity};
        uint32_t in = push && moved >> TEX_AT_{p.boundary.upper} & 1;
        uint32_t out = (uint32_t)__builtin_popcountll(moved & ({out}));
        if (in != out) {{
            uint32_t now = {level} + in;
            now = now < out ? 0 : now - out;{emit_change(p, level, p.first)}
        }}
    }}"""]


def emit_queues(n, turn, p, values):
    """Several queues selected by a field; one a cycle is entered, and one is left."""
    leaf, queue = p.leaves[0], f"s->level[{n} + q]"
    first = f"{p.first} + q * {len(p.dims[-1].names)}"
    left = f"s->turn[{turn}]++ % {p.queues}" if p.left is None else f"{values.extract(p.left, 0)} - {p.base}U"
    return [f"""    {{
        uint32_t in = NONE, out = NONE;
        if (f->valid >> TEX_AT_{p.boundary.upper} & 1) {{
            {payload(p.boundary)}
            uint32_t q = {values.extract(p.refs[0], 0)} - {p.base}U;
            if (q < {p.queues} && ({values.condition(p, 0, []) or 'true'})) {{
                {place(p, "full+push", first)} += {queue} == {p.capacity};
                in = moved >> TEX_AT_{p.boundary.upper} & 1 ? q : NONE;
            }}
        }}
        if (moved >> TEX_AT_{leaf.upper} & 1) {{
            {payload(leaf)}
            (void)p;
            out = {left};
        }}
        for (uint32_t q = 0; in != out && q < {p.queues}; q++) {{
            uint32_t now = {queue} + (q == in) - (q == out && {queue} > 0);
            if (now == {queue})
                continue;{emit_change(p, queue, first)}
        }}
    }}"""]


def emit_cache(n, cache, p, values):
    """Entries that have been filled since the cache was cleared: a push into a full one takes another's place."""
    condition, level = values.condition(p, 0, []), f"s->level[{n}]"
    ref = p.refs[0]
    some = f"\n                {place(p, SOME, p.first)} += {level} < {p.capacity};" if SOME in p.dims[-1].names else ""
    clear = []
    if p.clear:
        at = f"TEX_AT_{p.clear.at.upper()}"
        clear = [f"""    if (moved >> {at} & 1) {{
        const uint32_t *p = &f->payload[TEX_WORD_{p.clear.at.upper()}];
        if ({values.extract(p.clear, 0)}) {{
            {place(p, "empty", p.first)} += {level} > 0;
            {level} = 0;
            memset(s->entries[{cache}], 0, sizeof s->entries[{cache}]);
        }}
    }}"""]
    return [f"""    if (moved >> TEX_AT_{p.boundary.upper} & 1) {{
        {payload(p.boundary)}
        uint32_t entry = {values.extract(ref, 0)} % {p.capacity};
        if ({condition or 'true'}) {{
            {place(p, "full+push", p.first)} += {level} == {p.capacity};
            if (!(s->entries[{cache}][entry / 64] >> entry % 64 & 1)) {{
                s->entries[{cache}][entry / 64] |= (uint64_t)1 << entry % 64;
                {place(p, "full", p.first)} += ++{level} == {p.capacity};{some}
            }}
        }}
    }}""", *clear]


def emit_levels(_, points, values):
    out = ["static void count_levels(struct tex_cover_state *s, const struct tex_frame *f, tex_boundary_set moved)", "{",
           "    (void)s, (void)f, (void)moved;"]
    cache = turn = n = 0
    for p in (p for p in points if p.kind == "occupancy"):
        if p.clear is not None:
            out += emit_cache(n, cache, p, values)
            cache += 1
        elif p.refs:
            out += emit_queues(n, turn, p, values)
            turn += 1
        else:
            out += emit_queue(n, p, values)
        n += p.queues
    return out + ["}"]
