"""algorithm: the label with the smallest expected number of mistakes."""


def bayes_optimal(posterior, predictions):
    best, least = None, 2.0
    for label in predictions.values():
        loss = 0.0
        for h in posterior:
            if predictions[h] != label:
                loss += posterior[h]
        if loss < least:
            best, least = label, loss
    return best
