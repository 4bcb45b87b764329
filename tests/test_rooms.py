"""Take the id of an exercise: everything lies in a folder of that topic."""

import ast
from collections import Counter
from pathlib import Path

from grader.built.resolve import resolve
from grader.paths import bank_files
from grader.spec.concepts import concept_ids
from grader.spec.full_names import full_name, named_places, with_full_names
from grader.spec.topics import MODULE_KINDS, SHARED_TOPIC, topic_modules, topic_of, topics
from grader.spec.yaml_tree import tree_of_file
from tests.corpora import exercise_of, solution_files, solutions

ROOT = Path(__file__).parent.parent
REFERENCE = ROOT / "reference"
SHAPES = {"process.py", "flaw.py", "__init__.py", "py.typed"}  # what a reference may be made of, and markers
TEST_SUBJECTS = {"draws", "conditions", "mistakes", "verify", "oracles", "exercises"}  # beside a topic's modules
IN_FULL = "reference."  # begins a name of another topic
FEWEST_SOLVED = {"right": 95, "wrong": 92, "blind": 79}  # exercises that have solutions of a corpus


def entries(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "__pycache__"}


def test_the_topics_are_those_of_the_concepts() -> None:
    assert topics() == {concept.partition(".")[0] for concept in concept_ids()}
    assert entries(REFERENCE) == {*topics(), SHARED_TOPIC, *SHAPES}
    banks = {file.parent.name for file in bank_files()}
    assert banks <= topics()


def test_a_topic_has_modules_and_folders_of_the_known_kinds_only() -> None:
    strange = []
    for topic in sorted({*topics(), SHARED_TOPIC}):
        for path in sorted((REFERENCE / topic).iterdir()):
            if path.name == "__pycache__":
                continue
            if path.is_dir():
                inside = [each.name for each in path.iterdir() if each.name != "__pycache__" and each.suffix != ".py"]
                twice = (path.parent / f"{path.name}.py").exists()
                if path.name not in MODULE_KINDS or inside or twice or not (path / "__init__.py").exists():
                    strange.append(path.relative_to(ROOT))
            elif path.suffix != ".py":
                strange.append(path.relative_to(ROOT))
    assert strange == []


def test_every_name_of_an_exercise_is_of_its_topic_or_shared_or_written_in_full() -> None:
    faults = []
    for file in bank_files():
        raw = tree_of_file(file).value
        topic = topic_of(raw["id"])
        if topic != file.parent.name:
            faults.append(f"{file.name}: {raw['id']} lies in {file.parent.name}")
        for name, error in with_full_names(raw).unknown.items():
            faults.append(f"{file.name}: {name}: {error.problem}")
        for _, written, kind in named_places(raw):
            own = full_name(written, kind, topic).startswith((f"{IN_FULL}{topic}.", f"{IN_FULL}{SHARED_TOPIC}."))
            if written.startswith(IN_FULL) == own:
                faults.append(f"{file.name}: {written}")
    assert faults == []


def test_the_index_of_a_topic_is_a_literal_and_imports_nothing() -> None:
    for topic in sorted(topics()):
        _, index = ast.parse((REFERENCE / topic / "__init__.py").read_text("utf-8")).body
        assert isinstance(index, ast.Assign | ast.AnnAssign)
        assert ast.unparse(index).startswith("CONCEPTS"), topic
        assert all(isinstance(text, str) for pair in ast.literal_eval(index.value).items() for text in pair), topic


def test_every_concept_of_an_index_is_a_concept_of_the_topic_and_has_its_code() -> None:
    known = set(concept_ids())
    for topic in sorted(topics()):
        tree = ast.parse((REFERENCE / topic / "__init__.py").read_text("utf-8"))
        index = ast.literal_eval(tree.body[1].value)
        assert list(index) == sorted(index), topic
        for concept, name in index.items():
            assert concept in known, concept
            assert concept.partition(".")[0] == topic, concept
            assert resolve(full_name(name, "code", topic)), name


def test_every_file_of_solutions_belongs_to_an_exercise_of_the_bank() -> None:
    known = {f"{file.parent.name}.{file.stem}" for file in bank_files()}
    assert [file for file in solution_files() if exercise_of(file) not in known] == []
    for corpus, fewest in FEWEST_SOLVED.items():
        assert len({each.exercise for each in solutions(corpus)}) >= fewest, corpus


def test_every_solution_has_a_name_of_its_own_and_a_kind_of_its_corpus() -> None:
    keys = Counter(each.key for each in solutions())
    assert [key for key, count in keys.items() if count > 1] == []
    kinds = {corpus: {each.kind for each in solutions(corpus)} for corpus in FEWEST_SOLVED}
    assert kinds == {
        "right": {"algorithm", "type"}, "wrong": {"mistake", "near miss"}, "blind": {"mistake", "near miss"}
    }  # fmt: skip


def test_tests_lie_in_a_folder_of_the_topic_and_are_called_after_its_modules() -> None:
    strange = []
    for topic in sorted({file.parent.name for file in bank_files()}):
        subjects = {module.partition(".")[0] for module in topic_modules(topic)} | TEST_SUBJECTS
        tests = sorted(set((ROOT / "tests" / "bank" / topic).glob("*.py")) - set(solution_files()))
        assert tests, topic
        strange += [file for file in tests if not any(f"{file.stem}_".startswith(f"test_{each}_") for each in subjects)]
    assert strange == []
