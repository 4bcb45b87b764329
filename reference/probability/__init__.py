"""Random variables: events, joint tables, moments, estimates. Blockeel, appendix A; Kubat, chapter 2."""

CONCEPTS = {
    "probability.binomial": "moments:binomial_pmf",
    "probability.conditional_distribution": "joint:conditional_distribution",
    "probability.conditional_probability": "estimates:conditional_probability",
    "probability.exclusive_or_independent": "events:mutually_exclusive",
    "probability.expectation_variance": "moments:moments",
    "probability.gaussian_pdf": "gaussian:gaussian_pdf",
    "probability.independence": "joint:independent_pairs",
    "probability.independent_product": "events:product_probability",
    "probability.joint_distribution": "joint:joint_distribution",
    "probability.laplace_estimate": "estimates:laplace_estimate",
    "probability.m_estimate": "estimates:m_estimate",
    "probability.marginal": "joint:marginal",
    "probability.parent_probability_average": "events:mean_of_two",
    "probability.relative_frequency": "estimates:relative_frequency",
    "probability.symbolic_joint": "events:joint_of",
    "probability.total_probability": "joint:total_probability",
}
