"""Probes of Clientele, the customer book of a piano workshop, written from its screenshots."""

import re
from collections.abc import Iterator

from pytest_ui2app.behaviour.app_driver import AppDriver
from pytest_ui2app.behaviour.forms import fill_form, press_submit, refusal, submit_form
from pytest_ui2app.behaviour.observation import plain
from pytest_ui2app.behaviour.reading import first_shown
from pytest_ui2app.browser.controls import Control

FOLLOW_UP = "Quote Quarry Lane for regulation"
DONE_FOLLOW_UP = "Order bass strings for Dr. Farrow"
LAST_VISIT = "Christmas season tuning, first of five."
FIRST_CUSTOMER, ITS_CONTACT = "Avonmouth Arts Trust", "Gethin Rowe"
SECOND_CONTACT = "Nadia Farouk"
OTHER_CUSTOMER, OTHER_CONTACT = "Clifton Choral Society", "Jean Abbott"
ANOTHER_CUSTOMER = "Church of St Anne"
PAUSED_CUSTOMER = "Frome Assembly Rooms"
EIGHTH_CUSTOMER = "Gloucester Road Jazz Club"
PINNED_CUSTOMER, PINNED_CONTACT = "Eastgate Conservatoire", "Marcus Lindqvist"
INVOICE, INVOICED = "MP-1060", "Harbourside Hall"
ENQUIRY = "Quarry Lane asked for a quote"
VISIT_NEWS = "Lantern Theatre moved to 11:30"
WORKSPACE = "Marlowe & Pike"
BANNER = "overdue invoices:"
EMAIL, PASSWORD = "ines@marlowepike.uk", "Harbour-Light-42"
OTHER_EMAIL = "books@marlowepike.uk"
SHORT_NOTE = "Lid sticks."
MOST_CHARACTERS = 240
ROW_PX, ROW_START_PX = 18, 120
NOTICES_GONE_MS = 15_000

NAME_FIELD = "Name|Customer name|Customer|Business name|Organisation|Company"
SAVE = ("Save customer", "Add customer", "Create customer", "Save changes", "Save", "Create", "Add", "Update", "Submit")
NEXT = ("Next", "Next page")
MOST_PAGES = 5
SEARCH = ("Search name, contact or town", "Search customers", "Search")
MONEY = re.compile(r"^[£$€]\s?([\d,]+)(?:\.\d\d)?$")
CHARACTERS_LEFT = r"(-?\d+) (?:characters?|chars?) (?:left|remaining)"
NOTES = r"(\d+) notes?\b"
YES = re.compile(r"\b(delete|remove|confirm|yes|ok|sure|really|apply)\b")
NO = re.compile(r"\b(undo|cancel|keep|don't|no)\b")
CONFIRMED = re.compile(r"\b(saved?|updated?|success\w*|stored|changes? (made|applied|kept))\b")


# -- what the app shows ---------------------------------------------------------------------------------------------


def _page_text(app: AppDriver) -> str:
    return " ".join(plain(fragment.text) for fragment in app.look().reading)


def _number(app: AppDriver, pattern: str) -> int | None:
    """Return the number a pattern's first group finds in a line of the page, else across its lines."""
    lines = [plain(fragment.text) for fragment in app.look().reading]
    found = next((match for line in (*lines, " ".join(lines)) if (match := re.search(pattern, line))), None)
    return int(found.group(1)) if found else None


def _shows_exactly(app: AppDriver, text: str) -> bool:
    """Whether a line is this text and nothing more, so that "no match for ..." does not count."""
    return any(plain(fragment.text) == plain(text) for fragment in app.look().texts)


def _one_more(before: int | None, after: int | None, step: int = 1) -> bool:
    return before is not None and after is not None and after - before == step


def _n_customers(app: AppDriver) -> int | None:
    """Return how many customers the app says it has: under the list, else on the filter All, else in the sidebar."""
    total = _number(app, r"\bof (\d+) customers?\b")
    if total is None:
        total = app.badge("All")
    return total or app.badge("Customers")


def _n_unread(app: AppDriver) -> int | None:
    """Return how many notifications the page says are unread, 0 where it says that none is or nothing at all."""
    counts = (re.match(r"(\d+) unread\b", plain(fragment.text)) for fragment in app.look().reading)
    count = next((int(each.group(1)) for each in counts if each), None)
    return count if count is not None else app.badge("Unread")


def _money(app: AppDriver) -> list[int]:
    """Return the amounts that stand alone on the page, from top to bottom."""
    amounts = (MONEY.match(fragment.text) for fragment in app.look().reading)
    return [int(amount.group(1).replace(",", "")) for amount in amounts if amount]


def _amount_in_row(app: AppDriver, text: str) -> int | None:
    """Return the amount of money in the same row as a text."""
    reading = app.look().reading
    for row in (fragment for fragment in reading if plain(text) in plain(fragment.text)):
        middle = row.y + row.height / 2
        for other in reading:
            amount = MONEY.match(other.text)
            if amount and abs(other.y + other.height / 2 - middle) < row.height:
                return int(amount.group(1).replace(",", ""))
    return None


# -- what a user does -----------------------------------------------------------------------------------------------


def _go_through_with_it(app: AppDriver) -> None:
    """Answer yes to a question that the last action raised, if it raised one in the page."""
    fresh = app.change.new_controls if app.change else ()
    answers = [c for c in fresh if not (c.covered or c.disabled) and _says_yes(c)]
    if answers:
        app.click(min(answers, key=lambda c: (not c.in_dialog, len(c.name or c.text), -c.index)))


def _says_yes(control: Control) -> bool:
    said = plain(control.name or control.text)
    return bool(YES.search(said)) and not NO.search(said)


def _search(app: AppDriver, text: str) -> None:
    change = app.fill(app.find("field", *SEARCH, icons=("search",)), text)
    if not (change.appeared or change.vanished):
        app.press("Enter")


def _comes_up(app: AppDriver, name: str) -> bool:
    """Whether the customer list shows a name, on its first page or after a search for it."""
    app.open("customers.png")
    app.wait(NOTICES_GONE_MS)
    if not _shows_exactly(app, name) and app.has("field", *SEARCH):
        _search(app, name)
    return _shows_exactly(app, name)


def _lists_customer(app: AppDriver, name: str) -> bool:
    """Whether the customer list holds a name: it comes up, or, where search does not help, stands on a further page."""
    if _comes_up(app, name):
        return True
    if app.has("field", *SEARCH):
        _search(app, "")
    return any(_shows_exactly(app, name) for _ in _further_pages(app))


def _further_pages(app: AppDriver) -> Iterator[None]:
    """Turn the pages of a list, as long as there is something to turn."""
    for _ in range(MOST_PAGES):
        if not app.has("button", *NEXT) or not app.click(app.find("button", *NEXT)).anything:
            return
        yield


def _open_customer_form(app: AppDriver) -> None:
    app.open("customers.png")
    app.click(app.find("button", "New customer", "Add customer", "New", icons=("plus",)))


SIGN_OUT = ("Sign out", "Log out", "Logout")


def _sign_out(app: AppDriver) -> None:
    """Bring up the sign-in page as somebody who is signed out, by Sign out if the app has that, else by its address."""
    app.open("overview.png")
    if app.has("button", *SIGN_OUT, icons=("log-out",)):
        app.reach(app.find("button", *SIGN_OUT, icons=("log-out",)))
        _go_through_with_it(app)
    if not app.has("field", "Password"):
        app.open("login.png")


def _password(app: AppDriver) -> Control:
    return app.find("field", "Password")


def _left_of(app: AppDriver, text: str) -> Control | None:
    """Return the control that is drawn at the beginning of a row, left of its text; None if there is none."""
    look = app.look()
    for line in (fragment for fragment in look.reading if plain(text) in plain(fragment.text)):
        row = [c for c in look.controls if not (c.covered or c.disabled) and 0 < line.x - c.x < ROW_START_PX]
        row = [c for c in row if c.x + c.width <= line.x + 2 and abs(_middle(c) - line.y - line.height / 2) < ROW_PX]
        if row:
            return max(row, key=lambda c: c.x)
    return None


def _middle(control: Control) -> float:
    return control.y + control.height / 2


def _box(app: AppDriver, text: str) -> Control:
    """Return the tick box of a row."""
    names = (text, f"Select {text}", "done", "mark as done", "complete", "select", "toggle")
    return _left_of(app, text) or app.find("switch", *names, near=text, icons=("square", "circle"))


def _flip(app: AppDriver, text: str) -> bool:
    """Click the tick box of a row and return whether it is drawn or set differently now."""
    box = _box(app, text)
    change = app.click(box)
    return change.flipped(box) or _box(app, text).checked != box.checked


def _n_done(app: AppDriver) -> int | None:
    return _number(app, r"(\d+) ?(?:of|/) ?\d+ (?:done|completed?)")


# -- toggle ---------------------------------------------------------------------------------------------------------


def complete_follow_up(app: AppDriver) -> None:
    """Tick a follow-up and untick it."""
    app.open("overview.png")
    original = _box(app, FOLLOW_UP).checked
    before = _n_done(app)
    flipped = app.expect("its tick changes", _flip(app, FOLLOW_UP))
    done = app.expect("one more is counted done", _one_more(before, _n_done(app)))
    back = _flip(app, FOLLOW_UP) and _box(app, FOLLOW_UP).checked == original
    app.expect("a second click takes the tick back", flipped and back)
    app.unharmed("and the count with it", not done or _n_done(app) == before)
    app.unharmed("the other follow-ups are still there", app.sees(DONE_FOLLOW_UP))


def hide_done_follow_ups(app: AppDriver) -> None:
    """Hide what is done and show it again."""
    app.open("overview.png")
    hide = app.find("button", "Hide done", "Hide completed", "Show done")
    shown = app.sees(DONE_FOLLOW_UP, FOLLOW_UP)
    app.click(hide)
    hidden = app.expect("what is done is hidden", shown and not app.sees(DONE_FOLLOW_UP))
    app.unharmed("what is open stays", app.sees(FOLLOW_UP))
    app.click(app.find("button", "Show done", "Show completed", "Show all", "Hide done", near="Follow-ups"))
    app.expect("it comes back", hidden and app.sees(DONE_FOLLOW_UP, FOLLOW_UP))


def switch_chart_to_received(app: AppDriver) -> None:
    """Show what was received by month, and again what was billed."""
    app.open("overview.png")
    received = app.find("choice", "Received", near="by month")
    billed_amounts = sorted(_money(app))
    app.click(received)
    received_amounts = sorted(_money(app))
    differs = app.expect("the chart shows other amounts", received_amounts and received_amounts != billed_amounts)
    app.click(app.find("choice", "Billed", near="by month"))
    app.expect("Billed brings the first ones back", differs and sorted(_money(app)) == billed_amounts)


def show_password(app: AppDriver) -> None:
    """Make the password readable, and hide it."""
    _sign_out(app)
    hidden = _password(app).type == "password"
    _eye(app)
    app.fill(_password(app), PASSWORD)
    app.click(_eye(app))
    field = _password(app)
    readable = app.expect("the password is readable", hidden and field.type == "text")
    app.unharmed("it is still what was typed", field.value == PASSWORD)
    app.click(_eye(app))
    app.expect("it is hidden again", readable and _password(app).type == "password")


def _eye(app: AppDriver) -> Control:
    names = ("Show password", "Toggle password visibility", "Show", "Reveal", "Hide password", "Hide")
    return app.find("button", *names, icons=("eye", "eye-off", "eye-closed"), near="Password")


def evening_theme(app: AppDriver) -> None:
    """Turn the page dark, and light again."""
    app.open("settings.png")
    names = ("Evening theme", "Dark paper for late concert nights")
    light = not app.look().dark
    app.click(app.find("switch", *names, near="Evening theme"))
    app.wait(NOTICES_GONE_MS)
    dark = app.expect("the page is dark", light and app.look().dark)
    app.click(app.find("switch", *names, near="Evening theme"))
    app.wait(NOTICES_GONE_MS)
    app.expect("it is light again", dark and not app.look().dark)


# -- expand_collapse ------------------------------------------------------------------------------------------------


def fold_history_section(app: AppDriver) -> None:
    """Close the visits, open them, and open the letters."""
    app.open("customer.png")
    section = app.find("button", "Visits 3", "Visits", near="Letters")
    shown = app.sees(LAST_VISIT)
    app.click(section)
    closed = app.expect("the visits are put away", shown and not app.sees(LAST_VISIT))
    app.click(app.find("button", "Visits 3", "Visits", near="Letters"))
    app.expect("the visits are back", closed and app.sees(LAST_VISIT))
    letters = app.click(app.find("button", "Letters 2", "Letters", near="Visits"))
    app.expect("the letters are shown", len(letters.appeared) > 1 and not letters.moved)


def expand_all_history(app: AppDriver) -> None:
    """Open all sections of the history."""
    app.open("customer.png")
    change = app.click(app.find("button", "Expand all", "Open all", "Show all", near="History"))
    app.expect(
        "the closed sections show their entries", not change.moved and len(change.appeared - change.vanished) > 3
    )
    app.unharmed("the open one stays open", app.sees(LAST_VISIT))
    if app.has("button", "Collapse all", "Close all", "Hide all"):
        app.click(app.find("button", "Collapse all", "Close all", "Hide all"))
        app.expect("all of them can be closed at once", not app.sees(LAST_VISIT))


def unfold_invoice(app: AppDriver) -> None:
    """Show what an invoice is for, and put it away."""
    app.open("invoices.png")
    row = _invoice_opener(app)
    change = app.click(row)
    news = [text for text in change.said if len(text) > 1]
    shown = app.expect("its details are shown", news and not change.moved)
    app.unharmed("the other invoices are still there", app.sees("MP-1059", "MP-1061"))
    change = app.click(_invoice_opener(app))
    app.expect("they are put away again", shown and all(text in change.vanished for text in news))


def _invoice_opener(app: AppDriver) -> Control:
    return _left_of(app, INVOICE) or app.find("item", INVOICE, near=INVOICE)


def fold_pinned_customers(app: AppDriver) -> None:
    """Fold the pinned customers away, where nothing else names them, and bring them back."""
    app.open("settings.png")
    icons = ("chevron-down", "chevron-up", "chevron-right")
    heading = app.find("button", "Pinned customers", "Pinned", icons=icons, near="Pinned customers")
    shown = app.sees(PINNED_CUSTOMER)
    app.click(heading)
    folded = app.expect("they are folded away", shown and not app.sees(PINNED_CUSTOMER))
    app.click(app.find("button", "Pinned customers", "Pinned", icons=icons, near="Pinned customers"))
    app.expect("they are back", folded and app.sees(PINNED_CUSTOMER))


# -- list_operations ------------------------------------------------------------------------------------------------


def search_customers(app: AppDriver) -> None:
    """Search by name, by contact, and not at all."""
    app.open("customers.png")
    shown = app.sees(FIRST_CUSTOMER, ANOTHER_CUSTOMER)
    _search(app, "avonmouth")
    by_name = app.expect(
        "only matching names stay", shown and app.sees(FIRST_CUSTOMER) and not app.sees(ANOTHER_CUSTOMER)
    )
    _search(app, OTHER_CONTACT.split()[1])
    app.expect("contacts are searched as well", app.sees(OTHER_CUSTOMER) and not app.sees(FIRST_CUSTOMER))
    _search(app, "")
    app.expect("without a word all are back", by_name and app.sees(FIRST_CUSTOMER, ANOTHER_CUSTOMER))


def filter_customers_by_status(app: AppDriver) -> None:
    """Show the paused customers, then all."""
    app.open("customers.png")
    shown = app.sees(FIRST_CUSTOMER, PAUSED_CUSTOMER)
    app.click(app.find("choice", "Paused 3", "Paused", near=("Active", "Lead")))
    filtered = app.expect("only paused ones stay", shown and app.sees(PAUSED_CUSTOMER) and not app.sees(FIRST_CUSTOMER))
    app.click(app.find("choice", "All 22", "All", near=("Active", "Lead")))
    app.expect("All brings the others back", filtered and app.sees(FIRST_CUSTOMER, PAUSED_CUSTOMER))


def sort_customers_by_balance(app: AppDriver) -> None:
    """Order by balance one way and the other."""
    app.open("customers.png")
    first = _money(app)
    app.click(app.find("button", "Balance", "Sort by balance", near="Last visit"))
    once = _money(app)
    in_order = app.expect(
        "the balances are in order", once != first and _direction(once) and not _direction(first) and len(once) > 1
    )
    app.click(app.find("button", "Balance", "Sort by balance", near="Last visit"))
    twice = _money(app)
    turned = once != twice and _direction(twice) and {_direction(once), _direction(twice)} != {"up"}
    several = max(len(set(once)), len(set(twice))) > 2
    app.expect("the opposite order at a second click", in_order and turned and several)


def _direction(amounts: list[int]) -> str:
    """Return how a list is ordered: up (or all the same), down, or not at all."""
    return "up" if amounts == sorted(amounts) else "down" if amounts == sorted(amounts, reverse=True) else ""


def page_through_customers(app: AppDriver) -> None:
    """Turn the page and turn it back."""
    app.open("customers.png")
    shown = app.sees(FIRST_CUSTOMER, EIGHTH_CUSTOMER)
    told = first_shown(app.look())
    change = app.click(app.find("button", *NEXT, icons=("chevron-right", "arrow-right")))
    turned = app.expect(
        "other customers are shown",
        shown and not app.sees(FIRST_CUSTOMER) and not app.sees(EIGHTH_CUSTOMER) and len(change.appeared) > 3,
    )
    app.unharmed("the line below tells which", told is None or first_shown(app.look()) not in {None, told})
    app.click(app.find("button", "Previous", "Prev", "Previous page", icons=("chevron-left", "arrow-left")))
    app.expect("the first ones are back", turned and app.sees(FIRST_CUSTOMER, EIGHTH_CUSTOMER))


def group_invoices_by_customer(app: AppDriver) -> None:
    """Gather the invoices by customer, and let them go."""
    app.open("invoices.png")
    plain_list = _invoice_numbers(app)
    change = app.click(app.find("switch", "Group by customer", "Group", near="Group by customer"))
    grouped = app.expect(
        "the list is laid out anew", _invoice_numbers(app) != plain_list or any(change.appeared.values())
    )
    app.expect("invoices of one customer stand together", grouped and _stand_together(app))
    app.click(app.find("switch", "Group by customer", "Group", near="Group by customer"))
    app.expect("the plain list is back", grouped and _invoice_numbers(app) == plain_list)


def _invoice_numbers(app: AppDriver) -> list[str]:
    return re.findall(r"mp-\d{4}", _page_text(app))


def _stand_together(app: AppDriver) -> bool:
    """Whether no customer's name comes up a second time after another one's, in the page's own part."""
    names = [plain(n) for n in ("Dr. Helen Farrow", FIRST_CUSTOMER, INVOICED, "Kingsdown Prep", "Lantern Theatre")]
    reading = app.look().reading
    left = min((f.x for f in reading if re.match(r"MP-\d{4}", f.text)), default=0) - 150
    seen = [plain(f.text) for f in reading if f.x > left]
    sequence = [name for text in seen for name in names if name in text]
    runs = [name for place, name in enumerate(sequence) if place == 0 or sequence[place - 1] != name]
    return bool(runs) and len(runs) == len(set(runs))


# -- data_crud ------------------------------------------------------------------------------------------------------


def add_customer(app: AppDriver) -> None:
    """Add a customer and find it in the list."""
    name = app.nonce()
    app.open("customers.png")
    before = _n_customers(app)
    _open_customer_form(app)
    submit_form(app, {NAME_FIELD: name}, *SAVE)
    app.open("customers.png")
    app.expect("one more is counted", _one_more(before, _n_customers(app)))
    app.expect("it is in the list", _lists_customer(app, name))


def edit_customer(app: AppDriver) -> None:
    """Give a customer another name."""
    name = app.nonce()
    app.open("customers.png")
    before = _n_customers(app)
    edit = app.find("button", "Edit", f"Edit {OTHER_CUSTOMER}", icons=("pencil", "square-pen"), near=OTHER_CUSTOMER)
    app.click(edit)
    field = app.find("field", *NAME_FIELD.split("|"))
    app.expect("the form knows the customer", plain(field.value) == plain(OTHER_CUSTOMER))
    app.fill(field, name)
    press_submit(app, *SAVE)
    app.open("customers.png")
    gone = not _shows_exactly(app, OTHER_CUSTOMER)
    app.unharmed("there are as many customers as before", _n_customers(app) == before)
    app.expect("the list shows the new name in place of the old", _lists_customer(app, name) and gone)


def delete_customer(app: AppDriver) -> None:
    """Delete a customer."""
    app.open("customers.png")
    before = _n_customers(app)
    shown = app.sees(PAUSED_CUSTOMER)
    names = ("Delete", "Remove", f"Delete {PAUSED_CUSTOMER}")
    app.click(app.find("button", *names, icons=("trash-2", "trash"), near=PAUSED_CUSTOMER))
    if _shows_exactly(app, PAUSED_CUSTOMER):
        _go_through_with_it(app)
    app.wait(NOTICES_GONE_MS)
    app.open("customers.png")
    after = _n_customers(app)
    app.expect("one fewer is counted", _one_more(before, after, step=-1))
    app.unharmed("its neighbours are still there", app.sees(FIRST_CUSTOMER, EIGHTH_CUSTOMER))
    app.expect("it is no longer in the list", shown and not _comes_up(app, PAUSED_CUSTOMER))


def add_and_delete_note(app: AppDriver) -> None:
    """Write a note and throw it away."""
    note = app.nonce()
    app.open("customer.png")
    before = _number(app, NOTES)
    app.fill(app.find("field", "New note", "Access, pitch, quirks of the instrument", "Note"), note)
    press_submit(app, "Add note", "Save note", "Add")
    added = app.expect("the note is among the notes", app.sees(note))
    app.expect("one more is counted", _one_more(before, _number(app, NOTES)))
    app.open("customers.png")
    app.open("customer.png")
    app.unharmed("it is still there after a look elsewhere", not added or app.sees(note))
    if added and not app.sees(note):
        return
    names = ("Delete note", "Remove note", "Delete", "Remove")
    app.click(app.find("button", *names, icons=("trash-2", "trash", "x"), near=note))
    if app.sees(note):
        _go_through_with_it(app)
    app.wait(NOTICES_GONE_MS)
    app.expect("its bin takes it away", added and not app.sees(note))
    app.unharmed("the other notes are still there", app.sees("Stage door code changes monthly; ring Delphine."))


def set_status_of_selected(app: AppDriver) -> None:
    """Pause two customers at once."""
    app.open("customers.png")
    chosen = (FIRST_CUSTOMER, OTHER_CUSTOMER)
    before = _n_paused(app)
    for name in chosen:
        app.click(_box(app, name))
    app.expect("they are counted as selected", app.sees("2 selected"))
    app.choose(_status_setter(app), "Paused")
    if _n_paused(app) == before:
        _go_through_with_it(app)
    if _n_paused(app) == before and app.has("button", "Apply", near="selected"):
        app.click(app.find("button", "Apply", near="selected"))
    app.wait(NOTICES_GONE_MS)
    app.expect("both of them and no other are paused", _n_paused(app) - before == len(chosen))


def _n_paused(app: AppDriver) -> int:
    return app.look().words["paused"]


def _status_setter(app: AppDriver) -> Control:
    named = [c for c in app.look().controls if c.tag == "select" and any("set status" in plain(o) for o in c.options)]
    if len(named) == 1 and not (named[0].disabled or named[0].covered):
        return named[0]
    return app.find("choice", "Set status", "Change status", near="selected")


# -- form_validation ------------------------------------------------------------------------------------------------


def sign_in_checks(app: AppDriver) -> None:
    """Try to get in with nothing, with a short password, and properly."""
    _sign_out(app)
    _password(app)
    names = ("Sign in", "Log in", "Login")
    app.fill(app.find("field", "Email", "Workshop email"), "")
    app.fill(_password(app), "")
    empty = refusal(app, *names, near="Password")
    app.fill(app.find("field", "Email", "Workshop email"), EMAIL)
    app.fill(_password(app), "abc")
    short = refusal(app, *names, near="Password")
    kept_out = app.has("field", "Password")
    if not kept_out:
        _sign_out(app)
        app.fill(app.find("field", "Email", "Workshop email"), EMAIL)
    app.fill(_password(app), PASSWORD)
    app.click(app.find("button", *names, near="Password"))
    inside = app.expect(
        "a proper password gets in",
        (empty or short) and not app.has("field", "Password") and app.sees("Customers", "Invoices"),
    )
    app.expect("an empty form is refused with a message", empty == "complaint" or (empty and inside))
    app.expect("a short password is refused with a message", kept_out and (short == "complaint" or (short and inside)))


def customer_form_checks(app: AppDriver) -> None:
    """Try to add a customer from an empty form, then with all but a name, then with one."""
    name = app.nonce()
    app.open("customers.png")
    before = _n_customers(app)
    _open_customer_form(app)
    app.find("field", *NAME_FIELD.split("|"))
    refused = refusal(app, *SAVE)
    if refused:
        fill_form(app, {NAME_FIELD: ""})
        refusal(app, *SAVE)
    if not app.has("field", *NAME_FIELD.split("|")):  # it was taken without a name
        _open_customer_form(app)
    submit_form(app, {NAME_FIELD: name}, *SAVE)
    accepted = _lists_customer(app, name)
    app.expect("a customer without a name is refused with a message", refused == "complaint" or (refused and accepted))
    if app.has("field", *SEARCH):
        _search(app, "")
    app.expect(
        "one with a name is accepted, and only that", refused and accepted and _one_more(before, _n_customers(app))
    )


def settings_email_check(app: AppDriver) -> None:
    """Try to keep an accounts email that is none, then a proper one."""
    app.open("settings.png")
    original = _accounts_email(app)
    app.fill(app.find("field", "Accounts email"), "not an email")
    refused = refusal(app, "Save settings", "Save changes", "Save")
    kept_out = _comes_back_as(app, original) if refused else False
    app.fill(app.find("field", "Accounts email"), OTHER_EMAIL)
    change = press_submit(app, "Save settings", "Save changes", "Save")
    complained = any("email" in text for text in change.complaints)
    kept = not complained and _comes_back_as(app, OTHER_EMAIL)
    app.expect("what is no email is refused with a message", refused == "complaint" or (refused and kept))
    app.expect("only a proper one is kept", refused and kept)
    app.unharmed("what is no email is not kept", not refused or kept_out)


def _accounts_email(app: AppDriver) -> str:
    return app.find("field", "Accounts email").value


def _comes_back_as(app: AppDriver, email: str) -> bool:
    """Whether the accounts email is this one after a visit to another page."""
    app.open("overview.png")
    app.open("settings.png")
    return _accounts_email(app) == email


def note_length_counter(app: AppDriver) -> None:
    """Type a short note and one that is too long."""
    app.open("customer.png")
    field = app.find("field", "New note", "Access, pitch, quirks of the instrument", "Note")
    limit = _number(app, CHARACTERS_LEFT)
    notes = _number(app, NOTES)
    app.fill(field, SHORT_NOTE)
    left = _number(app, CHARACTERS_LEFT)
    counted = app.expect("the typed characters are counted off", _one_more(limit, left, step=-len(SHORT_NOTE)))
    too_long = "pedal " * ((limit or MOST_CHARACTERS) // 6 + 2)
    app.fill(field, too_long)
    cut = len(app.again(field).value) <= (limit or MOST_CHARACTERS)
    refused = "cut" if cut else refusal(app, "Add note", "Save note", "Add")
    app.expect("a note beyond the limit is cut or refused", counted and refused)
    app.unharmed("no note is added by that", _number(app, NOTES) == notes)


# -- notification ---------------------------------------------------------------------------------------------------


def settings_saved_notice(app: AppDriver) -> None:
    """Save a changed setting and read the confirmation."""
    app.open("settings.png")
    app.fill(app.find("field", "Accounts email"), OTHER_EMAIL)
    change = press_submit(app, "Save settings", "Save changes", "Save")
    said = change.said
    app.expect("a message confirms it", any(CONFIRMED.search(text) for text in said))
    app.unharmed("the settings stay on the page", app.has("field", "Accounts email") and not change.moved)


def dismiss_overdue_banner(app: AppDriver) -> None:
    """Put the warning away."""
    app.open("overview.png")
    names = ("Dismiss", "Close", "x")
    cross = app.find("button", *names, icons=("x", "x-circle", "circle-x"), near=BANNER)
    shown = app.sees(BANNER)
    overdue_cards = app.count("invoices past due")
    change = app.click(cross)
    app.expect("the warning is gone", shown and not app.sees(BANNER))
    app.unharmed("the rest of the page stays", app.count("invoices past due") == overdue_cards and not change.moved)


def mark_all_as_read(app: AppDriver) -> None:
    """Mark everything as read and look at the counts."""
    app.open("notifications.png")
    before = _n_unread(app)
    in_sidebar, on_bell = app.badge("Notifications"), app.badge("Notifications", icons=("bell",))
    app.click(app.find("button", "Mark all as read", "Mark all read"))
    app.expect("nothing is unread", before and not _n_unread(app))
    app.expect("the badge in the sidebar is gone", in_sidebar and not app.badge("Notifications"))
    app.unharmed("so is the one on the bell", not on_bell or not app.badge("Notifications", icons=("bell",)))
    app.unharmed("the notifications stay", app.sees(ENQUIRY, VISIT_NEWS))


def mute_notification_kind(app: AppDriver) -> None:
    """Mute the enquiries and let them through again."""
    app.open("notifications.png")
    about = "New and returning leads"
    before = _n_unread(app)
    shown = app.sees(ENQUIRY)
    app.click(app.find("switch", "Enquiries", about, near=about))
    hidden = app.expect("the enquiry is hidden", shown and not app.sees(ENQUIRY))
    app.expect("it is left out of the unread count", _one_more(before, _n_unread(app), step=-1))
    app.unharmed("other kinds stay", app.sees(VISIT_NEWS))
    app.click(app.find("switch", "Enquiries", about, near=about))
    app.expect("it returns", hidden and app.sees(ENQUIRY) and _n_unread(app) == before)


# -- cross_route_state ----------------------------------------------------------------------------------------------


def pin_customer(app: AppDriver) -> None:
    """Pin a customer, look at the sidebar of a page that names no customers, and unpin."""
    app.open("settings.png")
    unpinned = not _shows_exactly(app, OTHER_CUSTOMER)
    app.open("customers.png")
    app.click(_pin(app))
    app.open("settings.png")
    pinned = app.expect("it stands in the sidebar of another page", unpinned and _shows_exactly(app, OTHER_CUSTOMER))
    app.unharmed("so do those pinned before", app.sees(PINNED_CUSTOMER))
    app.open("customers.png")
    app.click(_pin(app))
    app.open("settings.png")
    app.expect("unpinned, it is gone from there", pinned and not _shows_exactly(app, OTHER_CUSTOMER))


def _pin(app: AppDriver) -> Control:
    names = ("Pin", "Unpin", "Pin customer", "Unpin customer")
    return app.find("button", *names, icons=("pin", "pin-off"), near=(OTHER_CUSTOMER, OTHER_CONTACT))


def workspace_name_everywhere(app: AppDriver) -> None:
    """Rename the workspace and look for the name elsewhere."""
    name = app.nonce()
    app.open("settings.png")
    app.fill(app.find("field", "Workspace name"), name)
    press_submit(app, "Save settings", "Save changes", "Save")
    app.open("customers.png")
    app.expect("the sidebar of another page has it", _shows_exactly(app, name))
    app.expect("in place of the old name", _shows_exactly(app, name) and not app.sees(WORKSPACE))
    _sign_out(app)
    app.expect("the sign-in page has it", app.has("field", "Password") and app.sees(name))


def paid_invoice_reaches_overview(app: AppDriver) -> None:
    """Mark an invoice paid and read the sums on the overview."""
    app.open("overview.png")
    outstanding, received = app.amount("Outstanding"), app.amount("Received in January")
    app.open("invoices.png")
    amount = _amount_in_row(app, INVOICE) or 0
    names = (f"Mark paid {INVOICE}", f"Mark paid {INVOICED}", "Mark paid", "Mark as paid", "Paid")
    app.click(app.find("button", *names, near=INVOICE))
    _go_through_with_it(app)
    app.open("overview.png")
    less, more = app.amount("Outstanding"), app.amount("Received in January")
    known = None not in {outstanding, received, less, more} and amount > 0
    app.expect("Outstanding is lower by its amount", known and (outstanding or 0) - (less or 0) == amount)
    app.expect("Received is higher by its amount", known and (more or 0) - (received or 0) == amount)


def compact_rows(app: AppDriver) -> None:
    """Make the rows compact and roomy again."""
    app.open("customers.png")
    shown = app.sees(FIRST_CUSTOMER, ITS_CONTACT, SECOND_CONTACT)
    _switch_compact_rows(app)
    compact = app.expect(
        "the contact names are gone from the table",
        shown and not app.sees(ITS_CONTACT) and not app.sees(SECOND_CONTACT),
    )
    app.unharmed("the customers are still there", app.sees(FIRST_CUSTOMER))
    _switch_compact_rows(app)
    app.expect("they are back", compact and app.sees(ITS_CONTACT, SECOND_CONTACT))


def _switch_compact_rows(app: AppDriver) -> None:
    app.open("settings.png")
    app.click(app.find("switch", "Compact rows", near="Compact rows"))
    app.open("customers.png")
