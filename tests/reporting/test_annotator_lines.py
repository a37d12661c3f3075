from pytest_ui2app.reporting.annotator_lines import unlabelled_lines


def test_rows_without_a_label_are_counted_per_file() -> None:
    assert list(unlabelled_lines({"anna.csv": 7, "ben.csv": 6, "cleo.csv": 2}, 7)) == [
        "ben.csv: 1 of 7 rows is empty or not there",
        "cleo.csv: 5 of 7 rows are empty or not there",
    ]
