"""The check `mapping`: a value for each key, in a dict or whatever else pairs keys with values."""

from dataclasses import dataclass, field
from typing import Literal

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import CloseOptions, judge_close, none_verdict
from grader.checks.containers import KeyValuePair, items_of, kind_of, leaves_of, pairs_of, unwrapped
from grader.checks.equal import canonical, keys_meant
from grader.checks.exact import ExactOptions, judge_exact
from grader.checks.no_value import judging_value
from grader.checks.numeric import float_of, is_number
from grader.checks.option_fields import Inner, inner_check, one_of_words, read_by
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.literals import literal_of
from grader.codec.values import Value

CLOSE_CHECK = Inner("close", judge_close, CloseOptions())
EXACT_CHECK = Inner("exact", judge_exact, ExactOptions())


@dataclass(frozen=True, slots=True)
class MappingOptions:
    """The check of each value; whether keys are sets; whether a key may be left out if its value is zero, or it empty.

    A key that may be left out may also be there. Nothing at all counts as zero: None, no items, items that are zero.
    """

    values: Inner | None = field(default=None, metadata=read_by(inner_check))
    zeros: Literal["required", "optional"] = field(
        default="required", metadata=read_by(one_of_words("required", "optional"))
    )
    keys: Literal["as_given", "sets"] = field(default="as_given", metadata=read_by(one_of_words("as_given", "sets")))
    empty: Literal["required", "optional"] = field(
        default="required", metadata=read_by(one_of_words("required", "optional"))
    )

    def is_free(self, pair: KeyValuePair) -> bool:
        """Whether a key with this value may be there or not."""
        key, value = pair
        no_items = isinstance(key, set | frozenset | tuple | list) and not key
        return (self.zeros == "optional" and _is_zero(value)) or (self.empty == "optional" and no_items)


def _is_zero(value: Value) -> bool:
    return all(leaf is None or float_of(leaf) == 0 for leaf in leaves_of(value))


def usual_check(expected: Value) -> Inner:
    """The check for a value of which nothing else is said: `close` where all of it is numbers, else `exact`."""
    return CLOSE_CHECK if all(map(is_number, leaves_of(expected))) else EXACT_CHECK


def mapping(case: Case, observation: Observation, options: MappingOptions) -> Verdict:
    """The verdict on a mapping: right when every key has its right value and there is no other key."""
    observed = observation.value
    if observed is None:
        return none_verdict(bool(observation.stdout.strip()))
    pairs, wanted = pairs_of(observed), pairs_of(case.expected)
    if wanted is None:
        raise TypeError(f"`mapping` needs a mapping to compare with, not {kind_of(case.expected)}")
    if pairs is None:
        kind = kind_of(unwrapped(observed))
        return wrong("type", f"Return a dict, or pairs of keys and values. The answer is {kind}.")
    keys = [canonical(key) for key, _ in pairs]  # 1 and "1" are two keys, 1 and 1.0 one, in pairs as in a dict
    if len(set(keys)) < len(keys):
        return wrong("keys", "A key occurs twice in the answer. Each should have one value.")
    pairs = _nested(pairs) if _has_dicts(wanted) else pairs
    meant = keys_meant([key for key, _ in wanted], [key for key, _ in pairs], sets=options.keys == "sets")
    return _keys_verdict(wanted, pairs, meant, options) or _values_verdict(case, wanted, pairs, meant, options)


def _has_dicts(wanted: tuple[KeyValuePair, ...]) -> bool:
    """Whether every value is a dict, by a key that is not a row itself."""
    return bool(wanted) and all(isinstance(value, dict) and items_of(key) is None for key, value in wanted)


def _nested(pairs: tuple[KeyValuePair, ...]) -> tuple[KeyValuePair, ...]:
    """A dict by pairs of keys as a dict of dicts, `{("a", "b"): 1}` as `{"a": {"b": 1}}`; any other as it is."""
    rows = [items_of(key) for key, _ in pairs]
    if not all(row is not None and len(row) == 2 for row in rows):
        return pairs
    nested: dict[Value, dict[Value, Value]] = {}
    try:
        for row, (_, value) in zip(rows, pairs, strict=True):
            outer, key = map(unwrapped, row or ())
            nested.setdefault(outer, {})[key] = value
    except TypeError:  # a row in a row, which cannot be a key
        return pairs
    return tuple(nested.items())


def _keys_verdict(
    wanted: tuple[KeyValuePair, ...], pairs: tuple[KeyValuePair, ...], meant: list[int | None], options: MappingOptions
) -> Verdict | None:
    found = set(meant)
    missing = [pair for place, pair in enumerate(wanted) if place not in found and not options.is_free(pair)]
    if missing:  # not named: which keys there should be is part of the answer
        return wrong("missing_keys", f"{_count(len(missing), 'key')} missing from the answer.")
    extra = [pair for pair, place in zip(pairs, meant, strict=True) if place is None and not options.is_free(pair)]
    if extra:
        return wrong("extra_keys", f"The answer has {_shown(extra[0][0])} as a key, which should not be there.")
    return None


def _count(number: int, noun: str) -> str:
    return f"1 {noun} is" if number == 1 else f"{number} {noun}s are"


def _values_verdict(
    case: Case,
    wanted: tuple[KeyValuePair, ...],
    pairs: tuple[KeyValuePair, ...],
    meant: list[int | None],
    options: MappingOptions,
) -> Verdict:
    own = {place: pair for place, pair in zip(meant, pairs, strict=True) if place is not None}
    for place, (_, expected) in enumerate(wanted):
        if place not in own:
            continue  # one that may be left out
        shown, value = own[place]
        verdict = (options.values or usual_check(expected)).verdict(expected, value, case.args)
        if not verdict.passed:
            return wrong(verdict.reason, f"At key {_shown(shown)}: {verdict.message}")
    return RIGHT


def _shown(key: Value) -> str:
    return literal_of(unwrapped(key), longest=60)


judge_mapping = judging_value(mapping)
