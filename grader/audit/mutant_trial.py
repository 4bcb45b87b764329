"""The trial of mutants: on the exercise's own questions, and for those that lose no marks on the pool."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from types import CodeType
from typing import Any

from grader.audit.copies import ModuleCopies, ReferenceLookup, changed_lookup, copied_as_is, reached_modules
from grader.audit.mutant_processes import done_in_children
from grader.audit.mutants import Mutant
from grader.audit.pool import OWN_INPUT_STEPS, PoolInput
from grader.audit.run_limits import OutOfTime, processor_seconds
from grader.audit.step_counting import OutOfSteps, counted_code
from grader.audit.subject import Subject
from grader.built.code_sources import module_source
from grader.built.reference_answers import NoAnswer
from grader.codec.encode import encode
from grader.codec.literals import literal
from grader.codec.values import Value

MAX_UNSEEN_LOSS = Fraction(1, 200)  # points lost that rounding to 0.01 gives back
# Steps decide what never ends, and no clock does: so every machine finds the same survivors (docs/audit.md).
TIMES, MORE = 50, 300_000  # a mutant may take so many times the reference's steps, and so many more
QUESTION_SECONDS = 5.0  # of processor time for one question, where steps do not show that it never ends
ENDLESS = (OutOfSteps, OutOfTime, MemoryError)
MAX_REMEDY_CHARACTERS = 300  # characters of an input in a remedy


@dataclass(frozen=True, slots=True)
class Trial:
    """The means to try mutants on a subject; `allowed` are the steps that each of its questions may take."""

    subject: Subject
    reference: ModuleCopies
    allowed: tuple[int, ...]
    pool: tuple[PoolInput, ...] = ()

    def is_killed(self, mutant: Mutant) -> bool:
        """Whether a mutant loses marks that rounding does not give back; one that never ends does."""
        try:
            lookup = self.lookup(mutant)
        except (Exception, *ENDLESS):  # it cannot even be imported
            return True
        lost = Fraction(0)
        for question, most in zip(self.subject.questions, self.allowed, strict=True):
            self.reference.steps.allow(most)
            try:
                with processor_seconds(QUESTION_SECONDS):
                    credit = question.credit(lookup)
            except ENDLESS:
                credit = Fraction(0)
            lost += question.points * (1 - credit)
            if lost > MAX_UNSEEN_LOSS:
                return True
        return False

    def told_by(self, mutant: Mutant) -> tuple[PoolInput, str] | None:
        """The first pool input that tells a mutant from the reference, with the mutant's answer; None without one."""
        lookup = self.lookup(mutant)
        # One handler for the whole pool; `begin` sets its alarm back for each of the 2,000 inputs.
        with processor_seconds(QUESTION_SECONDS) as begin:
            for asked in self.pool:
                begin()
                try:
                    value, said = self.value(lookup, asked), ""
                except (NoAnswer, *ENDLESS) as error:
                    value, said = None, f"nothing: it {error}" if isinstance(error, NoAnswer) else "nothing"
                if (said or value != asked.right) and self.subject.apart(asked.given, asked.right, value):
                    return asked, said or short_literal(value)
        return None

    def value(self, lookup: ReferenceLookup, asked: PoolInput) -> Value:
        """The answer of a mutant to an input of the pool, as a check sees it."""
        self.reference.steps.allow(TIMES * asked.steps + MORE)
        answer = self.subject.ask(lookup, asked.given)
        return asked.right if equal_answers(answer, asked.answer) else self.subject.value(answer)

    def lookup(self, mutant: Mutant) -> ReferenceLookup:
        """A lookup of names in modules that have the mutant's code."""
        code = counted_code(mutant.source_from(module_source(mutant.module).encode()), mutant.module)
        self.reference.steps.allow(MORE)
        with processor_seconds(QUESTION_SECONDS):
            return self.reference.with_changed(mutant.module, code).lookup

    def run(self, codes: dict[str, CodeType], names: dict[str, Any]) -> None:
        """Puts every question of the exercise to modules that have this code."""
        lookup = changed_lookup(codes, frozenset(self.reference.modules), names)
        for question in self.subject.questions:
            question.credit(lookup)


def trial_of(subject: Subject) -> Trial:
    """The trial of a subject; the reference answers first, to count the steps that its mutants may take."""
    reference = copied_as_is(reached_modules([name for name, _ in subject.entries]))
    allowed = []
    for question in subject.questions:
        reference.steps.allow(OWN_INPUT_STEPS)
        question.credit(reference.lookup)
        allowed.append(TIMES * reference.steps.taken + MORE)
    return Trial(subject, reference, tuple(allowed))


def surviving(trial: Trial, mutants: Sequence[Mutant]) -> list[Mutant]:
    """The mutants that lose no marks."""
    killed = done_in_children(trial.is_killed, mutants, lost=True)
    return [mutant for mutant, dead in zip(mutants, killed, strict=True) if not dead]


def distinguishing_inputs(
    trial: Trial, mutants: Sequence[Mutant], pool: tuple[PoolInput, ...]
) -> Iterator[tuple[Mutant, tuple[PoolInput, str] | None]]:
    """Each mutant with the pool input and the answer that tell it from the reference; None if no input does."""
    lost = (pool[0], "nothing") if pool else None
    return zip(mutants, done_in_children(replace(trial, pool=pool).told_by, mutants, lost=lost), strict=True)


def equal_answers(one: Any, other: Any) -> bool:
    """Whether two raw answers are equal, of the same type; False if they cannot be compared."""
    try:
        return type(one) is type(other) and bool(one == other)
    except Exception:
        return False


def short_literal(value: Value) -> str:
    """A value as code, cut where it is long."""
    return cut_remedy(literal(encode(value)))


def cut_remedy(text: str) -> str:
    """The text, cut after `MAX_REMEDY_CHARACTERS` characters."""
    return text if len(text) <= MAX_REMEDY_CHARACTERS else f"{text[:MAX_REMEDY_CHARACTERS]} ..."
