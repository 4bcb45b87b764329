# %% sets: algorithm: differences of sets
from itertools import product
def unbiased_learner(domains, examples):
    yes = {tuple(x) for x, l in examples if l == "yes"}
    no = {tuple(x) for x, l in examples if l == "no"}
    if yes & no:
        return {"S": [], "G": [], "open": []}
    rest = set(product(*domains)) - no
    return {"S": yes, "G": rest, "open": rest - yes}
# %% labels: algorithm: the labels of every instance looked up
def unbiased_learner(domains, examples):
    every = [[]]
    for values in domains:
        every = [x + [v] for x in every for v in values]
    told = [[l for y, l in examples if y == x] for x in every]
    if any("yes" in t and "no" in t for t in told):
        return {"G": [], "S": [], "open": []}
    pairs = list(zip(every, told))
    S, rest = [x for x, t in pairs if "yes" in t], [x for x, t in pairs if "no" not in t]
    return {"open": [x for x, t in pairs if not t], "G": rest, "S": S}
