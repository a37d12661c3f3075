"""Whether a case's probes notice faults: mutants of its reference, and what the probes say of them."""
