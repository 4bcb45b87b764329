"""The findings on an exercise: what explains its failures, likeliest first, three at most."""

from collections.abc import Sequence
from dataclasses import replace

from grader.built.document import BuiltExercise
from grader.diagnose.answer_fields import field_findings
from grader.diagnose.besides import besides_findings, count_failing, likeness_findings, nan_findings, ordinary_cases
from grader.diagnose.chosen_mistakes import choice_findings
from grader.diagnose.failing_kinds import failing_kind_findings
from grader.diagnose.finding import Finding
from grader.diagnose.first_wrong_part import first_part_findings
from grader.diagnose.hand_mistakes import part_findings
from grader.diagnose.like_differences import like_difference_findings
from grader.diagnose.mishaps import mishap_findings
from grader.diagnose.mistakes import (
    MIN_INPUTS_FOR_MISTAKE,
    failing_case_names,
    misconception_finding,
    mistake_findings,
)
from grader.diagnose.near.misses import KINDS_WITH_NEAR_MISSES, near_findings, rounded_findings
from grader.diagnose.near.state import CHANGES_ITS_INPUTS, Probe
from grader.diagnose.outsized import is_outsized
from grader.diagnose.pairs import pair_findings
from grader.diagnose.prevailing_mistake import prevailing_mistake
from grader.judge.judged import CACHED_EXERCISES, JudgedCase, cases_key
from grader.run_cache import UNCACHED, RunCache, cacheable

MAX_FINDINGS = 3
STOPPED_OUTCOMES = ("error", "timeout", "memory", "died", "skipped")


def findings_of(
    exercise: BuiltExercise,
    cases: Sequence[JudgedCase],
    *,
    enough: int = MIN_INPUTS_FOR_MISTAKE,
    probe: Probe | None = None,
    cache: RunCache = UNCACHED,
) -> tuple[Finding, ...]:
    """The findings that explain all failures; else those on wrong answers, and those on what stopped the rest.

    `probe` makes further calls of the student's code, in a fresh process for each sequence of them.
    """
    if all(judged.verdict.passed for case in cases for judged in case.inputs):
        return ()
    if found := known_rather(explanations(exercise, cases, enough, probe, cache), exercise, cases, enough, cache):
        known = exercise.cases and found[0].kind == "misconception"
        return (found + (nan_findings(exercise, cases, found[0]) if known else ()))[:MAX_FINDINGS]
    mishaps = mishap_findings(exercise, cases)
    found = explanations(exercise, answered_inputs(cases), enough, probe, cache) if mishaps else ()
    found = known_rather(found, exercise, cases, enough, cache) or cache.of(mixed_findings)(exercise, cases, enough)
    if found or mishaps:
        return (found + mishaps)[:MAX_FINDINGS]
    if any(is_outsized(judged) for case in cases for judged in case.inputs):
        return divergence_findings(exercise, cases)  # to compare a huge answer field by field takes long
    return located_findings(exercise, cases) + failing_kind_findings(exercise, cases, probe, cache)


def known_rather(
    found: tuple[Finding, ...], exercise: BuiltExercise, cases: Sequence[JudgedCase], enough: int, cache: RunCache
) -> tuple[Finding, ...]:
    """The findings, or a known mistake instead of the near miss that inputs change, where it explains ordinary answers.

    Who writes the answer into the list that was given changes it too, and that need not be what is wrong.
    """
    if not found or found[0].name != CHANGES_ITS_INPUTS:
        return found
    return cache.of(mixed_findings)(exercise, cases, enough) or found


def explanations(
    exercise: BuiltExercise, cases: Sequence[JudgedCase], enough: int, probe: Probe | None, cache: RunCache
) -> tuple[Finding, ...]:
    """The findings of the first kind that explains every failure: rounding, a known mistake or two, a near miss."""
    # To look for slips in a huge answer takes long, and no slip of a few lines makes one.
    if any(is_outsized(judged) for case in cases for judged in case.inputs):
        return ()
    known = cache.of(rounded_findings)(exercise, cases) or cache.of(known_mistakes)(exercise, cases, enough)
    return known or near_findings(exercise, cases, probe, cache)


@cacheable(key=cases_key, size=CACHED_EXERCISES)
def known_mistakes(exercise: BuiltExercise, cases: Sequence[JudgedCase], enough: int) -> tuple[Finding, ...]:
    """A known mistake, or two of them, that explain every failure; of hand work, what explains each wrong part."""
    if exercise.kind == "values":
        return part_findings(exercise, cases)
    if exercise.kind == "choice":
        return choice_findings(exercise, cases)
    return mistake_findings(exercise, cases, enough=enough) or pair_findings(exercise, cases, enough=enough)


@cacheable(key=cases_key, size=CACHED_EXERCISES)
def mixed_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase], enough: int) -> tuple[Finding, ...]:
    """What explains the ordinary answers, and what is wrong besides; none for hand work and choices."""
    if exercise.kind not in KINDS_WITH_NEAR_MISSES or any(is_outsized(each) for case in cases for each in case.inputs):
        return ()
    ordinary = ordinary_cases(cases)
    fewer = count_failing(ordinary) < count_failing(cases)
    if fewer and (found := explanations(exercise, ordinary, max(enough, MIN_INPUTS_FOR_MISTAKE), None, UNCACHED)):
        return found + besides_findings(exercise, cases, found[0])
    prevailing = prevailing_mistake(exercise, cases)
    if prevailing is None:
        return ()
    name = misconception_finding(prevailing.mistake, failing_case_names(ordinary))
    return (name, *likeness_findings(prevailing, name.cases), *besides_findings(exercise, cases, name))[:MAX_FINDINGS]


def answered_inputs(cases: Sequence[JudgedCase]) -> tuple[JudgedCase, ...]:
    """The cases without the inputs on which something stopped the code before it could answer."""
    return tuple(
        replace(case, inputs=tuple(each for each in case.inputs if each.observation.outcome not in STOPPED_OUTCOMES))
        for case in cases
    )


def located_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[Finding, ...]:
    """The finding on a place, where nothing has a name: a step, a part, a field, or how all answers differ."""
    return (
        divergence_findings(exercise, cases)
        or first_part_findings(exercise, cases)
        or field_findings(exercise, cases)
        or like_difference_findings(exercise, cases)
    )


def divergence_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[Finding, ...]:
    """The finding on the first step of a failing trace that does not follow from the one before."""
    if exercise.trace is None:
        return ()
    for case in cases:
        for judged in case.inputs:
            wrong = [step for step in judged.verdict.steps if step.mark in ("wrong", "missing", "extra")]
            if wrong:
                name = f"first difference at step {wrong[0].number}"
                return (Finding(kind="divergence", name=name, hint=judged.verdict.message, cases=(case.name,)),)
    return ()
