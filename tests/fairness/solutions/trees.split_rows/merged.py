"""algorithm: begins with one part for each row and joins parts of the same value, numbers backwards."""


def split_rows(rows, attribute):
    parts = [[i] for i in range(len(rows))]
    i = 0
    while i < len(parts):
        j = i + 1
        while j < len(parts):
            if rows[parts[i][0]][attribute] == rows[parts[j][0]][attribute]:
                parts[i] = parts[j] + parts[i]
                del parts[j]
            else:
                j += 1
        i += 1
    return parts
