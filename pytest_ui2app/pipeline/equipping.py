"""A browser and the rest of what stages work with, for those who measure outside of pytest."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from pytest_ui2app.browser.chromium import fingerprint, launched
from pytest_ui2app.browser.discovery import find_browser
from pytest_ui2app.build.sandbox import Sandbox, choose_sandbox
from pytest_ui2app.build.scaffold import scaffold_folder
from pytest_ui2app.pipeline.trial import Tools
from pytest_ui2app.store.artifacts import FolderStore


@contextmanager
def equipped(
    store: Path, sandbox: Callable[[], Sandbox] = choose_sandbox, *, headed: bool = False, slow_ms: int = 0
) -> Iterator[Tools]:
    """Start a browser and yield tools with it, whose artifacts go into the folder ``store``.

    Raises InfrastructureError where there is no browser.
    """
    browser = find_browser(headed=headed)
    with launched(browser.path, headed=headed, slow_ms=slow_ms) as chromium:
        yield Tools(
            store=FolderStore(store),
            sandbox=sandbox,
            new_context=lambda: chromium.new_context,
            scaffold=scaffold_folder(),
            eyes=lambda: fingerprint(browser.version),
        )
