# %% counted: algorithm: how many parts end before the number
def roulette_wheel(fitness, draws):
    ends = [sum(fitness[: i + 1]) for i in range(len(fitness))]
    return [sum(end < r for end in ends) for r in draws]
# %% loop: algorithm: walking along the wheel
def roulette_wheel(fitness, draws):
    out = []
    for r in draws:
        i = 0
        while r > fitness[i]:
            r -= fitness[i]
            i += 1
        out.append(i)
    return out
# %% slots: algorithm: a slot for every whole number; type: a tuple
def roulette_wheel(fitness, draws):
    slots = [i for i, f in enumerate(fitness) for _ in range(f)]
    return tuple(slots[r - 1] for r in draws)
