# %% loops: algorithm: one loop over rows, and one over the cells of a row
def facts_of_table(rows, ids, names, predicate):
    whole, cells = set(), set()
    for place in range(len(rows)):
        fact = [predicate]
        for column in range(len(names)):
            value = rows[place][column]
            if value is None:
                fact.append("unknown")
            else:
                fact.append(value)
                cells.add((names[column], ids[place], value))
        whole.add(tuple(fact))
    return {"whole": whole, "cells": cells}


# %% columns: algorithm: the cells column by column, the rows by a dict
def facts_of_table(rows, ids, names, predicate):
    seen = {repr(row): row for row in rows}
    whole = [[predicate] + ["unknown" if v is None else v for v in row] for row in seen.values()]
    cells = []
    for name, column in zip(names, zip(*rows)):
        cells += [[name, label, value] for label, value in zip(ids, column) if value is not None]
    return {"whole": whole, "cells": cells}
