"""Information measures over class counts. Witten, section 4.3; Mitchell, section 3.4; Kubat, section 6.3."""

CONCEPTS = {
    "information.code_length": "code_length:code_length",
    "information.conditional_entropy": "entropy:conditional_entropy",
    "information.entropy": "entropy:entropy",
    "information.entropy_bias": "code_length:expected_sample_entropy",
    "information.expected_questions": "multistage:expected_questions",
    "information.information_gain": "gain:information_gain",
    "information.multistage_entropy": "multistage:both_stages",
    "information.self_information": "multistage:self_information",
    "information.split_information": "entropy:split_information",
}
