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
