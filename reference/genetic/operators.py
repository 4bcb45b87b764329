"""Crossover and mutation of bit strings. Kubat, sections 16.2 and 16.5; Mitchell, section 9.2."""

from collections.abc import Collection, Sequence


def crossover(a: str, b: str, mask: str) -> list[str]:
    """Two children: the first has the bits of a where the mask is 1 and of b elsewhere, the second the reverse.

    Mitchell, table 9.2.

    >>> crossover("11101001000", "00001010101", "11111000000")
    ['11101010101', '00001001000']
    """
    places = list(zip(a, b, mask, strict=True))
    return [
        "".join(own if bit == "1" else other for own, other, bit in places),
        "".join(other if bit == "1" else own for own, other, bit in places),
    ]


def one_point_mask(length: int, *, head: int | None = None, tail: int | None = None) -> str:
    """The mask of a one-point crossover, from the head length (Mitchell) or the exchanged tail length (Kubat).

    >>> one_point_mask(11, head=5), one_point_mask(8, tail=4)
    ('11111000000', '11110000')
    """
    if (head is None) == (tail is None):
        raise ValueError("give the length of the head or of the tail")
    # a head of 0 is allowed, and is not "not given"
    ones = length - tail if tail is not None else head or 0
    return "1" * ones + "0" * (length - ones)


def two_point_mask(length: int, first: int, last: int, *, inside: str = "0") -> str:
    """The mask of a two-point crossover; positions count from 1, and both belong to the part between them.

    Kubat exchanges what lies between (zeros inside, section 16.5); Mitchell's mask has ones there, which exchanges what
    lies outside: the same two children in another order.

    >>> two_point_mask(8, 4, 6), two_point_mask(11, 3, 7, inside="1")
    ('11100011', '00111110000')
    """
    outside = "1" if inside == "0" else "0"
    return "".join(inside if first <= place <= last else outside for place in range(1, length + 1))


def exchange_mask(length: int, positions: Collection[int]) -> str:
    """The mask that exchanges the bits at some positions, counted from 1. Kubat, section 16.5.

    >>> exchange_mask(8, [2, 6])
    '10111011'
    """
    return "".join("0" if place in positions else "1" for place in range(1, length + 1))


def one_point_children(a: str, b: str, tail: int) -> list[str]:
    """The children of parents that exchange the last `tail` bits. Kubat, section 16.2.

    >>> one_point_children("11011001", "00100111", tail=4)
    ['11010111', '00101001']
    """
    return crossover(a, b, one_point_mask(len(a), tail=tail))


def two_point_children(a: str, b: str, first: int, last: int) -> list[str]:
    """The children of parents that exchange the bits from one position to another, counted from 1.

    >>> two_point_children("11011001", "00100111", 4, 6)
    ['11000101', '00111011']
    """
    return crossover(a, b, two_point_mask(len(a), first, last))


def exchanged_children(a: str, b: str, positions: Collection[int]) -> list[str]:
    """The children of parents that exchange the bits at some positions, counted from 1."""
    return crossover(a, b, exchange_mask(len(a), positions))


def flipped(bit: str) -> str:
    """The opposite bit: 1 for 0, and 0 for 1."""
    return "1" if bit == "0" else "0"


def flip(bits: str, positions: Collection[int]) -> str:
    """The string with the bits at some positions flipped; positions count from 0. Mitchell's point mutation has one.

    >>> flip("11101001000", [6])
    '11101011000'
    """
    return "".join(flipped(bit) if place in positions else bit for place, bit in enumerate(bits))


def mutated(bits: str, draws: Sequence[int], *, hit: int = 1) -> str:
    """The string with every bit flipped whose draw is 1: for draws from 1 to m, one bit in m. Kubat, section 16.2.

    >>> mutated("01000", [7, 3, 1, 9, 1])
    '01101'
    """
    # flipped, not set at random: half of random bits would change nothing
    return "".join(flipped(bit) if draw == hit else bit for bit, draw in zip(bits, draws, strict=True))


def recombined_pairs(pairs: int, rate: float) -> int:
    """The number of recombined pairs, as a fixed share of all pairs. Kubat, section 16.2.

    >>> recombined_pairs(50, 0.8)
    40
    """
    # drawn rates give a whole number of pairs; rounding only takes off float noise
    return round(pairs * rate)
