"""Asking: models, the plan, and the source tree they answer with."""
