# Sourced by ./run and ./test, which set `root`: makes .venv hold what they need.
#
# `set_up run` installs the pinned packages, builds the word data and the pages and installs this
# project; `set_up test` installs what the tests need as well, and `set_up quick` what those need
# that do without pages, servers and browsers. Nothing is done while the stamps in
# .venv say that nothing has changed; the pages have one of their own, since they are quickly built.
# A stamp is written last, so a set-up that was interrupted is simply done again, and a lock lets
# two of them wait for each other.
# shellcheck shell=bash disable=SC2154

say() { printf '%s\n' "$*" >&2; }

stop() {
    say "$*"
    exit 1
}

set_up() {
    is_ready_for "$1" && return
    # The lock is on this very file, so it leaves nothing behind.
    (
        cd -- "$root"
        if ! flock --nonblock 9; then
            say "Waiting for another set-up in this folder to finish…"
            flock 9
            is_ready_for "$1" && exit
        fi
        mkdir -p build
        : >build/setup.log
        say "Setting up, once, which takes a few minutes (what happens is in build/setup.log):"
        has_all_for environment "$1" || set_up_environment "$1"
        has_all_for pages "$1" || set_up_pages "$1"
        say "Set up in $SECONDS s."
    ) 9<"$root/tools/setup.sh"
}

set_up_environment() {
    local lock
    lock=$(lock_for "$1")
    # Whatever another stamp says of .venv is about to be untrue.
    rm -f -- .venv/.environment-for-*
    if ! has_environment; then
        require_python
        step "the Python environment" make_environment
    fi
    require_compiler
    if [[ $1 == test ]]; then
        require_servers
        require_fuzzer
        require_browser
    fi
    step "the installer" install_uv
    step "packages" install_packages --require-hashes --requirement "${lock##*/}"
    step "word lists" .venv/bin/python -m tools.build_words
    step "the engine and Rackhouse itself" install_packages --no-deps --no-build-isolation --editable .
    stamp environment "$1"
}

set_up_pages() {
    local what=()
    [[ $1 == test ]] && what=(--with-tests)
    rm -f -- .venv/.pages-for-*
    step "pages" .venv/bin/python -m tools.build_pages "${what[@]}"
    stamp pages "$1"
}

lock_for() {
    if [[ $1 == run ]]; then
        printf '%s' "$root/requirements.lock"
    else
        printf '%s' "$root/requirements-test.lock"
    fi
}

is_ready_for() {
    has_all_for environment "$1" && has_all_for pages "$1"
}

# What is set up for the tests has all that running and the quick tests need; those need no pages.
has_all_for() {
    [[ $1 == pages && $2 == quick ]] || is_set_up "$1" "$2" || is_set_up "$1" test ||
        { [[ $1 == environment && $2 == run ]] && is_set_up environment quick; }
}

stamp() {
    "fingerprint_$1" "$2" >".venv/.$1-for-$2.new"
    mv -- ".venv/.$1-for-$2.new" ".venv/.$1-for-$2"
}

is_set_up() {
    local stamp=$root/.venv/.$1-for-$2
    [[ -f $stamp && -x $root/.venv/bin/rackhouse ]] &&
        [[ $(<"$stamp") == "$("fingerprint_$1" "$2" 2>/dev/null)" ]]
}

# What the environment was made of. It holds absolute paths and one Python's packages, so where
# the folder is and which Python that was are part of it; of the word data, name, size and date.
fingerprint_environment() {
    {
        printf '%s\n' "$root"
        readlink -f -- "$root/.venv/bin/python"
        cat -- "$(lock_for "$1")" "$root/pyproject.toml" "$root/CMakeLists.txt" \
            "$root"/core/*.{hpp,cpp} \
            "$root"/tools/{setup*,*.py,*.lock} "$root"/src/rackhouse/lexicon/*.py
        stat --format '%n %s %Y' -- "$root"/src/rackhouse/lexicon/data/*
    } | sha256sum
}

# What the pages were made of, and whether they are there still.
fingerprint_pages() {
    (
        shopt -s globstar nullglob
        local path files=("$root"/tools/{build_pages,node}.py "$root"/web/*.{json,js,ts,html})
        for path in "$root"/web/{public,src}/**/* "$root"/src/rackhouse/messages/**/*.ftl; do
            [[ -d $path || $path == */src/api/types.ts ]] || files+=("$path")
        done
        sha256sum -- "${files[@]}"
        stat --format '%n %s %Y' -- "$root/src/rackhouse/server/pages/index.html"
    ) | sha256sum
}

# step WHAT COMMAND…: run it with its output in the log; where it fails, show the log's end.
step() {
    local what=$1
    shift
    say "  $what…"
    printf '\n== %s: %s\n' "$what" "$*" >>build/setup.log
    # In a subshell of its own, for `stop` and `set -e` to end the step and not skip this report.
    local status=0
    set +e
    (
        set -e
        "$@"
    ) </dev/null >>build/setup.log 2>&1 9<&-
    status=$?
    set -e
    ((status == 0)) && return
    tail -n 15 build/setup.log >&2
    stop "Setting up stopped at “$what”; see build/setup.log, and run the same command again."
}

# Sets `python`, from Debian's packages where it or its venv module is missing.
require_python() {
    if ! python=$(find_python); then
        install_debian_packages python3 python3-venv
        python=$(find_python) || stop "Rackhouse needs Python 3.11 or newer; install one first."
    fi
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        install_debian_packages "${python##*/}-venv"
}

# The engine's core is C++: a compiler, and the headers of the Python that will load it.
require_compiler() {
    local missing=()
    command -v c++ >/dev/null || missing+=(g++)
    local headers
    headers=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("include"))')
    [[ -f $headers/Python.h ]] || missing+=("${headers##*/}-dev")
    ((${#missing[@]} == 0)) || install_debian_packages "${missing[@]}"
}

# The tests start servers of their own; none has to be running.
require_servers() {
    local missing=() path=$PATH:/usr/sbin
    compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null ||
        missing+=(postgresql)
    PATH=$path command -v redis-server >/dev/null || missing+=(redis-server)
    PATH=$path command -v nginx >/dev/null || missing+=(nginx-light)
    ((${#missing[@]} == 0)) || install_for_part server "${missing[@]}"
}

# The fuzz targets are built by clang, with its libFuzzer.
require_fuzzer() {
    has_fuzzer || install_for_part fuzz clang libclang-rt-dev
}

# The pages are played on in Chromium, which the tests drive without a window.
require_browser() {
    command -v chromium-headless-shell >/dev/null ||
        install_for_part browser chromium-headless-shell
}

# install_for_part NAME PACKAGE…: whoever may not install them can run all other parts. The part
# itself says what it lacks, and fails where CI is set.
install_for_part() {
    local part=$1
    shift
    if may_install; then
        install_debian_packages "$@"
    else
        say "The part “$part” needs the Debian packages $*:" \
            "have them installed (apt-get install $*)."
    fi
}

has_fuzzer() {
    clang++ -fsanitize=fuzzer -x c++ -o /dev/null - 2>/dev/null <<'TARGET'
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *, unsigned long) { return 0; }
TARGET
}

make_environment() {
    "$python" -m venv --clear .venv
}

# Whether there is a whole environment; part of one, or one whose Python is gone, is made anew.
has_environment() {
    is_new_enough .venv/bin/python && .venv/bin/python -m pip --version >/dev/null 2>&1
}

find_python() {
    local name
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if is_new_enough "$name"; then
            command -v "$name"
            return
        fi
    done
    return 1
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

may_install() {
    [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null
}

install_debian_packages() {
    if ! may_install; then
        stop "Rackhouse needs the Debian packages $*: have them installed (apt-get install $*)."
    fi
    step "the Debian packages $*" apt_install "$@"
}

apt_install() {
    apt-get update
    DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$@"
}

install_uv() {
    .venv/bin/python -m pip install --require-hashes --requirement tools/setup-uv.lock
}

# uv is quick; pip knows the settings of machines that reach their packages in a way of their own.
install_packages() {
    .venv/bin/uv pip install --python .venv/bin/python "$@" ||
        .venv/bin/python -m pip install "$@"
}
