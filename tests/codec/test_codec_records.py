"""Records as JSON and back: what comes back is what was written; what is no record is told with the way to it."""

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.codec.read_records import BadRecord, read_record
from grader.codec.values import Json
from grader.codec.write_records import Wire, record_json, record_line, without_fields


@dataclass(frozen=True, kw_only=True)
class Leaf:
    name: str
    share: Annotated[Fraction, Wire(Fraction, str)] = Fraction(1)
    pass_: float = 0.5


@dataclass(frozen=True, kw_only=True)
class Branch:
    kind: Literal["oak", "fir"]
    leaves: tuple[Leaf, ...] = ()
    pairs: tuple[tuple[str, int], ...] = ()
    by_name: dict[str, Leaf] = field(default_factory=dict)
    anything: Json = None
    inner: "Branch | None" = None
    dead: bool = False


LEAVES = st.builds(Leaf, name=st.text(), share=st.fractions(), pass_=st.floats(allow_nan=False, allow_infinity=False))
BRANCHES = st.builds(
    Branch,
    kind=st.sampled_from(["oak", "fir"]),
    leaves=st.lists(LEAVES, max_size=3).map(tuple),
    pairs=st.lists(st.tuples(st.text(), st.integers()), max_size=3).map(tuple),
    by_name=st.dictionaries(st.text(), LEAVES, max_size=3),
    anything=st.one_of(st.none(), st.lists(st.integers())),
    inner=st.none() | st.just(Branch(kind="fir", dead=True)),
    dead=st.booleans(),
)


@given(BRANCHES)
def test_a_record_comes_back_as_it_was_written(branch: Branch) -> None:
    assert read_record(Branch, record_json(branch)) == branch


def test_fields_stand_in_the_order_of_the_class_and_tuples_are_lists() -> None:
    branch = Branch(kind="oak", leaves=(Leaf(name="a", share=Fraction(1, 3)),), pairs=(("x", 1),))
    assert record_line(branch) == (
        '{"kind":"oak","leaves":[{"name":"a","share":"1/3","pass":0.5}],"pairs":[["x",1]],'
        '"by_name":{},"anything":null,"inner":null,"dead":false}'
    )
    assert without_fields(record_json(Leaf(name="a")), {"pass"}) == {"name": "a", "share": "1"}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([], "the document: is no mapping"),
        ({}, "kind: is missing"),
        ({"kind": "elm"}, "kind: is none of 'oak', 'fir'"),
        ({"kind": ["oak"]}, "kind: is none of 'oak', 'fir'"),
        ({"kind": "oak", "more": 1}, "more: is no field"),
        ({"kind": "oak", "leaves": {"name": "a"}}, "leaves: is no list"),
        ({"kind": "oak", "leaves": [{"name": "a"}, {"name": 1}]}, "leaves.1.name: is not a text"),
        ({"kind": "oak", "leaves": [{"name": "a", "pass": True}]}, "leaves.0.pass: is no number"),
        ({"kind": "oak", "leaves": [{"name": "a", "pass": 10**400}]}, "leaves.0.pass: is too large a number"),
        ({"kind": "oak", "leaves": [{"name": "a", "share": "x"}]}, "leaves.0.share: Invalid literal for Fraction: 'x'"),
        ({"kind": "oak", "pairs": [["x", 1, 2]]}, "pairs.0: is no list of 2"),
        ({"kind": "oak", "pairs": [["x", True]]}, "pairs.0.1: is not a whole number"),
        ({"kind": "oak", "by_name": {"b": None}}, "by_name.b: is no mapping"),
        ({"kind": "oak", "inner": {"kind": "fir", "dead": 1}}, "inner.dead: is not true or false"),
    ],
)
def test_what_is_no_record_is_told_with_the_way_to_it(given: Any, said: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read_record(Branch, given)
    assert str(bad.value) == said


def test_a_whole_number_is_read_as_a_float_where_one_is_held() -> None:
    assert repr(read_record(Leaf, {"name": "a", "pass": 1}).pass_) == "1.0"
