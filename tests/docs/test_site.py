"""The site: built strictly, and then walked link by link, as MkDocs does not look at what themes and code add."""

import ast
import doctest
import importlib
import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

pytestmark = pytest.mark.in_turn("file")  # MkDocs takes half a minute

ROOT = Path(__file__).parent.parent.parent
ELSEWHERE = re.compile(r"(https?:|mailto:|data:|//)")
LOADING = {"script", "img", "link", "iframe"}  # tags whose address is fetched when a page is opened


@dataclass
class Page(HTMLParser):
    """What a page has of ids, of links (tag and address), and of text in paragraphs that is no code."""

    ids: set[str] = field(default_factory=set)
    links: list[tuple[str, str]] = field(default_factory=list)
    sentences: str = ""
    inside: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids |= {given[key] or "" for key in ("id", "name") if key in given}
        self.links += [(tag, given[key] or "") for key in ("href", "src") if key in given]
        if tag in {"p", "code", "pre"}:
            self.inside.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self.inside:
            self.inside.remove(tag)

    def handle_data(self, data: str) -> None:
        self.sentences += data if set(self.inside) == {"p"} else ""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(ROOT / "docs" / "site" / "mkdocs.yml")]
    told = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run([*command, "-d", str(folder)], env=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    read: dict[Path, Page] = {}
    for file in sorted(site.rglob("*.html")):
        read[file] = Page()
        read[file].feed(file.read_text("utf-8"))
    return read


@pytest.mark.slow
def test_every_link_and_anchor_leads_somewhere(site: Path, pages: dict[Path, Page]) -> None:
    broken = []
    for file, page in pages.items():
        for _, link in page.links:
            path, _, anchor = unquote(link).partition("#")
            target = (file.parent / path).resolve() if path else file
            if ELSEWHERE.match(link) or file.name == "404.html":  # that one's addresses are those of a server
                continue
            if not target.is_file() or (anchor and target in pages and anchor not in pages[target].ids):
                broken.append(f"{file.relative_to(site)}: {link}")
    assert broken == []


@pytest.mark.slow
def test_no_page_fetches_anything_from_elsewhere(pages: dict[Path, Page]) -> None:
    links = {(tag, link) for page in pages.values() for tag, link in page.links}
    assert [link for tag, link in links if tag in LOADING and re.match(r"(https?:)?//", link)] == []


@pytest.mark.slow
def test_every_page_and_every_public_name_of_the_reference_is_there(site: Path, pages: dict[Path, Page]) -> None:
    assert {file.stem for file in (ROOT / "docs").glob("*.md")} <= {file.stem for file in site.glob("*.html")}
    lost = []
    for module in (ROOT / "reference").rglob("*.py"):
        if module.stem == "__init__":
            continue
        page = pages[site / module.relative_to(ROOT).with_suffix(".html")]
        named = [node.name for node in ast.parse(module.read_text("utf-8")).body if hasattr(node, "name")]
        lost += [f"{module}: {name}" for name in named if not name.startswith("_") and name not in page.ids]
    assert lost == []


@pytest.mark.slow
def test_a_function_says_where_the_books_treat_it_and_a_book_which_functions_there_are(site: Path) -> None:
    trees = (site / "reference" / "trees" / "splitting.html").read_text("utf-8")
    [gain_ratio] = re.findall(r'<h2 id="gain_ratio">.*?(?=<h2)', trees, re.DOTALL)
    assert re.search(r"Where to read:.*Witten, sections? 4\.3", gain_ratio, re.DOTALL)
    assert "<code>trees.gain_ratio</code>" in gain_ratio
    book = (site / "reference" / "books" / "witten.html").read_text("utf-8")
    assert '<a href="../trees/splitting.html#gain_ratio"><code>gain_ratio</code></a>' in book


@pytest.mark.slow
def test_lists_tables_and_code_are_shown_as_such(site: Path, pages: dict[Path, Page]) -> None:
    marks = re.compile(r"(^|\n)(- |\d+\. |\|.*\|$)|```", re.MULTILINE)
    assert [str(file.relative_to(site)) for file, page in pages.items() if marks.search(page.sentences)] == []


def test_a_page_that_no_tab_names_has_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "docs" / "site")
    from hooks import reference_nav, tabs_of

    assert tabs_of(["spec.md", "new.md", "student.md"]) == [
        {"Teach": ["student.md"]},
        {"Write": ["spec.md"]},
        {"More": ["new.md"]},
    ]
    nested = ["reference/books/index.md", "reference/index.md", "reference/a.md", "reference/p/index.md"]
    assert reference_nav(nested) == [{"By book": [nested[0]]}, nested[1], {"a": nested[2]}, {"p": [nested[3]]}]


@pytest.mark.parametrize("module", ["docstrings", "github", "usage"])
def test_the_examples_in_its_code_hold(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "docs" / "site")
    tried = doctest.testmod(importlib.import_module(module))
    assert tried.attempted > 0 == tried.failed


LINKS = {  # a link of a page of docs/, and what the site makes of it
    "see [it](../CHANGELOG.md)": "see [it](changelog.md)",
    "see [it](../reference/)": "see [it](reference/index.md)",
    "see [the file](../Containerfile)": "see the file",
    "see [nothing](../no_such_file)": "see [nothing](../no_such_file)",
    "see [spec](spec.md#cases)": "see [spec](spec.md#cases)",
}


@pytest.mark.parametrize("text", LINKS)
def test_a_link_to_a_file_of_the_repository_becomes_its_page_or_its_name(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(ROOT / "docs" / "site")
    from hooks import on_page_markdown

    assert on_page_markdown(text) == LINKS[text]
