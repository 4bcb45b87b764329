"""`python -m grader.cli`, for where the console script is not on the path."""

from grader.cli import program

program()
