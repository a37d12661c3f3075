"""Completing forms nobody has seen."""

from collections.abc import Callable

import pytest

from pytest_ui2app.behaviour.app_driver import AppDriver
from pytest_ui2app.behaviour.forms import fill_form, refusal, submit_form

Drive = Callable[..., AppDriver]
pytestmark = pytest.mark.full

FORM = """<form id="f" novalidate><label>Full name <input id="name"></label><label>Email <input id="email"></label>
<label>Phone <input id="phone"></label><label>Size <select id="size"><option value="">Choose</option><option>M</option>
</select></label><label><input type="checkbox" required id="terms"> I agree</label><button>Send order</button>
<p id="err" role="alert"></p></form><p id="out"></p><input placeholder="Search" id="search">"""
SENDS = """f.onsubmit = (e) => {
  e.preventDefault();
  const wrong = !name_() ? "Name is required" : !email.value.includes("@") ? "Email is not valid"
    : !/^[0-9-]+$/.test(phone.value) ? "Phone must be digits" : !size.value ? "Please choose a size"
    : !terms.checked ? "Please agree" : "";
  err.textContent = wrong;
  if (!wrong) out.textContent = "Thanks " + name_();
};
const name_ = () => document.getElementById("name").value;"""


def test_the_rest_of_a_form_is_completed_and_other_samples_tried_where_it_refuses(drive: Drive) -> None:
    app = drive(FORM, SENDS)
    change = submit_form(app, {"Name|Full name": "Ember Heron"}, "Send order")
    assert app.sees("Thanks Ember Heron")
    assert change.appeared["thanks ember heron"] == 1
    assert next(c for c in app.look().controls if c.placeholder == "Search").value == ""


def test_a_given_value_that_is_refused_is_not_replaced(drive: Drive) -> None:
    app = drive(FORM, SENDS)
    change = submit_form(app, {"Full name": "Ember", "Email": "no address"}, "Send order")
    assert "email is not valid" in change.complaints
    assert not app.sees("Thanks")
    assert app.find("field", "Email").value == "no address"


def test_a_form_without_a_form_element_is_its_dialog(drive: Drive) -> None:
    body = (
        '<input aria-label="Filter"><div style="position:fixed;inset:0"><div role="dialog" style="margin:200px">'
        '<label>Title <input id="t"></label><label>Due date <input type="date" id="d"></label>'
        '<button onclick="out.textContent = t.value + d.value">Save</button><p id="out"></p></div></div>'
    )
    app = drive(body)
    submit_form(app, {"Title": "Ember"}, "Save")
    assert app.sees("Ember2026-02-20")


REFUSING = {
    "complaint": (
        "<p id='out'></p><button onclick=\"out.textContent = 'Please enter a name'\">Save</button>",
        "complaint",
    ),
    "off": ("<button disabled>Save</button>", "off"),
    "not at all": ("<p id='out'></p><button onclick=\"out.textContent = 'Saved'\">Save</button>", ""),
}


@pytest.mark.parametrize("kind", REFUSING)
def test_a_form_is_refused_by_a_complaint_or_a_button_that_is_off(drive: Drive, kind: str) -> None:
    body, how = REFUSING[kind]
    assert refusal(drive(f"<label>Name <input></label>{body}"), "Save") == how


def test_a_form_is_filled_and_not_sent(drive: Drive) -> None:
    app = drive(
        "<form><label>Name <input></label><label>Email <input type='email'></label><button>Save</button></form>"
    )
    (name,) = fill_form(app, {"Name": ""})
    assert app.again(name).value == ""
    assert "@" in app.find("field", "Email").value
