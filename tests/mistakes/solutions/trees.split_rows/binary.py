# mistake: one value against the rest
def split_rows(rows, attribute):
    value = rows[0][attribute]
    yes = [i for i, row in enumerate(rows) if row[attribute] == value]
    no = [i for i, row in enumerate(rows) if row[attribute] != value]
    return [yes, no] if no else [yes]
