"""Rules and how they are learned. Witten, sections 4.1 and 4.4; Kubat, chapter 15; Mitchell, chapter 10."""
