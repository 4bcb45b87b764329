"""algorithm: a comparison for each value of each domain."""


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
