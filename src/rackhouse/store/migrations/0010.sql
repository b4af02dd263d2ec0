-- What every game that is over tells of its players, and not only what the rated ones count. All of
-- it follows from the records, from which it is worked out again.

ALTER TABLE rated_results RENAME TO results;

ALTER TABLE results ADD COLUMN told TEXT NOT NULL DEFAULT 'null';

UPDATE results SET number = 0;

CREATE INDEX results_rated ON results (number) WHERE rated_as <> '';

-- Whether others may see what is told of somebody. Those who had an account before were not asked,
-- and keep it to themselves.

ALTER TABLE accounts ADD COLUMN is_profile_shown BOOLEAN NOT NULL DEFAULT FALSE;

-- Whoever has lost an account wins it back by a code that they kept, of which only the hash is
-- stored, or by a link to a mail address that is theirs. Mail about games is a wish of its own now.

CREATE TABLE recovery_codes (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    code BYTEA NOT NULL UNIQUE,
    made BIGINT NOT NULL
);

ALTER TABLE links ADD COLUMN purpose TEXT NOT NULL DEFAULT 'sign in';

ALTER TABLE mail_wishes ADD COLUMN wants_turns BOOLEAN NOT NULL DEFAULT TRUE;

CREATE INDEX mail_wishes_by_address ON mail_wishes (address);
