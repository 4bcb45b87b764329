"""The check `mapping`: a value for each key, in a dict or whatever else pairs keys with values."""

from dataclasses import dataclass, field
from typing import Literal

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import CloseOptions, judge_close, nothing
from grader.checks.equal import canonical
from grader.checks.exact import ExactOptions, judge_exact
from grader.checks.forms import Pair, kind_of, leaves_of, pairs_of, unwrapped
from grader.checks.numeric import float_of, is_number
from grader.checks.options import Inner, inner, one_of, read_by
from grader.checks.outcome import judging_value
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value

CLOSE = Inner("close", judge_close, CloseOptions())
EXACT = Inner("exact", judge_exact, ExactOptions())


@dataclass(frozen=True, slots=True)
class MappingOptions:
    """The check of each value, and whether a key whose value is zero may be there or not as one likes."""

    values: Inner | None = field(default=None, metadata=read_by(inner))
    zeros: Literal["required", "optional"] = field(default="required", metadata=read_by(one_of("required", "optional")))


def usual_check(expected: Value) -> Inner:
    """The check for a value of which nothing else is said: `close` where all of it is numbers, else `exact`."""
    return CLOSE if all(map(is_number, leaves_of(expected))) else EXACT


def mapping(case: Case, observation: Observation, options: MappingOptions) -> Verdict:
    """Right when every key has its right value and there is no other key, else what is wrong first."""
    observed = observation.value
    if observed is None:
        return nothing(bool(observation.stdout.strip()))
    pairs, wanted = pairs_of(observed), pairs_of(case.expected)
    if wanted is None:
        raise TypeError(f"`mapping` needs a mapping to compare with, not {kind_of(case.expected)}")
    if pairs is None:
        return wrong("type", f"Return a dict. The answer is {kind_of(unwrapped(observed))}.")
    keys = [canonical(key) for key, _ in pairs]
    if len(set(keys)) < len(keys):
        return wrong("keys", "A key occurs twice in the answer. Each should have one value.")
    return _keys_verdict(wanted, pairs, options) or _values_verdict(case, pairs, options)


def _keys_verdict(wanted: tuple[Pair, ...], pairs: tuple[Pair, ...], options: MappingOptions) -> Verdict | None:
    free = options.zeros == "optional"
    expected, given = {canonical(key) for key, _ in wanted}, {canonical(key) for key, _ in pairs}
    missing = [key for key, value in wanted if canonical(key) not in given and not (free and float_of(value) == 0)]
    if missing:  # not named: which keys there should be is part of the answer
        return wrong("missing_keys", f"{_count(len(missing), 'key')} missing from the answer.")
    extra = [key for key, value in pairs if canonical(key) not in expected and not (free and float_of(value) == 0)]
    if extra:
        return wrong("extra_keys", f"The answer has {_shown(extra[0])} as a key, which should not be there.")
    return None


def _count(number: int, noun: str) -> str:
    return f"1 {noun} is" if number == 1 else f"{number} {noun}s are"


def _values_verdict(case: Case, pairs: tuple[Pair, ...], options: MappingOptions) -> Verdict:
    own = {canonical(key): (key, value) for key, value in pairs}
    for key, expected in pairs_of(case.expected) or ():
        if canonical(key) not in own:
            continue  # a zero that may be left out
        shown, value = own[canonical(key)]
        verdict = (options.values or usual_check(expected)).verdict(expected, value, case.args)
        if not verdict.passed:
            return wrong(verdict.reason, f"At key {_shown(shown)}: {verdict.message}")
    return RIGHT


def _shown(key: Value) -> str:
    text = repr(unwrapped(key))
    return text if len(text) <= 60 else text[:57] + "..."


judge_mapping = judging_value(mapping)
