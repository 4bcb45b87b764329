# %% swept
def true_error(hypothesis, target, probabilities):
    return sum(p for h, t, p in zip(hypothesis, target, probabilities) if h != t)
# %% swept_fn from swept: mistake: misses only
# h != t => h < t
# %% swept_count from swept: mistake: number of wrong labels
# sum(p for => sum(1 for
# %% swept_signed from swept: mistake: errors of both kinds cancel
# sum(p for h, t, p in zip(hypothesis, target, probabilities) if h != t) => abs(sum(p * (h - t) for h, t, p in zip(hypothesis, target, probabilities)))
# %% swept_set from swept: mistake: none that is known
# sum(p for h, t, p in zip(hypothesis, target, probabilities) if h != t) => sum({p for h, t, p in zip(hypothesis, target, probabilities) if h != t})
# %% accuracy from swept: mistake: accuracy for the error
# h != t => h == t
# %% fp from swept: mistake: false alarms only
# h != t => h > t
# %% unweighted from swept: mistake: share of instances
# sum(p for h => sum(1 / len(target) for h
