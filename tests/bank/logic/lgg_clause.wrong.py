# %% unordered from right/table_of_pairs: mistake: (a, b) and (b, a) alike
# key = (repr(s), repr(t)) => key = frozenset([repr(s), repr(t)])
# %% each_place from right/table_of_pairs: mistake: a variable for each place
# key = (repr(s), repr(t)) => key = len(names)
# %% each_literal from right/table_of_pairs: mistake: a table for each pair of literals
# key = (repr(s), repr(t)) => key = (len(out), repr(s), repr(t))
# %% whole_terms from right/table_of_pairs: mistake: compound terms not gone into
# if isinstance(s, list) and isinstance(t, list) and s[0] == t[0] and len(s) == len(t): => if False:
# %% no_signs from right/table_of_pairs: mistake: signs ignored
# continue => pass
# a, b = (l[1], m[1]) if l[0] == "not" else (l, m) => a, b = [x[1] if x[0] == "not" else x for x in (l, m)]
# %% other_sign from right/table_of_pairs: mistake: none that is known
# out.append(["not", g] if l[0] == "not" else g) => out.append(g)
# %% by_left from right/table_of_pairs: mistake: none that is known
# key = (repr(s), repr(t)) => key = repr(s)
# %% functors_merged from right/table_of_pairs: mistake: none that is known
# isinstance(t, list) and s[0] == t[0] and len(s) == len(t) => isinstance(t, list)
# %% in_step from right/table_of_pairs: mistake: none that is known
# for m in other: => for m in other[one.index(l):one.index(l) + 1]:
# %% by_text from right/table_of_pairs: mistake: none that is known
# names[key] = "Pair%d" % len(names) => names[key] = "Pair" + key[0][:2] + key[1][:2]
# %% partners from right/table_of_pairs: mistake: each literal used once
#       out = []
# +     free = list(other)
# for m in other: => for m in list(free):
#                   out.append(["not", g] if l[0] == "not" else g)
# +                 free.remove(m)
# +                 break
# %% shortened from right/table_of_pairs: mistake: reduced
# return out => return reduced(out)
#       names = {}
# +     def match(s, t, theta):
# +         if isinstance(s, list):
# +             if not isinstance(t, list) or s[0] != t[0] or len(s) != len(t):
# +                 return None
# +             for a, b in zip(s[1:], t[1:]):
# +                 theta = None if theta is None else match(a, b, theta)
# +             return theta
# +         if isinstance(s, str) and s[0].isupper():
# +             return {**theta, s: t} if theta.get(s, t) == t else None
# +         return theta if s == t else None
# +     def maps(left, rest, theta):
# +         if theta is None or not left:
# +             return theta is not None
# +         return any(maps(left[1:], rest, match(left[0], l, theta)) for l in rest)
# +     def reduced(clause):
# +         for l in clause:
# +             rest = [m for m in clause if m != l]
# +             if maps(clause, rest, {}):
# +                 return reduced(rest)
# +         return clause
# %% one_level from right/table_of_pairs: mistake: compound terms not gone into
# def lgg(s, t): => def lgg(s, t, depth=0):
# isinstance(t, list) and s[0] => isinstance(t, list) and depth < 1 and s[0]
# [lgg(a, b) for a, b in zip(s[1:], t[1:])] => [lgg(a, b, depth + 1) for a, b in zip(s[1:], t[1:])]
# %% names_are_taken: mistake: none that is known
def lgg_clause(one, other):
    def frozen(x):
        return tuple(frozen(t) for t in x) if isinstance(x, (list, tuple)) else x

    def names(x):
        return {n for t in x for n in names(t)} if isinstance(x, tuple) else {x}

    def thaw(x):
        return [thaw(t) for t in x] if isinstance(x, tuple) else x

    one, other = frozen(one), frozen(other)
    taken = names(one) | names(other)
    variables = {}
    counter = 0

    def lgg(s, t):
        nonlocal counter
        if s == t:
            return s
        if isinstance(s, tuple) and isinstance(t, tuple) and s[0] == t[0]:
            return (s[0],) + tuple(lgg(a, b) for a, b in zip(s[1:], t[1:]))
        if (s, t) not in variables:
            counter += 1
            variables[s, t] = f"V{counter}"
        return variables[s, t]

    answer = []
    for a in one:
        for b in other:
            negated = a[0] == "not"
            if negated != (b[0] == "not"):
                continue
            p, q = (a[1], b[1]) if negated else (a, b)
            if p[0] != q[0]:
                continue
            atom = (p[0],) + tuple(lgg(s, t) for s, t in zip(p[1:], q[1:]))
            literal = ("not", atom) if negated else atom
            if literal not in answer:
                answer.append(literal)
    return [thaw(l) for l in answer]
