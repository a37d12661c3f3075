from hypothesis import HealthCheck, settings

# Property tests check values, not speed: a busy machine must not fail them.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")
