# %% offsets: algorithm: zeros, and a one at the place that a dict of offsets gives
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
# %% plain: algorithm: a comparison for each value of each domain
def one_hot(rows, domains):
    coded = []
    for row in rows:
        numbers = []
        for name, values in domains.items():
            if True in values:
                numbers.append(int(row[name]))
            else:
                numbers += [int(row[name] == v) for v in values]
        coded.append(numbers)
    return coded
# %% truth: type: truth values in tuples
def one_hot(rows, domains):
    return [
        tuple(
            flag
            for name, values in domains.items()
            for flag in ([row[name]] if set(values) == {True, False} else [row[name] == v for v in values])
        )
        for row in rows
    ]
