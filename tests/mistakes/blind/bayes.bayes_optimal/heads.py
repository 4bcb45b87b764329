# mistake: heads counted
def bayes_optimal(posterior, predictions):
    votes = {}
    for h in posterior:
        votes[predictions[h]] = votes.get(predictions[h], 0) + 1
    return max(sorted(votes, reverse=True), key=lambda label: votes[label])
