# %% descending from right/loop: mistake: sorted by fitness
#   def roulette_wheel(fitness, draws):
# +     ranked = sorted(enumerate(fitness), key=lambda pair: pair[1], reverse=True)
# -         i = 0
# while r > fitness[i] => for i, f in ranked
# fitness[i] => f
# i += 1 => if r <= 0:
#         out =>                 out
# +                 break
# %% from_one from right/loop: mistake: counted from 1
# fitness[i]: => 0:
# %% same_width from right/counted: mistake: equal chances
# + from math import ceil
# ends = [sum(fitness[: i + 1]) for i in range(len(fitness))] => width = sum(fitness) / len(fitness)
# sum(end < r for end in ends) => ceil(r / width) - 1
# %% upper from right/loop: mistake: boundary to the next
# i = 0 => total = 0
# while r > fitness[i] => for i, f in enumerate(fitness)
# r -= fitness[i] => total += f
# i += 1 => if r < total:
# +                 break
# %% winner from right/counted: mistake: fittest always
# ends = [sum(fitness[: i + 1]) for i in range(len(fitness))] => best = fitness.index(max(fitness))
# sum(end < r for end in ends) for r => best for _
# %% swept_nonzero: mistake: individuals without fitness not counted
def roulette_wheel(fitness, draws):
    out = []
    for d in draws:
        run = 0
        for i, f in enumerate([f for f in fitness if f]):
            run += f
            if d <= run:
                out.append(i); break
    return out
# %% swept_index from swept_nonzero: mistake: first with the same fitness
# [f for f in fitness if f] => fitness
# i) => fitness.index(f))
# %% swept_set from swept_nonzero: mistake: everybody once
# [f for f in fitness if f] => fitness
# n out => n list(dict.fromkeys(out))
# %% swept_sorted from swept_set: mistake: survivors sorted
# list(dict.fromkeys(out) => sorted(out
# %% swept_value from swept_index: mistake: fitness returned
# fitness.index(f) => f
