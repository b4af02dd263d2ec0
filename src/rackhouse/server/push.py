"""Sends messages to browsers by Web Push: encrypted for the browser, signed by the hall.

RFC 8030 says how a push service is asked, RFC 8291 how a message is encrypted, RFC 8292 (VAPID) how
the sender says who it is. The address of a push service comes from whoever subscribes, so a hall
asks only public addresses over https, and follows nobody elsewhere.
"""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from email.utils import parseaddr
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import SplitResult, urlsplit

import h11

from rackhouse.errors import IllegalError
from rackhouse.service.turn_post import TurnSent
from rackhouse.service.turn_push import GONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.server.settings import Settings
    from rackhouse.service.values import PushDevice

T = TypeVar("T")

SECONDS: Final = 10
"""How long a push service may take for everything."""
KEPT_SECONDS: Final = 3 * 24 * 3600
"""How long it keeps a message for a browser that is not running."""
SIGNED_SECONDS: Final = 12 * 3600
LARGEST_ANSWER: Final = 16 * 1024
_HTTPS: Final = 443
_DIGITS: Final = 9
_POINT: Final = (65, 4)
"""The length of a public key, and the byte that it begins with."""
_LATER: Final = frozenset({408, 425, 429})


class NotPublicError(OSError):
    """The name of a push service leads to an address inside somebody's network."""


class WebPush:
    """The push services that browsers name; :class:`PushService` says what each part does.

    ``contact`` is where their operators can reach the hall's. Unless ``only_public``, services in
    the hall's own network are asked as well.
    """

    def __init__(self, contact: str, *, only_public: bool = True) -> None:
        self.contact = contact
        self._only_public = only_public
        # Names that are slow to resolve hold up other messages at most, and nobody's play.
        self._threads = ThreadPoolExecutor(2, "push")

    async def new_key(self) -> bytes:
        """A new private key for a hall."""
        return await self._in_thread(_new_key)

    async def public_key(self, key: bytes) -> str:
        """The public key to a private one, as browsers take it."""
        return await self._in_thread(_public_key, key)

    async def check(self, endpoint: str, key: bytes) -> None:
        """Refuse an address that this hall would not ask, and a key that is none."""
        self._target(endpoint)
        await self._in_thread(_check_key, key)

    async def push(self, key: bytes, device: PushDevice, text: str, topic: str) -> TurnSent:
        """Send a message, and say what became of it."""
        try:
            target = self._target(device.endpoint)
            body, who = await self._in_thread(_sealed, key, device, text, self._claims(target))
            headers = {
                "host": target.netloc,
                "authorization": who,
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "content-length": str(len(body)),
                "ttl": str(KEPT_SECONDS),
                "topic": topic,
            }
            async with asyncio.timeout(SECONDS):
                status, answered = await self._ask(target, headers, body)
        except (IllegalError, NotPublicError, UnicodeError):
            return TurnSent("not public")
        except (OSError, TimeoutError, h11.RemoteProtocolError) as error:
            return TurnSent(type(error).__name__, wait=0)
        return outcome(status, answered.get("retry-after", ""))

    def _claims(self, target: SplitResult) -> dict[str, str | int]:
        port = f":{target.port}" if target.port not in (None, _HTTPS) else ""
        audience = f"https://{target.hostname}{port}"
        return {"aud": audience, "exp": int(time.time()) + SIGNED_SECONDS, "sub": self.contact}

    def _target(self, endpoint: str) -> SplitResult:
        """Where an endpoint is.

        Raises:
            IllegalError: if this hall does not ask there.
        """
        try:
            target = urlsplit(endpoint)
            port = target.port or _HTTPS
        except ValueError:
            raise IllegalError("service-push-address") from None
        is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        is_web = target.scheme == "https" and target.hostname and ":" not in target.hostname
        has_more = target.username is not None or target.fragment
        if not is_plain or not is_web or has_more:
            raise IllegalError("service-push-address")
        is_number = target.hostname is not None and target.hostname[-1:].isdigit()
        if self._only_public and (port != _HTTPS or is_number):
            raise IllegalError("service-push-address")
        return target

    async def _ask(
        self, target: SplitResult, headers: dict[str, str], body: bytes
    ) -> tuple[int, dict[str, str]]:
        """The status and headers that a push service answers with."""
        port = target.port or _HTTPS
        address = await self._in_thread(self._address, target.hostname or "", port)
        reader, writer = await asyncio.open_connection(
            address,
            port,
            ssl=await self._in_thread(lambda: self._tls),
            server_hostname=target.hostname,
        )
        try:
            path = f"{target.path or '/'}?{target.query}" if target.query else target.path or "/"
            line = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_ANSWER)
            request = h11.Request(method="POST", target=path, headers=list(headers.items()))
            for event in (request, h11.Data(body), h11.EndOfMessage()):
                writer.write(line.send(event) or b"")
            while not isinstance(answer := line.next_event(), h11.Response):
                if answer is h11.NEED_DATA:
                    line.receive_data(await reader.read(LARGEST_ANSWER))
            return answer.status_code, {
                name.decode(): value.decode("latin-1") for name, value in answer.headers
            }
        finally:
            writer.transport.abort()

    def _address(self, host: str, port: int) -> str:
        """An address of a push service; it is asked there and nowhere else its name may lead to.

        Raises:
            NotPublicError: if any of its addresses is not public.
        """
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(where[0]) for *_, where in found]
        if self._only_public and not all(map(is_public, addresses)):
            raise NotPublicError
        return addresses[0]

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    async def _in_thread(self, work: Callable[..., T], *values: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *values)


def is_public(address: str) -> bool:
    """Whether an address is on the open internet, and not another one in disguise.

    >>> [is_public(one) for one in ("93.184.215.14", "10.0.0.1", "::ffff:127.0.0.1", "fe80::1%lo")]
    [True, False, False, False]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inside = (found.ipv4_mapped, found.sixtofour, found.teredo)
        if any(inside) or found in _TRANSLATED:
            return False
    return found.is_global and not found.is_multicast


_TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""IPv4 addresses as a network with IPv6 alone writes them (RFC 6052)."""


def outcome(status: int, retry_after: str) -> TurnSent:
    """What a push service's answer means.

    >>> outcome(201, ""), outcome(429, "120").wait, outcome(410, "").error
    (TurnSent(error='', wait=None), 120000, 'gone')
    """
    if 200 <= status < 300:
        return TurnSent()
    if status in (404, 410):
        return TurnSent(GONE)
    if status in _LATER or status >= 500:
        is_number = retry_after.isascii() and retry_after.isdigit()
        # Python refuses to read a number of thousands of digits, and nobody waits so long anyway.
        seconds = int(retry_after[:_DIGITS]) if is_number else 0
        return TurnSent(f"answer {status}", wait=1000 * min(seconds, KEPT_SECONDS))
    return TurnSent(f"answer {status}")


def push_service_of(settings: Settings) -> WebPush | None:
    """The push services as the settings allow them.

    >>> from rackhouse.server.settings import Settings
    >>> push_service_of(Settings(public_url="https://games.example.org/hall")).contact
    'https://games.example.org'
    >>> push_service_of(Settings(push="off")) is None
    True
    """
    if settings.push == "off":
        return None
    address = parseaddr(settings.mail_from)[1]
    url = urlsplit(settings.public_url)
    contact = f"https://{url.netloc}" if settings.is_https else "mailto:hall@localhost"
    if "@" in address:
        contact = f"mailto:{address}"
    return WebPush(contact, only_public=settings.push == "public")


# The library behind these takes long to load, so it is when somebody subscribes, and in a thread.


def _new_key() -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - see above

    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_numbers().private_value.to_bytes(32)


def _private(key: bytes) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - see above

    return ec.derive_private_key(int.from_bytes(key), ec.SECP256R1())


def _public_key(key: bytes) -> str:
    from cryptography.hazmat.primitives.serialization import (  # noqa: PLC0415 - see above
        Encoding,
        PublicFormat,
    )

    point = _private(key).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def _check_key(key: bytes) -> None:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - see above

    try:
        if (len(key), key[0] if key else 0) != _POINT:
            raise IllegalError("service-push-address")
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    except ValueError:
        raise IllegalError("service-push-address") from None


def _sealed(
    key: bytes, device: PushDevice, text: str, claims: dict[str, str | int]
) -> tuple[bytes, str]:
    """The encrypted message, and the header that says who sends it."""
    from http_ece import encrypt  # noqa: PLC0415 - see above
    from py_vapid import Vapid02  # noqa: PLC0415 - see above

    body = encrypt(
        text.encode(),
        private_key=_private(_new_key()),
        dh=device.key,
        auth_secret=device.secret,
        version="aes128gcm",
    )
    vapid = Vapid02(_private(key), conf={"no-strict": True})
    return body, vapid.sign(claims)["Authorization"]
