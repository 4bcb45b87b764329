"""The templates of feedback pages: the instructor's, else ours; a fault in one is told by file and line."""

import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    PrefixLoader,
    TemplateError,
    TemplateNotFound,
)
from jinja2.exceptions import TemplateSyntaxError
from jinja2.loaders import split_template_path

from grader.paths import templates_dir

OWN_TEMPLATES_PREFIX = "ours"  # `{% extends "ours/page.html.j2" %}`: our own, for a page that changes a part of it
TEMPLATE_SUFFIXES = (".j2", ".css")  # a folder of templates may hold other things, which are never read
MAX_TEMPLATE_BYTES = (
    1024 * 1024
)  # bytes of a template: the largest of ours has 13 KiB, and a file of any size can be named so
NOT_FOR_STUDENTS = ("class.",)  # beginnings of names: the class page keeps our templates
RENAMED = {  # files that an instructor may have from an older version, and what to do about them
    "check.html.j2": "It is case.html.j2 now, and its macro check_line(check) is case_line(case): rename both.",
}


# What a template can make Python raise; anything else is a fault of ours, and told as one.
TEMPLATE_ERRORS = (TemplateError, TypeError, ValueError, AttributeError, LookupError, ArithmeticError, OSError,
            MemoryError, RecursionError)  # fmt: skip


class TemplateFault(Exception):
    """A template that cannot be used; the text names its file, its line and the problem."""


def template_loader(folder: Path | None) -> BaseLoader:
    """The loader of templates: from the folder, if there is one, then from ours."""
    ours = FileSystemLoader(templates_dir() / "report")
    if folder is None:
        return ours
    # The folder's files take the place of ours, which are still there as `ours/...`.
    return ChoiceLoader([FolderLoader(folder), ours, PrefixLoader({OWN_TEMPLATES_PREFIX: ours})])


class FolderLoader(FileSystemLoader):
    """A loader for the templates of a folder, and for no other file in it: the folder may be the course's own."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool]]:
        """The text of a template, as Jinja2 wants it; any other file counts as missing."""
        file = Path(self.searchpath[0], *split_template_path(template))
        if not template.endswith(TEMPLATE_SUFFIXES) or not is_inside(file, Path(self.searchpath[0])):
            raise TemplateNotFound(template)
        if file.is_file() and file.stat().st_size > MAX_TEMPLATE_BYTES:
            raise TemplateFault(
                f"{file}: it is larger than {MAX_TEMPLATE_BYTES // 1024} KiB. Put pictures and data elsewhere."
            )
        return super().get_source(environment, template)


def is_inside(file: Path, folder: Path) -> bool:
    """Whether a file lies in a folder once all links are followed."""
    return file.resolve().is_relative_to(folder.resolve())


def partial_names() -> tuple[str, ...]:
    """The names of our templates that a folder may replace."""
    return tuple(
        sorted(
            file.name for file in (templates_dir() / "report").iterdir() if not file.name.startswith(NOT_FOR_STUDENTS)
        )
    )


def rendered_template(environment: Environment, name: str, **context: Any) -> str:
    """The text of a template; raises `TemplateFault` with its file and line if it does not work."""
    with raising_template_fault():
        return environment.get_template(name).render(**context)


@contextmanager
def raising_template_fault() -> Iterator[None]:
    """A context that turns an exception of a template into a `TemplateFault` with file and line."""
    try:
        yield
    except TemplateSyntaxError as error:
        raise TemplateFault(f"{error.filename or error.name}:{error.lineno}: {_said(error.message)}") from error
    except TemplateNotFound as error:
        raise TemplateFault(
            f"{_place(error)}there is no template {error.name}. {nearest_template(str(error.name))}"
        ) from error
    except TEMPLATE_ERRORS as error:
        raise TemplateFault(f"{_place(error)}{_said(str(error) or type(error).__name__)}") from error


def _said(text: str | None) -> str:
    words = " ".join((text or "it cannot be read").split())
    return words if words.endswith(".") else f"{words}."


def _place(error: Exception) -> str:
    """File and line of the template that raised an error, as the beginning of a sentence; "" if no template did."""
    frames = [each for each in traceback.extract_tb(error.__traceback__) if each.filename.endswith((".j2", ".css"))]
    return f"{frames[-1].filename}:{frames[-1].lineno}: " if frames else ""


def nearest_template(name: str) -> str:
    """A sentence with the template name nearest to a wrong one, or with all names."""
    if renamed := RENAMED.get(name.removeprefix(f"{OWN_TEMPLATES_PREFIX}/")):
        return renamed
    found = get_close_matches(name, partial_names(), n=1, cutoff=0.5)
    return f"Did you mean {found[0]}?" if found else f"There are: {', '.join(partial_names())}."


def refuse_bad_folder(folder: Path, tries: Callable[[Path], object]) -> None:
    """Raises `TemplateFault` for a folder that is not there, a file that overrides nothing, or one that does not work.

    `tries` renders a specimen with the folder, so that a fault is found before anybody's work is graded.
    """
    if not folder.is_dir():
        raise TemplateFault(f"{folder}: there is no such folder of templates.")
    known = partial_names()
    # A link out of the folder would show a file of the instructor's machine on every student's page.
    for link in sorted(each for each in folder.rglob("*") if each.is_symlink()):
        if not is_inside(link, folder):
            raise TemplateFault(f"{link}: it leads out of the folder of templates. Put the file itself there.")
    for file in sorted(each for each in folder.iterdir() if each.suffix in TEMPLATE_SUFFIXES):
        if file.name not in known and not file.name.startswith("_"):
            raise TemplateFault(f"{file}: it takes the place of no template. {nearest_template(file.name)} "
                                "For one of your own, begin its name with an underscore.")  # fmt: skip
    tries(folder)
