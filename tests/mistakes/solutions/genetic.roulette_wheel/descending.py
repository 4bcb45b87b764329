# mistake: sorted by fitness
def roulette_wheel(fitness, draws):
    ranked = sorted(enumerate(fitness), key=lambda pair: pair[1], reverse=True)
    out = []
    for r in draws:
        for i, f in ranked:
            r -= f
            if r <= 0:
                out.append(i)
                break
    return out
