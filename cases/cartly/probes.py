"""What Cartly's screenshots promise: a pottery shop with a catalogue, saved pots, a cart, a checkout and orders.

Texts and prices come from the screenshots; counts and totals are read from the app before and after, because the
pots and orders of another implementation may differ where no screenshot shows them.
"""

import re

from pytest_ui2app.behaviour.app_driver import AppDriver
from pytest_ui2app.behaviour.forms import TEXT_ROLES, press_submit, refusal, submit_form
from pytest_ui2app.behaviour.observation import Change, plain
from pytest_ui2app.behaviour.reading import first_shown
from pytest_ui2app.browser.controls import Control

CATALOGUE, PRODUCT, SAVED, CART = "catalogue.png", "product.png", "saved.png", "cart.png"
CHECKOUT, ORDER, ORDERS = "checkout.png", "order.png", "orders.png"

PLANTER, BOWL, POT, HANGING_POT = "Harbour planter", "Dune bowl", "Samphire pot", "Gull hanging pot"
FLOOR_POT, SOLD_OUT_JUG, TRAY = "Lighthouse floor pot", "Shingle jug", "Orlop tray"
FIRST_PAGE = (PLANTER, BOWL, POT, HANGING_POT, FLOOR_POT, "Quayside trough", "Tideline saucer", SOLD_OUT_JUG)
POT_EACH = "18.00 each"
NOTE, OTHER_NOTE = "Spring bulbs for the kitchen sill", "Mum's birthday"
PAGER = "Showing"
BANNER = "The kiln fires on Tuesdays"
GIFT_WRAP, STANDARD, EXPRESS, HANGING_PRICE, POT_PRICE, LARGE_PRICE = 3.50, 4.50, 8.95, 34.00, 18.00, 46.00
PROMO_CODE, PROMO_SHARE = "POTTED10", 0.10
PACKING, VAN, DELIVERED, CANCELLED = "CT-2041", "CT-2036", ("CT-1987", "CT-1820"), "CT-1954"

MONEY = re.compile(r"(\d{1,3}(?:,\d{3})+|\d+)\.(\d\d)\b")
ORDER_NUMBER = re.compile(r"\bCT-\w+")
RISING = re.compile(r"low\w*\b.*\bhigh|ascending|cheap|lowest|↑", re.IGNORECASE)
FALLING = re.compile(r"high\w*\b.*\blow|descending|dear|expensive|highest|↓", re.IGNORECASE)
AGREES = re.compile(r"\b(yes|confirm|remove|delete|cancel (this |the |my )?order|cancel it|ok|proceed)\b")
REFUSES = re.compile(r"\b(no|keep|don't|do not|back|never mind)\b")
LEAVES = re.compile(r"\b(cancel|close|dismiss|no|not now|later|back|never mind)\b")
STORES = re.compile(r"^(save|add|done|ok|keep|update|confirm|submit|set)\b")
PLACED = re.compile(r"thank you|order (is )?(in|placed|confirmed|received)|placed", re.IGNORECASE)
ADDED = re.compile(r"\badded\b|\bin (your|the) (cart|basket|bag)|\bto (your |the )?(cart|basket|bag)\b")
PLACE_ORDER = ("Place order", "Pay now", "Pay", "Complete order", "Submit order")
HEADER_PX, ROW_PX, COLUMN_PX, LINE_PX = 150, 20, 24, 90
FADE_MS = 15_000
SENTENCE_WORDS, ENOUGH_TO_ORDER, HALF_PENNY = 3, 3, 0.005


# -- toggle ---------------------------------------------------------------------------------------------------------


def save_with_heart(app: AppDriver) -> None:
    """Save a pot with its heart and take it back; the count in the header follows."""
    app.open(CATALOGUE)
    before = _badge(app, "saved", "heart")
    heart = _heart(app, PLANTER)
    change = app.click(heart)
    after = _badge(app, "saved", "heart")
    app.expect("the heart is drawn or named otherwise", change.flipped(heart))
    app.expect("the count of saved pots rises by one", _rose(before, after))
    back = app.click(heart)
    app.expect("pressed again, the heart flips and the count returns", back.flipped(heart) and _went_back(app, before))
    app.unharmed("the catalogue is still there", app.sees(PLANTER, BOWL))


def gift_wrap(app: AppDriver) -> None:
    """Switch gift wrap on and off; the total follows."""
    app.open(CART)
    switch = app.find("switch", "Gift wrap this order", "Gift wrap")
    before = _beside(app, "Total")
    change = app.click(switch)
    wrapped = _beside(app, "Total")
    app.unharmed("the switch flips", change.flipped(switch))
    app.expect("the total rises by the price of gift wrap", _rose(before, wrapped, GIFT_WRAP))
    app.click(switch)
    app.expect(
        "switched off, the total returns", _rose(before, wrapped, GIFT_WRAP) and _same(before, _beside(app, "Total"))
    )
    app.click(switch)
    app.open(CHECKOUT)
    asked = _beside(app, "Total")
    app.unharmed("the checkout asks for the total of the cart", asked is None or _same(wrapped, asked))


def in_stock_only(app: AppDriver) -> None:
    """Hide sold-out pots and show them again."""
    app.open(CATALOGUE)
    switch = app.find("switch", "In stock only", "In stock")
    there = app.sees(SOLD_OUT_JUG)
    app.click(switch)
    gone = there and not app.sees(SOLD_OUT_JUG)
    app.expect("the sold-out pot is no longer listed", gone and app.sees(PLANTER))
    app.unharmed("pots in stock stay", app.sees(PLANTER, BOWL))
    app.click(switch)
    app.expect("switched off, it is listed again", gone and app.sees(SOLD_OUT_JUG))


def grid_or_list(app: AppDriver) -> None:
    """Put the pots one below another and side by side again."""
    app.open(CATALOGUE)
    as_list = app.find("choice", "List view", "Show as list", icons=("list", "layout-list", "rows-3", "rows-2"))
    grid, pots = _columns(app), app.order(*FIRST_PAGE)
    app.click(as_list)
    rows = _columns(app)
    app.expect("the pots stand in fewer columns", 0 < rows < grid)
    app.unharmed("the first pots are still listed, in the same order", app.order(*FIRST_PAGE)[:2] == pots[:2])
    app.click(app.find("choice", "Grid view", "Show as grid", icons=("layout-grid", "grid-2x2", "grid-3x3", "grid")))
    app.expect("they return to as many columns as before", rows < grid == _columns(app))


def choose_delivery_method(app: AppDriver) -> None:
    """Choose each delivery method; the total follows."""
    app.open(CHECKOUT)
    express = app.find("choice", "Express")
    before = _beside(app, "Total")
    app.click(express)
    dearer = _rose(before, _beside(app, "Total"), EXPRESS - STANDARD)
    app.expect("express costs the difference more", dearer)
    app.click(app.find("choice", "Collect"))
    app.expect("collecting costs no delivery", _rose(before, _beside(app, "Total"), -STANDARD))
    app.click(app.find("choice", "Standard"))
    app.expect("standard is what it was", dearer and _same(before, _beside(app, "Total")))


# -- expand and collapse --------------------------------------------------------------------------------------------


def fold_filter_group(app: AppDriver) -> None:
    """Fold the categories and unfold them."""
    app.open(CATALOGUE)
    heading = app.find("button", "Category", "Categories")
    open_count = app.count("Floor pots")
    app.click(heading)
    folded = app.count("Floor pots") < open_count
    app.expect("the categories fold away", folded)
    app.unharmed("the pots and the other groups stay", app.sees(PLANTER, "In stock only"))
    app.click(heading)
    app.expect("they unfold again", folded and app.count("Floor pots") == open_count)


def unfold_order(app: AppDriver) -> None:
    """Unfold what was ordered and fold it away."""
    app.open(ORDERS)
    chevron = app.find(
        "button",
        "Show details",
        "Show items",
        "Show order",
        "Details",
        "Expand",
        "Toggle",
        "Show",
        "Open",
        icons=("chevron-down", "chevron-right"),
        near=VAN,
    )
    path = app.path
    change = app.click(chevron)
    told = [text for text in change.said if re.search(r"\d|pot", text)]
    app.expect("more about the order appears", told and not change.moved)
    app.unharmed("the other orders stay and the page is the same", app.sees(PACKING, CANCELLED) and app.path == path)
    folded = app.click(chevron)
    app.expect("it folds away again", told and set(told) <= set(folded.vanished))


def product_sections(app: AppDriver) -> None:
    """Open and close sections of the product page."""
    app.open(PRODUCT)
    details = app.find("button", "Details")
    listed = app.sees("drainage hole")
    app.click(details)
    opened = app.click(app.find("button", "Delivery and returns"))
    told = [text for text in opened.said if len(text.split()) >= SENTENCE_WORDS]
    app.expect("Delivery and returns opens its text", told)
    app.expect("Details is closed", listed and not app.sees("drainage hole"))
    closed = app.click(app.find("button", "Delivery and returns"))
    app.expect("Delivery and returns closes again", told and set(told) <= set(closed.vanished))
    care = app.click(app.find("button", "Care"))
    app.expect("Care opens its text", any(len(text.split()) >= SENTENCE_WORDS for text in care.said))
    app.unharmed("the product is still there", app.sees(PLANTER))


def billing_address(app: AppDriver) -> None:
    """Ask for another billing address and think better of it."""
    app.open(CHECKOUT)
    box = app.find("switch", "Billing address is the same as delivery", "Billing address", "Same as delivery")
    before = _text_fields(app)
    app.click(box)
    more = _text_fields(app) > before
    app.expect("fields for the billing address appear", more)
    app.click(box)
    app.expect("ticked again, they go", more and _text_fields(app) == before)


# -- list operations ------------------------------------------------------------------------------------------------


def search_pots(app: AppDriver) -> None:
    """Search the catalogue by name, then clear the search."""
    app.open(CATALOGUE)
    box = app.find("field", "Search pots", "Search")
    there, total = app.sees(PLANTER, BOWL), _number_of_pots(app)
    app.fill(box, "dUNE")
    if app.sees(PLANTER):
        app.press("Enter")
    narrowed = there and app.sees(BOWL) and not app.sees(PLANTER)
    app.expect("only pots of that name are listed", narrowed)
    app.unharmed("the number of pots follows", not total or _number_of_pots(app) != total)
    app.fill(box, "")
    if not app.sees(PLANTER):
        app.press("Enter")
    app.expect("cleared, all are listed again", narrowed and app.sees(PLANTER, BOWL))


def filter_by_category(app: AppDriver) -> None:
    """Narrow the catalogue to one category, to two, to none."""
    app.open(CATALOGUE)
    hanging = app.find("switch", "Hanging")
    there = app.sees(PLANTER)
    app.click(hanging)
    narrowed = there and app.sees(HANGING_POT) and not app.sees(PLANTER) and not app.sees(FLOOR_POT)
    app.expect("only hanging pots are listed", narrowed)
    floor = app.find("switch", "Floor pots")
    app.click(floor)
    both = app.sees(HANGING_POT, FLOOR_POT) and not app.sees(PLANTER)
    app.expect("floor pots come in addition", there and both)
    app.click(hanging)
    app.click(floor)
    app.expect("with none ticked all are listed again", narrowed and app.sees(PLANTER, HANGING_POT))


def sort_pots(app: AppDriver) -> None:
    """Put the catalogue in order of price, either way."""
    app.open(CATALOGUE)
    _choose_matching(app, RISING, "low to high")
    rising = _card_prices(app)
    app.expect("prices rise", len(rising) >= ENOUGH_TO_ORDER and rising == sorted(rising))
    _choose_matching(app, FALLING, "high to low")
    falling = _card_prices(app)
    app.expect("prices fall", len(falling) >= ENOUGH_TO_ORDER and falling == sorted(falling, reverse=True))
    app.unharmed("the page is still the catalogue", len(rising) == len(falling))


def page_through_pots(app: AppDriver) -> None:
    """Turn to the second page and back."""
    app.open(CATALOGUE)
    second = _page_button(app, "2", "Next", "chevron-right")
    there = app.order(*FIRST_PAGE)
    told = first_shown(app.look())
    app.click(second)
    turned = bool(there) and not app.order(*FIRST_PAGE) and bool(_card_prices(app))
    app.expect("other pots are shown", turned)
    app.unharmed("the line beside tells which", told is None or first_shown(app.look()) not in {None, told})
    app.click(_page_button(app, "1", "Previous", "chevron-left"))
    app.expect("the first page shows the first pots again", turned and app.order(*FIRST_PAGE) == there)


def filter_orders_by_status(app: AppDriver) -> None:
    """Narrow the orders to a status and widen them again."""
    app.open(ORDERS)
    delivered = app.find("choice", "Delivered")
    everything = {PACKING, VAN, CANCELLED, *DELIVERED}
    before = _order_numbers(app)
    app.click(delivered)
    narrowed = everything <= before and _order_numbers(app) == set(DELIVERED)
    app.expect("only delivered orders are listed", narrowed)
    app.click(app.find("choice", "Cancelled"))
    app.expect("only the cancelled order is listed", everything <= before and _order_numbers(app) == {CANCELLED})
    app.click(app.find("choice", "All"))
    app.expect("All lists every order again", narrowed and _order_numbers(app) == before)


# -- data: create, change, delete -----------------------------------------------------------------------------------


def change_quantity(app: AppDriver) -> None:
    """Take one more of a pot and one fewer; subtotal and count follow."""
    app.open(CART)
    more = app.find(
        "button", "Increase quantity", "Increase", "Add one", "One more", "+", "Plus", icons=("plus",), near=PLANTER
    )
    count, subtotal, price = _badge(app, "cart", "shopping-bag"), _beside(app, "Subtotal"), _each(app, PLANTER)
    app.click(more)
    dearer = _rose(subtotal, _beside(app, "Subtotal"), price)
    app.expect("the subtotal rises by the price of one", dearer)
    app.expect("the cart's count rises by one", _rose(count, _badge(app, "cart", "shopping-bag")))
    app.unharmed("the other line keeps its price", app.sees(POT, "36.00"))
    fewer = app.find(
        "button",
        "Decrease quantity",
        "Decrease",
        "Remove one",
        "One fewer",
        "-",
        "\N{MINUS SIGN}",
        "\N{EN DASH}",
        "Minus",
        icons=("minus",),
        near=PLANTER,
    )
    app.click(fewer)
    app.expect("one fewer and the subtotal is what it was", dearer and _same(subtotal, _beside(app, "Subtotal")))


def remove_from_cart(app: AppDriver) -> None:
    """Take a line out of the cart."""
    app.open(CART)
    trash = app.find("button", "Remove", "Delete", "Remove from cart", icons=("trash-2", "trash"), near=POT)
    count, subtotal = _badge(app, "cart", "shopping-bag"), _beside(app, "Subtotal")
    there, priced = app.sees(POT), app.sees(POT_EACH)
    _confirm(app, app.click(trash))
    app.expect("the subtotal falls by the line's price", _rose(subtotal, _beside(app, "Subtotal"), -2 * POT_PRICE))
    app.expect("the cart's count falls by the line's quantity", _rose(count, _badge(app, "cart", "shopping-bag"), -2))
    app.unharmed("the other line stays", app.sees(PLANTER, "32.00"))
    app.wait(FADE_MS)
    app.expect("the line is gone", there and (not app.sees(POT) or (priced and not app.sees(POT_EACH))))


def add_note_to_saved_pot(app: AppDriver) -> None:
    """Give a saved pot a note."""
    app.open(SAVED)
    adder = app.find("button", "Add a note", "Add note", near=TRAY)
    kept = app.count(OTHER_NOTE), app.count(NOTE)
    note = app.nonce()
    _write(app, app.click(adder), note)
    app.expect("the note is shown", app.sees(note))
    app.unharmed("the other notes are as they were", (app.count(OTHER_NOTE), app.count(NOTE)) == kept)
    app.open(CATALOGUE)
    app.open(SAVED)
    app.expect("the note is still there after a visit to another page", app.sees(note, TRAY))


def edit_note_of_saved_pot(app: AppDriver) -> None:
    """Rewrite the note of a saved pot."""
    app.open(SAVED)
    pencil = app.find("button", "Edit note", "Edit", icons=("pencil", "pencil-line", "pen", "square-pen"), near=NOTE)
    kept = app.count(OTHER_NOTE)
    note = app.nonce()
    _write(app, app.click(pencil), note)
    app.expect("the new text is shown and the old is not", app.sees(note) and not app.sees(NOTE))
    app.unharmed("the other note is as it was", app.count(OTHER_NOTE) == kept)
    app.open(CATALOGUE)
    app.open(SAVED)
    app.expect("the new text is still there after a visit to another page", app.sees(note))


# -- form validation ------------------------------------------------------------------------------------------------


def checkout_needs_its_fields(app: AppDriver) -> None:
    """Place an order with nothing filled in, then a complete one."""
    app.open(CHECKOUT)
    path = app.path
    how = refusal(app, *PLACE_ORDER)
    refused = bool(how) and not _placed(app, path)
    submit_form(app, {"Full name|Name": app.nonce()}, *PLACE_ORDER)
    taken = refused and _placed(app, path)
    app.expect(
        "it is said that something is missing, or the order cannot be placed", refused and (how != "off" or taken)
    )
    app.expect("filled in, the order is taken", taken)


def checkout_refuses_bad_email(app: AppDriver) -> None:
    """Order with what is no email address, then put it right."""
    _refuses_until_right(app, "Email|Email address", "nell.ashdown", "nell@ashdown.example")


def checkout_refuses_bad_card(app: AppDriver) -> None:
    """Order with a card number of four digits, then put it right."""
    _refuses_until_right(app, "Card number|Card", "1234", "4242 4242 4242 4242")


def promo_code(app: AppDriver) -> None:
    """Apply an unknown code, then the one that the page gives."""
    app.open(CART)
    box = app.find("field", "Promo code", "Promo", "Discount code")
    subtotal, total = _beside(app, "Subtotal") or 0, _beside(app, "Total")
    app.fill(box, "NOSUCHCODE")
    wrong = app.click(app.find("button", "Apply"))
    app.expect("an unknown code is refused", wrong.complaints or wrong.said)
    app.unharmed("and the total stays", _same(total, _beside(app, "Total")))
    app.fill(app.find("field", "Promo code", "Promo", "Discount code"), PROMO_CODE)
    app.click(app.find("button", "Apply"))
    app.expect("the right code takes ten per cent off", _rose(total, _beside(app, "Total"), -PROMO_SHARE * subtotal))


# -- notification ---------------------------------------------------------------------------------------------------


def announce_added_pot(app: AppDriver) -> None:
    """Add a pot and look for the message that says so."""
    app.open(CATALOGUE)
    adder = app.find("button", "Add", "Add to cart", near=HANGING_POT)
    count = _badge(app, "cart", "shopping-bag")
    change = app.click(adder)
    said = change.notices or [text for text in change.said if ADDED.search(text)]
    app.expect("a message says so", said)
    app.expect("and it is in the cart", _rose(count, _badge(app, "cart", "shopping-bag")))


def notify_when_back(app: AppDriver) -> None:
    """Ask to be told about a sold-out pot."""
    app.open(CATALOGUE)
    bell = app.find("button", "Notify me", "Notify", icons=("bell",), near=SOLD_OUT_JUG)
    change = app.click(bell)
    field = _new_field(change)
    if field is not None:
        app.fill(field, "nell@ashdown.example")
        change = _send(app, change)
    refused = field is not None and app.look().matching(field) is not None and change.complaints
    app.expect("the shop says that it will tell", (change.said or change.flipped(bell)) and not refused)
    app.unharmed("the catalogue is still there", app.sees(SOLD_OUT_JUG, PLANTER))


def dismiss_banner(app: AppDriver) -> None:
    """Close the announcement and go to another page."""
    app.open(CATALOGUE)
    cross = app.find(
        "button", "Dismiss", "Close", "Hide", "\N{MULTIPLICATION SIGN}", "✕", "x", icons=("x",), near=BANNER
    )
    there = app.sees(BANNER)
    app.click(cross)
    gone = there and not app.sees(BANNER)
    app.expect("the announcement goes", gone)
    app.unharmed("the rest of the page stays", app.sees(PLANTER))
    app.open(CART)
    app.expect("it stays away on another page", gone and not app.sees(BANNER))


# -- state across pages ---------------------------------------------------------------------------------------------


def add_to_cart_from_catalogue(app: AppDriver) -> None:
    """Add a pot in the catalogue and find it in the cart."""
    app.open(CART)
    subtotal = _beside(app, "Subtotal")
    app.open(CATALOGUE)
    adder = app.find("button", "Add", "Add to cart", near=HANGING_POT)
    count = _badge(app, "cart", "shopping-bag")
    app.click(adder)
    app.expect("the cart's count rises by one", _rose(count, _badge(app, "cart", "shopping-bag")))
    app.wait(FADE_MS)
    app.open(CART)
    app.expect("the pot is in the cart", app.sees(HANGING_POT, PLANTER, POT))
    app.expect("the subtotal rises by its price", _rose(subtotal, _beside(app, "Subtotal"), HANGING_PRICE))


def save_from_catalogue(app: AppDriver) -> None:
    """Save a pot in the catalogue and find it among the saved ones; then no longer."""
    app.open(SAVED)
    absent = not app.sees(PLANTER) and app.sees(BOWL)
    app.open(CATALOGUE)
    app.click(_heart(app, PLANTER))
    app.wait(FADE_MS)
    app.open(SAVED)
    listed = absent and app.sees(PLANTER, BOWL)
    app.expect("the pot is listed among the saved ones", listed)
    app.open(CATALOGUE)
    app.click(_heart(app, PLANTER))
    app.wait(FADE_MS)
    app.open(SAVED)
    app.expect("no longer saved, it is no longer listed", listed and app.sees(BOWL) and not app.sees(PLANTER))


def move_saved_to_cart(app: AppDriver) -> None:
    """Move a saved pot to the cart."""
    app.open(SAVED)
    mover = app.find("button", "Move to cart", "Add to cart", near=FLOOR_POT)
    saved, count, there = _badge(app, "saved", "heart"), _badge(app, "cart", "shopping-bag"), app.sees(FLOOR_POT)
    app.click(mover)
    app.expect("the cart's count rises by one", _rose(count, _badge(app, "cart", "shopping-bag")))
    app.expect("the count of saved pots falls by one", _rose(saved, _badge(app, "saved", "heart"), -1))
    app.wait(FADE_MS)
    app.expect("it is off the saved list", there and not app.sees(FLOOR_POT))
    app.unharmed("the other saved pots stay", app.sees(BOWL, TRAY))
    app.open(CART)
    app.expect("it is in the cart", app.sees(FLOOR_POT, PLANTER, POT))


def chosen_options_reach_cart(app: AppDriver) -> None:
    """Choose a size on the product page and find it in the cart."""
    app.open(CART)
    subtotal = _beside(app, "Subtotal")
    app.open(PRODUCT)
    large = app.find("choice", "Large")
    shown = app.count(f"{LARGE_PRICE:.2f}")
    app.click(large)
    app.expect("its price becomes the product's", app.count(f"{LARGE_PRICE:.2f}") > shown)
    app.click(app.find("button", "Add to cart", "Add to basket", "Add to bag"))
    app.wait(FADE_MS)
    app.open(CART)
    app.expect("the cart holds it in that size", app.sees("Large", f"{LARGE_PRICE:.2f}"))
    app.expect("the subtotal rises by its price", _rose(subtotal, _beside(app, "Subtotal"), LARGE_PRICE))


def place_order(app: AppDriver) -> None:
    """Place an order and find it among the orders, and the cart empty."""
    app.open(ORDERS)
    known = _order_numbers(app)
    app.open(CHECKOUT)
    path, total = app.path, _beside(app, "Total") or 0
    submit_form(app, {"Full name|Name": app.nonce()}, *PLACE_ORDER)
    app.expect("the order is taken", _placed(app, path))
    app.wait(FADE_MS)
    app.expect("the cart is empty", _badge(app, "cart", "shopping-bag") == 0)
    app.open(ORDERS)
    new = _order_numbers(app) - known
    app.expect("it is among the orders", known and new and app.sees(f"{total:.2f}"))
    app.unharmed("earlier orders are still listed", known <= _order_numbers(app))


def cancel_order(app: AppDriver) -> None:
    """Cancel an order and see it cancelled, here and in the list."""
    app.open(ORDERS)
    listed = app.count("Cancelled")
    app.open(ORDER)
    button = app.find("button", "Cancel order", "Cancel this order")
    here = app.count("Cancelled")
    asked = app.click(button)
    declining = [c for c in _offered(app, asked) if c.text and _declines(c)]
    if declining and _agreeing(app, asked):
        app.click(declining[0])
        app.unharmed("declining leaves the order as it was", app.count("Cancelled") == here)
        asked = app.click(button)
    _confirm(app, asked)
    app.wait(FADE_MS)
    app.expect("the order's page says that it is cancelled", app.count("Cancelled") > here)
    app.open(ORDERS)
    app.expect("so does the list of orders", app.sees(PACKING) and app.count("Cancelled") > listed)
    app.unharmed("the other orders keep their state", app.sees("On the van", *DELIVERED))


# -- helpers --------------------------------------------------------------------------------------------------------


def _heart(app: AppDriver, pot: str) -> Control:
    names = ("Save", "Saved", "Favourite", "Favourites", "Wishlist", "Like", "Unsave", "Heart", "♡", "♥")
    return app.find("switch", *names, icons=("heart",), near=pot)


def _page_button(app: AppDriver, number: str, step: str, icon: str) -> Control:
    """Return the pager's button of a page, else the one that steps to it."""
    numbered = (number, f"Page {number}")
    if app.has("button", *numbered, near=PAGER):
        return app.find("button", *numbered, near=PAGER)
    return app.find("button", step, f"{step} page", icons=(icon,))


def _badge(app: AppDriver, word: str, icon: str) -> int | None:
    """Return the count shown with one of the header's links, 0 when it shows none."""
    seen = app.look()
    for control in seen.controls:
        called = plain(f"{control.name} {control.text}")
        if control.y < HEADER_PX and (re.search(rf"\b{word}\b", called) or icon in control.icons):
            own = re.search(r"\d+", control.text) or re.search(r"\d+", control.name)
            loose = (
                f.text
                for f in seen.texts
                if f.text.isdigit()
                and abs(f.y - control.y) < control.height
                and 0 <= f.x - control.x < control.width + 40
            )
            return int(own.group()) if own else int(next(loose, "0"))
    return None


def _money(text: str) -> float | None:
    number = MONEY.search(text)
    return float(number.group().replace(",", "")) if number else None


def _beside(app: AppDriver, label: str) -> float | None:
    """Return the price in the line that begins with a label."""
    reading = app.look().reading
    for fragment in reading:
        said = plain(fragment.text)
        if re.match(rf"{plain(label)}\b", said):
            middle = fragment.y + fragment.height / 2
            row = [o for o in reading if o.x > fragment.x and abs(o.y + o.height / 2 - middle) < ROW_PX]
            prices = [price for price in (_money(said), *(_money(o.text) for o in row)) if price is not None]
            if prices:
                return prices[0]
    return None


def _each(app: AppDriver, pot: str) -> float:
    """Return the price of one pot of a cart line, as printed below its name."""
    reading = app.look().reading
    for name in (f for f in reading if plain(f.text) == plain(pot)):
        below = [f for f in reading if abs(f.x - name.x) < COLUMN_PX and 0 < f.y - name.y < LINE_PX]
        prices = [price for f in below if (price := _money(f.text)) is not None]
        if prices:
            return prices[0]
    return 0.0


def _rose(before: float | None, after: float | None, by: float = 1) -> bool:
    return before is not None and after is not None and abs(after - before - by) < HALF_PENNY


def _same(before: float | None, after: float | None) -> bool:
    return _rose(before, after, 0)


def _number_of_pots(app: AppDriver) -> int | None:
    """Return how many pots the app says are listed, if it says so."""
    said = (re.fullmatch(r"(\d+) (?:pots?|results?)", plain(f.text)) for f in app.look().reading)
    return next((int(each.group(1)) for each in said if each), None)


def _went_back(app: AppDriver, before: int | None) -> bool:
    return _same(before, _badge(app, "saved", "heart"))


def _columns(app: AppDriver) -> int:
    """Return at how many places across the page the names of pots begin."""
    names = {plain(pot) for pot in FIRST_PAGE}
    return len({round(f.x / COLUMN_PX) for f in app.look().texts if plain(f.text) in names})


def _card_prices(app: AppDriver) -> list[float]:
    """Return the prices of the pots in reading order."""
    prices = (re.fullmatch(r"(?:from )?£(\d+\.\d\d)", plain(f.text)) for f in app.look().reading)
    return [float(price.group(1)) for price in prices if price]


def _order_numbers(app: AppDriver) -> set[str]:
    return {number for f in app.look().texts for number in ORDER_NUMBER.findall(f.text)}


def _text_fields(app: AppDriver) -> int:
    return sum(control.role in TEXT_ROLES for control in app.look().controls)


def _choose_matching(app: AppDriver, wanted: re.Pattern[str], usual: str) -> Change:
    """Choose the way of sorting whose name matches."""
    control = app.find("choice", "Sort by", "Sort", "Featured", "Price: low to high")
    if control.tag == "select":
        return app.choose(control, next((o for o in control.options if wanted.search(o)), usual))
    offered = [c for c in app.click(control).new_controls if wanted.search(c.name or c.text)]
    return app.click(offered[0] if offered else app.find("choice", f"Price: {usual}", usual))


def _offered(app: AppDriver, opened: Change) -> list[Control]:
    """Return the buttons that have come up since something opened, what merely reacts to the mouse last."""
    since = Change(before=opened.before, after=app.look())
    fresh = {c.index for c in since.new_controls}
    usable = [c for c in since.after.controls if (c.index in fresh or c.in_dialog) and not (c.covered or c.disabled)]
    return sorted((c for c in usable if c.role in {"button", "link", "generic"}), key=lambda c: not c.strong)


def _called(control: Control) -> str:
    return plain(control.name or control.text)


def _declines(control: Control) -> bool:
    said = _called(control)
    return bool(REFUSES.search(said) or (LEAVES.search(said) and not AGREES.search(said)))


def _agreeing(app: AppDriver, asked: Change) -> list[Control]:
    return [c for c in _offered(app, asked) if AGREES.search(_called(c)) and not _declines(c)]


def _confirm(app: AppDriver, asked: Change) -> None:
    """Press the agreeing button of a question, where one has come up."""
    agreeing = _agreeing(app, asked)
    if agreeing:
        app.click(agreeing[0])


def _send(app: AppDriver, opened: Change) -> Change:
    """Press the button that sends a form that has come up, else Enter."""
    sending = [c for c in _offered(app, opened) if c.strong and c.text and not LEAVES.search(_called(c))]
    return app.click(sending[-1]) if sending else app.press("Enter")


def _new_field(change: Change) -> Control | None:
    return next((c for c in change.new_controls if c.role in TEXT_ROLES), None)


def _write(app: AppDriver, opened: Change, text: str) -> None:
    """Write into the field that has come up and keep it: by its button, else with Enter."""
    app.fill(_new_field(opened) or app.find("field", "Note", "Your note", "Add a note"), text)
    keeping = [c for c in _offered(app, opened) if STORES.search(_called(c)) or "check" in c.icons]
    if keeping:
        app.click(keeping[0])
    else:
        app.press("Enter")


def _placed(app: AppDriver, checkout: str) -> bool:
    """Tell whether the order was taken: the checkout is left, or a confirmation stands in its place."""
    confirmed = any(PLACED.search(f.text) for f in app.look().texts)
    return app.path != checkout or (confirmed and not app.has("field", "Card number"))


def _refuses_until_right(app: AppDriver, field: str, wrong: str, right: str) -> None:
    app.open(CHECKOUT)
    path, before = app.path, app.look()
    submit_form(app, {field: wrong}, *PLACE_ORDER)
    refused = bool(Change(before=before, after=app.look()).complaints) and not _placed(app, path)
    app.expect("the order is refused", refused)
    app.fill(app.find("field", *field.split("|")), right)
    press_submit(app, *PLACE_ORDER)
    app.expect("put right, it is taken", refused and _placed(app, path))
