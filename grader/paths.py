"""The places of the exercise bank and the templates: inside the installed wheel, or beside a checkout."""

from pathlib import Path

PACKAGE_FOLDER = Path(__file__).resolve().parent


def _home(packed: str, beside: str) -> Path:
    """The folder as the wheel packs it, else the folder of that name beside the package."""
    inside = PACKAGE_FOLDER / packed
    return inside if inside.is_dir() else PACKAGE_FOLDER.parent / beside


def assignments_dir() -> Path:
    """The folder of everything instructors write: bank, courses, datasets, concepts, figures."""
    return _home("_bank", "assignments")


def bank_dir() -> Path:
    """The folder of exercises, one folder a topic."""
    return assignments_dir() / "bank"


def courses_dir() -> Path:
    """The folder of the assignments that come with this package."""
    return assignments_dir() / "courses"


def solutions_dir() -> Path:
    """The folder of right and wrong solutions, one folder a topic; the wheel has those of the demo's exercises only."""
    return _home("_bank/solutions", "tests/bank")


def datasets_dir() -> Path:
    """The folder of dataset files and their tables."""
    return assignments_dir() / "datasets"


def figures_dir() -> Path:
    """The folder of the figures that the books print."""
    return assignments_dir() / "figures"


def concepts_file() -> Path:
    """The file that lists the concepts which exercises may name."""
    return assignments_dir() / "concepts.yaml"


def examined_file() -> Path:
    """The file of the functions that each exercise examines, as its audit found them."""
    return assignments_dir() / "examined.yaml"


def templates_dir() -> Path:
    """The folder of Jinja2 templates, `release` and `report`."""
    return _home("_templates", "templates")


def bank_files() -> tuple[Path, ...]:
    """Every exercise file of the bank, in the order of their paths."""
    return tuple(sorted(bank_dir().rglob("*.yaml")))
