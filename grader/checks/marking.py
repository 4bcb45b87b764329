"""The steps of a student's trace marked one by one, from the reference's states and from the student's own."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any

from grader.checks.case import Walk
from grader.checks.equal import same_answer
from grader.checks.steps import StepLayout, is_void_state
from grader.checks.verdict import RIGHT, StepMark, TraceStep, Verdict
from grader.codec.values import Value

WalkStates = tuple[Any, ...]
MAX_TIED_STATES = 64  # reference states followed at once: ties multiply from step to step
MAX_OWN_STATES = 8  # states of the student's own followed at once
MAX_REFERENCE_STEPS = 10_000  # of a reference that does not end by itself
FOLLOWING_MARKS = ("right", "follows")  # the marks of a step that the one before it leads to


@dataclass(frozen=True, slots=True)
class MarkingRules:
    """The rules of marking: the walk, how a list is laid out, and from which trivial states nothing follows."""

    walk: Walk
    layout: StepLayout
    last_optional: bool
    void_if: Sequence[str]


@dataclass(frozen=True, slots=True)
class MarkedTrace:
    """The marked steps of a trace, among how many the mark is shared, and the verdict on the first wrong one.

    That verdict is a function, made when it is told: of two readings only one is, and words take longer than marks.
    """

    steps: tuple[TraceStep, ...]
    total: int
    first: Callable[[], Verdict] = lambda: RIGHT

    @property
    def is_right(self) -> bool:
        """Whether every step of the trace is right."""
        return all(step.mark == "right" for step in self.steps)

    @property
    def right_ahead(self) -> int:
        """The number of steps after the start that are right before the first that is not."""
        marks = [step.mark for step in self.steps]
        until = next((place for place, mark in enumerate(marks) if mark != "right"), len(marks))
        return sum(step.number > 0 for step in self.steps[:until])

    def earned(self, share: Fraction) -> Fraction:
        """The sum that the steps after the start have earned, of 1 each."""
        worth = {"right": Fraction(1), "follows": share}
        return sum((worth.get(step.mark, Fraction(0)) for step in self.steps if step.number), Fraction(0))


@dataclass(frozen=True, slots=True)
class MarkingPlace:
    """The place that marking has reached: the reference's states, the student's own, and whether all was right."""

    reference: WalkStates
    own: WalkStates
    on_path: bool
    passed: int  # how many steps of the reference lie behind
    first: Callable[[], Verdict] = lambda: RIGHT


def marked_trace(rules: MarkingRules, steps: Sequence[Value], initial: Sequence[Value]) -> MarkedTrace:
    """The steps marked, where `initial` holds the student's starting state, or is empty if the list begins after it."""
    places = list(_marked_so_far(rules, steps, initial))
    done = [step for step, _ in places]
    place = places[-1][1] if places else _start(rules)
    rest = [] if _ended(rules, place.reference) else list(_rest(rules, place.reference[0]))
    length = place.passed + len(rest)
    if rest and not place.on_path and _ended(rules, place.own, of_student=True):
        # It ended, rightly from its own wrong states: half of the reference's steps count, so that a trace that a slip
        # has made very short does not earn its whole mark by one step that follows.
        return MarkedTrace(tuple(done), max(len(steps), -(-length // 2)), place.first)
    missing = (
        TraceStep(len(steps) + number, "missing", None, _expected(rules, (state,)))
        for number, state in enumerate(rest, 1)
    )
    return MarkedTrace((*done, *missing), max(len(steps), length), place.first)


def all_follow(rules: MarkingRules, steps: Sequence[Value], initial: Sequence[Value]) -> bool:
    """Whether every step is right or follows from the one before it; stops at the first that is neither."""
    return all(step.mark in FOLLOWING_MARKS for step, _ in _marked_so_far(rules, steps, initial))


def _start(rules: MarkingRules) -> MarkingPlace:
    return MarkingPlace((rules.walk.start,), (rules.walk.start,), True, 0)


def _marked_so_far(
    rules: MarkingRules, steps: Sequence[Value], initial: Sequence[Value]
) -> Iterator[tuple[TraceStep, MarkingPlace]]:
    """Every step with its mark, and where marking stands after it."""
    place = _start(rules)
    voids = (*rules.void_if, "all") if _is_constant(rules, steps) else tuple(rules.void_if)
    rules = MarkingRules(rules.walk, rules.layout, rules.last_optional, voids)
    for own in initial:
        step, place = _start_marked(rules, place, own)
        yield step, place
    most = 2 * reference_length(rules.walk) + 100  # so that a list without end costs no more than a long one
    for number, own in enumerate(steps, 1):
        if number > most and not place.on_path:
            return
        step, place = _next_marked(rules, place, number, own)
        yield step, place


def _is_constant(rules: MarkingRules, steps: Sequence[Value]) -> bool:
    return "constant" in rules.void_if and len(steps) > 1 and all(same_answer(steps[0], step) for step in steps[1:])


def _start_marked(rules: MarkingRules, place: MarkingPlace, own: Value) -> tuple[TraceStep, MarkingPlace]:
    expected = _expected(rules, place.reference)
    if _passes(rules, rules.walk.start, own):
        return TraceStep(0, "right", own, expected), place
    carried = _carried(rules, place.reference, own)
    first = partial(_verdict, rules, rules.walk.start, own)
    return TraceStep(0, "wrong", own, expected), MarkingPlace(place.reference, carried, False, 0, first)


def _next_marked(rules: MarkingRules, place: MarkingPlace, number: int, own: Value) -> tuple[TraceStep, MarkingPlace]:
    """The next step with its mark, and where marking stands after it."""
    # From all reference states that fit so far: which way a tie went may show only steps later.
    following = distinct_states(following for state in place.reference for following in rules.walk.successors(state))
    passed = place.passed + bool(following)
    matched = tuple(state for state in following if _passes(rules, state, own))[:MAX_TIED_STATES]
    if matched:
        reference = matched if place.on_path else following[:MAX_TIED_STATES]
        return TraceStep(number, "right", own, _expected(rules, matched)), MarkingPlace(
            reference, matched, place.on_path, passed, place.first
        )
    first = place.first
    if place.on_path and following:
        first = partial(_verdict, rules, following[0], own)
    own_following, followed = _own_steps(rules, place.own, own)
    carried = _carried(rules, followed or own_following or following, own)
    mark: StepMark = "follows" if followed else "wrong" if following else "extra"
    step = TraceStep(number, mark, own, _expected(rules, following))
    return step, MarkingPlace(following[:MAX_TIED_STATES], carried, False, passed, first)


def _verdict(rules: MarkingRules, state: Any, own: Value) -> Verdict:
    return rules.layout.verdict(rules.walk.record(state), own)


def _passes(rules: MarkingRules, state: Any, own: Value) -> bool:
    return rules.layout.passes(rules.walk.record(state), own)


def _expected(rules: MarkingRules, states: WalkStates) -> Value:
    return rules.layout.shown(rules.walk.record(states[0])) if states else None


def _own_steps(rules: MarkingRules, states: WalkStates, own: Value) -> tuple[WalkStates, WalkStates]:
    """The states that follow the student's own, and those of them that the next step matches."""
    try:
        following = distinct_states(state for before in states for state in rules.walk.successors(before))[
            :MAX_OWN_STATES
        ]
        return following, tuple(state for state in following if _passes(rules, state, own))
    except Exception:  # the states hold a student's values, on which an algorithm may fail in any way
        return (), ()


def _carried(rules: MarkingRules, states: WalkStates, own: Value) -> WalkStates:
    """The states with the student's values put into them; none where those are trivial or do not fit."""
    if not states or "all" in rules.void_if:
        return ()
    try:
        fields = rules.layout.fields_like(rules.walk.record(states[0]), own)
        if fields is None or is_void_state(fields, rules.void_if, rules.layout.args):
            return ()
        record = rules.layout.own_record(fields)
        carried = (rules.walk.carry(state, record) for state in states[:MAX_OWN_STATES])
        return tuple(state for state in carried if state is not None)
    except Exception:  # as above: values of any kind and length
        return ()


def _ended(rules: MarkingRules, states: WalkStates, *, of_student: bool = False) -> bool:
    """Whether a trace may end here; for the reference also where it ended before."""
    if not states:
        return not of_student
    try:
        return any(_may_end(rules, state) for state in states)
    except Exception:
        if of_student:
            return False
        raise


def _may_end(rules: MarkingRules, state: Any) -> bool:
    following = rules.walk.successors(state)
    if not following:
        return True
    return rules.last_optional and any(not rules.walk.successors(last) for last in following)


def _rest(rules: MarkingRules, state: Any) -> Iterator[Any]:
    """The states that follow on the reference's first path, up to the first place where a trace may end."""
    for _ in range(MAX_REFERENCE_STEPS):
        if _may_end(rules, state):
            return
        state = rules.walk.successors(state)[0]
        yield state


def reference_length(walk: Walk) -> int:
    """The number of steps that the reference takes on its first path."""
    following, length = walk.successors(walk.start), 0
    while following and length < MAX_REFERENCE_STEPS:
        following, length = walk.successors(following[0]), length + 1
    return length


def distinct_states(states: Iterable[Any]) -> WalkStates:
    """The states without repetition, in order: tied paths often meet again."""
    states = tuple(states)
    try:
        return tuple(dict.fromkeys(states))
    except TypeError:  # a state that holds a list or a dict has no hash
        return tuple(state for place, state in enumerate(states) if state not in states[:place])
