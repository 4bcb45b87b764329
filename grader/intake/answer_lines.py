"""Answers on the lines of answers.yaml, where the file is not YAML; the checker reads by them too. Standard library.

A student who writes `P(yes): 0.3` after a colon should not lose every other answer for it.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from grader.texts.safe_names import shown_name

MAX_ANSWERS_CHARACTERS = 100_000  # of one file
HEADER_KEYS = frozenset({"variant", "student", "assignment"})  # keys of the file's head, and no exercise's
BLANK_ANSWERS = frozenset({"", "...", "…"})  # as handed out, or emptied
BLOCK_TEXT_SIGNS = frozenset({"|", ">", "|-", ">-", "|+", ">+"})  # what begins a text of several lines in YAML
# Characters for which PyYAML refuses the whole file, and others that it takes for a line end or a mark.
UNPRINTABLE_CHARACTERS = re.compile("[^\t\n\x20-\x7e\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
BLOCK_START = re.compile(r"^(?=[^\s#])", re.MULTILINE)  # where a line begins at the margin, as an exercise does
# Possessive: lines may be as long as the file. A key ends with the blanks before its colon, which `unquoted` takes off.
ANSWER_LINE = re.compile(r"\s*+(?P<key>(?:\"[^\"]*+\"|'[^']*+')\s*+|[^\s:#\"'-][^:#]*+):(?:\s++(?P<text>.*))?$")
TIGHT_LINE = re.compile(r"\s*+(?P<key>[^\W\d][\w.]*+)\s*+[:=]\s*+(?P<text>\S.*)$")  # `hit:0.3`, which is no YAML
# To the last quote of the line, as an answer may hold quotes that are not doubled.
QUOTED_TEXT = re.compile(r"(?P<quote>[\"'])(?P<text>.*)(?P=quote)\s*+(?:#.*|$)")


@dataclass(frozen=True, slots=True)
class AnswerEntry:
    """One answer as it was written: for which exercise and part ("" is the exercise as a whole), on which line."""

    exercise: str
    part: str
    text: str
    line: int
    special: bool = False


@dataclass(frozen=True, slots=True)
class AnswersFile:
    """The contents of one answers.yaml: its answers, the variant it was made for, and notes."""

    written: tuple[AnswerEntry, ...] = ()
    variant: str = ""
    notes: tuple[str, ...] = ()


def is_header_line(item: AnswerEntry) -> bool:
    """Whether this is a line of the file's head, and no answer."""
    return item.exercise in HEADER_KEYS and not item.part


def merged_answers(written: Iterable[tuple[str, AnswerEntry]]) -> tuple[dict[str, dict[str, str]], list[str]]:
    """All answers as exercise to part to text, and notes; of two answers the last counts, unless it is blank."""
    answers: dict[str, dict[str, str]] = {}
    notes: list[str] = []
    for file, item in written:
        parts = answers.setdefault(item.exercise, {})
        before = parts.get(item.part, "")
        if before and item.text and before != item.text:
            name = shown_name(f"{item.exercise}: {item.part}" if item.part else item.exercise)
            notes.append(f"`{name}` is answered more than once; the last answer counts, line {item.line} of {file}.")
        parts[item.part] = item.text or before
    return answers, notes


def margin_blocks(text: str) -> Iterator[tuple[int, str]]:
    """The pieces that begin at the left margin, each with the number of its first line."""
    number = 1
    for block in BLOCK_START.split(text):
        yield number, block
        number += block.count("\n")


def answers_on_lines(block: str, number: int) -> list[AnswerEntry]:
    """The answers on lines such as `key: text`: the one at the margin names the exercise, the others its parts.

    Where an answer begins at the margin, the lines below it that have no key go on with it: a text of several lines.
    """
    found: list[AnswerEntry] = []
    below: dict[int, list[str]] = {}  # what goes on with an answer, by its place: joined at the end, and once
    exercise, whole = "", False
    for place, line in enumerate(block.split("\n"), number):
        if (match := ANSWER_LINE.match(line) or (None if whole else TIGHT_LINE.match(line))) is None:
            if whole and line[:1].isspace() and (more := stripped_answer(line)):
                below.setdefault(len(found) - 1, []).append(more)
            continue
        key, text = unquoted(match["key"]), stripped_answer(unquoted(match["text"] or ""))
        if not line[:1].isspace():
            exercise, whole = key, bool(text)
            found += [AnswerEntry(key, "", "" if text in BLOCK_TEXT_SIGNS else text, place)] if text else []
        elif exercise:
            found.append(AnswerEntry(exercise, key, text, place))
    for last, lines in below.items():
        found[last] = replace(found[last], text="\n".join(filter(None, (found[last].text, *lines))))
    return found


def unquoted(text: str) -> str:
    """The text without its quotes, or without the comment after it."""
    text = text.strip()
    if quoted := QUOTED_TEXT.match(text):
        return quoted["text"]
    return re.sub(r"(?:^|\s)#.*", "", text)  # in YAML a comment has a blank before it: `C#` is an answer


def stripped_answer(text: str) -> str:
    """The text without space around it, or "" for what means "not answered"."""
    return "" if text.strip() in BLANK_ANSWERS else text.strip()
