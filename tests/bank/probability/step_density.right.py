# %% by_cdf: algorithm: difference of two cumulative probabilities
def interval_probability(pieces, a, b):
    def below(x):
        return sum(height * (min(max(x, low), high) - low) for low, high, height in pieces)
    return max(0.0, below(b) - below(a))

# %% along_the_breaks: algorithm: from break to break, with the density in the middle
def interval_probability(pieces, a, b):
    breaks = sorted({a, b, *(end for piece in pieces for end in piece[:2])})
    total = 0.0
    for low, high in zip(breaks, breaks[1:]):
        middle = (low + high) / 2
        if a < middle < b:
            total += (high - low) * sum(piece[2] for piece in pieces if piece[0] < middle < piece[1])
    return total
