"""The finding on which inputs fail: a kind of input that all wrong answers have in common, and the right ones have not.

It is told where nothing else explains wrong code. It tells kinds and counts, never a value of an input or an answer.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from grader.built.document import BuiltExercise, Instance
from grader.built.student_calls import flat_inputs
from grader.built.time_limit import TookTooLong, in_time
from grader.checks.calls import Call, Observation
from grader.codec.decode import decode
from grader.codec.values import Json, Value
from grader.diagnose.besides import quoted
from grader.diagnose.counterexample import check_verdict
from grader.diagnose.finding import Finding
from grader.diagnose.input_kinds import kinds_of_answer, kinds_of_input
from grader.diagnose.kind_sayings import InputKind, Kinds
from grader.diagnose.mistakes import failing_case_names
from grader.diagnose.near.state import Probe
from grader.judge.judged import CACHED_EXERCISES, JudgedCase, cases_key
from grader.run_cache import RunCache, cacheable

QUOTED_WORD = re.compile(r'"([^"\s]{1,20}+)"')  # as `"not"` in a prompt, or the words in `["->", "p", "q"]`
KINDS_WITH_INPUTS = ("function", "trace", "model")
MIN_WRONG = 3  # wrong inputs of a kind, those asked besides included: with fewer, a dozen kinds fit by chance
MAX_WHOLE_CASES = 2  # cases that fail with all their inputs while all others are right
MIN_RIGHT = 3  # right inputs of the cases that are not of the kind
# Shares of the inputs asked besides on which a kind must be right about what fails: other mistakes may show there too.
MIN_SHARE = 0.8
MIN_LOOSE_SHARE = 0.6  # of the inputs of a kind that are wrong, where only "everything that is wrong has it" is said


@dataclass(frozen=True, slots=True)
class FailingKind:
    """A kind that all wrong inputs of the cases have, or its opposite; `having` inputs have it, and `wrong` fail."""

    kind: InputKind
    negated: bool
    having: int
    wrong: int
    others: int

    @property
    def phrase(self) -> str:
        """The phrase that follows "inputs in which"."""
        return self.kind.opposite if self.negated else self.kind.phrase

    def holds(self, kinds: Kinds) -> bool:
        """Whether an input is of this kind; what cannot be asked of it does not hold."""
        return kinds.get(self.kind, self.negated) is not self.negated


@dataclass(frozen=True, slots=True)
class CheckedKind:
    """A kind that inputs asked besides have confirmed; `sure` where it says just which inputs fail."""

    found: FailingKind
    sure: bool
    agreeing: int

    @property
    def order(self) -> tuple[bool, int, bool, int, str]:
        """The place among the kinds that fit: by what they predict, then the simpler ones first."""
        kind = self.found.kind
        return not self.sure, -self.agreeing, self.found.negated, kind.rank, self.found.phrase


@dataclass(frozen=True, slots=True)
class AskedInput:
    """An input that was asked besides the cases, as kinds, and whether the answer was wrong."""

    kinds: Kinds
    wrong: bool


def failing_kind_findings(
    exercise: BuiltExercise, cases: Sequence[JudgedCase], probe: Probe | None, cache: RunCache
) -> tuple[Finding, ...]:
    """The finding that says which inputs fail; none where no kind of input tells the wrong ones from the right.

    A kind must predict: inputs that are no cases are asked in a process of their own, but only where a kind fits.
    """
    if probe is None or exercise.kind not in KINDS_WITH_INPUTS:
        return ()
    # Many kinds fit the inputs of one case by chance, and its author knew what is special about them.
    whole = cases_failing_whole(exercise, cases)
    best = None if len(whole) == 1 else best_kind(exercise, cases, probe, cache)
    if best is not None:
        name, hint = f"where {best.found.phrase}", kind_sentence(best)
    elif whole:
        name, hint = f"only {quoted([each.name for each in whole])}", cases_sentence(whole, cases)
    else:
        return ()
    return (Finding(kind="inputs", name=name, hint=hint, cases=failing_case_names(cases), plain=True),)


def best_kind(
    exercise: BuiltExercise, cases: Sequence[JudgedCase], probe: Probe, cache: RunCache
) -> CheckedKind | None:
    """The kind that fits best, of those that further inputs confirm; these are asked only where a kind fits at all."""
    fitting = cache.of(fitting_kinds)(exercise, cases)
    checked = confirmed_kinds(fitting, asked_inputs(exercise, cases, probe)) if fitting else []
    return checked[0] if checked else None


def cases_failing_whole(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[JudgedCase, ...]:
    """The only cases with wrong inputs, one or two, if all inputs of them are wrong and they say what they cover."""
    failing = tuple(case for case in cases if not all(judged.verdict.passed for judged in case.inputs))
    right = sum(judged.verdict.passed for case in cases for judged in case.inputs)
    wrong = [judged for case in failing for judged in case.inputs]
    if not 1 <= len(failing) <= MAX_WHOLE_CASES or not all(case.covers for case in failing) or right < MIN_RIGHT:
        return ()
    # Two cases that are most of the inputs are no special ones.
    if any(judged.verdict.passed for judged in wrong) or (len(failing) > 1 and len(wrong) > right):
        return ()
    # The last look adds a case of the inputs that fail, whatever they are.
    added = any(judged.args == other.args for judged in wrong for other in exercise.wide)
    return () if added else failing


@cacheable(key=cases_key, size=CACHED_EXERCISES)
def fitting_kinds(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[FailingKind, ...]:
    """The kinds, and opposites of kinds, that all wrong inputs of the cases have, and few of the right ones."""
    told = told_texts(exercise, cases)
    inputs = [
        (kinds_of_call(exercise, each.args, told, each.observation), not each.verdict.passed)
        for case in cases
        for each in case.inputs
    ]
    every = dict.fromkeys(kind for kinds, _ in inputs for kind in kinds)
    both = ((kind, negated) for kind in every for negated in (False, True))
    found = (fitting_kind(kind, negated, inputs) for kind, negated in both)
    return tuple(each for each in found if each is not None)


def fitting_kind(kind: InputKind, negated: bool, inputs: Sequence[tuple[Kinds, bool]]) -> FailingKind | None:
    """A kind, or its opposite, with its counts; None where a wrong input is without it, or too many are with it."""
    if negated and not (kind.opposite and all(kind in kinds for kinds, _ in inputs)):
        return None
    holding = [kinds.get(kind, False) is not negated for kinds, _ in inputs]
    wrong = sum(fails for _, fails in inputs)
    if not all(holds for holds, (_, fails) in zip(holding, inputs, strict=True) if fails):
        return None
    having = sum(holding)
    others = len(inputs) - having
    # That most inputs are not special says little: of an opposite there must be a fair number on both sides.
    few = wrong < MIN_SHARE * having or others < MIN_RIGHT or (negated and having > 2 * others)
    return None if few else FailingKind(kind, negated, having, wrong, others)


def told_texts(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> frozenset[str]:
    """The texts in public inputs, keys included, and those that the prompt quotes, which a phrase may quote too."""
    public = (value for case in cases if case.public for each in case.inputs for value in each.args.values())
    quoted_words = QUOTED_WORD.findall(" ".join((exercise.prompt, *exercise.conventions)))
    return frozenset((*quoted_words, *(text for value in public for text in texts_within(decode(value)))))


def texts_within(value: Value) -> Iterator[str]:
    """Every text in a value, keys included."""
    if isinstance(value, str):
        yield value
    items = [*value, *value.values()] if isinstance(value, dict) else value
    if isinstance(items, list | tuple | set | frozenset):
        for item in items:
            yield from texts_within(item)


def kinds_of_call(exercise: BuiltExercise, args: Mapping[str, Json], told: frozenset[str], seen: Observation) -> Kinds:
    """The kinds of an input whose arguments are encoded, and those of the student's own answer to it."""
    # Of a model, by the names of its methods' parameters: `examples`, and not `fit.examples`.
    flat = flat_inputs(exercise, args).items()
    decoded = {name.rpartition(".")[2]: decode(value) for name, value in flat}
    kinds = kinds_of_input(decoded, told)
    return kinds | (kinds_of_answer(seen.value, decoded) if seen.outcome == "value" else {})


def asked_inputs(exercise: BuiltExercise, cases: Sequence[JudgedCase], probe: Probe) -> list[AskedInput]:
    """The inputs that are no cases, with whether the student's code is wrong on them; all are asked in one process."""
    known = [judged.args for case in cases for judged in case.inputs]
    asked: list[Instance] = []
    for instance in (*exercise.further, *exercise.wide):
        if instance.args not in known:
            asked.append(instance)
            known.append(instance.args)
    seconds = exercise.limits.seconds
    calls = [Call(made.target, made.args, seconds, made.then) for each in asked for made in each.calls[:1]]
    told = told_texts(exercise, cases)
    found = []
    for instance, seen in zip(asked, probe(calls) if calls else (), strict=True):
        if seen.outcome not in ("value", "error"):
            continue  # it took too long, or came after one that did
        try:
            wrong = not in_time(partial(check_verdict, exercise, instance, seen)).passed
        except TookTooLong:
            continue
        found.append(AskedInput(kinds_of_call(exercise, instance.args, told, seen), wrong))
    return found


def confirmed_kinds(fitting: Sequence[FailingKind], asked: Sequence[AskedInput]) -> list[CheckedKind]:
    """The kinds that say of further inputs, too, which of them fail; the best first."""
    checked = (checked_kind(each, asked) for each in fitting)
    return sorted((each for each in checked if each is not None), key=lambda each: each.order)


def checked_kind(found: FailingKind, asked: Sequence[AskedInput]) -> CheckedKind | None:
    """A kind with what further inputs say of it; None where they speak against it, or too few are wrong in all."""
    having = [each.wrong for each in asked if found.holds(each.kinds)]
    others = [each.wrong for each in asked if not found.holds(each.kinds)]
    if found.wrong + sum(having) < MIN_WRONG or sum(others) > (1 - MIN_SHARE) * len(others):
        return None
    agreeing = sum(having) + len(others) - sum(others)
    if found.wrong == found.having and sum(having) >= MIN_SHARE * len(having):
        return CheckedKind(found, True, agreeing)
    # What most inputs have is no place to look at; and no input without it may fail, as just that is said.
    rare = found.having <= found.others and not any(others)
    share = (found.wrong + sum(having)) / (found.having + len(having))
    return CheckedKind(found, False, agreeing) if rare and share >= MIN_LOOSE_SHARE else None


def kind_sentence(checked: CheckedKind) -> str:
    """The sentences that say which inputs fail, by their kind."""
    found = checked.found
    if not checked.sure:
        return (
            f"In every input that comes out wrong, {found.phrase}. The {found.others} inputs in which it is not so are "
            "right."
        )
    if found.having == 1:
        return f"The only input in which {found.phrase} comes out wrong; the other {found.others} are right."
    which = "Both" if found.having == 2 else f"All {found.having}"
    return f"{which} inputs in which {found.phrase} come out wrong; the other {found.others} are right."


def cases_sentence(failing: Sequence[JudgedCase], cases: Sequence[JudgedCase]) -> str:
    """The sentences that say that one case fails, or two, and no other, and what they cover."""
    own = sum(len(case.inputs) for case in failing)
    others = sum(len(case.inputs) for case in cases) - own
    rest = f"The other {others} inputs are right."
    if len(failing) > 1:
        covered = "; ".join(f"{quoted([case.name])} ({case.covers})" for case in failing)
        return f"Only these cases come out wrong, with all their inputs: {covered}. {rest}"
    [only] = failing
    several = "Both" if own == 2 else f"All {own}"
    which = f"Only {quoted([only.name])} comes" if own == 1 else f"{several} inputs of {quoted([only.name])} come"
    return f"{which} out wrong: {only.covers}. {rest}"
