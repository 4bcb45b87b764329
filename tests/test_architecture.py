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
# What every stage may use.
BESIDE_STAGES = {f"grader.{name}" for name in ("gc_tuning", "paths", "run_cache", "untrusted_jinja", "version")} | {
    "grader"
}
# Titles of the page and the stages of their tables: the blocks of the house.
BLOCKS = {
    title: [row["stage"] for row in ROW.finditer(text)]
    for title, text in re.findall(r"^### (.+?)\n(.*?)(?=^##)", DOCUMENT, re.MULTILINE | re.DOTALL)
}
# What a browser runs: packages and modules that keep the rule of the values, with all that they import.
STANDARD_ONLY = ("codec", "texts", "checks", "built", "judge", "diagnose", "score", "report.pictures", "report.diff")


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


NAMES = {module_name(file): file for file in FILES}


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
    graph = {name: {used for used in imported(file) if used in NAMES} for name, file in NAMES.items()}
    finished: set[str] = set()

    def visit(name: str, path: tuple[str, ...]) -> None:
        assert name not in path, f"import cycle: {' -> '.join((*path, name))}"
        if name not in finished:
            for used in graph[name]:
                visit(used, (*path, name))
            finished.add(name)

    for name in graph:
        visit(name, ())


def test_the_page_has_four_blocks_and_every_stage_stands_in_one() -> None:
    assert list(BLOCKS) == ["Values", "Pipeline", "Around a class", "Ways in"]
    assert [stage for stages in BLOCKS.values() for stage in stages] == list(STAGES)


def test_values_and_what_judges_need_the_standard_library_only() -> None:
    roots = [name for name in NAMES if name.startswith(tuple(f"grader.{each}" for each in STANDARD_ONLY))]
    assert {stage for stage in BLOCKS["Values"] if stage != "reference"} <= set(STANDARD_ONLY)
    allowed = {*sys.stdlib_module_names, "grader", "reference"}
    more = {name: {each.partition(".")[0] for each in imported(NAMES[name])} - allowed for name in reached(roots)}
    assert {name: found for name, found in more.items() if found and name.startswith("grader")} == {}


def test_what_comes_after_build_in_the_pipeline_builds_nothing() -> None:
    after = BLOCKS["Pipeline"][BLOCKS["Pipeline"].index("build") + 1 :]
    assert importers(after, {"spec", "build"}) == {}


def test_student_code_never_meets_an_answer() -> None:
    assert importers(["intake", "sandbox"], {"built", "reference", "build", "spec"}) == {}


def test_around_a_class_only_the_engine_builds_and_nobody_asks_the_reference() -> None:
    around = BLOCKS["Around a class"]
    assert importers([stage for stage in around if stage != "engine"], {"build", "reference"}) == {}
    assert importers(["engine"], {"reference"}) == {}


def test_nobody_around_a_class_imports_a_platform() -> None:
    assert importers([stage for stage in BLOCKS["Around a class"] if stage != "platforms"], {"platforms"}) == {}


def test_each_platform_is_one_module_or_one_package() -> None:
    [named] = re.findall(r"A platform is known in `platforms` alone\*\*: (.+?)\s+have a module", DOCUMENT, re.DOTALL)
    platforms = set(re.findall(r"\w+", named.lower())) - {"and"}
    there = {path.stem for path in (ROOT / "grader" / "platforms").iterdir() if not path.name.startswith("_")}
    assert there == platforms | {"collecting", "layouts", "source_notebooks"}  # the last of nbgrader and Otter


def test_nobody_imports_a_way_in_but_the_command_line_what_it_offers_and_mining_the_audit() -> None:
    stages = [stage for title, stages in BLOCKS.items() if title != "Ways in" for stage in stages]
    assert importers([*stages, "plugin", "audit"], set(BLOCKS["Ways in"])) == {}
    assert importers(["cli"], {"plugin"}) == {}
    assert importers(["mine"], {"plugin", "cli"}) == {}


def importers(stages: list[str], forbidden: set[str]) -> dict[str, set[str]]:
    """The modules of some stages that import one of the forbidden ones, and which."""
    files = [file for file in FILES if stage_of(module_name(file)) in stages]
    return {module_name(file): used for file in files if (used := used_stages(file) & forbidden)}


def reached(roots: list[str]) -> set[str]:
    """The modules themselves and all of ours that their imports lead to."""
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        if (name := waiting.pop()) not in found:
            found.add(name)
            waiting += [used for used in imported(NAMES[name]) if used in NAMES]
    return found


def test_no_file_name_stands_twice_in_grader() -> None:
    stems = [file.stem for file in FILES if file.is_relative_to(ROOT / "grader")]
    assert sorted({stem for stem in stems if stems.count(stem) > 1} - {"__init__"}) == []


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
