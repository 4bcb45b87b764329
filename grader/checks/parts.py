"""The check `parts`: an answer of several named parts, each with a check of its own."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import none_verdict
from grader.checks.containers import kind_of, named_fields, unwrapped
from grader.checks.no_value import judging_value
from grader.checks.option_fields import Inner, InnerOf, OptionFault, inner_by_name
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value


@dataclass(frozen=True, slots=True)
class PartsOptions:
    """The check of each part, in the order that a tuple has them, and what a part counts where that is not 1."""

    parts: Mapping[str, Inner]
    weights: Mapping[str, int] = field(default_factory=dict)


def read_parts(written: Mapping[str, Any], inner_of: InnerOf) -> PartsOptions:
    """The check of each part, written as `{gain: {close: {}}, best: {exact: {}, weight: 3}}`."""
    if not written:
        raise OptionFault("There are no parts.", "Write a check for each part, such as {gain: {close: {}}}.")
    weighed = {name: each for name, each in written.items() if isinstance(each, Mapping) and "weight" in each}
    checks = {name: {key: own for key, own in each.items() if key != "weight"} for name, each in weighed.items()}
    try:
        weights = {name: part_weight(name, each["weight"]) for name, each in weighed.items()}
        return PartsOptions(inner_by_name({**written, **checks}, inner_of), weights)
    except OptionFault:
        raise
    except ValueError as allowed:
        raise OptionFault("The parts cannot be read.", str(allowed)) from None


def part_weight(name: str, written: Any) -> int:
    """What a part counts beside one of weight 1; raises OptionFault unless it is a whole number from 1 to 100."""
    # Beyond 100 the other parts would be worth nothing.
    if type(written) is not int or not 1 <= written <= 100:
        raise OptionFault(f"The weight of `{name}` cannot be {written!r}.", "Write a whole number from 1 to 100.")
    return written


def parts(case: Case, observation: Observation, options: PartsOptions) -> Verdict:
    """The verdict on an answer of parts: the share of right ones by weight, and what is wrong with the first other."""
    if observation.value is None:
        return none_verdict(bool(observation.stdout.strip()))
    names = tuple(options.parts)
    expected, observed = named_fields(case.expected, names), named_fields(observation.value, names)
    if expected is None or set(expected) != set(names):
        raise TypeError(f"`parts` needs an expected value with the parts {', '.join(names)}")
    if observed is None:
        asked = f"Return a dict with the keys {', '.join(names)}, or a tuple in this order."
        return wrong("type", f"{asked} The answer is {kind_of(unwrapped(observation.value))}.")
    verdicts = {name: _part_verdict(name, expected[name], observed, options.parts[name], case) for name in names}
    first = next((name for name in names if not verdicts[name].passed), None)
    if first is None:
        return RIGHT
    weights = {name: options.weights.get(name, 1) for name in names}
    credit = Fraction(sum(weights[name] * verdicts[name].credit for name in names), sum(weights.values()))
    return Verdict(credit, verdicts[first].reason, f"Part `{first}`: {verdicts[first].message}")


def _part_verdict(name: str, expected: Value, observed: Mapping[str, Value], check: Inner, case: Case) -> Verdict:
    if name not in observed:
        return wrong("missing_part", "This part is not in the answer. Look at how its name is spelled.")
    return check.verdict(expected, observed[name], case.args)


judge_parts = judging_value(parts)
