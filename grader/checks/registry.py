"""The registry of checks: each with its options and its judge, by name."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any

from grader.checks.as_multiset import AsMultisetOptions, judge_as_multiset
from grader.checks.as_set import AsSetOptions, judge_as_set
from grader.checks.between import BetweenOptions, judge_between
from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import CloseOptions, judge_close
from grader.checks.direction import DirectionOptions, judge_direction
from grader.checks.entry import Check
from grader.checks.exact import ExactOptions, judge_exact
from grader.checks.mapping import MappingOptions, judge_mapping
from grader.checks.one_of import OneOfOptions, judge_one_of
from grader.checks.option_fields import Inner, OptionFault, nearest_remedy, read_asking, read_options
from grader.checks.partition import PartitionOptions, judge_partition
from grader.checks.parts import PartsOptions, judge_parts, read_parts
from grader.checks.passes import PassesOptions, judge_passes
from grader.checks.ranking import RankingOptions, judge_ranking
from grader.checks.same_predictions import SamePredictionsOptions, judge_same_predictions
from grader.checks.same_theory import SameTheoryOptions, judge_same_theory
from grader.checks.same_tree import SameTreeOptions, judge_same_tree
from grader.checks.table import TableOptions, judge_table
from grader.checks.trace import TraceOptions, judge_trace
from grader.checks.verdict import Verdict
from grader.checks.verify import VerifyOptions, judge_verify

__all__ = ["CHECKS", "Check", "OptionFault", "case_verdict", "check_named", "check_options"]


CHECKS: dict[str, Check] = {
    "as_multiset": Check(AsMultisetOptions, judge_as_multiset, partial(read_options, AsMultisetOptions)),
    "as_set": Check(AsSetOptions, judge_as_set, partial(read_options, AsSetOptions)),
    "between": Check(BetweenOptions, judge_between, partial(read_options, BetweenOptions)),
    "close": Check(CloseOptions, judge_close, partial(read_options, CloseOptions)),
    "direction": Check(DirectionOptions, judge_direction, partial(read_options, DirectionOptions)),
    "exact": Check(ExactOptions, judge_exact, partial(read_options, ExactOptions)),
    "mapping": Check(MappingOptions, judge_mapping, partial(read_options, MappingOptions)),
    "one_of": Check(
        OneOfOptions, judge_one_of, partial(read_asking, OneOfOptions, "reference"), asks="reference", short=True
    ),
    "partition": Check(PartitionOptions, judge_partition, partial(read_options, PartitionOptions)),
    "parts": Check(PartsOptions, judge_parts, read_parts),
    "passes": Check(PassesOptions, judge_passes, partial(read_options, PassesOptions)),
    "ranking": Check(RankingOptions, judge_ranking, partial(read_options, RankingOptions)),
    "same_predictions": Check(
        SamePredictionsOptions, judge_same_predictions, partial(read_options, SamePredictionsOptions), asks="tied"
    ),
    "same_theory": Check(SameTheoryOptions, judge_same_theory, partial(read_options, SameTheoryOptions)),
    "same_tree": Check(SameTreeOptions, judge_same_tree, partial(read_options, SameTreeOptions)),
    "table": Check(TableOptions, judge_table, partial(read_options, TableOptions)),
    "trace": Check(TraceOptions, judge_trace, partial(read_options, TraceOptions)),
    "verify": Check(
        VerifyOptions, judge_verify, partial(read_asking, VerifyOptions, "reference"), asks="reference", short=True
    ),
}


def check_named(name: str) -> Check:
    """The check of a name, ours or one from elsewhere; raises OptionFault where there is none.

    Nothing from elsewhere takes the place of one of ours.
    """
    if name in CHECKS:
        return CHECKS[name]
    from grader.checks.extensions import check_elsewhere  # noqa: PLC0415  few assignments need it, and few checkers

    found = check_elsewhere(name)
    if found is None:
        raise OptionFault(f"There is no check `{name}`.", nearest_remedy(name, tuple(CHECKS)))
    return found


def check_options(name: str, written: Mapping[str, Any]) -> Any:
    """The options of a check as written in a spec; raises OptionFault for what it does not have."""
    return check_named(name).read(written, inner_of)


def inner_of(name: str, written: Mapping[str, Any]) -> Inner:
    """A check by name with its options as written, ready to judge a piece of an answer."""
    check = check_named(name)
    if check.asks and written.get(check.asks):
        problem = f"`{name}` asks a reference for what is right, and cannot stand inside another check."
        raise OptionFault(problem, "Make it the check of the exercise, or choose another here.")
    return Inner(name, check.judge, check_options(name, written))


@dataclass(frozen=True, slots=True)
class WrittenOptions:
    """Options of a check as a spec writes them, equal and hashed by `key`."""

    key: Hashable
    options: Mapping[str, Any] = field(compare=False)


def options_key(written: Any) -> Hashable:
    """A hashable key, equal only for options that are written alike: 1 is not true, and not 1.0."""
    if isinstance(written, Mapping):
        return tuple((name, options_key(each)) for name, each in written.items())
    return tuple(map(options_key, written)) if isinstance(written, list | tuple) else (type(written), written)


@lru_cache(maxsize=256)  # an assignment has far fewer; a service may grade many
def options_read_once(name: str, written: WrittenOptions) -> Any:
    """The options of a check, read once for all the answers that it judges: reading takes as long as judging one."""
    return check_options(name, written.options)


def case_verdict(name: str, written: Mapping[str, Any], case: Case, observations: Sequence[Observation]) -> Verdict:
    """The verdict of the named check on the observations of one case."""
    return check_named(name).judge(case, observations, written_options(name, written))


def written_options(name: str, written: Mapping[str, Any]) -> Any:
    """The options of a check as written in a spec, read once."""
    return options_read_once(name, WrittenOptions(options_key(written), written))
