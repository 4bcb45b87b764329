# mistake: more than half
def majority_vote(predictions, classes):
    result = []
    for votes in zip(*predictions):
        winner = None
        for c in classes:
            if votes.count(c) > len(predictions) / 2:
                winner = c
        result.append(winner)
    return result
