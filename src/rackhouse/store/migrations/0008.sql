-- Who follows a game at which process, so that people at another one see who is there. A process
-- that is gone has no beat.

CREATE TABLE present (
    game TEXT NOT NULL,
    place TEXT NOT NULL,
    person TEXT NOT NULL,     -- empty for spectators, who are not told apart
    process TEXT NOT NULL,
    moment BIGINT NOT NULL,
    PRIMARY KEY (game, process, place, person)
);

-- What people say to each other at a game. It is deleted after some days, and with whoever said it.

ALTER TABLE games ADD COLUMN chat_lines BIGINT NOT NULL DEFAULT 0;

CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,
    id TEXT NOT NULL,         -- its sender's: sent again, it is the same line
    room TEXT NOT NULL,       -- table, spectators, or the seat of a team
    place TEXT NOT NULL,      -- where its sender sits
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    moment BIGINT NOT NULL,
    phrase TEXT NOT NULL,     -- the name of a quick phrase, or empty
    words TEXT NOT NULL,
    PRIMARY KEY (game, number),
    UNIQUE (game, person, id)
);

CREATE INDEX chat_by_moment ON chat (moment);

-- Whose lines somebody does not want to read, at any game.

CREATE TABLE mutes (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    muted TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, muted)
);

-- What somebody has reported to the keepers of the hall: a line of a chat, or a whole game.

CREATE TABLE reports (
    game TEXT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,   -- of the line; 0 is the game itself
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    moment BIGINT NOT NULL,
    words TEXT NOT NULL,      -- why, where a game was reported
    PRIMARY KEY (game, number, person)
);

-- Who looks after the hall, and the secret of the link that makes somebody one of them.

ALTER TABLE hall ADD COLUMN keeper_token BYTEA;

CREATE TABLE keepers (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE
);

-- Word lists that people have brought, packed. A list stays when its owner is gone, because games
-- that were played with it are looked at again.

CREATE TABLE word_lists (
    name TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    edition TEXT NOT NULL,
    tile_set TEXT NOT NULL,
    base TEXT NOT NULL,
    words BIGINT NOT NULL,
    checksum TEXT NOT NULL,
    owner TEXT REFERENCES people (id) ON DELETE SET NULL,
    is_shared BOOLEAN NOT NULL,
    added BIGINT NOT NULL,
    file BYTEA NOT NULL
);

CREATE INDEX word_lists_by_owner ON word_lists (owner);

-- The keys of streams: a page that nobody is signed in at shows a game as the maker of its key may
-- see it, and no more.

CREATE TABLE stream_keys (
    token BYTEA PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    moment BIGINT NOT NULL
);

CREATE INDEX stream_keys_by_person ON stream_keys (person, game);

-- Until when somebody's time stands still in their games by correspondence.

CREATE TABLE vacations (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    until BIGINT NOT NULL
);

-- When the last process stopped in order, which leaves no beat behind.

ALTER TABLE hall ADD COLUMN closed BIGINT NOT NULL DEFAULT 0;

-- Who wants mail when it is their move, and the letters to them. An address counts once the link
-- that was sent there has been opened.

CREATE TABLE mail_wishes (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    proof BYTEA NOT NULL,     -- the hash of the secret in the link that proves it
    stop TEXT NOT NULL,       -- the secret in the link that ends it, which is in every letter
    language TEXT NOT NULL,
    asked BIGINT NOT NULL,
    is_proven BOOLEAN NOT NULL
);

CREATE TABLE notices (
    id TEXT PRIMARY KEY,      -- made of what it tells, so that nobody is told twice
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,       -- proof, turn or reminder
    address TEXT NOT NULL,
    game TEXT NOT NULL,       -- empty in a proof
    subject TEXT NOT NULL,
    text TEXT NOT NULL,       -- empty once it was sent
    created BIGINT NOT NULL,
    claimed BIGINT,           -- when a process took it in hand, so that it is sent once
    sent BIGINT,
    error TEXT NOT NULL
);

CREATE INDEX notices_waiting ON notices (created) WHERE sent IS NULL;

-- Rated games outside events. A rating is never stored: it follows from these results, and they
-- follow from the records.

ALTER TABLE games ADD COLUMN rated_as TEXT NOT NULL DEFAULT '';  -- empty if it is not rated

CREATE INDEX games_rated ON games (rated_as) WHERE rated_as <> '';

CREATE TABLE rated_results (
    game TEXT PRIMARY KEY REFERENCES games (id),
    number BIGINT NOT NULL,   -- the last fact of the record that it was worked out from
    rated_as TEXT NOT NULL,
    moment BIGINT NOT NULL,   -- when the game ended
    sides TEXT NOT NULL       -- people, scores and places; empty if it counts for nobody
);

-- With whom somebody wants nothing to do.

CREATE TABLE blocks (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, blocked)
);

-- Which browsers people have signed in with, by the hash of a cookie: whoever signs in twice with
-- one browser cannot play a rated game against themselves.

CREATE TABLE browsers (
    mark BYTEA NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (mark, person)
);

CREATE INDEX browsers_by_person ON browsers (person);
