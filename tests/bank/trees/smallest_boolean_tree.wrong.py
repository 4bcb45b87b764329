# %% listed from right/recursion: mistake: more tests than needed
# for v in free: => for v in free[:1]:
# %% all_tests from listed: mistake: every variable on every path
# if len(seen) == 1: => if not free:
# %% xor from right/recursion: mistake: one or the other, not both
# else any(parts) => else sum(parts) == 1
# %% exchanged from right/recursion: mistake: labels exchanged
# "t" if seen.pop() else "f" => "f" if seen.pop() else "t"
# %% id3 from right/recursion: mistake: best test by gain
# - from itertools import product
# + from itertools import product
# + from math import log2
# + def bits(values):
# +     p = sum(values) / len(values)
# +     return 0 if p in (0, 1) else -p * log2(p) - (1 - p) * log2(1 - p)
#               free = [v for v in variables if v not in given]
# +             def left(v):
# +                 rest = [u for u in free if u != v]
# +                 def part(b):
# +                     every = product([True, False], repeat=len(rest))
# +                     return [value(formula, {**given, v: b, **dict(zip(rest, c))}) for c in every]
# +                 return round(bits(part(True)) + bits(part(False)), 9)
# for v in free: => for v in [min(free, key=left)]:
# %% variables_sorted from right/recursion: mistake: more tests than needed
# for v in free: => for v in sorted(free)[-1:]:
# %% branches_turned from right/recursion: mistake: none that is known
# {"t": yes, "f": no} => {"t": no, "f": yes}
# %% first_two_parts from right/recursion: mistake: none that is known
# for part in f[1:]] => for part in f[1:3]]
# %% largest from right/recursion: mistake: more tests than needed
# size, _, tree = min( => size, _, tree = max(
# %% two_parts: mistake: only two parts of a connective
from functools import lru_cache
from itertools import product


def value(formula, env):
    if isinstance(formula, str):
        return env[formula]
    if formula[0] == "not":
        return not value(formula[1], env)
    parts = [value(part, env) for part in formula[1:3]]
    return all(parts) if formula[0] == "and" else any(parts)


def smallest_tree(formula, variables):
    table = tuple(value(formula, dict(zip(variables, bits))) for bits in product([True, False], repeat=len(variables)))

    @lru_cache(maxsize=None)
    def best(table, names):
        if all(table):
            return 0, "t"
        if not any(table):
            return 0, "f"
        found = None
        for i, name in enumerate(names):
            block = len(table) >> (i + 1)
            on = tuple(v for j, v in enumerate(table) if (j // block) % 2 == 0)
            off = tuple(v for j, v in enumerate(table) if (j // block) % 2 == 1)
            rest = names[:i] + names[i + 1:]
            size_on, tree_on = best(on, rest)
            size_off, tree_off = best(off, rest)
            size = 1 + size_on + size_off
            if found is None or size < found[0]:
                found = (size, {"test": name, "branches": {"t": tree_on, "f": tree_off}})
        return found

    return best(table, tuple(variables))[1]
