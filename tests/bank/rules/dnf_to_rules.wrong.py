# %% choices: mistake: or inside and
def dnf_to_rules(formula, label, default):
    def literals(f):
        if isinstance(f, str):
            return [[f, "t"]]
        if f[0] == "not":
            return [[f[1], "f"]] if isinstance(f[1], str) else None
        found = [literals(g) for g in f[1:]]
        return None if None in found else sum(found, [])
    parts = formula[1:] if not isinstance(formula, str) and formula[0] == "or" else [formula]
    bodies = [literals(f) for f in parts]
    return None if None in bodies else [[b, label] for b in bodies] + [[[], default]]
# %% brackets: mistake: negated brackets taken for literals
def dnf_to_rules(formula, label, default):
    def opposite(v):
        return "f" if v == "t" else "t"
    def inner(f):
        if isinstance(f, str):
            return [[f, "t"]]
        found = [c for g in f[1:] for c in inner(g)]
        return [[n, opposite(v)] for n, v in found] if f[0] == "not" else found
    def conditions(f):
        if isinstance(f, str) or f[0] == "not":
            return inner(f)
        if f[0] == "or":
            raise ValueError
        return [c for g in f[1:] for c in conditions(g)]
    parts = formula[1:] if not isinstance(formula, str) and formula[0] == "or" else [formula]
    try:
        return [[conditions(f), label] for f in parts] + [[[], default]]
    except ValueError:
        return None
# %% one_rule from right/recursive: mistake: one rule for all
# return [[body(f), label] for f in parts] + [[[], default]] => return [[[c for f in parts for c in body(f)], label], [[], default]]
# %% all_true from right/recursive: mistake: negations left out
# return [f[1], "f"] => return [f[1], "t"]
# %% exchanged from right/recursive: mistake: labels exchanged
# return [[body(f), label] for f in parts] + [[[], default]] => return [[body(f), default] for f in parts] + [[[], label]]
# %% no_default from right/recursive: mistake: no default
# [[body(f), label] for f in parts] + [[[], default]] => [[body(f), label] for f in parts]
# %% long_parts_only from right/recursive: mistake: literals alone refused
# return [literal(f)] => raise ValueError
# %% or_needed from right/recursive: mistake: single conjunctions refused
#       parts = formula[1:] if not isinstance(formula, str) and formula[0] == "or" else [formula]
# +     if parts == [formula]: return None
# %% any_bracket from right/recursive: mistake: none that is known
# and isinstance(f[1], str) => and True
# return [f[1], "f"] => return [f[1] if isinstance(f[1], str) else f[1][1], "f"]
# %% empty_for_none from right/recursive: mistake: none that is known
# return None => return []
# %% equality_read from right/recursive: mistake: none that is known
# return [[body(f), label] for f in parts] + [[[], default]] => return [[body(f), label] for f in parts[:1]] + [[[], default]]
# %% default_first from right/recursive: mistake: none that is known
# [[body(f), label] for f in parts] + [[[], default]] => [[[], default]] + [[body(f), label] for f in parts]
# %% without_form from right/by_rows: mistake: none that is known
# return None => pass
