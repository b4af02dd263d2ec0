-- What a notice goes by: mail, or the push service of a device, whose ID is its address then. What
-- was not sent is tried again when it is due.

ALTER TABLE notices ADD COLUMN way TEXT NOT NULL DEFAULT 'mail';

ALTER TABLE notices ADD COLUMN due BIGINT NOT NULL DEFAULT 0;

-- The private key by which push services know this hall. Devices are subscribed to it, so it is made
-- once and kept with them.

CREATE TABLE push_keys (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    private_key BYTEA NOT NULL
);

-- The browsers that show their owner when it is their move. They go with the session, so whoever
-- signs out somewhere is told nothing there.

CREATE TABLE push_devices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    session BYTEA NOT NULL REFERENCES sessions (token) ON DELETE CASCADE,
    endpoint TEXT NOT NULL,
    public_key BYTEA NOT NULL,
    secret BYTEA NOT NULL,
    language TEXT NOT NULL,
    added BIGINT NOT NULL,
    UNIQUE (endpoint),
    UNIQUE (session)
);

CREATE INDEX push_devices_by_person ON push_devices (person);
