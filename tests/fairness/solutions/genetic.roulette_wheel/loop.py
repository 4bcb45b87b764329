"""algorithm: walking along the wheel."""


def roulette_wheel(fitness, draws):
    out = []
    for r in draws:
        i = 0
        while r > fitness[i]:
            r -= fitness[i]
            i += 1
        out.append(i)
    return out
