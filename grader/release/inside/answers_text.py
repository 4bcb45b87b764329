"""The file answers.yaml as a checker reads it without a YAML library: the part of YAML that such files are written in.

What lies beyond that part is read line by line, as grading reads a file that is no YAML, and the line is told.
"""

import re
from collections.abc import Iterator, Sequence

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

NumberedLine = tuple[int, str]  # of the file, from 1 on; without the blanks at its end
# A name with the blanks behind it: were those a part of their own, a line of blanks would be tried in every division.
KEY_LINE = re.compile(r" *(\"[^\"\\]*\" *|'[^']*' *|[^\s\"'#&*!|>%@`{}\[\],?:-][^:#]*):(?: (.*))?$")
PLAIN_SCALAR = re.compile(r"(?![\"'#&*!|>%@`{}\[\],]|[-?:](?: |$))(?:(?!: |:$| #).)*$")
BLOCK_SIGN = re.compile(r"([|>])[-+]?(?: +#.*)?$")
COMMENT = re.compile(r"(?:^|(?<= ))#.*")  # the blanks before it are cut off by `without_comment`
QUOTED_WHOLE = re.compile(r"(?:'((?:[^']|'')*)'|\"([^\"\\]*)\")(?: +#.*)?$")
NULLS = frozenset({"", "~", "null", "Null", "NULL"})


class UnsureLine(Exception):
    """A line of which only a YAML library can say what it means; `line` is its number, the text a sentence."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(sentence)
        self.line = line


def answers_in_plain_yaml(text: str, file: str) -> AnswersFile:
    """The answers of a file, and a note on each line that is not read for sure."""
    if len(text) > MAX_ANSWERS_CHARACTERS:
        return AnswersFile(notes=(f"{file} is too long to be read: at most {MAX_ANSWERS_CHARACTERS} characters.",))
    found: list[AnswerEntry] = []
    notes: list[str] = []
    for number, block in margin_blocks(UNPRINTABLE_CHARACTERS.sub("\ufffd", text)):
        try:
            found += block_entries([*enumerate(map(str.rstrip, block.split("\n")), number)])
        except UnsureLine as problem:
            found += answers_on_lines(block, number)
            notes.append(f"Line {problem.line} of {file}: {problem} The answers around it were read as plain text.")
    variant = next((item.text for item in found if is_header_line(item) and item.exercise == "variant"), "")
    return AnswersFile(tuple(item for item in found if not is_header_line(item)), variant, tuple(notes))


def block_entries(lines: Sequence[NumberedLine]) -> list[AnswerEntry]:
    """The answers below one name at the margin; raises `UnsureLine`."""
    (number, first), *below = lines
    inner = filled_lines(below)
    nothing = first in ("---", "") or without_comment(first) == ""
    if odd := [number] * first.startswith((" ", "\t")) or [line for line, _ in inner if nothing]:
        raise UnsureLine(odd[0], "The name of an exercise should stand at the margin, above its parts.")
    if nothing:
        return []
    key, value = key_and_value(number, first)
    if value or not inner or inner[0][1].lstrip().startswith("- "):
        return [AnswerEntry(key, "", stripped_answer(value_text(number, value, below)), number)]
    depth = indent_of(inner[0])
    entries = []
    while inner:
        (number, line), *rest = inner
        part, value = key_and_value(number, line)
        more = rest[: next((n for n, each in enumerate(rest) if indent_of(each) <= depth), None)]
        if indent_of((number, line)) != depth:
            raise UnsureLine(number, "It is not moved in as far as the line above.")
        entries.append(AnswerEntry(key, part, stripped_answer(value_text(number, value, more)), number))
        inner = rest[len(more) :]
    return entries


def without_comment(text: str) -> str:
    """The text before a comment, without the blanks at its end."""
    return COMMENT.sub("", text).rstrip(" ")


def key_and_value(number: int, line: str) -> tuple[str, str]:
    """The name before a colon, and what stands after it; raises `UnsureLine`."""
    if "\t" in line[: len(line) - len(line.lstrip())]:
        raise UnsureLine(number, "It begins with a tab. Move it in with blanks.")
    found = KEY_LINE.match(line)
    if found is None:
        tight = re.match(r" *[\w.]+:\S", line)
        why = "Put a blank after the colon." if tight else "Here should stand a name, a colon and the answer."
        raise UnsureLine(number, why)
    key, value = found[1].rstrip(), (found[2] or "").strip()
    return key[1:-1] if key[0] in "\"'" else key, "" if value.startswith("#") else value


def value_text(number: int, value: str, below: Sequence[NumberedLine]) -> str:
    """The text of an answer that begins after a colon and may go on below; a list's items one a line."""
    if sign := BLOCK_SIGN.match(value):
        return block_text(sign[1], below)
    inner = filled_lines(below)
    if not value and inner:
        return "\n".join(list_items(inner))
    # Further lines of a plain answer go on with it; a quoted one or a list has to end where it began.
    if inner:
        texts = [scalar(number, value), *(scalar(*each) for each in inner)]
        apart = [line for line, _ in inner] != [*range(number + 1, number + 1 + len(inner))]
        if apart or value[0] in "\"'[{" or any("\t" in line for _, line in inner):
            raise UnsureLine(inner[0][0], "The answer above should end on its own line.")
        return " ".join(texts)
    return scalar(number, value)


def block_text(sign: str, below: Sequence[NumberedLine]) -> str:
    """A text of several lines after `|`, or after `>`, where lines that follow each other are joined."""
    # A comment at the margin ends the text: it belongs to what follows.
    end = next((place for place, (_, line) in enumerate(below) if line.startswith("#")), len(below))
    if after := filled_lines(below[end:]):
        raise UnsureLine(after[0][0], "A comment above it ends the text before.")
    below = below[:end]
    filled = [each for each in below if each[1]]
    depth = min(map(indent_of, filled), default=0)
    if odd := next((number for number, line in filled if "\t" in line[:depth] or depth == 0), None):
        raise UnsureLine(odd, "It begins with a tab. Move it in with blanks.")
    if filled and ((sign == ">" and any(indent_of(each) > depth for each in filled)) or indent_of(filled[0]) > depth):
        raise UnsureLine(filled[0][0], "The lines of this text should be moved in alike.")
    text = "\n".join(line[depth:] for _, line in below).strip("\n")
    return re.sub(r"(?<!\n)\n(?!\n)", " ", text).replace("\n\n", "\n") if sign == ">" else text


def list_items(lines: Sequence[NumberedLine]) -> Iterator[str]:
    """The items of a list with a dash before each."""
    for number, line in lines:
        if not line.lstrip(" ").startswith("- ") or indent_of((number, line)) != indent_of(lines[0]):
            raise UnsureLine(number, "Here should stand a dash, a blank and the next item of the list.")
        yield " ".join(scalar(number, line.lstrip(" ")[2:]).split())


def scalar(number: int, text: str) -> str:
    """The text of an answer on one line: plain, in quotes, or a list in brackets; raises `UnsureLine`."""
    text = text.strip()
    if quoted := QUOTED_WHOLE.match(text):
        return quoted[1].replace("''", "'") if quoted[1] is not None else quoted[2]
    plain = without_comment(text)
    if plain[:1] + plain[-1:] in ("[]", "{}") and not re.search(r"[\[\]{}\"':]", plain[1:-1]):
        items = [item.strip() for item in plain[1:-1].split(",")]
        return "\n".join("" if item in NULLS else item for item in (items[:-1] if not items[-1] else items))
    if not PLAIN_SCALAR.match(plain):
        raise UnsureLine(number, "This answer has a special character in it. Put the whole answer in quotes.")
    return "" if plain in NULLS else plain


def filled_lines(lines: Sequence[NumberedLine]) -> list[NumberedLine]:
    """The lines with more on them than a comment."""
    return [line for line in lines if without_comment(line[1]).strip()]


def indent_of(line: NumberedLine) -> int:
    """The number of blanks at the beginning of a line."""
    return len(line[1]) - len(line[1].lstrip(" "))
