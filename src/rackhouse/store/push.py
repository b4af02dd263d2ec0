"""The devices that show whose move it is, and the key that they are subscribed to, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import astuple

from rackhouse.service.values import PushDevice, TokenHash
from rackhouse.store.operation import change, question

if TYPE_CHECKING:
    from rackhouse.store.database import Connection

_DEVICE: Final = "id, person, session, endpoint, public_key, secret, language, added"


class PushRows:
    """The SQL of :class:`rackhouse.service.ports.PushStore`."""

    @question
    def push_key(connection: Connection) -> bytes:
        found = connection.rows("SELECT private_key FROM push_keys")
        return bytes(found[0][0]) if found else b""

    @change
    def set_push_key(connection: Connection, key: bytes) -> None:
        connection.change(
            "INSERT INTO push_keys (only_row, private_key) VALUES (1, ?) ON CONFLICT DO NOTHING",
            (key,),
        )

    @question
    def push_device(connection: Connection, device: str) -> PushDevice | None:
        found = connection.rows(f"SELECT {_DEVICE} FROM push_devices WHERE id = ?", (device,))
        return PushDevice(*found[0]) if found else None

    @question
    def has_push_device(connection: Connection, session: TokenHash) -> bool:
        return bool(connection.rows("SELECT 1 FROM push_devices WHERE session = ?", (session,)))

    @change
    def set_push_device(connection: Connection, device: PushDevice, most: int) -> None:
        connection.change(
            "DELETE FROM push_devices WHERE session = ? OR endpoint = ?",
            (device.session, device.endpoint),
        )
        connection.change(
            f"INSERT INTO push_devices ({_DEVICE}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            astuple(device),
        )
        connection.change(
            "DELETE FROM push_devices WHERE person = ? AND id NOT IN (SELECT id FROM push_devices"
            " WHERE person = ? ORDER BY added DESC, id LIMIT ?)",
            (device.person, device.person, most),
        )

    @change
    def drop_push_device(connection: Connection, session: TokenHash) -> None:
        connection.change("DELETE FROM push_devices WHERE session = ?", (session,))

    @change
    def lose_push_device(connection: Connection, device: str) -> None:
        connection.change("DELETE FROM push_devices WHERE id = ?", (device,))
