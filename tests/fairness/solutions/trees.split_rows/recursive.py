"""algorithm: takes the rows like the last one away, and splits the rest."""


def parts_of(numbers, rows, attribute):
    if not numbers:
        return []
    value = rows[numbers[-1]][attribute]
    like = [n for n in numbers if rows[n][attribute] == value]
    unlike = [n for n in numbers if rows[n][attribute] != value]
    return parts_of(unlike, rows, attribute) + [like]


def split_rows(rows, attribute):
    return parts_of(list(range(len(rows))), rows, attribute)
