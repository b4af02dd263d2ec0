// The border to Python for words: a text of letters or the memory of a file in, texts of letters out.

#include <nanobind/nanobind.h>
#include <nanobind/stl/shared_ptr.h>

#include <bit>
#include <cstring>
#include <memory>

#include "binding.hpp"
#include "study.hpp"
#include "word_builder.hpp"
#include "words.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace rackhouse {
namespace {

Source source_from(const nb::bytes& digest) {
  Source source;
  if (digest.size() != source.size()) throw std::invalid_argument("What words were made of is told in 32 bytes.");
  std::memcpy(source.data(), digest.data(), source.size());
  return source;
}

// Words as one text of letters, each word ended by a zero. `progress`, if not None, gets hundredths.
std::shared_ptr<Words> words_from(const nb::bytes& text, int letters, int longest, const nb::bytes& source,
                                  const nb::object& progress) {
  const auto data = bytes_of(text);
  const Source made_of = source_from(source);
  WordBuilder::Progress tell;
  if (!progress.is_none())
    tell = [&progress](int hundredths) {
      const nb::gil_scoped_acquire locked;
      progress(hundredths);
    };
  const nb::gil_scoped_release unlocked;
  std::vector<std::vector<Letter>> words;
  std::vector<Letter> word;
  for (Letter letter : data) {
    if (letter != 0) {
      word.push_back(letter);
    } else {
      words.push_back(word);
      word.clear();
    }
  }
  return std::make_shared<Words>(WordBuilder(letters, longest, std::move(tell)).build(words, made_of));
}

// Whether Python could change the memory of an object; a read-only view may show writable memory.
bool can_change(PyObject* object) {
  while (PyMemoryView_Check(object) && PyMemoryView_GET_BASE(object) != nullptr)
    object = PyMemoryView_GET_BASE(object);
  Py_buffer view;
  if (PyObject_GetBuffer(object, &view, PyBUF_WRITABLE) != 0) {
    PyErr_Clear();
    return false;
  }
  PyBuffer_Release(&view);
  return true;
}

// The memory of a Python object, held as long as somebody reads it.
class Memory {
 public:
  explicit Memory(const nb::object& object) {
    if (PyObject_GetBuffer(object.ptr(), &view_, PyBUF_SIMPLE) != 0) throw nb::python_error();
    // The memory is checked only once, so it must not change.
    if (can_change(object.ptr())) {
      PyBuffer_Release(&view_);
      throw std::invalid_argument("Words are opened in memory that can only be read.");
    }
  }
  ~Memory() {
    const nb::gil_scoped_acquire locked;
    PyBuffer_Release(&view_);
  }
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  std::span<const std::byte> bytes() const {
    return {static_cast<const std::byte*>(view_.buf), static_cast<std::size_t>(view_.len)};
  }

 private:
  Py_buffer view_;
};

std::shared_ptr<Words> words_in(const nb::object& file, const nb::bytes& source) {
  const auto memory = std::make_shared<const Memory>(file);
  const Source made_of = source_from(source);
  const nb::gil_scoped_release unlocked;
  return std::make_shared<Words>(Image::open(memory->bytes(), memory, made_of));
}

nb::bytes image_of(const Words& words) {
  const auto bytes = words.image().bytes();
  return nb::bytes(reinterpret_cast<const char*>(bytes.data()), bytes.size());
}

nb::dict sizes_of(const Words& words) {
  nb::dict sizes;
  for (int section = 0; section < kSections; ++section)
    sizes[kSectionNames[section]] = words.image().size(static_cast<Section>(section));
  return sizes;
}

nb::bytes text_of(const std::vector<Letter>& text) {
  return nb::bytes(reinterpret_cast<const char*>(text.data()), text.size());
}

nb::bytes made_of(const Words& words, const nb::bytes& tiles, int least, int most) {
  LetterCounts counts{};
  for (Tile tile : bytes_of(tiles)) {
    if (tile > words.letters()) throw std::invalid_argument("There is no such tile in the set.");
    if (++counts[tile] == 0) throw std::invalid_argument("That is too many tiles.");
  }
  return text_of(words_made_of(words, counts, least, most));
}

nb::bytes like(const Words& words, const nb::bytes& pattern) {
  return text_of(words_like(words, bytes_of(pattern)));
}

// The letters, ascending, that make a word between two runs of letters.
nb::bytes between(const Words& words, const nb::bytes& before, const nb::bytes& after) {
  for (const auto& run : {bytes_of(before), bytes_of(after)})
    for (Letter letter : run)
      if (letter < 1 || letter > words.letters()) throw std::invalid_argument("There is no such letter.");
  std::vector<Letter> fitting;
  if (before.size() + after.size() > 0)
    for (LetterSet open = words.between(bytes_of(before), bytes_of(after)); open != 0; open &= open - 1)
      fitting.push_back(static_cast<Letter>(std::countr_zero(open)));
  return text_of(fitting);
}

}  // namespace

void bind_words(nb::module_& module) {
  nb::class_<Words>(module, "Words", "The words of a lexicon, found by their letters.")
      .def("__len__", &Words::count)
      .def("contains", [](const Words& words, const nb::bytes& word) { return words.contains(bytes_of(word)); },
           "letters"_a)
      .def("made_of", &made_of, "tiles"_a, "least"_a, "most"_a,
           "The words of so many letters that tiles make, 0 being a blank; each ended by a zero.")
      .def("like", &like, "pattern"_a,
           "The words that fit a pattern, in which 0 is any letter and 255 any number of them.")
      .def("between", &between, "before"_a, "after"_a, "The letters that make a word between others.")
      .def("image", &image_of, "The bytes of a file that `open_words` takes.")
      .def("sizes", &sizes_of, nb::sig("def sizes(self) -> dict[str, int]"), "The bytes of each section.");
  module.attr("WORDS_VERSION") = Image::kVersion;
  module.def("build_words", &words_from, "text"_a, "letters"_a, "longest"_a, "source"_a, "progress"_a.none(),
             nb::sig("def build_words(text: bytes, letters: int, longest: int, source: bytes, "
                     "progress: collections.abc.Callable[[int], object] | None) -> Words"),
             "Words of up to so many letters out of a text of letter numbers, each word ended by a zero.");
  module.def("open_words", &words_in, "file"_a, "source"_a,
             "Words out of the memory of a file, used where it lies; ValueError if it is not sound.");
}

}  // namespace rackhouse
