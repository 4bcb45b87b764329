"""What `grader grade` begins before it knows what there is to do: of use if it fits, gone if it does not."""

import multiprocessing
from pathlib import Path

import pytest

from grader.cli.warm_start import NOTHING, Ahead, crew_size, meanwhile
from grader.sandbox.selftest import Isolation, strongest

JAILED = Isolation("namespaces")


def gone(ahead: Ahead) -> bool:
    return all(worker.process.poll() is not None for worker in ahead.workers)


@pytest.mark.slow
def test_workers_get_ready_meanwhile_and_are_ended_where_nobody_takes_them() -> None:
    with meanwhile("auto", 2) as ahead:
        assert not gone(ahead)
    assert ahead.fitting(JAILED, ("numpy", "pandas")) == ahead.workers
    assert len(ahead.workers) == 2
    assert strongest.cache_info().currsize  # it was tried meanwhile
    assert all(worker.ready() is worker for worker in ahead.workers)
    ahead.close()
    assert gone(ahead)


@pytest.mark.slow
def test_what_cannot_be_loaded_leaves_no_worker_behind() -> None:
    with pytest.raises(ImportError), meanwhile("auto", 1) as ahead:
        raise ImportError
    assert gone(ahead)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(
    ("held", "packages"),
    [(Isolation("landlock"), ("numpy", "pandas")), (JAILED, ("numpy",)), (JAILED, ("numpy", "pandas", "scipy"))],
)
def test_workers_of_another_isolation_or_with_other_packages_are_not_taken(
    held: Isolation, packages: tuple[str, ...]
) -> None:
    assert Ahead(("a worker",)).fitting(held, packages) == ()  # type: ignore[arg-type]


@pytest.mark.parametrize("isolation", ["landlock", "process", "nonsense", ""])
def test_only_the_strongest_isolation_is_begun_with(isolation: str) -> None:
    with meanwhile(isolation, 2) as ahead:
        assert ahead == NOTHING


@pytest.mark.parametrize(("handed_in", "workers", "begun"), [(5, 3, 3), (2, 64, 2), (5, 1, 0), (1, 3, 0), (0, 3, 0)])
def test_as_many_are_begun_as_there_is_work_for_and_none_for_one_alone(
    tmp_path: Path, handed_in: int, workers: int, begun: int
) -> None:
    for number in range(handed_in):
        (tmp_path / f"s{number}.py").touch()
    assert crew_size(tmp_path, tmp_path / "out", workers, force=False) == begun


def test_none_are_begun_where_all_may_be_done_already_or_there_is_no_such_folder(tmp_path: Path) -> None:
    (tmp_path / "submissions" / "ada").mkdir(parents=True)
    (tmp_path / "submissions" / "bob").mkdir()
    (tmp_path / "known.jsonl").touch()
    folders = (tmp_path / "submissions", tmp_path)
    assert [crew_size(*folders, 3, force=force) for force in (False, True)] == [0, 2]
    assert crew_size(tmp_path / "nowhere", tmp_path, 3, force=True) == 0
