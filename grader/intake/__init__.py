"""Intake: from a student's files to one submission value. Reads text; runs nothing."""
