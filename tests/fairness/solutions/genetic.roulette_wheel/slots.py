"""algorithm: a slot for every whole number; type: a tuple."""


def roulette_wheel(fitness, draws):
    slots = [i for i, f in enumerate(fitness) for _ in range(f)]
    return tuple(slots[r - 1] for r in draws)
