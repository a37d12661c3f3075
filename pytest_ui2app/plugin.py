"""The pytest plugin: a table of contents. Without --ui2app-model it declares its options and does nothing else.

What the hooks call is imported when it is needed: loading the plugin must cost other people's projects nothing.
"""

from collections.abc import Generator

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare the options."""
    from pytest_ui2app.options import add_options  # noqa: PLC0415

    add_options(parser)


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    """Declare the hooks that others may implement."""
    from pytest_ui2app import hookspecs  # noqa: PLC0415

    pluginmanager.add_hookspecs(hookspecs)


@pytest.hookimpl(wrapper=True)
def pytest_cmdline_main(config: pytest.Config) -> Generator[None, int | None, int | None]:
    """With -n and no --dist, keep each trial on one worker; and do not replace workers that die.

    xdist can wait for ever when a worker dies on its last item and is replaced. What it left undone is reported as
    not measured, and running the same command again goes on from there.
    """
    if config.getoption("ui2app_dry_run"):
        config.option.numprocesses, config.option.tx, config.option.dist = None, [], "no"
    if config.getoption("ui2app_model") and getattr(config.option, "numprocesses", None):
        config.option.dist = "loadgroup" if config.option.dist == "no" else config.option.dist
        config.option.maxworkerrestart = config.option.maxworkerrestart or "0"
    return (yield)


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Wake up when a model is named, before other plugins start programs: keys are taken out of the environment."""
    config.addinivalue_line("markers", "xdist_group(name): run on the same worker as others of this name")
    if config.getoption("ui2app_model") and not config.option.help:
        from pytest_ui2app.activation import activate  # noqa: PLC0415

        activate(config)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Make the suites' items."""
    if "ui2app_trial" in metafunc.fixturenames:
        from pytest_ui2app.activation import trials_of  # noqa: PLC0415
        from pytest_ui2app.suites.collection import parametrize  # noqa: PLC0415

        parametrize(metafunc, trials_of(metafunc.config))
