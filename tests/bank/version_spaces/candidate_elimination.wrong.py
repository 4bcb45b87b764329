# %% blind/base
def covers(h, x):
    return all(a in ("?", b) for a, b in zip(h, x))
def wider(g, h):
    return all(a == "?" or a == b for a, b in zip(g, h))
def candidate_elimination(domains, examples):
    S, G, steps = None, {("?",) * len(domains)}, []
    for x, label in examples:
        if label == "yes":
            G = {g for g in G if covers(g, x)}
            S = {tuple(x)} if S is None else {tuple(a if a == b else "?" for a, b in zip(s, x)) for s in S}
            S = {s for s in S if any(wider(g, s) for g in G)}
        else:
            S = {s for s in S if not covers(s, x)}
            new = {g for g in G if not covers(g, x)}
            for g in G:
                if covers(g, x):
                    for i, a in enumerate(g):
                        if a == "?":
                            more = {g[:i] + (v,) + g[i + 1 :] for v in domains[i] if v != x[i]}
                            new |= {h for h in more if any(wider(h, s) for s in S)}
            G = {g for g in new if not any(h != g and wider(h, g) for h in new)}
        steps.append({"S": S, "G": G})
    return steps
# %% blind/base_2
def covers(h, x):
    return all(a == "?" or a == b for a, b in zip(h, x))
def more_general(g, h):
    if h is None:
        return True
    return all(a == "?" or a == b for a, b in zip(g, h))
def candidate_elimination(domains, examples):
    s = None
    dead = False
    general = [["?"] * len(domains)]
    steps = []
    for x, label in examples:
        if label == "yes":
            s = list(x) if s is None else [a if a == b else "?" for a, b in zip(s, x)]
            general = [g for g in general if covers(g, x)]
            if not any(more_general(g, s) for g in general):
                dead = True
        else:
            new = []
            for g in general:
                if not covers(g, x):
                    new.append(g)
                    continue
                for i, values in enumerate(domains):
                    if g[i] == "?":
                        for v in values:
                            if v != x[i]:
                                child = g[:i] + [v] + g[i + 1 :]
                                if more_general(child, s):
                                    new.append(child)
            general = []
            for g in new:
                if g not in general and not any(o != g and more_general(o, g) for o in new):
                    general.append(g)
            if s is not None and covers(s, x):
                dead = True
        if dead or not general:
            dead = True
            steps.append({"S": [], "G": []})
        else:
            steps.append({"S": [s], "G": general})
    return steps
# %% blind/first_child from blind/base_2: mistake: none that is known
#                                       new.append(child)
# +                         break
# %% blind/kept_g from blind/base_2: mistake: G not cut by positive examples
# -             general = [g for g in general if covers(g, x)]
# %% blind/s_too_general from blind/base_2: mistake: none that is known
# else "?" for a, b in zip(s, x) => and i else "?" for i, (a, b) in enumerate(zip(s, x))
# %% blind/uncleaned from blind/base_2: mistake: G not cleaned
# general and not any(o != g and more_general(o, g) for o in new) => general
# %% blind/wild_g from blind/base_2: mistake: G not held above S
# -                                 if more_general(child, s):
#                                     new =>                                 new
# %% g_stays from blind/base: mistake: G not cut by positive examples
# -             G = {g for g in G if covers(g, x)}
# %% not_above_s from blind/base: mistake: G not held above S
# more = => new |=
# -                             new |= {h for h in more if any(wider(h, s) for s in S)}
# %% not_cleaned from blind/base: mistake: G not cleaned
# -             G = {g for g in new if not any(h != g and wider(h, g) for h in new)}
# +             G = new
# %% only_positives: mistake: negative examples ignored
def candidate_elimination(domains, examples):
    S, G, steps = None, [("?",) * len(domains)], []
    for x, label in examples:
        if label == "yes":
            S = tuple(x) if S is None else tuple(a if a == b else "?" for a, b in zip(S, x))
        steps.append({"S": [S], "G": G})
    return steps
# %% one_of_g from only_positives: mistake: none that is known
# S, G, steps = None, [("?",) * len(domains)] => s, g, steps = None, ["?"] * len(domains)
# -             S = tuple(x) if S is None else tuple(a if a == b else "?" for a, b in zip(S, x))
# +             s = list(x) if s is None else [a if a == b else "?" for a, b in zip(s, x)]
# +             g = [a if a == b else "?" for a, b in zip(g, s)]
# +         elif all(a in ("?", b) for a, b in zip(g, x)):
# +             for i, a in enumerate(s):
# +                 if a not in ("?", x[i]):
# +                     g = g[:i] + [a] + g[i + 1 :]
# +                     break
# [S], "G": G => [s], "G": [g]
# %% blind/no_negatives from only_positives: mistake: negative examples ignored
# S, G, steps = None, [("?",) * len(domains)], [] => s = None
# +     steps = []
# S = tuple(x) if S is None else tuple(a if a == b else "?" for a, b in zip(S, x)) => if s is None:
# +                 s = list(x)
# +             else:
# +                 s = [a if a == b else "?" for a, b in zip(s, x)]
# [S], "G": G => [s], "G": [["?"] * len(domains)]
# %% last_negative from blind/base: mistake: G from the last negative example
#               S = {s for s in S if not covers(s, x)}
# +             G = {("?",) * len(domains)}
# %% s_stays from blind/base: mistake: S not emptied
# -             S = {s for s in S if any(wider(g, s) for g in G)}
#
# -             S = {s for s in S if not covers(s, x)}
# %% swept_s_value_q: mistake: one value freed at a time
def covers(h, x): return all(a == "?" or a == b for a, b in zip(h, x))
def geq(g, s): return s is None or all(a == "?" or a == b for a, b in zip(g, s))
def gen1(S, x):
    S = list(S)
    for i, (a, b) in enumerate(zip(S, x)):
        if a != b and a != '?':
            S[i] = '?'
            break
    return tuple(S)
def candidate_elimination(domains, examples):
    n = len(domains)
    S, G = None, [("?",) * n]
    dead = False
    out = []
    for x, label in examples:
        if not dead:
            if label == "yes":
                S = tuple(x) if S is None else gen1(S, x)
                G = [g for g in G if covers(g, x)]
                if not any(geq(g, S) for g in G): dead = True
                G = [g for g in G if geq(g, S)]
            else:
                if S is not None and covers(S, x): dead = True
                new = []
                for g in G:
                    if not covers(g, x): new.append(g); continue
                    for i in range(n):
                        if g[i] != "?": continue
                        for v in domains[i]:
                            if v != x[i]:
                                h = g[:i] + (v,) + g[i + 1:]
                                if geq(h, S): new.append(h)
                new = list(dict.fromkeys(new))
                G = [g for g in new if not any(h != g and geq(h, g) for h in new)]
                if not G: dead = True
        if dead: S, G = None, []
        out.append({"S": [] if S is None else [list(S)], "G": [list(g) for g in G]})
    return out
# %% swept_remove_only from swept_s_value_q: mistake: G not specialised
# - def gen1(S, x):
# -     S = list(S)
# -     for i, (a, b) in enumerate(zip(S, x)):
# -         if a != b and a != '?':
# -             S[i] = '?'
# -             break
# -     return tuple(S)
# gen1(S, x => tuple(a if a == b else "?" for a, b in zip(S, x)
#                       if not covers(g, x): new.append(g); continue
# +                     continue
# %% rows_of_s: mistake: G made of S alone
def candidate_elimination(domains, examples):
    n = len(domains)
    S, G, out = None, [["?"] * n], []
    for x, label in examples:
        if label == "yes":
            S = list(x) if S is None else [a if a == b else "?" for a, b in zip(S, x)]
            G = [g for g in G if all(v in ("?", b) for v, b in zip(g, x))] or [["?"] * n]
        else:
            G = [["?"] * i + [S[i]] + ["?"] * (n - i - 1) for i in range(n) if S[i] not in ("?", x[i])] or [["?"] * n]
        out.append({"S": [S], "G": G})
    return out
# %% rows_of_s_added from rows_of_s: mistake: G made of S alone
# -             G = [g for g in G if all(v in ("?", b) for v, b in zip(g, x))] or [["?"] * n]
# +             G = [g for g in G if all(v in ("?", b) for v, b in zip(g, x))]
# -             G = [["?"] * i + [S[i]] + ["?"] * (n - i - 1) for i in range(n) if S[i] not in ("?", x[i])] or [["?"] * n]
# +             rows = [["?"] * i + [S[i]] + ["?"] * (n - i - 1) for i in range(n) if S[i] not in ("?", x[i])]
# +             kept = [g for g in G if not all(v in ("?", b) for v, b in zip(g, x))]
# +             G = kept + [row for row in rows if row not in kept]
# %% rows_of_s_or_none from rows_of_s: mistake: G made of S alone
# all(v in ("?", b) for v, b in zip(g, x))] or [["?"] * n] => all(v in ("?", b) for v, b in zip(g, x)) and g != ["?"] * n]
# S[i] not in ("?", x[i])] or [["?"] * n] => S[i] not in ("?", x[i])]
# %% rows_of_s_gathered from rows_of_s_or_none: mistake: G made of S alone
# -             G = [["?"] * i + [S[i]] + ["?"] * (n - i - 1) for i in range(n) if S[i] not in ("?", x[i])]
# +             rows = [["?"] * i + [S[i]] + ["?"] * (n - i - 1) for i in range(n) if S[i] not in ("?", x[i])]
# +             G = [g for g in G if g not in rows and g != ["?"] * n] + rows
# %% value_anywhere from blind/base: mistake: none that is known
# a in ("?", b) for a, b in zip(h, x) => a == "?" or a in x for a in h
