"""A failure prints the log that `sobremesa replay` opens; Hypothesis is seeded."""

from collections.abc import Generator
from typing import Any

import kit
import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("seeded", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("seeded")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: Any) -> Generator[None, Any, Any]:
    report = yield
    if call.when == "setup":
        kit.followed.clear()
    if report.failed and kit.last_log():
        report.sections.append(("log (save it and run: sobremesa replay FILE)", kit.last_log()))
    return report
