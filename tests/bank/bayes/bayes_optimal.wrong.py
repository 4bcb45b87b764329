# %% heads: mistake: each hypothesis counted once
from collections import Counter
def bayes_optimal(posterior, predictions):
    return Counter(predictions.values()).most_common(1)[0][0]
# %% map_label: mistake: only the most probable hypothesis
def bayes_optimal(posterior, predictions):
    best = max(posterior, key=posterior.get)
    return predictions[best]
# %% blind/least from map_label: mistake: none that is known
# best = max(posterior, key=posterior.get) => votes = {}
# +     for h in posterior:
#     return predictions[best] =>         votes[predictions[h]] = votes.get(predictions[h], 0) + posterior[h]
# +     return min(sorted(votes, reverse=True), key=lambda label: votes[label])
# %% blind/averaged from blind/least: mistake: probabilities averaged
# -     return min(sorted(votes, reverse=True), key=lambda label: votes[label])
# +     return max(sorted(votes, reverse=True), key=lambda label: votes[label] / list(predictions.values()).count(label))
# %% blind/heads from blind/least: mistake: each hypothesis counted once
# posterior[h] => 1
# return min => return max
# %% blind/map_only from blind/least: mistake: only the most probable hypothesis
# min(sorted(votes, reverse=True), key=lambda label: votes[label]) => predictions[max(posterior, key=posterior.get)]
# %% mean_vote: mistake: none that is known
def bayes_optimal(posterior, predictions):
    labels = set(predictions.values())
    def mean(label):
        shares = [posterior[h] for h in posterior if predictions[h] == label]
        return sum(shares) / len(shares)
    return min(sorted(labels), key=mean)
# %% overwritten: mistake: one hypothesis of each label
def bayes_optimal(posterior, predictions):
    s = {}
    for h, l in predictions.items(): s[l] = posterior[h]
    return max(s, key=s.get)
# %% more_than_half: mistake: more than half needed
def bayes_optimal(posterior, predictions):
    s = {}
    for h, l in predictions.items(): s[l] = s.get(l, 0)+posterior[h]
    for l in s:
        if s[l] > 0.5: return l
    return predictions[max(posterior, key=posterior.get)]
# %% by_position from overwritten: mistake: hypotheses taken by position
# h, l in predictions.items(): s[l] = posterior[h] => p, l in zip(posterior.values(), predictions.values()):
# +         s[l] = s.get(l, 0)+p
