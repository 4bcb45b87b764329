"""A class on a dask cluster: a real scheduler, three worker processes, the same bytes as here, and nothing lost."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from grader.engine.classrun import LandedSubmission, Settings, grade_class
from grader.engine.engines import Local, NoEngine, engine_of
from grader.intake.read_submission import submissions_in
from tests.engine.class_sample import OPEN, WORK, built, digests, handed_in, run

pytestmark = [
    *(pytest.mark.slow, pytest.mark.in_turn),
    pytest.mark.filterwarnings("default"),  # dask's own warnings are not ours
]

WORKERS = 3
NAMES = [*WORK, *(f"{student}{number}" for number in range(4) for student in WORK)]
CLASS = {student: f"{WORK[student.rstrip('0123456789')]}# {student}\n" for student in NAMES}


@contextmanager
def cluster(folder: Path, environment: dict[str, str], *options: str) -> Iterator[tuple[str, Sequence[int]]]:
    """The address of a scheduler, and the process numbers of its three workers, with its own last."""
    file = folder / "scheduler.json"
    file.unlink(missing_ok=True)
    dask, known = [sys.executable, "-m", "dask"], ["--scheduler-file", str(file), "--no-dashboard"]
    quiet = {"env": {**os.environ, **environment}, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    started = [subprocess.Popen([*dask, "scheduler", "--host", "127.0.0.1", "--port", "0", *known, *options], **quiet)]  # type: ignore[call-overload]
    try:
        while not (file.exists() and file.read_text()):
            assert started[0].poll() is None
            time.sleep(0.05)
        one = [*dask, "worker", "--nthreads", "1", "--no-nanny", *known]
        started += [subprocess.Popen(one, **quiet) for _ in range(WORKERS)]  # type: ignore[call-overload]
        yield json.loads(file.read_text())["address"], [each.pid for each in (*started[1:], started[0])]
    finally:
        for each in reversed(started):
            each.kill()
            each.wait()


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A class of 25, graded on this machine."""
    folder = tmp_path_factory.mktemp("course")
    handed_in(folder, CLASS)
    run(folder, Local(2), out="here")
    return folder


def test_a_cluster_writes_what_this_machine_writes(course: Path) -> None:
    with cluster(course, {}) as (address, _):
        assert run(course, engine_of("dask", 1, address), out="there").failures == ()
    assert digests(course / "there") == digests(course / "here")


def test_a_worker_that_is_killed_costs_a_retry_and_no_result(course: Path) -> None:
    killed = []

    def kill_one(_: LandedSubmission) -> None:
        if not killed:
            killed.append(workers[0])
            os.kill(workers[0], signal.SIGKILL)

    with cluster(course, {}) as (address, workers):
        settings = Settings(built(course), course / "killed", OPEN, "process")
        found = grade_class(
            settings, submissions_in(course / "submissions"), engine_of("dask", 1, address), told=kill_one
        )
    assert killed
    assert found.failures == ()
    assert digests(course / "killed") == digests(course / "here")


def test_a_cluster_of_this_machine_is_started_where_no_scheduler_is_named(course: Path) -> None:
    only = [path for path in submissions_in(course / "submissions") if path.stem in ("ada", "ken")]
    settings = Settings(built(course), course / "own", OPEN, "process")
    assert [one.student for one in grade_class(settings, only, engine_of("dask", 2)).known] == ["ada", "ken"]


def test_a_task_that_fails_costs_those_of_its_bundle_nothing() -> None:
    @contextmanager
    def opening() -> Iterator[Callable[[int], int]]:
        def work(number: int) -> int:
            if number % 20 == 13:
                raise ValueError("ours")
            return number**2

        yield work

    engine = engine_of("dask", 2)
    kept = list(engine.map(opening, iter(range(60)), lambda task, why: f"{task}: {why}", lambda done: done))
    failed = "no worker could grade it: ValueError: ours"
    assert kept == [f"{number}: {failed}" if number % 20 == 13 else number**2 for number in range(60)]


def test_a_scheduler_that_does_not_answer_is_told(course: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = engine_of("dask", 1, "tcp://127.0.0.1:9")
    monkeypatch.setattr("grader.engine.cluster.SCHEDULER_SECONDS", 1)
    with pytest.raises(NoEngine, match=r"--engine dask: tcp://127\.0\.0\.1:9 does not answer, or has no worker"):
        run(course, engine, out="nowhere")


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")
def test_the_connection_is_encrypted_as_dask_is_configured(tmp_path: Path) -> None:
    handed_in(tmp_path, {"alan": WORK["alan"]})
    run(tmp_path, out="here")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    words = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1"
    command = ["openssl", *words.split(), "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)
    tls = {"CA_FILE": str(certificate)}
    for role in ("SCHEDULER", "WORKER", "CLIENT"):
        tls |= {f"{role}__KEY": str(key), f"{role}__CERT": str(certificate)}
    environment = {f"DASK_DISTRIBUTED__COMM__TLS__{name}": value for name, value in tls.items()}
    script = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from pathlib import Path; from tests.engine.class_sample import run\n"
        "from grader.engine.engines import engine_of\n"
        "print(run(Path(sys.argv[2]), engine_of('dask', 1, sys.argv[3]), out='encrypted').failures)"
    )
    with cluster(tmp_path, environment, "--protocol", "tls") as (address, _):
        assert address.startswith("tls://")
        words = [sys.executable, "-c", script, str(Path(__file__).parents[2]), str(tmp_path), address]
        done = subprocess.run(words, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "()", done.stderr
    assert digests(tmp_path / "encrypted") == digests(tmp_path / "here")


def test_a_scheduler_that_is_killed_is_told_within_seconds_and_results_are_kept(course: Path) -> None:
    killed: list[float] = []

    def kill_scheduler(_: LandedSubmission) -> None:
        if not killed:
            killed.append(time.monotonic())
            os.kill(processes[-1], signal.SIGKILL)

    with cluster(course, {}) as (address, processes):
        settings = Settings(built(course), course / "lost", OPEN, "process")
        engine = engine_of("dask", 1, address)
        with pytest.raises(NoEngine, match=r"tcp://\S+ is gone\. What was graded until then is kept"):
            grade_class(settings, submissions_in(course / "submissions"), engine, told=kill_scheduler)
        assert time.monotonic() - killed[0] < 20
    assert set(digests(course / "lost").items()) & set(digests(course / "here").items())
    run(course, Local(2), out="lost")  # the same command goes on
    assert digests(course / "lost") == digests(course / "here")
