"""`grader doctor`: what it tries is real, what it says is true, as root and as anybody else."""

import io
import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from grader.cli.doctor import isolation_advice, isolation_document, print_examination
from grader.sandbox.breakout.withstood import AttemptOutcome, Examination, ExaminedIsolation

HELD: dict[str, AttemptOutcome] = {"read a file": "held", "start a process": "held"}
BROKEN: dict[str, AttemptOutcome] = {"read a file": "got through", "start a process": "got through"}
UNTRIED: dict[str, AttemptOutcome] = {"read a file": "not tried", "start a process": "not tried"}
JAIL = ExaminedIsolation("namespaces", "", HELD)
NO_JAIL = ExaminedIsolation(
    "namespaces", "The isolation namespaces does not work here: bubblewrap is not installed.", UNTRIED
)
LANDLOCK = ExaminedIsolation("landlock", "", HELD)
NO_LANDLOCK = ExaminedIsolation("landlock", "The isolation landlock does not work here: it needs Linux.", UNTRIED)
LIMITS = ExaminedIsolation("process", "", BROKEN)

MACHINES = {  # what a machine has: (is all well, what the advice says)
    "all": (Examination("namespaces", (JAIL, LANDLOCK, LIMITS)), True, "Nothing got out of it."),
    "no jail": (Examination("landlock", (NO_JAIL, LANDLOCK, LIMITS)), True, "bubblewrap is not installed"),
    "limits only": (Examination("process", (NO_JAIL, NO_LANDLOCK, LIMITS)), False, "Containerfile"),
    "a jail with a hole": (
        Examination("namespaces", (ExaminedIsolation("namespaces", "", BROKEN),)),
        False,
        "read a file",
    ),
    "nothing tried": (Examination("namespaces", (ExaminedIsolation("namespaces", "", UNTRIED),)), False, "Not for"),
}


@pytest.mark.parametrize("machine", MACHINES)
def test_the_advice_fits_the_machine(machine: str) -> None:
    found, holds, said = MACHINES[machine]
    assert (found.holds, isolation_document(found)["holds"]) == (holds, holds)
    assert said in "\n".join(isolation_advice(found))


def test_the_table_has_a_line_for_each_attempt_and_a_column_for_each_isolation() -> None:
    console = Console(width=100, color_system=None, record=True, file=io.StringIO())
    print_examination(MACHINES["no jail"][0], console)
    (line,) = (line for line in console.export_text().splitlines() if "read a file" in line)
    assert [cell.strip() for cell in line.split("│")[1:-1]] == ["read a file", "not tried", "held", "got through"]


def doctor(command: list[str], **options: Any) -> tuple[int, dict[str, Any]]:
    asked = [*command, "-m", "grader.cli", "doctor", "--json"]
    done = subprocess.run(asked, check=False, capture_output=True, text=True, **options)
    assert done.stdout, done.stderr
    return done.returncode, json.loads(done.stdout)


def tried(found: dict[str, Any], name: str) -> dict[str, str]:
    (one,) = (each for each in found["isolations"] if each["name"] == name)
    return dict(one["attempts"])


# What limits alone hold back; all else gets through, which shows that the attempts are real.
LIMITED = {"exceed its memory", "outlive the grader"}


@pytest.mark.slow
def test_nothing_gets_out_of_either_backend_and_nearly_everything_out_of_a_process() -> None:
    code, found = doctor([sys.executable])
    assert (code, found["default"], found["holds"]) == (0, "namespaces", True)
    for name in ("namespaces", "landlock"):
        assert set(tried(found, name).values()) == {"held"}
    through = {what for what, outcome in tried(found, "process").items() if outcome == "got through"}
    assert through == set(tried(found, "process")) - LIMITED


@pytest.mark.slow
def test_without_bubblewrap_it_says_how_to_get_it_and_what_holds_instead() -> None:
    code, found = doctor([sys.executable], env={"PATH": "/nowhere", "HOME": os.environ.get("HOME", "/")})
    assert (code, found["default"], found["holds"]) == (0, "landlock", True)
    assert "apt-get install bubblewrap" in "\n".join(found["advice"])


SYSTEM = Path("/usr/bin") / f"python{sys.version_info.major}.{sys.version_info.minor}"


@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() != 0 or not SYSTEM.exists(), reason="needs root, to become somebody else")
def test_an_ordinary_user_is_as_safe(tmp_path: Path) -> None:
    places = [str(Path(__file__).resolve().parents[2]), sysconfig.get_path("purelib")]  # with the system's own Python
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(places), "HOME": "/nonexistent"}
    options = {"user": 65534, "group": 65534, "extra_groups": [], "cwd": "/", "env": environment}
    code, found = doctor([str(SYSTEM), "-B"], **options)
    assert (code, found["root"], found["default"], found["holds"]) == (0, False, "namespaces", True)
    assert set(tried(found, "landlock").values()) == {"held"}
