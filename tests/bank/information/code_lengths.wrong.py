# %% nats from right/logs: mistake: natural logarithm
# from math import inf, log2 => from math import inf, log as log2
# %% whole_bits from right/logs: mistake: rounded up
# -log2(p) if p > 0 else inf => __import__("math").ceil(-log2(p)) if p > 0 else inf
# %% zero_length from right/logs: mistake: zero for an impossible message
# if p > 0 else inf for => if p > 0 else 0.0 for
# %% mean_length from right/logs: mistake: plain mean
# sum(p * l for p, l in zip(probabilities, lengths) if p > 0) => sum(lengths) / len(lengths)
# %% left_out from right/logs: mistake: none that is known
# [-log2(p) if p > 0 else inf for p in probabilities] => [-log2(p) for p in probabilities if p > 0]
# %% base_ten from right/logs: mistake: none that is known
# from math import inf, log2 => from math import inf, log10 as log2
# %% same_length from right/logs: mistake: equal lengths
# [-log2(p) if p > 0 else inf for p in probabilities] => [log2(len(probabilities)) for p in probabilities]
# %% weighted from right/product: mistake: lengths multiplied by their probability
# float("inf") if not p else log(1 / p) / log(2) => 0.0 if not p else p * log(1 / p) / log(2)
# %% negative from right/product: mistake: wrong sign
# float("inf") if not p else log(1 / p) / log(2) => -float("inf") if not p else log(p) / log(2)
# for p in probabilities], expected] => for p in probabilities], -expected]
