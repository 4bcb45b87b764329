"""Collect: from the download of a learning system to one folder a student, every attempt kept."""
