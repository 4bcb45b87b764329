"""What MkDocs asks of us: where every page stands, and the pages that are made from the code.

A new page of docs/ needs no line here: without one it stands under More, with its own title.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from bookpages import book_pages
from codepages import code_pages
from github import as_on_github, inside_links
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from usage import usage

DOCS = Path(__file__).resolve().parent.parent
ROOT = DOCS.parent
CHANGES = "changelog.md"
MADE = {"CHANGELOG.md": CHANGES, "reference": "reference/index.md"}  # what of the repository has a page, and which
TABS = {  # the pages of each tab, in order; those that are not there are left out
    "Teach": "instructor student feedback gradebook scale ci templates integrity privacy security from-classroom "
    "from-nbgrader from-otter",
    "Write": "authoring spec shapes conditions editor pictures audit errata",
    "Extend": "contributing architecture extending pytest changelog",
}


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The configuration with a place for every page."""
    own = {page.relative_to(DOCS).as_posix() for page in DOCS.glob("*.md")} | {CHANGES}
    config.nav = [{"Home": "index.md"}, *tabs_of(own - {"index.md"}), {"Reference": reference_nav(made_pages())}]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The files of docs/, and those made from the code and from the list of changes."""
    for path, text in made_pages().items():
        files.append(File.generated(config, path, content=text))
    files.append(File.generated(config, CHANGES, content=(ROOT / "CHANGELOG.md").read_text("utf-8")))
    return files


def on_page_markdown(text: str, **_: object) -> str:
    """A page's text as MkDocs reads it."""
    return inside_links(as_on_github(text), ROOT, MADE)


@cache
def made_pages() -> dict[str, str]:
    """Every page that is made from the code, by its path: the books first, then the modules."""
    known = usage()
    return {**book_pages(known), **code_pages(ROOT / "reference", known)}


def tabs_of(pages: Iterable[str]) -> list[dict[str, Any]]:
    """The tabs with those of their pages that there are, and one more for pages that no tab names."""
    there = set(pages)
    placed = {tab: [f"{name}.md" for name in names.split() if f"{name}.md" in there] for tab, names in TABS.items()}
    others = sorted(there.difference(*placed.values()))
    return [{tab: names} for tab, names in [*placed.items(), ("More", others)] if names]


def reference_nav(pages: Iterable[str]) -> list[Any]:
    """The made pages as a tree: a folder's own page first, then what is in it."""
    tree: dict[str, Any] = {}
    for path in pages:
        folder = tree
        *folders, _ = path.split("/")
        for name in folders[1:]:
            folder = folder.setdefault(f"{name}/", {})
        folder[path] = None
    return listed(tree)


def listed(tree: dict[str, Any]) -> list[Any]:
    """A tree of pages as MkDocs lists it: modules and packages by their own names, a folder's own page by its title."""
    nodes = {node: node if below is None else listed(below) for node, below in tree.items()}
    return [node if node.endswith("/index.md") else {label(node): shown} for node, shown in nodes.items()]


def label(node: str) -> str:
    """What a folder or a page is called in the list."""
    return "By book" if node == "books/" else Path(node).stem
