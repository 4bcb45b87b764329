"""What pytest calls. It is loaded with every run of pytest, so whatever takes time is imported where it is needed."""

from collections.abc import Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from grader.plugin.assignment_items import AssignmentFile
    from grader.plugin.student import Student

LEVELS = ("policy", "nothing", "failed", "hint", "input", "all")
ISOLATIONS = ("auto", "namespaces", "landlock", "process")
OWN_SETTINGS = (
    "{file}: pytest took its settings from the student's work, which may run any code. Write --submission=PATH, with "
    "an equals sign, or put a pytest.ini beside the assignment."
)
NO_SUBMISSION = "there is no student's work to call: add --submission PATH"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options, in a group of their own."""
    group = parser.getgroup("markscheme", "markscheme: grading a student's work")
    group.addoption(
        "--submission",
        action="append",
        metavar="PATH",
        help="One student's work: a folder, a .py, a notebook, an answers.yaml or a zip. With an assignment's YAML "
        "among the arguments, each of its checks becomes a test; the fixture `student` calls its functions.",
    )
    group.addoption(
        "--disclosure",
        choices=LEVELS,
        default="policy",
        help="How much failures tell of hidden cases; by default what the student may see now.",
    )
    group.addoption(
        "--isolation",
        choices=ISOLATIONS,
        default="auto",
        help="How student code is held; `process` is for your own code only. See `grader doctor`.",
    )
    group.addoption("--trust-local", action="store_true", help="Run code beside your own specs: `./file.py:f`.")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Refuses settings that pytest has taken from the student's work, before anything they name is run.

    pytest looks for its settings before it knows our options, and then takes the path after `--submission` for one of
    its own arguments; not so after `--submission=`.
    """
    given: Sequence[str] = getattr(early_config.known_args_namespace, "submission", None) or ()
    for path in given:
        if is_theirs(early_config.inipath, Path(path), early_config.invocation_params.dir):
            raise pytest.UsageError(OWN_SETTINGS.format(file=early_config.inipath))


def is_theirs(settings: Path | None, work: Path, here: Path) -> bool:
    """Whether a file of settings belongs to a student's work: lies in its folder, or beside its one file.

    Beside a file in the folder that pytest was started in, or above, they are the instructor's.
    """
    if settings is None:
        return False
    folder, work = settings.resolve().parent, (here / work).resolve()
    if work.is_dir():
        return folder.is_relative_to(work)
    return folder.is_relative_to(work.parent) and not here.resolve().is_relative_to(folder)


def pytest_configure(config: pytest.Config) -> None:
    """Settles paths while the folder they are relative to is known, and lets code beside specs run if asked to."""
    given: Sequence[str] = config.getoption("submission") or ()
    if len(given) > 1:
        raise pytest.UsageError("--submission: give one student's work at a time.")
    if given:
        config.option.submission = [str(Path(config.invocation_params.dir, given[0]))]
        for name in ("public", "hidden"):
            config.addinivalue_line("markers", f"{name}: a check on {name} cases of an assignment")
    if config.getoption("trust_local"):
        from grader.spec.local import trust  # noqa: PLC0415

        trust()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Makes sure, before any worker starts, that the work is there, can be held, and that assignments are built."""
    config = session.config
    assignments = named_assignments(config)
    if assignments and not config.getoption("submission"):
        raise pytest.UsageError(f"{assignments[0].name}: say whose work to grade, with --submission PATH.")
    if not config.getoption("submission") or is_worker(config):
        return
    from grader.plugin.ready import made_ready  # noqa: PLC0415

    reporter: Any = config.pluginmanager.get_plugin("terminalreporter")
    for line in made_ready(config, assignments):
        if reporter is not None:
            reporter.ensure_newline()
            reporter.write_line(line)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> "AssignmentFile | None":
    """The checks of an assignment that is named on the command line; a folder's YAML files are let be."""
    if not parent.config.getoption("submission") or not parent.session.isinitpath(file_path):
        return None
    if not is_assignment(file_path):
        return None
    from grader.plugin.assignment_items import AssignmentFile  # noqa: PLC0415

    file: AssignmentFile = AssignmentFile.from_parent(parent, path=file_path)
    return file


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """A test that ends because the sandbox failed is an error, not a failure: it says nothing of the student's work."""
    report: Any = yield
    if call.when == "call" and call.excinfo is not None and type(call.excinfo.value).__name__ == "NotRun":
        report.when = "setup"  # what pytest tells errors from failures by
    return report


@pytest.fixture(scope="session")
def student(request: pytest.FixtureRequest) -> "Student":
    """The functions of the work that `--submission` names: `student.entropy([1, 1])` runs in the sandbox."""
    if not request.config.getoption("submission"):
        pytest.skip(NO_SUBMISSION)
    from grader.plugin.student import student_in  # noqa: PLC0415
    from grader.plugin.work import work_of  # noqa: PLC0415

    return student_in(work_of(request.config))


def is_worker(config: pytest.Config) -> bool:
    """Whether this process is one of pytest-xdist's."""
    return hasattr(config, "workerinput")


def named_assignments(config: pytest.Config) -> tuple[Path, ...]:
    """The assignment files among the arguments, each once."""
    paths = (Path(config.invocation_params.dir, argument.partition("::")[0]) for argument in config.args)
    return tuple(dict.fromkeys(path for path in paths if is_assignment(path)))


def is_assignment(file: Path) -> bool:
    """Whether a file is an assignment's YAML; other plugins have YAML of their own."""
    if file.suffix not in (".yaml", ".yml") or not file.is_file():
        return False
    lines = file.read_text("utf-8", errors="replace").splitlines()
    return all(any(line.startswith(key) for line in lines) for key in ("schema:", "exercises:"))
