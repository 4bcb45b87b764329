# mistake: vote over rows
def majority_vote(predictions, classes):
    result = []
    for model in predictions:
        counts = {c: model.count(c) for c in classes}
        result.append(max(counts, key=counts.get))
    return result
