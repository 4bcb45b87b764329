"""algorithm: for each beginning, the columns of its positive examples; tuples."""


def find_s_trace(examples):
    found = []
    for n in range(1, len(examples) + 1):
        columns = zip(*(x for x, label in examples[:n] if label == "yes"))
        found.append(tuple(c[0] if len(set(c)) == 1 else "?" for c in columns))
    return found
