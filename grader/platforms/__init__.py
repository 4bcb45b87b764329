"""Platforms: all that the project knows of Canvas, Moodle, Gradescope, git, nbgrader, GitHub, GitLab and JUnit."""
