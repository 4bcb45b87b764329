# mistake: none that is known
def majority_vote(predictions, classes):
    return [first if votes.count(first) > 1 else votes[-1] for first, *votes in zip(*predictions)]
