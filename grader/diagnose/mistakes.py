"""Known mistakes: does what a misconception would give equal what the student's work gave?"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import chain, islice
from typing import Any

from grader.built.document import BuiltExercise, BuiltMistake
from grader.built.mistake_answers import NO_MISTAKE_ANSWER, mistake_answer
from grader.built.oracle import flaws_on
from grader.built.own_check import judging_check
from grader.built.reference_answers import DecodedArgs, accepted_names, is_cut
from grader.built.resolve import resolve
from grader.built.smaller_questions import leaf_values
from grader.built.time_limit import TookTooLong, in_time
from grader.checks.calls import Observation
from grader.checks.case import Case, Flaw
from grader.checks.plain_python import NotPlain, plain_value
from grader.checks.registry import case_verdict as judged_by
from grader.checks.trees import is_expected_tree
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Json, Value
from grader.diagnose.evidence import gave_no_answer, mistake_is_wrong
from grader.diagnose.finding import Finding
from grader.diagnose.ties import AnswersInOtherOrders, given_by_ties, given_in_other_orders
from grader.diagnose.traced import takes_steps_of
from grader.judge.judged import JudgedCase, JudgedInput

# Inputs with an answer that ties may explain; with one more, the smallest of them has to be explained.
MAX_TIED_WAITING = 2
MAX_RIGHT_INPUTS_COMPARED = 40  # right inputs on which mistakes that explain the same failures are compared
MIN_INPUTS_FOR_MISTAKE = 3  # inputs that must speak for a mistake before a function or trace is said to make it


def mistake_findings(
    exercise: BuiltExercise, cases: Sequence[JudgedCase], *, enough: int = MIN_INPUTS_FOR_MISTAKE
) -> tuple[Finding, ...]:
    """The first known mistake that explains every failure of code."""
    # One way to make each mistake is enough; `next` stops there, as every further way is held against all failures.
    found = (next(explaining_ways(exercise, mistake, cases, enough), None) for mistake in exercise.mistakes)
    explaining = [way for way in found if way is not None]
    if not explaining or (
        enough < MIN_INPUTS_FOR_MISTAKE and len(explaining) > 1
    ):  # with little evidence, only if nothing else fits
        return ()
    return (misconception_finding(likeliest_mistake(exercise, explaining, cases), failing_case_names(cases)),)


def explaining_ways(
    exercise: BuiltExercise, mistake: BuiltMistake, cases: Sequence[JudgedCase], enough: int
) -> Iterator[BuiltMistake]:
    """The ways to make a mistake that explain every failure: the one it is built with, then those of `also`."""
    return (way for way in ways_to_make(exercise, mistake) if explains_in_time(exercise, way, cases, enough))


def ways_to_make(exercise: BuiltExercise, mistake: BuiltMistake) -> Iterator[BuiltMistake]:
    """The ways to make a mistake: the one it is built with, then those of `also`."""
    others = (
        replace(mistake, reference=name, bound=accepted_names(resolve(name), exercise.bound), also=())
        for name in mistake.also
    )
    return chain((mistake,), others)


def explains_in_time(exercise: BuiltExercise, mistake: BuiltMistake, cases: Sequence[JudgedCase], enough: int) -> bool:
    """Whether a mistake explains every failure; False for one that goes on without end on one of the inputs."""
    try:
        return explains(exercise, mistake, cases, enough)
    except TookTooLong:
        return False


def explains(exercise: BuiltExercise, mistake: BuiltMistake, cases: Sequence[JudgedCase], enough: int) -> bool:
    """Whether the mistake gives what the student's work gave on every failing input, and on enough telling ones.

    Where the mistake itself raises, the student's code should give no answer either. It may do otherwise on few inputs,
    as two ways to make a mistake may differ in what they do where it leads nowhere.
    """
    telling = unlike = 0
    tied: list[tuple[JudgedInput, Json]] = []
    for judged in (judged for case in cases for judged in failing_inputs(case)):
        form = answer_of_mistake(exercise, mistake, judged)
        if form is NO_MISTAKE_ANSWER:
            unlike += not gave_no_answer(judged.observation)
            continue
        if not mistake_gives(exercise, mistake, judged, form):
            if not may_be_tied(exercise, judged, form):
                return False
            tied = smallest_first([*tied, (judged, form)])
            if len(tied) > MAX_TIED_WAITING and not mistake_gives_by_ties(exercise, mistake, *tied.pop(0)):
                return False
        telling += form != judged.expected  # an answer that only broke a property speaks for no mistake
    if telling < max(enough, unlike):
        return False
    tied_too = all(mistake_gives_by_ties(exercise, mistake, judged, form) for judged, form in tied)
    return tied_too and not is_refuted(exercise, mistake, cases, telling)


def smallest_first(inputs: Sequence[tuple[JudgedInput, Json]]) -> list[tuple[JudgedInput, Json]]:
    """The inputs in the order in which a reference is asked over and over about them: about a small one first."""
    return sorted(inputs, key=lambda each: len(str(each[0].args)))


def is_refuted(exercise: BuiltExercise, mistake: BuiltMistake, cases: Sequence[JudgedCase], telling: int) -> bool:
    """Whether answers are right where the mistake is wrong, more than half as many as speak for it.

    Labels are easily the same by chance: code that adds where it should multiply gives few wrong labels, and on those
    inputs many other mistakes give the same label.
    """
    right = (judged for case in cases for judged in case.inputs if judged.verdict.passed)
    forms = ((judged, answer_of_mistake(exercise, mistake, judged)) for judged in right)
    against = (
        judged
        for judged, form in forms
        if mistake_is_wrong(exercise, judged, form) and not mistake_gives_or_ties(exercise, mistake, judged, form)
    )
    return len(list(islice(against, telling // 2 + 1))) > telling // 2


def answer_of_mistake(exercise: BuiltExercise, mistake: BuiltMistake, judged: JudgedInput) -> Json:
    """The answer of a mistake to an input: as built, or computed here; `NO_MISTAKE_ANSWER` if it raises.

    Raises `TookTooLong`.
    """
    # Pairs of mistakes, and other ways to make one, are made up while diagnosing.
    if mistake in exercise.mistakes:
        return judged.variants.get(mistake.name, NO_MISTAKE_ANSWER)
    record = exercise.trace.record if exercise.trace else ()
    bound = encode(dict(mistake.bound))
    if is_cut(bound):  # a function is bound
        return in_time(lambda: mistake_answer(resolve(mistake.reference), judged.args, mistake.bound, record))
    return made_up_variant(mistake.reference, json.dumps([bound, judged.args]), record)


@lru_cache(maxsize=512)
def made_up_variant(reference: str, given: str, record: tuple[str, ...]) -> Json:
    """The answer of a made-up mistake to encoded inputs, computed once for a cohort that mostly has the same."""
    form, args = json.loads(given)
    bound: Any = decode(form)
    return in_time(lambda: mistake_answer(resolve(reference), args, bound, record))


def likeliest_mistake(
    exercise: BuiltExercise, explaining: Sequence[BuiltMistake], cases: Sequence[JudgedCase]
) -> BuiltMistake:
    """Of the mistakes that explain every failure, the first that would also have left right what is right."""
    right = [judged for case in cases for judged in case.inputs if judged.verdict.passed][:MAX_RIGHT_INPUTS_COMPARED]

    def contradicted(mistake: BuiltMistake) -> int:
        forms = ((judged, answer_of_mistake(exercise, mistake, judged)) for judged in right)
        return sum(
            form is NO_MISTAKE_ANSWER
            or (form != judged.expected and not mistake_gives_or_ties(exercise, mistake, judged, form))
            for judged, form in forms
        )

    return explaining[0] if len(explaining) == 1 else min(explaining, key=contradicted)


def mistake_gives(exercise: BuiltExercise, mistake: BuiltMistake, judged: JudgedInput, form: Json) -> bool:
    """Whether the mistake gives this answer as it breaks ties itself: the same flaws, the same steps or value."""
    args = DecodedArgs(judged.args)
    expected = decode(form)
    flaws = flaws_on(exercise, args)
    if flaws is not None:
        return has_flaws_of(expected, judged.observation, flaws)
    if exercise.trace is not None:
        return takes_steps_of(exercise, mistake, args, expected, judged.observation, decode(judged.expected))
    check = judging_check(exercise)
    return judged_by(check.name, check.options, Case(args, expected), [judged.observation]).passed


def mistake_gives_or_ties(exercise: BuiltExercise, mistake: BuiltMistake, judged: JudgedInput, form: Json) -> bool:
    """Whether the mistake gives this answer, in whichever way ties are broken."""
    return mistake_gives(exercise, mistake, judged, form) or (
        may_be_tied(exercise, judged, form) and mistake_gives_by_ties(exercise, mistake, judged, form)
    )


def may_be_tied(exercise: BuiltExercise, judged: JudgedInput, form: Json) -> bool:
    """Whether an answer that a mistake does not give may be one that it gives where ties are broken otherwise.

    Not so a tree that is verified: its flaws, node by node, tell enough.
    """
    if judged.observation.outcome != "value":
        return False
    name = judging_check(exercise).name
    # Only these checks compare labels, choices or whole models, between which a tie may decide.
    return name in ("same_predictions", "one_of") or (name == "verify" and not is_expected_tree(decode(form)))


@dataclass(frozen=True, eq=False)
class TieQuestion:
    """The question whether a mistake gives an answer by ties; equal for the same exercise, input and way to make it."""

    exercise: BuiltExercise
    mistake: BuiltMistake
    judged: JudgedInput
    form: Json

    def __eq__(self, other: object) -> bool:
        """Whether the other asks the same of the same input."""
        if not isinstance(other, TieQuestion) or self.judged is not other.judged:
            return False
        one, two = self.mistake, other.mistake
        return self.exercise is other.exercise and (one.reference, one.bound) == (two.reference, two.bound)

    def __hash__(self) -> int:
        """A number by the identity of the input, which is held here, so that no other gets it."""
        return hash((id(self.judged), self.mistake.reference))


def mistake_gives_by_ties(exercise: BuiltExercise, mistake: BuiltMistake, judged: JudgedInput, form: Json) -> bool:
    """Whether the mistake gives this answer where ties are broken in some other way."""
    return answered_by_ties(TieQuestion(exercise, mistake, judged, form))


# A reference is asked up to a hundred times for each: what all failures are asked, the ordinary ones are asked again.
@lru_cache(maxsize=64)
def answered_by_ties(asked: TieQuestion) -> bool:
    """Whether a mistake gives an answer where ties are broken in some other way, for the submission at hand."""
    exercise, mistake, judged = asked.exercise, asked.mistake, asked.judged
    args, check = DecodedArgs(judged.args), judging_check(exercise)
    expected: Any = decode(asked.form)
    if check.name != "same_predictions":
        others = given_in_other_orders(resolve(mistake.reference), args, mistake.bound)
        return any(mistake_gives(exercise, mistake, judged, encode(other)) for other in others)
    tied = given_by_ties(partial(answers_in_other_orders, mistake, judged.args), expected, judged.observation.value)
    return (
        tied is not None
        and judged_by(check.name, check.options, Case(args, expected, accepted=tied), [judged.observation]).passed
    )


def answers_in_other_orders(
    mistake: BuiltMistake, args: Mapping[str, Json], labels: Sequence[str]
) -> AnswersInOtherOrders:
    """The answers of a mistake to encoded inputs, with columns and labels in other orders."""
    bound = encode(dict(mistake.bound))
    # What a student made up is asked of one submission only, and a function that is bound cannot be a key.
    if is_cut(bound) or not is_made_of(labels, args):
        return AnswersInOtherOrders(resolve(mistake.reference), DecodedArgs(args), mistake.bound, labels)
    return known_answers_in_other_orders(mistake.reference, json.dumps([bound, args]), tuple(labels))


def is_made_of(labels: Sequence[str], args: Mapping[str, Json]) -> bool:
    """Whether all labels stand somewhere in encoded inputs, as texts."""
    return {*labels} <= {str(leaf) for leaf in leaf_values(DecodedArgs(args))}


# Inputs and mistakes are those of the exercise: what one student's answer is held against, the next one's is too.
@lru_cache(maxsize=512)
def known_answers_in_other_orders(reference: str, given: str, labels: tuple[str, ...]) -> AnswersInOtherOrders:
    """The answers of a mistake in other orders, each of which is computed once for a cohort."""
    form, args = json.loads(given)
    bound: Any = decode(form)
    return AnswersInOtherOrders(resolve(reference), DecodedArgs(args), bound, labels)


def has_flaws_of(mistaken: Value, observation: Observation, flaws: Callable[[Value], Sequence[Flaw]]) -> bool:
    """Whether an answer has just the flaws of a mistaken one; in what else they differ, both are right.

    Of trees that the same mistake grows, one may break ties another way, or have branches that the other may leave out.
    """
    try:
        own, other = flaws(plain_value(observation.value)), flaws(plain_value(mistaken))
    except NotPlain:
        return False
    places = [Counter((flaw.part, flaw.reason, flaw.message) for flaw in found) for found in (own, other)]
    return observation.outcome == "value" and places[0] == places[1]


def failing_inputs(case: JudgedCase) -> tuple[JudgedInput, ...]:
    """The inputs of a case that are not wholly right."""
    return tuple(judged for judged in case.inputs if not judged.verdict.passed)


def failing_case_names(cases: Sequence[JudgedCase]) -> tuple[str, ...]:
    """The names of the cases that are not wholly right."""
    return tuple(case.name for case in cases if failing_inputs(case))


def misconception_finding(mistake: BuiltMistake, cases: Sequence[str]) -> Finding:
    """The finding that names a mistake."""
    return Finding(kind="misconception", name=mistake.name, hint=mistake.hint, cases=tuple(cases))
