"""Properties: what must hold of every right answer. They never earn; failing one makes its case wrong."""
