# %% log_e_crash from right/plain: mistake: natural logarithm
# from math import log2 => import math
# return -sum(n / total * log2(n / total) for n in counts if n) => shares = [c / total for c in counts]
# +     return -sum(p * math.log(p) for p in shares)
# %% normalised from right/plain: mistake: none that is known
# return -sum(n / total * log2(n / total) for n in counts if n) => present = [c for c in counts if c]
# +     if len(present) < 2:
# +         return 0.0
# +     h = -sum(c / total * log2(c / total) for c in present)
# +     return h / log2(len(present))
# %% prints_it from right/plain: near miss: printed, not returned
# -     return -sum(n / total * log2(n / total) for n in counts if n)
# +     h = -sum(c / total * log2(c / total) for c in counts if c)
# +     print("entropy:", h)
# %% rounds_it from right/plain: near miss: rounded
# -     return -sum(n / total * log2(n / total) for n in counts if n)
# +     return round(-sum(c / total * log2(c / total) for c in counts if c), 3)
# %% two_classes from right/plain: mistake: first class against the rest
# total = => p = counts[0] /
# +     if p in (0, 1):
# +         return 0
# sum(n / total * log2(n / total) for n in counts if n) => p * log2(p) - (1 - p) * log2(1 - p)
# %% keeps_a_total: near miss: depends on earlier calls
from math import log2
seen = []
def entropy(counts):
    seen.extend(counts)
    total = sum(seen)
    return -sum(c / total * log2(c / total) for c in seen if c)
# %% log_of_counts: mistake: logarithm of the counts
from math import log2
def entropy(counts):
    total = sum(counts)
    h = 0
    for c in counts:
        if c:
            h += -(c / total) * log2(c)
    return h
# %% blind/base from log_of_counts
# from math import log2 => import math
# total = => n =
# h = 0 => h = 0.0
# if c: => if c > 0:
# +             p = c / n
# h += -(c / total) * log2(c) => h -= p * math.log2(p)
# %% blind/against_rest from blind/base: mistake: every class against the rest
# h -= p * math.log2(p) => q = 1 - p
# +             h -= p * math.log2(p)
# +             if q > 0:
# +                 h -= q * math.log2(q)
# %% blind/first_two from blind/base: mistake: none that is known
# counts: => counts[:2]:
# %% blind/gini from blind/base: mistake: Gini index
# -= p * math.log2(p) => += p**2
# return h => return 1 - h if n else 0.0
# %% blind/log_counts from blind/base: mistake: logarithm of the counts
# log2(p) => log2(c)
# %% blind/nats from blind/base: mistake: natural logarithm
# log2(p) => log(p)
# %% blind/per_class from blind/base: mistake: none that is known
# return h => return h / len(counts) if counts else h
# %% blind/relative from blind/base: mistake: divided by the largest possible entropy
# return h => return h / math.log2(len(counts)) if len(counts) > 1 else h
# %% blind/sign from blind/base: mistake: minus sign forgotten
# -= p * => += p *
# %% blind/surprise from blind/base: mistake: each class counted once
# p * math => math
# %% blind/ten from blind/base: mistake: logarithm to base 10
# log2(p) => log10(p)
# %% divided_by_length from log_of_counts: mistake: none that is known
# -     total = sum(counts)
# h = 0 => h = 0.0
# h += -(c / total) * log2(c) => p = c / len(counts)
# +             h -= p * log2(p)
# %% swept_base
from math import log2, log
def entropy(counts):
    n = sum(counts)
    return -sum(c / n * log2(c / n) for c in counts if c) if n else 0
# %% swept_two from swept_base: mistake: first class against the rest
#       n = sum(counts)
# +     if not n: return 0
# +     p = counts[0] / n
# +     return 0 if p in (0, 1) else -p * log2(p) - (1 - p) * log2(1 - p)
# %% swept_counts_weighted from swept_base: mistake: multiplied by the number of examples
# -sum(c / n * log2 => -sum(c * log2
# %% swept_capped from swept_counts_weighted: mistake: cut off at 1
# -sum(c * log2(c / n) for c in counts if c => min(1, -sum(c / n * log2(c / n) for c in counts if c)
# %% swept_nolast from swept_base: mistake: last class left out
# for c in counts if c => for c in counts[:-1] if c
