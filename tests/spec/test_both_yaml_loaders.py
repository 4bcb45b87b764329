"""All YAML that the project ships, read alike by libyaml's loader and by the one in pure Python, which is the fallback.

The pure one is stricter: a plain text in a flow mapping may not end in a question mark.
"""

from pathlib import Path

import pytest
import yaml

from grader.paths import assignments_dir

ROOT = Path(__file__).parents[2]
# Not docs/site: its tags are read by MkDocs alone.
PLACES = (assignments_dir(), ROOT / "templates", ROOT / "tests", ROOT / ".github")
FILES = sorted(file for place in PLACES for file in place.rglob("*") if file.suffix in (".yaml", ".yml"))


def read_by(loader: str, text: str) -> str:
    """All documents of the text as Python writes them, in which even NaN is like itself; or what is wrong with it."""
    try:
        return repr(list(yaml.load_all(text, Loader=getattr(yaml, loader))))
    except yaml.YAMLError as fault:
        return f"{loader}: {fault}"


@pytest.mark.in_turn
@pytest.mark.skipif(not hasattr(yaml, "CSafeLoader"), reason="PyYAML was built without libyaml")
@pytest.mark.slow  # the pure loader takes seconds for all
def test_both_loaders_read_the_same_from_every_file() -> None:
    assert FILES
    texts = {file: file.read_text("utf-8") for file in [*FILES, ROOT / ".pre-commit-hooks.yaml"]}
    read = {file: (read_by("SafeLoader", text), read_by("CSafeLoader", text)) for file, text in texts.items()}
    faults = [pure for pure, _ in read.values() if pure.startswith("SafeLoader")]
    assert faults == []
    assert [str(file) for file, (pure, fast) in read.items() if pure != fast] == []
