# mistake: fewest votes
def majority_vote(predictions, classes):
    result = []
    for i in range(len(predictions[0])):
        votes = [p[i] for p in predictions]
        result.append(min(classes, key=votes.count))
    return result
