"""Platforms: all that we know of Canvas, Moodle, Gradescope, git, nbgrader, GitHub, GitLab and JUnit."""
