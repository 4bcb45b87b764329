# mistake: none that is known
def bayes_optimal(posterior, predictions):
    labels = set(predictions.values())

    def mean(label):
        shares = [posterior[h] for h in posterior if predictions[h] == label]
        return sum(shares) / len(shares)

    return min(sorted(labels), key=mean)
