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
# %% blind/brier from blind/missing_mass: mistake: none that is known
# 1 - p => (1 - p) ** 2
# %% blind/worst_day from blind/nats: mistake: none that is known
# += -math.log(p) => = max(bits, -math.log2(p))
