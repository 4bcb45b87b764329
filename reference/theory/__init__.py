"""What can be learned, and from how many examples. One module a subject."""
