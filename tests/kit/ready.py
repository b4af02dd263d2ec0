"""What every hall needs and takes long to make: made once, by the process they are forked from.

Its import is what makes it. The modules are those that a hall loads only while it is opened.
"""

from __future__ import annotations

import gc
from importlib import import_module

from rackhouse.messages.catalogue import WORDS, catalogue
from rackhouse.server.app import make_routes
from rackhouse.server.routes.pages import FOLDER, read_pages
from rackhouse.server.settings import Settings

for name in (
    *("anyio._backends._asyncio", "babel.dates", "babel.lists", "babel.numbers"),
    *("litestar.exceptions.responses", "psycopg", "rackhouse.cli.serve", "rackhouse.store.kept"),
    *("rackhouse.store.postgresql", "rackhouse.store.sqlite", "tests.wire.rigged"),
    *("uvicorn.lifespan.on", "uvicorn.loops.uvloop"),
    "uvicorn.protocols.websockets.websockets_sansio_impl",
):
    import_module(name)
for path in (WORDS / "en").glob("*.ftl"):
    catalogue("en", path.stem)
make_routes(Settings().body_limit)
read_pages(FOLDER, "")
gc.collect()
gc.freeze()  # or each hall would look through all of it once more as it opens
