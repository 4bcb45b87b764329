"""The registry of properties, by name."""

from grader.checks.properties.agreement import (
    agrees_fault,
    brute_force_asked,
    judge_agrees,
    judge_ordered,
    ordered_fault,
)
from grader.checks.properties.base import Property
from grader.checks.properties.ranges import (
    bounded_fault,
    bounds_asked,
    judge_bounded,
    judge_within,
    within_fault,
)
from grader.checks.properties.relations import (
    idempotent_fault,
    judge_idempotent,
    judge_monotone,
    judge_symmetric,
    monotone_fault,
    raised_calls,
    same_calls,
    swapped_calls,
    symmetric_fault,
)
from grader.checks.properties.totals import conserves_fault, judge_conserves, judge_sums, sums_fault
from grader.checks.properties.unchanged import changed_calls, judge_unchanged, unchanged_fault

PROPERTIES: dict[str, Property] = {
    "agrees_with": Property(judge_agrees, agrees_fault, asks=brute_force_asked),
    "bounded_by": Property(judge_bounded, bounded_fault, asks=bounds_asked),
    "conserves": Property(judge_conserves, conserves_fault),
    "idempotent": Property(judge_idempotent, idempotent_fault, calls=same_calls, twice=True),
    "monotone_in": Property(judge_monotone, monotone_fault, calls=raised_calls),
    "ordered": Property(judge_ordered, ordered_fault),
    "sums_to": Property(judge_sums, sums_fault),
    "symmetric_in": Property(judge_symmetric, symmetric_fault, calls=swapped_calls),
    "unchanged_by": Property(judge_unchanged, unchanged_fault, calls=changed_calls),
    "within": Property(judge_within, within_fault),
}
