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
    event TEXT PRIMARY KEY REFERENCES events (id) ON DELETE CASCADE,
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE
);

-- Photographs that the organiser shows on an event's public page, encoded anew by the hall.

CREATE TABLE event_photos (
    id TEXT PRIMARY KEY,
    event TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    added BIGINT NOT NULL,
    caption TEXT NOT NULL,
    picture BYTEA NOT NULL    -- JPEG
);

CREATE INDEX event_photos_by_event ON event_photos (event, added);
