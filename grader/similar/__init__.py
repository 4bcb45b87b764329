"""Leads: work of students that looks alike, for a person to look at. Nothing here says who did what."""
