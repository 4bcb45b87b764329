"""Gradescope: its export of submissions, the zip of an autograder, and the results.json that it wants."""
