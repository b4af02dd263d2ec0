-- Whoever would take a place at a game that has begun asks those at the table for it. A seat or the
-- director answers, or has only been seen since.

CREATE TABLE asks (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    place TEXT NOT NULL,
    person TEXT NOT NULL,     -- no reference: the person may be erased
    since BIGINT NOT NULL,
    UNIQUE (game, place, person)
);

CREATE TABLE ask_answers (
    ask TEXT NOT NULL REFERENCES asks (id) ON DELETE CASCADE,
    place TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (ask, place)
);

-- Whose word a game waits for, as JSON; unknown for the games of before until something happens.

ALTER TABLE games ADD COLUMN awaits TEXT;

-- Where people reached the hall last, for links that are made beside it.

ALTER TABLE hall ADD COLUMN address TEXT NOT NULL DEFAULT '';
