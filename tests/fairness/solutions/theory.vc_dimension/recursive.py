"""algorithm: a set is shattered if both halves, by the label of one instance, shatter the rest."""


def shattered(rows, points):
    if not points:
        return bool(rows)
    first, *rest = points
    return all(shattered([row for row in rows if row[first] == label], rest) for label in (0, 1))


def vc_dimension(hypotheses):
    def largest(start, chosen):
        if not shattered(hypotheses, chosen):
            return -1
        further = (largest(place + 1, [*chosen, place]) for place in range(start, len(hypotheses[0])))
        return max([len(chosen), *further])

    return largest(0, [])
