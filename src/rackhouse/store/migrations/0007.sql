-- Photographs that the organiser shows on an event's public page, encoded anew by the hall.

CREATE TABLE event_photos (
    id TEXT PRIMARY KEY,
    event TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    added BIGINT NOT NULL,
    caption TEXT NOT NULL,
    picture BYTEA NOT NULL    -- JPEG
);

CREATE INDEX event_photos_by_event ON event_photos (event, added);
