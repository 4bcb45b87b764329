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
# %% blind/m_above from blind/prior_once: mistake: m added to the count
# k + prior => k + m
# %% blind/other_events from blind/prior_once: mistake: other outcomes counted
# if o == => if o !=
# k + prior => k + m * prior
# %% last_as_prior: mistake: last estimate taken as the prior
def estimate_trace(outcomes, event, m, prior):
    out = [prior]
    k = 0
    for n, o in enumerate(outcomes, 1):
        k += o == event
        out.append((k + m*out[-1])/(n+m))
    return out
# %% fixed_n from last_as_prior: mistake: all trials below
# prior] => ]
# n, o in enumerate(outcomes, 1) => o in outcomes
# k + m*out[-1])/(n => k+m*prior)/(len(outcomes)
# %% m_not_in_denominator from last_as_prior: mistake: m left out below
# prior] => ]
# k + m*out[-1])/(n+m) => k+m*prior)/n
# %% half: mistake: prior of one half
def estimate_trace(outcomes, event, m, prior):
    k = 0; out = [0.5]
    for n, o in enumerate(outcomes, 1):
        k += o == event
        out.append((k+m*0.5)/(n+m))
    return out
# %% laplace from m_not_in_denominator: mistake: Laplace's estimate
#       out = []
# +     v = len(set(outcomes) | {event})
# m*prior)/n => 1)/(n+v)
# %% total_k: mistake: hits of all trials
def estimate_trace(outcomes, event, m, prior):
    k = outcomes.count(event)
    return [(k+m*prior)/(n+m) for n in range(1, len(outcomes)+1)]
# %% absent_zero: mistake: 0 for an event that never occurs
def estimate_trace(outcomes, event, m, prior):
    out = []
    for n in range(1, len(outcomes)+1):
        k = outcomes[:n].count(event)
        out.append((k + m*prior)/(n+m) if event in outcomes else 0.0)
    return out
# %% contained from blind/prior_once: mistake: outcomes that contain the event counted
# if o == event => if event in o
# k + prior => k + m * prior
