"""Requests that come together, right after a hall has opened, do not end its process."""

from __future__ import annotations

import subprocess
import sys

TOGETHER = """
import sys, threading, typing
import msgspec
from rackhouse.server.app import make_routes

make_routes(1000)
sys.setswitchinterval(1e-6)


def kinds(base):
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def is_decoded(kind):
    try:
        typing.get_type_hints(kind)
    except NameError:  # only type checkers know it
        return False
    return kind.__module__.startswith("rackhouse.")


ours = [kind for kind in kinds(msgspec.Struct) if is_decoded(kind)]
together = threading.Barrier(4)


def decode():
    together.wait()
    for kind in ours:
        try:
            msgspec.convert(dict.fromkeys(kind.__struct_encode_fields__), kind)
        except msgspec.ValidationError:
            pass


threads = [threading.Thread(target=decode) for _ in range(4)]
for one in threads:
    one.start()
for one in threads:
    one.join()
print(len(ours))
"""


def test_threads_may_decode_the_same_type_for_the_first_time() -> None:
    done = subprocess.run(
        (sys.executable, "-c", TOGETHER), capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 500
