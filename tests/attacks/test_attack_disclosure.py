"""Hidden inputs that a submission has learned, and tries to carry to its student's page.

The code knows everything that its process was ever told: it collects inputs, reads ahead what is on its way, and says
what it has found wherever it may say something: as an answer, in print, in an exception, in the name of a class, as a
forged message. Below the level that shows inputs, no page may hold one; and where nothing may be told of hidden cases,
the page must be the same, byte for byte, under two secrets, whatever the code made of its inputs.
"""

import tempfile
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest
import yaml

from grader.build.built_assignment import build
from grader.built.disclosure import Disclosure
from grader.built.document import BuiltAssignment
from grader.engine.grade_submission import grade_one
from grader.judge.needed_calls import exercise_calls
from grader.report import html, markdown
from grader.report.view import DisclosureRules, student_view
from grader.sandbox.run import Sandbox
from grader.spec.load import load_assignment_spec
from tests.grading import submission

pytestmark = pytest.mark.slow

ASSIGNMENT = {
    "schema": 1,
    "id": "told",
    "title": "What may be told",
    "secret": {"public": "none"},
    "policy": {"hidden": {"while_open": "nothing"}},
    "exercises": [
        {"id": "information.entropy", "override": {"cases": {"other counts": {"count": 3}}}},
        {"id": "trees.gini_index"},
        {"id": "logic.without_arrows"},  # it has no public case
    ],
}
SEEN = """
seen = []
def told(*args):
    seen.append(repr(args))
    return "TOLD " + " ".join(seen)
"""
RIGHT = """
from math import log2
def right(counts):
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n)
def gini_index(counts):
    return told(counts)
"""
FORGED = """
import os, json
def say(message):
    text = json.dumps(message).encode()
    for descriptor in range(3, 64):
        try: os.write(descriptor, len(text).to_bytes(4, "big") + text)
        except OSError: pass
"""
# What the code does with what it has collected; all of them answer every call of two functions with it.
TELLING = {
    "returned": "def entropy(counts): return told(counts)",
    "printed": "def entropy(counts): print(told(counts)); return 1.0",
    "printed in a right answer": "def entropy(counts): print(told(counts)); return right(counts)",
    "raised": "def entropy(counts): raise ValueError(told(counts))",
    "raised, as the name of a class": "def entropy(counts): raise type(told(counts), (Exception,), {})",
    "returned, as the name of a class": "def entropy(counts): return type(told(counts), (), {})()",
    "returned, as the name of a field": """
def entropy(counts):
    answer = type("Answer", (), {})()
    answer.__dict__[told(counts)] = 1.0
    return answer
""",
    "returned, as a key": "def entropy(counts): return {told(counts): 1.0}",
    "the last of all calls, once more": "def entropy(counts):\n    told(counts)\n    return float(len(seen))",
    "read ahead in the session's buffer": """
import socket
def entropy(counts):
    for descriptor in range(3, 64):
        try: told(socket.socket(fileno=os.dup(descriptor)).recv(1 << 20, socket.MSG_PEEK | socket.MSG_DONTWAIT))
        except OSError: pass
    return "TOLD " + " ".join(seen)
""".replace("import socket", "import os, socket"),
    "read away from the session's buffer": """
import os, socket
def entropy(counts):
    for descriptor in range(3, 64):
        try: told(socket.socket(fileno=os.dup(descriptor)).recv(1 << 20, socket.MSG_DONTWAIT))
        except OSError: pass
    return "TOLD " + " ".join(seen)
""",
    "a forged message that nothing is defined": FORGED
    + """
def entropy(counts):
    error = {"type": "Told", "text": told(counts), "line": None}
    for n in range(40): say({"n": n, "outcome": "missing", "error": error})
def without_arrows(formula): return entropy(formula)
""",
    "messages for all calls, forged in the first": FORGED
    + """
def entropy(counts):
    for n in range(60): say({"n": n, "outcome": "value", "value": told(counts), "stdout": told(counts)})
""",
    "a formula's, in the exercise without public cases": "def without_arrows(formula): raise ValueError(told(formula))",
}
# What the code does depends on the hidden inputs: how it fails there would tell of them.
DEPENDING = {
    "right or wrong": "def entropy(counts): return right(counts) + (sum(counts) % 2 if counts not in KNOWN else 0)",
    "wrong in two ways": "def entropy(counts): return 7.0 + (sum(counts) % 2 if counts not in KNOWN else 0)",
    "wrong in public, and right if the first hidden input is odd": """
def entropy(counts): return 7.0 if counts in KNOWN or even(counts) else right(counts)
""",
    "an exception in public, and the same if the first hidden input is even": """
def entropy(counts):
    if counts in KNOWN or even(counts): raise ValueError
    return in_nats(counts)
""",
    "a known mistake in public, and right if the first hidden input is odd": """
def entropy(counts): return in_nats(counts) if counts in KNOWN or even(counts) else right(counts)
""",
    "without end, if the first hidden input is odd": """
def entropy(counts):
    while counts not in KNOWN and not even(counts): pass
    return 7.0
""",
    "the end of the process, if the first hidden input is odd": """
def entropy(counts):
    if counts not in KNOWN and not even(counts): import os; os._exit(0)
    return 7.0
""",
    "answers without end, if the first hidden input is odd": """
def entropy(counts): return 7.0 if counts in KNOWN or even(counts) else [[0.0]] * 400_000
""",
    "another exercise's function, gone if the first hidden input is odd": """
def entropy(counts): return 7.0
def without_arrows(formula):
    if len(str(formula)) % 2: globals().pop("without_arrows")
    return formula
""",
}
EVEN = """
from math import log
first = []
def even(counts):
    if len(set(counts)) > 2: first.append(sum(counts))  # not an edge, which is the same for everybody
    return not first or first[0] % 2 == 0
def in_nats(counts):
    total = sum(counts)
    return -sum(n / total * log(n / total) for n in counts if n)
"""
KNOWN = "KNOWN = ([9, 5], [1] * 8)\n"  # the public inputs
NOW = datetime(2026, 1, 1, tzinfo=UTC)
SECRETS = (b"one", b"another")
LEVELS: tuple[Disclosure, ...] = ("nothing", "failed", "hint")


@cache
def built(secret: bytes) -> BuiltAssignment:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "told.yaml")
        file.write_text(yaml.safe_dump(ASSIGNMENT))
        whole = build(load_assignment_spec(file), secret)
    hasty = tuple(replace(one, limits=replace(one.limits, seconds=0.3)) for one in whole.exercises)
    return replace(whole, exercises=hasty)


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def pages(sandbox: Sandbox, code: str, level: Disclosure, secret: bytes = b"one") -> str:
    graded = grade_one(built(secret), "sha256:built", submission(SEEN + RIGHT + KNOWN + EVEN + code), sandbox)
    assert graded.failures == ()
    view = student_view(graded.result, DisclosureRules(while_open=level), NOW)
    return html.feedback_html(view) + markdown.feedback_markdown(view)


def hidden_inputs() -> set[str]:
    """The hidden inputs as the code writes them down, but those that might stand in a page by chance."""
    calls = [call for exercise in built(b"one").exercises for call in exercise_calls(exercise)]
    known = {repr(arg) for call in calls if not call.hidden for arg in call.args or ()}
    return {text for call in calls if call.hidden for arg in call.args or () if len(text := repr(arg)) > 8} - known


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("how", TELLING)
def test_no_page_below_input_holds_a_hidden_input(sandbox: Sandbox, how: str, level: Disclosure) -> None:
    page = pages(sandbox, TELLING[how], level)
    escaped = page.replace("&#39;", "'").replace("&#34;", '"').replace("\\", "")
    assert [text for text in hidden_inputs() if text in escaped] == []


def first_drawn(secret: bytes) -> list[int]:
    hidden = (call.args[0] for call in exercise_calls(built(secret).exercises[0]) if call.hidden and call.args)
    return next(counts for counts in hidden if len(set(counts)) > 2)


def test_the_first_hidden_input_is_odd_under_one_secret_and_even_under_the_other() -> None:
    assert {sum(first_drawn(secret)) % 2 for secret in SECRETS} == {0, 1}


def test_the_hidden_inputs_are_found_where_they_may_be_shown(sandbox: Sandbox) -> None:
    page = pages(sandbox, TELLING["returned"], "all")
    assert len(hidden_inputs()) > 5
    assert any(text in page for text in hidden_inputs())


@pytest.mark.parametrize("how", [*TELLING, *DEPENDING])
def test_where_nothing_may_be_told_the_page_does_not_depend_on_hidden_inputs(sandbox: Sandbox, how: str) -> None:
    code = (TELLING | DEPENDING)[how]
    one, other = (pages(sandbox, code, "nothing", secret) for secret in SECRETS)
    assert one == other
