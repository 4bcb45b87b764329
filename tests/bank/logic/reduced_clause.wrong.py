# %% once from right/steps: mistake: a single step
# while again: => for _ in range(1):
# %% pairwise from right/steps: mistake: each atom on its own
# theta = put(body, [b for b in body if b != atom], start) => theta = {} if put([atom], [b for b in body if b != atom], {}) is not None else None
# body = list({(b[0], *(theta.get(t, t) for t in b[1:])) for b in body}) => body = [b for b in body if b != atom]
# %% head_free from right/steps: mistake: the head left out
# start = {t: t for t in head[1:] if is_var(t)} => start = {}
# %% backwards from right/steps: mistake: special atoms dropped
# theta = put(body, [b for b in body if b != atom], start) => theta = {} if any(put([b], [atom], {}) is not None for b in body if b != atom) else None
# body = list({(b[0], *(theta.get(t, t) for t in b[1:])) for b in body}) => body = [b for b in body if b != atom]
# %% by_predicate from right/steps: mistake: one atom of each predicate
# body = [tuple(a) for a in body] => body = list({a[0]: tuple(a) for a in reversed(body)}.values()); return [head, body]
# %% one_to_one from right/steps: mistake: none that is known
# found = put(rest, target, new) => found = put(rest, [t for t in target if t != other], new)
# %% constants_move from right/steps: mistake: none that is known
# return t[0].isupper() or t[0] == "_" => return True
# %% only_capitals from right/steps: mistake: none that is known
# return t[0].isupper() or t[0] == "_" => return t[0].isupper()
# %% single_variables from right/steps: mistake: none that is known
# theta = put(body, [b for b in body if b != atom], start) => theta = put([atom], [b for b in body if b != atom], {t: t for b in [head, *body] if b != atom for t in b[1:]})
# %% never_empty_body from right/steps: mistake: none that is known
# for atom in body: => for atom in body if len(body) > 2 else []:
