# %% frequency: mistake: relative frequency
def estimate_trace(outcomes, event, m, prior):
    steps, k = [], 0
    for n, outcome in enumerate(outcomes, 1):
        k += outcome == event
        steps.append(k / n)
    return steps
# %% prior_once: mistake: prior not multiplied
def estimate_trace(outcomes, event, m, prior):
    return [(outcomes[:n].count(event) + prior) / (n + m) for n in range(1, len(outcomes) + 1)]
# %% m_above from prior_once: mistake: m added above
# + prior => + m
# %% one_early from prior_once: mistake: none that is known
# prior) / (n => m * prior) / (n + 1
# %% blind/prior_once: mistake: prior not multiplied
def estimate_trace(outcomes, event, m, prior):
    result = []
    k = 0
    for n, o in enumerate(outcomes, 1):
        if o == event:
            k += 1
        result.append((k + prior) / (n + m))
    return result
# %% blind/frequency from blind/prior_once: mistake: relative frequency
# (k + prior) / (n + m) => k / n
# %% blind/late from blind/prior_once: mistake: none that is known
# outcomes, 1 => outcomes, 2
# k + prior => k + m * prior
# %% blind/m_above from blind/prior_once: mistake: m added above
# k + prior => k + m
# %% blind/other_events from blind/prior_once: mistake: none that is known
# if o == => if o !=
# k + prior => k + m * prior
