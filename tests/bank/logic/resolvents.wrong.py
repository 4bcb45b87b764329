# %% one_name from right/union_find: mistake: not renamed apart
# a, b = read(one, 1), read(other, 2) => a, b = read(one, 1), read(other, 1)
# %% whole_union from right/substituting: mistake: both literals taken from the union
# result.add(frozenset(mine + theirs)) => result.add(frozenset(l for l in mine + theirs if l not in (x, ("not", x))))
# %% whatever_cancels from right/substituting: mistake: all pairs at once
#               else:
# +                 signed = [x, ("not", x)] if literal[0] != "not" else [("not", x), x]
# +                 negation = lambda l: l[1] if l[0] == "not" else ("not", l)
# +                 kept = [l for l in mine if negation(l) not in theirs + signed[1:]]
# +                 theirs = [l for l in theirs if negation(l) not in mine + signed[:1]]
# +                 mine = kept
# %% first_found from right/union_find: mistake: the first pair only
# return out => return out[:1]
# %% left_alone from right/union_find: mistake: substitution not applied
# [find(x) for x in terms] => terms
# %% one_way from right/union_find: mistake: negated literals of the other clause only
# if s == t or p != q: => if not s or t or p != q:
# %% no_chains from right/union_find: mistake: none that is known
# x, y = find(x), find(y) => x, y = parent.get(x, x), parent.get(y, y)
# %% one_binding_each from right/union_find: mistake: none that is known
# [find(x) for x in terms] => [parent.get(x, x) for x in terms]
# %% matched_only from right/union_find: mistake: none that is known
# elif variable(y): => elif variable(y) and not one:
# %% first_clause_bound from right/substituting: mistake: none that is known
# theirs = [put(l, s, t) for l in theirs] => theirs = theirs
# %% no_tautologies from right/union_find: mistake: none that is known
# out.append(literals) => out.extend([] if any(["not", l] in literals for l in literals) else [literals])
# %% capitals_only from right/substituting: mistake: none that is known
# return t[:1].isupper() or t.startswith("_") => return t[:1].isupper()
# %% nothing_for_empty from right/union_find: mistake: none that is known
# out.append(literals) => out.extend([literals] if literals else [])
# %% signs_forgotten from right/union_find: mistake: none that is known
# if s == t or p != q: => if p != q:
