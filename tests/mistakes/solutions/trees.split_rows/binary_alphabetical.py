# mistake: one value against the rest
def split_rows(rows, attribute):
    value = min(row[attribute] for row in rows)
    yes, no = [], []
    for i, row in enumerate(rows):
        (yes if row[attribute] == value else no).append(i)
    return [part for part in (yes, no) if part]
