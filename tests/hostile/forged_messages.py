"""Hypothesis strategies for what a child may say of a call: every form of the codec, nested, broken, cut, colliding."""

from typing import Any

from hypothesis import strategies as st

from grader.codec.decode import FORM_READERS
from grader.codec.values import Json
from tests.hostile.hostile_answers import LEAVES, PRIME, WIDE, WRAPS, nested, repeated, replaced, shifted

texts = st.text(max_size=20) | st.sampled_from(
    ["", "$", "a\x00b", "\ud800", "\u202e", "\x1b[31m", "<script>", "`" * 9, "x" * 3000, "' \" \\", "=1+1", "\r\n" * 9]
)
names = st.sampled_from(["a", "test", "branches", "S", "G", "w", "b", "labels", "path", "", "$x", "n" * 199]) | texts
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(2**64) + 1, 2**64 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | texts
)
colliding = st.integers(1, 40).map(lambda n: {"$": "int", "hex": hex(PRIME * n)})
leaves = scalars | st.sampled_from(list(LEAVES.values())) | colliding


def grown_forms(inner: st.SearchStrategy[Json]) -> st.SearchStrategy[Json]:
    """Every container of the closed set, around what there is so far."""
    several = st.lists(inner, max_size=5)
    pairs = st.lists(st.tuples(inner, inner).map(list), max_size=4)
    return st.one_of(
        several,
        st.dictionaries(names, inner, max_size=4),
        several.map(lambda items: {"$": "tuple", "items": items}),
        several.map(lambda items: {"$": "set", "items": items}),
        several.map(lambda items: {"$": "frozenset", "items": items}),
        pairs.map(lambda items: {"$": "dict", "items": items}),
        st.tuples(names, several).map(lambda one: {"$": "items", "type": one[0][:200], "items": one[1]}),
        st.tuples(names, st.lists(st.tuples(names, inner), max_size=4)).map(record),
        several.map(lambda items: {"$": "array", "dtype": "object", "shape": [len(items)], "items": items}),
        st.tuples(
            st.sampled_from([[2, 2], [4, 1], [1, 4], [2, 1, 2], [1, 1, 4]]), st.lists(inner, min_size=4, max_size=4)
        ).map(lambda one: {"$": "array", "dtype": "float64", "shape": one[0], "items": one[1]}),
        several.map(lambda items: {"$": "series", "dtype": "x", "index": items, "items": items[::-1]}),
        st.lists(inner, min_size=1, max_size=3).map(
            lambda items: {"$": "frame", "columns": items, "index": items, "rows": [items] * len(items)}
        ),
        st.tuples(st.sampled_from(list(WRAPS.values())), st.integers(1, 45), inner).map(lambda one: nested(*one)),
        st.tuples(st.sampled_from(list(WIDE.values())), st.integers(1, 30)).map(lambda one: one[0](one[1])),
        st.sampled_from(sorted(FORM_READERS)).flatmap(lambda name: broken(name, inner)),
    )


def record(one: tuple[str, list[tuple[str, Json]]]) -> Json:
    """A record with these fields, whose names may be odd and the same."""
    return {"$": "record", "name": one[0][:200], "fields": [[field[:200], item] for field, item in one[1]]}


def broken(name: str, inner: st.SearchStrategy[Json]) -> st.SearchStrategy[Json]:
    """A form of this name with anything in its parts."""
    parts = {key: inner | st.lists(inner, max_size=3) | texts for key in FORM_READERS[name][0]}
    return st.fixed_dictionaries({"$": st.just(name), **parts})


forms = st.recursive(leaves, grown_forms, max_leaves=25)


def near_forms(right: Json) -> st.SearchStrategy[Json]:
    """Forms like a right answer: other leaves, again and again, a little off, wrapped."""
    return st.one_of(
        leaves.map(lambda leaf: replaced(right, leaf)),
        st.integers(0, 9).map(lambda times: repeated(right, times)),
        st.integers(-3, 10**12).map(lambda by: shifted(right, by)),
        st.sampled_from(list(WRAPS.values())).map(lambda wrap: wrap(right)),
        st.just(right),
    )


frames = st.lists(st.tuples(st.integers(0, 30), texts, texts).map(list), max_size=8)
errors = st.none() | st.fixed_dictionaries(
    {"type": texts, "text": texts | st.just("y" * 9000), "line": st.none() | st.integers(0, 10**6), "frames": frames}
)


def messages(right: Json) -> st.SearchStrategy[dict[str, Any]]:
    """What a child may say of a call: mostly a value, often one that is like the right one."""
    return st.fixed_dictionaries(
        {
            "outcome": st.sampled_from(["value"] * 6 + ["error", "memory", "missing", "blank", "mercy"]),
            "value": forms | near_forms(right),
            "stdout": texts | st.sampled_from(["0.5\n", "\x1b" * 5000, "a\n" * 3000]),
            "error": errors,
            "changed": st.booleans(),
        }
    )
