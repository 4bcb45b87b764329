"""Collect: from what a learning system lets an instructor download to one folder a student, every attempt kept."""
