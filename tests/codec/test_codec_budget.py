"""What decoding counts: an answer has a price in nodes, which bounds its time and memory; honest ones are cheap."""

import contextlib
import time
from decimal import Decimal
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from grader.codec.decode import DecodeError, NodeBudget, Oversized, decode
from grader.codec.encode import encode
from grader.codec.values import Array, Cut, Frame, Opaque, Record, Value
from grader.codec.wire import EncodingLimits

PRIME = (1 << 61) - 1  # what Python reduces numbers by, to hash them
ANSWER = 20_000  # nodes that one answer may have


def spent(form: Any) -> int:
    """How many nodes it counts for to read a form."""
    budget = NodeBudget(10**9)
    decode(form, budget=budget)
    return 10**9 - budget.left


PRICES: dict[str, tuple[Value, range]] = {
    "a number": (1.5, range(1, 2)),
    "a list": ([1, 2, 3], range(4, 5)),
    "a short text": ("sunny", range(1, 2)),
    "a long text": ("x" * 3200, range(101, 102)),
    "a text of other letters": ("ß" * 3200, range(101, 102)),
    "an integer of 4,000 digits": (10**4000, range(100, 120)),
    "bytes": (bytes(1600), range(101, 104)),
    "a Decimal with many digits": (Decimal("1." + "3" * 3200), range(100, 105)),
    "a Decimal that is long as an integer": (Decimal("1E+3200"), range(100, 105)),
    "a dict with long keys": ({"x" * 960: 1}, range(31, 33)),
    "a set in a set": (frozenset({frozenset({frozenset(range(100))})}), range(109, 125)),
}


@pytest.mark.parametrize("kind", PRICES)
def test_what_is_long_counts_for_more_and_the_encoder_counts_alike(kind: str) -> None:
    value, price = PRICES[kind]
    assert spent(encode(value)) in price
    assert encode(value, EncodingLimits(nodes=price[-1])) == encode(value)
    assert "cut" in str(encode([value, 0], EncodingLimits(nodes=price[0])))


def test_a_budget_is_shared_by_answers_and_refused_once_it_is_used_up() -> None:
    budget = NodeBudget(10)
    assert decode([1, 2, 3], budget=budget) == [1, 2, 3]
    assert budget.left == 6
    with pytest.raises(Oversized):
        decode([1, 2, 3, 4, 5, 6], budget=budget)
    assert budget.left < 0


def test_a_last_long_text_is_not_for_free() -> None:
    with pytest.raises(Oversized):
        decode(["x" * 6400], budget=NodeBudget(100))


HONEST: dict[str, Value] = {
    "minus one and minus two": set(range(-500, 500)),
    "all vectors of few integers": set(product(range(-2, 3), repeat=4)),
    "all vectors of minus one and minus two": set(product((-2, -1), repeat=7)),
    "tuples as keys": {(a, b): [a, b] for a in range(40) for b in range(40)},
    "fractions": {Fraction(a, b) for a in range(-30, 30) for b in range(1, 30)},
    "numbers of several types": {*range(100), *(n + 0.5 for n in range(100)), Decimal(7), Fraction(22, 7)},
    "instances": {Record("Node", (("children", (n,)),)) for n in range(500)},
}


@pytest.mark.parametrize("kind", HONEST)
def test_an_honest_set_is_read_whatever_its_hashes(kind: str) -> None:
    assert decode(encode(HONEST[kind]), budget=NodeBudget(ANSWER)) == HONEST[kind]


def test_keys_that_were_cut_or_have_no_form_are_one_key() -> None:
    """A dict of which most was cut has many equal keys; to read it back once stopped a whole class."""
    kept = encode({("k", n): [n] for n in range(15_000)}, EncodingLimits(nodes=ANSWER))
    assert Cut("size") in decode(kept)
    assert decode(encode({print, len, *(lambda n=n: n for n in range(5000))})) == {
        Opaque("builtin_function_or_method"),
        Opaque("function"),
    }


def collider(number: int) -> list[Any]:
    """JSON of distinct keys that all hash like this number, of every kind that can be made to."""
    whole = {"$": "int", "hex": hex(PRIME * PRIME + number * PRIME)}
    return [
        whole,
        {"$": "fraction", "of": [{"$": "int", "hex": hex(PRIME * (number + 5) + 3)}, 1]},
        {"$": "fraction", "of": [3, {"$": "int", "hex": hex((PRIME << 64) * (number + 2) + 1)}]},
        {"$": "decimal", "is": str(PRIME * (number + 9))},
        {"$": "tuple", "items": [0, whole]},
        {"$": "frozenset", "items": [whole, 1]},
        {"$": "record", "name": "R", "fields": [["a", whole]]},
        {"$": "scalar", "dtype": "int64", "is": whole},
        {"$": "array", "dtype": "object", "shape": [1], "items": [[whole]]},
        {"$": "dict", "items": [[whole, 1]]},
    ]


@pytest.mark.slow
@pytest.mark.parametrize("kind", range(10))
@pytest.mark.parametrize("many", [60, 900, 6000])
def test_keys_whose_hashes_collide_cost_no_more_than_they_count_for(kind: int, many: int) -> None:
    members = [collider(n)[kind] for n in range(many)]
    sets = [{"$": "set", "items": members} for _ in range(ANSWER // (3 * many) + 1)]
    begun = time.process_time()
    with contextlib.suppress(Oversized):
        decode(sets, budget=NodeBudget(ANSWER))
    assert time.process_time() - begun < 0.5


def test_sets_in_records_in_sets_cost_no_more_than_they_count_for() -> None:
    form: Any = [*range(10_000)]
    for _ in range(48):  # each a level of its own twice
        form = {"$": "set", "items": [{"$": "record", "name": "R", "fields": [["a", form]]}, 1]}
    begun = time.process_time()
    with pytest.raises(Oversized):
        decode(form, budget=NodeBudget(ANSWER))
    assert time.process_time() - begun < 0.5


def test_a_forged_value_is_no_deeper_than_an_honest_one() -> None:
    form: Any = 1
    for _ in range(106):
        form = [form]
    with pytest.raises(DecodeError):
        decode(form)


@pytest.mark.parametrize("wrap", ["list", "tuple", "dict", "record", "array", "frame"])
def test_the_deepest_honest_value_is_read(wrap: str) -> None:
    around: dict[str, Any] = {
        "list": lambda inner: [inner],
        "tuple": lambda inner: (inner,),
        "dict": lambda inner: {1: inner},
        "record": lambda inner: Record("R", (("a", inner),)),
        "array": lambda inner: Array("object", (1,), (inner,)),
        "frame": lambda inner: Frame(("a",), (0,), ((inner,),)),
    }
    value: Any = complex(1, 2)
    for _ in range(100):
        value = around[wrap](value)
    assert decode(encode(value)) == value


def test_sets_in_sets_are_read_as_far_as_anybody_means_them() -> None:
    value: Any = 1
    for _ in range(6):
        value = frozenset({value})
    assert decode(encode(value)) == value
    with pytest.raises(Oversized):  # `marshal`, by which equal answers are found, would take longer than the universe
        decode(encode({value}))
