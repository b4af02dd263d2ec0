-- Who is the same person at several events counts once it is accepted where they played first.
-- What was said before there was a question stays as it was.

ALTER TABLE event_players ADD COLUMN is_accepted BOOLEAN NOT NULL DEFAULT TRUE;
