"""A trial of a folder of templates on a specimen, so that a fault is found before anybody's work is graded."""

from pathlib import Path

from grader.report import html, markdown
from grader.report.feedback_templates import refuse_bad_folder
from grader.report.specimen import specimen


def refuse_bad_templates(folder: Path) -> None:
    """Raises `TemplateFault`, with file and line, if a page cannot be made with the folder's templates."""
    refuse_bad_folder(folder, _pages)


def _pages(folder: Path) -> None:
    view = specimen()
    html.feedback_html(view, folder)
    markdown.feedback_markdown(view, folder)
