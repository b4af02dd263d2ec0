"""What a stranger can ask for does not pile up: nothing is kept for invented locales or words."""

from __future__ import annotations

from itertools import product
from string import ascii_uppercase

from rackhouse.messages import Message, Voice, message
from rackhouse.messages.catalogue import _plural_rule, _read
from rackhouse.service.hub import Outgoing
from rackhouse.service.messages import Gone

LOCALES = [f"en-{one}{other}" for one, other in product(ascii_uppercase, repeat=2)]


def test_invented_regions_share_the_words_of_their_language() -> None:
    told = Outgoing("gone", 0, Gone(message("service-look-again")))
    said = {id(told.data(Voice(locale))) for locale in LOCALES}
    assert len(said) < len(LOCALES) / 4
    assert told.data(Voice("en-QQ")) is told.data(Voice("en-XQ"))


def test_old_sentences_and_large_numbers_leave_nothing_behind() -> None:
    voice = Voice("de")
    voice.say(message("name-minutes", count=1))
    before = _read.cache_info().currsize, _plural_rule.cache_info().currsize
    for number in range(500):
        assert voice.say(Message(f"sentence{number}-of then")) == f"sentence{number}-of then"
        voice.say(message("name-minutes", count=number))
    assert (_read.cache_info().currsize, _plural_rule.cache_info().currsize) == before
