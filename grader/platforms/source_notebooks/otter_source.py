"""Questions of a source notebook of Otter Assign's, by the marks that stand in its cells."""

import ast
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

import yaml

from grader.intake.untyped_yaml import UnreadYaml, YamlMapping, YamlNode, YamlSequence, YamlText, yaml_documents
from grader.platforms.source_notebooks.cell_walk import walked
from grader.platforms.source_notebooks.imported_question import (
    ImportedQuestion,
    ImportedTest,
    NotebookReading,
    PromptPart,
    points_of,
)
from grader.platforms.source_notebooks.solution_markers import OTTER_IGNORED, OTTER_SEED, otter_parts
from grader.platforms.source_notebooks.source_cells import SourceCell

MAX_CONFIG_CHARACTERS = 20_000
# A mark alone in a raw cell; older notebooks have it in a fenced block of a text cell, or inside of HTML.
MARK = re.compile(
    r"\A\s*(?:#\s*)?(ASSIGNMENT CONFIG|(?:BEGIN|END) (?:QUESTION|SOLUTION|PROMPT|TESTS))[^\S\n]*(?:\n(.*))?\Z",
    re.DOTALL,
)
FENCED = re.compile(r"```(?:otter)?[^\S\n]*\n(\s*(?:# )?(?:ASSIGNMENT CONFIG|BEGIN QUESTION)\b.*?)```", re.DOTALL)
HTML_TAG = re.compile(r"</?(?:div|pre)\b[^<>]{0,200}>")
TEST_CONFIG = re.compile(
    r"\A\s*\"\"\"\s*#\s*BEGIN TEST CONFIG[^\S\n]*\n(.*?)\n\"\"\";?\s*#\s*END TEST CONFIG\s*\n?", re.DOTALL
)
HIDDEN_LINE = re.compile(r"\A\s*#.*\bhidden\b.*\n?", re.IGNORECASE)
OLD_TEST = re.compile(r"\A\s*##\s*(hidden\s+)?test\s*##\s*\n?", re.IGNORECASE)
SOLUTION_HEAD = re.compile(r"\A\s*\*\*SOLUTION:?\*\*:?\s*")


def is_otter_source(cells: Sequence[SourceCell]) -> bool:
    """Whether some cell begins a question as Otter marks them."""
    return any((mark := mark_of(cell)) is not None and mark[0] == "BEGIN QUESTION" for cell in cells)


def mark_of(cell: SourceCell) -> tuple[str, str, str] | None:
    """The mark of a cell, the settings below it, and the text around it; None for a cell without one."""
    if cell.kind == "code":
        return None
    text, around = HTML_TAG.sub("", cell.text), ""
    if cell.kind == "markdown":
        fenced = FENCED.search(cell.text)
        if fenced is None:
            return None
        text, around = fenced[1], f"{cell.text[: fenced.start()]}\n{cell.text[fenced.end() :]}".strip()
    found = MARK.match(text)
    return (found[1], found[2] or "", around) if found else None


def otter_reading(cells: Sequence[SourceCell]) -> NotebookReading:
    """The questions of a notebook of Otter's."""
    return walked(OtterReader(NotebookReading()), cells)


@dataclass(slots=True)
class RawTest:
    """A test before its points are known, as Otter shares them out over a question."""

    test: ImportedTest
    points: Fraction | None


@dataclass(slots=True)
class OtterReader:
    """A walk through the cells: the question that is open with its settings, and the part of it that is read."""

    reading: NotebookReading
    prose: list[PromptPart] = field(default_factory=list)
    open: ImportedQuestion | None = None
    config: Mapping[str, Any] = field(default_factory=dict)
    tests: list[RawTest] = field(default_factory=list)
    part: str = ""
    old: bool = False  # the question is in the form that has no end
    prompted: bool = False  # what students begin with is said apart
    messages: bool = False

    def read(self, cell: SourceCell) -> None:
        """Reads one cell."""
        mark = mark_of(cell)
        if mark is not None:
            self.read_mark(cell, *mark)
        elif cell.kind == "raw":
            self.reading.leave(cell.number, "raw cells without a mark of Otter's are not carried over")
        elif not cell.text.strip():
            return
        elif self.open is None:
            self.read_around(cell)
        elif cell.kind == "code":
            self.read_code(cell)
        else:
            self.read_text(cell)

    def read_mark(self, cell: SourceCell, mark: str, settings: str, around: str) -> None:
        """Reads a mark: it opens or closes a question, or a part of one."""
        if mark == "ASSIGNMENT CONFIG":
            self.read_assignment(cell, settings)
        elif mark == "BEGIN QUESTION":
            self.close()
            self.config = self.settings(cell, settings)
            self.old = cell.kind == "markdown" and bool(around)
            prompt = (*self.prose, *([PromptPart(cell.number, around)] if around else []))
            name = self.config.get("name")
            self.open = ImportedQuestion(cell.number, name if isinstance(name, str) else "", prompt)
            self.prose, self.tests, self.part, self.prompted, self.messages = [], [], "", False, False
        elif mark == "END QUESTION":
            self.close()
        else:
            self.part = mark.partition(" ")[2] if mark.startswith("BEGIN") else ""

    def read_assignment(self, cell: SourceCell, settings: str) -> None:
        """Reads the settings of the whole notebook, of which few mean something here."""
        config = self.settings(cell, settings)
        self.reading.title = config["name"] if isinstance(config.get("name"), str) else ""
        for key in ("files", "student_files", "autograder_files"):
            listed = config.get(key)
            names = [each for each in listed if isinstance(each, str)] if isinstance(listed, list) else []
            self.reading.beside |= {each.removesuffix(".py") for each in names if each.endswith(".py")}
        carried = {"name", "title", "init_cell", "check_all_cell", "export_cell", "generate", "requirements", "tests"}
        told = sorted(str(key)[:40] for key in config if key not in carried)
        if told:
            self.reading.leave(cell.number, f"settings of the assignment are not carried over: {', '.join(told)}")

    def settings(self, cell: SourceCell, text: str) -> Mapping[str, Any]:
        """The settings below a mark; none, and a note, where they cannot be read."""
        try:
            found = [plain_yaml(each) for each in yaml_documents(text[:MAX_CONFIG_CHARACTERS])]
        except (yaml.YAMLError, UnreadYaml, RecursionError):
            self.reading.leave(cell.number, "its settings cannot be read, and are left out")
            return {}
        return found[0] if found and isinstance(found[0], dict) else {}

    def read_around(self, cell: SourceCell) -> None:
        """Reads a cell outside of all questions."""
        if cell.kind == "markdown":
            self.prose.append(PromptPart(cell.number, cell.text))
            return
        solution, starter = otter_parts(cell.code)
        if solution == starter:
            self.prose.append(PromptPart(cell.number, solution, is_code=True))
            self.reading.around.append(self.prose[-1])
        else:
            self.reading.leave(cell.number, "a solution outside of all questions; its code stays in the solution")
            self.reading.unasked.append(PromptPart(cell.number, solution, is_code=True))

    def read_text(self, cell: SourceCell) -> None:
        """Reads a text of the question that is open."""
        assert self.open is not None  # noqa: S101  asked before
        if self.old and self.tests:
            self.close()
            self.prose.append(PromptPart(cell.number, cell.text))
        elif self.part == "SOLUTION" and "otter_include" not in cell.tags:
            text = SOLUTION_HEAD.sub("", cell.text).strip()
            self.open = replace(self.open, answer=f"{self.open.answer}\n\n{text}".strip())
        elif self.part == "PROMPT":
            return  # an empty form of the answer, which is written elsewhere here
        else:
            self.open = replace(self.open, prompt=(*self.open.prompt, PromptPart(cell.number, cell.text)))

    def read_code(self, cell: SourceCell) -> None:
        """Reads code of the question that is open: a test, a solution, or what students begin with."""
        assert self.open is not None  # noqa: S101  asked before
        old_test = OLD_TEST.match(cell.text) if self.old else None
        if self.part == "TESTS" or old_test:
            self.read_test(cell, old_test)
        elif self.part == "PROMPT":
            starter = cell.code if not self.prompted else f"{self.open.starter}\n\n{cell.code}"
            self.open, self.prompted = replace(self.open, starter=starter), True
        elif self.part == "SOLUTION" or self.old:
            solution, starter = otter_parts(cell.code)
            if any(OTTER_SEED.search(line) for line in cell.text.split("\n")):
                why = "students read the line with `# SEED` too, as nothing is put into their code when it is graded"
                self.reading.leave(cell.number, why)
            self.open = replace(
                self.open,
                solution=f"{self.open.solution}\n\n{solution}".strip("\n"),
                starter=self.open.starter if self.prompted else f"{self.open.starter}\n\n{starter}".strip("\n"),
            )
        else:
            part = PromptPart(cell.number, cell.code, is_code=True)
            self.open = replace(self.open, prompt=(*self.open.prompt, part))
            self.reading.around.append(part)

    def read_test(self, cell: SourceCell, old: re.Match[str] | None) -> None:
        """Reads a test of the question that is open."""
        text, config = cell.text, dict[str, Any]()
        hidden = bool(old and old[1])
        if old:
            text = text[old.end() :]
        elif found := TEST_CONFIG.match(text):
            config, text = dict(self.settings(cell, found[1])), text[found.end() :]
            hidden = str(config.get("hidden", "")).lower() in ("true", "yes")
        elif HIDDEN_LINE.match(text):
            hidden, text = True, HIDDEN_LINE.sub("", text, count=1)
        self.messages |= "success_message" in config or "failure_message" in config
        text = "\n".join(line for line in text.split("\n") if not OTTER_IGNORED.search(line))
        name = config.get("name")
        code, output = called_test(replace(cell, text=text).code), cell.output
        if not output and ends_in_comparison(code):
            output = "True"
            self.reading.leave(cell.number, "it was saved without its output, which is taken to be True")
        test = ImportedTest(cell.number, name if isinstance(name, str) else "", code, Fraction(0), hidden, output)
        self.tests.append(RawTest(test, points_of(config.get("points"))))

    def close(self) -> None:
        """Ends the question that is open."""
        question, self.open, self.part = self.open, None, ""
        if question is None:
            return
        total = self.config.get("points")
        manual = str(self.config.get("manual", "")).lower() in ("true", "yes")
        if str(self.config.get("all_or_nothing", "")).lower() in ("true", "yes"):
            self.reading.leave(question.cell, "`all_or_nothing` is not carried over: each test earns its own points")
        if self.messages:
            self.reading.leave(question.cell, "messages of tests are not carried over")
        if manual:
            self.close_written(question, total)
        elif not self.tests:
            self.reading.leave(question.cell, "a question without tests; its code stays in the solution")
            self.reading.unasked.append(PromptPart(question.cell, question.solution, is_code=True))
        else:
            tests = tuple(
                replace(each.test, points=points)
                for each, points in zip(self.tests, shared_points(total, self.tests), strict=True)
            )
            self.reading.questions.append(replace(question, tests=tests))

    def close_written(self, question: ImportedQuestion, total: Any) -> None:
        """Ends a question that a person marks."""
        if self.tests:
            self.reading.leave(question.cell, "tests of a question that a person marks")
        if question.solution.strip():
            why = "code that a person marks becomes a question of text: students write their code as the answer"
            self.reading.leave(question.cell, why)
        answer = "\n\n".join(filter(None, (question.solution.strip(), question.answer)))
        points = points_of(total) or Fraction(1)  # Otter's own, where nothing is said
        self.reading.questions.append(replace(question, written=True, answer=answer, points=points))


def plain_yaml(node: YamlNode) -> Any:
    """The values of settings, every scalar as the text that was written."""
    match node:
        case YamlText(text=text):
            return text
        case YamlSequence(items=items):
            return [plain_yaml(each) for each in items]
        case YamlMapping(pairs=pairs):
            return {key.text: plain_yaml(each) for key, each in pairs}


def shared_points(total: Any, tests: Sequence[RawTest]) -> list[Fraction]:
    """The points of each test, shared out as Otter does it: what no test says is shared by those that say nothing."""
    own = [each.points for each in tests]
    if isinstance(total, list) and len(total) == len(tests):
        own, total = [points_of(each) for each in total], None
    if isinstance(total, dict):
        return [points_of(total.get("each")) or Fraction(1)] * len(tests)
    said = sum((each for each in own if each is not None), Fraction(0))
    rest = sum(each is None for each in own)
    whole = points_of(total)
    if whole is None:
        whole = said or Fraction(1)  # without points, a question is worth one
    each_left = max(whole - said, Fraction(0)) / rest if rest else Fraction(0)
    return [each_left if each is None else each for each in own]


def called_test(code: str) -> str:
    """A test's code; where it only defines a function for Otter to call, with the call."""
    try:
        body = ast.parse(code).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return code.strip("\n")
    if not (body and isinstance(body[-1], ast.FunctionDef) and body[-1].name.startswith("test")):
        return code.strip("\n")
    parameters = ", ".join(each.arg for each in body[-1].args.args)  # Otter gives each the variable of its name
    return f"{code.strip()}\n\n{body[-1].name}({parameters})"


def ends_in_comparison(code: str) -> bool:
    """Whether the last statement is a comparison, or a call that is named as a question."""
    try:
        body = ast.parse(code).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    last = body[-1].value if body and isinstance(body[-1], ast.Expr) else None
    if isinstance(last, ast.Call):
        name = getattr(last.func, "attr", getattr(last.func, "id", ""))
        return name in ("isinstance", "all", "any", "isclose", "allclose", "array_equal", "callable", "hasattr")
    return isinstance(last, ast.Compare | ast.BoolOp)
