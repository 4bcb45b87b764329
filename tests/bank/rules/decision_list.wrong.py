# %% blind/base from right/plain
#       for row in rows:
# +         chosen = default
# [a] == => .get(a) ==
# labels.append(label) => chosen = label
# -         else:
#             labels.append(default) =>         labels.append(chosen)
# %% last from blind/base: mistake: last rule
# chosen = default => answer = default
# .get(a) => [a]
# chosen = => answer =
# -                 break
# chosen => answer
# %% blind/any_test from blind/base: mistake: one condition is enough
# if all => if any
# %% blind/last from blind/base: mistake: last rule
# -                 break
# %% blind/longest from blind/base: mistake: longest rule
#       labels = []
# +     rules = sorted(rules, key=lambda rule: len(rule[0]), reverse=True)
# %% blind/shortest from blind/base: mistake: none that is known
#       labels = []
# +     rules = sorted(rules, key=lambda rule: len(rule[0]))
# %% any_condition: mistake: one condition is enough
def decision_list(rules, default, rows):
    labels = []
    for row in rows:
        hits = [label for body, label in rules if any(row[a] == v for a, v in body)]
        labels.append(hits[0] if hits else default)
    return labels
# %% longest from any_condition: mistake: longest rule
#   def decision_list(rules, default, rows):
# +     ordered = sorted(rules, key=lambda rule: -len(rule[0]))
# rules if any => ordered if all
# %% blind/vote from any_condition: mistake: vote of all rules
# + from collections import Counter
# -         hits = [label for body, label in rules if any(row[a] == v for a, v in body)]
# +         votes = Counter(label for body, label in rules if all(row[a] == v for a, v in body))
# hits[0] if hits => votes.most_common(1)[0][0] if votes
# %% vote from blind/vote: mistake: vote of all rules
# %% swept_base
def decision_list(rules, default, rows):
    return [next((label for body, label in rules if all(r[a] == v for a, v in body)), default) for r in rows]
# %% swept_any from swept_base: mistake: one condition is enough
# all( => any(
# %% swept_first_cond from swept_base: mistake: first condition only
# in body)), default => in body[:1])), default
# %% swept_early from swept_base: mistake: first rule only
# in rules if => in rules[:1] if
# %% swept_skip_uncovered: mistake: no label without a rule
def decision_list(rules, default, rows):
    out = []
    for r in rows:
        for body, label in rules:
            if all(r[a] == v for a, v in body):
                out.append(label); break
    return out
# %% swept_two_conds from swept_base: mistake: none that is known
# in body)), default => in body[:2])), default
# %% label_kept: mistake: label of the row before
def decision_list(rules: list, default: str, rows: list[dict]) -> list[str]:
    answers = []
    answer = default
    for row in rows:
        for body, label in rules:
            if all(row[pair[0]] == pair[1] for pair in body):
                answer = label
                break
        answers.append(answer)
    return answers
# %% value_contained from right/plain: mistake: none that is known
# row[a] == v => v in row[a]
# %% value_containing from right/plain: mistake: none that is known
# row[a] == v => row[a] in v
