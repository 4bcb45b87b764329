"""Text that would be code where it is shown: by every way a student has, into every output, read by real parsers."""

import csv
import io
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape

import html5lib
import pytest
from markdown_it import MarkdownIt

from grader.built.freeze import dumps
from grader.engine.classrun import Settings, grade_class
from grader.engine.grade_submission import grade_one
from grader.engine.result_files import grades_text, result_marks
from grader.intake.read_submission import read_submission
from grader.report.result_json import read_result, result_text
from grader.sandbox.run import Sandbox
from grader.score.result import Result
from tests.attacks.attacked import AFTER, ATTACKED, HAND, HONEST, NOW, homework, pages, part

pytestmark = pytest.mark.slow  # every text through the whole pipeline, into every output

TEXTS = {
    "script": "<script>document.title='pwned'</script><img src=x onerror=document.title='pwned'><svg onload=alert(1)>",
    "end of an element": "</code></pre></li></section></main><iframe src=javascript:alert(1)></iframe>",
    "attribute": "\" onmouseover=\"document.title='pwned'\" autofocus onfocus='alert(1)",
    "entity": "&lt;script&gt; &#60;script&#62; &amp;lt;",
    "template": "{{ 1337 * 1337 }}{% for x in ().__class__.__base__.__subclasses__() %}{{ x }}{% endfor %}{# #}",
    "markdown": "[a](javascript:alert(1)) ![b](https://evil.example/x.png) <https://evil.example> **bold** `` ` ```",
    "heading": "# pwned\n\n- list\n\n    code\n\n| a |\n|---|\n\n[ref]: https://evil.example",
    "terminal": "\x1b[2J\x1b[31mred\x1b]0;pwned\x07\x1b]8;;http://evil.example\x07x\x1b]52;c;cHduZWQ=\x07\x9b31m\b\b\r",
    "rich": "[bold red]pwned[/] [link=http://evil.example]x[/link] [/nothing] :skull:",
    "not in XML": "\x00\x0b\x0c\x1f\x7f\x85\ufffe\uffff\ud800 ]]> <!-- --> <![CDATA[ <?x ?>",
    "formula": '=HYPERLINK("http://evil.example";"x")',
    "formula after a separator": "a;=1+1\n=cmd|' /C calc'!A0,@SUM(1),+1,-1",
    "right to left": "abc\u202e\u2066dcba\u2069\u200f\u061c\ufeff",
    "not text": "\ud800\udfff \U000e0041 \U0010ffff \u2028\u2029",
}
SUBMISSION = """
import sys
TEXT = {text!r}
def told():
    try: return type(TEXT, (ValueError,), {{}})
    except ValueError: return ValueError
def entropy(counts):
    print(TEXT)
    print(TEXT, file=sys.stderr)
    if len(counts) == 2: raise told()(TEXT)
    return [TEXT, {{TEXT: TEXT}}, told()(TEXT)]
def perceptron_trace(examples, weights, rate):
    return [[TEXT] * 3] * 4
"""
FORBIDDEN = {"script", "img", "svg", "iframe", "object", "embed", "form", "link", "base", "video", "math", "template"}


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def nameable(text: str) -> str:
    """As much of a text as a file's name can hold."""
    return re.sub(r"[/\0\ud800-\udfff]", "", text)[:50]


def handed_in(folder: Path, text: str) -> Path:
    """Work that says a text wherever it can: in values, errors, output, answers, and in the names of its files."""
    folder.mkdir()
    name = nameable(text)
    (folder / "work.py").write_text(SUBMISSION.format(text=text) + HONEST.partition("def perceptron_trace")[0])
    (folder / f"{name}.ipynb").write_text("{" + repr(text))
    (folder / f"{name}.exe").write_bytes(b"MZ")
    parts = [each.name for each in next(one for one in homework().exercises if one.id == HAND).parts]
    answers = {HAND: dict.fromkeys(parts, text), text: {"a": text}}
    (folder / "answers.yaml").write_text(json.dumps(answers))
    return folder


@pytest.fixture(scope="module", params=TEXTS)
def result(request: pytest.FixtureRequest, sandbox: Sandbox, tmp_path_factory: pytest.TempPathFactory) -> Result:
    text = TEXTS[request.param]
    folder = handed_in(tmp_path_factory.mktemp("work") / "work", text)
    done = grade_one(homework(), "sha256:built", read_submission(folder, student=text), sandbox)
    assert done.failures == ()
    assert [part(done.result, name).score for name in (ATTACKED, AFTER, HAND)] == [0, 0, 0]
    assert done.result.score == 3.0  # the exercise that was done honestly
    return done.result


def test_no_text_becomes_an_element_or_an_attribute_of_the_page(result: Result) -> None:
    page = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(pages(result)["html"])
    found = [element for element in page.iter() if isinstance(element.tag, str)]
    assert {element.tag for element in found} & FORBIDDEN == set()
    assert [name for element in found for name in element.attrib if name.startswith("on")] == []
    assert [value for element in found for name, value in element.items() if name == "href" and value[:1] != "#"] == []


def test_no_template_in_a_text_is_filled_in(result: Result) -> None:
    for page in pages(result).values():
        assert "1787569" not in page
        assert "<class" not in page


def test_no_text_formats_anything_in_markdown(result: Result) -> None:
    # By a renderer that would let HTML through, and with what is code left out: there everything is shown as it is.
    tokens = (
        MarkdownIt("gfm-like", {"html": True, "linkify": False}).disable("linkify").parse(pages(result)["markdown"])
    )
    kinds = [child.type for token in tokens for child in (token, *(token.children or ()))]
    assert not {"html_block", "html_inline", "link_open", "image", "table_open", "code_block"} & set(kinds)
    assert "pwned" not in [token.content for token in tokens if token.level == 1 and token.type == "inline"]


def test_no_output_holds_a_character_that_cannot_be_seen(result: Result) -> None:
    for page in pages(result).values():
        page.encode("utf-8")
        assert [char for char in page if not char.isprintable() and char != "\n"] == []


def test_every_text_may_stand_in_xml(result: Result) -> None:
    for page in pages(result).values():
        assert ET.fromstring(f"<a b={json.dumps('')}>{escape(page)}</a>").text == page


def test_the_result_is_a_document_that_can_be_written_and_read(result: Result) -> None:
    written = result_text(result).encode("utf-8")
    assert read_result(written) == result


def test_no_cell_of_the_grades_is_a_formula_however_they_are_opened(result: Result) -> None:
    text = grades_text([result_marks(result)])
    rows = list(csv.reader(io.StringIO(text)))
    assert [len(row) for row in rows] == [9, 9]
    for separator in (",", ";", "\t"):
        cells = [cell for row in csv.reader(io.StringIO(text), delimiter=separator) for cell in row]
        assert [cell for cell in cells if re.match(r"[\s\"]*[=+@＝＋＠-]", cell)] == []


@pytest.mark.in_turn
def test_a_class_of_such_names_and_texts_is_graded_and_every_file_can_be_read(tmp_path: Path) -> None:
    work = [handed_in(tmp_path / f"s{n}", text) for n, text in enumerate(TEXTS.values())]
    named = [tmp_path / f"{n}{nameable(text)}" for n, text in enumerate(TEXTS.values())]
    for old, new in zip(work, named, strict=True):
        old.rename(new)
    run = grade_class(Settings(dumps(homework()), tmp_path / "out", NOW), named)
    assert (len(run.results), run.failures) == (len(TEXTS), ())
    assert {result.score for result in run.results} == {3.0}
    assert len(list((tmp_path / "out" / "feedback").glob("*.html"))) == len(TEXTS)
    for file in (tmp_path / "out").rglob("*.json"):
        json.loads(file.read_text("utf-8"))
    rows = list(csv.reader((tmp_path / "out" / "grades.csv").read_text("utf-8").splitlines()))
    assert [len(row) for row in rows] == [9] * (len(TEXTS) + 1)


@pytest.mark.in_turn
@pytest.mark.skipif(shutil.which("chromium") is None, reason="there is no browser here")
def test_a_browser_runs_nothing_and_asks_for_nothing(sandbox: Sandbox, tmp_path: Path) -> None:
    text = "".join(TEXTS.values())
    work = read_submission(handed_in(tmp_path / "work", text), student=text)
    page = pages(grade_one(homework(), "sha256:built", work, sandbox).result)["html"]
    (tmp_path / "page.html").write_text(page, encoding="utf-8")
    flags = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--virtual-time-budget=2000",
        f"--user-data-dir={tmp_path}/home",
    ]
    file = (tmp_path / "page.html").as_uri()
    seen = subprocess.run(
        ["chromium", *flags, "--dump-dom", file], capture_output=True, text=True, timeout=60, check=True
    )
    assert "A homework under attack" in seen.stdout
    assert re.findall(r"<title>(.*?)</title>", seen.stdout)[0].startswith("A homework under attack")
    assert re.findall(r"<(?:script|img|svg|iframe|link|form)\b", seen.stdout) == []
