"""Choices under audit: the options that a mutant of the reference would choose."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from grader.audit.copies import ReferenceLookup
from grader.audit.other_ranges import widened
from grader.audit.subject import AuditQuestion, Input, Subject, answer_by, as_it_is
from grader.build.building import MAX_DRAWS
from grader.build.choice import (
    DrawnChoice,
    OptionCandidate,
    candidates_of_all,
    candidates_of_one,
    checked_option_texts,
    choice_args,
    choice_given,
    choice_on_one_draw,
    generated_options,
    style_of,
)
from grader.build.draw import BadDraw, Seeds, filled_values
from grader.build.option_texts import options_alike
from grader.built.document import BuiltExercise
from grader.built.reference_answers import NoAnswer, accepted_names
from grader.built.resolve import reference_function, resolve
from grader.built.stability import jittered
from grader.built.walk import bare_value
from grader.checks.chosen import OPTION_LETTERS
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Value
from grader.judge.judged_exercise import judge_exercise
from grader.spec.exercise import ChoiceExercise
from grader.spec.faults import SpecFaults
from grader.spec.load import Loaded


@dataclass(frozen=True, slots=True)
class AuditedChoice:
    """A choice under audit: as written, as built, and its options with the values that their texts stand for."""

    loaded: Loaded[ChoiceExercise]
    built: BuiltExercise
    options: tuple[OptionCandidate, ...]

    def ask(self, lookup: ReferenceLookup, given: Input) -> Value:
        """The right answer, by the reference or a mutant: the key's value, or whether the given option is right."""
        spec = self.loaded.spec
        names = {name: form for name, form in given.items() if name != "option"}
        if spec.choose == "all" or spec.args:
            args = choice_args(self.loaded, names, decode(given.get("option")))
        else:
            args = accepted_names(reference_function(spec.reference), names)
        return decode(answer_by(lookup, spec.reference, args, spec.with_))

    def places(self, lookup: ReferenceLookup) -> list[int]:
        """The places of the options that a mutant would choose; none if its answer is not among them."""
        given = self.built.given
        if self.loaded.spec.choose == "all":
            return [
                n for n, each in enumerate(self.options) if self.holds(lookup, {**given, "option": encode(each.value)})
            ]
        try:
            value = self.ask(lookup, given)
            [text] = checked_option_texts(self.loaded, [value], given)
        except (NoAnswer, SpecFaults):
            return []
        style = style_of(self.loaded.spec, given)
        return [
            n for n, each in enumerate(self.options) if options_alike((each.value, each.text), (value, text), style)
        ]

    def holds(self, lookup: ReferenceLookup, given: Input) -> bool:
        """Whether a mutant says that the given option is right."""
        try:
            return bare_value(self.ask(lookup, given)) is True
        except NoAnswer:
            return False

    def credit(self, lookup: ReferenceLookup) -> Fraction:
        """The share of the points that a mutant's choice earns."""
        choice = self.built.choice
        assert choice is not None  # noqa: S101  every choice is built with one
        names = OPTION_LETTERS if choice.answer_as == "letters" else choice.options
        answer = "\n".join(names[place] for place in self.places(lookup))
        [case] = judge_exercise(self.built, [], {"": answer})
        return case.credit

    def apart(self, given: Input, right: Value, other: Value) -> bool:
        """Whether the two answers are different options to a student."""
        if same_option(self.loaded, given, right, other):
            return False
        try:
            return all(
                same_option(self.loaded, given, right, self.ask(resolve, each)) for each in jittered(given, Random(0))
            )
        except (NoAnswer, SpecFaults):
            return False

    def inputs(self, random: Random) -> Iterator[Input]:
        """Endless values for `given`, from other ranges than the exercise has, each with an option to judge."""
        spec = self.loaded.spec
        while True:
            try:
                drawn = filled_values(widened(spec.given, random), random, {}, self.loaded.file.parent)
                given = {name: encode(value) for name, value in drawn.items()}
                options = generated_options(self.loaded, given, random) if spec.choose == "all" else [None]
            except (BadDraw, SpecFaults):
                continue
            yield from (given if option is None else {**given, "option": encode(option)} for option in options)


def same_option(loaded: Loaded[ChoiceExercise], given: Input, one: Value, other: Value) -> bool:
    """Whether two answers read the same; truth values are compared as such."""
    if loaded.spec.choose == "all":
        return bool(bare_value(one) is bare_value(other))
    try:
        first, second = checked_option_texts(loaded, [one, other], given)
    except SpecFaults:
        return False
    return options_alike((one, first), (other, second), style_of(loaded.spec, given))


def choice_subject(loaded: Loaded[ChoiceExercise], built: BuiltExercise, seeds: Seeds) -> Subject:
    """The choice as the subject of an audit."""
    one = AuditedChoice(loaded, built, shown_options(loaded, built, seeds))
    samples: tuple[dict[str, Any], ...] = (built.given,)
    if loaded.spec.choose == "all":
        samples = tuple({**built.given, "option": encode(each.value)} for each in one.options)
    entry = (built.reference, frozenset({*built.bound, *(loaded.spec.args or built.given)}))
    return Subject(
        (entry,), (AuditQuestion(built.points, one.credit),), one.ask, as_it_is, one.apart, one.inputs, samples
    )


def shown_options(loaded: Loaded[ChoiceExercise], built: BuiltExercise, seeds: Seeds) -> tuple[OptionCandidate, ...]:
    """The options in the order shown, with their values, found by repeating the draw that was taken."""
    assert built.choice is not None  # noqa: S101  as above
    random, again = seeds.random("given", 0), Random()
    for _ in range(MAX_DRAWS):
        # Before each try, so that `again` stands where the try that succeeds began.
        again.setstate(random.getstate())
        if isinstance(choice_on_one_draw(loaded, built.mistakes, random), DrawnChoice):
            break
    given = choice_given(loaded, again)
    if loaded.spec.choose == "one":
        candidates, _ = candidates_of_one(loaded, built.mistakes, given, again)
    else:
        candidates = candidates_of_all(loaded, built.mistakes, given, again)
    by_text = {each.text: each for each in candidates}
    return tuple(by_text[text] for text in built.choice.options)
