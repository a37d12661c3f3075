"""Which worker gets which items: the whole of a trial goes to one, which keeps its stages in one place.

xdist's own grouping by marker renames items, which recent pytest does not let it do; here the group is read from the
item's id, where the suites put it.
"""

import re
from typing import Any

from xdist.scheduler import LoadScopeScheduling

from pytest_ui2app.taxonomy import Family

_PARAMETERS = re.compile(r"\[(?P<trial>.+?)(?:-(?:" + "|".join(Family) + r"))?\]$")


def trial_of(node_id: str) -> str:
    """Return the trial of an item by its node id; any other test is a group of its own."""
    parameters = _PARAMETERS.search(node_id)
    return parameters["trial"] if parameters else node_id


class TrialScheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist ships no types
    """Hands out trials whole."""

    def _split_scope(self, nodeid: str) -> str:
        return trial_of(nodeid)


def scheduling(config: Any, log: Any) -> TrialScheduling:  # noqa: ANN401 - xdist's own types are not public
    """Return the scheduler that xdist is to use."""
    return TrialScheduling(config, log)
