"""algorithm: zeros, and a one at the place that a dict of offsets gives."""


def one_hot(rows, domains):
    place, width = {}, 0
    for name, values in domains.items():
        if sorted(map(str, values)) == ["False", "True"] and all(isinstance(v, bool) for v in values):
            place[name, True] = width
            width += 1
            continue
        for value in values:
            place[name, value] = width
            width += 1
    answer = []
    for row in rows:
        code = [0] * width
        for pair in row.items():
            if pair in place:
                code[place[pair]] = 1
        answer.append(code)
    return answer
