-- Who is the same person at several events, as far as a desk has said so.

CREATE TABLE event_players (
    event TEXT NOT NULL REFERENCES events (id),
    entry BIGINT NOT NULL,
    member TEXT NOT NULL,     -- empty for the entry itself
    player TEXT NOT NULL,     -- what they were called where they played first
    PRIMARY KEY (event, entry, member)
);
