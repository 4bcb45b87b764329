"""algorithm: a sum for each label."""


def bayes_optimal(posterior, predictions):
    votes = {}
    for h, p in posterior.items():
        votes[predictions[h]] = votes.get(predictions[h], 0) + p
    return max(votes, key=votes.get)
