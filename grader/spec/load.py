"""Specs loaded from YAML files, with every fault of a file told at once, and one for each mistake."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic import ValidationError

from grader.checks.local_code import Untrusted, is_trusted, with_local_names
from grader.spec import assignment_rules, dataset_rules, exercise_rules
from grader.spec.assignment import Assignment
from grader.spec.course_file import with_zoned_due
from grader.spec.dataset import DatasetSpec
from grader.spec.exercise import EXERCISES, Exercise, ExerciseFields
from grader.spec.explain import problems_of
from grader.spec.faults import Fault, KeyPath, Lines, Problem, SpecFaults, located_faults, untold_problems
from grader.spec.fields import known_fields, relabelled, relabelled_path
from grader.spec.full_names import FullNames, with_full_names
from grader.spec.model import Spec
from grader.spec.model_input import read_fields
from grader.spec.own_names import own_names_in, with_unread_code, without_own_names
from grader.spec.read_checks import words_for
from grader.spec.yaml_tree import UNREAD, UnreadValue, YamlTree, tree_of_file
from grader.texts.nearest_name import nearest_known, suggestion

__all__ = ["Fault", "Loaded", "SpecFaults", "load_assignment_spec", "load_dataset", "load_exercise"]

S_co = TypeVar("S_co", covariant=True)
ProblemFinder = Callable[[dict[str, Any]], Iterable[Problem]]
NO_NAMES = FullNames({}, {}, {})  # of a spec that names no code


@dataclass(frozen=True, slots=True)
class Loaded(Generic[S_co]):
    """A spec, its file, the line of every key in it, and the full names of the code that its author names."""

    spec: S_co
    file: Path
    lines: Lines
    names: FullNames = NO_NAMES

    def fault(self, path: KeyPath, problem: str, remedy: str) -> Fault:
        """A fault at the line of a key path, or of the nearest key around it, with names as the author wrote them."""
        # Later stages know full names only; an author looks for what they wrote.
        for full, written in self.names.written.items():
            problem = problem.replace(f"`{full}`", f"`{written}`")
        return located_faults([Problem(path, problem, remedy)], self.file, self.lines)[0]


def load_exercise(file: Path) -> Loaded[Exercise]:
    """The exercise in a file; raises `SpecFaults` with all faults of the file."""
    return _exercise_of_tree(_mapping_of(file), file)


def load_exercise_with_mistake(file: Path, mistake: dict[str, Any]) -> Loaded[Exercise]:
    """The exercise in a file as if one more entry stood last in its `misconceptions:`; raises `SpecFaults`."""
    tree = _mapping_of(file)
    known = tree.value.get("misconceptions")
    tree.value["misconceptions"] = [*(known if isinstance(known, list) else []), mistake]
    return _exercise_of_tree(tree, file)


def _exercise_of_tree(tree: YamlTree, file: Path) -> Loaded[Exercise]:
    """The exercise of a file's tree; raises `SpecFaults`."""
    tree = _with_code_beside(tree, file)
    named = with_full_names(tree.value)
    tree.value = named.value
    kind = _kind_of(tree, file)
    rules = lambda raw: exercise_rules.exercise_problems(raw, kind, file, named.formulas)  # noqa: E731
    return replace(_loaded(tree, EXERCISES[kind], file, exercise_rules.unsupported_exercise_keys, rules), names=named)


def load_assignment_spec(file: Path) -> Loaded[Assignment]:
    """The spec of the assignment in a file; raises `SpecFaults`. Faults of its exercises are told by `exercises_of`."""
    rules = lambda raw: assignment_rules.assignment_problems(raw, file, _exercise_or_none)  # noqa: E731
    tree = with_zoned_due(_mapping_of(file), file)
    return _loaded(tree, Assignment, file, assignment_rules.unsupported_assignment_keys, rules)


def load_dataset(file: Path) -> Loaded[DatasetSpec]:
    """The dataset in a file; raises `SpecFaults`, also for faults in its rows."""
    rules = lambda raw: dataset_rules.dataset_problems(raw, file)  # noqa: E731
    loaded: Loaded[DatasetSpec] = _loaded(
        _mapping_of(file), DatasetSpec, file, dataset_rules.unsupported_dataset_keys, rules
    )
    faults = tuple(dataset_rules.row_faults(loaded.spec, file)) if loaded.spec.rows is not None else ()
    if faults:
        raise SpecFaults(faults)
    return loaded


def _exercise_or_none(file: Path) -> ExerciseFields | None:
    try:
        return load_exercise(file).spec
    except SpecFaults:
        return None


def _mapping_of(file: Path) -> YamlTree:
    """The tree of a file whose top is a mapping; raises `SpecFaults`."""
    tree = tree_of_file(file)
    if not isinstance(tree.value, UnreadValue | dict):
        problem = f"must be a mapping, and is {words_for(tree.value)}"
        tree.problems.append(Problem((), problem, "Write `schema: 1`, `id: ...` and so on."))
    if not isinstance(tree.value, dict):
        raise SpecFaults(located_faults(tree.problems, file, tree.lines))
    return tree


def _with_code_beside(tree: YamlTree, file: Path) -> YamlTree:
    """The tree with module names for trusted code beside the file; untrusted names stay, and become faults."""

    def refused(path: KeyPath, error: Untrusted) -> UnreadValue:
        if str(error) not in (each.problem for each in tree.problems):  # one broken file is one fault
            tree.problems.append(Problem(path, str(error), error.remedy))
        tree.unread.append(path)  # so that nothing else is told of the name
        return UNREAD

    if is_trusted():
        tree.value = with_local_names(tree.value, file.parent, refused)
    elif names := list(own_names_in(tree.value)):
        # Said once for each file, however many of its names there are.
        first = {name.partition(":")[0]: (path, name) for path, name in reversed(names)}
        for path, name in first.values():
            problem = f"`{name}` is code beside the spec, which is not trusted"
            tree.problems.append(Problem(path, problem, "Add --trust-local if it is yours."))
        tree.unread += [path for path, _ in names]
        tree.value = without_own_names(tree.value)
    return tree


def outlined_exercise(file: Path) -> Loaded[Exercise]:
    """The exercise in a file as a list tells of it: formulas are not read, and code beside the file neither.

    It cannot be built. Raises `SpecFaults` for fields that cannot be read, and an id in the wrong place.
    """
    tree = _mapping_of(file)
    tree.value = with_full_names(with_unread_code(tree.value), formulas=False).value
    rules = lambda raw: exercise_rules.outline_problems(raw, file)  # noqa: E731
    return _loaded(tree, EXERCISES[_kind_of(tree, file)], file, exercise_rules.unsupported_exercise_keys, rules)


def _kind_of(tree: YamlTree, file: Path) -> str:
    """The kind of an exercise; an unknown kind near a known one is told, and read as that."""
    written = tree.value.get("kind")
    if isinstance(written, str) and written in EXERCISES:
        return written
    if "kind" not in tree.value:
        field = nearest_known("kind", [key for key in tree.value if isinstance(key, str)])
        if field and tree.value[field] in EXERCISES:
            return str(tree.value[field])  # told as an unknown field
        problem = Problem(("kind",), "missing field", f"Kinds: {', '.join(EXERCISES)}.")
    else:
        problem = Problem(("kind",), f"unknown kind `{written}`", suggestion(written, EXERCISES, "Kinds"))
    near = nearest_known(written, EXERCISES) if isinstance(written, str) else None
    tree.problems.append(problem)
    if near is None:  # what the other fields should be, nobody can say
        raise SpecFaults(located_faults(tree.problems, file, tree.lines))
    # Read on as the kind that was meant, so that the other fields are checked too.
    tree.value["kind"] = near
    return near


def _loaded(tree: YamlTree, model: type[Spec], file: Path, not_yet: ProblemFinder, rules: ProblemFinder) -> Loaded[Any]:
    """The spec of a tree; raises `SpecFaults` for unknown fields, unreadable values and broken rules."""
    # In this order each stage tells only what no stage before has told of the same place.
    raw, unknown, moved = known_fields(tree.value, model)
    lines = relabelled(tree.lines, moved)
    unread = {relabelled_path(path, moved) for path in tree.unread}
    values, found = read_fields(raw, model)
    found = untold_problems(found, unread)
    found += untold_problems(not_yet(raw), unread)
    spec, refused = _validated(values, model)
    found += untold_problems(refused, unread | {problem.path for problem in found})
    found += untold_problems(rules(raw), unread | {problem.path for problem in found})
    faults = (*located_faults([*tree.problems, *unknown], file, tree.lines), *located_faults(found, file, lines))
    if faults:
        raise SpecFaults(sorted(faults, key=lambda fault: fault.line))
    return Loaded(spec, file, lines)


def _validated(values: Any, model: type[Spec]) -> tuple[Spec | None, list[Problem]]:
    try:
        return model.model_validate(values), []
    except ValidationError as error:
        return None, list(problems_of(error))
