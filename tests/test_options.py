import pytest

from pytest_ui2app.options import OPTIONS, Option


def test_a_name_gives_flag_and_key() -> None:
    option = Option(name="report-dir", help="")
    assert (option.flag, option.key) == ("--ui2app-report-dir", "ui2app_report_dir")


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_an_option_says_what_it_is_for(option: Option) -> None:
    assert option.help.endswith((".", "store", "1", "auto", "`ui2app doctor`).", "3"))
    assert option.kind == "flag" or option.metavar or option.choices
    assert not option.choices or option.default in option.choices


def test_names_are_unique() -> None:
    assert len({option.key for option in OPTIONS}) == len(OPTIONS)
