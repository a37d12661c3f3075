"""Whose fault it is: the user's or the environment's.

A model's faults (an app that does not build, a blank page) are values with a score, never exceptions.
"""


class Ui2AppError(Exception):
    """Base of every error this project raises; its message gives fact, value and remedy."""


class UsageError(Ui2AppError):
    """The user asked for something that cannot be done as asked; nothing has been run."""


class InfrastructureError(Ui2AppError):
    """The machine, a tool or a provider failed; the item gets no score and the run is incomplete."""
