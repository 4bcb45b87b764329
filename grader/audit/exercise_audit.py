"""The audit of one exercise, step by step: lines reached, mutants, marks lost, and the fate of the survivors."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from grader.audit.audit_document import Audit, TriedMutant
from grader.audit.by_hand import values_subject
from grader.audit.choices import choice_subject
from grader.audit.coded_questions import coded_subject
from grader.audit.digests import audit_digest
from grader.audit.mutant_trial import cut_remedy, distinguishing_inputs, short_literal, surviving, trial_of
from grader.audit.mutants import Mutant, function_at, home_of, mutants_of, stubs_of
from grader.audit.pool import ENOUGH_INPUTS, PoolInput, pool_of
from grader.audit.reach import Stub, evaluated
from grader.audit.subject import Subject, joined_subjects
from grader.build.built_exercise import build_exercise
from grader.build.draw import Seeds
from grader.build.secret import PUBLIC_SECRET
from grader.built.code_sources import module_source
from grader.built.reference_answers import parameters
from grader.built.resolve import resolve
from grader.codec.literals import literal
from grader.spec.load import Loaded, load_exercise
from reference.process import Process

MAX_MUTANTS = 400  # mutants of one exercise; of more, a sample that is always the same: docs/audit.md says so
AUDIT_ASSIGNMENT_ID = "audit"  # part of the seed: other draws than those of any course
AUDITED_DRAWS = 5  # of a hand calculation or choice, which is drawn anew for every course or student


def audited(file: Path) -> Audit:
    """The audit of the exercise in a file; raises `SpecFaults`."""
    loaded = load_exercise(file)
    subject = subject_of(loaded)
    found = tested_mutants(subject, loaded.spec.id) if subject else MutationResults(0, 0, 0, (), (), ())
    return Audit(
        id=loaded.spec.id,
        kind=loaded.spec.kind,
        digest=audit_digest(loaded),
        possible=found.possible,
        mutants=found.mutants,
        killed=found.mutants - len(found.left),
        inputs=found.inputs,
        idle=found.idle,
        left=found.left,
        examined=found.examined,
    )


@dataclass(frozen=True, slots=True)
class MutationResults:
    """The outcome for all mutants of a subject: counts, survivors, idle functions, examined functions."""

    possible: int
    mutants: int
    inputs: int
    idle: tuple[str, ...]
    left: tuple[TriedMutant, ...]
    examined: tuple[str, ...]


def tested_mutants(subject: Subject, seed: str) -> MutationResults:
    """The mutants of a subject, tried on the exercise's questions; those that lose no marks also on the pool."""
    trial = trial_of(subject)
    sources = {module: module_source(module).encode() for module in sorted(trial.reference.modules)}
    reached = evaluated(sources, (), trial.run)
    stubs = [stub for module, source in sources.items() for stub in stubs_of(module, source, reached[module])]
    needless = surviving(trial, stubs)
    pool = pool_of(subject, trial.reference) if needless else ()
    idle = [
        stub
        for stub, told in distinguishing_inputs(trial, needless, pool)
        if told is None and len(pool) >= ENOUGH_INPUTS
    ]
    if idle:  # what only they need is no part of the answer either
        reached = evaluated(sources, [Stub(stub.module, stub.line) for stub in idle], trial.run)
    possible = [
        mutant
        for module, source in sources.items()
        for mutant in mutants_of(module, source, reached[module], free_defaults(subject, module))
    ]
    mutants = sampled_mutants(possible, seed)
    left = surviving(trial, mutants)
    pool = pool or (pool_of(subject, trial.reference) if left else ())
    tries = tuple(tried_mutant(mutant, told, len(pool)) for mutant, told in distinguishing_inputs(trial, left, pool))
    names = tuple(f"{stub.module}:{function_at(sources[stub.module], stub.line)}" for stub in idle)
    killed = [mutant for mutant in mutants if mutant not in set(left)]
    return MutationResults(
        len(possible), len(mutants), len(pool) if left else 0, names, tries, homes_of(killed, sources)
    )


def homes_of(mutants: Iterable[Mutant], sources: Mapping[str, bytes]) -> tuple[str, ...]:
    """The functions and classes that the mutants change, by their full names."""
    found = {(each.module, home_of(sources[each.module], each.line)) for each in mutants}
    return tuple(sorted(f"{module}:{home}" for module, home in found if home))


def subject_of(loaded: Loaded[Any]) -> Subject | None:
    """The subject of an exercise's audit; None without a reference. Hand calculations and choices are drawn often."""
    drawn = loaded.spec.kind in ("values", "choice")
    students = [None, *map(str, range(1, AUDITED_DRAWS))] if drawn else [None]  # one draw may spare a mutant
    built = [
        build_exercise(loaded, assignment_id=AUDIT_ASSIGNMENT_ID, secret=PUBLIC_SECRET, student=student)
        for student in students
    ]
    if loaded.spec.kind == "values":
        return joined_subjects([values_subject(loaded, each) for each in built])
    if loaded.spec.kind == "choice":
        seeds = [Seeds(PUBLIC_SECRET, AUDIT_ASSIGNMENT_ID, loaded.spec.id, student) for student in students]
        return joined_subjects([choice_subject(loaded, *each) for each in zip(built, seeds, strict=True)])
    # A person marks a text, and the solution of tests runs in the sandbox only: there is no reference to change.
    return None if loaded.spec.kind in ("text", "tests") else coded_subject(loaded, built[0])


def free_defaults(subject: Subject, module: str) -> list[tuple[str, str]]:
    """The parameters, by function, that the exercise leaves at their defaults in the references it calls."""
    return [
        (attribute, parameter)
        for name, given in subject.entries
        for home, _, attribute in [name.partition(":")]
        if home == module and not isinstance(resolve(name), Process)
        for parameter in parameters(resolve(name)) or ()
        if parameter not in given
    ]


def sampled_mutants(mutants: list[Mutant], seed: str) -> list[Mutant]:
    """The mutants to try: all of them, or a sample in their order."""
    if len(mutants) <= MAX_MUTANTS:
        return mutants
    return [mutants[place] for place in sorted(Random(seed).sample(range(len(mutants)), MAX_MUTANTS))]


def tried_mutant(mutant: Mutant, told: tuple[PoolInput, str] | None, inputs: int) -> TriedMutant:
    """A mutant that lost no marks; equivalent if enough inputs were asked and none told it apart."""
    diff = mutant.diff_from(module_source(mutant.module).encode())
    if told is not None:
        asked, given = told
        args = ", ".join(f"{name}={literal(form)}" for name, form in asked.given.items())
        remedy = (
            f"No case has an input like {cut_remedy(args)}: right is {short_literal(asked.right)}, this gives {given}."
        )
        return TriedMutant(mutant.module, mutant.line, mutant.kind, diff, "survived", remedy)
    if inputs < ENOUGH_INPUTS:
        remedy = f"Only {inputs} inputs could be drawn, too few to call it equivalent. Draw from wider ranges."
        return TriedMutant(mutant.module, mutant.line, mutant.kind, diff, "survived", remedy)
    return TriedMutant(mutant.module, mutant.line, mutant.kind, diff, "equivalent")
