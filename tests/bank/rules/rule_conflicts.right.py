# %% plain: algorithm: a score for each label of a row, in one dict
def rule_conflicts(rules, rows, counts, class_sizes, conflict):
    answer = []
    for row in rows:
        score = {}
        fired = 0
        for (body, label), its in zip(rules, counts):
            if all(row[a] == v for a, v in body):
                fired += 1
                if conflict == "vote":
                    score[label] = score.get(label, 0) + 1
                elif conflict == "best":
                    score[label] = max(score.get(label, 0), its[label] / sum(its.values()))
                else:
                    score[label] = class_sizes[label]
        if fired == 0:
            score = class_sizes
        answer.append(max(score, key=score.get))
    return answer
# %% functions: algorithm: a function for each way; sorted lists of pairs
from collections import Counter
def rule_conflicts(rules, rows, counts, class_sizes, conflict):
    biggest = sorted(class_sizes, key=lambda c: class_sizes[c])[-1]
    def vote(fired):
        return Counter(rules[i][1] for i in fired).most_common(1)[0][0]
    def best(fired):
        return rules[max(fired, key=lambda i: counts[i][rules[i][1]] / sum(counts[i].values()))][1]
    def largest_class(fired):
        return max({rules[i][1] for i in fired}, key=lambda c: class_sizes[c])
    way = {"vote": vote, "best": best, "largest_class": largest_class}[conflict]
    labels = []
    for row in rows:
        fired = [i for i, (body, _) in enumerate(rules) if not [1 for a, v in body if row[a] != v]]
        labels.append(way(fired) if fired else biggest)
    return labels
