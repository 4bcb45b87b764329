# mistake: counted from 1
def roulette_wheel(fitness, draws):
    out = []
    for r in draws:
        i = 0
        while r > 0:
            r -= fitness[i]
            i += 1
        out.append(i)
    return out
