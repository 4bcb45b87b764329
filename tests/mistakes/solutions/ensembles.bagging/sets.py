# mistake: nothing twice in a bag
def bagging(examples, draws, points):
    stumps = []
    for drawn in draws:
        bag = []
        for i in drawn:
            if examples[i] not in bag:
                bag.append(examples[i])
        stumps.append(best_stump(bag))
    said = [[stump_label(s, x) for s in stumps] for x in points]
    return [max(votes, key=votes.count) for votes in said]
