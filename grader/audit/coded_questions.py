"""Functions, traces and models under audit: a question for each input of each case."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

from grader.audit.copies import ReferenceLookup
from grader.audit.other_ranges import widened
from grader.audit.subject import AuditQuestion, Input, Subject, encoded_answer, given_by
from grader.build.building import InCode
from grader.build.draw import BadDraw, filled_values
from grader.build.provided import with_functions
from grader.build.wide_inputs import wide_inputs
from grader.built.document import BuiltCall, BuiltCase, BuiltExercise, Instance
from grader.built.oracle import accepted_on
from grader.built.own_check import verdict_on_answer
from grader.built.promises import keeps_promises
from grader.built.reference_answers import NoAnswer
from grader.built.resolve import resolve
from grader.built.stability import jittered
from grader.built.student_calls import args_in
from grader.checks.calls import Observation, Raised
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Value
from grader.judge.judged_exercise import judge_exercise
from grader.spec.exercise import ModelCase
from grader.spec.load import Loaded


@dataclass(frozen=True, slots=True)
class AuditedCode:
    """An exercise in code under audit, as written and as built."""

    loaded: Loaded[InCode]
    built: BuiltExercise

    def ask(self, lookup: ReferenceLookup, args: Input) -> Any:
        """The raw answer of the reference or a mutant to an input; raises `NoAnswer`."""
        record = self.built.trace.record if self.built.trace else ()
        return given_by(lookup, self.built.reference, args, self.built.bound, record)

    def answer(self, lookup: ReferenceLookup, args: Input) -> Value:
        """The answer of the reference or a mutant as a check sees it; raises `NoAnswer`."""
        return checked_value(self.ask(lookup, args))

    def seen(self, lookup: ReferenceLookup, call: BuiltCall) -> Observation:
        """The observation of a call, as if a student had handed in the reference or the mutant."""
        try:
            value: Any = self.answer(lookup, args_in(self.built, call))
        except NoAnswer as error:
            return Observation("error", error=Raised("Error", str(error), None))
        if self.built.trace is not None and self.built.trace.initial == "absent":
            value = value[1:]
        return Observation("value", value)

    def credit(self, case: BuiltCase, known: Sequence[Observation], lookup: ReferenceLookup) -> Fraction:
        """The share of one input's mark that the reference or a mutant behind `lookup` earns."""
        seen = [self.seen(lookup, call) for call in case.instances[0].calls]
        if all(one == other for one, other in zip(seen, known, strict=True)):  # saves the judging
            return Fraction(1)
        [judged] = judge_exercise(replace(self.built, cases=(case,)), seen, {})
        return judged.credit

    def question(self, case: BuiltCase, instance: Instance, total: Fraction) -> AuditQuestion:
        """The audit's question for one input of a case."""
        alone = replace(case, instances=(instance,))
        known = [self.seen(resolve, call) for call in instance.calls]
        points = self.built.points * case.weight / total / len(case.instances)
        return AuditQuestion(points, lambda lookup: self.credit(alone, known, lookup))

    def apart(self, args: Input, right: Value, given: Value) -> bool:
        """Whether the check tells two answers apart, on an input where it accepts the reference's own answer."""
        try:
            others = accepted_on(self.built, args)
            if verdict_on_answer(self.built, args, right, given, others).passed:
                return False
            moved = [self.answer(resolve, each) for each in jittered(args, Random(0))]
            return all(verdict_on_answer(self.built, args, right, own, others).passed for own in (right, *moved))
        except (NoAnswer, TypeError, ValueError):  # no input for this check
            return False

    def inputs(self, random: Random) -> Iterator[Input]:
        """Endless inputs, drawn like those of the cases but from other ranges, and without their conditions."""
        cases = [case for case in self.loaded.spec.cases if case.draw is not None] or list(self.loaded.spec.cases)
        while True:
            for case in cases:
                try:
                    yield {name: encode(value) for name, value in self.drawn(case, random).items()}
                except BadDraw:  # too wide for its generator
                    continue

    def drawn(self, case: Any, random: Random) -> dict[str, Any]:
        """The arguments of a case, drawn from other ranges."""
        folder = self.loaded.file.parent

        def values(nodes: Any, known: dict[str, Any]) -> dict[str, Any]:
            return filled_values(with_functions(widened(nodes, random), self.loaded.spec), random, known, folder)

        drawn = values(case.draw or {}, {})
        if isinstance(case, ModelCase):
            return {"fit": values(case.fit, drawn), "predict": values(case.predict, drawn)}
        return drawn if case.draw is not None else values(case.args or {}, {})


def checked_value(given: Any) -> Value:
    """A raw answer as a check sees it; raises `NoAnswer`."""
    return decode(encoded_answer(given))


def coded_subject(loaded: Loaded[InCode], built: BuiltExercise) -> Subject:
    """The function, trace or model as the subject of an audit."""
    one = AuditedCode(loaded, built)
    total = sum((case.weight for case in built.cases), Fraction(0))
    return Subject(
        entries=((built.reference, frozenset({*built.bound, *built.cases[0].instances[0].args})),),
        questions=tuple(one.question(case, each, total) for case in built.cases for each in case.instances),
        ask=one.ask,
        value=checked_value,
        apart=one.apart,
        inputs=one.inputs,
        samples=tuple(instance.args for case in built.cases for instance in case.instances),
        wide=partial(wide_inputs, loaded, built),
        is_legal=partial(keeps_promises, built),
    )
