"""Names that the bulk uploads of Moodle and Canvas take, so that every file reaches its student.

Moodle (`mod/assign/feedback/file/importziplib.php`) reads a person's name, the number of the participant, the plugin
and the name of the file, with underscores between them; a student need not have handed in anything. Canvas
(`infer_comment_context_from_filename`) takes only names of its own download of submissions: the student's number and
that of a file which the student has handed in.
"""

import re
from collections.abc import Iterable, Sequence

from grader.collect.claim_matching import claim_match, moodle_number, roster_index
from grader.collect.claimed_work import Claim
from grader.collect.download import TopEntry
from grader.platforms.canvas import readings_of
from grader.texts.roster import Student

NO_NAME_CHARACTERS = re.compile(r"[^\w .-]|_")  # an underscore ends the name, for Moodle


def moodle_upload_names(students: Iterable[Student], file: str) -> dict[str, str]:
    """The name of a file in Moodle's zip of feedback files, by student; without those whose number is not known."""
    return {
        student.id: f"{person_name(student)}_{number}_assignsubmission_file_{file}"
        for student in students
        if (number := moodle_number(student.moodle_id))
    }


def person_name(student: Student) -> str:
    """A student's name as it may stand in a file's name; Moodle itself goes by the number."""
    return " ".join(NO_NAME_CHARACTERS.sub(" ", student.name or student.id).split()) or "student"


def canvas_upload_names(students: Sequence[Student], tops: Iterable[TopEntry], file: str) -> dict[str, str]:
    """The name of a file in Canvas's upload of submissions, by student; without those who have handed in nothing."""
    index = roster_index(tuple(students))
    names: dict[str, str] = {}
    for top in sorted(tops, key=lambda each: each.name):
        for reading in readings_of(top.name):
            claim = Claim(reading.name, account=reading.user, ids=(reading.user,), name=reading.name)
            found = claim_match(claim, index, "canvas").students
            if len(found) == 1 and reading.number:
                names.setdefault(found[0], f"{reading.name}_{reading.user}_{reading.number}_{file}")
    return names
