"""How often somebody may ask, above all guess passwords."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from functools import cached_property
from typing import TYPE_CHECKING

from litestar.enums import ScopeType

from rackhouse.server.problems import ProblemError, send_problem

if TYPE_CHECKING:
    from collections.abc import Callable

    from limits import RateLimitItem
    from limits.strategies import RateLimiter
    from litestar.types import ASGIApp, Receive, Scope, Send

    from rackhouse.server.settings import Settings

FROM_ALL = 10
"""How many times as often as from one address a login may be tried from all addresses."""
DIGITS = "30/hour"
"""How often the four digits of one entry may be guessed from all addresses, as there are only ten
thousand. A player who is locked out by others' guesses gets a link from the desk."""
WIN_BACK = "5/hour"
"""How often links for one mail address may be asked for, whether anybody has it or not."""
HOUSEHOLD = 64
"""The bits of an IPv6 address that identify a household, which chooses the rest itself."""


class Rates:
    """The limits of one process.

    >>> rates = Rates({"sign-in": "1/minute"})
    >>> rates.wait("sign-in", "192.0.2.1"), rates.wait("sign-in", "192.0.2.1") > 0
    (0, True)
    """

    def __init__(self, rates: dict[str, str]) -> None:
        self._rates = rates

    @cached_property
    def _items(self) -> dict[str, RateLimitItem]:
        from limits import parse  # noqa: PLC0415 - it takes long, and a cold start must not

        items = {name: parse(rate) for name, rate in self._rates.items() if rate}
        # Nobody can use up the guesses at another's login from a single address and lock them out.
        if login := items.get("login"):
            items["login"] = type(login)(login.amount * FROM_ALL, login.multiples)
        return items

    @cached_property
    def _limiter(self) -> RateLimiter:
        from limits.storage import MemoryStorage  # noqa: PLC0415 - as above
        from limits.strategies import FixedWindowRateLimiter  # noqa: PLC0415 - as above

        return FixedWindowRateLimiter(MemoryStorage())

    @staticmethod
    def of(settings: Settings) -> Rates:
        """The limits in the settings."""
        return Rates(
            {
                "sign-in": settings.sign_in_rate,
                "login": settings.sign_in_rate,
                "digits": DIGITS if settings.sign_in_rate else "",
                "win back": WIN_BACK if settings.sign_in_rate else "",
                "name": settings.name_rate,
                "open": settings.open_rate,
            }
        )

    def wait(self, what: str, who: str) -> int:
        """Count an attempt; returns 0 if it is allowed, else the seconds to wait."""
        item = self._items.get(what)
        if item is None or self._limiter.hit(item, what, who):
            return 0
        reset = self._limiter.get_window_stats(item, what, who).reset_time
        return max(1, round(reset - time.time()))

    def check(self, what: str, who: str) -> None:
        """Count an attempt.

        Raises:
            ProblemError: 429 if there were too many.
        """
        seconds = self.wait(what, who)
        if seconds:
            raise too_often(seconds)


def too_often(seconds: int) -> ProblemError:
    """The error for too many attempts."""
    return ProblemError(429, "server-too-often", {"retry-after": str(seconds)}, seconds=seconds)


class Bucket:
    """A token bucket: so many a second, and a short burst more.

    >>> now = 0.0
    >>> bucket = Bucket(2, lambda: now)
    >>> [bucket.take() for _ in range(8)].count(True)
    6
    """

    BURST = 3
    """Seconds' worth that may come at once, as when a page reconnects and sends what it has."""

    def __init__(self, rate: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = float(rate * self.BURST)
        self._at = clock()

    def take(self) -> bool:
        """Count a message; returns whether it is allowed."""
        now = self._clock()
        self._left = min(self._rate * self.BURST, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class RequestLimit:
    """Refuses requests from an address that asks too often."""

    MOST = 10_000
    """How many addresses are remembered; the one that was quiet longest is forgotten."""

    def __init__(self, app: ASGIApp, rate: int) -> None:
        self._app = app
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on unless there were too many."""
        if scope["type"] == ScopeType.HTTP and not self._bucket(household_of(scope)).take():
            await send_problem(scope, receive, send, too_often(1))
            return
        await self._app(scope, receive, send)

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate)
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


def address_of(scope: Scope) -> str:
    """The address of the client, if it is known."""
    client = scope.get("client")
    return client[0] if client else ""


def household_of(scope: Scope) -> str:
    """The client as limits count it: an address, or the network of one household.

    >>> household_of({"client": ("2001:db8:1:2:3:4:5:6", 1)})
    '2001:db8:1:2::/64'
    >>> household_of({"client": ("::ffff:192.0.2.7", 1)})
    '192.0.2.7'
    """
    written = address_of(scope)
    try:
        address = ipaddress.ip_address(written)
    except ValueError:
        return written
    if isinstance(address, ipaddress.IPv4Address) or address.is_link_local:
        return written  # everyone on a hall's own network shares one link-local prefix
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), HOUSEHOLD), strict=False))
