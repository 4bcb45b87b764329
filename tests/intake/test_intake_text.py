import codecs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.intake.source_text import decoded_text

LINE = "name = 'Zoë'\n"
READ = {  # how it was saved: (bytes, text)
    "UTF-8": (LINE.encode(), LINE),
    "UTF-8 with a mark": (LINE.encode("utf-8-sig"), LINE),
    "UTF-16 with a mark": (LINE.encode("utf-16"), LINE),
    "big-endian UTF-16": (codecs.BOM_UTF16_BE + LINE.encode("utf-16-be"), LINE),
    "UTF-16 without a mark": (LINE.encode("utf-16-le"), LINE),
    "big-endian UTF-16 without a mark": (LINE.encode("utf-16-be"), LINE),
    "UTF-32 with a mark": (LINE.encode("utf-32"), LINE),
    "declared latin-1": (b"# -*- coding: latin-1 -*-\n" + LINE.encode("latin-1"), "# -*- coding: latin-1 -*-\n" + LINE),
    "declared on line 2": (b"#!python\r\n# coding=cp1252\r\ns = '\x80'\r\n", "#!python\n# coding=cp1252\ns = '€'\n"),
    "a declaration that comes too late": (
        b"x = 1\n# coding: latin-1\ns = '\xc3\xab'",
        "x = 1\n# coding: latin-1\ns = 'ë'",
    ),
    "Windows line ends": (b"a\r\nb\r\n", "a\nb\n"),
    "old Macintosh line ends": (b"a\rb\r", "a\nb\n"),
    "a first line longer than a buffer": (("# " + "ë" * 5000).encode(), "# " + "ë" * 5000),
    "nothing": (b"", ""),
}
GUESSED = {  # why a note is due: (bytes, text)
    "latin-1 that does not say so": (b"s = '\xeb'", "s = 'ë'"),
    "an encoding that does not exist": (b"# coding: klingon\ns = '\xeb'", "# coding: klingon\ns = 'ë'"),
    "an encoding that is none": (b"# coding: rot13\nx", "# coding: rot13\nx"),
    "an encoding that takes quadratic time": (b"# coding: idna\nx", "# coding: idna\nx"),
    "NUL characters": (b"x = 1\0\0 + 2\n", "x = 1 + 2\n"),
}


@pytest.mark.parametrize("how", READ)
def test_text_is_read_however_it_was_saved(how: str) -> None:
    data, text = READ[how]
    assert decoded_text(data, "hw.py") == (text, ())


@pytest.mark.parametrize("why", GUESSED)
def test_what_had_to_be_guessed_is_said(why: str) -> None:
    data, text = GUESSED[why]
    assert decoded_text(data, "hw.py")[0] == text
    assert [note for note in decoded_text(data, "hw.py")[1] if note.startswith("hw.py ")]


@given(st.binary())
def test_any_bytes_become_text_that_a_file_can_hold(data: bytes) -> None:
    text, _ = decoded_text(data, "hw.py")
    assert text.encode("utf-8").decode("utf-8") == text
    assert not {"\0", "\r"} & set(text)
