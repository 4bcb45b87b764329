"""The picture in docs/architecture.md, held against the imports that are really there."""

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
ROW = re.compile(r"^\| `(?P<stage>[a-z.]+)` \|.*\| (?P<imports>[^|]*) \|$", re.MULTILINE)
STAGES = {row["stage"]: re.findall(r"`([a-z.]+)`", row["imports"]) for row in ROW.finditer(DOCUMENT)}
FILES = sorted((ROOT / "grader").rglob("*.py")) + sorted((ROOT / "reference").rglob("*.py"))
STANDARD_ONLY = ("codec", "checks")
# What every stage may use.
BESIDE_STAGES = {
    "grader",
    "grader.gc_tuning",
    "grader.paths",
    "grader.identity",
    "grader.version",
    "grader.texts.whole_files",
}


def module_name(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(file: Path) -> set[str]:
    """Every module an import statement of the file names, wherever it stands."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: write imports in full"
            names.add(node.module or "")
    return names


def stage_of(module: str) -> str | None:
    head, _, rest = module.partition(".")
    if head == "reference":
        return "reference"
    return rest.partition(".")[0] if head == "grader" and rest and module not in BESIDE_STAGES else None


def used_stages(file: Path) -> set[str]:
    own = stage_of(module_name(file))
    return {stage for name in imported(file) if (stage := stage_of(name)) and stage != own}


def test_the_table_names_every_stage_there_is() -> None:
    packages = {path.name for path in (ROOT / "grader").iterdir() if (path / "__init__.py").exists()}
    assert set(STAGES) == packages | {"reference"}


@pytest.mark.parametrize("file", FILES, ids=module_name)
def test_a_module_imports_only_what_its_stage_may(file: Path) -> None:
    stage = stage_of(module_name(file))
    allowed = set(STAGES[stage]) if stage else set(STAGES)
    assert used_stages(file) <= allowed


@pytest.mark.slow
def test_the_table_promises_no_import_that_is_not_there() -> None:
    real: dict[str, set[str]] = {stage: set() for stage in STAGES}
    for file in FILES:
        if stage := stage_of(module_name(file)):
            real[stage] |= used_stages(file)
    assert {stage: set(names) for stage, names in STAGES.items()} == real


def test_stages_stand_in_an_order_that_imports_keep() -> None:
    order = list(STAGES)
    assert all(order.index(used) < order.index(stage) for stage, uses in STAGES.items() for used in uses)


def test_no_two_modules_import_each_other_even_deferred() -> None:
    names = {module_name(file): file for file in FILES}
    graph = {name: {used for used in imported(file) if used in names} for name, file in names.items()}
    finished: set[str] = set()

    def visit(name: str, path: tuple[str, ...]) -> None:
        assert name not in path, f"import cycle: {' -> '.join((*path, name))}"
        if name not in finished:
            for used in graph[name]:
                visit(used, (*path, name))
            finished.add(name)

    for name in graph:
        visit(name, ())


@pytest.mark.parametrize("stage", STANDARD_ONLY)
def test_what_students_receive_needs_the_standard_library_only(stage: str) -> None:
    allowed = set(sys.stdlib_module_names) | {"grader"}
    for file in (ROOT / "grader" / stage).rglob("*.py"):
        assert {name.partition(".")[0] for name in imported(file)} <= allowed, file


def test_the_reference_needs_numpy_and_the_standard_library_only() -> None:
    allowed = set(sys.stdlib_module_names) | {"reference", "numpy"}
    for file in (ROOT / "reference").rglob("*.py"):
        assert {name.partition(".")[0] for name in imported(file)} <= allowed, file


def test_files_that_the_document_names_exist() -> None:
    named = re.findall(r"`((?:grader|reference|assignments|templates|tests|docs)/[\w./-]+\.\w+)`", DOCUMENT)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []
