"""The check `parts`: an answer of several named parts, each with a check of its own."""

from collections.abc import Mapping
from dataclasses import dataclass
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
    """The check of each part, in the order that a tuple has them."""

    parts: Mapping[str, Inner]


def read_parts(written: Mapping[str, Any], inner_of: InnerOf) -> PartsOptions:
    """The check of each part, written as `{gain: {close: {}}, best: {exact: {}}}`."""
    if not written:
        raise OptionFault("There are no parts.", "Write a check for each part, such as {gain: {close: {}}}.")
    try:
        return PartsOptions(inner_by_name(written, inner_of))
    except OptionFault:
        raise
    except ValueError as allowed:
        raise OptionFault("The parts cannot be read.", str(allowed)) from None


def parts(case: Case, observation: Observation, options: PartsOptions) -> Verdict:
    """The verdict on an answer of parts: the share of right ones, and what is wrong with the first that is not."""
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
    credit = Fraction(sum(verdict.credit for verdict in verdicts.values()), len(names))
    return Verdict(credit, verdicts[first].reason, f"Part `{first}`: {verdicts[first].message}")


def _part_verdict(name: str, expected: Value, observed: Mapping[str, Value], check: Inner, case: Case) -> Verdict:
    if name not in observed:
        return wrong("missing_part", "This part is not in the answer. Look at how its name is spelled.")
    return check.verdict(expected, observed[name], case.args)


judge_parts = judging_value(parts)
