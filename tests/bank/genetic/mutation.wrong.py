# %% swept_set1: mistake: set to 1
def mutation(bits, draws):
    return ''.join('1' if d == 1 else b for b, d in zip(bits, draws))
# %% swept_first: mistake: first hit only
def mutation(bits, draws):
    if 1 not in draws: return bits
    i = draws.index(1)
    return bits[:i] + ('0' if bits[i] == '1' else '1') + bits[i + 1:]
# %% swept_invert: mistake: all but the hits
def mutation(bits, draws):
    return ''.join(('0' if b == '1' else '1') if d != 1 else b for b, d in zip(bits, draws))
# %% swept_reversed: mistake: draws from the right
def mutation(bits, draws):
    return ''.join(('0' if b == '1' else '1') if d == 1 else b for b, d in zip(bits, draws[::-1]))
# %% swept_set0: mistake: set to 0
def mutation(bits, draws):
    return ''.join('0' if d == 1 else b for b, d in zip(bits, draws))
# %% first_of_its_kind: mistake: first bit of the same value
def mutation(bits, draws):
    mutated = bits
    for bit, draw in zip(bits, draws):
        if draw == 1:
            other = "0" if bit == "1" else "1"
            mutated = mutated.replace(bit, other, 1)
    return mutated
# %% as_a_number: mistake: zeros at the beginning lost
def mutation(bits, draws):
    value = int(bits, 2)
    for i, d in enumerate(reversed(draws)):
        if d == 1:
            value ^= 1 << i
    return bin(value)[2:]
