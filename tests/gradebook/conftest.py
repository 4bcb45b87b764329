"""A gradebook in a file, and one on a PostgreSQL server that is started here and stopped in the end."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

NAMES = count(1)


def programs() -> Path | None:
    """Where PostgreSQL's programs lie; None if it is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def as_somebody(command: list[str], user: pwd.struct_passwd | None) -> None:
    """Runs a command as another user: PostgreSQL refuses to serve as root."""
    held = [] if user is None else ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
    subprocess.run([*held, *command], check=True, capture_output=True, timeout=120, cwd="/")


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a PostgreSQL server; the name of the database is still to come."""
    where = programs()
    if where is None:
        pytest.skip("PostgreSQL is not installed: make system")
    user = pwd.getpwnam("nobody") if os.getuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="pg"))  # short: the socket's path has to be
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)
    data = str(folder / "data")
    options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
    try:
        as_somebody(
            [f"{where}/initdb", "-D", data, "-U", "grader", "-A", "trust", "-N", "--no-locale", "-E", "UTF8"], user
        )
        start = [f"{where}/pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start"]
        as_somebody(start, user)
        yield f"postgresql://grader@/{{}}?host={folder}"
        as_somebody([f"{where}/pg_ctl", "-D", data, "-w", "-m", "immediate", "stop"], user)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def on_server(server: str) -> str:
    """The address of an empty database on the server."""
    import psycopg

    name = f"book{os.getpid()}_{next(NAMES)}"
    with psycopg.connect(server.format("postgres"), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type]  # the name is ours
    return server.format(name)


@pytest.fixture(params=["file", pytest.param("server", marks=pytest.mark.slow)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a gradebook that does not exist yet: in a file, and on a server."""
    if request.param == "file":
        return str(tmp_path / "gradebook.sqlite")
    found: str = request.getfixturevalue("on_server")
    return found
