# mistake: only the most probable hypothesis
def bayes_optimal(posterior, predictions):
    best = max(posterior, key=posterior.get)
    return predictions[best]
