# mistake: boundary to the next
def roulette_wheel(fitness, draws):
    out = []
    for r in draws:
        total = 0
        for i, f in enumerate(fitness):
            total += f
            if r < total:
                break
        out.append(i)
    return out
