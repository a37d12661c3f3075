"""How good: pure functions on frozen values. Nothing here reads a file, a clock or a browser."""
