"""A submission that tries to carry hidden inputs out, by every channel it has; the page must not show them."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from grader.codec.decode import decode
from grader.report import html, markdown, terminal
from grader.report.rules import DisclosureRules
from grader.report.view import student_view
from grader.sandbox.run import Sandbox
from tests.grading import exercise, graded

pytestmark = pytest.mark.slow  # every channel at every level

NOW = datetime(2026, 11, 16, tzinfo=UTC)
SMUGGLERS = {  # how: what `entropy(counts)` does with a message that spells its input
    "prints it": "print(message)\n    return 0",
    "writes it to stderr": "import sys\n    print(message, file=sys.stderr)\n    return 0",
    "raises it": "raise ValueError(message)",
    "names an exception after it": "raise type(message, (Exception,), {})()",
    "names a class after it": "return type(message, (), {})()",
    "returns it": "return message",
    "returns a dict of it": "return {message: message}",
    "returns a huge number of it": "return int.from_bytes(message.encode(), 'big')",
    "hides it in a nested value": "return [[message], {'a': (message,)}]",
    "exits with it": "raise SystemExit(message)",
    "renames itself": "entropy.__name__ = message\n    return entropy",
    "warns": "import warnings\n    warnings.warn(message)\n    return None",
    "raises from it": "raise ValueError() from KeyError(message)",
}


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def hidden_messages() -> list[str]:
    cases = [case for case in exercise("information.entropy").cases if not case.public and not case.edge]
    counts = [decode(instance.args["counts"]) for case in cases for instance in case.instances]
    return ["x".join(map(str, numbers)) for numbers in counts]


@pytest.mark.parametrize("how", SMUGGLERS)
@pytest.mark.parametrize("level", ["nothing", "failed", "hint"])
def test_no_page_shows_a_hidden_input(sandbox: Sandbox, how: str, level: str) -> None:
    code = f"def entropy(counts):\n    message = 'x'.join(map(str, counts))\n    {SMUGGLERS[how]}\n"
    result = graded(sandbox, code)
    view = student_view(result, DisclosureRules(while_open=level), NOW)  # type: ignore[arg-type]
    pages = [
        html.feedback_html(view),
        markdown.feedback_markdown(view),
        "\n".join(terminal.feedback_lines(view)),
        repr(view),
    ]
    numbers = [str(int.from_bytes(message.encode(), "big")) for message in hidden_messages()]
    for page in pages:
        assert [message for message in (*hidden_messages(), *numbers) if message in page] == []


def test_the_test_itself_sees_what_is_shown_where_it_may_be(sandbox: Sandbox) -> None:
    code = f"def entropy(counts):\n    message = 'x'.join(map(str, counts))\n    {SMUGGLERS['prints it']}\n"
    view = student_view(graded(sandbox, code), DisclosureRules(while_open="input"), NOW)
    assert any(message in html.feedback_html(view) for message in hidden_messages())
