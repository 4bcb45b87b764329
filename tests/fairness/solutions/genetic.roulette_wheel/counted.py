"""algorithm: how many parts end before the number."""


def roulette_wheel(fitness, draws):
    ends = [sum(fitness[: i + 1]) for i in range(len(fitness))]
    return [sum(end < r for end in ends) for r in draws]
