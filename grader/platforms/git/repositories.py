"""The repositories of students, by the roster, and clones of them that run no program of theirs."""

import base64
import os
import re
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from grader.texts.roster import BadRoster, Student, roster_of, roster_rows, roster_text
from grader.texts.safe_text import one_line

REPOSITORY_COLUMNS, REF_COLUMNS = ("repository", "repo"), ("ref", "branch", "tag")  # how the columns may be called
SHORT_ADDRESS = re.compile(r"[\w.-]+/[\w.-]+")  # owner/name, on the server that the job runs for
# Addresses that git is given as they are: https, ssh, and `user@host:path`. Others could start a program (`ext::`).
REMOTE_ADDRESS = re.compile(r"https://[^\s]+|ssh://[^\s]+|[\w.-]+@[\w.-]+:[^\s]+")
TOKEN_VARIABLE = "GRADER_GIT_TOKEN"  # noqa: S105  the name of the variable
# Variables that git needs to reach a server; it sees no others, and so no secret of the course.
PASSED_VARIABLES = ("PATH", "SSH_AUTH_SOCK", "GIT_SSH_COMMAND", "HTTPS_PROXY", "https_proxy", "SSL_CERT_FILE", "TMPDIR")
MAX_CLONE_SECONDS = 300  # for one clone; a server that hangs holds up the job no longer
# No hook, link, monitor, credential helper or submodule of a student's repository takes effect on our machine.
SAFE_GIT_OPTIONS = (
    *("-c", "core.hooksPath=/dev/null", "-c", "core.symlinks=false", "-c", "core.fsmonitor=false"),
    *("-c", "credential.helper=", "-c", "transfer.fsckObjects=true", "-c", "submodule.recurse=false"),
)


class NoRepositories(ValueError):
    """There is no list of repositories, or none that can be used; the text is one sentence."""


@dataclass(frozen=True, slots=True)
class Repository:
    """A student's repository: where it is, and the branch or tag to take of it, "" for its own choice."""

    student: Student
    address: str
    ref: str = ""


def repositories_of(roster: Path, environment: Mapping[str, str]) -> tuple[Repository, ...]:
    """The repositories that the roster names; who has none is left out. Raises NoRepositories, or BadRoster."""
    students = roster_of(roster)
    # Read a second time, as a roster's students do not keep other columns.
    (_, head), *lines = roster_rows(roster_text(roster))
    rows = [row for _, row in lines if row[0].strip().casefold() != "points possible"]
    if len(rows) != len(students):
        raise BadRoster(f"{roster}: this cannot be read as one line a student.")
    columns = [cell.strip().casefold() for cell in head]
    place = next((columns.index(name) for name in REPOSITORY_COLUMNS if name in columns), None)
    if place is None:
        raise NoRepositories(
            f"{roster}: there is no column `repository`, with the address of each student's repository."
        )
    ref = next((columns.index(name) for name in REF_COLUMNS if name in columns), None)
    found = []
    for student, row in zip(students, rows, strict=True):
        address = roster_cell(row, place)
        if address:
            found.append(Repository(student, full_address(address, environment, roster), roster_cell(row, ref)))
    if not found:
        raise NoRepositories(f"{roster}: nobody in it has a repository.")
    return tuple(found)


def roster_cell(row: list[str], place: int | None) -> str:
    """The cell of a column in a row; "" where the row is too short."""
    return row[place].strip() if place is not None and place < len(row) else ""


def full_address(address: str, environment: Mapping[str, str], roster: Path) -> str:
    """The full address of a repository: `owner/name` is on the server of the job, and a path begins at the roster."""
    if REMOTE_ADDRESS.fullmatch(address):
        return address
    local = roster.parent / address
    if local.exists():
        return str(local.resolve())
    if SHORT_ADDRESS.fullmatch(address):
        return f"{server_of(environment)}/{address}"
    raise NoRepositories(
        f"{roster}: {one_line(address, 80)} is no address of a repository; write https://…, git@…:… or owner/name."
    )


def server_of(environment: Mapping[str, str]) -> str:
    """The server that the job runs for."""
    said = environment.get("GITHUB_SERVER_URL") or environment.get("CI_SERVER_URL") or "https://github.com"
    return said.rstrip("/")


def clone_repository(repository: Repository, folder: Path, environment: Mapping[str, str]) -> str:
    """Clones a repository into a folder, and gives what went wrong, in a few words; "" if all went well."""
    ref = ("--branch", repository.ref) if repository.ref else ()
    if repository.ref.startswith("-"):  # git would take it for an option
        return "its branch begins with a hyphen"
    command = (
        *("git", *SAFE_GIT_OPTIONS, "clone", "--quiet", "--depth", "1", "--no-tags", "--single-branch", "--no-local"),
        *("--template=", "--no-checkout", "--no-recurse-submodules", *ref, "--", repository.address, str(folder)),
    )
    with tempfile.TemporaryDirectory() as home:
        try:
            done = subprocess.run(  # noqa: S603  the address was looked at, and stands behind --
                command,
                env=git_environment(environment, home),
                capture_output=True,
                timeout=MAX_CLONE_SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return f"it took longer than {MAX_CLONE_SECONDS} seconds"
        except OSError:
            raise NoRepositories("git is not installed here: repositories cannot be checked out.") from None
    return "" if done.returncode == 0 else git_reason(done.stderr, environment)


def git_reason(said: bytes, environment: Mapping[str, str]) -> str:
    """The line in which git says what went wrong, without the token."""
    lines = [line for line in said.decode("utf-8", "replace").splitlines() if line.strip()]
    fatal = [line for line in lines if line.startswith("fatal:")]
    text = (fatal or lines or ["git failed"])[-1].removeprefix("fatal:").strip()
    token = environment.get(TOKEN_VARIABLE, "")
    return one_line(text.replace(token, "…") if token else text, 300)


def git_environment(environment: Mapping[str, str], home: str) -> dict[str, str]:
    """The environment that git gets: never the course secret, and the token for the job's own server alone."""
    kept = {name: environment[name] for name in PASSED_VARIABLES if name in environment}
    plain = {
        "HOME": home,
        "PATH": kept.get("PATH", os.defpath),
        "LC_ALL": "C",
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_CONFIG_GLOBAL": os.devnull,
        "GIT_TERMINAL_PROMPT": "0",
        "GIT_LFS_SKIP_SMUDGE": "1",  # a filter that downloads, from wherever the repository says
        "GIT_ALLOW_PROTOCOL": "https:ssh:file",
    }
    token = environment.get(TOKEN_VARIABLE, "")
    if not token:
        return {**kept, **plain}
    # In a header for one server, and not in the address, which git writes into the clone's configuration.
    header = base64.b64encode(f"x-access-token:{token}".encode()).decode()
    return {
        **kept,
        **plain,
        "GIT_CONFIG_COUNT": "1",
        "GIT_CONFIG_KEY_0": f"http.{server_of(environment)}/.extraheader",
        "GIT_CONFIG_VALUE_0": f"Authorization: Basic {header}",
    }
