"""algorithm: bodies as the bits of a number."""


def confidences(items, transactions):
    codes = [sum(2**k for k, item in enumerate(items) if item in basket) for basket in transactions]
    every = 2 ** len(items) - 1
    result = []
    for body in range(1, every):
        bodies = wholes = 0
        for code in codes:
            bodies += code & body == body
            wholes += code == every
        result.append(wholes / bodies)
    return result
