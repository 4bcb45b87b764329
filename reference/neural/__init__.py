"""Layered networks of sigmoid units: their outputs, and how they learn."""

CONCEPTS = {
    "neural.backprop_deltas": "backpropagation:error_terms",
    "neural.backpropagation": "backpropagation:backprop_step",
    "neural.forward_pass": "forward:forward",
    "neural.hidden_encoding": "training:hidden_code",
    "neural.learning_rate_decay": "training:decayed_rate",
    "neural.sigmoid": "units:sigmoid",
    "neural.target_vector": "backpropagation:target_vector",
    "neural.training_stop": "training:stop_at_plateau",
    "neural.weight_count": "training:weight_count",
}
