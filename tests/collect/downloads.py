"""Downloads as each system makes them, written by the tests themselves."""

import os
import subprocess
import zipfile
from collections.abc import Mapping
from pathlib import Path

from grader.platforms.collecting import Collected, CollectionOptions, collect_download
from grader.texts.roster import Student

ADA = Student("s1", "Ada Lovelace", "ada", "ada@example.org", "m1")
ALAN = Student("s2", "Alan Turing", "alan", "alan@example.org", "m2")
ZOE = Student("s3", "Zoë O'Brien-Müller", "zoe", "zoe@example.org", "m3")
ROSTER = (ADA, ALAN, ZOE)
CANVAS = {
    "lovelaceada_101_9001_hw2.py": "ada = 1",
    "lovelaceada_101_9002_helpers-3.py": "help = 1",
    "turingalan_LATE_102_9003_hw2-1.py": "alan = 1",
    "obrienmüllerzoë_103_text.html": "<p>typed</p>",
    "obrienmüllerzoë_103_9004_my_file_2_b.ipynb": "{}",
}
MOODLE = {
    "Ada Lovelace_201_assignsubmission_file_/hw2.py": "ada = 1",
    "Ada Lovelace_201_assignsubmission_file_/lib/helpers.py": "help = 1",
    "Ada Lovelace_201_assignsubmission_onlinetext_/onlinetext.html": "<p>typed</p>",
    "Turing Alan_202_assignsubmission_file/hw2.py": "alan = 1",
    "Zoe OBrienMuller_203_assignsubmission_file_hw_2.py": "zoe = 1",
}
METADATA = """
submission_11:
  :submitters:
  - :name: Ada Lovelace
    :sid: m1
    :email: ada@example.org
  - :name: A. Turing
    :sid: '~'
    :email: ALAN@example.org
  :created_at: 2026-11-02 22:10:05.123456789 Z
  :score: 3.0
  :history:
  - :id: 10
    :created_at: 2026-11-01 08:00:00 Z
submission_12:
  :submitters:
  - :name: Zoë O'Brien-Müller
    :sid: null
    :email: null
  :created_at: !ruby/object:ActiveSupport::TimeWithZone
    utc: &1 2026-11-02 23:00:00.500000000 Z
    zone: !ruby/object:ActiveSupport::TimeZone
      name: Europe/Berlin
    time: *1
"""
GRADESCOPE = {
    "assignment_7_export/submission_metadata.yml": METADATA,
    "assignment_7_export/submission_11/hw2.py": "both = 1",
    "assignment_7_export/submission_12/hw2.py": "zoe = 1",
    "assignment_7_export/submission_12/.DS_Store": "x",
    "__MACOSX/assignment_7_export/._submission_metadata.yml": "x",
}
NBGRADER = {
    "submitted/ada/hw2/hw2.py": "ada = 1",
    "submitted/ada/hw2/timestamp.txt": "2026-11-02 22:10:05.948203 Europe/Berlin\n",
    "submitted/alan/hw2/hw2.py": "alan = 1",
    "submitted/alan/hw2/timestamp.txt": "2026-11-02 22:10:05",
    "submitted/zoe/hw2/hw2.py": "zoe = 1",
}
FOLDER = {
    "ada/hw2.py": "ada = 1",
    "alan@example.org.py": "alan = 1",
    "O'Brien-Müller, Zoë/sub/hw2.py": "zoe = 1",
    "roster.csv": "id\ns1\n",
}


def unpacked(folder: Path, files: Mapping[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


def zipped(file: Path, files: Mapping[str, str | bytes]) -> Path:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return file


def collected(source: Path, roster: tuple[Student, ...] = ROSTER, platform: str = "auto", **more: object) -> Collected:
    return collect_download(CollectionOptions(source, source.parent / "out", platform, roster, **more))  # type: ignore[arg-type]


def kept(source: Path) -> dict[str, str]:
    """What `grade` will see: names below the folder, and texts."""
    out = source.parent / "out"
    files = (
        path for path in sorted(out.rglob("*")) if path.is_file() and not path.relative_to(out).parts[0].startswith(".")
    )
    return {path.relative_to(out).as_posix(): path.read_text("utf-8") for path in files if path.parent != out}


def git(folder: Path, *words: str, **environment: str) -> str:
    ours = {
        "PATH": os.environ["PATH"],
        "HOME": str(folder),
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_AUTHOR_NAME": "S",
        "GIT_AUTHOR_EMAIL": "s@example.org",
        "GIT_COMMITTER_NAME": "S",
        "GIT_COMMITTER_EMAIL": "s@example.org",
        "GIT_AUTHOR_DATE": "2020-01-01T00:00:00+0000",
        "GIT_COMMITTER_DATE": "2026-11-02T22:10:05+0100",
        **environment,
    }
    command = ["git", "-c", "init.defaultBranch=main", *words]
    return subprocess.run(command, cwd=folder, env=ours, check=True, capture_output=True, text=True).stdout


def clone(folder: Path, files: Mapping[str, str]) -> Path:
    unpacked(folder, files)
    git(folder, "init", "-q")
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "done")
    return folder
