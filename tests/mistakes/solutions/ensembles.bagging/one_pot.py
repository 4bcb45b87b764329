# mistake: bags poured together
def bagging(examples, draws, points):
    pot = []
    for drawn in draws:
        pot += [examples[i] for i in drawn]
    stump = best_stump(pot)
    return [stump_label(stump, x) for x in points]
