"""``cmd:COMMAND``: a team's own program, given a folder in which it writes the app (docs/agents.md)."""

from pytest_ui2app.generation.agents.factory import AgentFactory

__all__ = ["AgentFactory"]
