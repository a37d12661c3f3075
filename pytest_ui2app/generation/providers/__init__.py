"""Models that are asked over HTTP: whose they are, how they are set, how they are spoken to and what goes wrong."""
