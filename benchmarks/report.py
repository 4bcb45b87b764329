"""How long the feedback of one submission takes to make, as HTML and as Markdown, and how large it is.

    python benchmarks/report.py [graded folder]

Without a folder it grades the demo's class of eight exercises first. The bars (issue 9): 5 ms a submission at the
median without pictures, 15 ms with two. Every round begins with a class of which nothing is known: what is made once
for all students alike is made in each round again.
"""

import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import patch

from grader.built.disclosure import DISCLOSURES
from grader.cli.demo import run_demo
from grader.report import exercise_pictures as drawing
from grader.report import html, markdown
from grader.report.result_json import read_result
from grader.report.rules import DisclosureRules
from grader.report.specimen import specimen
from grader.report.view import student_view
from grader.run_cache import RunCache
from grader.score.result import Result

NOW = datetime(2026, 1, 1, tzinfo=UTC)
ROUNDS = 12
BARS = {False: 5.0, True: 15.0}


def results_in(folder: Path) -> list[Result]:
    return [read_result(file.read_text("utf-8")) for file in sorted((folder / "results").glob("*.json"))]


def rendered(result: Result, rules: DisclosureRules, cache: RunCache) -> tuple[float, int, int]:
    """The milliseconds of the processor that one student's feedback takes, its size, and how many pictures it has."""
    start = time.process_time()
    view = student_view(result, rules, NOW, cache=cache)
    page, _ = html.feedback_html(view, cache=cache), markdown.feedback_markdown(view, cache=cache)
    return (time.process_time() - start) * 1000, len(page.encode()), page.count("<svg")


def new_run() -> RunCache:
    """The cache of a run that has met nobody, and has loaded its templates."""
    cache = RunCache()
    for cached in (html.markdown_html, html.markdown_line_html):
        cached.cache_clear()
    html.feedback_html(specimen(), cache=cache)
    markdown.feedback_markdown(specimen(), cache=cache)
    return cache


def round_of(results: Sequence[Result], rules: DisclosureRules) -> list[tuple[float, int, int]]:
    cache = new_run()
    return [rendered(result, rules, cache) for result in results]


def fastest(results: Sequence[Result], rules: DisclosureRules) -> list[tuple[float, int, int]]:
    """For each submission the fastest of some rounds through the class, as other work on the machine comes and goes."""
    rounds = [round_of(results, rules) for _ in range(ROUNDS)]
    return [min(own) for own in zip(*rounds, strict=True)]


def table(results: Sequence[Result], *, pictures: bool) -> None:
    most = drawing.MAX_PICTURES if pictures else 0
    print(f"{'with' if pictures else 'without'} pictures (at most {BARS[pictures]:g} ms at the median)")
    with patch.object(drawing, "MAX_PICTURES", most):
        for level in DISCLOSURES:
            times, sizes, drawn = zip(*fastest(results, DisclosureRules(while_open=level)), strict=True)
            print(
                f"  {level:8} median {statistics.median(times):5.2f} ms, slowest {max(times):5.2f} ms; "
                f"largest page {max(sizes) / 1000:3.0f} KB, most pictures {max(drawn)}"
            )


def main(folder: Path | None) -> None:
    with tempfile.TemporaryDirectory() as place:
        if folder is None:
            run_demo(Path(place) / "demo")
            folder = Path(place) / "demo" / "graded"
        results = results_in(folder)
    print(f"{len(results)} submissions, {len(results[0].exercises)} exercises")
    table(results, pictures=False)
    table(results, pictures=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else None)
