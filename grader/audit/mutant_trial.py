"""How mutants are tried: on an exercise's own questions, and on the pool those that lose no marks there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from types import CodeType
from typing import Any

from grader.audit.copies import Copied, Lookup, changed_lookup, copied, modules_of
from grader.audit.mutant_processes import done_apart
from grader.audit.mutants import Mutant
from grader.audit.pool import OWN, Asked
from grader.audit.run_limits import OutOfTime, processor_seconds
from grader.audit.step_counting import OutOfSteps, counted_code
from grader.audit.subject import Subject
from grader.built.code_sources import source_of
from grader.built.reference_answers import NoAnswer
from grader.codec.encode import encode
from grader.codec.literals import literal
from grader.codec.values import Value

UNSEEN = Fraction(1, 200)  # points lost that rounding to 0.01 gives back
TIMES, MORE = 50, 300_000  # a mutant may take so many times the reference's steps, and so many more
SECONDS = 5.0  # of processor time for one question, where steps do not show that it never ends
ENDLESS = (OutOfSteps, OutOfTime, MemoryError)
SHOWN = 300  # characters of an input in a remedy


@dataclass(frozen=True, slots=True)
class Trial:
    """How mutants are tried on a subject, in a process that may die of it; `allowed` are the steps of each question."""

    subject: Subject
    reference: Copied
    allowed: tuple[int, ...]
    pool: tuple[Asked, ...] = ()

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
                with processor_seconds(SECONDS):
                    credit = question.credit(lookup)
            except ENDLESS:
                credit = Fraction(0)
            lost += question.points * (1 - credit)
            if lost > UNSEEN:
                return True
        return False

    def told_by(self, mutant: Mutant) -> tuple[Asked, str] | None:
        """The first input of the pool that tells a mutant from the reference, and what it gives there; None without."""
        lookup = self.lookup(mutant)
        with processor_seconds(SECONDS) as begin:
            for asked in self.pool:
                begin()
                try:
                    value, said = self.value(lookup, asked), ""
                except (NoAnswer, *ENDLESS) as error:
                    value, said = None, f"nothing: it {error}" if isinstance(error, NoAnswer) else "nothing"
                if (said or value != asked.right) and self.subject.apart(asked.given, asked.right, value):
                    return asked, said or shown(value)
        return None

    def value(self, lookup: Lookup, asked: Asked) -> Value:
        """What a mutant gives on an input of the pool."""
        self.reference.steps.allow(TIMES * asked.steps + MORE)
        answer = self.subject.ask(lookup, asked.given)
        return asked.right if alike(answer, asked.answer) else self.subject.value(answer)

    def lookup(self, mutant: Mutant) -> Lookup:
        """Names as the mutant has them."""
        code = counted_code(mutant.source_from(source_of(mutant.module).encode()), mutant.module)
        self.reference.steps.allow(MORE)
        with processor_seconds(SECONDS):
            return self.reference.with_changed(mutant.module, code).lookup

    def run(self, codes: dict[str, CodeType], names: dict[str, Any]) -> None:
        """Puts every question to modules that have this code."""
        lookup = changed_lookup(codes, frozenset(self.reference.modules), names)
        for question in self.subject.questions:
            question.credit(lookup)


def trial_of(subject: Subject) -> Trial:
    """How mutants of what a subject asks are tried; the reference answers first, to see how many steps it takes."""
    reference = copied(modules_of([name for name, _ in subject.entries]))
    allowed = []
    for question in subject.questions:
        reference.steps.allow(OWN)
        question.credit(reference.lookup)
        allowed.append(TIMES * reference.steps.taken + MORE)
    return Trial(subject, reference, tuple(allowed))


def surviving(trial: Trial, mutants: Sequence[Mutant]) -> list[Mutant]:
    """Those of the mutants that lose no marks."""
    killed = done_apart(trial.is_killed, mutants, lost=True)
    return [mutant for mutant, dead in zip(mutants, killed, strict=True) if not dead]


def told_apart(
    trial: Trial, mutants: Sequence[Mutant], pool: tuple[Asked, ...]
) -> Iterator[tuple[Mutant, tuple[Asked, str] | None]]:
    """Each of the mutants with what tells it from the reference, if anything does."""
    lost = (pool[0], "nothing") if pool else None
    return zip(mutants, done_apart(replace(trial, pool=pool).told_by, mutants, lost=lost), strict=True)


def alike(one: Any, other: Any) -> bool:
    """Whether two answers are the same before anything is made of them; where that cannot be said, they are not."""
    try:
        return type(one) is type(other) and bool(one == other)
    except Exception:
        return False


def shown(value: Value) -> str:
    """A value as code, cut where it is long."""
    return cut(literal(encode(value)))


def cut(text: str) -> str:
    """A text of at most so many characters."""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]} ..."
