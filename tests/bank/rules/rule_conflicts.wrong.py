# %% first: mistake: first rule
def rule_conflicts(rules, rows, counts, class_sizes, conflict):
    default = max(class_sizes, key=class_sizes.get)
    return [next((label for body, label in rules if all(row[a] == v for a, v in body)), default) for row in rows]
# %% votes_only from right/plain: mistake: always a vote
# if conflict == "vote": => if True:
# %% hits from right/plain: mistake: most rows right
# its[label] / sum(its.values()) => its[label]
# %% largest_of_all from right/plain: mistake: largest class of all
# score[label] = class_sizes[label] => score = class_sizes
# %% any_condition from right/plain: mistake: one condition is enough
# if all(row[a] == v for a, v in body): => if any(row[a] == v for a, v in body):
# %% smallest_class from right/plain: mistake: none that is known
# score[label] = class_sizes[label] => score[label] = -class_sizes[label]
# %% default_is_last_rule from right/plain: mistake: none that is known
# score = class_sizes => score = {(rules or [(0, "no")])[-1][1]: 1}
# %% most_covered from right/plain: mistake: none that is known
# its[label] / sum(its.values()) => sum(its.values())
# %% best_by_laplace from right/plain: mistake: none that is known
# its[label] / sum(its.values()) => (its[label] + 1) / (sum(its.values()) + len(its))
# %% empty_bodies_skipped from right/plain: mistake: none that is known
# if all(row[a] == v for a, v in body): => if body and all(row[a] == v for a, v in body):
# %% training_rows_vote: mistake: votes by training rows
from collections import Counter


def rule_conflicts(rules, rows, counts, class_sizes, conflict):
    largest = max(class_sizes, key=class_sizes.get)
    answer = []
    for row in rows:
        covering = [i for i, (body, label) in enumerate(rules)
                    if all(row[a] == v for a, v in body)]
        labels = [rules[i][1] for i in covering]
        if not covering:
            answer.append(largest)
        elif conflict == "vote":
            votes = Counter()
            for i in covering:
                votes[rules[i][1]] += counts[i][rules[i][1]]
            answer.append(votes.most_common(1)[0][0])
        elif conflict == "best":
            best = max(covering, key=lambda i: counts[i][rules[i][1]] / sum(counts[i].values()))
            answer.append(rules[best][1])
        else:
            answer.append(max(labels, key=class_sizes.get))
    return answer
