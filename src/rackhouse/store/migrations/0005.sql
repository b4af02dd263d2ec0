-- A link stands for as long as whoever made it may make it, and falls with what they came by.
-- Nobody knows who made the links of before; they stand until they are taken back.

ALTER TABLE event_links ADD COLUMN maker TEXT NOT NULL DEFAULT '';

ALTER TABLE event_links ADD COLUMN fell_with TEXT NOT NULL DEFAULT '';
