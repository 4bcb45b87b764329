"""Reports of other packages, by the entry point `grader.reports`: each makes a text of what a student may see.

They get a `View`, as our own do, and so can tell nothing that the policy hides. One that fails costs its own file only.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from grader.checks.entry_points import loaded, offers, source_digest, the_offer
from grader.checks.foreign import BadExtension
from grader.report.shown import View
from grader.texts.safe_text import enumerated

REPORTS_ENTRY_POINT = "grader.reports"
OWN_REPORTS = ("html", "markdown", "md", "terminal", "text", "class")  # names that no other package may take
# Each part after its dot, without a slash: the ending of a file name cannot lead to another folder.
FILE_SUFFIX = re.compile(r"(\.[a-z0-9_-]+)+", re.ASCII)
OWN_SUFFIXES = (".html", ".md", ".json")  # endings of files that `grader grade` writes itself


@dataclass(frozen=True, slots=True)
class Report:
    """A report of another package: the function that makes its text, and the ending of its file names."""

    page: Callable[[View], str]
    suffix: str


@dataclass(frozen=True, slots=True)
class RenderedReports:
    """The texts of one student's reports by the endings of their files, and a sentence for each report that failed."""

    texts: tuple[tuple[str, str], ...] = ()
    problems: tuple[str, ...] = ()


def report_named(name: str) -> Report:
    """The report of a name; raises `BadExtension`, which names the package where there is one.

    A plain function writes to `<student>.<name>.txt`.
    """
    if name in OWN_REPORTS:
        raise BadExtension(f"`{name}` is a report of markscheme's own, which needs no --report.")
    offer = the_offer(REPORTS_ENTRY_POINT, name)
    if offer is None:
        known = enumerated([f"`{each.name}`" for each in offers(REPORTS_ENTRY_POINT)])
        raise BadExtension(
            f"No installed package offers a report `{name}`; {f'there is {known}' if known else 'none does'}."
        )
    what = f"The report `{name}` of {offer.whose}"
    found = loaded(offer, what)
    report = found if isinstance(found, Report) else Report(found, f".{name}.txt") if callable(found) else None
    if report is None or not callable(report.page):
        raise BadExtension(f"{what} is neither a function nor a Report. Correct the package, or remove it.")
    if not FILE_SUFFIX.fullmatch(report.suffix) or report.suffix in OWN_SUFFIXES:
        raise BadExtension(f"{what} would write files that end in {report.suffix!r}, which it may not.")
    return report


def rendered_reports(view: View, names: Sequence[str]) -> RenderedReports:
    """The texts that the named reports make of a student's view, and the problems of those that failed."""
    texts, problems = [], []
    for name in names:
        try:
            report = report_named(name)
            texts.append((report.suffix, text_of_report(report, name, view)))
        except BadExtension as problem:
            problems.append(str(problem))
    return RenderedReports(tuple(texts), tuple(problems))


def text_of_report(report: Report, name: str, view: View) -> str:
    """The text of a report; raises `BadExtension` for one that fails, or gives something else."""
    offer = the_offer(REPORTS_ENTRY_POINT, name)
    what = f"The report `{name}` of {offer.whose if offer else 'a package'}"
    try:
        text = report.page(view)
        # Fails for anything but a text, and for lone surrogates, which no file can hold.
        text.encode()
    except Exception as error:
        raise BadExtension(f"{what} failed: {type(error).__name__}: {error}.") from error
    return text


def report_keys(names: Sequence[str]) -> tuple[str, ...]:
    """The package, version and digest of each named report: another key, other pages."""
    found = (the_offer(REPORTS_ENTRY_POINT, name) for name in names)
    return tuple(f"{offer.key} {source_digest(offer)}" for offer in found if offer)
