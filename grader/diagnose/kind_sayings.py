"""What can be said of a value in a phrase: tests and their words, from which kinds of inputs are made."""

import math
from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from grader.checks.numeric import float_of
from grader.codec.values import Value

MAX_TEXTS_COMPARED = 40  # different texts of one argument that are compared with one another
PAIR_RANK = 50  # kinds that compare two arguments come after all that speak of one


@dataclass(frozen=True, slots=True)
class InputKind:
    """What holds of an input, as a phrase, and the phrase for what holds of all others ("" where it reads badly)."""

    phrase: str
    opposite: str
    subject: str  # the arguments that it speaks of
    rank: int  # the simpler kinds have the lower ranks: of two that fit equally, the simpler one is told


Test = Callable[[Any], bool]
Said = tuple[str, str, Test]  # a phrase without its subject, the opposite phrase, and when it holds


def is_fraction(number: float) -> bool:
    """Whether a number is finite and not whole."""
    return math.isfinite(number) and number != math.floor(number)


def adds_up_to_one(numbers: Sequence[float]) -> bool:
    """Whether numbers add up to 1, as far as floating point can tell."""
    return math.isclose(math.fsum(numbers), 1, rel_tol=1e-9)  # rounding errors of a sum are far smaller


def has_twin(items: Sequence[Hashable]) -> bool:
    """Whether an item occurs twice."""
    return len(set(items)) < len(items)


def has_parted_twins(items: Sequence[Hashable]) -> bool:
    """Whether an item occurs twice with another one between."""
    starts = [item for place, item in enumerate(items) if not place or items[place - 1] != item]
    return has_twin(starts)


def nesting_depth(value: Value) -> int:
    """How many lists or dicts a value has inside one another; 0 for what contains nothing."""
    inner = list(value.values()) if isinstance(value, dict) else value
    if not isinstance(inner, list | tuple):
        return 0
    return 1 + max(map(nesting_depth, inner), default=0)


def number_list_lengths(value: Value) -> list[int]:
    """The lengths of all lists of numbers in a value, such as the points of examples `[x, label]`."""
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list | tuple) or not value:
        return []
    if all(float_of(item) is not None for item in value):
        return [len(value)]
    return [length for item in value for length in number_list_lengths(item)]


def has_text_in_text(texts: Collection[str]) -> bool:
    """Whether one of the different words is a part of another one, as "tea" is of "steak"."""
    # Words only: a letter is a part of many words, and "->" of "<->", which nobody takes for one another.
    few = sorted({text for text in texts if len(text) > 1 and text.isalpha()})[:MAX_TEXTS_COMPARED]
    return any(short in long for short, long in permutations(few, 2))


NUMBER_SAYINGS: tuple[Said, ...] = (
    ("is 0", "is not 0", lambda x: x == 0),
    ("is 1", "is not 1", lambda x: x == 1),
    ("is negative", "is not negative", lambda x: x < 0),
    ("is not a whole number", "is a whole number", is_fraction),
    ("is larger than 1", "is at most 1", lambda x: x > 1),
    ("is larger than 2", "is at most 2", lambda x: x > 2),
)
ITEM_SAYINGS: tuple[Said, ...] = (
    ("is empty", "is not empty", lambda items: not items),
    ("has one item", "", lambda items: len(items) == 1),
    ("has two items", "", lambda items: len(items) == 2),
    ("has more than two items", "has at most two items", lambda items: len(items) > 2),
    ("has two equal items", "has no two equal items", has_twin),
    ("has no two different items", "", lambda items: len(set(items)) < 2),
    ("has more than two different items", "has at most two different items", lambda items: len(set(items)) > 2),
    ("has equal items that do not stand together", "has equal items together only", has_parted_twins),
)
# Of the numbers, the texts and the missing values in an argument, at whatever depth.
NUMBERS_SAYINGS: tuple[Said, ...] = (
    ("has a 0 in it", "has no 0 in it", lambda numbers: 0 in numbers),
    ("has a negative number in it", "has no negative number in it", lambda numbers: any(x < 0 for x in numbers)),
    ("has a number in it that is not whole", "has whole numbers only", lambda numbers: any(map(is_fraction, numbers))),
    ("has the same number in it twice", "has no number in it twice", has_twin),
    ("has no number above 0 in it", "has a number above 0 in it", lambda numbers: all(x <= 0 for x in numbers)),
    ("has a number above 1 in it", "has no number above 1 in it", lambda numbers: any(x > 1 for x in numbers)),
)
ORDER_SAYING: Said = ("is not in ascending order", "is in ascending order", lambda row: list(row) != sorted(row))
SUM_SAYING: Said = ("adds up to 1", "does not add up to 1", adds_up_to_one)
TEXTS_SAYING: Said = ("has a text in it that is a part of another one", "", has_text_in_text)
NONE_SAYING: Said = ("has None in it", "has no None in it", lambda leaves: any(leaf is None for leaf in leaves))
# Of a list of lists, texts aside: the lengths of its items.
LENGTH_SAYINGS: tuple[Said, ...] = (
    ("has an empty item", "has no empty item", lambda lengths: 0 in lengths),
    ("has items of different lengths", "has items of one length", lambda lengths: len(set(lengths)) > 1),
    ("has an item with one entry", "has no item with one entry", lambda lengths: 1 in lengths),
    ("has an item with more than two entries", "has no item with more than two entries", lambda each: max(each) > 2),
)

# Of all lists of numbers in an argument, at whatever depth.
NUMBER_LIST_SAYINGS: tuple[Said, ...] = (
    ("has a list of one number in it", "has no list of one number in it", lambda lengths: 1 in lengths),
    (
        "has a list of more than two numbers in it",
        "has no list of more than two numbers in it",
        lambda lengths: any(length > 2 for length in lengths),
    ),
)

Kinds = dict[InputKind, bool]


def said_of(subject: str, value: Any, sayings: Sequence[Said], rank: int, called: str = "item") -> Kinds:
    """The kinds that a table of phrases has for a value; `called` is the word for what an argument consists of."""
    article = "a" if called == "value" else "an"

    def full(phrase: str) -> str:
        return phrase and f"{subject} {phrase.replace('an item', f'{article} {called}').replace('item', called)}"

    return {
        InputKind(full(phrase), full(opposite), subject, rank + place): test(value)
        for place, (phrase, opposite, test) in enumerate(sayings)
    }


def compared(subject: str, sayings: Sequence[tuple[str, str, bool]]) -> Kinds:
    """The kinds of a comparison of two arguments."""
    return {
        InputKind(phrase, opposite, subject, PAIR_RANK + place): holds
        for place, (phrase, opposite, holds) in enumerate(sayings)
    }


def leaves_in(value: Value) -> Iterator[Value]:
    """All that is in a value and contains nothing itself; of a dict the values, not the keys."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from leaves_in(item)
    else:
        yield value


def numbers_only(point: Sequence[Value]) -> list[float]:
    """The coordinates of a point; none where one of them is no number."""
    numbers = [number for item in point if (number := float_of(item)) is not None]
    return numbers if len(numbers) == len(point) else []


def comparable(value: Value) -> Hashable:
    """A value with a hash that is equal for equal values."""
    if isinstance(value, list | tuple):
        return tuple(map(comparable, value))
    if isinstance(value, dict):
        return frozenset((key, comparable(item)) for key, item in value.items())
    if isinstance(value, set | frozenset):
        return frozenset(map(comparable, value))
    try:
        hash(value)
    except (TypeError, RecursionError):
        return id(value)  # an array or a record that holds lists is taken to be equal to itself alone
    return value
