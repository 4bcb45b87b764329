"""`grader coverage`: every concept of the books, with its own function, the exercises that examine it, and figures.

Naming a concept covers nothing: an exercise counts where its audit has killed mutants of the concept's own function.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path

import yaml
from rich.console import Console
from rich.table import Table

from grader.audit.examined import read_examined
from grader.built.resolve import Unresolved, resolve
from grader.cli.bank_list import sound_exercises
from grader.paths import bank_files, examined_file, figures_dir
from grader.spec.concepts import Concept, concepts
from grader.spec.exercise import ChoiceExercise, CodedExercise, Exercise, ValuesExercise
from grader.spec.full_names import full_name
from grader.spec.topics import topics
from reference.process import Process

TIERS = ("core", "standard", "detail")


@dataclass(frozen=True, slots=True)
class ConceptCoverage:
    """A concept with its function, its exercises and the number of its reproduced examples.

    `exercises` name the concept and examine its own function: their audits kill mutants of it. `named_by` are the
    exercises that only name it. `examples` counts the worked examples whose figures are reproduced.
    """

    concept: Concept
    function: str | None
    exercises: tuple[str, ...]
    named_by: tuple[str, ...]
    examples: int

    @property
    def module(self) -> str:
        """The first word of the concept's id: `trees` of `trees.gain_ratio`."""
        return self.concept.id.partition(".")[0]

    @property
    def lacks(self) -> tuple[str, ...]:
        """The things that a concept lacks: a function of its own, an exercise that examines it."""
        there = {"reference": self.function, "exercise": self.exercises}
        return tuple(name for name, found in there.items() if not found)


@dataclass(frozen=True, slots=True)
class CoverageEvidence:
    """The evidence that concepts are covered.

    `functions` are the concepts' own ones, `examined` those that each exercise examines, `examples` how many worked
    examples of each catalogue entry are reproduced.
    """

    functions: Mapping[str, str]
    examined: Mapping[str, Collection[str]]
    examples: Mapping[str, int]


def print_coverage(*, as_json: bool) -> None:
    """Prints what is covered: one JSON document, or a table by module with what is missing below it."""
    covered = coverage_of(concepts(), list(sound_exercises(bank_files())), bank_evidence())
    if as_json:
        sys.stdout.write(
            json.dumps({"concepts": [coverage_row(each) for each in covered]}, ensure_ascii=False, indent=1) + "\n"
        )
        return
    console = Console(highlight=False)
    console.print(coverage_table(covered))
    if missing := missing_core(covered):
        console.print("\nCore concepts without a function of their own, or an exercise that examines it:")
        console.print(missing_table(missing))


def bank_evidence() -> CoverageEvidence:
    """The evidence for our own bank: the indexes of all topics, the audits and the books' figures."""
    return CoverageEvidence(
        concept_functions(), read_examined(examined_file().read_text("utf-8")), reproduced_examples(figures_dir())
    )


def concept_functions() -> dict[str, str]:
    """The full name of every concept's own function, as the topics of `reference/` list them."""
    indexes = {topic: import_module(f"reference.{topic}").CONCEPTS for topic in sorted(topics())}
    return {
        concept: full_name(name, "code", topic) for topic, index in indexes.items() for concept, name in index.items()
    }


def coverage_of(
    known: Iterable[Concept], exercises: Sequence[Exercise], shown: CoverageEvidence
) -> tuple[ConceptCoverage, ...]:
    """Every concept with its function, the exercises that examine it, and the number of examples."""
    naming: dict[str, list[str]] = defaultdict(list)
    for exercise in exercises:
        for name in exercise.concepts:
            naming[name].append(exercise.id)
    return tuple(concept_coverage(concept, naming[concept.id], shown) for concept in known)


def concept_coverage(concept: Concept, naming: Sequence[str], shown: CoverageEvidence) -> ConceptCoverage:
    """A concept with those of the exercises naming it that examine its own function, and the others."""
    function = shown.functions.get(concept.id)
    code = set(concept_code(function)) if function else set()
    examining = tuple(id_ for id_ in naming if code & set(shown.examined.get(id_, ())))
    others = tuple(id_ for id_ in naming if id_ not in examining)
    return ConceptCoverage(
        concept, function, examining, others, sum(shown.examples.get(each, 0) for each in concept.entries)
    )


def concept_code(name: str) -> tuple[str, ...]:
    """The functions that a name of an index stands for: itself; of a process, those that begin it and go on."""
    found = resolve(name)
    if not isinstance(found, Process):
        return (name,)
    # What a partial function binds is a convention; its code is that of the function inside.
    made = [each.func if isinstance(each, partial) else each for each in (found.start, found.successors)]
    return tuple(f"{each.__module__}:{each.__name__}" for each in made)


def answering_references(exercise: Exercise) -> tuple[str, ...]:
    """The functions of ours that give an exercise's answers, those that can be found; a text has none."""
    named = [exercise.reference] if isinstance(exercise, CodedExercise | ChoiceExercise) else []
    named += [part.reference for part in exercise.parts] if isinstance(exercise, ValuesExercise) else []
    return tuple(name for name in dict.fromkeys(named) if resolves(name))


def resolves(name: str) -> bool:
    """Whether a reference's name stands for something."""
    try:
        resolve(name)
    except Unresolved:
        return False
    return True


def reproduced_examples(folder: Path) -> dict[str, int]:
    """The number of worked examples of each catalogue entry whose figures the references are held to."""
    # The reader in C is faster, and not part of every PyYAML.
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    counts: dict[str, int] = defaultdict(int)
    for file in sorted(folder.glob("*.yaml")):
        listed = yaml.load(file.read_text("utf-8"), Loader=loader)  # noqa: S506  both are safe loaders
        for key, example in listed.items():
            # An entry may have several examples, as `key#2`; one without figures is only noted.
            counts[key.partition("#")[0]] += "figures" in example
    return dict(counts)


def coverage_row(covered: ConceptCoverage) -> dict[str, object]:
    """One concept in `grader coverage --json`."""
    return {
        "concept": covered.concept.id,
        "title": covered.concept.title,
        "tier": covered.concept.tier,
        "function": covered.function,
        "exercises": list(covered.exercises),
        "named_by": list(covered.named_by),
        "examples": covered.examples,
    }


def concepts_by_module(covered: Iterable[ConceptCoverage]) -> dict[str, list[ConceptCoverage]]:
    """The concepts grouped by module, in their order."""
    modules: dict[str, list[ConceptCoverage]] = defaultdict(list)
    for each in covered:
        modules[each.module].append(each)
    return dict(modules)


def coverage_table(covered: Sequence[ConceptCoverage]) -> Table:
    """A table with a line for each module: how many of its concepts are covered, by tier; the last line is for all."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("module")
    for name in (*TIERS, "exercises", "examples"):
        table.add_column(name, justify="right")
    for module, own in concepts_by_module(covered).items():
        table.add_row(module, *coverage_cells(own))
    table.add_row("all", *coverage_cells(covered), style="bold")
    return table


def coverage_cells(covered: Sequence[ConceptCoverage]) -> list[str]:
    """The figures of one line: covered of all, by tier; exercises; worked examples reproduced."""
    tiers = [[each for each in covered if each.concept.tier == tier] for tier in TIERS]
    counts = [f"{sum(not each.lacks for each in tier)}/{len(tier)}" if tier else "–" for tier in tiers]
    exercises = {name for each in covered for name in each.exercises}
    return [*counts, str(len(exercises)), str(sum(each.examples for each in covered))]


def missing_core(covered: Iterable[ConceptCoverage]) -> tuple[ConceptCoverage, ...]:
    """The core concepts that lack a reference or an exercise."""
    return tuple(each for each in covered if each.concept.tier == "core" and each.lacks)


def missing_table(missing: Sequence[ConceptCoverage]) -> Table:
    """A table with a line for each module: its concepts, each with what it lacks where that is not both."""
    table = Table(box=None, show_header=False, pad_edge=False)
    for module, own in concepts_by_module(missing).items():
        table.add_row(module, ", ".join(f"{each.concept.id.partition('.')[2]}{lack_note(each)}" for each in own))
    return table


def lack_note(covered: ConceptCoverage) -> str:
    """The one thing that a concept lacks, in brackets; "" where it lacks both."""
    return "" if len(covered.lacks) == 2 else f" (no {covered.lacks[0]})"
