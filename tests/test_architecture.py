"""The picture in docs/architecture.md, held against the imports that are really there."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

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


@cache
def imported(file: Path) -> frozenset[str]:
    """Every module an import statement of the file names, wherever it stands."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: write imports in full"
            names.add(node.module or "")
    return frozenset(names)


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


def test_a_module_imports_only_what_its_stage_may() -> None:
    beyond = {module_name(file): used_stages(file) - allowed_in(file) for file in FILES}
    assert {module: stages for module, stages in beyond.items() if stages} == {}


def allowed_in(file: Path) -> set[str]:
    stage = stage_of(module_name(file))
    return set(STAGES[stage]) if stage else set(STAGES)


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


def test_what_students_receive_needs_the_standard_library_only() -> None:
    assert [file for stage in STANDARD_ONLY for file in needing_more(ROOT / "grader" / stage, "grader")] == []


def test_the_reference_needs_numpy_and_the_standard_library_only() -> None:
    assert list(needing_more(ROOT / "reference", "reference", "numpy")) == []


def needing_more(folder: Path, *allowed: str) -> Iterator[tuple[str, set[str]]]:
    """Every module of a folder that imports anything but these and the standard library, and what."""
    for file in sorted(folder.rglob("*.py")):
        more = {name.partition(".")[0] for name in imported(file)} - {*sys.stdlib_module_names, *allowed}
        if more:
            yield module_name(file), more


def test_files_that_the_document_names_exist() -> None:
    named = re.findall(r"`((?:grader|reference|assignments|templates|tests|docs)/[\w./-]+\.\w+)`", DOCUMENT)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []
