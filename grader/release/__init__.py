"""Release: what students receive, made from the public part of a built assignment and from nothing else."""
