"""The class page: what a whole class's results tell the instructor, without names."""
