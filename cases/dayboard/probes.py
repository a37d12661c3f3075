"""Probes of Dayboard, a task board and habit tracker for the refit of a narrowboat.

Cards, rows and headings are places on the page: a box stands before its text, a star after it, a column's cards under
its heading. Where a control says what it is, its name decides; where it says nothing, its place does.
"""

import re
from collections.abc import Mapping, Sequence

from pytest_ui2app.behaviour.affordance import Affordance, Ambiguous, Found, locate
from pytest_ui2app.behaviour.app_driver import AppDriver, NotSure
from pytest_ui2app.behaviour.forms import press_submit, submit_form
from pytest_ui2app.behaviour.hands import NotThere
from pytest_ui2app.behaviour.observation import Change, plain
from pytest_ui2app.browser.controls import Control
from pytest_ui2app.browser.text_blocks import Fragment

BOARD, TASK, NEW_TASK = "board.png", "task.png", "new-task.png"
HABITS, ARCHIVE, SETTINGS = "habits.png", "archive.png", "settings.png"

ANODES = "Fit new anodes before the re-launch"
INSURERS = "Chase the insurers about the hull survey"
PORTHOLE = "Re-bed the galley porthole"
SIDE_BED = "Measure up for the side bed"
TUG_DECK = "Sand the tug deck back to steel"
LIGHTS = "Rewire the 12 V cabin lights"
FILTER_CHANGE = "Bleed the Lister after the filter change"
FLUE = "Sweep the flue and re-rope the stove door"
COLUMNS = ("To do", "Doing", "Done")
TITLES = (
    *(ANODES, INSURERS, PORTHOLE, SIDE_BED, TUG_DECK),
    *(LIGHTS, "Bleed the Lister after the filter change", "Second coat of blacking, port side"),
    *(FLUE, "Sign the winter mooring form", "Free off the weed-hatch clamp"),
)
"""Every card of the board; one ends where the next begins."""

STEP, OTHER_STEP = "Grind back the old weld stubs", "Book Terry and his welder for the slip"
NOTE_WORD = "surveyor"

RIDDLE, BATTERY, BILGE = "Riddle the stove", "Log battery voltage", "Check the bilge pump"
EVENING = ("Half an hour of brushwork", "Walk the towpath", "Write up the log")

BINNED_IN_JANUARY, FINISHED_IN_JANUARY = "Price up a bow thruster", "Collect the reclaimed oak from Stoke Bruerne"
FINISHED_IN_DECEMBER = "Pump out and dry the engine bilge"

ORDERS: Mapping[str, tuple[tuple[str, ...], ...]] = {
    r"\b(due|date|deadline|soonest)\b": ((INSURERS, PORTHOLE, ANODES, SIDE_BED),),
    r"\b(title|name|alphabet\w*|a\b.*\bz)\b": ((INSURERS, ANODES, SIDE_BED, PORTHOLE),),
    r"\b(priority|importan\w*|urgen\w*)\b": ((FILTER_CHANGE, LIGHTS), (ANODES, SIDE_BED, TUG_DECK)),
    r"\b(hours?|effort|estimate|size|quick\w*|short\w*)\b": ((INSURERS, SIDE_BED, PORTHOLE, ANODES),),
}
"""What an order of the tasks may be called, and how it puts cards, of one column each, that the pictures tell it of."""

RATIO = re.compile(r"(\d+)\s*(?:of|/)\s*(\d+)")
AFFIRMATIVE = re.compile(r"\b(delete|yes|confirm|remove|ok|okay|bin|continue|archive|throw)\b", re.IGNORECASE)
SAVED = re.compile(r"\b(saved|updated|stored|changed|kept|success\w*|renamed)\b")
DELETED = re.compile(r"\b(deleted|removed|binned|thrown away|archived|(?:moved|gone|sent|in|to) (?:to )?the bin)\b")
RESTORED = re.compile(r"\b(restored|back|returned|moved|unarchived|recovered)\b")

SAME_LINE_PX, LIST_HEIGHT_PX = 24, 260
"""How far apart the middles of a control and of the text beside it may be."""
CARD_WIDTH_PX, CARD_HEIGHT_PX, CARD_PADDING_PX = 420, 110, 45
"""The card's share of the page from its title on, where no other card limits it, and what lies before the title."""
ROW_PX = 28
"""How far below the middle of its title the buttons of a row of the archive may stand."""
SMALL_PX = 70
"""An icon or box is not wider than this."""

STAR_NAMES = ("star", "star task", "unstar", "starred", "favourite", "favorite", "pin", "important", "☆", "★")
STAR_ICONS = ("star", "star-off", "bookmark", "heart")
BIN_NAMES = ("delete", "delete task", "remove", "remove task", "bin", "move to bin", "throw away")
BIN_ICONS = ("trash", "trash-2", "x", "delete")
PENCIL_NAMES = ("edit", "rename", "edit task", "edit title", "change")
PENCIL_ICONS = ("pencil", "pen", "square-pen", "pen-line", "pencil-line", "edit", "edit-2", "edit-3")
ONWARD_NAMES = ("move to doing", "move right", "move forward", "next column", "start", "move on", "next", "move")
ONWARD_ICONS = ("arrow-right", "chevron-right", "move-right", "circle-arrow-right")
BACKWARD_NAMES = (
    "move to to do",
    "move back to to do",
    "move left",
    "move back",
    "previous column",
    "back",
    "previous",
)
BACKWARD_ICONS = ("arrow-left", "chevron-left", "move-left", "circle-arrow-left")
SAVE_NAMES = ("save", "save changes", "save task", "save title", "update", "update task")
BIN_PLACE, PENCIL_PLACE, ONWARD_PLACE, BACKWARD_PLACE = -1, -2, -3, 0
"""Where a card's controls stand among those below its title, from left to right."""
ADD_TASK_NAMES = ("add task", "create task", "save task", "add", "create", "save")
ADD_HABIT_NAMES = ("add habit", "create habit", "save habit", "add", "create", "save")


# -- toggle -----------------------------------------------------------------------------------------------------


def star_task(app: AppDriver) -> None:
    """Star a card and unstar it; the star of another card stays as it is."""
    app.open(BOARD)
    star, other = _star(app, PORTHOLE), _star(app, SIDE_BED)
    change = app.click(star)
    earlier, now = change.before.matching(star), _star(app, PORTHOLE)
    other_before, other_now = change.before.matching(other), _star(app, SIDE_BED)
    starred = app.expect("the star is drawn differently", earlier and _drawing(earlier) != _drawing(now))
    app.unharmed("the star of another card stays", other_before and _state(other_before) == _state(other_now))
    app.click(now)
    restored = earlier and _drawing(earlier) == _drawing(_star(app, PORTHOLE))
    app.expect("pressed again, it is as it was", starred and restored)


def _drawing(control: Control) -> object:
    """Return what a person sees of a control; what it says of itself to assistive technology is no part of it."""
    return control.look, control.text, control.icons


def complete_task(app: AppDriver) -> None:
    """Finish a task by its box: it goes to Done and is no longer open; then open it again."""
    app.open(BOARD)
    box, tasks = _box(app, PORTHOLE), _open_tasks(app)
    app.click(box)
    fewer = app.expect("there is one open task less", _differs(tasks, _open_tasks(app), -1))
    app.expect("the task stands in Done", _column_of(app, PORTHOLE) == "Done")
    app.unharmed("another task stays where it is", _column_of(app, SIDE_BED) == "To do")
    app.click(_box(app, PORTHOLE))
    app.expect("unticked, it is open again", fewer and _differs(tasks, _open_tasks(app), 0))


def tick_habit_day(app: AppDriver) -> None:
    """Tick a missed day of a habit: its week and the whole week gain one; untick it."""
    app.open(HABITS)
    cell = _cell(app, BATTERY, "Tue")
    own, other, week = _ratio_in_row(app, BATTERY), _ratio_in_row(app, BILGE), app.amount("This week")
    app.click(cell)
    more = app.expect("the habit's week gains one", _gains(own, _ratio_in_row(app, BATTERY)))
    app.expect("the total of the week gains one", _differs(week, app.amount("This week"), 1))
    app.unharmed("another habit's week stays", _ratio_in_row(app, BILGE) == other)
    app.click(_cell(app, BATTERY, "Tue"))
    app.expect("pressed again, both are as they were", more and _ratio_in_row(app, BATTERY) == own)


def tick_step(app: AppDriver) -> None:
    """Tick a step of a task: one more is done; untick it."""
    app.open(TASK)
    box, other, done = _box(app, STEP, whole=True), _box(app, OTHER_STEP, whole=True), _steps_done(app)
    change = app.click(box)
    more = app.expect("one more step is done", _gains(done, _steps_done(app)))
    app.unharmed("it is this one and no other", change.flipped(box) and not change.flipped(other))
    app.unharmed("all steps are still listed", app.sees(STEP, OTHER_STEP))
    app.click(_box(app, STEP, whole=True))
    app.expect("unticked, it is as it was", more and _steps_done(app) == done)


def dark_theme(app: AppDriver) -> None:
    """Make the app dark and light again."""
    app.open(BOARD)
    names = ("dark theme", "dark mode", "dark", "theme", "light theme", "light mode", "light")
    change = app.click(app.find("switch", *names, icons=("moon", "sun", "sun-moon", "moon-star")))
    dark = app.expect("the app is dark", change.restyled and change.after.dark)
    app.unharmed("the board is still there", app.sees(PORTHOLE))
    change = app.click(app.find("switch", *names, icons=("moon", "sun", "sun-moon", "moon-star")))
    app.expect("and light again", dark and change.restyled)


# -- expand and collapse ------------------------------------------------------------------------------------------


def collapse_column(app: AppDriver) -> None:
    """Hide the cards of a column and show them again."""
    app.open(BOARD)
    arrow = _disclosure(app, _heading(app, "To do"))
    app.click(arrow)
    hidden = app.expect("the cards of the column are hidden", not app.sees(PORTHOLE) and not app.sees(SIDE_BED))
    app.unharmed("the other columns stay", app.sees(LIGHTS, FLUE))
    app.click(_still(app, arrow) or _disclosure(app, _heading(app, "To do")))
    app.expect("and shown again", hidden and app.sees(PORTHOLE, SIDE_BED))


def expand_card_steps(app: AppDriver) -> None:
    """Open the steps of a card and close them again."""
    app.open(BOARD)
    line = _disclosure(app, _steps_line(app, ANODES))
    change = app.click(line)
    opened = app.expect("the steps are listed", not change.moved and _steps_below(app, ANODES, change))
    app.unharmed("the cards are still there", app.sees(ANODES, PORTHOLE))
    change = app.click(_still(app, line) or _disclosure(app, _steps_line(app, ANODES)))
    app.expect("and hidden again", opened and not app.sees(STEP) and change.vanished)


def collapse_archive_month(app: AppDriver) -> None:
    """Hide the archived tasks of a month and show them again."""
    app.open(ARCHIVE)
    heading = _disclosure(app, _place(app, "December 2025"))
    app.click(heading)
    hidden = app.expect("the tasks of the month are hidden", not app.sees(FINISHED_IN_DECEMBER))
    app.unharmed("the other month stays", app.sees(BINNED_IN_JANUARY, FINISHED_IN_JANUARY))
    app.click(_still(app, heading) or _disclosure(app, _place(app, "December 2025")))
    app.expect("and shown again", hidden and app.sees(FINISHED_IN_DECEMBER))


def read_task_tips(app: AppDriver) -> None:
    """Open the panel of advice on the new-task page and close it again."""
    app.open(NEW_TASK)
    panel = _disclosure(app, _place(app, "What makes a good task?"))
    change = app.click(panel)
    advice = max(change.said, key=len, default="")
    opened = app.expect("advice appears", not change.moved and re.search(r"\w+\W+\w+\W+\w+", advice))
    app.unharmed("the form is still there", app.sees("What makes a good task?"))
    now = _still(app, panel)
    if now is None:
        app.press("Escape")
    else:
        app.click(now)
    app.expect("and goes again", opened and not app.sees(advice))


# -- list operations ----------------------------------------------------------------------------------------------


def search_tasks(app: AppDriver) -> None:
    """Search by a word of a title, by a word of a note, and for nothing."""
    app.open(BOARD)
    _search(app, "re-bed the")
    found = app.expect(
        "only the task with the words in its title stays",
        _listed(app, PORTHOLE) and not _any_listed(app, ANODES, SIDE_BED, LIGHTS),
    )
    _search(app, "Re-bed")
    app.unharmed("so it does with a capital, as it is printed", not found or _listed(app, PORTHOLE))
    _search(app, NOTE_WORD)
    app.expect(
        "a word of its notes finds a task",
        _listed(app, ANODES) and not _any_listed(app, PORTHOLE, SIDE_BED, LIGHTS),
    )
    _search(app, "")
    app.expect("an empty search shows all again", found and app.sees(ANODES, PORTHOLE, SIDE_BED, LIGHTS))


def filter_by_tag(app: AppDriver) -> None:
    """Show the tasks of one tag, then all."""
    app.open(BOARD)
    _pick(app, app.find("choice", "Cabin", near="All tags"), "Cabin")
    filtered = app.expect(
        "only the tasks of the tag stay",
        _listed(app, PORTHOLE) and not _any_listed(app, ANODES, SIDE_BED, LIGHTS),
    )
    app.unharmed("the other task of the tag stays", _listed(app, FLUE))
    _pick(app, app.find("choice", "All tags", "all", "clear filters", "clear"), "All tags")
    app.expect("all tags show all again", filtered and app.sees(ANODES, PORTHOLE, SIDE_BED, LIGHTS))


def starred_only(app: AppDriver) -> None:
    """Show the starred tasks, then all."""
    app.open(BOARD)
    names = ("starred only", "only starred", "show starred", "starred tasks", "favourites only")
    app.click(app.find("switch", *names))
    filtered = app.expect(
        "only the starred tasks stay",
        _listed(app, ANODES) and not _any_listed(app, INSURERS, PORTHOLE, SIDE_BED),
    )
    app.unharmed("the starred task of another column stays", _listed(app, LIGHTS))
    app.click(app.find("switch", *names, "show all", "all tasks"))
    app.expect("switched off, all are back", filtered and app.sees(ANODES, INSURERS, PORTHOLE, SIDE_BED))


def sort_tasks(app: AppDriver) -> None:
    """Put the cards of a column in another order and back in the board's own."""
    app.open(BOARD)
    titles = (ANODES, INSURERS, PORTHOLE, SIDE_BED)
    earlier = app.order(*titles)
    some = False
    for label, wanted in _known_orders(app, _sorter(app)).items():
        before = _orders(app, wanted)
        app.choose(_sorter(app), label)
        now = _orders(app, wanted)
        sorted_so = now in (wanted, tuple(cards[::-1] for cards in wanted))
        some |= app.expect(f"by {label} the cards stand in that order", now != before and sorted_so)
        app.choose(_sorter(app, label), "Board order")
    app.expect("board order restores the first one", some and app.order(*titles) == earlier)


def _orders(app: AppDriver, wanted: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(app.order(*cards) for cards in wanted)


def filter_archive(app: AppDriver) -> None:
    """Show the deleted tasks of the archive, the finished ones, then all."""
    app.open(ARCHIVE)
    _pick(app, app.find("choice", "Deleted", near="Finished"), "Deleted")
    deleted = app.expect(
        "Deleted leaves only deleted tasks",
        app.sees(BINNED_IN_JANUARY) and not _any_listed(app, FINISHED_IN_JANUARY, FINISHED_IN_DECEMBER),
    )
    _pick(app, app.find("choice", "Finished", near="Deleted"), "Finished")
    app.expect(
        "Finished leaves only finished tasks",
        app.sees(FINISHED_IN_JANUARY, FINISHED_IN_DECEMBER) and not _any_listed(app, BINNED_IN_JANUARY),
    )
    _pick(app, app.find("choice", "All", near="Deleted"), "All")
    app.expect("All shows both", deleted and app.sees(BINNED_IN_JANUARY, FINISHED_IN_JANUARY))


def page_weeks(app: AppDriver) -> None:
    """Go to the week before and back to this one."""
    app.open(HABITS)
    this_week, these = _ratio_in_row(app, BILGE), _ratios(app)
    names = ("previous week", "week before", "earlier week", "last week", "previous", "earlier", "back", "<", "←")
    app.click(app.find("button", *names, icons=("chevron-left", "arrow-left"), near="18 Jan"))
    paged = app.expect("the week before is shown", app.sees("11 Jan") and not app.sees("18 Jan"))
    app.unharmed("the habits are still listed", app.sees(BILGE, BATTERY))
    app.unharmed("what is ticked is that week's own", not paged or _ratios(app) != these)
    names = ("next week", "week after", "later week", "next", "later", "forward", "this week", ">", "→")
    app.click(app.find("button", *names, icons=("chevron-right", "arrow-right"), near="11 Jan"))
    app.expect("this week is shown again", paged and app.sees("18 Jan") and not app.sees("11 Jan"))
    app.unharmed("what was ticked this week still is", _ratio_in_row(app, BILGE) == this_week)


# -- data ---------------------------------------------------------------------------------------------------------


def add_task_inline(app: AppDriver) -> None:
    """Type a title into the field of a column."""
    app.open(BOARD)
    title, tasks = app.nonce(), _open_tasks(app)
    _add_inline(app, "Doing", title)
    app.expect("the title becomes a card", _listed(app, title))
    app.expect("the card stands in that column", _column_of(app, title) == "Doing")
    app.expect("there is one open task more", _differs(tasks, _open_tasks(app), 1))
    app.unharmed("the other cards stay", app.sees(LIGHTS, PORTHOLE))


def rename_task(app: AppDriver) -> None:
    """Give a card another title."""
    app.open(BOARD)
    title, tasks = app.nonce(), _open_tasks(app)
    pencil = _card_button(app, SIDE_BED, PENCIL_NAMES, PENCIL_ICONS, PENCIL_PLACE)
    change, answered = app.click_and_answer(pencil, title)
    if not answered:
        _retitle(app, change, title)
    app.open(BOARD)
    renamed = app.expect("the card carries the new title", _listed(app, title))
    app.expect("and no longer the old one", renamed and not _listed(app, SIDE_BED))
    app.unharmed("the other cards stay", app.sees(ANODES, PORTHOLE) and _differs(tasks, _open_tasks(app), 0))


def delete_task(app: AppDriver) -> None:
    """Take a task off the board."""
    app.open(BOARD)
    tasks = _open_tasks(app)
    _delete(app, SIDE_BED)
    app.expect("the card is gone", not _listed(app, SIDE_BED))
    app.expect("there is one open task less", _differs(tasks, _open_tasks(app), -1))
    app.unharmed("the other cards stay", app.sees(ANODES, INSURERS, PORTHOLE, LIGHTS))


def move_task(app: AppDriver) -> None:
    """Move a card into the next column and back."""
    app.open(BOARD)
    left, here = _column_count(app, "To do"), _column_count(app, "Doing")
    app.click(_card_button(app, PORTHOLE, ONWARD_NAMES, ONWARD_ICONS, ONWARD_PLACE))
    moved = app.expect("the card stands in Doing", _column_of(app, PORTHOLE) == "Doing")
    counted = _differs(left, _column_count(app, "To do"), -1) and _differs(here, _column_count(app, "Doing"), 1)
    app.expect("the counts of both columns follow", counted)
    app.unharmed("another card stays where it is", _column_of(app, SIDE_BED) == "To do")
    if moved:
        app.click(_card_button(app, PORTHOLE, BACKWARD_NAMES, BACKWARD_ICONS, BACKWARD_PLACE))
    app.expect("the arrow back returns it", moved and _column_of(app, PORTHOLE) == "To do")


# -- validation ---------------------------------------------------------------------------------------------------


def task_title_required(app: AppDriver) -> None:
    """Send the form without a title, then with one."""
    app.open(NEW_TASK)
    title, tasks = app.nonce(), _open_tasks(app)
    _choose_tag(app, "Cabin")
    refusal = _refusal(app, ADD_TASK_NAMES)
    nothing = _open_tasks(app) == tasks
    submit_form(app, {"title|task title|what needs doing|name": title}, *ADD_TASK_NAMES)
    app.open(BOARD)
    accepted = app.expect("with a title it is accepted", _listed(app, title))
    app.expect("without one it is refused with a complaint", _was_refused(refusal, accepted=accepted) and nothing)
    app.unharmed("one task was added, not two", _differs(tasks, _open_tasks(app), 1))


def task_tag_required(app: AppDriver) -> None:
    """Send the form without a tag, then with one."""
    app.open(NEW_TASK)
    title, tasks = app.nonce(), _open_tasks(app)
    app.fill(app.find("field", "title", "task title", "what needs doing", "name"), title)
    refusal = _refusal(app, ADD_TASK_NAMES)
    nothing = _open_tasks(app) == tasks
    _choose_tag(app, "Cabin")
    submit_form(app, {"title|task title|what needs doing|name": title}, *ADD_TASK_NAMES)
    app.open(BOARD)
    accepted = app.expect("with a tag it is accepted", _listed(app, title))
    app.expect("without one it is refused with a complaint", _was_refused(refusal, accepted=accepted) and nothing)
    app.unharmed("one task was added, not two", _differs(tasks, _open_tasks(app), 1))


def habit_name_required(app: AppDriver) -> None:
    """Add a habit without a name, then with one."""
    app.open(HABITS)
    name, today = app.nonce(), _habits_today(app)
    refusal = _refusal(app, ADD_HABIT_NAMES)
    nothing = _habits_today(app) == today
    submit_form(app, {"habit name|name of the habit|habit|name": name}, *ADD_HABIT_NAMES)
    accepted = app.expect("with a name it stands in the table", _ratio_in_row(app, name) is not None)
    app.expect("without one it is refused with a complaint", _was_refused(refusal, accepted=accepted) and nothing)
    app.unharmed("the other habits stay", app.sees(RIDDLE, BATTERY, BILGE))


# -- notification -------------------------------------------------------------------------------------------------


def notice_boat_saved(app: AppDriver) -> None:
    """Save another boat name and be told so."""
    change = _save_boat_name(app, app.nonce())
    app.expect("a message says that it was saved", _says(change, SAVED))


def notice_task_deleted(app: AppDriver) -> None:
    """Delete a card and be told so."""
    app.open(BOARD)
    change = _delete(app, SIDE_BED)
    app.expect(
        "a message says that it was deleted, and so it was",
        _says(change, DELETED, SIDE_BED) and not _listed(app, SIDE_BED),
    )


def notice_task_restored(app: AppDriver) -> None:
    """Restore a task from the archive and be told so."""
    app.open(ARCHIVE)
    change = _restore(app, BINNED_IN_JANUARY)
    back = not _listed(app, BINNED_IN_JANUARY)
    app.expect("a message says that it is back, and so it is", back and _says(change, RESTORED, BINNED_IN_JANUARY))


# -- state across routes ------------------------------------------------------------------------------------------


def new_task_on_board(app: AppDriver) -> None:
    """Add a task with the form and find it on the board."""
    app.open(NEW_TASK)
    title, tasks = app.nonce(), _open_tasks(app)
    _choose_tag(app, "Cabin")
    submit_form(app, {"title|task title|what needs doing|name": title}, *ADD_TASK_NAMES)
    app.open(BOARD)
    app.expect("the card stands in To do", _column_of(app, title) == "To do")
    app.expect("there is one open task more", _differs(tasks, _open_tasks(app), 1))
    app.unharmed("the other cards stay", app.sees(ANODES, PORTHOLE, LIGHTS))


def habit_tick_shared(app: AppDriver) -> None:
    """Tick a habit on the board and find it ticked on the habits page."""
    app.open(HABITS)
    own, other = _ratio_in_row(app, RIDDLE), _ratio_in_row(app, BILGE)
    app.open(BOARD)
    today = _habits_today(app)
    app.click(_box(app, RIDDLE, whole=True))
    gains = app.expect("the board counts one habit more today", _gains(today, _habits_today(app)))
    app.unharmed("no count on the board stays behind", not (gains and _still_says(app, today)))
    app.open(HABITS)
    app.unharmed("nor on the habits page", not (gains and _still_says(app, today)))
    app.expect("the habit's week has one day more", _gains(own, _ratio_in_row(app, RIDDLE)))
    app.unharmed("another habit's week stays", _ratio_in_row(app, BILGE) == other)


def deleted_task_in_archive(app: AppDriver) -> None:
    """Delete a task on the board, find it in the archive, restore it there and find it on the board again."""
    app.open(BOARD)
    _delete(app, SIDE_BED)
    app.open(ARCHIVE)
    kept = app.expect("the archive lists the deleted task", _listed(app, SIDE_BED))
    _restore(app, SIDE_BED)
    app.unharmed("restored, the archive lists it no longer", not _listed(app, SIDE_BED))
    app.open(BOARD)
    app.expect("restored, the board lists it again", kept and _listed(app, SIDE_BED))


def boat_name_everywhere(app: AppDriver) -> None:
    """Save another boat name and find it in the sidebar and on the board."""
    name = app.nonce()
    _save_boat_name(app, name)
    app.expect("the sidebar shows the new name", app.sees(name))
    app.open(BOARD)
    app.expect("the board is called by the new name", app.sees(f"{name} board"))


def habit_strip_setting(app: AppDriver) -> None:
    """Take the strip of habits off the board and bring it back."""
    names = ("show today's habits on the board", "show today's habits", "today's habits on the board", "today's habits")
    app.open(SETTINGS)
    app.click(app.find("switch", *names, near="Compact cards"))
    app.open(BOARD)
    gone = app.expect("the strip is gone", app.sees(PORTHOLE) and not app.sees(RIDDLE))
    app.open(SETTINGS)
    app.click(app.find("switch", *names, near="Compact cards"))
    app.open(BOARD)
    app.expect("and back", gone and app.sees(RIDDLE))


def kept_after_reload(app: AppDriver) -> None:
    """Add a task, tick a habit, and come back later."""
    app.open(BOARD)
    title, today = app.nonce(), _habits_today(app)
    _add_inline(app, "To do", title)
    app.click(_box(app, RIDDLE, whole=True))
    app.reload()
    app.open(BOARD)
    app.expect("the task is still on the board", _listed(app, title))
    app.expect("the habit is still ticked", _gains(today, _habits_today(app)))
    app.unharmed("nothing else is lost", app.sees(ANODES, PORTHOLE, LIGHTS))


# -- doing --------------------------------------------------------------------------------------------------------


def _search(app: AppDriver, text: str) -> None:
    change = app.fill(app.find("field", "search tasks and notes", "search tasks", "search"), text)
    if not (change.appeared or change.vanished):
        app.press("Enter")


def _pick(app: AppDriver, control: Control, option: str) -> None:
    if control.tag == "select":
        app.choose(control, option)
    else:
        app.click(control)


def _sorter(app: AppDriver, chosen: str = "board order") -> Control:
    return app.find("choice", "sort by", "sort tasks", "sort", chosen)


def _known_orders(app: AppDriver, control: Control) -> Mapping[str, tuple[tuple[str, ...], ...]]:
    """Return the orders on offer whose outcome is known, with it. Raises NotSure when there is none."""
    if control.tag == "select":
        labels = control.options
    else:
        labels = tuple(_title(c) for c in app.click(control).new_controls)
        app.press("Escape")
        if _any_choice(app, labels):
            app.click(control)
    known = {label: outcome for label in labels for pattern, outcome in ORDERS.items() if _is_called(label, pattern)}
    if not known:
        raise NotSure(f"none of the orders {', '.join(labels) or '(none)'} is one whose outcome the pictures tell")
    return known


def _any_choice(app: AppDriver, labels: Sequence[str]) -> bool:
    return any(_title(c) in labels for c in _usable(app))


def _is_called(label: str, pattern: str) -> bool:
    return re.search(pattern, label, re.IGNORECASE) is not None


def _retitle(app: AppDriver, change: Change, title: str) -> None:
    """Give the card whose pencil was pressed another title, in the fields that this brought up."""
    if change.moved and not _fields_holding(app, SIDE_BED):
        app.click(app.find("button", *PENCIL_NAMES, icons=PENCIL_ICONS, near=SIDE_BED))
    holding = _fields_holding(app, SIDE_BED)
    app.fill(holding[0] if holding else app.find("field", "title", "task title", "name"), title)
    if app.has("button", *SAVE_NAMES):
        press_submit(app, *SAVE_NAMES)
        return
    app.press("Enter")
    if _fields_holding(app, title):
        app.press("Tab")


def _add_inline(app: AppDriver, column: str, title: str) -> None:
    field = app.find("field", f"add to {column}", f"add a task to {column}", f"new task in {column}")
    app.fill(field, title)
    app.press("Enter")
    if not _listed(app, title):
        for button in _beyond(app, app.again(field)):
            app.click(button)


def _delete(app: AppDriver, title: str) -> Change:
    """Press a card's bin, and agree if the app asks; return what the last press did."""
    return _agreed(app, app.click(_card_button(app, title, BIN_NAMES, BIN_ICONS, BIN_PLACE)), title)


def _restore(app: AppDriver, title: str) -> Change:
    """Press the button that takes a task out of the archive; return what the last press did."""
    names = ("restore", "restore task", "put back", "bring back", "undo", "unarchive")
    icons = ("rotate-ccw", "undo", "undo-2", "archive-restore", "history")
    return _agreed(app, app.click(_row_button(app, title, names, icons)), title)


def _agreed(app: AppDriver, change: Change, title: str) -> Change:
    """Confirm in what newly appeared, should the task still be there."""
    if not _listed(app, title):
        return change
    answers = [c for c in change.new_controls if AFFIRMATIVE.search(_title(c)) and not c.covered and not c.disabled]
    answers.sort(key=lambda c: (not c.in_dialog, len(_title(c))))
    return app.click(answers[0]) if answers else change


def _choose_tag(app: AppDriver, tag: str) -> None:
    selects = [c for c in app.look().controls if c.tag == "select" and any(plain(tag) in plain(o) for o in c.options)]
    if selects:
        app.choose(selects[0], tag)
    elif app.has("choice", tag):
        app.click(app.find("choice", tag))
    else:
        app.choose(app.find("choice", "tag", "choose a tag"), tag)


def _save_boat_name(app: AppDriver, name: str) -> Change:
    app.open(SETTINGS)
    buttons = ("save boat details", "save details", "save boat", "save", "save changes", "update")
    return submit_form(app, {"boat name|name of the boat|boat": name}, *buttons)


def _refusal(app: AppDriver, names: tuple[str, ...]) -> str:
    """Try to send a form that must not go; return ``disabled``, ``complained``, or nothing when it was not refused."""
    if any(c.disabled and plain(c.name) in names for c in app.look().controls):
        return "disabled"
    change = press_submit(app, *names)
    return "complained" if change.complaints and not change.moved else ""


def _was_refused(refusal: str, *, accepted: bool) -> bool:
    """Whether a form was refused; a button that is merely dead tells nothing until it comes alive."""
    return refusal == "complained" or (refusal == "disabled" and accepted)


# -- finding ------------------------------------------------------------------------------------------------------


def _star(app: AppDriver, title: str) -> Control:
    """Return the star of a card: what is called so, else what stands farthest to the right in the line of its title."""
    card = _on_card(app, title)
    found = _located(Affordance(kind="switch", names=STAR_NAMES, icons=STAR_ICONS), card)
    if found:
        return found
    place = _place(app, title)
    right = [c for c in card if _level(c, place) and c.width < SMALL_PX and c.x > place.x]
    if not right:
        raise NotThere(f"nothing stands after {title!r} that could be its star")
    return max(right, key=lambda c: c.x)


def _card_button(app: AppDriver, title: str, names: Sequence[str], icons: Sequence[str], place: int) -> Control:
    """Return a control of a card by what it is called; where none is called anything, by its place in their line."""
    card = _on_card(app, title)
    found = _located(Affordance(kind="button", names=tuple(names), icons=tuple(icons)), card)
    if found:
        return found
    here = _place(app, title)
    line = [c for c in card if c.width < SMALL_PX and c.y > here.y + here.height and c.role in {"button", "generic"}]
    line.sort(key=lambda c: c.x)
    if any(re.search(r"[a-z]", plain(_title(c))) or c.icons for c in line) or not -len(line) <= place < len(line):
        raise NotThere(f"the card {title!r} has no control {names[0]!r}")
    return line[place]


def _row_button(app: AppDriver, title: str, names: Sequence[str], icons: Sequence[str]) -> Control:
    """Return a button in the row of a title."""
    for place in _places(app, title):
        middle = place.y + place.height / 2
        row = [c for c in _usable(app) if abs(c.y + c.height / 2 - middle) < ROW_PX and c.x > place.x]
        found = _located(Affordance(kind="button", names=tuple(names), icons=tuple(icons)), row)
        if found:
            return found
    return app.find("button", *names, icons=icons, near=title)


def _located(wanted: Affordance, controls: Sequence[Control]) -> Control | None:
    """Return the one of some controls that fits, None when none does. Raises NotSure."""
    result = locate(wanted, controls)
    if isinstance(result, Ambiguous):
        raise NotSure(f"{wanted}: could be {', '.join(map(repr, result.names))}")
    return result.control if isinstance(result, Found) else None


def _box(app: AppDriver, text: str, *, whole: bool = False) -> Control:
    """Return the box ticked for a text: a checkbox or switch in its line, else what stands before it.

    With ``whole``, what holds the text may be the box: a chip or row that is pressed as a whole.
    """
    place = _place(app, text)
    line = [c for c in _usable(app) if _level(c, place) and c.role not in {"link", "textbox"}]
    boxes = [c for c in line if c.role in {"checkbox", "switch"} and abs(c.x - place.x) < CARD_WIDTH_PX]
    before = [c for c in line if c.width < SMALL_PX and 0 < place.x - c.x < SMALL_PX]
    around = [c for c in line if whole and _holds(c, place)]
    for candidates in (boxes, before, around):
        if candidates:
            return min(candidates, key=lambda c: abs(c.x - place.x) + c.width / 10)
    return app.find("switch", "mark as done", "mark done", "done", "complete", "finish", "tick", near=text)


def _disclosure(app: AppDriver, heading: Fragment) -> Control:
    """Return what opens and closes the part under a heading: the heading itself, else an arrow in its line."""
    line = [c for c in _usable(app) if _level(c, heading) and c.height < SMALL_PX and c.role != "textbox"]
    holding = [c for c in line if _holds(c, heading)]
    left = [c for c in line if c.width < SMALL_PX and 0 < heading.x - c.x < SMALL_PX]
    right = [c for c in line if c.width < SMALL_PX and 0 < c.x - heading.x < CARD_WIDTH_PX - SMALL_PX]
    for candidates in (holding, left, right):
        if candidates:
            return min(candidates, key=lambda c: (c.expanded is None, c.width, abs(c.x - heading.x)))
    raise NotThere(f"nothing opens or closes {heading.text!r}")


def _cell(app: AppDriver, habit: str, day: str) -> Control:
    """Return the control in the row of a habit and the column of a day."""
    for row in _places(app, habit):
        days = [f for f in app.look().reading if plain(f.text).startswith(plain(day)) and f.y < row.y]
        for column in reversed(days):
            cells = [c for c in _usable(app) if _level(c, row) and abs(_middle(c) - _middle(column)) < SAME_LINE_PX]
            if cells:
                return min(cells, key=lambda c: abs(_middle(c) - _middle(column)))
    raise NotThere(f"there is no day {day!r} in the row of {habit!r}")


def _still(app: AppDriver, control: Control) -> Control | None:
    """Return a control that stands where it stood and can be clicked."""
    now = app.look().matching(control)
    return now if now and not now.covered else None


def _beyond(app: AppDriver, field: Control) -> list[Control]:
    """Return the button that directly follows a field in its line, if there is one."""
    line = [c for c in _small(app) if abs(c.y + c.height / 2 - field.y - field.height / 2) < SAME_LINE_PX]
    return sorted((c for c in line if 0 < c.x - field.x < field.width + SMALL_PX), key=lambda c: c.x)[:1]


def _fields_holding(app: AppDriver, text: str) -> list[Control]:
    return [c for c in _usable(app) if c.role == "textbox" and plain(c.value) == plain(text)]


def _usable(app: AppDriver) -> list[Control]:
    return [c for c in app.look().controls if not c.covered and not c.disabled]


def _small(app: AppDriver) -> list[Control]:
    return [c for c in _usable(app) if c.width < SMALL_PX and c.role not in {"textbox", "searchbox"}]


def _on_card(app: AppDriver, title: str) -> list[Control]:
    """Return what stands on the card of a title: from there to where the next cards to the right and below begin."""
    here = _place(app, title)
    others = [f for f in app.look().reading if any(plain(f.text) == plain(other) for other in TITLES)]
    below = [f.y - CARD_PADDING_PX / 3 for f in others if f.y > here.y and abs(f.x - here.x) < CARD_PADDING_PX]
    beside = [f.x - CARD_PADDING_PX for f in others if f.x > here.x + CARD_PADDING_PX]
    bottom = min([*below, here.y + here.height + CARD_HEIGHT_PX])
    right = min([*beside, here.x + CARD_WIDTH_PX])
    return [
        c
        for c in _usable(app)
        if here.x - CARD_PADDING_PX <= c.x < right
        and here.y - CARD_PADDING_PX / 3 <= c.y + c.height / 2 < bottom
        and c.height < CARD_HEIGHT_PX / 2
    ]


def _level(control: Control, place: Fragment) -> bool:
    return abs(control.y + control.height / 2 - place.y - place.height / 2) < SAME_LINE_PX


def _holds(control: Control, place: Fragment) -> bool:
    return control.x <= _middle(place) <= control.x + control.width


def _middle(what: Control | Fragment) -> float:
    return what.x + what.width / 2


def _title(control: Control) -> str:
    return control.name or control.text


# -- reading ------------------------------------------------------------------------------------------------------


def _places(app: AppDriver, text: str) -> list[Fragment]:
    """Return where a text is printed in the page itself, the places that say nothing else first."""
    wanted = plain(text)
    found = [f for f in app.look().reading if wanted in plain(f.text) and not f.live and not f.floating]
    return sorted(found, key=lambda f: plain(f.text) != wanted)


def _place(app: AppDriver, text: str) -> Fragment:
    places = _places(app, text)
    if not places:
        raise NotThere(f"the text {text!r} is not on the page")
    return places[0]


def _listed(app: AppDriver, title: str) -> bool:
    """Whether a title stands in the page as itself, not merely in a message about it."""
    return any(len(plain(place.text)) <= len(title) + 4 for place in _places(app, title))


def _any_listed(app: AppDriver, *titles: str) -> bool:
    return any(_listed(app, title) for title in titles)


def _heading(app: AppDriver, column: str) -> Fragment:
    named = re.compile(rf"{plain(column)}[\s\d():·-]*")
    found = [f for f in app.look().reading if named.fullmatch(plain(f.text))]
    if not found:
        raise NotThere(f"there is no column {column!r}")
    return min(found, key=lambda f: f.y)


def _column_of(app: AppDriver, title: str) -> str:
    """Return under which column's heading a card stands; nothing when it is not on the board."""
    places = _places(app, title)
    left_of = [(_heading(app, column).x, column) for column in COLUMNS if places]
    return max((each for each in left_of if each[0] <= places[0].x + SMALL_PX), default=(0.0, ""))[1]


def _column_count(app: AppDriver, column: str) -> int | None:
    heading = _heading(app, column)
    line = [f for f in app.look().reading if abs(f.y + f.height / 2 - heading.y - heading.height / 2) < SAME_LINE_PX]
    texts = [f.text for f in line if heading.x <= f.x < heading.x + CARD_WIDTH_PX - SMALL_PX]
    number = re.search(r"\d+", " ".join(texts))
    return int(number.group()) if number else None


def _steps_line(app: AppDriver, title: str) -> Fragment:
    """Return the line of a card that counts its steps."""
    card = _place(app, title)
    counted = [f for f in app.look().reading if RATIO.search(f.text) and 0 < f.y - card.y < CARD_HEIGHT_PX]
    own = [f for f in counted if abs(f.x - card.x) < CARD_WIDTH_PX / 2]
    if not own:
        raise NotThere(f"the card {title!r} shows no steps")
    return min(own, key=lambda f: f.y)


def _steps_below(app: AppDriver, title: str, change: Change) -> bool:
    """Whether texts have appeared below the line that counts a card's steps, as many as it counts."""
    line = _steps_line(app, title)
    counted = RATIO.search(line.text)
    fresh = [
        f for f in app.look().reading if plain(f.text) in change.appeared and re.search(r"[a-z]{3}", plain(f.text))
    ]
    below = [f for f in fresh if 0 < f.y - line.y < LIST_HEIGHT_PX and abs(f.x - line.x) < CARD_WIDTH_PX / 2]
    return counted is not None and len(below) >= int(counted.group(2))


def _all_text(app: AppDriver) -> str:
    return " ".join(plain(f.text) for f in app.look().texts)


def _open_tasks(app: AppDriver) -> int | None:
    """Return how many tasks the app says are open."""
    said = re.search(r"(\d+) open tasks?\b", _all_text(app))
    return int(said.group(1)) if said else app.badge("board")


def _habits_today(app: AppDriver) -> tuple[int, int] | None:
    """Return how many habits the app says are done today, and of how many."""
    return _ratio(re.search(RATIO.pattern + r" habits?\b", _all_text(app)))


def _steps_done(app: AppDriver) -> tuple[int, int] | None:
    """Return how many steps the page of a task says are done, and of how many."""
    said = re.search(RATIO.pattern + r" (?:steps )?(?:done|complete)", _all_text(app))
    return _ratio(said) or _ratio_in_row(app, "Steps")


def _ratio_in_row(app: AppDriver, text: str) -> tuple[int, int] | None:
    """Return the first ``3 / 7`` printed in the line of a text."""
    for place in _places(app, text):
        line = [
            f for f in app.look().reading if abs(f.y + f.height / 2 - place.y - place.height / 2) < SAME_LINE_PX / 2
        ]
        said = RATIO.search(" ".join(f.text for f in line if f.x > place.x))
        if said:
            return _ratio(said)
    return None


def _still_says(app: AppDriver, ratio: tuple[int, int] | None) -> bool:
    return ratio is not None and re.search(rf"\b{ratio[0]} of {ratio[1]}\b", _all_text(app)) is not None


def _ratios(app: AppDriver) -> list[tuple[int, int] | None]:
    """Return what is done of each habit in the week shown."""
    return [_ratio_in_row(app, habit) for habit in (BILGE, BATTERY, RIDDLE, *EVENING)]


def _ratio(said: re.Match[str] | None) -> tuple[int, int] | None:
    return (int(said.group(1)), int(said.group(2))) if said else None


def _gains(before: tuple[int, int] | None, now: tuple[int, int] | None) -> bool:
    return before is not None and now == (before[0] + 1, before[1])


def _differs(before: float | None, now: float | None, by: int) -> bool:
    return before is not None and now == before + by


def _state(control: Control) -> tuple[object, ...]:
    return control.checked, control.look, control.name, control.icons, control.value


def _says(change: Change, pattern: re.Pattern[str], about: str = "") -> bool:
    """Whether a new message says so: one that speaks to the user and names the thing, or any text in such words."""
    spoken = [text for text in change.notices if not text.endswith("?")]
    return any(about and plain(about) in text for text in spoken) or any(
        pattern.search(text) and not text.endswith("?") for text in change.said
    )
