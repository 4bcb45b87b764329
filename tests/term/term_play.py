"""The term, played through the real commands; what came of each stage is kept for the tests to look at."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from fractions import Fraction
from pathlib import Path

from tests.term import term_files as files
from tests.term.term_class import CLASS, DAY, DUE, HOUR, Person
from tests.term.term_stage import Term
from tests.term.term_sums import CHOICE, EXERCISES, POINTS, SPREAD, TEXT, Decided

ONE = ("--workers", "1", "--isolation", "process")
GRADE = ("grade", "week2.yaml", "submissions", "--out", "graded", *ONE)
REGRADE = ("regrade", "week2.yaml", "submissions", "--out", "graded", *ONE)
WHO = ("--author", "J. Doe", "--reason", "as we said")
SECRET = "5eed0b1f72c94a6de8350f9b1c47d2a65eed93c80e7f14b2a6d05938fb71c6e4"
ENOUGH = 10  # results before the kill
LIMIT = 120  # seconds that a test waits at most
SLOW = ("s15", "s21")  # their code takes its time when it is imported, so that the kill comes before the end
FIRST_MARKED = 20  # texts of the marking sheet that are marked at first
BY_NAME = {each.name: each.id for each in CLASS}
UNTIL = {"s09": DUE + 2 * DAY, "s20": DUE + HOUR, BY_NAME["Ben Toolate"]: DUE + 8 * DAY}
FAR = datetime.fromisoformat("2199-01-01T00:00:00+01:00")
SET = {
    ("s10", CHOICE): Fraction("1.5"),
    ("s08", TEXT): Fraction(3),
    ("s15", SPREAD): Fraction("0.25"),
    (BY_NAME["Cleo Worse"], SPREAD): Fraction("2.75"),
}
WHOLE = {"s13": Fraction("9.5"), BY_NAME["Ivy Never"]: Fraction(6), BY_NAME["Joy Never"]: Fraction(0)}
WITHDRAWN = "s14"
MENDED = Decided(mended=True)
DECIDED = replace(MENDED, until=UNTIL, exercises=SET, whole=WHOLE)
STAGES = {
    "graded": Decided(),
    "dry run": Decided(),
    "mended": MENDED,
    "decided": DECIDED,
}


def played(folder: Path) -> Term:
    """The whole term."""
    term = Term(folder)
    term.grader("init", "ml2026")
    term.course = folder / "ml2026"
    (folder / "ml2026.key").write_text(SECRET, "ascii")  # so that the same numbers are drawn in every run
    hand_out(term)
    for number in (1, 2, 3):
        hand_in(term, number)
    grade_killed(term)
    mend(term)
    decide(term)
    mark(term)
    give_back(term)
    return term


def hand_out(term: Term) -> None:
    """An assignment with an exercise of the course's own, which has a mistake in it, personalised and released."""
    own = term.course / "bank" / "information" / "spread.yaml"
    own.parent.mkdir()
    own.write_text(files.EXERCISE, "utf-8")
    chosen = [word for name in EXERCISES for word in ("--exercise", name)]
    term.grader("new", "week2", "--title", files.TITLE, "--due", DUE.isoformat(), *chosen)
    assignment = term.course / "week2.yaml"
    text = assignment.read_text("utf-8").replace("exercises:", "personalise: per_student\nexercises:", 1)
    text = re.sub(r"  hidden: .*", "  hidden: {while_open: hint, after_close: all}", text)
    for name, points in POINTS.items():  # the term's own, whatever the bank pays
        text = re.sub(rf"(id: {re.escape(name)}, points: )[\d.]+", rf"\g<1>{points}", text)
    assignment.write_text(text.replace("policy:\n", files.POLICY, 1), "utf-8")
    (term.course / "roster.csv").write_text(files.csv_text(files.roster()), "utf-8")
    term.grader("lint", "week2.yaml")
    term.grader("release", "week2.yaml", "--out", "released", "--roster", "roster.csv")


def hand_in(term: Term, download: int) -> None:
    """A download of each system in turn: what everybody has handed in last by then."""
    newest = {each: each.works[:download][-1] for each in CLASS if each.works}
    handed = {
        person: (
            person.works.index(work) + 1,
            slowly(files.submission(person, work, term.course / "released" / person.id), person),
        )
        for person, work in newest.items()
    }
    late = {person.id for person, work in newest.items() if work.at is None or work.at > DUE}
    by_system = {
        system: {person: each for person, each in handed.items() if person.system == system}
        for system in ("canvas", "moodle")
    }
    files.canvas_zip(term.course / f"canvas{download}.zip", by_system["canvas"], late)
    files.moodle_zip(term.course / f"moodle{download}.zip", by_system["moodle"])
    (term.course / "times.csv").write_text(files.csv_text(files.canvas_times(newest)), "utf-8")
    (term.course / "worksheet.csv").write_text(files.csv_text(files.worksheet(newest)), "utf-8")
    into = ("--roster", "roster.csv", "--out", "submissions")
    term.grader("collect", f"canvas{download}.zip", *into, "--times", "times.csv")
    told = ("--times", "worksheet.csv", "--zone", "Europe/Berlin")
    term.grader("collect", f"moodle{download}.zip", *into, *told)


def slowly(handed: Mapping[str, str], person: Person) -> dict[str, str]:
    """The files, of some students with code that takes its time."""
    if person.id not in SLOW:
        return dict(handed)
    return {**handed, "week2.py": f"import time\ntime.sleep(1)\n{handed['week2.py']}"}


def grade_killed(term: Term) -> None:
    """Graded in a process that is killed in the middle, and again until the end."""
    process = subprocess.Popen(
        [sys.executable, "-m", "grader.cli", *GRADE],
        cwd=term.course,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    end = time.monotonic() + LIMIT
    while len(results(term)) < ENOUGH and time.monotonic() < end:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    term.killed, killed = results(term), recorded(term)
    term.grader(*GRADE, stage="resumed")
    term.resumed, resumed = results(term), recorded(term)
    term.book = {each.id: [killed.get(each.id, []), resumed.get(each.id, [])] for each in CLASS}
    term.snapshot("graded")


def results(term: Term) -> dict[str, int]:
    """The result documents that are there, and when they were written."""
    return {file.stem: file.stat().st_mtime_ns for file in (term.course / "graded" / "results").glob("s*.json")}


def recorded(term: Term) -> dict[str, list[int]]:
    """The numbers of the attempts that the gradebook holds of each student, read without our help."""
    with closing(sqlite3.connect(term.course / "graded" / "gradebook.sqlite")) as book:
        rows = book.execute("SELECT student, number FROM attempts ORDER BY student, number").fetchall()
    return {student: [number for name, number in rows if name == student] for student, _ in rows}


def mend(term: Term) -> None:
    """The exercise mended: first only asked what would come of it, then done."""
    (term.course / "bank" / "information" / "spread.yaml").write_text(files.MENDED, "utf-8")
    term.grader(*REGRADE, "--dry-run", "--csv", "dry.csv", stage="dry run")
    term.snapshot("dry run")
    term.grader(*REGRADE, "--csv", "changes.csv", stage="regrade")
    term.snapshot("mended")


def decide(term: Term) -> None:
    """Extensions and overrides, one of each mistyped first and one taken back."""
    term.grader("extend", "graded", "s09", "--until", FAR.isoformat(), *WHO)
    for student, until in UNTIL.items():
        term.grader("extend", "graded", student, "--until", until.isoformat(), *WHO)
    term.grader("override", "graded", "s10", CHOICE, "--score", "2", *WHO)
    for (student, exercise), score in SET.items():
        term.grader("override", "graded", student, exercise, "--score", str(float(score)), *WHO)
    for student, score in WHOLE.items():
        term.grader("override", "graded", student, "--score", str(float(score)), *WHO, "--new")
    term.grader("override", "graded", WITHDRAWN, "--score", "1", *WHO)
    term.grader("override", "graded", WITHDRAWN, "--withdraw", *WHO)
    term.snapshot("decided")


def mark(term: Term) -> None:
    """Written answers out to a sheet without names, and back in two goes; a sheet with a slip in it changes nothing."""
    term.grader("mark", "graded", "--out", "sheet.csv")
    rows = files.rows_in(term.course / "sheet.csv")
    given = {work.text: work.mark for person in CLASS for work in person.works if work.text}
    write_sheet(term, "slip.csv", [{**rows[0], "mark": "4.01"}, *(filled(row, given) for row in rows[1:])])
    term.grader("mark", "graded", "--in", "slip.csv", "--author", "J. Doe", stage="a slip", code=2)
    first = set(sorted({plain(row) for row in rows})[:FIRST_MARKED])  # not by pseudonyms, which differ in every run
    term.marked = frozenset((each.id, work.text) for each in CLASS for work in each.works if work.text in first)
    write_sheet(term, "first.csv", [filled(row, given) if plain(row) in first else row for row in rows])
    term.grader("mark", "graded", "--in", "first.csv", "--author", "J. Doe", stage="marks in")
    term.snapshot("partly marked")
    term.grader("mark", "graded", "--out", "rest.csv")
    write_sheet(term, "second.csv", [filled(row, given) for row in files.rows_in(term.course / "rest.csv")])
    term.grader("mark", "graded", "--in", "second.csv", "--author", "J. Doe", stage="marks in again")
    term.snapshot("marked")


def plain(row: Mapping[str, str]) -> str:
    """The answer in a row, without the mark that keeps it from being a formula."""
    answer = row["answer"].strip()
    return answer[1:] if answer[:1] == "'" else answer


def filled(row: dict[str, str], given: Mapping[str, Fraction]) -> dict[str, str]:
    """The row with the mark that a person gives, who knows the text and not the student; with a comma, as some do."""
    mark = float(given[plain(row)])
    return {**row, "mark": str(mark).replace(".", ","), "comment": f"=I gave {mark}"}


def write_sheet(term: Term, name: str, rows: list[dict[str, str]]) -> None:
    """A sheet as a spreadsheet saves it."""
    text = files.csv_text([list(rows[0]), *(list(row.values()) for row in rows)])
    (term.course / name).write_text(text, "utf-8")


def give_back(term: Term) -> None:
    """Marks and feedback out, to both systems."""
    gradebook = term.course / "gradebook.csv"
    gradebook.write_text(files.csv_text(files.gradebook()), "utf-8")
    for system, template in (("canvas", "gradebook.csv"), ("moodle", "worksheet.csv")):
        term.grader("export", "graded", "--to", system, "--roster", "roster.csv", stage=f"export {system}")
        filled_in = ("--template", template, "--out", f"{system}-filled.csv")
        term.grader("export", "graded", "--to", system, "--roster", "roster.csv", *filled_in, stage=f"fill {system}")
    term.grader("return", "graded", "--to", "canvas", "--roster", "roster.csv", stage="return too early", code=2)
    term.grader(*GRADE, stage="graded again")
    for system in ("canvas", "moodle"):
        term.grader("return", "graded", "--to", system, "--roster", "roster.csv", stage=f"return {system}")
    keep_pages(term, "closed")
    late = BY_NAME["Hal Never"]
    term.grader("extend", "graded", late, "--until", FAR.isoformat(), "--new", *WHO, stage="extend far")
    term.grader(*GRADE, stage="graded while open")
    keep_pages(term, "open again")


def keep_pages(term: Term, stage: str) -> None:
    """Keeps everybody's feedback as it is now."""
    pages = (term.course / "graded" / "feedback").glob("*.html")
    term.pages[stage] = {page.stem: page.read_text("utf-8") for page in pages}
