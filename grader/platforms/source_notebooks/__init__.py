"""Source notebooks of nbgrader and Otter, read as exercises; nothing of a notebook is run here."""
