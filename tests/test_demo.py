"""The README's first command: the benchmark from a clone, where nothing is installed but the package itself."""

import configparser
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ALONE = """
import sys

class Missing:
    def find_spec(self, name, *_):
        if name.partition(".")[0] == "hypothesis":
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
import pytest
sys.exit(pytest.main(sys.argv[1:]))
"""
"""Runs pytest as it is where a package that only the tests need is missing."""


def test_the_demo_needs_none_of_the_tests_packages() -> None:
    tox = configparser.RawConfigParser()
    tox.read(ROOT / "tox.ini", encoding="utf-8")
    command = shlex.split(tox["testenv:demo"]["commands"].replace("{posargs}", ""), comments=True)
    asked = [sys.executable, "-c", ALONE, "-p", "no:hypothesispytest", *command[1:], "--co", "-q"]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "test_iis[cartly-ocr-toggle]" in done.stdout
