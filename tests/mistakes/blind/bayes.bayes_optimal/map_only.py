# mistake: only the most probable hypothesis
def bayes_optimal(posterior, predictions):
    votes = {}
    for h in posterior:
        votes[predictions[h]] = votes.get(predictions[h], 0) + posterior[h]
    return predictions[max(posterior, key=posterior.get)]
