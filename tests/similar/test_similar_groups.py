"""Groups in `grader similar`: what they handed in together is no lead, and what others share with them is one."""

import json

import pytest

from tests.group_class import HandedIn, collected, graded, released, run

pytestmark = [pytest.mark.slow, pytest.mark.in_turn("file")]  # a course is released, collected and graded

CODE = "".join(f"    x = [{number}, x * {number + 2}, len(str(x))]\n" for number in range(12))
LONG = f"def entropy(counts):\n    x = sum(counts)\n{CODE}    return 0.123 + x[0] * 0\n"
SHORT = "def entropy(counts):\n    return 1\n"


@pytest.fixture(scope="module")
def leads(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, list[str]]]:
    """Ada and Bob are a group, and so are Dee and Eve; Cy has the code of the first, Mallory Ada's numbers."""
    folder = released(tmp_path_factory.mktemp("term"))
    collected(
        folder,
        [
            HandedIn(("ada", "bob"), numbers="bob", code=LONG),
            HandedIn(("cy",), numbers="cy", code=LONG.replace("counts", "values").replace("x", "y")),
            HandedIn(("dee", "eve"), numbers="dee", code=SHORT),
            HandedIn(("mallory",), numbers="ada", code=SHORT + "\n"),
        ],
    )
    graded(folder)
    found = json.loads(run("similar", folder / "graded", "--json"))
    assert found["students"] == 6
    return [(lead["kind"], lead["students"]) for lead in found["leads"]]


def test_a_group_is_no_lead_against_itself(leads: list[tuple[str, list[str]]]) -> None:
    assert [
        students for _, students in leads if set(students) <= {"ada", "bob"} or set(students) <= {"dee", "eve"}
    ] == []


def test_whoever_shares_code_with_a_group_is_told_once_with_all_its_members(
    leads: list[tuple[str, list[str]]],
) -> None:
    assert [students for kind, students in leads if kind == "code"] == [["ada", "bob", "cy"]]


def test_a_stranger_s_fingerprint_is_still_a_lead(leads: list[tuple[str, list[str]]]) -> None:
    assert ("variant", ["mallory", "ada"]) in [(kind, students[:2]) for kind, students in leads]
