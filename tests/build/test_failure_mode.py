from pytest_ui2app.build.failure_mode import FailureMode


def test_modes_carry_the_papers_table() -> None:
    table = {mode.value: (mode.cause, mode.bucket, mode.clause) for mode in FailureMode}
    assert table == {
        "C1": ("hallucinated import", "hallucination", ""),
        "C2": ("scaffold overwrite", "inconsistency", "iv"),
        "C3": ("undeclared dependency", "inconsistency", "iii"),
        "C4": ("broken path", "inconsistency", "ii"),
        "C5": ("broken path", "inconsistency", ""),
        "C6": ("hallucinated import", "hallucination", ""),
        "C7": ("parse error", "syntax", ""),
        "C8": ("scaffold overwrite", "inconsistency", "iv"),
        "C9": ("runtime error", "other", ""),
        "other": ("unclassified", "other", ""),
    }


def test_a_mode_is_found_by_its_name() -> None:
    assert FailureMode("C5") is FailureMode.C5
