# %% each_negated from right/nots: mistake: each condition negated
# formula.append(["not", ["and"] + [list(c) for c in earlier]]) => formula += [["not", list(c)] for c in earlier]
# %% other_value: mistake: one other value
def exclusive_bodies(rules, domains):
    bodies = []
    for i, (body, label) in enumerate(rules):
        formula = ["and"] + [list(c) for c in body]
        for earlier, _ in rules[:i]:
            formula.append(["or"] + [[a, next((w for w in domains[a] if w != v), v)] for a, v in earlier])
        bodies.append(formula)
    return bodies
# %% only_before from right/nots: mistake: only the rule before excluded
# in rules[:i]: => in rules[max(0, i - 1):i]:
# %% all_others from right/nots: mistake: later rules excluded too
# in rules[:i]: => in rules[:i] + rules[i + 1:]:
# %% other_labels from right/nots: mistake: earlier rules with the same label not excluded
#           for earlier, _ in rules[:i]:
# +             if _ == label: continue
# %% as_they_were: mistake: bodies as they were
def exclusive_bodies(rules, domains):
    return [body for body, label in rules]
# %% own_body_forgotten from right/nots: mistake: none that is known
# formula = ["and"] + [list(c) for c in body] => formula = ["and"]
# %% negations_or_ed from right/nots: mistake: none that is known
# formula = ["and"] + => formula = ["or"] +
# %% first_only from right/nots: mistake: none that is known
# in rules[:i]: => in rules[:min(i, 1)]:
# %% rest_of_negation: mistake: none that is known
def exclusive_bodies(rules, domains):
    bodies = []
    for i, (body, label) in enumerate(rules):
        formula = ["and"] + [list(c) for c in body]
        for earlier, _ in rules[:i]:
            tested = {a for a, v in body}
            formula.append(["or"] + [["not", list(c)] for c in earlier if c[0] not in tested])
        bodies.append(formula)
    return bodies
# %% default_always from right/nots: mistake: none that is known
# bodies.append(formula) => bodies.append(formula if body else ["and"])
