"""No test's result depends on chance or on load: Hypothesis tries the same cases each time, however long they take."""

from hypothesis import HealthCheck, settings

settings.register_profile("alike", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("alike")
