# %% twins from right/swapping: mistake: the same child twice
# a, b = list(a), list(b) => one, two = list(b), list(a)
# bit == "0" => bit == "1"
# +             one[i] = a[i]
# +         else:
# a[i], b[i] = b[i], a => two[i] = b
# (a), "".join(b) => (one), "".join(two)
# %% inverted: mistake: second child inverted
def crossover(a, b, mask):
    child = ""
    for x, y, m in zip(a, b, mask):
        child += x if m == "1" else y
    return [child, child.translate(str.maketrans("01", "10"))]
# %% one_cut from inverted: mistake: one cut only
# child = "" => cut = 0
# for x, y, m in zip(a, b, mask) => while cut < len(mask) and mask[cut] == mask[0]
# child += x if m == "1" else y => cut += 1
# child, child.translate(str.maketrans("01", "10")) => a[:cut] + b[cut:], b[:cut] + a[cut:]
# %% masked: mistake: zeros where the mask has zeros
def crossover(a, b, mask):
    n, m = len(mask), int(mask, 2)
    return [format(int(a, 2) & m, f"0{n}b"), format(int(b, 2) & m, f"0{n}b")]
# %% backwards from masked: mistake: mask read from the right
# n, m = len(mask), int(mask, 2) => n = len(mask)
# +     one = [a[i] if mask[n - 1 - i] == "1" else b[i] for i in range(n)]
# +     two = [b[i] if mask[n - 1 - i] == "1" else a[i] for i in range(n)]
# [format(int(a, 2) & m, f"0{n}b"), format(int(b, 2) & m, f"0{n}b")] => "".join(one), "".join(two)
# %% swept_countcut: mistake: ones counted
def crossover(a, b, mask):
    k = mask.count('1')
    return [a[:k] + b[k:], b[:k] + a[k:]]
# %% swept_onlyfirst: mistake: one child only
def crossover(a, b, mask):
    c = d = ''
    for x, y, m in zip(a, b, mask):
        if m == '1':
            c += x; d += y
        else:
            c += y; d += x
    return [c]
# %% stretch: mistake: zeros as one block
def crossover(a, b, mask):
    if '0' not in mask:
        return [a, b]
    lo, hi = mask.index('0'), len(mask) - mask[::-1].index('0')
    return [a[:lo] + b[lo:hi] + a[hi:], b[:lo] + a[lo:hi] + b[hi:]]
