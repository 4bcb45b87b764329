# mistake: none that is known
def bagging(examples, draws, points):
    stumps = [best_stump([examples[i] for i in drawn]) for drawn in draws]
    said = [[stump_label(s, x) for s in stumps] for x in points]
    return [min(votes, key=votes.count) for votes in said]
