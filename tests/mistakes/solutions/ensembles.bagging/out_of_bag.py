# mistake: learned from what the bags leave out
def bagging(examples, draws, points):
    stumps = [best_stump([e for i, e in enumerate(examples) if i not in drawn]) for drawn in draws]
    out = []
    for x in points:
        votes = sorted(stump_label(s, x) for s in stumps)
        out.append(votes[len(votes) // 2])
    return out
