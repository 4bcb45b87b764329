# %% least_votes: mistake: none that is known
def bagging(examples, draws, points):
    stumps = [best_stump([examples[i] for i in drawn]) for drawn in draws]
    said = [[stump_label(s, x) for s in stumps] for x in points]
    return [min(votes, key=votes.count) for votes in said]
# %% sets from least_votes: mistake: nothing twice in a bag
# best_stump([examples[i] for i in drawn]) for drawn in draws =>
# +     for drawn in draws:
# +         bag = []
# +         for i in drawn:
# +             if examples[i] not in bag:
# +                 bag.append(examples[i])
# +         stumps.append(best_stump(bag))
# min => max
# %% no_bags: mistake: bags not used
def bagging(examples, draws, points):
    stumps = [best_stump(examples) for _ in draws]
    labels = []
    for x in points:
        said = [stump_label(s, x) for s in stumps]
        labels.append(max(set(said), key=said.count))
    return labels
# %% out_of_bag from no_bags: mistake: learned from examples outside the bag
# (examples) for _ => ([e for i, e in enumerate(examples) if i not in drawn]) for drawn
# labels = => out =
# said = [stump_label(s, x) for s in stumps] => votes = sorted(stump_label(s, x) for s in stumps)
# labels.append(max(set(said), key=said.count)) => out.append(votes[len(votes) // 2])
# labels => out
# %% one_pot: mistake: one stump from all bags
def bagging(examples, draws, points):
    pot = []
    for drawn in draws:
        pot += [examples[i] for i in drawn]
    stump = best_stump(pot)
    return [stump_label(stump, x) for x in points]
# %% returned_early: mistake: one bag only
def bagging(examples, draws, points):
    for drawn in draws:
        stump = best_stump([examples[i] for i in drawn])
        return [stump_label(stump, x) for x in points]
# %% overwritten from returned_early: mistake: one bag only
# return => votes =
# +     return votes
# %% swept_base from out_of_bag
# e for i, e in enumerate(examples) if i not in drawn]) for drawn => examples[i] for i in d]) for d
# for x => for p
# sorted(stump_label(s, x) for s in stumps) => [stump_label(s, p) for s in stumps]
# votes[len(votes) // 2] => max(sorted(set(votes)), key=votes.count)
# %% acc_vote_swept from swept_base: mistake: votes by accuracy
# -         votes = [stump_label(s, p) for s in stumps]
# -         out.append(max(sorted(set(votes)), key=votes.count))
# +         tally = {}
# +         for s in stumps:
# +             a = sum(stump_label(s, x) == y for x, y in examples) / len(examples)
# +             l = stump_label(s, p)
# +             tally[l] = tally.get(l, 0) + a
# +         out.append(max(sorted(tally), key=tally.get))
# %% one_based_swept from swept_base: mistake: indices counted from 1
# i] => i - 1]
# %% point_set_swept from swept_base: mistake: none that is known
# return out => return list(dict(zip(map(tuple, points), out)).values())
# %% weighted_swept: mistake: thresholds between examples outside the bag
def bagging(examples, draws, points):
    stumps = [best_stump(examples, [drawn.count(i) for i in range(len(examples))]) for drawn in draws]
    said = [[stump_label(s, x) for s in stumps] for x in points]
    return [max(sorted(set(votes)), key=votes.count) for votes in said]
# %% by_bag_accuracy: mistake: votes by accuracy
def bagging(examples, draws, points):
    models = []
    for drawn in draws:
        own = [examples[i] for i in drawn]
        stump = best_stump(own)
        models.append((stump, sum(stump_label(stump, x) == y for x, y in own) / len(own)))
    labels = sorted({y for _, y in examples})
    return [max(labels, key=lambda y: sum(a for s, a in models if stump_label(s, p) == y)) for p in points]
