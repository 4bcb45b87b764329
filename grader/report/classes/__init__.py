"""The class page: what the results of a whole cohort tell the instructor, without names."""
