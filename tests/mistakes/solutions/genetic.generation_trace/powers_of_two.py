# mistake: positions from the right
def generation_trace(population, choices):
    steps = []
    for c in choices:
        weights = [int(s, 2) ** 2 + 1 for s in population]
        survivors = []
        for r in c["draws"]:
            i, acc = 0, weights[0]
            while acc <= r * sum(weights):
                i += 1
                acc += weights[i]
            survivors.append(population[i])
        width = len(survivors[0])
        numbers = [int(s, 2) for s in survivors]
        for n, t in enumerate(c["tails"]):
            differ = (numbers[2 * n] ^ numbers[2 * n + 1]) & (2**t - 1)
            numbers[2 * n] ^= differ
            numbers[2 * n + 1] ^= differ
        kids = [f"{x:0{width}b}" for x in numbers]
        for i, j in c["flips"]:
            numbers[i] ^= 2**j
        population = [f"{x:0{width}b}" for x in numbers]
        steps += [survivors, kids, population]
    return steps
