"""Random variables: events, joint tables, moments, estimates. Blockeel, appendix A; Kubat, chapter 2."""
