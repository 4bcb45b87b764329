"""Report: what a student may see of a result, and its HTML, Markdown and terminal forms."""
