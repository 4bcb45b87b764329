"""The check `trace`: the steps of an algorithm, each judged from the reference's state and from the student's own."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Literal

from grader.checks.calls import Observation
from grader.checks.case import Case, Walk
from grader.checks.close import none_verdict
from grader.checks.containers import kind_of, unwrapped
from grader.checks.marking import MarkedTrace, MarkingRules, all_follow, marked_trace
from grader.checks.no_value import judging_value
from grader.checks.option_fields import Inner, inner_by_name, one_of_words, read_by, share, some_of_words
from grader.checks.steps import VOID_KINDS, step_layout, steps_of
from grader.checks.verdict import TraceStep, Verdict, wrong
from grader.codec.values import Value


@dataclass(frozen=True, slots=True)
class TraceOptions:
    """A check for each field of a step, how the list is aligned, and what a step right from the own state earns."""

    parts: Mapping[str, Inner] = field(default_factory=dict, metadata=read_by(inner_by_name))
    initial: Literal["optional", "required", "absent"] = field(
        default="optional", metadata=read_by(one_of_words("optional", "required", "absent"))
    )
    last: Literal["optional", "required"] = field(
        default="required", metadata=read_by(one_of_words("optional", "required"))
    )
    share: Fraction = field(default=Fraction(0), metadata=read_by(share))
    void_if: tuple[str, ...] = field(default=(), metadata=read_by(some_of_words(*VOID_KINDS)))
    credit: Literal["fraction", "prefix", "all"] = field(
        default="fraction", metadata=read_by(one_of_words("fraction", "prefix", "all"))
    )


def record_chain(records: Sequence[Value]) -> Walk:
    """A walk over expected records alone, the start first: nothing can follow from a slip."""

    def carry(state: int, own: Value) -> None:
        return None

    return Walk(0, lambda state: (state + 1,) if state + 1 < len(records) else (), lambda state: records[state], carry)


def trace(case: Case, observation: Observation, options: TraceOptions) -> Verdict:
    """The share of the steps that are right or follow from the student's own, and the first that differs."""
    if observation.value is None:
        return none_verdict(bool(observation.stdout.strip()))
    steps = steps_of(observation.value)
    if steps is None:
        kind = kind_of(unwrapped(observation.value))
        return wrong("type", f"Return a list with an entry for each step. The answer is {kind}.")
    records = steps_of(case.expected) or ()
    if case.walk is None and not records:  # in the students' checker, of an algorithm that stops at once
        return wrong("long", "The list should have no steps.") if steps else Verdict(Fraction(1))
    return _verdict(_best(_rules(case, options, records), steps, options), options, bool(steps))


def may_follow(case: Case, observation: Observation, options: TraceOptions) -> bool:
    """Whether every step of a trace may be right or follow from the one before it; a quick no, for `trace` to confirm.

    A trace is compared with every known mistake, and differs from most at once.
    """
    steps = steps_of(observation.value) if observation.outcome == "value" else None
    if not steps or case.walk is None:
        return steps is not None
    rules = _rules(case, options, ())
    without = options.initial != "required" and all_follow(rules, steps, ())
    begun = options.initial != "absent" and _begins_at_start(rules, steps)
    return without or (begun and all_follow(rules, steps[1:], steps[:1]))


def _rules(case: Case, options: TraceOptions, records: Sequence[Value]) -> MarkingRules:
    walk = case.walk or record_chain(records)
    layout = step_layout(walk.record(walk.start), options.parts, case.args)
    return MarkingRules(walk, layout, options.last == "optional", options.void_if)


def _best(rules: MarkingRules, steps: Sequence[Value], options: TraceOptions) -> MarkedTrace:
    """The reading of the list that earns most: as beginning with the starting state, or after it."""
    read: list[MarkedTrace] = []
    for reading in _readings(rules, steps, options):
        if reading.is_right:
            return reading
        read.append(reading)
    return max(read, key=lambda each: _credit(each, options))


def _readings(rules: MarkingRules, steps: Sequence[Value], options: TraceOptions) -> Iterator[MarkedTrace]:
    """The list read both ways, the likelier first; the second is not made when the first is right."""
    # A list that begins with the starting state is hardly meant to begin after it.
    begins_at_start = _begins_at_start(rules, steps)
    if begins_at_start:
        yield _begun(rules, steps, options)
    without = marked_trace(rules, steps, ())
    if options.initial == "required":
        expected = rules.layout.shown(rules.walk.record(rules.walk.start))
        without = _against(without, TraceStep(0, "missing", None, expected))
    yield without
    if steps and not begins_at_start:
        begun = marked_trace(rules, steps[1:], steps[:1])
        yield replace(begun, total=begun.total + 1)


def _begins_at_start(rules: MarkingRules, steps: Sequence[Value]) -> bool:
    return bool(steps) and rules.layout.passes(rules.walk.record(rules.walk.start), steps[0])


def _begun(rules: MarkingRules, steps: Sequence[Value], options: TraceOptions) -> MarkedTrace:
    """The list read from its starting state, which is right."""
    begun = marked_trace(rules, steps[1:], steps[:1])
    if options.initial == "absent":
        return _against(replace(begun, steps=begun.steps[1:]), TraceStep(0, "extra", steps[0]))
    return begun


def _against(given: MarkedTrace, start: TraceStep) -> MarkedTrace:
    """The marked steps with one more, at the start, that counts against them."""
    return replace(given, steps=(start, *given.steps), total=given.total + 1)


def _credit(given: MarkedTrace, options: TraceOptions) -> Fraction:
    if given.is_right:
        return Fraction(1)
    if options.credit == "all":
        return Fraction(0)
    earned = Fraction(given.right_ahead) if options.credit == "prefix" else given.earned(options.share)
    return earned / given.total


def _verdict(given: MarkedTrace, options: TraceOptions, any_steps: bool) -> Verdict:
    if given.is_right:
        return Verdict(Fraction(1), steps=given.steps)
    reason, message = _said(given, any_steps)
    return Verdict(_credit(given, options), reason, message, given.steps)


def _said(given: MarkedTrace, any_steps: bool) -> tuple[str, str]:
    """The reason and the message for the first step that is not right."""
    if not any_steps:
        return "empty", "The list has no steps. Add an item to it for each step."
    step = next(step for step in given.steps if step.mark != "right")
    if step.number == 0:
        return _initial_said(step)
    if step.mark == "missing":
        return "short", f"Right up to step {step.number - 1}, but more steps should follow. Look at when it stops."
    if step.mark == "extra":
        return "long", f"Right up to step {step.number - 1}, where it should end. Look at when it stops."
    return _divergence_said(given, step)


def _initial_said(step: TraceStep) -> tuple[str, str]:
    said = {
        "missing": "The list should begin with the starting state, before any step.",
        "extra": "The list should begin after the first step, without the starting state.",
        "wrong": "The first entry is neither the starting state nor the state after the first step.",
    }
    return "initial", said[step.mark]


def _divergence_said(given: MarkedTrace, step: TraceStep) -> tuple[str, str]:
    before = "the starting state" if step.number == 1 else f"step {step.number - 1}, which is right"
    where = f"Step {step.number} is the first that differs."
    first = given.first()
    if first.reason in ("type", "missing_part"):
        return "type", f"{where} {first.message}"
    field, named, _ = first.message.partition(": ")
    if first.reason != "value":
        where = f"{where} {first.message}"
    elif named and field.startswith("`"):  # of a step with several fields: which one it is
        where = f"{where[:-1]}, in {field}."
    later = [each.mark for each in given.steps if each.number > step.number]
    follows = later.count("follows")
    look = f"{where} Look at how it is made from {before}."
    if not follows:
        return "diverges", look
    if set(later) <= {"right", "follows"}:
        return "follows", f"{look} Every later step follows from it."
    return (
        "diverges",
        f"{look} {follows} of the later steps {'follows' if follows == 1 else 'follow'} from the one before.",
    )


judge_trace = judging_value(trace)
