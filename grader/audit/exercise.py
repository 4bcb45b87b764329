"""The audit of one exercise, read downwards: lines reached, mutants, marks lost, and what becomes of the rest."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any

from grader.audit.by_hand import values_subject
from grader.audit.children import done_apart
from grader.audit.choices import choice_subject
from grader.audit.coded import coded_subject
from grader.audit.copies import Lookup, changed_lookup, modules_of
from grader.audit.digests import digest_of
from grader.audit.document import Audit, Tried
from grader.audit.limits import OutOfTime, processor_seconds
from grader.audit.mutants import Mutant, function_at, mutants_of, stubs_of
from grader.audit.pool import ENOUGH, Asked, pool_of
from grader.audit.reach import Stub, evaluated
from grader.audit.subject import Subject, joined
from grader.build.answers import NoAnswer, parameters
from grader.build.draw import Seeds
from grader.build.exercise import build_exercise
from grader.build.freeze import source_of
from grader.build.resolve import resolve
from grader.build.secret import PUBLIC_SECRET
from grader.codec.encode import encode
from grader.codec.literals import literal
from grader.codec.values import Value
from grader.spec.load import Loaded, load_exercise
from reference.process import Process

MOST = 400  # mutants of one exercise; of more, a sample that is always the same
UNSEEN = Fraction(1, 200)  # points lost that rounding to 0.01 gives back
SECONDS = 0.3  # of processor time for one question: many times what any reference needs
ASSIGNMENT = "audit"
DRAWS = 5  # of a hand calculation or choice, which is drawn anew for every course or student
SHOWN = 300  # characters of an input in a remedy


def audited(file: Path) -> Audit:
    """The audit of the exercise in a file; raises `SpecFaults`."""
    loaded = load_exercise(file)
    subject = subject_of(loaded)
    found = tested(subject, loaded.spec.id) if subject else Found(0, 0, 0, (), ())
    return Audit(
        id=loaded.spec.id,
        kind=loaded.spec.kind,
        digest=digest_of(loaded),
        possible=found.possible,
        mutants=found.mutants,
        killed=found.mutants - len(found.left),
        inputs=found.inputs,
        idle=found.idle,
        left=found.left,
    )


@dataclass(frozen=True, slots=True)
class Found:
    """What became of the mutants of a subject."""

    possible: int
    mutants: int
    inputs: int
    idle: tuple[str, ...]
    left: tuple[Tried, ...]


def tested(subject: Subject, seed: str) -> Found:
    """The mutants of a subject tried: on the exercise's questions, and those that lose no marks on the pool."""
    trial = Trial(subject, modules_of([name for name, _ in subject.entries]))
    sources = {module: source_of(module).encode() for module in sorted(trial.modules)}
    reached = evaluated(sources, (), trial.run)
    stubs = [stub for module, source in sources.items() for stub in stubs_of(module, source, reached[module])]
    needless = surviving(trial, stubs)
    pool = pool_of(subject) if needless else ()
    idle = [stub for stub, told in told_apart(trial, needless, pool) if told is None and len(pool) >= ENOUGH]
    if idle:  # what only they need is no part of the answer either
        reached = evaluated(sources, [Stub(stub.module, stub.line) for stub in idle], trial.run)
    possible = [
        mutant
        for module, source in sources.items()
        for mutant in mutants_of(module, source, reached[module], free_defaults(subject, module))
    ]
    mutants = sampled(possible, seed)
    left = surviving(trial, mutants)
    pool = pool or (pool_of(subject) if left else ())
    tries = tuple(tried(mutant, told, len(pool)) for mutant, told in told_apart(trial, left, pool))
    names = tuple(f"{stub.module}:{function_at(sources[stub.module], stub.line)}" for stub in idle)
    return Found(len(possible), len(mutants), len(pool) if left else 0, names, tries)


def subject_of(loaded: Loaded[Any]) -> Subject | None:
    """What is asked in the exercise; None where a person marks it. What is drawn once is drawn several times."""
    drawn = loaded.spec.kind in ("values", "choice")
    students = [None, *map(str, range(1, DRAWS))] if drawn else [None]
    built = [
        build_exercise(loaded, assignment_id=ASSIGNMENT, secret=PUBLIC_SECRET, student=student) for student in students
    ]
    if loaded.spec.kind == "values":
        return joined([values_subject(loaded, each) for each in built])
    if loaded.spec.kind == "choice":
        seeds = [Seeds(PUBLIC_SECRET, ASSIGNMENT, loaded.spec.id, student) for student in students]
        return joined([choice_subject(loaded, *each) for each in zip(built, seeds, strict=True)])
    return None if loaded.spec.kind == "text" else coded_subject(loaded, built[0])


def free_defaults(subject: Subject, module: str) -> list[tuple[str, str]]:
    """The parameters, by function, of those references in a module that the exercise calls and gives nothing for."""
    return [
        (attribute, parameter)
        for name, given in subject.entries
        for home, _, attribute in [name.partition(":")]
        if home == module and not isinstance(resolve(name), Process)
        for parameter in parameters(resolve(name)) or ()
        if parameter not in given
    ]


def sampled(mutants: list[Mutant], seed: str) -> list[Mutant]:
    """So many mutants as are tried: all, or a sample in their order."""
    if len(mutants) <= MOST:
        return mutants
    return [mutants[place] for place in sorted(Random(seed).sample(range(len(mutants)), MOST))]


@dataclass(frozen=True, slots=True)
class Trial:
    """How mutants are tried on a subject, in a process that may die of it."""

    subject: Subject
    modules: frozenset[str]
    pool: tuple[Asked, ...] = ()

    def is_killed(self, mutant: Mutant) -> bool:
        """Whether a mutant loses marks that rounding does not give back; one that never ends does."""
        try:
            with processor_seconds(SECONDS):
                lookup = self.lookup(mutant)
        except (Exception, OutOfTime):  # it cannot even be imported
            return True
        lost = Fraction(0)
        for question in self.subject.questions:
            try:
                with processor_seconds(SECONDS):
                    credit = question.credit(lookup)
            except (OutOfTime, MemoryError):
                credit = Fraction(0)
            lost += question.points * (1 - credit)
            if lost > UNSEEN:
                return True
        return False

    def told_by(self, mutant: Mutant) -> tuple[Asked, str] | None:
        """The first input of the pool that tells a mutant from the reference, and what it gives there; None without."""
        lookup = self.lookup(mutant)
        for asked in self.pool:
            try:
                with processor_seconds(SECONDS):
                    given = self.subject.ask(lookup, asked.given)
            except (NoAnswer, MemoryError, OutOfTime) as error:
                given, said = None, f"nothing: it {error}" if isinstance(error, NoAnswer) else "nothing"
            else:
                if given == asked.right:
                    continue
                said = shown(given)
            if self.subject.apart(asked.given, asked.right, given):
                return asked, said
        return None

    def lookup(self, mutant: Mutant) -> Lookup:
        """Names as the mutant has them."""
        source = mutant.source_from(source_of(mutant.module).encode())
        return changed_lookup({mutant.module: compile(source, mutant.module, "exec")}, self.modules)

    def run(self, codes: dict[str, CodeType], names: dict[str, Any]) -> None:
        """Puts every question to modules that have this code."""
        lookup = changed_lookup(codes, self.modules, names)
        for question in self.subject.questions:
            question.credit(lookup)


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


def tried(mutant: Mutant, told: tuple[Asked, str] | None, inputs: int) -> Tried:
    """A mutant that loses no marks: equivalent if inputs enough were asked and none told it apart."""
    diff = mutant.diff_from(source_of(mutant.module).encode())
    if told is not None:
        asked, given = told
        args = ", ".join(f"{name}={literal(form)}" for name, form in asked.given.items())
        remedy = f"No case has an input like {cut(args)}: right is {shown(asked.right)}, this gives {given}."
        return Tried(mutant.module, mutant.line, mutant.kind, diff, "survived", remedy)
    if inputs < ENOUGH:
        remedy = f"Only {inputs} inputs could be drawn, too few to call it equivalent. Draw from wider ranges."
        return Tried(mutant.module, mutant.line, mutant.kind, diff, "survived", remedy)
    return Tried(mutant.module, mutant.line, mutant.kind, diff, "equivalent")


def shown(value: Value) -> str:
    """A value as code, cut where it is long."""
    return cut(literal(encode(value)))


def cut(text: str) -> str:
    """A text of at most so many characters."""
    return text if len(text) <= SHOWN else f"{text[:SHOWN]} ..."
