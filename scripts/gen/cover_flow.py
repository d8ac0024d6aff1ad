# SPDX-License-Identifier: Apache-2.0
"""C that counts what lies between transfers: stalls, and how full queues and caches are."""


def flow_sizes(points):
    """Queues and caches that are counted."""
    found = [p for p in points if p.kind == "occupancy"]
    caches = sum(p.clear is not None for p in found)
    return len(found) - caches, caches


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


def emit_queue(n, p, values):
    """Bins: empty, full, full with push, over."""
    condition = values.condition(p, 0, []) or "true"
    out = " | ".join(f"TEX_BIT(TEX_AT_{b.upper})" for b in p.leaves)
    return [f"""    {{
        bool push = false;
        if (f->valid >> TEX_AT_{p.boundary.upper} & 1) {{
            {payload(p.boundary)}
            (void)p;
            push = {condition};
        }}
        s->hits[{p.first + 2}] += push && s->level[{n}] == {p.capacity};
        uint32_t in = push && moved >> TEX_AT_{p.boundary.upper} & 1;
        uint32_t out = (uint32_t)__builtin_popcountll(moved & ({out}));
        if (in != out) {{
            uint32_t level = s->level[{n}] + in;
            level = level < out ? 0 : level - out;
            s->hits[{p.first}] += level == 0;
            s->hits[{p.first + 1}] += level == {p.capacity};
            if (level > {p.capacity})
                count_illegal(s, {p.first + 3});
            s->level[{n}] = level;
        }}
    }}"""]


def emit_cache(n, cache, p, values):
    """Entries that have been filled since the cache was cleared: a push into a full one takes another's place."""
    condition = values.condition(p, 0, [])
    ref = p.refs[0]
    clear = []
    if p.clear:
        at = f"TEX_AT_{p.clear.at.upper()}"
        clear = [f"""    if (moved >> {at} & 1) {{
        const uint32_t *p = &f->payload[TEX_WORD_{p.clear.at.upper()}];
        if ({values.extract(p.clear, 0)}) {{
            s->hits[{p.first}] += s->level[{n}] > 0;
            s->level[{n}] = 0;
            memset(s->entries[{cache}], 0, sizeof s->entries[{cache}]);
        }}
    }}"""]
    return [f"""    if (moved >> TEX_AT_{p.boundary.upper} & 1) {{
        {payload(p.boundary)}
        uint32_t entry = {values.extract(ref, 0)} % {p.capacity};
        if ({condition or 'true'}) {{
            s->hits[{p.first + 2}] += s->level[{n}] == {p.capacity};
            if (!(s->entries[{cache}][entry / 64] >> entry % 64 & 1)) {{
                s->entries[{cache}][entry / 64] |= (uint64_t)1 << entry % 64;
                s->hits[{p.first + 1}] += ++s->level[{n}] == {p.capacity};
            }}
        }}
    }}""", *clear]


def emit_levels(_, points, values):
    out = ["static void count_levels(struct tex_cover_state *s, const struct tex_frame *f, tex_boundary_set moved)", "{",
           "    (void)s, (void)f, (void)moved;"]
    cache = 0
    for n, p in enumerate(p for p in points if p.kind == "occupancy"):
        if p.leaves:
            out += emit_queue(n, p, values)
        else:
            out += emit_cache(n, cache, p, values)
            cache += 1
    return out + ["}"]
