# %% blind/fewest: mistake: fewest votes
def majority_vote(predictions, classes):
    result = []
    for i in range(len(predictions[0])):
        votes = [p[i] for p in predictions]
        result.append(min(classes, key=votes.count))
    return result
# %% blind/absolute_majority from blind/fewest: mistake: more than half
# i in range(len(predictions[0])) => votes in zip(*predictions)
# +         winner = None
# +         for c in classes:
#         votes = [p[i] for p in predictions] =>             if votes.count(c) > len(predictions) / 2:
# +                 winner = c
# min(classes, key=votes.count) => winner
# %% blind/by_model from blind/fewest: mistake: vote over rows
# i in range(len(predictions[0])) => model in predictions
# votes = [p[i] for p in predictions] => counts = {c: model.count(c) for c in classes}
# min(classes, key=votes.count) => max(counts, key=counts.get)
# %% blind/last_tie from blind/fewest: mistake: tie to the last class
# min(classes => max(reversed(classes)
# %% blind/first_model: mistake: none that is known
def majority_vote(predictions, classes):
    return [first if votes.count(first) > 1 else votes[-1] for first, *votes in zip(*predictions)]
# %% blind/counter from blind/first_model: mistake: tie to the first vote
# + from collections import Counter
# first if votes.count(first) > 1 else votes[-1] for first, *votes => Counter(column).most_common(1)[0][0] for column
# %% blind/last_model: mistake: last model only
def majority_vote(predictions, classes):
    labels = []
    for model in predictions:
        labels = list(model)
    return labels
# %% swept_base
def majority_vote(predictions, classes):
    out = []
    for votes in zip(*predictions):
        out.append(max(classes, key=votes.count))
    return out
# %% alpha_swept from swept_base: mistake: tie by the alphabet
# (classes, => (sorted(classes),
# %% last_voter_swept from swept_base: mistake: tie to the last vote
# (classes, => (votes[::-1],
# %% overall_swept from swept_base: mistake: tie by all rows
# votes.count => lambda k: (votes.count(k), sum(p.count(k) for p in predictions))
# %% running_swept from swept_base: mistake: votes of earlier rows kept
#       out = []
# +     seen = []
# =votes. => =(seen.extend(votes) or seen).
# %% global_swept from swept_base: mistake: one label for all rows
# -     return out
# +     al = [v for p in predictions for v in p]
# +     return [max(classes, key=al.count)] * len(out)
