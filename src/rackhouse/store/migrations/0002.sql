-- Events of a hall. Lines are facts; all that says who somebody is stands in tables of its own.

CREATE TABLE events (
    id TEXT PRIMARY KEY,
    owner TEXT,               -- no reference: the person may be erased
    info TEXT NOT NULL,       -- what no line says, as JSON
    secret TEXT NOT NULL,     -- what its lots are drawn from
    number BIGINT NOT NULL,   -- of the last line; whoever appends must know it
    changed BIGINT NOT NULL,
    due BIGINT,
    card TEXT NOT NULL        -- the event as a list shows it, as JSON
);

CREATE INDEX events_due ON events (due) WHERE due IS NOT NULL;

CREATE INDEX events_by_change ON events (changed);

CREATE TABLE event_lines (
    event TEXT NOT NULL REFERENCES events (id),
    number BIGINT NOT NULL,
    line BYTEA NOT NULL,
    PRIMARY KEY (event, number)
);

CREATE TABLE event_receipts (
    event TEXT NOT NULL REFERENCES events (id),
    sender TEXT NOT NULL,
    command TEXT NOT NULL,
    first_number BIGINT NOT NULL,
    last_number BIGINT NOT NULL,
    PRIMARY KEY (event, sender, command)
);

CREATE TABLE event_people (
    event TEXT NOT NULL REFERENCES events (id),
    entry BIGINT NOT NULL,
    member TEXT NOT NULL,     -- empty for the entry itself
    name TEXT NOT NULL,
    details TEXT NOT NULL,    -- birth date, contact and answers, as JSON
    PRIMARY KEY (event, entry, member)
);

CREATE TABLE event_links (
    id TEXT PRIMARY KEY,
    token BYTEA NOT NULL UNIQUE,
    event TEXT NOT NULL REFERENCES events (id),
    role TEXT NOT NULL,
    entry BIGINT NOT NULL,    -- 0 but for players
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    is_revoked BOOLEAN NOT NULL
);

CREATE INDEX event_links_by_event ON event_links (event);

CREATE TABLE event_roles (
    event TEXT NOT NULL REFERENCES events (id),
    person TEXT NOT NULL,     -- no reference: the person may be erased
    role TEXT NOT NULL,
    entry BIGINT NOT NULL,
    link TEXT NOT NULL,       -- the id of the link that it came by; empty where it came by none
    PRIMARY KEY (event, person, role, entry, link)
);

CREATE INDEX event_roles_by_person ON event_roles (person);

CREATE TABLE event_games (
    event TEXT NOT NULL REFERENCES events (id),
    pairing BIGINT NOT NULL,
    game TEXT PRIMARY KEY REFERENCES games (id),
    sides TEXT NOT NULL,      -- the entries at its seats, as JSON
    opened BIGINT NOT NULL,
    seen BIGINT NOT NULL      -- the last fact of the game that the event has taken notice of
);

CREATE INDEX event_games_by_event ON event_games (event, pairing);

CREATE TABLE event_mail (
    id TEXT PRIMARY KEY,
    event TEXT NOT NULL REFERENCES events (id),
    entry BIGINT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    created BIGINT NOT NULL,
    claimed BIGINT,           -- when a process took it in hand, so that it is sent once
    sent BIGINT,
    error TEXT NOT NULL
);

CREATE INDEX event_mail_by_event ON event_mail (event);

CREATE INDEX event_mail_waiting ON event_mail (created) WHERE sent IS NULL;
