"""The files of the term: the course's own exercise, releases filled in, and what learning systems make of them."""

import csv
import io
import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC
from fractions import Fraction
from pathlib import Path

from tests.banked import specs
from tests.term.term_class import BERLIN, CLASS, Person, Work

TITLE = "Week 2"
EXERCISE = """schema: 1
id: information.spread
kind: function
title: Spread of a class distribution
concepts: [information.entropy]
level: core
minutes: 10
points: 3
signature: "spread(counts: list[int]) -> float"
reference: reference.information.entropy:entropy
with: {base: 2.718281828459045}
prompt: "`counts` says how many examples each class has. Return the entropy of the classes, in bits."
conventions:
  - A class without examples adds nothing, as 0 log 0 counts as 0.
cases:
  - {name: an example, public: true, weight: 1, args: {counts: [9, 5]}}
  - {name: an empty class, covers: a class without examples, edge: true, weight: 1, args: {counts: [4, 0]}}
  - name: other counts
    covers: more classes
    weight: 4
    count: 5
    draw: {counts: {$make: reference.shared.draws.numbers:counts, classes: [2, 6], each: [1, 40]}}
check: {close: {}}
"""
MENDED = EXERCISE.replace("with: {base: 2.718281828459045}\n", "").replace(
    "edge: true, weight: 1", "edge: true, weight: 3"
)
POLICY = """policy:
  attempts: {limit: 2, keep: best}
  late: {per_hour: 0.002, per_day: 0.1, grace_minutes: 15, free_days: 1, most: 0.5}
  feedback: {wait_for_manual: true}
"""
PROBABILITY = re.compile(r"\b0\.\d+")
OPTION = re.compile(r"^- \*\*([a-z])\*\* (\d\.\d+)$", re.MULTILINE)
WORKSHEET = "%A, %d %B %Y, %I:%M %p"
Rows = Iterable[Sequence[object]]


def submission(person: Person, work: Work, release: Path) -> dict[str, str]:
    """The files that this student hands in: the release's own, filled in."""
    files = {"week2.py": work.program} if work.program else {}
    if work.values or work.choice or work.text:
        handout = (release / "handout.md").read_text("utf-8")
        answers = (release / "answers.yaml").read_text("utf-8")
        for name, answer in written(work, handout).items():
            answers, times = re.subn(
                rf"^( *{re.escape(name)}:)(?= *(#|$))", rf"\1 {answer}", answers, flags=re.MULTILINE
            )
            assert times == 1, (person, name, answers)
        assert answers.rstrip().endswith("trees.why_gain_ratio: |")
        files["answers.yaml"] = answers.rstrip() + "\n" + "".join(f"  {line}\n" for line in work.text.splitlines())
    return files


def written(work: Work, handout: str) -> dict[str, str]:
    """What stands behind each name in answers.yaml."""
    answers = {name: f"{value.numerator}/{value.denominator}" for name, value in by_hand(work.values, handout).items()}
    return {**answers, **({"bayes.which_posterior": letter(work.choice, handout)} if work.choice else {})}


def by_hand(way: str, handout: str) -> dict[str, Fraction]:
    """The hand calculation with the student's own numbers, done in one of several ways."""
    prior, sensitivity, specificity = probabilities("bayes.posterior_by_hand", handout)
    hit, silent, alarm = prior * sensitivity, (1 - prior) * specificity, (1 - prior) * (1 - specificity)
    wrong = silent if way == "slip" else alarm
    parts = {"hit": hit, "false_alarm": wrong, "alarm": hit + wrong, "posterior": hit / (hit + wrong)}
    if way == "last wrong":
        parts["posterior"] = hit
    asked = {"": 0, "first two": 2}.get(way, 4)
    return dict(list(parts.items())[:asked])


def probabilities(id_: str, handout: str) -> list[Fraction]:
    """The prior, the sensitivity and the specificity of an exercise, in whatever words the handout says them."""
    _, title, after = handout.partition(specs()[id_].spec.title)
    assert title
    return [Fraction(number) for number in PROBABILITY.findall(after)[:3]]


def letter(way: str, handout: str) -> str:
    """The letter of the right option, or of another."""
    prior, sensitivity, specificity = probabilities("bayes.which_posterior", handout)
    posterior = prior * sensitivity / (prior * sensitivity + (1 - prior) * (1 - specificity))
    options: dict[str, Fraction] = {name: abs(Fraction(value) - posterior) for name, value in OPTION.findall(handout)}
    assert len(options) == 5
    assert min(options.values()) <= Fraction(1, 2000)
    return min(options, key=lambda name: options[name] if way == "right" else -options[name])


def canvas_name(person: Person) -> str:
    """How Canvas writes a name, or a group's: last name first, letters and digits only, in small letters."""
    first, _, last = person.name.rpartition(" ")
    return re.sub(r"\W", "", person.group or f"{last}{first}").lower()


def canvas_zip(file: Path, handed: Mapping[Person, tuple[int, Mapping[str, str]]], late: set[str]) -> None:
    """Canvas's bulk download: of a group, one entry."""
    with zipfile.ZipFile(file, "w") as archive:
        seen: set[str] = set()
        for person, (number, files) in handed.items():
            if person.group and person.group in seen:
                continue
            seen.add(person.group)
            for place, (name, text) in enumerate(sorted(files.items())):
                flag = "LATE_" if person.id in late else ""
                stem, dot, end = name.partition(".")
                again = f"-{number - 1}" if number > 1 else ""
                upload = uploads(person, number) + place
                archive.writestr(f"{canvas_name(person)}_{flag}{person.account}_{upload}_{stem}{again}{dot}{end}", text)


def uploads(person: Person, number: int) -> int:
    """The number that Canvas gives to the first file of an attempt."""
    return 90_000 + 1000 * number + 10 * (person.account - 1000)


def moodle_zip(file: Path, handed: Mapping[Person, tuple[int, Mapping[str, str]]]) -> None:
    """Moodle's bulk download, in folders."""
    with zipfile.ZipFile(file, "w") as archive:
        for person, (_, files) in handed.items():
            for name, text in files.items():
                archive.writestr(f"{person.name}_{person.account}_assignsubmission_file_/{name}", text)


def csv_text(rows: Rows) -> str:
    """Rows as the csv module of Python writes them."""
    stream = io.StringIO(newline="")
    csv.writer(stream).writerows(rows)
    return stream.getvalue()


def rows_in(file: Path) -> list[dict[str, str]]:
    """A table by its columns, as the csv module of Python reads it."""
    with file.open(encoding="utf-8-sig", newline="") as stream:
        return list(csv.DictReader(stream))


def roster() -> Iterator[Sequence[object]]:
    """Everybody; the numbers of some only, so that names have to do for the others."""
    yield "id", "name", "login", "email", "sis_id", "canvas_id", "moodle_id", "group"
    for each in CLASS:
        known = [each.account if each.listed and each.system == system else "" for system in ("canvas", "moodle")]
        yield each.id, each.name, each.login, f"{each.login}@example.org", f"SIS{each.account}", *known, each.group


def canvas_times(newest: Mapping[Person, Work]) -> Iterator[Sequence[object]]:
    """When work came, in another zone than the course's."""
    yield "login", "submitted"
    for person, work in newest.items():
        if person.system == "canvas" and work.at is not None:
            yield person.login, work.at.astimezone(UTC).isoformat()


def worksheet(newest: Mapping[Person, Work]) -> Iterator[Sequence[object]]:
    """Moodle's grading worksheet in English, as a teacher downloads it."""
    yield (
        "Identifier",
        "Full name",
        "Email address",
        "Status",
        "Grade",
        "Maximum grade",
        "Grade can be changed",
        ("Last modified (submission)"),
        "Last modified (grade)",
        "Feedback comments",
    )
    for person in CLASS:
        if person.system == "moodle":
            work = newest.get(person)
            when = work.at.astimezone(BERLIN).strftime(WORKSHEET) if work and work.at else "-"
            status = "Submitted for grading" if work else "No submission"
            who = (f"Participant {person.account}", person.name, f"{person.login}@example.org")
            yield *who, status, "", "14.00", "Yes", when, "-", f"said before to {person.account}"


def gradebook() -> Iterator[Sequence[object]]:
    """Canvas's gradebook as it is exported, with another assignment and totals beside ours."""
    yield "Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Week 1 (4710)", f"{TITLE} (4711)", "Final Score"
    yield "    Points Possible", "", "", "", "", "10.00", "14.00", "(read only)"
    for each in CLASS:
        if each.system == "canvas":
            first, _, last = each.name.rpartition(" ")
            yield f"{last}, {first}", each.account, f"SIS{each.account}", each.login, "Monday", "7.00", "1.11", "50"
