"""A blind round: what is right gets full marks, what is wrong is told with what was named."""

from pathlib import Path

import pytest

from tests.tools.blind_round import grade_round, write_handout

ROUND = """# %% sums: right: a sum over the classes
from math import log2
def entropy(counts):
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n)

# %% in_nats: wrong: the natural logarithm
from math import log
def entropy(counts):
    total = sum(counts)
    return -sum(n / total * log(n / total) for n in counts if n)
"""


def test_a_round_is_handed_out_and_graded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_handout(tmp_path, ["information.entropy", "rules.which_foil_gain"])
    assert "entropy(counts" in (tmp_path / "information.entropy.md").read_text("utf-8")
    (tmp_path / "work" / "information.entropy.py").write_text(ROUND, "utf-8")
    letters = [{"name": letter, "kind": "wrong", "said": "guessed", "answers": {"choice": letter}} for letter in "ab"]
    (tmp_path / "work" / "rules.which_foil_gain.yaml").write_text(str(letters), "utf-8")
    grade_round(tmp_path)
    printed = capsys.readouterr().out
    assert "right works: 1\n" in printed
    assert "that lost marks" not in printed
    assert "information.entropy in_nats (wrong): the natural logarithm\n    0 of " in printed
    assert "misconception: " in printed
    assert "wrong works: 3\n" in printed
