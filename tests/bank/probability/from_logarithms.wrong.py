# %% natural from right/with_numpy: mistake: base e always
#  * np.log(base) => 
# %% unnormalised from right/with_numpy: mistake: not normalised
#  / weights.sum() => 
# %% logs_shared from right/with_numpy: mistake: logarithms divided by their sum
# weights = np.exp(logs - logs.max()) => weights = logs
# %% differences_shared from right/with_numpy: mistake: smallest subtracted and not raised
# weights = np.exp(logs - logs.max()) => weights = logs - logs.min()
# %% winner from right/with_numpy: mistake: largest becomes 1
# np.exp(logs - logs.max()) => (logs == logs.max()) * 1.0
# %% upside_down from right/with_numpy: mistake: sign turned around
# np.exp(logs - logs.max()) => np.exp(logs.min() - logs)
# %% plain_powers: mistake: no subtraction before the power
def from_logs(scores, base):
    powers = {name: base**score for name, score in scores.items()}
    total = sum(powers.values())
    return {name: power / total if total else 0.0 for name, power in powers.items()}
# %% plain_natural: mistake: none that is known
from math import exp
def from_logs(scores, base):
    powers = {name: exp(score) for name, score in scores.items()}
    return {name: power / sum(powers.values()) for name, power in powers.items()}
# %% smallest_subtracted from right/with_numpy: mistake: none that is known
# logs - logs.max() => np.minimum(logs - logs.min(), 1.0)
# %% equal_where_tiny from plain_powers: mistake: none that is known
# if total else 0.0 => if total else 1 / len(scores)
# %% mean_subtracted from right/with_numpy: mistake: none that is known
# / weights.sum() => / (weights.sum() + 1e-3)
# %% squared_sum from right/with_numpy: mistake: none that is known
# weights / weights.sum() => weights / np.sqrt((weights**2).sum())
