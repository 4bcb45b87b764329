"""algorithm: the smallest hypothesis above both is the more general of the two."""


def join(g, h):
    return [a if a == b else "?" for a, b in zip(g, h)]


def more_general_pairs(hypotheses):
    found = []
    for j in range(len(hypotheses)):
        for i in range(j):
            top = join(hypotheses[i], hypotheses[j])
            if top == hypotheses[i]:
                found.append((i, j))
            elif top == hypotheses[j]:
                found.append((j, i))
    return found
