"""Version spaces. Mitchell, chapter 2; Blockeel, chapter 3."""

CONCEPTS = {
    "version_spaces.candidate_elimination": "candidate_elimination:BORDERS",
    "version_spaces.consistent": "hypotheses:consistent",
    "version_spaces.covers": "hypotheses:covers",
    "version_spaces.find_s": "find_s:FIND_S",
    "version_spaces.list_then_eliminate": "hypotheses:list_then_eliminate",
    "version_spaces.minimal_generalization": "hypotheses:generalised",
    "version_spaces.minimal_specializations": "hypotheses:specialised",
    "version_spaces.more_general": "hypotheses:more_general",
    "version_spaces.status": "status:status",
}
