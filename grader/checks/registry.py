"""The checks by name, with what each needs to be asked and how it judges."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import CloseOptions, judge_close
from grader.checks.exact import ExactOptions, judge_exact
from grader.checks.mapping import MappingOptions, judge_mapping
from grader.checks.options import Inner, InnerOf, OptionFault, nearest, read_options
from grader.checks.outcome import Judge
from grader.checks.parts import PartsOptions, judge_parts, read_parts
from grader.checks.trace import TraceOptions, judge_trace
from grader.checks.verdict import Verdict
from grader.codec.values import Value

__all__ = ["CHECKS", "Check", "OptionFault", "judged", "options_of"]


def own_call(case: Case, options: Any) -> tuple[Mapping[str, Value], ...]:
    """One call, with the arguments of the case."""
    return (case.args,)


@dataclass(frozen=True, slots=True)
class Check:
    """The class of its options, how it judges, how options are read, and the arguments of each call it has to see."""

    options: type
    judge: Judge
    read: Callable[[Mapping[str, Any], InnerOf], Any]
    calls: Callable[[Case, Any], tuple[Mapping[str, Value], ...]] = own_call


CHECKS: dict[str, Check] = {
    "close": Check(CloseOptions, judge_close, partial(read_options, CloseOptions)),
    "exact": Check(ExactOptions, judge_exact, partial(read_options, ExactOptions)),
    "mapping": Check(MappingOptions, judge_mapping, partial(read_options, MappingOptions)),
    "parts": Check(PartsOptions, judge_parts, read_parts),
    "trace": Check(TraceOptions, judge_trace, partial(read_options, TraceOptions)),
}


def options_of(name: str, written: Mapping[str, Any]) -> Any:
    """The options of a check as written in a spec; raises OptionFault for what it does not have."""
    if name not in CHECKS:
        raise OptionFault(f"There is no check `{name}`.", nearest(name, tuple(CHECKS)))
    return CHECKS[name].read(written, inner_of)


def inner_of(name: str, written: Mapping[str, Any]) -> Inner:
    """A check by name with its options as written, ready to judge a piece of an answer."""
    options = options_of(name, written)
    return Inner(name, CHECKS[name].judge, options)


def judged(name: str, written: Mapping[str, Any], case: Case, observations: Sequence[Observation]) -> Verdict:
    """What the check says of the observations of one case."""
    return CHECKS[name].judge(case, observations, options_of(name, written))
