"""What must be true of a scheduler between any two of its methods."""

from ling_jax.engine.pages import Pool
from ling_jax.engine.scheduler import Scheduler


def check_books(scheduler: Scheduler, arrivals: list[str]) -> None:
    """Checks that nothing is lost, owned twice or out of order of arrival."""
    running, waiting = scheduler.running, list(scheduler.waiting)
    _check_pool(scheduler.slots, [s.slot for s in running])
    _check_pool(scheduler.pages, [page for s in running for page in s.pages])
    order = [arrivals.index(s.request.id) for s in running + waiting]
    assert order == sorted(order)
    assert not any(s.is_ended for s in running + waiting)
    assert all(s.slot == 0 and not s.pages for s in waiting)


def check_all_free(scheduler: Scheduler) -> None:
    """Checks that no seat, page or request is left."""
    assert scheduler.live == 0
    assert not scheduler.running
    assert not scheduler.waiting
    assert (scheduler.slots.used, scheduler.pages.used) == (0, 0)


def _check_pool(pool: Pool, owned: list[int]) -> None:
    assert len(set(owned)) == len(owned)
    assert all(1 <= number <= pool.count for number in owned)
    assert pool.used == len(owned)
    assert pool.used + pool.free == pool.count
