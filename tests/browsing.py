"""A browser for tests: one Chromium for many pages, with the network off, and axe-core to look at them."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import axe_playwright_python
import pytest
from playwright.sync_api import BrowserContext, Page, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here to look with")
AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")
# WCAG 2.2 at levels A and AA, and what axe's makers advise beyond it.
COLOURS = ["color-contrast", "link-in-text-block"]  # what may be otherwise in the dark, or on paper
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@dataclass(frozen=True)
class Opened:
    """A page that is open, what it asked the network for beside itself, and what it complained of."""

    page: Page
    asked: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)


@contextmanager
def chromium() -> Iterator[BrowserContext]:
    """A window without a network."""
    with sync_playwright() as driver:
        flags = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=flags)
        try:
            yield browser.new_context(offline=True, reduced_motion="reduce", viewport={"width": 1024, "height": 800})
        finally:
            browser.close()


def opened(window: BrowserContext, file: Path) -> Opened:
    """A file as its reader opens it."""
    seen = Opened(window.new_page())
    seen.page.on("request", lambda request: seen.asked.append(request.url) if request.url != file.as_uri() else None)
    seen.page.on("console", lambda message: seen.complaints.append(message.text))
    seen.page.on("pageerror", lambda error: seen.complaints.append(str(error)))
    seen.page.goto(file.as_uri())
    return seen


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds wrong with a page as it is shown now, all that can be unfolded unfolded."""
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate(
        "(rules) => axe.run(document, {runOnly: rules, resultTypes: ['violations']})", rules or RULES
    )
    assert found["passes"], "axe has looked at nothing"
    return [
        f"{each['id']}: {node['html'][:200]}: {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
