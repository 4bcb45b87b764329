# mistake: one bag only
def bagging(examples, draws, points):
    for drawn in draws:
        stump = best_stump([examples[i] for i in drawn])
        return [stump_label(stump, x) for x in points]
