"""The file answers.yaml, read as the text that was written for each part.

Nothing is interpreted here: 0.940 keeps its digits and `no` is a word, because only the part's own check knows what
its text should mean. Where the file is not YAML it is read line by line: a student who writes `P(yes): 0.3` after a
colon should not lose every other answer for it.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import yaml

from grader.intake.untyped_yaml import UnreadYaml, YamlMapping, YamlNode, YamlSequence, YamlText, yaml_documents
from grader.texts.safe_names import shown_name

MAX_ANSWERS_CHARACTERS = 100_000  # of one file
YAML_SIGNS, MAX_YAML_SIGNS = "\n,:?", 5_000  # of all files of a submission: YAML is read at some ten thousand a second
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


def is_crowded(texts: Iterable[str]) -> bool:
    """Whether there are more lists, keys and lines in some texts than answers have, so that YAML would take too long.

    >>> is_crowded(["a: 1\\n" * 100]), is_crowded(["a: [" + "1," * 6000])
    (False, True)
    """
    return (
        sum(text.count(sign) for text in texts for sign in YAML_SIGNS if len(text) <= MAX_ANSWERS_CHARACTERS)
        > MAX_YAML_SIGNS
    )


def answers_in_file(text: str, file: str, *, crowded: bool = False) -> AnswersFile:
    """The answers of a file, and notes on what could not be read as YAML; a crowded file is read line by line."""
    if len(text) > MAX_ANSWERS_CHARACTERS:
        return AnswersFile(notes=(f"{file} is too long to be read: at most {MAX_ANSWERS_CHARACTERS} characters.",))
    text = UNPRINTABLE_CHARACTERS.sub("\ufffd", text)
    if crowded or is_crowded([text]):
        found, notes = answers_on_lines(text, 1), [f"{file} has too much in it to be YAML; it was read line by line."]
    else:
        found, notes = answers_in_text(text, file)
    notes += [
        f"Line {item.line} of {file} begins its answer with a character that has a meaning of its own in YAML; "
        "the answer was read as it stands. Put it in quotes."
        for item in found
        if item.special
    ]
    header = {item.exercise: item.text for item in found if is_header_line(item)}
    return AnswersFile(
        tuple(item for item in found if not is_header_line(item)), header.get("variant", ""), tuple(notes)
    )


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


def answers_in_text(text: str, file: str) -> tuple[list[AnswerEntry], list[str]]:
    """The answers of a text, read as YAML at once, or else piece by piece."""
    try:
        return [item for document in yaml_documents(text) for item in written_in(document)], []
    except (yaml.YAMLError, UnreadYaml):
        pieces = [block_answers(block, number, file) for number, block in margin_blocks(text)]
        return [item for items, _ in pieces for item in items], [note for _, notes in pieces for note in notes]


def margin_blocks(text: str) -> Iterator[tuple[int, str]]:
    """The pieces that begin at the left margin, each with the number of its first line."""
    number = 1
    for block in BLOCK_START.split(text):
        yield number, block
        number += block.count("\n")


def block_answers(block: str, number: int, file: str) -> tuple[list[AnswerEntry], list[str]]:
    """The answers of one exercise's piece of the file, read as YAML, or line by line if it is none."""
    try:
        items = [item for document in yaml_documents(block) for item in written_in(document)]
        return [replace(item, line=item.line + number - 1) for item in items], []
    except UnreadYaml as fault:
        return answers_on_lines(block, number), [f"From line {number} of {file} on: {fault}"]
    except yaml.YAMLError:
        return answers_on_lines(block, number), [
            f"{file} is not proper YAML from line {number} on; that piece was read line by line, as plain text. "
            "An answer with special characters in it needs quotes."
        ]


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


def written_in(document: YamlNode) -> Iterator[AnswerEntry]:
    """The answers of a document, which maps exercises to answers, or to parts and their answers."""
    if isinstance(document, YamlText) and not document.text:
        return
    if not isinstance(document, YamlMapping):
        raise UnreadYaml("Here should stand the name of an exercise, a colon, and below it each part with its answer.")
    for exercise, written in document.pairs:
        said = set_as_list(written)
        parts = said.pairs if isinstance(said, YamlMapping) else ((YamlText("", said.line), said),)
        for part, value in parts:
            special = isinstance(value, YamlText) and value.special
            yield AnswerEntry(exercise.text, part.text, stripped_answer(flat_text(value)), value.line, special)


def set_as_list(said: YamlNode) -> YamlNode:
    """A set in braces, `{a, d}`, as the list that is meant; to YAML it is a mapping to nothing."""
    if (
        isinstance(said, YamlMapping)
        and said.flow
        and all(value == YamlText("", value.line) for _, value in said.pairs)
    ):
        return YamlSequence(tuple(key for key, _ in said.pairs), said.line)
    return said


def flat_text(value: YamlNode) -> str:
    """One text: a scalar's own, a sequence's items one a line, a mapping's `key: value` one a line."""
    if isinstance(value, YamlSequence):
        return "\n".join(" ".join(flat_text(item).split()) for item in value.items)
    if isinstance(value, YamlMapping):
        return "\n".join(f"{key.text}: {' '.join(flat_text(item).split())}" for key, item in value.pairs)
    return value.text
