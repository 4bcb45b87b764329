"""Text that students wrote, made safe for each output: terminals, XML, spreadsheets."""

import csv
import io
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

import pytest

from grader.cli.errors import CannotRun, one_sentence
from grader.texts.csv_cells import csv_text
from grader.texts.safe_text import one_line, visible

CHARACTERS = [*range(0x250), *range(0x2000, 0x2070), *range(0xFE00, 0x10000), *range(0xD7F0, 0xE010), 0x61C, 0xE0001]


@pytest.mark.parametrize("code", ["visible", "one_line"])
def test_every_character_is_seen_or_spelled_out_and_may_stand_in_xml(code: str) -> None:
    text = {"visible": visible, "one_line": lambda given: one_line(given, 10**9)}[code](
        "x".join(map(chr, [*CHARACTERS, *(plane << 16 | low for plane in range(1, 17) for low in (0xFFFE, 0xFFFF))]))
    )
    assert ET.fromstring(f"<a>{escape(text)}</a>").text == text
    assert [char for char in text if not char.isprintable() and char not in "\n\t\u200c\u200d"] == []


def test_a_table_for_spreadsheets_says_what_it_was_given() -> None:
    names = ["ada", "a, b", 'a "b"', "o'neil", "ann-marie", "ada@example.edu", "Łukasz", "a;b", ""]
    assert [row[0] for row in csv.reader(io.StringIO(csv_text([[name, 1.5] for name in names])))] == names


def test_an_error_about_a_students_file_does_not_reach_the_terminal_raw(capsys: pytest.CaptureFixture[str]) -> None:
    for error in (CannotRun("\x1b[2Jcleared"), FileNotFoundError(2, "missing", "\x1b]0;pwned\x07.py")):
        with pytest.raises(SystemExit), one_sentence():
            raise error
    assert "\x1b" not in capsys.readouterr().err
