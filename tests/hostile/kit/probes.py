"""What a user of the reading list tries; the case's other pages it does not have."""

from pytest_ui2app.behaviour.app_driver import AppDriver


def _wants_a_book(app: AppDriver, times: int) -> None:
    app.open("home.png")
    for _ in range(times):
        app.click(app.find("button", "Want", near="The Tide Table"))
    app.expect("the book is counted", app.sees("You want to read 1 of 3 books."))


def dark_mode(app: AppDriver) -> None:
    """The first press counts."""
    _wants_a_book(app, 1)


def add_note(app: AppDriver) -> None:
    """None was pressed."""
    _wants_a_book(app, 0)


def delete_note(app: AppDriver) -> None:
    """The page is not there."""
    app.open("note.png")
    app.expect("the note can be read", app.sees("Note"))


def keep_note(app: AppDriver) -> None:
    """A book stays wanted."""
    _wants_a_book(app, 1)
    app.expect("the button says so", app.sees("Drop"))
