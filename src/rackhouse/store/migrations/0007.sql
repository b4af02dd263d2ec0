-- A club has events, organisers and seasons. An event is one of at most one club.

CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    terms TEXT NOT NULL,      -- what its organisers write, as JSON
    token BYTEA NOT NULL UNIQUE
);

CREATE TABLE club_organisers (
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (club, person)
);

CREATE TABLE club_events (
    event TEXT PRIMARY KEY REFERENCES events (id),
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE
);
