# mistake: bags not used
def bagging(examples, draws, points):
    stumps = [best_stump(examples) for _ in draws]
    labels = []
    for x in points:
        said = [stump_label(s, x) for s in stumps]
        labels.append(max(set(said), key=said.count))
    return labels
