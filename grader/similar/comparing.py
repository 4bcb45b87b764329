"""The comparison of a cohort: all leads from results, work and the built assignment."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from grader.built.document import BuiltAssignment
from grader.intake.submission import Submission
from grader.score.result import Result
from grader.similar.code import SHARE, code_leads, coded, likenesses, reference_leads
from grader.similar.leads import NOTE, Lead
from grader.similar.likeness import K, Print, print_of
from grader.similar.pieces import piece_of, reference_piece
from grader.similar.same_answers import answer_leads
from grader.similar.swapped_answers import variant_leads
from grader.similar.together import Groups, authors_of, told_of_others

ORDER = ("variant", "answers", "code", "reference")  # kinds of leads, as the page shows them
NONE: Groups = {}


@dataclass(frozen=True, slots=True)
class Comparison:
    """The comparison of a cohort: how much was compared, and the leads, the rarest of each kind first."""

    assignment: str
    students: int
    pieces: int
    leads: tuple[Lead, ...]


def compared(
    built: BuiltAssignment,
    results: Sequence[Result],
    work: Mapping[str, Submission],
    share: float = SHARE,
    groups: Groups = NONE,
) -> Comparison:
    """The comparison of a cohort; students without work at hand are compared by their results, a group once."""
    authors = authors_of(results, groups)
    students = [result.student for result in results]
    # Of a group only the first author is compared; the others are named with the leads again.
    results = [result for result in results if result.student in authors]
    work = {name: own for name, own in work.items() if name in authors}
    exercises = coded(built.exercises)
    prints = {
        each.id: prints_of({name: piece_of(each, own.sources) for name, own in work.items()}) for each in exercises
    }
    references = prints_of({each.id: reference_piece(each.reference) for each in exercises})
    leads = [
        *variant_leads(built, students, results, work),
        *answer_leads(results),
        *code_leads(prints, likenesses(prints), share),
        *reference_leads(prints, references),
    ]
    told = sorted(told_of_others(leads, authors, groups), key=in_order)
    return Comparison(built.id, len(students), sum(map(len, prints.values())), tuple(told))


def prints_of(texts: Mapping[str, str]) -> dict[str, Print]:
    """The fingerprints of those pieces of code that are long enough to have one."""
    # Asked before and after: filtering makes a text shorter, and to make a fingerprint takes its time.
    found = {name: print_of(text) for name, text in texts.items() if len(text) >= K}
    return {name: each for name, each in found.items() if each.size >= K}


def in_order(lead: Lead) -> tuple[int, float, float, tuple[str, ...], tuple[str, ...]]:
    """The sort key of a lead: by kind, then the rarest and most alike first."""
    return ORDER.index(lead.kind), -(lead.bits or 0), -(lead.share or 0), lead.students, lead.exercises


def document(found: Comparison) -> dict[str, Any]:
    """The comparison as a JSON document, without the code."""
    return {
        "schema": 1,
        "assignment": found.assignment,
        "note": NOTE,
        "students": found.students,
        "leads": [{key: value for key, value in asdict(lead).items() if key != "beside"} for lead in found.leads],
    }


def json_text(found: Comparison) -> str:
    """The text of the comparison's JSON document."""
    return json.dumps(document(found), ensure_ascii=False, indent=1) + "\n"
