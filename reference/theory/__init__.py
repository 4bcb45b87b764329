"""Learning theory: true errors, sample sizes, the VC dimension, bias and variance. One module a subject."""

CONCEPTS = {
    "theory.bias_variance_squared": "bias_variance:bias_variance_squared",
    "theory.conjunction_count": "pac:conjunction_count",
    "theory.learning_task": "task:task_type",
    "theory.pac_sample_size": "pac:sample_size",
    "theory.shattering": "shattering:shatters",
    "theory.true_error": "true_error:true_error",
    "theory.vc_dimension": "shattering:vc_dimension",
    "theory.vc_log_bound": "shattering:vc_log_bound",
}
