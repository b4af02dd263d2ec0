"""Builds the word files of the package, unless they are up to date.

``python tools/build_words.py [--sources FOLDER]`` writes ``enable.rhl``, the default word list,
``enable.rhc``, how common its words are, and ``english.rhd``, the labelled dictionary, into
``src/rackhouse/lexicon/data``.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.lexicon.entry import DictionaryEntry
    from tools.word_sources import Sources

DATA: Final = ROOT / "src" / "rackhouse" / "lexicon" / "data"
OUTPUTS: Final = (DATA / "enable.rhl", DATA / "enable.rhc", DATA / "english.rhd")
_MODULES: Final = (
    *("commonness", "comparison", "dictionary", "entry", "lexicon", "lines", "policy", "sealed"),
    "verdict",
)
STAMP: Final = DATA / "words.stamp"
INPUTS: Final = (
    *(ROOT / "tools" / name for name in ("build_words.py", "english.py", "sources.lock")),
    *(ROOT / "tools" / name for name in ("word_sources.py", "wordnet.py")),
    DATA / "closed_class.toml",
    *(DATA.parent / f"{name}.py" for name in _MODULES),
)


def is_up_to_date() -> bool:
    """Whether the outputs are those that these inputs gave."""
    return all(path.is_file() for path in (*OUTPUTS, STAMP)) and STAMP.read_text() == _stamp()


def _stamp() -> str:
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(ROOT).as_posix()}\n"
        for path in (*INPUTS, *OUTPUTS)
    )


def build(folder: Path, say: Callable[[str], object]) -> None:
    """Fetch the sources into a folder, where they are not there, and write the outputs."""
    # Imported only here: being up to date is found out without what building needs.
    import msgspec  # noqa: PLC0415

    from rackhouse.files import write_atomically  # noqa: PLC0415
    from rackhouse.lexicon.commonness import Commonness  # noqa: PLC0415
    from rackhouse.lexicon.comparison import compare  # noqa: PLC0415
    from rackhouse.lexicon.dictionary import Dictionary  # noqa: PLC0415
    from rackhouse.lexicon.lexicon import Lexicon  # noqa: PLC0415
    from rackhouse.lexicon.lines import join_lines  # noqa: PLC0415
    from rackhouse.lexicon.sealed import WordFileHeader  # noqa: PLC0415
    from tools.word_sources import Sources  # noqa: PLC0415

    say("Words: fetching the sources …")
    sources = Sources(folder)
    sources.fetch()
    say("Words: the ENABLE list …")
    words = sources.enable()
    lexicon = Lexicon(
        "enable",
        "the ENABLE word list",
        "english",
        join_lines(word.upper().encode() for word in words),
        source="ENABLE, the Enhanced North American Benchmark Lexicon",
        licence="public domain",
    )
    say("Words: how common they are …")
    commonness = Commonness.of(lexicon, sources.commonness())
    say("Words: the English dictionary …")
    header = WordFileHeader(
        title="the Rackhouse English dictionary",
        tile_set="english",
        edition="WordNet 3.0",
        source="WordNet 3.0; AGID inflections, its own headwords only where ENABLE has them; "
        "and a list of grammar words of our own",
        licence="WordNet 3.0 licence, AGID notice and MIT; see NOTICES.md beside the file",
    )
    make = _english(sources)
    plain = Dictionary.of(make(frozenset(words)), "english", header)
    say("Words: how far the two agree …")
    alone = compare(Dictionary.of(make(frozenset()), "alone", header), lexicon).accepted
    comparison = msgspec.structs.replace(compare(plain, lexicon), alone=alone)
    compared = msgspec.structs.replace(header, comparison=comparison)
    dictionary = Dictionary("english", compared, plain.text)
    made = (lexicon.sealed(), commonness.sealed(), dictionary.sealed())
    for path, data in zip(OUTPUTS, made, strict=True):
        write_atomically(path, data)
    write_atomically(STAMP, _stamp())
    say(f"Words: {len(lexicon):,} in the list, {len(dictionary):,} in the dictionary.")


def _english(sources: Sources) -> Callable[[frozenset[str]], list[DictionaryEntry]]:
    """The dictionary's entries, given the words that AGID may add as headwords."""
    from tools import english, wordnet  # noqa: PLC0415

    files = sources.wordnet()
    exceptions = [
        (form, base, wordnet.PARTS[suffix])
        for suffix in wordnet.PARTS
        for form, base, *_ in map(str.split, files[f"{suffix}.exc"].decode().splitlines())
    ]
    closed = english.ClosedClass.parse((DATA / "closed_class.toml").read_text("utf-8"))
    senses = list(wordnet.senses(files.__getitem__))
    inflections = sources.inflections()
    return lambda free: english.entries(senses, exceptions, inflections, closed, free)


def main() -> int:
    """Build what is not up to date."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument(
        "--sources",
        type=Path,
        default=ROOT / "build" / "sources",
        help="the folder in which the sources are, or are put (default: build/sources)",
    )
    arguments = parser.parse_args()
    if is_up_to_date():
        return 0
    from tools.word_sources import SourceError  # noqa: PLC0415

    try:
        build(arguments.sources, lambda line: print(line, file=sys.stderr, flush=True))
    except SourceError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
