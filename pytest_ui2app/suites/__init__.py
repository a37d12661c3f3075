"""What pytest runs: one star import of this package makes a folder a benchmark suite.

Measuring happens in the fixtures, so that trouble with the environment is an error of the item; the test functions
hold what was measured against the gate, if there is one.
"""

from pytest_ui2app.suites.test_exec import test_exec
from pytest_ui2app.suites.test_iis import test_iis
from pytest_ui2app.suites.test_nrs import test_nrs
from pytest_ui2app.suites.test_vfs import test_vfs

__all__ = ["test_exec", "test_iis", "test_nrs", "test_vfs"]
