"""The words that an instructor reads for a status, for a kind of finding and for a reason."""

from grader.checks.wording import FLAW_SENTENCES, HIDDEN_SENTENCES

OUTCOME_WORDS = {  # of an exercise; in the order they are drawn
    "right": "right",
    "partial": "partly right",
    "wrong": "not right",
    "error": "stopped by an exception",
    "timeout": "did not finish",
    "missing": "nothing found",
    "manual": "waiting for a person",
    "ungraded": "not graded",
}
FINDING_WORDS = {
    "misconception": "known mistake",
    "near_miss": "nearly right",
    "divergence": "where it differs",
    "inputs": "on some inputs only",
    "repair": "mended by a small change",
    "error": "what stops it",
    "limit": "a limit",
}
NO_SLIP = "The value is wrong, and no slip that has a name was seen."
# Of a hidden case a student reads "not the right answer" for each of these: they tell something of the expected value.
TELLING_WORDS = {
    "percent": "The answer is right as a percentage, and a fraction was asked for.",
    "rounded": "The answer is right, but rounded too early.",
    "factor": "The answer is off by a constant factor.",
    "sign": "The answer has the wrong sign.",
    "order": "The items are right, but in another order.",
    "case": "The answer is right but for capitals.",
    "predictions": "Some predictions are wrong.",
    "missing_items": "Items are missing from the answer.",
    "extra_items": "The answer has items that do not belong there.",
    "wrong_items": "The answer has other items than it should.",
    "times": "An item does not occur as often as it should.",
    "tied": "A tie is broken in another way than the text says.",
    "reversed": "The answer is in the reverse order.",
    "merged": "Groups that should be apart are one.",
    "split": "A group that should be one is in parts.",
    "grouping": "The items are grouped in another way.",
    "opposite": "The vector points the opposite way.",
    "missing_rows": "Rows are missing from the table.",
    "extra_rows": "The table has rows that do not belong there.",
    "wrong_rows": "The table has other rows than it should.",
    "cells": "The rows are right, and some of their cells are not.",
    "missing_clauses": "Clauses are missing from the answer.",
    "extra_clauses": "The answer has clauses that do not belong there.",
    "too_general": "A clause is too general.",
    "too_specific": "A clause is too specific.",
    "variables": "The variables of a clause are not shared as they should be.",
}


def reason_words(reason: str) -> str:
    """A reason as a sentence; a reason that an author made up stands for itself.

    >>> reason_words("rounded"), reason_words("nan"), reason_words("off_by_one")
    ('The answer is right, but rounded too early.', 'The answer has a NaN in it.', 'off by one')
    """
    sentence = (
        NO_SLIP
        if reason == "value"
        else TELLING_WORDS.get(reason) or HIDDEN_SENTENCES.get(reason) or FLAW_SENTENCES.get(reason)
    )
    # The first sentence says what is the matter; what comes after it is advice to a student.
    return f"{sentence.partition('. ')[0].rstrip('.')}." if sentence else reason.replace("_", " ")
