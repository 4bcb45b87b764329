"""Statistics of the students' shares: quartiles, correlation, a histogram without bars of fewer than five students."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

TENTHS = 10  # bars up to 100 %; one more stands for all the points


@dataclass(frozen=True, slots=True)
class ScoreBar:
    """The number of shares between two tenths; `end` is 11 if shares of all the points, or more, count too."""

    start: int
    end: int
    count: int


def mean(values: Sequence[float]) -> float:
    """The mean of the values, to the same bit in any order of them."""
    return math.fsum(values) / len(values)


def quantile(values: Sequence[float], part: float) -> float:
    """The quantile `part` of the values, interpolated between two neighbours.

    >>> quantile([4, 1, 3, 2], 0.5), quantile([1, 2, 3], 0.25)
    (2.5, 1.5)
    """
    ordered = sorted(values)
    place = part * (len(ordered) - 1)
    low, high = ordered[math.floor(place)], ordered[math.ceil(place)]
    return low + (high - low) * (place - math.floor(place))


def correlation(xs: Sequence[float], ys: Sequence[float]) -> float | None:
    """Pearson's correlation; None where one of the two does not vary, as it then says nothing.

    >>> correlation([0, 1, 2], [1, 3, 5]), correlation([1, 1], [0, 2])
    (1.0, None)
    """
    middle_x, middle_y = mean(xs), mean(ys)
    together = math.fsum((x - middle_x) * (y - middle_y) for x, y in zip(xs, ys, strict=True))
    spread_x = math.fsum((x - middle_x) ** 2 for x in xs)
    spread_y = math.fsum((y - middle_y) ** 2 for y in ys)
    # Equal values leave rounding noise, which is no variation.
    return together / math.sqrt(spread_x * spread_y) if min(spread_x, spread_y) > 1e-12 else None


def tenth(share: float) -> int:
    """The number of the bar that a share belongs to: 0 to 9 by tenths, 10 for all the points and more.

    >>> [tenth(share) for share in (0, 0.0999, 0.3, 0.999, 1, 1.2)]
    [0, 0, 3, 9, 10, 10]
    """
    # A float that rounding alone has put just below a tenth belongs to the bar above.
    return min(TENTHS, max(0, math.floor(share * TENTHS + 1e-9)))


def histogram(shares: Sequence[float], least: int) -> tuple[ScoreBar, ...]:
    """The histogram of the shares by tenths; neighbours are merged until each bar counts `least` students or none.

    >>> [(bar.start, bar.end, bar.count) for bar in histogram([0.1, 0.2, 0.95, 1, 1], 2) if bar.count]
    [(1, 3, 2), (9, 11, 3)]
    """
    counts = [0] * (TENTHS + 1)
    for share in shares:
        counts[tenth(share)] += 1
    return merged_bars(tuple(ScoreBar(start, start + 1, count) for start, count in enumerate(counts)), least)


def merged_bars(bars: Sequence[ScoreBar], least: int) -> tuple[ScoreBar, ...]:
    """The bars from left to right; a bar that counts fewer than `least` students, but some, is joined with the next."""
    done: list[ScoreBar] = []
    for bar in bars:
        if done and 0 < done[-1].count < least:
            done[-1] = ScoreBar(done[-1].start, bar.end, done[-1].count + bar.count)
        else:
            done.append(bar)
    while len(done) > 1 and 0 < done[-1].count < least:  # the last has no next: it joins those before it
        last = done.pop()
        done[-1] = ScoreBar(done[-1].start, last.end, done[-1].count + last.count)
    return () if len(done) == 1 and done[0].count < least else tuple(done)
