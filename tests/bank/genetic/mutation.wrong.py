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
