"""What is asked: cases and how they are loaded."""
