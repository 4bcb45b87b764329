"""Known mistakes about shattering and the VC dimension."""

from itertools import combinations

from reference.theory.shattering import Class, shatters


def every_set_shattered(hypotheses: Class) -> int:
    """The largest size of which all sets are shattered, where one is enough."""
    size = 0
    places = range(len(hypotheses[0]))
    while size < len(places) and all(shatters(hypotheses, points) for points in combinations(places, size + 1)):
        size += 1
    return size


def log_of_count(hypotheses: Class) -> int:
    """log2 of the number of hypotheses, cut off: a bound, which is rarely reached."""
    return len(hypotheses).bit_length() - 1


def first_instances(hypotheses: Class) -> int:
    """The size of the largest beginning of the domain that is shattered, no other set being tried."""
    size = 0
    while size < len(hypotheses[0]) and shatters(hypotheses, range(size + 1)):
        size += 1
    return size


def grown_from_the_left(hypotheses: Class) -> int:
    """The size of one set that grows from the left, by every instance with which it is still shattered."""
    chosen: list[int] = []
    for place in range(len(hypotheses[0])):
        if shatters(hypotheses, [*chosen, place]):
            chosen.append(place)
    return len(chosen)


def vc_ceiling(size: int) -> int:
    """The smallest d with 2**d at least the size."""
    return (size - 1).bit_length()
