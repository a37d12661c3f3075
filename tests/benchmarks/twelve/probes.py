"""No behaviour is measured here: this case is for the time that looking takes."""

from pytest_ui2app.behaviour.app_driver import AppDriver


def stays(app: AppDriver) -> None:
    """The list of pages is on the second page as on the first."""
    app.open("plots.png")
    app.expect("the list is there", app.sees("Plots"))
