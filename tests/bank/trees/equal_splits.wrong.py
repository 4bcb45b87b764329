# %% one_branch from right/plain: mistake: first branch alone
# for p, n in ((y, x), (pos - y, neg - x)): => for p, n in ((y, x),):
# total += size * ( => total += (pos + neg) * (
# %% no_weights from right/plain: mistake: branches not weighted
# total += size * ( => total += (pos + neg) / 2 * (
# %% exchanged from right/plain: mistake: coordinates exchanged
# near = [(a, b) for => near = [(b, a) for
# %% mirror from right/plain: mistake: point and mirror image only
# return {"left": wanted, "points": near} => return {"left": wanted, "points": {(x, y), (neg - x, pos - y)}}
# %% no_empty from right/plain: mistake: empty branches left out
# for a in range(neg + 1) if abs => for a in range(neg + 1) if 0 < a + b < pos + neg and abs
# %% at_most from right/plain: mistake: none that is known
# abs(left(a, b, pos, neg, impurity) - wanted) < 1e-9 => left(a, b, pos, neg, impurity) <= wanted
