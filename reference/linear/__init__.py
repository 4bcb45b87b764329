"""Linear classifiers and regression. Kubat, chapter 4; Blockeel, section 10.2; Witten, section 4.6."""

CONCEPTS = {
    "linear.bias_threshold": "classifiers:threshold_of_bias",
    "linear.exact_fix": "gradient_descent:exact_fix",
    "linear.gradient_descent": "gradient_descent:GRADIENT_DESCENT",
    "linear.linear_classifier": "classifiers:linear_labels",
    "linear.linear_prediction": "regression:linear_prediction",
    "linear.linear_regression": "regression:linear_regression",
    "linear.linear_separability": "separability:is_separable",
    "linear.logistic_model": "logistic:logistic_probability",
    "linear.logistic_regression": "logistic:logistic_regression",
    "linear.perceptron": "perceptron:PERCEPTRON",
    "linear.perpendicular_bisector": "classifiers:bisector",
    "linear.squared_error": "gradient_descent:squared_error",
    "linear.unit_gradient": "gradient_descent:gradient",
}
