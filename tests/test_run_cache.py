"""A run's cache gives what a function gives, computes it once for each key, and holds no more than it says."""

import pytest

from grader.run_cache import UNCACHED, RunCache, cacheable

CALLS = list[object]()


@cacheable(key=lambda _, value, *, sign=1: None if value is None else (type(value), value, sign), size=2)
def doubled(value: float | None, *, sign: int = 1) -> list[float]:
    """Twice the value, in a list of its own."""
    CALLS.append(value)
    return [2 * (value or 0) * sign]


@cacheable(key=lambda _, items: id(items), size=2)
def total(items: list[int]) -> int:
    """The sum of the items."""
    return sum(items)


def test_what_is_cached_is_computed_once_for_each_key_and_run() -> None:
    CALLS.clear()
    cache = RunCache()
    first = cache.of(doubled)(3)
    assert cache.of(doubled)(3) is first == [6]
    assert cache.of(doubled)(3, sign=-1) == [-6]
    assert RunCache().of(doubled)(3) is not first
    assert CALLS == [3, 3, 3]
    assert cache.of(doubled)(3.0) == [6.0]
    assert type(cache.of(doubled)(3.0)[0]) is float


def test_the_function_alone_computes_and_so_does_no_cache() -> None:
    CALLS.clear()
    assert doubled(4) == UNCACHED.of(doubled)(4) == UNCACHED.of(doubled)(4) == [8]
    assert CALLS == [4, 4, 4]
    assert (doubled.__name__, doubled.__doc__) == ("doubled", "Twice the value, in a list of its own.")


def test_what_has_no_key_is_computed_each_time_and_not_held() -> None:
    cache = RunCache()
    assert cache.of(doubled)(None) is not cache.of(doubled)(None)
    assert not cache.outcomes


def test_what_was_not_used_for_longest_makes_room_and_is_no_longer_held() -> None:
    cache = RunCache()
    one, two = cache.of(doubled)(1), cache.of(doubled)(2)
    cache.of(doubled)(1)
    three = cache.of(doubled)(3)
    assert [cache.has_given(each) for each in (one, two, three, [2])] == [True, False, True, False]
    assert cache.of(doubled)(1) is one
    assert cache.of(doubled)(2) is not two


@cacheable(key=lambda _, text: text, size=4, weight=len)
def shouted(text: str) -> list[str]:
    """The text in capitals, in a list of its own."""
    return [text.upper()]


def test_an_outcome_of_a_long_key_makes_as_many_others_leave_as_it_has_places() -> None:
    cache = RunCache()
    short = [cache.of(shouted)(text) for text in "abcd"]
    long = cache.of(shouted)("efg")
    assert [cache.has_given(each) for each in (*short, long)] == [False, False, False, True, True]
    whole = cache.of(shouted)("too long for it")
    assert cache.has_given(whole)
    assert not cache.has_given(long)


def test_an_argument_that_is_known_by_identity_is_held_as_long_as_the_outcome() -> None:
    """Else another list could come to lie where the first one was, and would be given its total."""
    cache = RunCache()
    for number in range(100):
        assert cache.of(total)([number]) == number


def test_what_a_function_raises_is_raised_and_not_held() -> None:
    tries = list[int]()

    @cacheable(key=lambda _, n: n, size=1)
    def second_time(n: int) -> int:
        tries.append(n)
        if len(tries) == 1:
            raise ValueError(n)
        return n

    cache = RunCache()
    with pytest.raises(ValueError, match="5"):
        cache.of(second_time)(5)
    assert cache.of(second_time)(5) == cache.of(second_time)(5) == 5
    assert tries == [5, 5]
