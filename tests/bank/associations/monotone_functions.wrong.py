# %% swept_swapped: mistake: rising and falling exchanged
def monotonicities(functions):
    out = []
    for f in functions:
        up = down = False
        for s, v in f:
            for t, w in f:
                if set(s) < set(t):
                    if w > v: up = True
                    if w < v: down = True
        out.append('neither' if up and down else 'anti-monotone' if up else 'monotone' if down else 'both')
    return out
# %% swept_fullonly from swept_swapped: mistake: smallest and largest set only
# set(s) < set(t => not s and len(t) == max(len(x) for x, _ in f
# anti-monotone' if up else 'monotone => monotone' if up else 'anti-monotone
# %% swept_strict2 from swept_swapped: mistake: strictly
# w > => not w >
# w < => not w <
#  if down else 'both' =>
# %% swept_size from swept_fullonly: mistake: compared by size
# not s and len(t) == max(len(x) for x, _ in f => len(s) < len(t
# %% swept_order from swept_fullonly: mistake: in the order of the list
# s, v in f => (s, v), (t, w) in zip(f, f[1:])
# t, w in f => _ in [0]
# not s and len(t) == max(len(x) for x, _ in f) => True
# %% swept_empty from swept_fullonly: mistake: empty set only
# len(t) == max(len(x) for x, _ in f) => t
# %% swept_neitherboth from swept_swapped: mistake: both and neither exchanged
# neither' if up and down else 'anti-monotone' if up else 'monotone' if down else 'both => both' if up and down else 'monotone' if up else 'anti-monotone' if down else 'neither
# %% swept_const from swept_swapped: mistake: never both
# anti-monotone' if up else 'monotone' if down else 'both => monotone' if up else 'anti-monotone' if down else 'monotone
