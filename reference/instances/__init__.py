"""Learning by remembering: distances, nearest neighbours, and what they predict."""
