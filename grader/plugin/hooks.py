"""The hooks that pytest calls; slow imports stand inside them, as every run of pytest loads this module."""

from collections.abc import Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from grader.plugin.hand_in import is_of_a_class

if TYPE_CHECKING:
    from grader.plugin.assignment_items import AssignmentFile
    from grader.plugin.student import StudentFunctions

DISCLOSURE_CHOICES = ("policy", "nothing", "failed", "hint", "input", "all")
ISOLATION_CHOICES = ("auto", "namespaces", "landlock", "process")
MAX_COMPARED_CHARACTERS = 1_000  # characters of a text that is spelled out: a student's answer may be a megabyte
NO_SUBMISSION = "there is no student's work to call: add --submission=PATH"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds our options, in a group of their own."""
    group = parser.getgroup("markscheme", "markscheme: grading a student's work")
    group.addoption(
        "--submission",
        action="append",
        metavar="PATH",
        help="One student's work: a folder, a .py, a notebook, an answers.yaml or a zip. With an assignment's YAML "
        "among the arguments, each of its cases becomes a test; the fixture `student` calls its functions.",
    )
    group.addoption(
        "--disclosure",
        choices=DISCLOSURE_CHOICES,
        default="policy",
        help="How much failures tell of hidden cases; by default what the student may see now.",
    )
    group.addoption(
        "--isolation",
        choices=ISOLATION_CHOICES,
        default="auto",
        help="How student code is held; `process` is for your own code only. See `grader doctor`.",
    )
    group.addoption("--trust-local", action="store_true", help="Run code beside your own specs: `./file.py:f`.")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Ends pytest if it would run a student's files; pytest runs the first `conftest.py` after this hook.

    pytest looks for its settings before it knows our options, and then takes the path after `--submission` for one of
    its own arguments; not so after `--submission=`.
    """
    known = early_config.known_args_namespace
    given: Sequence[str] = getattr(known, "submission", None) or ()
    if given:
        from grader.plugin.keeping_out import keep_out  # noqa: PLC0415

        keep_out(early_config, given, known.file_or_dir)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> Generator[None, Any, bool | None]:
    """Whether pytest skips a path: a student's work, or a folder that may be another's."""
    said: bool | None = yield
    if is_of_a_class(collection_path):
        return True
    if not config.getoption("submission"):
        return said
    from grader.plugin.keeping_out import passes_by_path  # noqa: PLC0415

    return passes_by_path(config, collection_path) or said


def pytest_report_collectionfinish(config: pytest.Config) -> list[str]:
    """A line that names the skipped folders, for instructors whose own tests lie there."""
    if not config.getoption("submission"):
        return []
    from grader.plugin.keeping_out import told_of_passing_by  # noqa: PLC0415

    return told_of_passing_by(config)


def pytest_configure(config: pytest.Config) -> None:
    """Makes the submission's path absolute, registers our marks, and trusts code beside specs if asked to."""
    given: Sequence[str] = config.getoption("submission") or ()
    if len(given) > 1:
        raise pytest.UsageError("--submission: give one student's work at a time.")
    if given:
        config.option.submission = [str(Path(config.invocation_params.dir, given[0]))]
        for name in ("public", "hidden"):
            config.addinivalue_line("markers", f"{name}: a {name} case of an assignment")
    if config.getoption("trust_local"):
        from grader.checks.local_code import trust  # noqa: PLC0415

        trust()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Makes sure, before workers start, that the submission exists, can be isolated, and assignments are built."""
    config = session.config
    refuse_late_arguments(config)
    assignments = named_assignments(config)
    if assignments and not config.getoption("submission"):
        raise pytest.UsageError(f"{assignments[0].name}: say whose work to grade, with --submission=PATH.")
    if not config.getoption("submission") or is_worker(config):
        return
    from grader.plugin.ready_run import made_ready  # noqa: PLC0415

    reporter: Any = config.pluginmanager.get_plugin("terminalreporter")
    for line in made_ready(config, assignments):
        if reporter is not None:
            reporter.ensure_newline()
            reporter.write_line(line)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> "AssignmentFile | None":
    """The cases of an assignment named on the command line; YAML files found in a folder are left alone."""
    if not parent.config.getoption("submission") or not parent.session.isinitpath(file_path):
        return None
    if not is_assignment_yaml(file_path):
        return None
    from grader.plugin.assignment_items import AssignmentFile  # noqa: PLC0415

    file: AssignmentFile = AssignmentFile.from_parent(parent, path=file_path)
    return file


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """The report of a test; an error, not a failure, if the sandbox failed: that says nothing of the work."""
    report: Any = yield
    if call.when == "call" and call.excinfo is not None and type(call.excinfo.value).__name__ == "NotRun":
        report.when = "setup"  # what pytest tells errors from failures by
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_assertrepr_compare(config: pytest.Config, op: str, left: object, right: object) -> list[str] | None:
    """Two texts with escapes spelled out if one could command a terminal; None for other comparisons."""
    if not config.getoption("submission") or not (isinstance(left, str) and isinstance(right, str)):
        return None
    if all(line.isprintable() for text in (left, right) for line in text.split("\n")):
        return None
    return [f"{left[:MAX_COMPARED_CHARACTERS]!r} {op} {right[:MAX_COMPARED_CHARACTERS]!r}"]


@pytest.fixture(scope="session")
def student(request: pytest.FixtureRequest) -> "StudentFunctions":
    """The functions of the work that `--submission` names: `student.entropy([1, 1])` runs in the sandbox."""
    if not request.config.getoption("submission"):
        pytest.skip(NO_SUBMISSION)
    from grader.plugin.graded_work import run_work  # noqa: PLC0415
    from grader.plugin.student import student_functions  # noqa: PLC0415

    return student_functions(run_work(request.config))


def refuse_late_arguments(config: pytest.Config) -> None:
    """Ends pytest if settings or a `conftest.py` added a student's work to its arguments."""
    given: Sequence[str] = config.getoption("submission") or ()
    if given:
        from grader.plugin.keeping_out import HAND_IN_KEY, keep_out, refuse_arguments  # noqa: PLC0415

        if HAND_IN_KEY in config.stash:
            refuse_arguments(config.stash[HAND_IN_KEY], config.args, config.invocation_params.dir)
        else:  # a `conftest.py` has named this plugin, which comes by itself otherwise
            keep_out(config, given, config.args)


def is_worker(config: pytest.Config) -> bool:
    """Whether this process is a worker of pytest-xdist."""
    return hasattr(config, "workerinput")


def named_assignments(config: pytest.Config) -> tuple[Path, ...]:
    """The assignment files among the arguments, each once."""
    paths = (Path(config.invocation_params.dir, argument.partition("::")[0]) for argument in config.args)
    return tuple(dict.fromkeys(path for path in paths if is_assignment_yaml(path)))


def is_assignment_yaml(file: Path) -> bool:
    """Whether a file is an assignment's YAML, told by two keys; other plugins have YAML of their own."""
    if file.suffix not in (".yaml", ".yml") or not file.is_file():
        return False
    lines = file.read_text("utf-8", errors="replace").splitlines()
    return all(any(line.startswith(key) for line in lines) for key in ("schema:", "exercises:"))
