# mistake: none that is known
def bayes_optimal(posterior, predictions):
    votes = {}
    for h in posterior:
        votes[predictions[h]] = votes.get(predictions[h], 0) + posterior[h]
    return max(sorted(votes, reverse=True), key=lambda label: votes[label] / list(predictions.values()).count(label))
