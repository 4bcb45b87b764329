"""The comparison of a cohort: all leads from results, work and the built assignment."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from grader.built.document import BuiltAssignment
from grader.intake.submission import Submission
from grader.score.result import Result
from grader.similar.code import ALIKE_SHARE, code_leads, coded_exercises, likenesses, reference_leads
from grader.similar.leads import LEADS_NOTE, Lead
from grader.similar.likeness import FINGERPRINT_CHARACTERS, CodePrint, code_print
from grader.similar.pieces import piece_of, reference_piece
from grader.similar.same_answers import answer_leads
from grader.similar.swapped_answers import variant_leads
from grader.similar.together import GroupMates, authors_of, told_of_others

LEAD_KINDS = ("variant", "answers", "code", "reference")  # kinds of leads, as the page shows them
NO_GROUPS: GroupMates = {}


@dataclass(frozen=True, slots=True)
class Comparison:
    """The comparison of a cohort: how much was compared, and the leads, the rarest of each kind first."""

    assignment: str
    students: int
    pieces: int
    leads: tuple[Lead, ...]


def compared_class(
    built: BuiltAssignment,
    results: Sequence[Result],
    work: Mapping[str, Submission],
    share: float = ALIKE_SHARE,
    groups: GroupMates = NO_GROUPS,
) -> Comparison:
    """The comparison of a cohort; students without work at hand are compared by their results, a group once."""
    authors = authors_of(results, groups)
    students = [result.student for result in results]
    # Of a group only the first author is compared; the others are named with the leads again.
    results = [result for result in results if result.student in authors]
    work = {name: own for name, own in work.items() if name in authors}
    exercises = coded_exercises(built.exercises)
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
    told = sorted(told_of_others(leads, authors, groups), key=lead_order)
    return Comparison(built.id, len(students), sum(map(len, prints.values())), tuple(told))


def prints_of(texts: Mapping[str, str]) -> dict[str, CodePrint]:
    """The fingerprints of those pieces of code that are long enough to have one."""
    # Asked before and after: filtering makes a text shorter, and to make a fingerprint takes its time.
    found = {name: code_print(text) for name, text in texts.items() if len(text) >= FINGERPRINT_CHARACTERS}
    return {name: each for name, each in found.items() if each.size >= FINGERPRINT_CHARACTERS}


def lead_order(lead: Lead) -> tuple[int, float, float, tuple[str, ...], tuple[str, ...]]:
    """The sort key of a lead: by kind, then the rarest and most alike first."""
    return LEAD_KINDS.index(lead.kind), -(lead.bits or 0), -(lead.share or 0), lead.students, lead.exercises


def comparison_document(found: Comparison) -> dict[str, Any]:
    """The comparison as a JSON document, without the code."""
    return {
        "schema": 1,
        "assignment": found.assignment,
        "note": LEADS_NOTE,
        "students": found.students,
        "leads": [{key: value for key, value in asdict(lead).items() if key != "beside"} for lead in found.leads],
    }


def comparison_json(found: Comparison) -> str:
    """The text of the comparison's JSON document."""
    return json.dumps(comparison_document(found), ensure_ascii=False, indent=1) + "\n"
