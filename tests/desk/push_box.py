"""A push service for tests: it takes what a hall sends, and reads it as a browser would.

What it decodes by is written from RFC 8188, RFC 8291 and RFC 8292, apart from what the hall uses.
"""

from __future__ import annotations

import asyncio
import base64
import datetime as dt
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import h11
from cryptography import x509
from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

CURVE = ec.SECP256R1()


class Taken:
    """A message that the service has taken."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class PushBox:
    """A push service with one browser, and what has come for it."""

    def __init__(self) -> None:
        self.taken: list[Taken] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        """What is answered next, before the service is content again."""
        self.asked = 0
        self.port = 0
        self.secret = b"sixteen secret b"
        self._private = ec.generate_private_key(CURVE)

    @property
    def key(self) -> bytes:
        """The browser's public key."""
        return point_of(self._private.public_key())

    @property
    def endpoint(self) -> str:
        """Where messages for the browser go."""
        return f"https://localhost:{self.port}/push/one?for=ann"

    def read(self, taken: Taken) -> dict[str, Any]:
        """What a message says to its browser."""
        assert taken.headers["content-encoding"] == "aes128gcm"
        said: dict[str, Any] = json.loads(decrypted(taken.body, self._private, self.secret))
        return said

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request."""
        line, path, headers, body = h11.Connection(h11.SERVER), "", {}, b""
        while not isinstance(event := line.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(65536))
            elif isinstance(event, h11.Request):
                assert event.method == b"POST"
                path = event.target.decode()
                headers = {name.decode(): value.decode() for name, value in event.headers}
            elif isinstance(event, h11.Data):
                body += event.data
            else:
                return  # it hung up
        self.asked += 1
        status, extra = self.answers.pop(0) if self.answers else (201, {})
        if status == 201:
            self.taken.append(Taken(path, headers, body))
        answer = h11.Response(status_code=status, headers=[("content-length", "0"), *extra.items()])
        writer.write((line.send(answer) or b"") + (line.send(h11.EndOfMessage()) or b""))
        await writer.drain()
        writer.close()


@asynccontextmanager
async def open_push_box(folder: Path) -> AsyncIterator[PushBox]:
    """A push service on a port of its own, with a certificate that ``trusted_in(folder)`` names."""
    box = PushBox()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(trusted_in(folder), folder / "key.pem")
    server = await asyncio.start_server(box.serve, "127.0.0.1", 0, ssl=context)
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box


def trusted_in(folder: Path) -> Path:
    """The file of a certificate for this machine, made if it is not there."""
    file = folder / "certificate.pem"
    if file.exists():
        return file
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = dt.datetime.now(dt.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "key.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    file.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    return file


def decrypted(body: bytes, private: ec.EllipticCurvePrivateKey, secret: bytes) -> bytes:
    """A message of one record, as RFC 8291 (section 3.4) and RFC 8188 (section 2) have it."""
    salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(sealed) <= size
    other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
    shared = private.exchange(ec.ECDH(), other)
    about = b"WebPush: info\x00" + point_of(private.public_key()) + sender
    material = mac(mac(secret, shared), about + b"\x01")
    mixed = mac(salt, material)
    key = mac(mixed, b"Content-Encoding: aes128gcm\x00\x01")[:16]
    nonce = mac(mixed, b"Content-Encoding: nonce\x00\x01")[:12]
    text, mark, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\x02")
    assert mark
    assert not padding.strip(b"\x00")
    return text


def claims_in(header: str) -> tuple[dict[str, Any], str]:
    """What a sender says of itself, signed by the key that it names (RFC 8292); the key."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    both = unpacked(signature)
    signed = encode_dss_signature(int.from_bytes(both[:32]), int.from_bytes(both[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(parts["k"]))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    said: dict[str, Any] = json.loads(unpacked(claims))
    return said, parts["k"]


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def mac(key: bytes, data: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
