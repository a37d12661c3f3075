"""Where stage results live."""
