"""Verifiers: `flaws(answer, **args)` lists the flaws of an answer where many answers are right: trees, fold plans.

An answer comes as plain lists, dicts, numbers, text, truth values and None, nothing else: a tuple, array or Series as
a list, a record as a dict, a set as a sorted list; a dict keeps keys that are not text. The arguments are those of the
case, with the keywords of `with:` that the verifier takes. A right answer has no flaws. A verifier says that an answer
has not the form asked for by raising `NotReadable`; anything else that it raises is a fault of its own.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Flaw:
    """One thing wrong with an answer: in which part, how much of the mark it costs, a stable reason, a sentence."""

    part: str
    weight: float  # of 1; an answer earns what its flaws leave
    reason: str  # in small letters, such as "split"; what the student may know of it does not depend on the answer
    message: str = ""


class NotReadable(ValueError):
    """Raised for an answer that has not the form asked for; the text is the sentence the student reads."""
