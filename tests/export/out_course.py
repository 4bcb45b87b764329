"""A course of three students, graded, two of whom wrote something that a person has to mark."""

from contextlib import chdir
from pathlib import Path

from typer.testing import CliRunner

from grader.cli.app import app
from grader.cli.errors import CannotRun, error_sentence

ASSIGNMENT = """
schema: 1
id: week1
title: Week 1
due: "2026-12-04T23:59:00+01:00"
secret: {public: the tests have no secrets}
exercises:
  - {id: bayes.posterior_by_hand, points: 5}
  - {id: trees.why_gain_ratio}
policy: {hidden: {while_open: hint, after_close: all}, late: {per_day: 0.1}, feedback: {wait_for_manual: true}}
"""
ROSTER = """id,name,login,sis_id,moodle_id
ada,Ada Lovelace,alo,S1,Participant 201
alan,Alan Turing,atu,S2,202
grace,=Grace Hopper,ghop,S3,203
"""
TIMES = """id,submitted
ada,2026-12-03T20:00:00+01:00
alan,2026-12-05T08:30:00+01:00
grace,2026-12-03T20:00:00+01:00
"""
WORK = {  # as Canvas names it
    "lovelaceada_101_9001_answers.yaml": "trees.why_gain_ratio: The gain is the whole entropy.\n",
    "turingalan_LATE_102_9002_answers.yaml": 'trees.why_gain_ratio: "=1+1 <b>so</b>"\n',
    "hoppergrace_103_9003_answers.yaml": "trees.why_gain_ratio:\n",
}


def course(folder: Path) -> Path:
    """The folder with everything graded in `graded`."""
    (folder / "download").mkdir()
    for name, text in WORK.items():
        (folder / "download" / name).write_text(text, "utf-8")
    for name, text in {"week1.yaml": ASSIGNMENT, "roster.csv": ROSTER, "times.csv": TIMES}.items():
        (folder / name).write_text(text, "utf-8")
    told = ("--roster", "roster.csv", "--times", "times.csv", "--out", "submissions")
    grader(folder, "collect", "download", "--from", "canvas", *told)
    grader(folder, "grade", "week1.yaml", "submissions", "--out", "graded", "--workers", "1", "--isolation", "process")
    return folder


def grader(folder: Path, *command: str) -> str:
    """What the command says, run here in this folder; it has to come to its end."""
    with chdir(folder):
        done = CliRunner().invoke(app, list(command), catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def refused(folder: Path, *command: str) -> str:
    """The sentence with which a command ends that cannot do its work."""
    with chdir(folder):
        done = CliRunner().invoke(app, list(command))
    assert isinstance(done.exception, CannotRun | ValueError), done.output
    return done.output + error_sentence(done.exception)
