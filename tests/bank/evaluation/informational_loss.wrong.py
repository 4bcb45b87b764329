# %% blind/nats: mistake: natural logarithm
import math
def informational_loss(forecasts, actual):
    bits = 0.0
    for day, came in zip(forecasts, actual):
        p = day[came]
        if p == 0:
            return float("inf")
        bits += -math.log(p)
    return bits
# %% blind/entropy_like from blind/nats: mistake: weighed by the probability
# return float("inf") => continue
# math.log => p * math.log2
# %% blind/everything from blind/nats: mistake: all classes counted
# p = day[came] => for p in day.values():
#         if =>             if
#             return =>                 return
#         bits += -math.log =>             bits += -math.log2
# %% blind/mean from blind/nats: mistake: mean of the days
# math.log => math.log2
# return bits => return bits / len(actual)
# %% blind/missing_mass from blind/nats: mistake: no logarithm
# -         if p == 0:
# -             return float("inf")
# -math.log(p) => 1 - p
# %% blind/brier from blind/missing_mass: mistake: quadratic loss
# 1 - p => (1 - p) ** 2
# %% blind/worst_day from blind/nats: mistake: none that is known
# += -math.log(p) => = max(bits, -math.log2(p))
# %% anyzero: mistake: infinite for any 0
import math
def informational_loss(forecasts, actual):
    if any(0 in f.values() for f in forecasts):
        return float("inf")
    return -sum(math.log2(f[a]) for f, a in zip(forecasts, actual))
# %% best: mistake: largest probability
import math
def informational_loss(forecasts, actual):
    return -sum(math.log2(max(f.values())) for f, a in zip(forecasts, actual))
# %% entropy: mistake: entropy of the forecasts
import math
def informational_loss(forecasts, actual):
    return -sum(p * math.log2(p) for f in forecasts for p in f.values() if p)
# %% eps: mistake: a small number for 0
import math
def informational_loss(forecasts, actual):
    return -sum(math.log2(max(f[a], 1e-12)) for f, a in zip(forecasts, actual))
# %% quad: mistake: quadratic loss
def informational_loss(forecasts, actual):
    return sum(((k == a) - p) ** 2 for f, a in zip(forecasts, actual) for k, p in f.items())
# %% skip: mistake: impossible weather left out
import math
def informational_loss(forecasts, actual):
    return -sum(math.log2(f[a]) for f, a in zip(forecasts, actual) if f[a] > 0)
