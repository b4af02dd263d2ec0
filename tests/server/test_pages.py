"""The pages as a browser gets them: at every address, under any path, small, and kept."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from rackhouse.server.routes.pages import FOLDER, NOT_BUILT, Pages
from tests.kit.hall_process import PATIENCE, HallProcess, running_hall

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture(scope="module")
def under_path(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    with running_hall(tmp_path_factory.mktemp("hall"), "--root-path", "/hall") as running:
        yield running


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """Ask pages out of a folder, before routes that know nothing."""

    async def asked() -> httpx.Response:
        app: Any = Pages(Litestar(), "", folder)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://hall.test") as client:
            return await client.request(method, path, headers=headers)

    return asyncio.run(asked())


def made(folder: Path) -> Path:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text('<head><base href="/"></head>' + " " * 200)
    (folder / "assets" / "page-abc.js").write_text("let a = 1;\n" * 50)
    (folder / "assets" / "font-abc.woff2").write_bytes(b"wOF2" + bytes(500))
    (folder / "pages.stamp").write_text("not for browsers")
    return folder


@pytest.mark.parametrize("path", ["/", "/join", "/games/abc", "/design/table", "/nowhere/at/all"])
def test_every_address_of_a_page_opens_the_same_document(
    small_hall: HallProcess, path: str
) -> None:
    answer = httpx.get(f"{small_hall.url}{path}", headers=BROWSER)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert '<base href="/">' in answer.text


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/metrics/nothing"])
def test_what_is_the_interfaces_own_is_never_a_page(small_hall: HallProcess, path: str) -> None:
    answer = httpx.get(f"{small_hall.url}{path}", headers=BROWSER)
    assert answer.status_code == 404
    assert "<base" not in answer.text


def test_only_who_wants_a_page_is_given_one_at_an_unknown_address(small_hall: HallProcess) -> None:
    # A script that is gone must not turn into a document.
    assert httpx.get(f"{small_hall.url}/assets/gone.js").status_code == 404
    assert httpx.post(f"{small_hall.url}/games/abc", headers=BROWSER).status_code == 404


def test_pages_are_not_in_the_description_of_the_interface(small_hall: HallProcess) -> None:
    description = httpx.get(f"{small_hall.url}/api/openapi.json", timeout=PATIENCE).json()
    assert all(path.startswith("/api/") for path in description["paths"])


def test_under_a_path_of_its_own_everything_a_page_names_is_found(under_path: HallProcess) -> None:
    assert under_path.url.endswith("/hall")
    for address in (under_path.url, f"{under_path.url}/", f"{under_path.url}/games/abc"):
        document = httpx.get(address, headers=BROWSER).text
        assert '<base href="/hall/">' in document
        named = re.findall(r'(?:src|href)="\./([^"]+)"', document)
        assert any(name.endswith(".js") for name in named)
        assert any(name.endswith(".css") for name in named)
        for name in named:
            assert httpx.get(f"{under_path.url}/{name}").status_code == 200


def test_the_document_has_nothing_that_the_policy_forbids(small_hall: HallProcess) -> None:
    answer = httpx.get(small_hall.url, headers=BROWSER)
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "<style" not in answer.text
    assert " style=" not in answer.text
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", answer.text))
    assert "https:" not in answer.text
    assert "http:" not in answer.text


def test_what_is_named_after_its_content_is_kept_for_ever(tmp_path: Path) -> None:
    answer = ask(made(tmp_path), "/assets/page-abc.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert ask(tmp_path, "/assets/font-abc.woff2").headers["content-type"] == "font/woff2"
    assert ask(tmp_path, "/pages.stamp").status_code == 404


def test_who_has_the_document_already_is_not_sent_it_again(tmp_path: Path) -> None:
    first = ask(made(tmp_path), "/")
    again = ask(tmp_path, "/", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    (tmp_path / "index.html").write_text("another")
    changed = ask(tmp_path, "/", **{"if-none-match": first.headers["etag"]})
    assert changed.text == "another"


def test_text_is_packed_for_who_takes_it_so(tmp_path: Path) -> None:
    plain = (made(tmp_path) / "assets" / "page-abc.js").read_bytes()
    packed = ask(tmp_path, "/assets/page-abc.js", **{"accept-encoding": "br, gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(plain, 9, mtime=0))
    assert packed.content == plain
    for accepted in ("identity", "gzip;q=0"):
        answer = ask(tmp_path, "/assets/page-abc.js", **{"accept-encoding": accepted})
        assert "content-encoding" not in answer.headers
        assert answer.content == plain
    font = ask(tmp_path, "/assets/font-abc.woff2", **{"accept-encoding": "gzip"})
    assert "content-encoding" not in font.headers


def test_head_says_what_get_would_send(tmp_path: Path) -> None:
    headers = {"accept-encoding": "gzip"}
    get = ask(made(tmp_path), "/", **headers)
    head = ask(tmp_path, "/", "HEAD", **headers)
    assert head.content == b""
    assert head.headers == get.headers


def test_pages_that_are_not_built_are_one_sentence(tmp_path: Path) -> None:
    answer = ask(tmp_path, "/")
    assert answer.status_code == 503
    assert answer.json()["text"] == str(NOT_BUILT)


def test_nothing_outside_the_folder_is_given_out(small_hall: HallProcess) -> None:
    assert (FOLDER.parent / "app.py").is_file()
    for path in ("/../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/%2e%2e/app.py"):
        assert "import" not in httpx.get(f"{small_hall.url}{path}", headers=BROWSER).text
