"""Which examples belong together: partitions, mixtures and hierarchies. One module a subject."""
