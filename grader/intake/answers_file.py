"""The file answers.yaml, read as the text that was written for each part.

Nothing is interpreted here: 0.940 keeps its digits and `no` is a word, because only the part's own check knows what
its text should mean. Where the file is not YAML it is read line by line: a student who writes `P(yes): 0.3` after a
colon should not lose every other answer for it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import yaml

from grader.intake.answer_lines import (
    MAX_ANSWERS_CHARACTERS,
    UNPRINTABLE_CHARACTERS,
    AnswerEntry,
    AnswersFile,
    answers_on_lines,
    is_header_line,
    margin_blocks,
    stripped_answer,
)
from grader.intake.untyped_yaml import UnreadYaml, YamlMapping, YamlNode, YamlSequence, YamlText, yaml_documents

YAML_SIGNS, MAX_YAML_SIGNS = "\n,:?", 5_000  # of all files of a submission: YAML is read at some ten thousand a second


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


def answers_in_text(text: str, file: str) -> tuple[list[AnswerEntry], list[str]]:
    """The answers of a text, read as YAML at once, or else piece by piece."""
    try:
        return [item for document in yaml_documents(text) for item in written_in(document)], []
    except (yaml.YAMLError, UnreadYaml):
        pieces = [block_answers(block, number, file) for number, block in margin_blocks(text)]
        return [item for items, _ in pieces for item in items], [note for _, notes in pieces for note in notes]


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
