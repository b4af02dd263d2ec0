"""Settings come out of a file, the environment and flags, and a wrong one says where it stands."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rackhouse.errors import MalformedError
from rackhouse.server.settings import Settings, read_settings
from rackhouse.server.smtp import permission_of, postman_of


def written(folder: Path, text: str) -> Path:
    file = folder / "rackhouse.toml"
    file.write_text(text)
    return file


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 1\nhost = "10.0.0.1"\npublic-url = "http://example.org"\n')
    settings = read_settings(
        file, {"RACKHOUSE_PORT": "2", "RACKHOUSE_HOST": "10.0.0.2"}, {"port": 3, "host": None}
    )
    assert (settings.port, settings.host, settings.public_url) == (
        3, "10.0.0.2", "http://example.org",
    )  # fmt: skip


def test_a_list_in_the_environment_has_commas() -> None:
    settings = read_settings(None, {"RACKHOUSE_TRUSTED_PROXIES": "10.0.0.1, 10.1.0.0/16"}, {})
    assert settings.trusted_proxies == ("10.0.0.1", "10.1.0.0/16")


def test_variables_of_others_are_left_alone() -> None:
    assert read_settings(None, {"RACKHOUSE_HOME": "/srv", "PORT": "1"}, {}) == Settings()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("prot = 8800\n", "prot"),
        ("port = 70000\n", "port"),
        ('sign-in-rate = "often"\n', "sign-in-rate"),
        ("port = \n", "rackhouse.toml"),
        ('public-url = "games.example.org"\n', "public-url"),
        ('root-path = "hall"\n', "root-path"),
    ],
)
def test_a_wrong_setting_is_named_in_one_sentence(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(MalformedError) as caught:
        read_settings(written(tmp_path, text), {}, {})
    message = str(caught.value)
    assert says in message
    assert message.endswith(".")


def test_a_wrong_variable_is_named() -> None:
    with pytest.raises(MalformedError, match="RACKHOUSE_PORT"):
        read_settings(None, {"RACKHOUSE_PORT": "many"}, {})


def test_every_setting_is_explained_to_operators() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "operators.md").read_text()
    for field in msgspec.structs.fields(Settings):
        assert f"\n| `{field.encode_name}` | " in page


def test_the_path_of_the_public_address_is_the_halls_own() -> None:
    assert Settings(public_url="https://example.org/games/").path == "/games"
    assert Settings(public_url="https://example.org/games", root_path="/").path == ""
    assert Settings().path == ""


def test_a_mail_server_comes_with_the_address_that_letters_come_from() -> None:
    environment = {"RACKHOUSE_SMTP": "smtps://ann:a%40b@mail.example.org:465"}
    with pytest.raises(MalformedError, match="smtp needs mail-from"):
        read_settings(None, environment, {})
    with pytest.raises(MalformedError, match="--smtp: give smtp as smtp://"):
        read_settings(None, {}, {"smtp": "mail.example.org"})
    postman = postman_of(read_settings(None, environment, {"mail_from": "hall@example.org"}))
    assert postman is not None
    assert (postman.host, postman.port, postman.is_tls) == ("mail.example.org", 465, True)
    assert (postman.user, postman.password) == ("ann", "a@b")
    assert postman_of(read_settings(None, {}, {})) is None


def test_a_mail_server_is_for_those_who_know_the_phrase_unless_it_is_said_otherwise() -> None:
    mail = {"smtp": "smtp://mail.example.org", "mail_from": "hall@example.org"}
    assert permission_of(read_settings(None, {}, mail)).for_letters
    assert not permission_of(
        read_settings(None, {"RACKHOUSE_LETTERS": "anybody"}, mail)
    ).for_letters
    assert not permission_of(read_settings(None, {}, {})).for_letters
    with pytest.raises(MalformedError, match="guessed too easily"):
        read_settings(None, {"RACKHOUSE_PHRASE": "geese"}, {})
    with pytest.raises(MalformedError, match="events needs phrase"):
        read_settings(None, {"RACKHOUSE_EVENTS": "phrase"}, {})
