"""The short code beside each exercise of a feedback page, by which `grader why` finds what decided.

A code finds, and proves nothing: a receipt does (`grader.intake.receipt`). So it can be short enough to say, though a
student could search for work that has another's code: `why` then names both, and asks for student and exercise.
"""

import hashlib
import json

from grader.intake.receipt import CONSONANTS
from grader.score.result import Result

# 20**8: in a class of 500 with 20 exercises two codes meet once in 500 classes, and then both are shown.
CODE_LETTERS = 8


def feedback_code(result: Result, exercise: str) -> str:
    """The code of eight letters for one exercise of one submission, as `KXQP-LMRT`; "" where nothing was handed in.

    Made of what the student knows and nothing else: a code that changed with a hidden value, or with the outcome of
    a hidden case, would tell of it. Other work of the same student has other codes.
    """
    if not result.submission:
        return ""
    known = [result.assignment, result.student, exercise, result.submission]
    # As JSON, so that no two lists of texts are written alike.
    number = int.from_bytes(hashlib.sha256(json.dumps(known).encode("ascii")).digest(), "big")
    letters = "".join(CONSONANTS[number // len(CONSONANTS) ** place % len(CONSONANTS)] for place in range(CODE_LETTERS))
    return f"{letters[:4]}-{letters[4:]}"


def typed_code(text: str) -> str:
    """The code that somebody typed, small or without its hyphen; empty for a text that cannot be one.

    >>> typed_code(" kxqplmrt"), typed_code("KXQP-LMRT"), typed_code("s0001"), typed_code("KXQ-PLM")
    ('KXQP-LMRT', 'KXQP-LMRT', '', '')
    """
    letters = text.strip().upper().replace("-", "")
    return f"{letters[:4]}-{letters[4:]}" if len(letters) == CODE_LETTERS and set(letters) <= set(CONSONANTS) else ""
