"""Continuous integration: jobs in repositories of students and instructors, workflows, and wheels for them."""
