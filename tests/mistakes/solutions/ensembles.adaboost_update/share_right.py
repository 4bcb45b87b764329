# mistake: accuracy for a vote
def adaboost_update(weights, correct):
    total = sum(weights)
    good = sum(w for w, ok in zip(weights, correct) if ok) / total
    error = 1 - good
    beta = error / good
    new = [w * beta if ok else w for w, ok in zip(weights, correct)]
    return {"error": error, "beta": beta, "weights": [w / sum(new) for w in new], "vote": good}
