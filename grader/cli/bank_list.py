"""`grader list` and `grader concepts`: the exercises and concepts of the course's banks, and of ours."""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import get_args

from grader.cli.errors import CannotRun
from grader.cli.printed_tables import print_rows
from grader.cli.search_words import plain_words, stands_in
from grader.paths import bank_files
from grader.spec.bank_places import course_banks, exercise_files
from grader.spec.concepts import OWN_CONCEPTS_FILE, Concept, concepts, own_concepts
from grader.spec.exercise import EXERCISES, Difficulty, Exercise, ExerciseLevel
from grader.spec.faults import SpecFaults
from grader.spec.load import outlined_exercise


@dataclass(frozen=True, slots=True)
class ListOptions:
    """The options of `grader list`: which exercises to list; None means any."""

    topic: str | None = None
    book: str | None = None
    chapter: str | None = None
    kind: str | None = None
    difficulty: str | None = None
    search: str | None = None
    level: str | None = None
    minutes: int | None = None
    concept: str | None = None
    personal: bool = False
    own: bool = False


def print_list(wanted: ListOptions, *, as_json: bool) -> None:
    """Prints the exercises of the course's banks and of ours that fit the options, as a table or as JSON."""
    listed = listed_exercises(own=wanted.own)
    known = concepts_here()
    refuse_unknown("topic", wanted.topic, {each.id.partition(".")[0] for each in (*known.values(), *listed)})
    refuse_unknown("book", wanted.book, {book for concept in known.values() for book in concept.sections})
    refuse_unknown("kind", wanted.kind, set(EXERCISES))
    refuse_unknown("difficulty", wanted.difficulty, set(get_args(Difficulty)))
    refuse_unknown("level", wanted.level, set(get_args(ExerciseLevel)))
    refuse_unknown("concept", wanted.concept, set(known))
    found = [exercise for exercise in listed if is_listed(exercise, wanted, known)]
    if as_json:
        rows = [listed_exercise(exercise, known) for exercise in found]
        sys.stdout.write(json.dumps(rows, ensure_ascii=False, indent=1) + "\n")
        return
    if not found:
        sys.stdout.write("No exercise in the bank is like that.\n")
        return
    print_exercise_rows(found, wanted.book.lower() if wanted.book else None, known)


def listed_exercises(*, own: bool = False) -> list[Exercise]:
    """The exercises of the course's banks, then ours; of one id, the first, as an assignment would find it."""
    folders = [bank.folder for bank in course_banks(Path.cwd())]
    files = [file for folder in folders for file in exercise_files(folder)]
    found: dict[str, Exercise] = {}
    for exercise in sound_exercises([*files, *(() if own else bank_files())]):
        found.setdefault(exercise.id, exercise)
    return list(found.values())


def concepts_here() -> dict[str, Concept]:
    """All concepts by their ids: ours, and those of the banks of the current course."""
    files = [bank.folder / OWN_CONCEPTS_FILE for bank in course_banks(Path.cwd())]
    own = [concept for file in files if file.is_file() for concept in own_concepts(file)]
    return {concept.id: concept for concept in (*own, *concepts())}


def print_exercise_rows(found: Sequence[Exercise], book: str | None, known: Mapping[str, Concept]) -> None:
    """Prints a line for each exercise: its points and effort, or the sections of a book that treat it."""
    rows: list[tuple[str, ...]]
    if book is None:
        rows = [(each.id, each.kind, f"{each.points:g}", effort_words(each), each.title) for each in found]
        print_rows(("exercise", "kind", "points", "effort", "title"), rows, right=("points",))
    else:
        rows = [(each.id, each.kind, ", ".join(sections_by_book(each, known)[book]), each.title) for each in found]
        print_rows(("exercise", "kind", book, "title"), rows)


def sound_exercises(files: Iterable[Path]) -> Iterator[Exercise]:
    """The exercises of files that can be read. One at fault does not hide the others: it is left out, and told."""
    for file in files:
        try:
            yield outlined_exercise(file).spec
        except SpecFaults:
            sys.stderr.write(f"Left out, as it is at fault: see `grader lint {file}`.\n")


def refuse_unknown(option: str, given: str | None, known: set[str]) -> None:
    """Raises `CannotRun` for a word that the option does not know: an empty list would be no answer."""
    if given is not None and given.lower() not in known:
        near = get_close_matches(given.lower(), sorted(known), n=1)
        remedy = f"Did you mean {near[0]}?" if near else f"There is {', '.join(sorted(known))}."
        raise CannotRun(f"--{option} {given}: there is no such {option}. {remedy}")


def listed_exercise(exercise: Exercise, known: Mapping[str, Concept]) -> dict[str, object]:
    """One exercise in `grader list --json`."""
    return {
        "id": exercise.id,
        "kind": exercise.kind,
        "title": exercise.title,
        "concepts": exercise.concepts,
        "level": exercise.level,
        "difficulty": exercise.difficulty,
        "minutes": exercise.minutes,
        "points": exercise.points,
        "personal": is_drawn_by_student(exercise),
        "books": sections_by_book(exercise, known),
    }


def is_listed(exercise: Exercise, wanted: ListOptions, known: Mapping[str, Concept]) -> bool:
    """Whether an exercise fits all options of `grader list`."""
    sections = sections_by_book(exercise, known)
    return (
        (wanted.topic is None or exercise.id.partition(".")[0] == wanted.topic.lower())
        and (wanted.kind is None or exercise.kind == wanted.kind.lower())
        and (wanted.difficulty is None or exercise.difficulty == wanted.difficulty.lower())
        and (wanted.level is None or exercise.level == wanted.level.lower())
        and (wanted.minutes is None or exercise.minutes <= wanted.minutes)
        and (wanted.concept is None or wanted.concept.lower() in exercise.concepts)
        and (not wanted.personal or is_drawn_by_student(exercise))
        and (wanted.book is None or wanted.book.lower() in sections)
        and (wanted.chapter is None or in_chapter(sections, wanted.book, wanted.chapter))
        and (wanted.search is None or is_about(exercise, wanted.search, known))
    )


def is_about(exercise: Exercise, words: str, known: Mapping[str, Concept]) -> bool:
    """Whether every word stands in what an exercise says, or in the titles of its concepts, or in its hints."""
    hints = [f"{mistake.is_} {mistake.hint}" for mistake in getattr(exercise, "misconceptions", ())]
    titles = [f"{name} {known[name].title}" for name in exercise.concepts if name in known]
    texts = [exercise.id, exercise.title, exercise.prompt, *exercise.sentences, *titles, *exercise.sources, *hints]
    text = plain_words("\n".join(texts))
    return all(stands_in(word, text) for word in words.split())


def is_drawn_by_student(exercise: Exercise) -> bool:
    """Whether students get numbers of their own in it where an assignment asks for that; see `personalise`."""
    asked = getattr(exercise, "personalise", None)
    by_hand = exercise.kind == "choice" or bool(getattr(exercise, "given", None))
    return by_hand if asked is None else bool(asked)


def sections_by_book(exercise: Exercise, known: Mapping[str, Concept]) -> dict[str, list[str]]:
    """The sections of each book that treat the exercise's concepts."""
    found: dict[str, list[str]] = {}
    for concept in known.values():
        if concept.id in exercise.concepts:
            for book, sections in concept.sections.items():
                found.setdefault(book, []).extend(each for each in sections if each not in found.get(book, ()))
    return found


def in_chapter(sections: dict[str, list[str]], book: str | None, chapter: str) -> bool:
    """Whether any section lies in the chapter, of the one book or of any; `4.3` is a chapter for itself."""
    books = [book.lower()] if book else list(sections)
    found = [section for name in books for section in sections.get(name, ())]
    # With the dot, as chapter 1 is not chapter 10.
    return any(section == chapter or section.startswith(f"{chapter}.") for section in found)


def effort_words(exercise: Exercise) -> str:
    """How long an exercise takes and how hard it is, as in "10 min, easy"."""
    return f"{exercise.minutes} min{f', {exercise.difficulty}' if exercise.difficulty else ''}"


def print_concepts(topic: str | None, search: str | None, *, as_json: bool) -> None:
    """Prints the concepts that exercises may name, with how many exercises name each, as a table or as JSON."""
    known = concepts_here()
    refuse_unknown("topic", topic, {name.partition(".")[0] for name in known})
    found = [
        concept
        for concept in known.values()
        if (topic is None or concept.id.partition(".")[0] == topic.lower())
        and all(stands_in(word, plain_words(f"{concept.id} {concept.title}")) for word in (search or "").split())
    ]
    naming = Counter(name for exercise in listed_exercises() for name in exercise.concepts)
    if as_json:
        rows = [
            {"id": each.id, "title": each.title, "books": each.sections, "exercises": naming[each.id]} for each in found
        ]
        sys.stdout.write(json.dumps(rows, ensure_ascii=False, indent=1) + "\n")
    elif found:
        lines = [(each.id, str(naming[each.id]), ", ".join(each.sections), each.title) for each in found]
        print_rows(("concept", "exercises", "books", "title"), lines, right=("exercises",))
    else:
        sys.stdout.write("No concept is like that.\n")
