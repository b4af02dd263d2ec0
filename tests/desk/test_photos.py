"""Photographs on an event's page: encoded anew, captioned, removed, and for the office to add."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from rackhouse.desk.photos import encoded_anew
from rackhouse.errors import IllegalError
from tests.desk.office import Official
from tests.kit.hall_process import HallProcess
from tests.kit.visitor import checked

CAMERA, GPS, ORIENTATION = 0x0110, 0x8825, 0x0112


def photograph(size: tuple[int, int] = (400, 200), kind: str = "JPEG") -> bytes:
    """A picture as a phone takes it, with its camera and its place, lying on its side."""
    exif = Image.Exif()
    exif[CAMERA] = "Spy Cam 9"
    exif[ORIENTATION] = 6
    exif.get_ifd(GPS)[2] = (39.0, 2.0, 30.0)
    file = io.BytesIO()
    Image.new("RGB", size, "red").save(file, kind, exif=exif, comment=b"made at home")
    return file.getvalue()


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_a_picture_loses_its_place_and_camera_and_stands_upright(kind: str) -> None:
    before = photograph(kind=kind)
    assert b"Spy Cam 9" in before
    data = encoded_anew(before)
    assert b"Spy Cam 9" not in data
    assert b"made at home" not in data
    with Image.open(io.BytesIO(data)) as picture:
        assert (picture.format, picture.size) == ("JPEG", (200, 400))
        assert dict(picture.getexif()) == {}
        assert not {"exif", "comment", "xmp", "icc_profile"} & picture.info.keys()


def test_a_large_picture_becomes_as_large_as_a_screen() -> None:
    with Image.open(io.BytesIO(encoded_anew(photograph((4000, 3000))))) as picture:
        assert picture.size == (1200, 1600)


def test_what_is_no_picture_or_claims_to_be_enormous_is_refused() -> None:
    huge = io.BytesIO()
    Image.new("1", (20_000, 20_000)).save(huge, "PNG")
    gif = io.BytesIO()
    Image.new("RGB", (9, 9)).save(gif, "GIF")
    for data in (b"", b"<svg/>", photograph()[:200], gif.getvalue(), huge.getvalue()):
        with pytest.raises(IllegalError):
            encoded_anew(data)


def test_the_office_adds_captions_and_removes_what_everybody_sees(small_hall: HallProcess) -> None:
    organiser = Official(small_hall, "Olive")
    organiser.create("fundraiser")
    path = f"/api/events/{organiser.event}/photos"
    stranger = Official(small_hall, "Eve", organiser.event)
    checked(stranger.http.post(path, content=photograph()), 403)
    checked(organiser.http.post(path, content=b"no picture"), 422)
    [added] = [checked(organiser.http.post(path, content=photograph()), 201)]
    organiser.put(f"{path}/{added['id']}", caption="The winners")
    assert stranger.see("photos") == [{"id": added["id"], "caption": "The winners"}]
    picture = stranger.http.get(f"{path}/{added['id']}")
    assert picture.headers["content-type"] == "image/jpeg"
    assert b"Spy Cam 9" not in picture.content
    stranger.put(f"{path}/{added['id']}", status=403, caption="Eve")
    stranger.drop(f"{path}/{added['id']}", status=403)
    organiser.drop(f"{path}/{added['id']}")
    assert stranger.see("photos") == []
    assert stranger.http.get(f"{path}/{added['id']}").status_code == 404
    organiser.put(f"{path}/{added['id']}", status=404, caption="Gone")
