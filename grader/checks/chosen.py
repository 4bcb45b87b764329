"""Choices: which options a student's answer names, and what that earns.

No message here depends on which options are right.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise
from typing import Literal

from grader.checks.containers import written_out
from grader.checks.numerals import read_number
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Array, Scalar, Series, Value

OPTION_LETTERS = "abcdefghijklmnopqrstuvwxyz"
MAX_OPTIONS = 12  # options of one question
MAX_CHOICE_CHARACTERS = 2000  # characters of an answer: `_in_a_row` tries every option at every word of it
MAX_BRACKET_LAYERS = 4  # of brackets around an answer; each is read anew without them
# Texts by which an answer says that no option is chosen.
NO_CHOICE_TEXTS = frozenset({"", "none", "nothing", "none of them", "-", "–", "?", "n/a", "[]", "{}", "()", "set()"})
# What may stand beside each letter where somebody decides every option: `{a: yes, b: no}`.
YES_WORDS, NO_WORDS = (
    frozenset({"yes", "true", "x", "1", "right", "t", "y"}),
    frozenset({"no", "false", "0", "wrong", "f", "n", ""}),
)
# What separates options in an answer, the strongest first: an option's text may hold the weaker ones.
OPTION_SEPARATORS = tuple(
    re.compile(pattern, re.IGNORECASE) for pattern in (r"[\n;]+", r"[,/|]+", r"&|\+|\band\b|\bund\b|\bet\b", r"\s+")
)
# What people write before a letter: `Option b`, `the answers: a, c`.
OPTION_WORD = re.compile(r"(?:the\s+)?(?:options?|answers?|letters?|choices?)\b[\s:=]*", re.IGNORECASE)
# One letter, in the brackets, quotes or Markdown stars that people put around it.
SINGLE_LETTER = re.compile(r"[(\[{\"'`“”‘’*]*(?P<letter>[a-z])[)\]}\"'`“”‘’.:*]*", re.IGNORECASE)
# A letter with a text behind it, `b) 0.5`, which must then be the text of that option.
LETTERED_TEXT = re.compile(r"[(\[]?(?P<letter>[a-z])[)\].:]\s*(?P<text>\S.*)", re.IGNORECASE | re.DOTALL)
WORD_SEPARATORS = re.compile(r"[\s,;/|&+]+")  # what may stand between two words of an answer
JOINING_WORDS = frozenset({"and", "und", "et"})  # the words of SEPARATORS
CHOICE_BRACKETS = {"[": "]", "{": "}", "(": ")"}


@dataclass(frozen=True, slots=True)
class ChoiceOptions:
    """The options as students read them, in order; `lettered` if a letter stands before each."""

    texts: tuple[str, ...]
    lettered: bool = True

    def label(self, place: int) -> str:
        """An option as an answer names it, with its text."""
        return f"{OPTION_LETTERS[place]}) {self.texts[place]}" if self.lettered else self.texts[place]

    def named(self, places: Sequence[int] | frozenset[int]) -> str:
        """Several options in a row, in their order."""
        return "; ".join(self.label(place) for place in sorted(places))


def folded_answer(text: str) -> str:
    """A text without the quotes, spaces and capitals that do not count."""
    return " ".join(text.strip().strip("\"'`“”‘’").split()).casefold()


def picked_options(text: str, options: ChoiceOptions) -> frozenset[int] | None:
    """The places of the options that an answer names; None where it cannot be read.

    >>> four = ChoiceOptions(("0.250", "0.500", "0.750", "1.000"))
    >>> [sorted(picked_options(text, four)) for text in ("a, d", "(B)", "a) and c)", "0.75", "d d", "none", "AD")]
    [[0, 3], [1], [0, 2], [2], [3], [], [0, 3]]
    >>> picked_options("e", four), picked_options("0.6", four)
    (None, None)
    >>> sorted(picked_options("(?, low), (high, ?)", ChoiceOptions(("(?, low)", "(?, ?)", "(high, ?)"))))
    [0, 2]
    """
    text = text.strip()
    if len(text) > MAX_CHOICE_CHARACTERS:
        return None
    found = _found(text, options)
    for _ in range(MAX_BRACKET_LAYERS):  # options may have brackets of their own
        if found is None and len(text) > 1 and text[-1] == CHOICE_BRACKETS.get(text[0]):
            text = text[1:-1].strip()
            found = _found(text, options)
    return found


def _found(text: str, options: ChoiceOptions) -> frozenset[int] | None:
    """The places of the options that a text names as it stands, or none at all where it says so."""
    if option_named(text, options) is None and folded_answer(text) in NO_CHOICE_TEXTS:
        return frozenset()
    found = _read(text, options, OPTION_SEPARATORS)
    return found if found is not None else _in_a_row(text, options)


def _read(text: str, options: ChoiceOptions, separators: Sequence[re.Pattern[str]]) -> frozenset[int] | None:
    place = option_named(text, options)
    if place is not None:
        return frozenset({place})
    if not separators:
        return _glued(text, options)
    pieces = [piece for piece in separators[0].split(text.strip()) if piece.strip()]
    found = [_read(piece, options, separators[1:]) for piece in pieces]
    if not found or None in found:
        return None
    return frozenset(place for places in found for place in places or ())


def option_named(text: str, options: ChoiceOptions) -> int | None:
    """The place of the one option that a piece of an answer names: by letter, by text, by both, or by number."""
    # By its text an option is sought as written before it is without a first word: it may itself begin with `Answer`.
    piece = OPTION_WORD.sub("", text.strip(), count=1).strip()
    if options.lettered:
        if (alone := SINGLE_LETTER.fullmatch(piece)) and (place := _place(alone["letter"], options)) is not None:
            return place
        if (both := LETTERED_TEXT.fullmatch(piece)) and (place := _place(both["letter"], options)) is not None:
            return place if _by_text(both["text"], options) == place else None
    found = _by_text(text, options)
    return found if found is not None else _by_text(piece, options)


def _place(letter: str, options: ChoiceOptions) -> int | None:
    place = OPTION_LETTERS.find(letter.lower())  # -1 for ſ and ı, which [a-z] also matches when case is ignored
    return place if 0 <= place < len(options.texts) else None


def _by_text(text: str, options: ChoiceOptions) -> int | None:
    """The option with this text, or, where it is a number, the only one that it rounds to."""
    for place, option in enumerate(options.texts):
        if folded_answer(option) == folded_answer(text):
            return place
    number = read_number(text, ("decimal", "fraction", "percent_sign"))
    if number is None:
        return None
    near = [place for place, option in enumerate(options.texts) if _rounds_to(number.value, option)]
    return near[0] if len(near) == 1 else None


def _rounds_to(number: Fraction, option: str) -> bool:
    shown = read_number(option)
    if shown is None or shown.decimals is None:
        return False
    # Half a unit of the last decimal that the option shows; a whole number has to be just that.
    return abs(number - shown.value) <= Fraction(1, 2 * 10**shown.decimals) if shown.decimals else number == shown.value


def _glued(text: str, options: ChoiceOptions) -> frozenset[int] | None:
    """Letters written without anything between, in their order: `ad`; a word that is none of ours is not read so."""
    places = [OPTION_LETTERS.find(letter) for letter in text.strip().lower()]
    in_order = all(one < other for one, other in pairwise(places))
    if options.lettered and len(places) > 1 and in_order and places[0] >= 0 and places[-1] < len(options.texts):
        return frozenset(places)
    return None


def _in_a_row(text: str, options: ChoiceOptions) -> frozenset[int] | None:
    """Options written out one after the other, with commas or `and` between them, which their texts may hold as well.

    Every word must belong to an option, or join two of them; what could be read in two ways is not read.

    >>> rules = ChoiceOptions(("if tea, then milk", "if tea and milk, then jam", "if jam, then tea"))
    >>> sorted(_in_a_row("if tea, then milk, and if jam, then tea", rules))
    [0, 2]
    >>> _in_a_row("if tea, then milk, but never jam", rules)
    """
    words = _words(text)
    written = [(place, _words(option)) for place, option in enumerate(options.texts)]
    ends: list[set[frozenset[int]]] = [set() for _ in range(len(words) + 1)]  # what the words up to here may name
    ends[0].add(frozenset())
    for start, word in enumerate(words):
        if word in JOINING_WORDS and ends[start] != {frozenset()}:
            ends[start + 1] |= ends[start]
        for place, option in written if ends[start] else ():
            alone = SINGLE_LETTER.fullmatch(word) if options.lettered else None
            first = start + (alone is not None and _place(alone["letter"], options) == place)
            if len(option) > 1 and words[first : first + len(option)] == option:
                ends[first + len(option)] |= {before | {place} for before in ends[start]}
    found = ends[-1] - {frozenset()}
    return found.pop() if len(found) == 1 else None


def _words(text: str) -> list[str]:
    """The words of a text, without what stands between them."""
    return [word for word in WORD_SEPARATORS.split(folded_answer(text)) if word]


def answer_text(value: Value) -> str:
    """The text of a notebook's variable: a text or number as it is, the items of a list or set one a line."""
    if isinstance(value, Scalar):
        value = value.value
    if isinstance(value, Array | Series):
        value = list(value.items)
    if isinstance(value, list | tuple | set | frozenset):
        return "\n".join(sorted(answer_text(item) for item in value))
    if isinstance(value, dict):
        return written_text({answer_text(key): answer_text(item) for key, item in value.items()})
    if isinstance(value, str | int | float | Fraction | Decimal):  # of a truth value, True or False
        return written_out(value, str)[: MAX_CHOICE_CHARACTERS + 1]
    return ""


def written_text(parts: Mapping[str, str]) -> str:
    """The whole of what stands under an exercise in answers.yaml; `{a: yes, b: no}` is `a`, other keys do not count."""
    if parts.get("") or not parts:
        return parts.get("", "")
    marked = {key.strip(): folded_answer(text) for key, text in parts.items() if key}
    if (
        marked
        and all(SINGLE_LETTER.fullmatch(key) for key in marked)
        and all(text in YES_WORDS | NO_WORDS for text in marked.values())
    ):
        return "\n".join(key for key, text in marked.items() if text in YES_WORDS)
    return "\n".join(text for text in parts.values() if text)


def judge_choice(
    text: str,
    options: ChoiceOptions,
    right: frozenset[int],
    *,
    choose: Literal["one", "all"],
    score: Literal["right_minus_wrong", "all_or_nothing"],
) -> Verdict:
    """The verdict on a choice: of several to choose, the share of right ones less that of wrong ones, not below 0.

    So choosing everything or nothing earns nothing.
    """
    chosen = picked_options(text, options)
    if chosen is None:
        return wrong("unreadable", f"This cannot be read as {_accepted(options, choose)}.")
    if not chosen:
        return wrong("missing", "Nothing is chosen here.")
    if choose == "one" and len(chosen) > 1:
        return wrong("several", "Several options are chosen, and one is asked for. Write that one alone.")
    if chosen == right:
        return RIGHT
    credit = Fraction(0)
    if choose == "all" and score == "right_minus_wrong":
        others = len(options.texts) - len(right)
        credit = max(credit, Fraction(len(chosen & right), len(right)) - Fraction(len(chosen - right), max(others, 1)))
    reason, message = _chosen_said(choose, credit)
    return Verdict(credit, reason, message)


def _chosen_said(choose: str, credit: Fraction) -> tuple[str, str]:
    if credit:
        return "partly", "Some of these choices are right; one too many is chosen, or one too few."
    if choose == "all":
        return "value", "These are not the right ones. Decide each option by itself."
    return "value", "This is not the right one."


def _accepted(options: ChoiceOptions, choose: str) -> str:
    """How an answer to the question may be written, as the end of a sentence."""
    if not options.lettered:
        return "one of the options: write its text" if choose == "one" else "options: write their texts, one a line"
    last = OPTION_LETTERS[len(options.texts) - 1]
    if choose == "one":
        return f"one of the options: write its letter, a to {last}, or its text"
    return f"options: write their letters, a to {last}, such as `[a, {last}]`, or their texts, one a line"
