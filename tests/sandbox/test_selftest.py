"""Which isolation is taken: the strongest that holds when it is tried, and a reason where it is not the strongest."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.sandbox import selftest
from grader.sandbox.isolation import confinement_message, worker_command
from grader.sandbox.jail import jailed_command
from grader.sandbox.layout import SandboxLayout, landlock_rules
from grader.sandbox.run import Sandbox, SandboxFailure
from grader.sandbox.selftest import isolation_weakness, strongest_isolation, weakness_in_report


@pytest.fixture(autouse=True)
def untried() -> Iterator[None]:
    """What was found out about this machine is forgotten, before and after a machine that is not this one."""
    for known in (strongest_isolation, isolation_weakness):
        known.cache_clear()
    yield
    for known in (strongest_isolation, isolation_weakness):
        known.cache_clear()


def program(folder: Path, text: str) -> str:
    file = folder / "bwrap"
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)
    return str(file)


NOT_A_JAIL = 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"'
WITHOUT_NAMESPACES = {  # a bwrap that does not do what it should: what is said of it
    "it is refused": ("echo 'bwrap: No permissions to create new namespace' >&2; exit 1", "No permissions to create"),
    "it jails nobody": (NOT_A_JAIL, "it lets student code read a file, write a file, use the network, see a process"),
    "it says nothing": ("exit 3", "the kernel refuses it"),
}


@pytest.mark.slow
@pytest.mark.parametrize("how", WITHOUT_NAMESPACES)
def test_a_jail_that_does_not_hold_is_not_taken(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, reason = WITHOUT_NAMESPACES[how]
    fake = program(tmp_path, text)
    monkeypatch.setattr("grader.sandbox.isolation.bubblewrap_path", lambda: fake)
    found = strongest_isolation(())
    assert found.name == "landlock"
    assert found.note.startswith("namespaces does not work here: ")
    assert reason in found.note


@pytest.mark.slow
def test_both_strong_isolations_hold_here() -> None:
    assert [isolation_weakness(name, ("numpy", "pandas")) for name in ("namespaces", "landlock")] == ["", ""]
    assert strongest_isolation(("numpy", "pandas")) == selftest.Isolation("namespaces")


def test_without_bubblewrap_the_remedy_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grader.sandbox.selftest.bubblewrap_path", lambda: None)
    with pytest.raises(SandboxFailure, match="as root: apt-get install bubblewrap"):
        Sandbox("namespaces")


def test_on_another_system_a_process_is_all_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grader.sandbox.selftest.sys.platform", "darwin")
    found = strongest_isolation(())
    assert found.name == "process"
    assert found.note == "namespaces does not work here: it needs Linux; landlock does not work here: it needs Linux"


REPORTS = {
    "all is well": ({"needed": {"a": True}, "jail": {"b": False}, "confined": {"b": False}}, ""),
    "too tight": ({"needed": {"a": False}, "jail": {}, "confined": {}}, "it takes away what Python needs"),
    "a hole": ({"needed": {}, "jail": {}, "confined": {"fly": True, "run": False}}, "it lets student code fly"),
    "no jail": ({"needed": {}, "jail": {"fly": True}, "confined": {"fly": True}}, "it lets student code fly"),
}


@pytest.mark.parametrize("how", REPORTS)
def test_a_report_of_attempts_is_read_strictly(how: str) -> None:
    report, said = REPORTS[how]
    assert weakness_in_report(report) == said


def test_rules_leave_out_what_is_masked_but_for_the_allowed_packages(tmp_path: Path) -> None:
    for folder in ("lib/python3/json", "lib/python3/site-packages/good", "lib/python3/site-packages/bad", "lib/x"):
        (tmp_path / folder).mkdir(parents=True)
    site = f"{tmp_path}/lib/python3/site-packages"
    layout = SandboxLayout("/bin/python", (f"{tmp_path}/lib",), (site,), (f"{site}/good",), ())
    rules = [(path.removeprefix(str(tmp_path)), access) for path, access in landlock_rules(layout)]
    assert rules[:6] == [
        ("/lib", "list"),
        ("/lib/python3", "list"),
        ("/lib/python3/json", "read"),
        ("/lib/x", "read"),
        ("/lib/python3/site-packages", "list"),
        ("/lib/python3/site-packages/good", "read"),
    ]
    assert {access for _, access in rules[6:] if access != "read"} == {"write"}
    assert [path for path, access in rules if access == "write"] == ["/dev/null"]


def test_a_jail_hides_before_it_shows_and_closes_last() -> None:
    layout = SandboxLayout(
        "/bin/python", ("/lib",), ("/lib/site-packages",), ("/lib/site-packages/good",), (("/lib64", "lib"),)
    )
    words = jailed_command("bwrap", layout, ["python"])
    order = ["/lib", "/lib/site-packages", "/lib/site-packages/good"]
    assert sorted(order, key=words.index) == order
    assert words[-8:] == ["--remount-ro", "/lib/site-packages", "--remount-ro", "/", "--chdir", "/", "--", "python"]
    assert {"--unshare-all", "--die-with-parent", "--new-session"} <= set(words)


def test_a_mere_process_has_no_jail_and_no_rules() -> None:
    assert worker_command("process", (), "pass", 3)[-3:] == ["-c", "pass", "3"]
    assert confinement_message("process", ()) is None
    assert confinement_message("landlock", ()) == {**confinement_message("namespaces", ()), "threads": 0}
