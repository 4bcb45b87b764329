"""The concepts that exercises may name: their titles, how central they are, and the sections of the books."""

import re
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import yaml
from pydantic import Field, ValidationError

from grader.paths import concepts_file
from grader.spec.explain import problems_of
from grader.spec.faults import Fault, Problem, SpecFaults, located_faults
from grader.spec.model import Spec
from grader.spec.yaml_tree import tree_of_file

OWN_CONCEPTS_FILE = "concepts.yaml"  # in a bank, beside the folders of its topics
OWN_CONCEPT_EXAMPLE = "- {id: mine.averages, title: Averages}"


class Concept(Spec):
    """A concept of the books; a detail is taught `within` another concept, and sections are listed by book.

    `entries` are the books' own treatments of it, which sources of exercises and keys of figures name.
    """

    id: str
    title: str
    tier: Literal["core", "standard", "detail"]
    within: str | None = None
    sections: dict[str, tuple[str, ...]]
    entries: tuple[str, ...]


@cache
def concept_ids() -> frozenset[str]:
    """The ids of all concepts, found without parsing YAML: 1 ms instead of 70."""
    # The file has one concept a line, which begins with its id.
    return frozenset(re.findall(r"^- \{id: ([\w.]+),", concepts_file().read_text("utf-8"), re.MULTILINE))


@cache
def concepts() -> tuple[Concept, ...]:
    """All concepts, by topic, the most central of a topic first."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    listed = yaml.load(concepts_file().read_text("utf-8"), Loader=loader)  # noqa: S506  both are safe loaders
    return tuple(Concept.model_validate(each) for each in listed)


class OwnConcept(Spec):
    """A concept of a course's own, in `concepts.yaml` of its bank; sections may name lectures, or books."""

    id: Annotated[str, Field(pattern=r"^[a-z_]\w*\.[a-z_]\w*$")]
    title: str
    within: str | None = None
    sections: dict[str, tuple[str, ...]] = {}


def own_concepts_file(exercise: Path) -> Path | None:
    """The file of own concepts in the bank that an exercise lies in: beside the folder of its topic; None if none."""
    file = exercise.resolve().parent.parent / OWN_CONCEPTS_FILE
    return file if file.is_file() and file != concepts_file().resolve() else None


def own_concepts(file: Path) -> tuple[Concept, ...]:
    """The concepts of a course's own, in a file; raises `SpecFaults`."""
    tree = tree_of_file(file)
    problems = list(tree.problems)
    found = []
    if not isinstance(tree.value, list):
        problems = problems or [Problem((), "must be a list of concepts", f"Write `{OWN_CONCEPT_EXAMPLE}`.")]
    else:
        for place, raw in enumerate(tree.value):
            try:
                found.append(OwnConcept.model_validate(raw))
            except ValidationError as error:
                problems += own_concept_problems(error, place)
    if problems:
        raise SpecFaults(located_faults(problems, file, tree.lines))
    return tuple(
        Concept(id=each.id, title=each.title, tier="standard", within=each.within, sections=each.sections, entries=())
        for each in found
    )


def own_concept_problems(error: ValidationError, place: int) -> list[Problem]:
    """The problems of one concept of a course's own."""
    kinds = [each["type"] for each in error.errors()]
    if "string_pattern_mismatch" in kinds or "extra_forbidden" in kinds:
        remedy = f"Write `{OWN_CONCEPT_EXAMPLE}`; `within` and `sections` may stand there, too."
        return [Problem((place,), "is no concept with an id of two words, as in `mine.averages`, and a title", remedy)]
    return [Problem((place, *each.path), each.problem, each.remedy) for each in problems_of(error)]


def own_concept_faults(file: Path) -> tuple[Fault, ...]:
    """The faults of a file of own concepts; an id of ours, or the same one twice, is one."""
    lines = tree_of_file(file).lines
    seen: set[str] = set(concept_ids())
    problems = []
    for place, concept in enumerate(own_concepts(file)):
        if concept.id in seen:
            problem = f"there is a concept `{concept.id}` already"
            problems.append(Problem((place, "id"), problem, "Name it otherwise, or use that one."))
        seen.add(concept.id)
    return located_faults(problems, file, lines)


def concept_ids_for(exercise: Path) -> frozenset[str]:
    """The ids of all concepts that an exercise may name: ours, and those of its bank; raises `SpecFaults`."""
    file = own_concepts_file(exercise)
    return concept_ids() | {concept.id for concept in own_concepts(file)} if file else concept_ids()
