# mistake: equal chances
from math import ceil


def roulette_wheel(fitness, draws):
    width = sum(fitness) / len(fitness)
    return [ceil(r / width) - 1 for r in draws]
