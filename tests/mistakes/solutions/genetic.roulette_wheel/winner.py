# mistake: fittest always
def roulette_wheel(fitness, draws):
    best = fitness.index(max(fitness))
    return [best for _ in draws]
