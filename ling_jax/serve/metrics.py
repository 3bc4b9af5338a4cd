"""Prometheus metrics of one server, on a registry of its own."""

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ling_jax.engine.request import DraftCounts
from ling_jax.engine.stats import EngineStats, RequestTimes

_SECONDS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)
_TOKEN_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """Counts of the server itself, and of its engine at the moment of a scrape.

    Args:
      read_stats: returns the engine's counts, or None while there is no engine.
    """

    def __init__(self, read_stats: Callable[[], EngineStats | None]) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(_EngineCollector(read_stats))
        self._first_token = self._histogram(
            "time_to_first_token", "From submission to the first token.", _SECONDS
        )
        self._inter_token = self._histogram(
            "inter_token_latency", "Between two tokens of a request.", _TOKEN_SECONDS
        )
        self._whole = self._histogram(
            "e2e_request_latency", "From submission to the last token.", _SECONDS
        )
        self._queue = self._histogram("queue_time", "From submission to the first step.", _SECONDS)
        self._finished = Counter(
            "ling_request_success",
            "Choices that came to an end.",
            ["finished_reason"],
            registry=self._registry,
        )
        self._aborted = Counter(
            "ling_requests_aborted",
            "Choices whose client left, or that the server broke off.",
            registry=self._registry,
        )
        self._startup = Gauge(
            "ling_startup_seconds", "From the start to ready.", registry=self._registry
        )

    def observe_request(self, times: RequestTimes) -> None:
        """Takes the times of a request that ended in the engine."""
        if times.queue_s is not None:
            self._queue.observe(times.queue_s)
        if times.ttft_s is not None:
            self._first_token.observe(times.ttft_s)
        self._whole.observe(times.e2e_s)

    def observe_tokens(self, count: int, seconds: float) -> None:
        """Takes `count` tokens of one request that came `seconds` after those before."""
        for _ in range(count):
            self._inter_token.observe(seconds / count)

    def count_finished(self, reason: str) -> None:
        """Counts a choice that ended with a `finish_reason`."""
        self._finished.labels(reason).inc()

    def count_aborted(self) -> None:
        """Counts a choice that nobody waits for any more."""
        self._aborted.inc()

    def set_startup_seconds(self, seconds: float) -> None:
        """Notes how long it took to become ready."""
        self._startup.set(seconds)

    def render(self) -> bytes:
        """Returns all metrics in Prometheus' text format."""
        return generate_latest(self._registry)

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"ling_{name}_seconds", text, buckets=buckets, registry=self._registry)


class _EngineCollector(Collector):
    """Reads the engine's counts when Prometheus asks."""

    def __init__(self, read_stats: Callable[[], EngineStats | None]) -> None:
        self._read_stats = read_stats

    def describe(self) -> Iterator[Metric]:
        return iter(())

    def collect(self) -> Iterator[Metric]:
        stats = self._read_stats()
        if stats is None:
            return
        gauges = {
            "num_requests_running": (stats.running, "Requests that generate."),
            "num_requests_waiting": (stats.waiting, "Requests in the queue."),
            "recurrent_state_slots_used": (stats.slots_used, "Slots taken."),
            "kv_cache_usage_ratio": (
                stats.pages_used / max(stats.pages, 1),
                "Share of pages used.",
            ),
        }
        counters = {
            "prompt_tokens": (stats.prompt_tokens_total, "Prompt tokens read."),
            "generation_tokens": (stats.generated_tokens_total, "Tokens generated."),
            "preemptions": (stats.preemptions_total, "Requests sent back to the queue."),
        }
        for name, (value, text) in gauges.items():
            yield GaugeMetricFamily(f"ling_{name}", text, value=value)
        for name, (value, text) in counters.items():
            yield CounterMetricFamily(f"ling_{name}", text, value=value)
        if stats.drafts_total.rounds:
            yield from _drafting(stats.drafts_total)


def _drafting(drafts: DraftCounts) -> Iterator[Metric]:
    counters = {
        "rounds": (drafts.rounds, "Rounds of drafting and verifying."),
        "draft_tokens": (drafts.drafted, "Tokens drafted."),
        "accepted_tokens": (drafts.accepted, "Drafted tokens that were emitted."),
    }
    for name, (value, text) in counters.items():
        yield CounterMetricFamily(f"ling_spec_{name}", text, value=value)
    yield GaugeMetricFamily(
        "ling_spec_accept_length",
        "Tokens of a round since the start, the one behind the accepted drafts included.",
        value=drafts.accept_length,
    )
    positions = CounterMetricFamily(
        "ling_spec_accepted_at",
        "Rounds that emitted the draft at this position.",
        labels=["position"],
    )
    for position, count in enumerate(drafts.by_position, start=1):
        positions.add_metric([str(position)], count)
    yield positions
