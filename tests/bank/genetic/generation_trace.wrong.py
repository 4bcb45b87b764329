# %% base
def generation_trace(population, choices):
    out = []
    for c in choices:
        out.append(population)
        kids = []
        for a, b, t in zip(population[::2], population[1::2], c["tails"]):
            kids += [a[:-t] + b[-t:], b[:-t] + a[-t:]]
        out.append(kids)
        population = list(kids)
        for i, j in c["flips"]:
            s = population[i]
            population[i] = s[:j] + str(1 - int(s[j])) + s[j + 1 :]
        out.append(population)
    return out
# %% little_end from base: mistake: rightmost bit worth most
# + from itertools import accumulate
# + def fitness(s):
# +     return sum(2**i for i, bit in enumerate(s) if bit == "1") ** 2 + 1
# + def flipped(s, j):
# +     return s[:j] + str(1 - int(s[j])) + s[j + 1 :]
# out = [] => out = [population]
#       for c in choices:
# +         wheel = list(accumulate(map(fitness, population)))
# +         population = [next(s for s, e in zip(population, wheel) if e > d * wheel[-1]) for d in c["draws"]]
# [:-t] + b[-t:], b[:-t] + a[-t:] => [: len(a) - t] + b[len(b) - t :], b[: len(b) - t] + a[len(a) - t :]
# list(kids) => kids[:]
# s = population[i] => population[i] = flipped(population[i], j)
# -             population[i] = s[:j] + str(1 - int(s[j])) + s[j + 1 :]
# %% blind/base
def fitness(s):
    return int(s, 2) ** 2 + 1

def spin(population, draws):
    total = sum(fitness(s) for s in population)
    out = []
    for d in draws:
        run = 0
        for s in population:
            run += fitness(s)
            if run > d * total:
                out.append(s)
                break
    return out

def mate(population, tails):
    out = []
    for k, t in enumerate(tails):
        a, b = population[2 * k], population[2 * k + 1]
        cut = len(a) - t
        out += [a[:cut] + b[cut:], b[:cut] + a[cut:]]
    return out + population[2 * len(tails) :]

def mutate(population, flips):
    out = [list(s) for s in population]
    for i, j in flips:
        out[i][j] = "0" if out[i][j] == "1" else "1"
    return ["".join(s) for s in out]

def generation_trace(population, choices):
    trace = []
    for c in choices:
        population = spin(population, c["draws"])
        trace.append(population)
        population = mate(population, c["tails"])
        trace.append(population)
        population = mutate(population, c["flips"])
        trace.append(population)
    return trace
# %% blind/backwards from blind/base: mistake: rightmost bit worth most
# (s, 2) => (s[::-1], 2)
# %% blind/by_x from blind/base: mistake: chances by the number itself
# (s, 2) ** 2 + 1 => (s, 2)
# %% blind/equal from blind/base: mistake: equal chances
# int(s, 2) ** 2 + 1 => 1
# %% blind/far_mates from blind/base: mistake: none that is known
# [2 * k], population[2 * k + 1] => [k], population[-1 - k]
# %% blind/fittest from blind/base: mistake: only the fittest survives
# -     total = sum(fitness(s) for s in population)
# -     out = []
# for d in draws: => return [max(population, key=fitness) for _ in draws]
# -         run = 0
# -         for s in population:
# -             run += fitness(s)
# -             if run > d * total:
# -                 out.append(s)
# -                 break
# -     return out
# %% blind/from_right from blind/base: mistake: positions from the right
# out[i][j] = "0" if out[i][j] == "1" else "1" => k = len(out[i]) - 1 - j
# +         out[i][k] = str(1 - int(out[i][k]))
# %% blind/heads from blind/base: mistake: heads for tails
# len(a) - t => t
# %% blind/mate_first from blind/base: mistake: mating before selection
# spin(population, c["draws"]) => mate(population, c["tails"])
#           trace.append(population)
# -         population = mate(population, c["tails"])
# +         population = spin(population, c["draws"])
# %% blind/rows_and_bits from blind/base: mistake: none that is known
#       for i, j in flips:
# +         i, j = j % len(out), i % len(out[0])
# %% blind/set_to_one from blind/base: mistake: mutated bits set to 1
# 0" if out[i][j] == "1" else "1 => 1
# %% equal_is_enough from blind/base: mistake: none that is known
# run > d * total => run >= d * total
# %% square_alone from blind/base: mistake: none that is known
# ** 2 + 1 => ** 2
