"""Which page is which: pure assignment of screenshots to rendered routes."""
