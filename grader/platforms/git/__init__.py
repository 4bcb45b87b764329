"""git: the clones in a download, and the repositories of students that a job clones."""
