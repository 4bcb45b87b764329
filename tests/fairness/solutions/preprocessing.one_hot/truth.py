"""type: truth values in tuples."""


def one_hot(rows, domains):
    return [
        tuple(
            flag
            for name, values in domains.items()
            for flag in ([row[name]] if set(values) == {True, False} else [row[name] == v for v in values])
        )
        for row in rows
    ]
