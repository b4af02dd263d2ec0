-- Plain SQL that SQLite and PostgreSQL both read; BYTEA is called BLOB in the one.
-- Times are milliseconds since 1970. Once released, a migration is never edited.

CREATE TABLE hall (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    epoch TEXT NOT NULL,      -- which life of the database this is: a restore or an upgrade begins another
    probes BIGINT NOT NULL    -- counted up to find out whether a write succeeds
);

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    owner TEXT,               -- no reference: the person may be erased
    info TEXT NOT NULL,       -- what never changes, as JSON
    secret TEXT NOT NULL,
    number BIGINT NOT NULL,   -- of the last fact; whoever appends must know it
    changed BIGINT NOT NULL,
    phase TEXT NOT NULL,
    scores TEXT NOT NULL,
    mover INTEGER NOT NULL,
    due BIGINT,
    is_timed BOOLEAN NOT NULL,
    awaits_engine BOOLEAN NOT NULL
);

CREATE INDEX games_by_owner ON games (owner);

CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;

CREATE INDEX games_timed ON games (id) WHERE is_timed;

CREATE INDEX games_awaiting_engine ON games (changed) WHERE awaits_engine;

CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,
    line BYTEA NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE TABLE receipts (
    game TEXT NOT NULL REFERENCES games (id),
    sender TEXT NOT NULL,
    command TEXT NOT NULL,
    first_number BIGINT NOT NULL,
    last_number BIGINT NOT NULL,
    PRIMARY KEY (game, sender, command)
);

CREATE TABLE drafts (
    game TEXT NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, seat)
);

CREATE TABLE invitations (
    token BYTEA PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    place TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX invitations_by_game ON invitations (game, place);

CREATE TABLE holders (
    game TEXT NOT NULL REFERENCES games (id),
    place TEXT NOT NULL,
    person TEXT NOT NULL,     -- no reference: the person may be erased
    since BIGINT NOT NULL,
    PRIMARY KEY (game, place, person)
);

CREATE INDEX holders_by_person ON holders (person);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE accounts (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    login TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL
);

CREATE TABLE sessions (
    token BYTEA PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX sessions_by_person ON sessions (person);

CREATE INDEX sessions_by_expiry ON sessions (expires);

CREATE TABLE links (
    token BYTEA PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);

CREATE INDEX links_by_person ON links (person);

CREATE INDEX links_by_expiry ON links (expires);

CREATE TABLE beats (
    process TEXT PRIMARY KEY,
    moment BIGINT NOT NULL
);
