CREATE TABLE hall (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    epoch TEXT NOT NULL,
    probes BIGINT NOT NULL
);
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    owner TEXT,
    info TEXT NOT NULL,
    secret TEXT NOT NULL,
    number BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    phase TEXT NOT NULL,
    scores TEXT NOT NULL,
    mover INTEGER NOT NULL,
    due BIGINT,
    is_timed BOOLEAN NOT NULL,
    awaits_engine BOOLEAN NOT NULL
);
CREATE INDEX games_by_owner ON games (owner);
CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;
CREATE INDEX games_timed ON games (id) WHERE is_timed;
CREATE INDEX games_awaiting_engine ON games (changed) WHERE awaits_engine;
CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,
    line BYTEA NOT NULL,
    PRIMARY KEY (game, number)
);
CREATE TABLE receipts (
    game TEXT NOT NULL REFERENCES games (id),
    sender TEXT NOT NULL,
    command TEXT NOT NULL,
    first_number BIGINT NOT NULL,
    last_number BIGINT NOT NULL,
    PRIMARY KEY (game, sender, command)
);
CREATE TABLE drafts (
    game TEXT NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE TABLE invitations (
    token BYTEA PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    place TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX invitations_by_game ON invitations (game, place);
CREATE TABLE holders (
    game TEXT NOT NULL REFERENCES games (id),
    place TEXT NOT NULL,
    person TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (game, place, person)
);
CREATE INDEX holders_by_person ON holders (person);
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE accounts (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    login TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL
);
CREATE TABLE sessions (
    token BYTEA PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires);
CREATE TABLE links (
    token BYTEA PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires BIGINT NOT NULL
);
CREATE INDEX links_by_person ON links (person);
CREATE INDEX links_by_expiry ON links (expires);
CREATE TABLE beats (
    process TEXT PRIMARY KEY,
    moment BIGINT NOT NULL
);
CREATE TABLE events (
    id TEXT PRIMARY KEY,
    owner TEXT,
    info TEXT NOT NULL,
    secret TEXT NOT NULL,
    number BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    due BIGINT,
    card TEXT NOT NULL
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
    member TEXT NOT NULL,
    name TEXT NOT NULL,
    details TEXT NOT NULL,
    PRIMARY KEY (event, entry, member)
);
CREATE TABLE event_links (
    id TEXT PRIMARY KEY,
    token BYTEA NOT NULL UNIQUE,
    event TEXT NOT NULL REFERENCES events (id),
    role TEXT NOT NULL,
    entry BIGINT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    is_revoked BOOLEAN NOT NULL
);
CREATE INDEX event_links_by_event ON event_links (event);
CREATE TABLE event_roles (
    event TEXT NOT NULL REFERENCES events (id),
    person TEXT NOT NULL,
    role TEXT NOT NULL,
    entry BIGINT NOT NULL,
    link TEXT NOT NULL,
    PRIMARY KEY (event, person, role, entry, link)
);
CREATE INDEX event_roles_by_person ON event_roles (person);
CREATE TABLE event_games (
    event TEXT NOT NULL REFERENCES events (id),
    pairing BIGINT NOT NULL,
    game TEXT PRIMARY KEY REFERENCES games (id),
    sides TEXT NOT NULL,
    opened BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX event_games_by_event ON event_games (event, pairing);
CREATE TABLE event_mail (
    id TEXT PRIMARY KEY,
    event TEXT NOT NULL REFERENCES events (id),
    entry BIGINT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    created BIGINT NOT NULL,
    claimed BIGINT,
    sent BIGINT,
    error TEXT NOT NULL
);
CREATE INDEX event_mail_by_event ON event_mail (event);
CREATE INDEX event_mail_waiting ON event_mail (created) WHERE sent IS NULL;
CREATE TABLE event_players (
    event TEXT NOT NULL REFERENCES events (id),
    entry BIGINT NOT NULL,
    member TEXT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (event, entry, member)
);
ALTER TABLE event_players ADD COLUMN is_accepted BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE event_links ADD COLUMN maker TEXT NOT NULL DEFAULT '';
ALTER TABLE event_links ADD COLUMN fell_with TEXT NOT NULL DEFAULT '';
CREATE TABLE asks (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    place TEXT NOT NULL,
    person TEXT NOT NULL,
    since BIGINT NOT NULL,
    UNIQUE (game, place, person)
);
CREATE TABLE ask_answers (
    ask TEXT NOT NULL REFERENCES asks (id) ON DELETE CASCADE,
    place TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (ask, place)
);
ALTER TABLE games ADD COLUMN awaits TEXT;
ALTER TABLE hall ADD COLUMN address TEXT NOT NULL DEFAULT '';
CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    terms TEXT NOT NULL,
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
CREATE TABLE event_photos (
    id TEXT PRIMARY KEY,
    event TEXT NOT NULL REFERENCES events (id) ON DELETE CASCADE,
    added BIGINT NOT NULL,
    caption TEXT NOT NULL,
    picture BYTEA NOT NULL
);
CREATE INDEX event_photos_by_event ON event_photos (event, added);
CREATE TABLE present (
    game TEXT NOT NULL,
    place TEXT NOT NULL,
    person TEXT NOT NULL,
    process TEXT NOT NULL,
    moment BIGINT NOT NULL,
    PRIMARY KEY (game, process, place, person)
);
ALTER TABLE games ADD COLUMN chat_lines BIGINT NOT NULL DEFAULT 0;
CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,
    id TEXT NOT NULL,
    room TEXT NOT NULL,
    place TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    moment BIGINT NOT NULL,
    phrase TEXT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (game, number),
    UNIQUE (game, person, id)
);
CREATE INDEX chat_by_moment ON chat (moment);
CREATE TABLE mutes (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    muted TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, muted)
);
CREATE TABLE reports (
    game TEXT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    moment BIGINT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (game, number, person)
);
ALTER TABLE hall ADD COLUMN keeper_token BYTEA;
CREATE TABLE keepers (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE word_lists (
    name TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    edition TEXT NOT NULL,
    tile_set TEXT NOT NULL,
    base TEXT NOT NULL,
    words BIGINT NOT NULL,
    checksum TEXT NOT NULL,
    owner TEXT REFERENCES people (id) ON DELETE SET NULL,
    is_shared BOOLEAN NOT NULL,
    added BIGINT NOT NULL,
    file BYTEA NOT NULL
);
CREATE INDEX word_lists_by_owner ON word_lists (owner);
CREATE TABLE stream_keys (
    token BYTEA PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    moment BIGINT NOT NULL
);
CREATE INDEX stream_keys_by_person ON stream_keys (person, game);
CREATE TABLE vacations (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    until BIGINT NOT NULL
);
ALTER TABLE hall ADD COLUMN closed BIGINT NOT NULL DEFAULT 0;
CREATE TABLE mail_wishes (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    proof BYTEA NOT NULL,
    stop TEXT NOT NULL,
    language TEXT NOT NULL,
    asked BIGINT NOT NULL,
    is_proven BOOLEAN NOT NULL
);
CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    address TEXT NOT NULL,
    game TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    created BIGINT NOT NULL,
    claimed BIGINT,
    sent BIGINT,
    error TEXT NOT NULL
);
CREATE INDEX notices_waiting ON notices (created) WHERE sent IS NULL;
ALTER TABLE games ADD COLUMN rated_as TEXT NOT NULL DEFAULT '';
CREATE INDEX games_rated ON games (rated_as) WHERE rated_as <> '';
CREATE TABLE rated_results (
    game TEXT PRIMARY KEY REFERENCES games (id),
    number BIGINT NOT NULL,
    rated_as TEXT NOT NULL,
    moment BIGINT NOT NULL,
    sides TEXT NOT NULL
);
CREATE TABLE blocks (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, blocked)
);
CREATE TABLE browsers (
    mark BYTEA NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (mark, person)
);
CREATE INDEX browsers_by_person ON browsers (person);
ALTER TABLE notices ADD COLUMN way TEXT NOT NULL DEFAULT 'mail';
ALTER TABLE notices ADD COLUMN due BIGINT NOT NULL DEFAULT 0;
CREATE TABLE push_keys (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    private_key BYTEA NOT NULL
);
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
ALTER TABLE rated_results RENAME TO results;
ALTER TABLE results ADD COLUMN told TEXT NOT NULL DEFAULT 'null';
UPDATE results SET number = 0;
CREATE INDEX results_rated ON results (number) WHERE rated_as <> '';
ALTER TABLE accounts ADD COLUMN is_profile_shown BOOLEAN NOT NULL DEFAULT FALSE;
CREATE TABLE recovery_codes (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    code BYTEA NOT NULL UNIQUE,
    made BIGINT NOT NULL
);
ALTER TABLE links ADD COLUMN purpose TEXT NOT NULL DEFAULT 'sign in';
ALTER TABLE mail_wishes ADD COLUMN wants_turns BOOLEAN NOT NULL DEFAULT TRUE;
CREATE INDEX mail_wishes_by_address ON mail_wishes (address);
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO schema_version VALUES (10);
INSERT INTO hall VALUES (1, '9433a9380a519f2d', 0, '', decode('YSBrZWVwZXI=', 'base64'), 0);
INSERT INTO games VALUES ('whole-game', 'ann', '{"id":"whole-game","created":1000,"owner":"ann","sheet":"base","title":"Final","custody":"dealt","sides":2,"chairs":[],"names":[],"is_open_to_watch":false,"most_at_a_seat":1,"rack_delay":null,"stream_delay":null,"is_rated":false,"rated_as":"","chat":"phrases","list_judges":false,"offices":["judge","score-keeper","director"],"is_imported":false,"rematch_of":null,"event":"","pairing":0,"private_for":[],"is_by_days":false,"decided":""}', 'the secret of the draws', 181, 1000, 'on turn', '[26,0]', 1, NULL, False, False, NULL, 0, '');
INSERT INTO games VALUES ('begun-game', 'ann', '{"id":"begun-game","created":1000,"owner":"ann","sheet":"base","title":"Final","custody":"dealt","sides":2,"chairs":[],"names":[],"is_open_to_watch":false,"most_at_a_seat":1,"rack_delay":null,"stream_delay":null,"is_rated":false,"rated_as":"","chat":"phrases","list_judges":false,"offices":["judge","score-keeper","director"],"is_imported":false,"rematch_of":null,"event":"","pairing":0,"private_for":[],"is_by_days":false,"decided":""}', 'the secret of the draws', 16, 3000, 'on turn', '[26,0]', 1, 9000, True, False, NULL, 1, '');
INSERT INTO entries VALUES ('whole-game', 1, decode('eyJudW1iZXIiOjEsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoiY2xvY2siLCJzZWF0IjpudWxsfSwiZmFjdCI6eyJmYWN0IjoiZ2FtZSBjcmVhdGVkIiwic2hlZXQiOiJkZXBhdWwiLCJydWxlcyI6eyJ0aXRsZSI6IkRlUGF1bDogY2FtcHVzIGxlYWd1ZSIsInN1bW1hcnkiOiJUd28gcGxheWVyczsgdGhleSBtYXkgYWdyZWUgb24gdGhlaXIgb3duIGRpY3Rpb25hcnkgb3IgYm9hcmQ7IGEgZGlzY3JlcGFuY3kgaXMgbWFya2VkLCB0aGUgZ2FtZSBmaW5pc2hlZCwgdGhlIGRpcmVjdG9yIHJ1bGVzLiIsInNpZGVzIjp7Im1pbmltdW0iOjIsIm1heGltdW0iOjIsInVzdWFsIjoyLCJjYWxsZWQiOiJwbGF5ZXIifSwidGlsZXMiOnsiYm9hcmQiOiJjbGFzc2ljIiwib3duX2JvYXJkIjoiaWYtYWxsLWFncmVlIiwic2V0IjoiZW5nbGlzaCIsImtlcHRfaW4iOiJmYWNlIGRvd24sIG9yIGluIGEgcG91Y2ggb3IgYW5vdGhlciBjb250YWluZXIiLCJyYWNrIjo3fSwiY29sb3VycyI6eyJkb3VibGVfbGV0dGVyIjoibGlnaHQgYmx1ZSIsInRyaXBsZV9sZXR0ZXIiOiJkYXJrIGJsdWUiLCJxdWFkcnVwbGVfbGV0dGVyIjoibmF2eSIsImRvdWJsZV93b3JkIjoicGluayIsInRyaXBsZV93b3JkIjoicmVkIiwicXVhZHJ1cGxlX3dvcmQiOiJkYXJrIHJlZCJ9LCJmaXJzdCI6eyJzZWF0IjowLCJ3aW5uZXIiOiJuZWFyZXN0LXN0YXJ0IiwiYmxhbmsiOiJiZWF0cy1hbGwiLCJ0aWVzIjoidGllZC1kcmF3LWFnYWluIiwib3JkZXIiOiJjbG9ja3dpc2UiLCJsb3RzIjoiZ28tYmFjayJ9LCJkZWFsaW5nIjp7Im9yZGVyIjoiZmlyc3QtcGxheWVyLWZpcnN0In0sInBsYWNpbmciOnsib3BlbmluZ190aWxlcyI6MiwiZGlyZWN0aW9uIjoiYWNyb3NzLW9yLWRvd24iLCJsYXRlciI6ImNvbXBsZXRlLXdvcmRzIiwiYmxhbmtzIjoiYW55LWxldHRlciIsImxvY2tlZCI6IndoZW4tY29tbWl0dGVkIiwiZW5kc19ieSI6ImFubm91bmNlbWVudCJ9LCJzY29yaW5nIjp7IndvcmRzIjoiZXZlcnktd29yZCIsImJsYW5rcyI6Inplcm8iLCJzdGFydCI6InByZW1pdW0tY291bnRzIiwibGV0dGVyX3ByZW1pdW1zIjoiYmVmb3JlLXdvcmQtcHJlbWl1bXMiLCJ3b3JkX3ByZW1pdW1zIjoibXVsdGlwbHkiLCJwcmVtaXVtcyI6Im9uY2UiLCJib251c190aWxlcyI6NywiYm9udXNfcG9pbnRzIjo1MCwidGFsbHkiOiJhZnRlci1lYWNoLXR1cm4iLCJjb25maXJtZWRfYnkiOiJwcm9ncmFtIn0sImRyYXdpbmciOnsidGlsZXMiOiJhcy1tYW55LWFzLXBsYXllZCIsIndoZW4iOiJhdC1vbmNlIn0sImV4Y2hhbmdlIjp7IndheSI6ImRyYXctdGhlbi1taXgiLCJsZWFzdF9pbl9iYWciOjAsIm5vbmVfaXMiOiJwYXNzIn0sInBhc3NpbmciOnsiYWxsb3dlZCI6dHJ1ZX0sIndvcmRzIjp7InNvdXJjZSI6ImRpY3Rpb25hcnkiLCJkaWN0aW9uYXJ5IjoiVGhlIG9mZmljaWFsIGRpY3Rpb25hcnkgb2YgQ2FtcHVzIFJlY3JlYXRpb24iLCJlZGl0aW9uIjoiIiwiZXhjbHVzaW9ucyI6WyJhbHdheXMtY2FwaXRhbGlzZWQiLCJhYmJyZXZpYXRpb24iLCJsb25lLWFmZml4IiwiaHlwaGVuLW9yLWFwb3N0cm9waGUiXSwicGFydF9vZl9zcGVlY2giOnRydWUsIm93bl9kaWN0aW9uYXJ5IjoiaWYtYWxsLWFncmVlIiwibG9va191cHMiOiJjaGFsbGVuZ2VzLW9ubHkiLCJyZXBlYXRzIjp0cnVlLCJwaG9uaWVzIjoic3RhbmQtdW5sZXNzLWNoYWxsZW5nZWQifSwiY2hhbGxlbmdlIjp7InNjb3BlIjoibmFtZWQtd29yZHMiLCJydWxlZF9ieSI6Imxpc3QiLCJ3aXRoZHJhd24iOiJ0aWxlcy1iYWNrLXR1cm4tbG9zdCIsImZhaWxlZF90dXJucyI6MSwiZmFpbGVkX3BvaW50cyI6MCwicG9pbnRzX2ZvciI6ImNoYWxsZW5nZSIsImZhaWxlZF9mZWUiOjAsImZhaWxlZF9zZWNvbmRzIjowLCJydWxpbmdfdGltZSI6ImZyZWUiLCJydWxpbmdfc2h1dHNfd2luZG93IjpmYWxzZSwiY2FwIjowfSwid2luZG93Ijp7InNodXRzIjoibmV4dC1zdGFydCIsIm90aGVyc19zZWNvbmRzIjoxMCwiZHJhd19hZnRlcl9zZWNvbmRzIjoxNSwiaG9sZF9zZWNvbmRzIjowLCJvdXRfcGxheV9zZWNvbmRzIjo2MH0sInR1cm4iOnsibGltaXQiOiJub25lIiwic2Vjb25kcyI6MCwiYmFua19zZWNvbmRzIjowLCJtb3JlX3RpbWUiOiJncmFudGVkIiwid2Fybl9zZWNvbmRzIjowLCJtaXNzZWRfZ29faXMiOiJwYXNzIn0sImNsb2NrcyI6eyJ1c2UiOiJvZmYiLCJzZWNvbmRzIjowLCJvdmVydGltZV9wb2ludHMiOjB9LCJyb3VuZCI6eyJsaW1pdCI6Im5vbmUiLCJzZWNvbmRzIjowLCJhdF9iZWxsIjoiaGFyZC1zdG9wIn0sImVuZGluZyI6eyJnb2luZ19vdXQiOnRydWUsImFncmVlbWVudCI6dHJ1ZSwicGFzc19yb3VuZHMiOjMsInNjb3JlbGVzc190dXJucyI6MH0sInVucGxheWVkIjp7ImNvdW50Ijoib3duLW9mZi1hbmQtb3RoZXJzLXRvLW91dCJ9LCJyZXN1bHQiOnsid2lubmVyIjoiaGlnaGVzdC1zY29yZSIsInRpZSI6InNjb3JlLWJlZm9yZS11bnBsYXllZCIsInN0aWxsX3RpZWQiOiJkaXJlY3RvciJ9LCJkaXNwdXRlcyI6eyJtYXJrZXJzIjp0cnVlfSwic2NvcmVfa2VlcGVyIjp7ImNob3NlbiI6Im5vbmUifSwiaGVscHMiOnt9fSwiZGljdGlvbmFyeSI6eyJ0aXRsZSI6IkEgbGlzdCIsImVkaXRpb24iOiIxIiwibmFtZSI6InRlc3QiLCJjaGVja3N1bSI6IjAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAifSwicnVsZXIiOiJsaXN0IiwiY3VzdG9keSI6ImRlYWx0Iiwic2lkZXMiOjIsImNvbW1pdG1lbnQiOiIzYzQwNmY4YThlNjliNTk2NzY3NmQ2NjlkM2MwZGI2OWI3YWE1NTQ0MTk4OWFhYzIyMjc3NTQ2M2E2MmE4Y2M3IiwidmVyc2lvbiI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 2, decode('eyJudW1iZXIiOjIsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoic2VhdCIsInNlYXQiOjB9LCJmYWN0Ijp7ImZhY3QiOiJub25jZSBnaXZlbiIsInNlYXQiOjAsIm5vbmNlIjoibm9uY2UgMCJ9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 3, decode('eyJudW1iZXIiOjMsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoic2VhdCIsInNlYXQiOjF9LCJmYWN0Ijp7ImZhY3QiOiJub25jZSBnaXZlbiIsInNlYXQiOjEsIm5vbmNlIjoibm9uY2UgMSJ9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 4, decode('eyJudW1iZXIiOjQsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoiY2xvY2siLCJzZWF0IjpudWxsfSwiZmFjdCI6eyJmYWN0IjoibG90IGRyYXduIiwic2VhdCI6MCwidGlsZSI6Ij8iLCJkcmF3IjoxLCJhdHRlbXB0IjoxLCJwdXJwb3NlIjoiZmlyc3QgcGxheSJ9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 5, decode('eyJudW1iZXIiOjUsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoiY2xvY2siLCJzZWF0IjpudWxsfSwiZmFjdCI6eyJmYWN0IjoibG90IGRyYXduIiwic2VhdCI6MSwidGlsZSI6Ik4iLCJkcmF3IjoyLCJhdHRlbXB0IjoxLCJwdXJwb3NlIjoiZmlyc3QgcGxheSJ9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 6, decode('eyJudW1iZXIiOjYsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoiY2xvY2siLCJzZWF0IjpudWxsfSwiZmFjdCI6eyJmYWN0IjoiZmlyc3QgZGVjaWRlZCIsInNlYXQiOjB9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 7, decode('eyJudW1iZXIiOjcsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoiY2xvY2siLCJzZWF0IjpudWxsfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjowLCJjb3VudCI6NywidGlsZXMiOiJFRUVGSU5TIiwiZHJhdyI6M319', 'base64'));
INSERT INTO entries VALUES ('whole-game', 8, decode('eyJudW1iZXIiOjgsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoiY2xvY2siLCJzZWF0IjpudWxsfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjoxLCJjb3VudCI6NywidGlsZXMiOiJFR0lLVFQ/IiwiZHJhdyI6NH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 9, decode('eyJudW1iZXIiOjksImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoiY2xvY2siLCJzZWF0IjpudWxsfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjB9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 10, decode('eyJudW1iZXIiOjEwLCJhdCI6MTcwMDAwMDAwMDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZXhjaGFuZ2VkIiwic2VhdCI6MCwiY291bnQiOjIsImRpc2NhcmRlZCI6IkVFIiwiZHJhd24iOiJBWCIsImRyYXciOjV9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 11, decode('eyJudW1iZXIiOjExLCJhdCI6MTcwMDAwMDAwMDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjF9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 12, decode('eyJudW1iZXIiOjEyLCJhdCI6MTcwMDAwMDAwMTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MSwicGxheSI6IjhIIEVJVFRLR24iLCJsYWlkIjoiRUlUVEtHbiIsIndvcmRzIjpbIkVJVFRLR04iXSwicG9pbnRzIjpbMzJdLCJib251cyI6NTAsInNjb3JlIjo4MiwicHJlc3NlZCI6dHJ1ZX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 13, decode('eyJudW1iZXIiOjEzLCJhdCI6MTcwMDAwMDAwMTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjoxLCJjb3VudCI6NywidGlsZXMiOiJBR0hKTE8/IiwiZHJhdyI6Nn19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 14, decode('eyJudW1iZXIiOjE0LCJhdCI6MTcwMDAwMDA2MzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 15, decode('eyJudW1iZXIiOjE1LCJhdCI6MTcwMDAwMDA2MzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 16, decode('eyJudW1iZXIiOjE2LCJhdCI6MTcwMDAwMDA2MzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjB9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 17, decode('eyJudW1iZXIiOjE3LCJhdCI6MTcwMDAwMDA2NDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MCwicGxheSI6IjhIIEVJVFRLR25TIiwibGFpZCI6IlMiLCJ3b3JkcyI6WyJFSVRUS0dOUyJdLCJwb2ludHMiOlszNl0sImJvbnVzIjowLCJzY29yZSI6MzYsInByZXNzZWQiOnRydWV9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 18, decode('eyJudW1iZXIiOjE4LCJhdCI6MTcwMDAwMDA2NDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjowLCJjb3VudCI6MSwidGlsZXMiOiJaIiwiZHJhdyI6N319', 'base64'));
INSERT INTO entries VALUES ('whole-game', 19, decode('eyJudW1iZXIiOjE5LCJhdCI6MTcwMDAwMDEyNjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 20, decode('eyJudW1iZXIiOjIwLCJhdCI6MTcwMDAwMDEyNjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 21, decode('eyJudW1iZXIiOjIxLCJhdCI6MTcwMDAwMDEyNjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjF9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 22, decode('eyJudW1iZXIiOjIyLCJhdCI6MTcwMDAwMDEyNzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MSwicGxheSI6Iko4IFRKIiwibGFpZCI6IkoiLCJ3b3JkcyI6WyJUSiJdLCJwb2ludHMiOls5XSwiYm9udXMiOjAsInNjb3JlIjo5LCJwcmVzc2VkIjp0cnVlfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 23, decode('eyJudW1iZXIiOjIzLCJhdCI6MTcwMDAwMDEyNzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjoxLCJjb3VudCI6MSwidGlsZXMiOiJZIiwiZHJhdyI6OH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 24, decode('eyJudW1iZXIiOjI0LCJhdCI6MTcwMDAwMDE4OTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 25, decode('eyJudW1iZXIiOjI1LCJhdCI6MTcwMDAwMDE4OTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 26, decode('eyJudW1iZXIiOjI2LCJhdCI6MTcwMDAwMDE4OTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjB9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 27, decode('eyJudW1iZXIiOjI3LCJhdCI6MTcwMDAwMDE5MDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MCwicGxheSI6IjlKIEpaTiIsImxhaWQiOiJaTiIsIndvcmRzIjpbIkpaTiIsIlRaIiwiS04iXSwicG9pbnRzIjpbMTksMTEsNl0sImJvbnVzIjowLCJzY29yZSI6MzYsInByZXNzZWQiOnRydWV9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 28, decode('eyJudW1iZXIiOjI4LCJhdCI6MTcwMDAwMDE5MDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjowLCJjb3VudCI6MiwidGlsZXMiOiJBRSIsImRyYXciOjl9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 29, decode('eyJudW1iZXIiOjI5LCJhdCI6MTcwMDAwMDI1MjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 30, decode('eyJudW1iZXIiOjMwLCJhdCI6MTcwMDAwMDI1MjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 31, decode('eyJudW1iZXIiOjMxLCJhdCI6MTcwMDAwMDI1MjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjF9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 32, decode('eyJudW1iZXIiOjMyLCJhdCI6MTcwMDAwMDI1MzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MSwicGxheSI6Ikw4IEtOSEFZT3BMIiwibGFpZCI6IkhBWU9wTCIsIndvcmRzIjpbIktOSEFZT1BMIl0sInBvaW50cyI6WzM2XSwiYm9udXMiOjAsInNjb3JlIjozNiwicHJlc3NlZCI6dHJ1ZX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 33, decode('eyJudW1iZXIiOjMzLCJhdCI6MTcwMDAwMDI1MzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjoxLCJjb3VudCI6NiwidGlsZXMiOiJESUlNT08iLCJkcmF3IjoxMH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 34, decode('eyJudW1iZXIiOjM0LCJhdCI6MTcwMDAwMDMxNTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 35, decode('eyJudW1iZXIiOjM1LCJhdCI6MTcwMDAwMDMxNTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 36, decode('eyJudW1iZXIiOjM2LCJhdCI6MTcwMDAwMDMxNTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjB9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 37, decode('eyJudW1iZXIiOjM3LCJhdCI6MTcwMDAwMDMxNjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoicGFzc2VkIiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 38, decode('eyJudW1iZXIiOjM4LCJhdCI6MTcwMDAwMDMxNjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjF9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 39, decode('eyJudW1iZXIiOjM5LCJhdCI6MTcwMDAwMDMxNzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MSwicGxheSI6IjlKIEpaTk8iLCJsYWlkIjoiTyIsIndvcmRzIjpbIkpaTk8iLCJHTyJdLCJwb2ludHMiOlsyMSw0XSwiYm9udXMiOjAsInNjb3JlIjoyNSwicHJlc3NlZCI6dHJ1ZX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 40, decode('eyJudW1iZXIiOjQwLCJhdCI6MTcwMDAwMDMxNzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjoxLCJjb3VudCI6MSwidGlsZXMiOiJMIiwiZHJhdyI6MTF9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 41, decode('eyJudW1iZXIiOjQxLCJhdCI6MTcwMDAwMDM3OTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 42, decode('eyJudW1iZXIiOjQyLCJhdCI6MTcwMDAwMDM3OTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 43, decode('eyJudW1iZXIiOjQzLCJhdCI6MTcwMDAwMDM3OTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjB9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 44, decode('eyJudW1iZXIiOjQ0LCJhdCI6MTcwMDAwMDM4MDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MCwicGxheSI6Iks3IEFUWkVFQSIsImxhaWQiOiJBRUVBIiwid29yZHMiOlsiQVRaRUVBIiwiRUgiLCJFQSIsIkFZIl0sInBvaW50cyI6WzMwLDUsNCw1XSwiYm9udXMiOjAsInNjb3JlIjo0NCwicHJlc3NlZCI6dHJ1ZX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 45, decode('eyJudW1iZXIiOjQ1LCJhdCI6MTcwMDAwMDM4MDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjowLCJjb3VudCI6NCwidGlsZXMiOiJPUlRVIiwiZHJhdyI6MTJ9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 46, decode('eyJudW1iZXIiOjQ2LCJhdCI6MTcwMDAwMDQ0MjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 47, decode('eyJudW1iZXIiOjQ3LCJhdCI6MTcwMDAwMDQ0MjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 48, decode('eyJudW1iZXIiOjQ4LCJhdCI6MTcwMDAwMDQ0MjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjF9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 49, decode('eyJudW1iZXIiOjQ5LCJhdCI6MTcwMDAwMDQ0MzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MSwicGxheSI6IjlIIE1HSlpOT0RPIiwibGFpZCI6Ik1HRE8iLCJ3b3JkcyI6WyJNR0paTk9ETyIsIkVNIiwiSUciLCJORCIsIlNPIl0sInBvaW50cyI6WzMwLDQsNSwyLDJdLCJib251cyI6MCwic2NvcmUiOjQzLCJwcmVzc2VkIjp0cnVlfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 50, decode('eyJudW1iZXIiOjUwLCJhdCI6MTcwMDAwMDQ0MzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjoxLCJjb3VudCI6NCwidGlsZXMiOiJBQUNEIiwiZHJhdyI6MTN9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 51, decode('eyJudW1iZXIiOjUxLCJhdCI6MTcwMDAwMDUwNTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 52, decode('eyJudW1iZXIiOjUyLCJhdCI6MTcwMDAwMDUwNTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 53, decode('eyJudW1iZXIiOjUzLCJhdCI6MTcwMDAwMDUwNTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjB9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 54, decode('eyJudW1iZXIiOjU0LCJhdCI6MTcwMDAwMDUwNjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MCwicGxheSI6Ikg4IEVNRklSVU8iLCJsYWlkIjoiRklSVU8iLCJ3b3JkcyI6WyJFTUZJUlVPIl0sInBvaW50cyI6WzEzXSwiYm9udXMiOjAsInNjb3JlIjoxMywicHJlc3NlZCI6dHJ1ZX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 55, decode('eyJudW1iZXIiOjU1LCJhdCI6MTcwMDAwMDUwNjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjowLCJjb3VudCI6NSwidGlsZXMiOiJMTk9SVCIsImRyYXciOjE0fX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 56, decode('eyJudW1iZXIiOjU2LCJhdCI6MTcwMDAwMDU2ODAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 57, decode('eyJudW1iZXIiOjU3LCJhdCI6MTcwMDAwMDU2ODAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 58, decode('eyJudW1iZXIiOjU4LCJhdCI6MTcwMDAwMDU2ODAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjF9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 59, decode('eyJudW1iZXIiOjU5LCJhdCI6MTcwMDAwMDU2OTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoicGFzc2VkIiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 60, decode('eyJudW1iZXIiOjYwLCJhdCI6MTcwMDAwMDU2OTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjB9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 61, decode('eyJudW1iZXIiOjYxLCJhdCI6MTcwMDAwMDU3MDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MCwicGxheSI6Iks2IExBVFpFRUEiLCJsYWlkIjoiTCIsIndvcmRzIjpbIkxBVFpFRUEiXSwicG9pbnRzIjpbMTZdLCJib251cyI6MCwic2NvcmUiOjE2LCJwcmVzc2VkIjp0cnVlfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 62, decode('eyJudW1iZXIiOjYyLCJhdCI6MTcwMDAwMDU3MDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjowLCJjb3VudCI6MSwidGlsZXMiOiJJIiwiZHJhdyI6MTV9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 63, decode('eyJudW1iZXIiOjYzLCJhdCI6MTcwMDAwMDYzMjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 64, decode('eyJudW1iZXIiOjY0LCJhdCI6MTcwMDAwMDYzMjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 65, decode('eyJudW1iZXIiOjY1LCJhdCI6MTcwMDAwMDYzMjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjF9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 66, decode('eyJudW1iZXIiOjY2LCJhdCI6MTcwMDAwMDYzMzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MSwicGxheSI6IjEyRyBBUkwiLCJsYWlkIjoiQUwiLCJ3b3JkcyI6WyJBUkwiXSwicG9pbnRzIjpbM10sImJvbnVzIjowLCJzY29yZSI6MywicHJlc3NlZCI6dHJ1ZX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 67, decode('eyJudW1iZXIiOjY3LCJhdCI6MTcwMDAwMDYzMzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjoxLCJjb3VudCI6MiwidGlsZXMiOiJUVSIsImRyYXciOjE2fX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 68, decode('eyJudW1iZXIiOjY4LCJhdCI6MTcwMDAwMDY5NTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 69, decode('eyJudW1iZXIiOjY5LCJhdCI6MTcwMDAwMDY5NTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 70, decode('eyJudW1iZXIiOjcwLCJhdCI6MTcwMDAwMDY5NTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjB9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 71, decode('eyJudW1iZXIiOjcxLCJhdCI6MTcwMDAwMDY5NjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MCwicGxheSI6Ikg4IEVNRklSVU9SIiwibGFpZCI6IlIiLCJ3b3JkcyI6WyJFTUZJUlVPUiJdLCJwb2ludHMiOlszOV0sImJvbnVzIjowLCJzY29yZSI6MzksInByZXNzZWQiOnRydWV9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 72, decode('eyJudW1iZXIiOjcyLCJhdCI6MTcwMDAwMDY5NjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjowLCJjb3VudCI6MSwidGlsZXMiOiJFIiwiZHJhdyI6MTd9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 73, decode('eyJudW1iZXIiOjczLCJhdCI6MTcwMDAwMDc1ODAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 74, decode('eyJudW1iZXIiOjc0LCJhdCI6MTcwMDAwMDc1ODAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 75, decode('eyJudW1iZXIiOjc1LCJhdCI6MTcwMDAwMDc1ODAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjF9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 76, decode('eyJudW1iZXIiOjc2LCJhdCI6MTcwMDAwMDc1OTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MSwicGxheSI6IjE1SCBSQyIsImxhaWQiOiJDIiwid29yZHMiOlsiUkMiXSwicG9pbnRzIjpbNF0sImJvbnVzIjowLCJzY29yZSI6NCwicHJlc3NlZCI6dHJ1ZX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 77, decode('eyJudW1iZXIiOjc3LCJhdCI6MTcwMDAwMDc1OTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjoxLCJjb3VudCI6MSwidGlsZXMiOiJSIiwiZHJhdyI6MTh9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 78, decode('eyJudW1iZXIiOjc4LCJhdCI6MTcwMDAwMDgyMTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 79, decode('eyJudW1iZXIiOjc5LCJhdCI6MTcwMDAwMDgyMTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 80, decode('eyJudW1iZXIiOjgwLCJhdCI6MTcwMDAwMDgyMTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjB9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 81, decode('eyJudW1iZXIiOjgxLCJhdCI6MTcwMDAwMDgyMjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MCwicGxheSI6IjExSiBURUFJT1giLCJsYWlkIjoiVElPWCIsIndvcmRzIjpbIlRFQUlPWCJdLCJwb2ludHMiOlsxM10sImJvbnVzIjowLCJzY29yZSI6MTMsInByZXNzZWQiOnRydWV9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 82, decode('eyJudW1iZXIiOjgyLCJhdCI6MTcwMDAwMDgyMjAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjowLCJjb3VudCI6NCwidGlsZXMiOiJBRUlZIiwiZHJhdyI6MTl9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 83, decode('eyJudW1iZXIiOjgzLCJhdCI6MTcwMDAwMDg4NDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 84, decode('eyJudW1iZXIiOjg0LCJhdCI6MTcwMDAwMDg4NDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 85, decode('eyJudW1iZXIiOjg1LCJhdCI6MTcwMDAwMDg4NDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjF9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 86, decode('eyJudW1iZXIiOjg2LCJhdCI6MTcwMDAwMDg4NTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MSwicGxheSI6IkkxMiBMSVVDIiwibGFpZCI6IklVIiwid29yZHMiOlsiTElVQyIsIlVJIiwiT1UiXSwicG9pbnRzIjpbNywzLDJdLCJib251cyI6MCwic2NvcmUiOjEyLCJwcmVzc2VkIjp0cnVlfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 87, decode('eyJudW1iZXIiOjg3LCJhdCI6MTcwMDAwMDg4NTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjoxLCJjb3VudCI6MiwidGlsZXMiOiJMUCIsImRyYXciOjIwfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 88, decode('eyJudW1iZXIiOjg4LCJhdCI6MTcwMDAwMDk0NzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 89, decode('eyJudW1iZXIiOjg5LCJhdCI6MTcwMDAwMDk0NzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 90, decode('eyJudW1iZXIiOjkwLCJhdCI6MTcwMDAwMDk0NzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjB9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 91, decode('eyJudW1iZXIiOjkxLCJhdCI6MTcwMDAwMDk0ODAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MCwicGxheSI6Iks1IFRMQVRaRUVBTkkiLCJsYWlkIjoiVE5JIiwid29yZHMiOlsiVExBVFpFRUFOSSIsIk5PIiwiSVAiXSwicG9pbnRzIjpbMzgsMiwxXSwiYm9udXMiOjAsInNjb3JlIjo0MSwicHJlc3NlZCI6dHJ1ZX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 92, decode('eyJudW1iZXIiOjkyLCJhdCI6MTcwMDAwMDk0ODAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjowLCJjb3VudCI6MywidGlsZXMiOiJFRVAiLCJkcmF3IjoyMX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 93, decode('eyJudW1iZXIiOjkzLCJhdCI6MTcwMDAwMTAxMDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 94, decode('eyJudW1iZXIiOjk0LCJhdCI6MTcwMDAwMTAxMDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 95, decode('eyJudW1iZXIiOjk1LCJhdCI6MTcwMDAwMTAxMDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjF9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 96, decode('eyJudW1iZXIiOjk2LCJhdCI6MTcwMDAwMTAxMTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MSwicGxheSI6IjEyTiBBTCIsImxhaWQiOiJBTCIsIndvcmRzIjpbIkFMIiwiT0EiLCJYTCJdLCJwb2ludHMiOlszLDIsMTBdLCJib251cyI6MCwic2NvcmUiOjE1LCJwcmVzc2VkIjp0cnVlfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 97, decode('eyJudW1iZXIiOjk3LCJhdCI6MTcwMDAwMTAxMTAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjoxfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjoxLCJjb3VudCI6MiwidGlsZXMiOiJBQiIsImRyYXciOjIyfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 98, decode('eyJudW1iZXIiOjk4LCJhdCI6MTcwMDAwMTA3MzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoiYWNjZXB0ZWQiLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 99, decode('eyJudW1iZXIiOjk5LCJhdCI6MTcwMDAwMTA3MzAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0Ijoid2luZG93IHNodXQiLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 100, decode('eyJudW1iZXIiOjEwMCwiYXQiOjE3MDAwMDEwNzMwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 101, decode('eyJudW1iZXIiOjEwMSwiYXQiOjE3MDAwMDEwNzQwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjAsInBsYXkiOiJKNiBZRVRKRVRBUCIsImxhaWQiOiJZRUVBUCIsIndvcmRzIjpbIllFVEpFVEFQIiwiWUwiLCJFQSIsIkVFSCIsIkFSTEFBWSIsIlVJUE5PIl0sInBvaW50cyI6WzMwLDEzLDIsOCw5LDddLCJib251cyI6MCwic2NvcmUiOjY5LCJwcmVzc2VkIjp0cnVlfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 102, decode('eyJudW1iZXIiOjEwMiwiYXQiOjE3MDAwMDEwNzQwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InRpbGVzIGRyYXduIiwic2VhdCI6MCwiY291bnQiOjUsInRpbGVzIjoiR0lOUVUiLCJkcmF3IjoyM319', 'base64'));
INSERT INTO entries VALUES ('whole-game', 103, decode('eyJudW1iZXIiOjEwMywiYXQiOjE3MDAwMDExMzYwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6ImFjY2VwdGVkIiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 104, decode('eyJudW1iZXIiOjEwNCwiYXQiOjE3MDAwMDExMzYwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6IndpbmRvdyBzaHV0Iiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 105, decode('eyJudW1iZXIiOjEwNSwiYXQiOjE3MDAwMDExMzYwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 106, decode('eyJudW1iZXIiOjEwNiwiYXQiOjE3MDAwMDExMzcwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjEsInBsYXkiOiJLNSBUTEFUWkVFQU5JVCIsImxhaWQiOiJUIiwid29yZHMiOlsiVExBVFpFRUFOSVQiLCJUTCJdLCJwb2ludHMiOlsyMCwyXSwiYm9udXMiOjAsInNjb3JlIjoyMiwicHJlc3NlZCI6dHJ1ZX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 107, decode('eyJudW1iZXIiOjEwNywiYXQiOjE3MDAwMDExMzcwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InRpbGVzIGRyYXduIiwic2VhdCI6MSwiY291bnQiOjEsInRpbGVzIjoiSSIsImRyYXciOjI0fX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 108, decode('eyJudW1iZXIiOjEwOCwiYXQiOjE3MDAwMDExOTkwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6ImFjY2VwdGVkIiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 109, decode('eyJudW1iZXIiOjEwOSwiYXQiOjE3MDAwMDExOTkwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6IndpbmRvdyBzaHV0Iiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 110, decode('eyJudW1iZXIiOjExMCwiYXQiOjE3MDAwMDExOTkwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 111, decode('eyJudW1iZXIiOjExMSwiYXQiOjE3MDAwMDEyMDAwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjAsInBsYXkiOiIxMEggRk5FRUhFUUUiLCJsYWlkIjoiTkVRRSIsIndvcmRzIjpbIkZORUVIRVFFIiwiSUdOIiwiR09FSSIsIk5EUU9BIiwiU09FWEwiXSwicG9pbnRzIjpbNDMsNCw1LDM0LDEyXSwiYm9udXMiOjAsInNjb3JlIjo5OCwicHJlc3NlZCI6dHJ1ZX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 112, decode('eyJudW1iZXIiOjExMiwiYXQiOjE3MDAwMDEyMDAwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InRpbGVzIGRyYXduIiwic2VhdCI6MCwiY291bnQiOjQsInRpbGVzIjoiRFJUViIsImRyYXciOjI1fX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 113, decode('eyJudW1iZXIiOjExMywiYXQiOjE3MDAwMDEyNjIwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6ImFjY2VwdGVkIiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 114, decode('eyJudW1iZXIiOjExNCwiYXQiOjE3MDAwMDEyNjIwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6IndpbmRvdyBzaHV0Iiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 115, decode('eyJudW1iZXIiOjExNSwiYXQiOjE3MDAwMDEyNjIwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 116, decode('eyJudW1iZXIiOjExNiwiYXQiOjE3MDAwMDEyNjMwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjEsInBsYXkiOiIxMUggSVBURUFJT1giLCJsYWlkIjoiUCIsIndvcmRzIjpbIklQVEVBSU9YIiwiSUdOUExJVUMiXSwicG9pbnRzIjpbMTcsMTNdLCJib251cyI6MCwic2NvcmUiOjMwLCJwcmVzc2VkIjp0cnVlfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 117, decode('eyJudW1iZXIiOjExNywiYXQiOjE3MDAwMDEyNjMwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InRpbGVzIGRyYXduIiwic2VhdCI6MSwiY291bnQiOjEsInRpbGVzIjoiQyIsImRyYXciOjI2fX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 118, decode('eyJudW1iZXIiOjExOCwiYXQiOjE3MDAwMDEzMjUwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6ImFjY2VwdGVkIiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 119, decode('eyJudW1iZXIiOjExOSwiYXQiOjE3MDAwMDEzMjUwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6IndpbmRvdyBzaHV0Iiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 120, decode('eyJudW1iZXIiOjEyMCwiYXQiOjE3MDAwMDEzMjUwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 121, decode('eyJudW1iZXIiOjEyMSwiYXQiOjE3MDAwMDEzMjYwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjAsInBsYXkiOiIxM0ggVUlQTk9JUlYiLCJsYWlkIjoiSVJWIiwid29yZHMiOlsiVUlQTk9JUlYiLCJORFFPQVIiLCJTT0VYTFYiXSwicG9pbnRzIjpbMjYsMTUsMTZdLCJib251cyI6MCwic2NvcmUiOjU3LCJwcmVzc2VkIjp0cnVlfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 122, decode('eyJudW1iZXIiOjEyMiwiYXQiOjE3MDAwMDEzMjYwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InRpbGVzIGRyYXduIiwic2VhdCI6MCwiY291bnQiOjMsInRpbGVzIjoiQkVPIiwiZHJhdyI6Mjd9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 123, decode('eyJudW1iZXIiOjEyMywiYXQiOjE3MDAwMDEzODgwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6ImFjY2VwdGVkIiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 124, decode('eyJudW1iZXIiOjEyNCwiYXQiOjE3MDAwMDEzODgwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6IndpbmRvdyBzaHV0Iiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 125, decode('eyJudW1iZXIiOjEyNSwiYXQiOjE3MDAwMDEzODgwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 126, decode('eyJudW1iZXIiOjEyNiwiYXQiOjE3MDAwMDEzODkwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjEsInBsYXkiOiJPMyBCSUlDRFNPRVhMVlJBIiwibGFpZCI6IkJJSUNEUkEiLCJ3b3JkcyI6WyJCSUlDRFNPRVhMVlJBIl0sInBvaW50cyI6Wzg3XSwiYm9udXMiOjUwLCJzY29yZSI6MTM3LCJwcmVzc2VkIjp0cnVlfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 127, decode('eyJudW1iZXIiOjEyNywiYXQiOjE3MDAwMDEzODkwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InRpbGVzIGRyYXduIiwic2VhdCI6MSwiY291bnQiOjcsInRpbGVzIjoiRUhJTlNTVyIsImRyYXciOjI4fX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 128, decode('eyJudW1iZXIiOjEyOCwiYXQiOjE3MDAwMDE0NTEwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6ImFjY2VwdGVkIiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 129, decode('eyJudW1iZXIiOjEyOSwiYXQiOjE3MDAwMDE0NTEwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6IndpbmRvdyBzaHV0Iiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 130, decode('eyJudW1iZXIiOjEzMCwiYXQiOjE3MDAwMDE0NTEwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 131, decode('eyJudW1iZXIiOjEzMSwiYXQiOjE3MDAwMDE0NTIwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjAsInBsYXkiOiIxMkcgQVJMQUFZR0FMIiwibGFpZCI6IkciLCJ3b3JkcyI6WyJBUkxBQVlHQUwiLCJHT0VJR0kiXSwicG9pbnRzIjpbMTMsOF0sImJvbnVzIjowLCJzY29yZSI6MjEsInByZXNzZWQiOnRydWV9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 132, decode('eyJudW1iZXIiOjEzMiwiYXQiOjE3MDAwMDE0NTIwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InRpbGVzIGRyYXduIiwic2VhdCI6MCwiY291bnQiOjEsInRpbGVzIjoiQSIsImRyYXciOjI5fX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 133, decode('eyJudW1iZXIiOjEzMywiYXQiOjE3MDAwMDE1MTQwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6ImFjY2VwdGVkIiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 134, decode('eyJudW1iZXIiOjEzNCwiYXQiOjE3MDAwMDE1MTQwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6IndpbmRvdyBzaHV0Iiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 135, decode('eyJudW1iZXIiOjEzNSwiYXQiOjE3MDAwMDE1MTQwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 136, decode('eyJudW1iZXIiOjEzNiwiYXQiOjE3MDAwMDE1MTUwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjEsInBsYXkiOiIxM0cgSVVJUE5PSVJWIiwibGFpZCI6IkkiLCJ3b3JkcyI6WyJJVUlQTk9JUlYiLCJBSSJdLCJwb2ludHMiOlsxNSwzXSwiYm9udXMiOjAsInNjb3JlIjoxOCwicHJlc3NlZCI6dHJ1ZX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 137, decode('eyJudW1iZXIiOjEzNywiYXQiOjE3MDAwMDE1MTUwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InRpbGVzIGRyYXduIiwic2VhdCI6MSwiY291bnQiOjEsInRpbGVzIjoiVSIsImRyYXciOjMwfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 138, decode('eyJudW1iZXIiOjEzOCwiYXQiOjE3MDAwMDE1NzcwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6ImFjY2VwdGVkIiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 139, decode('eyJudW1iZXIiOjEzOSwiYXQiOjE3MDAwMDE1NzcwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6IndpbmRvdyBzaHV0Iiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 140, decode('eyJudW1iZXIiOjE0MCwiYXQiOjE3MDAwMDE1NzcwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 141, decode('eyJudW1iZXIiOjE0MSwiYXQiOjE3MDAwMDE1NzgwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjAsInBsYXkiOiI2SiBZTFVEIiwibGFpZCI6IlVEIiwid29yZHMiOlsiWUxVRCJdLCJwb2ludHMiOls4XSwiYm9udXMiOjAsInNjb3JlIjo4LCJwcmVzc2VkIjp0cnVlfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 142, decode('eyJudW1iZXIiOjE0MiwiYXQiOjE3MDAwMDE1NzgwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InRpbGVzIGRyYXduIiwic2VhdCI6MCwiY291bnQiOjIsInRpbGVzIjoiRVciLCJkcmF3IjozMX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 143, decode('eyJudW1iZXIiOjE0MywiYXQiOjE3MDAwMDE2NDAwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6ImFjY2VwdGVkIiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 144, decode('eyJudW1iZXIiOjE0NCwiYXQiOjE3MDAwMDE2NDAwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6IndpbmRvdyBzaHV0Iiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 145, decode('eyJudW1iZXIiOjE0NSwiYXQiOjE3MDAwMDE2NDAwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 146, decode('eyJudW1iZXIiOjE0NiwiYXQiOjE3MDAwMDE2NDEwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjEsInBsYXkiOiJOOCBuRFFPQVJOUyIsImxhaWQiOiJOUyIsIndvcmRzIjpbIk5EUU9BUk5TIiwiTlIiLCJTQSJdLCJwb2ludHMiOlszNCw0LDJdLCJib251cyI6MCwic2NvcmUiOjQwLCJwcmVzc2VkIjp0cnVlfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 147, decode('eyJudW1iZXIiOjE0NywiYXQiOjE3MDAwMDE2NDEwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InRpbGVzIGRyYXduIiwic2VhdCI6MSwiY291bnQiOjIsInRpbGVzIjoiTlIiLCJkcmF3IjozMn19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 148, decode('eyJudW1iZXIiOjE0OCwiYXQiOjE3MDAwMDE3MDMwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6ImFjY2VwdGVkIiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 149, decode('eyJudW1iZXIiOjE0OSwiYXQiOjE3MDAwMDE3MDMwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6IndpbmRvdyBzaHV0Iiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 150, decode('eyJudW1iZXIiOjE1MCwiYXQiOjE3MDAwMDE3MDMwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 151, decode('eyJudW1iZXIiOjE1MSwiYXQiOjE3MDAwMDE3MDQwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjAsInBsYXkiOiIxNEggT1VUSXBXTlIiLCJsYWlkIjoiVFciLCJ3b3JkcyI6WyJPVVRJUFdOUiIsIllFVEpFVEFQVCIsIkdPRUlHSVciXSwicG9pbnRzIjpbMTIsMjMsMTJdLCJib251cyI6MCwic2NvcmUiOjQ3LCJwcmVzc2VkIjp0cnVlfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 152, decode('eyJudW1iZXIiOjE1MiwiYXQiOjE3MDAwMDE3MDQwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InRpbGVzIGRyYXduIiwic2VhdCI6MCwiY291bnQiOjIsInRpbGVzIjoiTlMiLCJkcmF3IjozM319', 'base64'));
INSERT INTO entries VALUES ('whole-game', 153, decode('eyJudW1iZXIiOjE1MywiYXQiOjE3MDAwMDE3NjYwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6ImFjY2VwdGVkIiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 154, decode('eyJudW1iZXIiOjE1NCwiYXQiOjE3MDAwMDE3NjYwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6IndpbmRvdyBzaHV0Iiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 155, decode('eyJudW1iZXIiOjE1NSwiYXQiOjE3MDAwMDE3NjYwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 156, decode('eyJudW1iZXIiOjE1NiwiYXQiOjE3MDAwMDE3NjcwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjEsInBsYXkiOiJHMTIgQUlITiIsImxhaWQiOiJITiIsIndvcmRzIjpbIkFJSE4iLCJIT1VUSVBXTlIiLCJOUkMiXSwicG9pbnRzIjpbNywxNCw1XSwiYm9udXMiOjAsInNjb3JlIjoyNiwicHJlc3NlZCI6dHJ1ZX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 157, decode('eyJudW1iZXIiOjE1NywiYXQiOjE3MDAwMDE3NjcwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InRpbGVzIGRyYXduIiwic2VhdCI6MSwiY291bnQiOjIsInRpbGVzIjoiTU8iLCJkcmF3IjozNH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 158, decode('eyJudW1iZXIiOjE1OCwiYXQiOjE3MDAwMDE4MjkwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6ImFjY2VwdGVkIiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 159, decode('eyJudW1iZXIiOjE1OSwiYXQiOjE3MDAwMDE4MjkwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6IndpbmRvdyBzaHV0Iiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 160, decode('eyJudW1iZXIiOjE2MCwiYXQiOjE3MDAwMDE4MjkwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 161, decode('eyJudW1iZXIiOjE2MSwiYXQiOjE3MDAwMDE4MzAwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjAsInBsYXkiOiIxMUEgQUVPRU5CU0lQVEVBSU9YIiwibGFpZCI6IkFFT0VOQlMiLCJ3b3JkcyI6WyJBRU9FTkJTSVBURUFJT1giLCJTQUlITiJdLCJwb2ludHMiOls1Miw4XSwiYm9udXMiOjUwLCJzY29yZSI6MTEwLCJwcmVzc2VkIjp0cnVlfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 162, decode('eyJudW1iZXIiOjE2MiwiYXQiOjE3MDAwMDE4MzAwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InRpbGVzIGRyYXduIiwic2VhdCI6MCwiY291bnQiOjcsInRpbGVzIjoiQURFRk9SViIsImRyYXciOjM1fX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 163, decode('eyJudW1iZXIiOjE2MywiYXQiOjE3MDAwMDE4OTIwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6ImFjY2VwdGVkIiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 164, decode('eyJudW1iZXIiOjE2NCwiYXQiOjE3MDAwMDE4OTIwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6IndpbmRvdyBzaHV0Iiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 165, decode('eyJudW1iZXIiOjE2NSwiYXQiOjE3MDAwMDE4OTIwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 166, decode('eyJudW1iZXIiOjE2NiwiYXQiOjE3MDAwMDE4OTMwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjEsInBsYXkiOiJBNiBXUk9FVUFTTSIsImxhaWQiOiJXUk9FVVNNIiwid29yZHMiOlsiV1JPRVVBU00iXSwicG9pbnRzIjpbNDJdLCJib251cyI6NTAsInNjb3JlIjo5MiwicHJlc3NlZCI6dHJ1ZX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 167, decode('eyJudW1iZXIiOjE2NywiYXQiOjE3MDAwMDE4OTMwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InRpbGVzIGRyYXduIiwic2VhdCI6MSwiY291bnQiOjEsInRpbGVzIjoiRSIsImRyYXciOjM2fX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 168, decode('eyJudW1iZXIiOjE2OCwiYXQiOjE3MDAwMDE5NTUwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6ImFjY2VwdGVkIiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 169, decode('eyJudW1iZXIiOjE2OSwiYXQiOjE3MDAwMDE5NTUwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6IndpbmRvdyBzaHV0Iiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 170, decode('eyJudW1iZXIiOjE3MCwiYXQiOjE3MDAwMDE5NTUwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjowfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 171, decode('eyJudW1iZXIiOjE3MSwiYXQiOjE3MDAwMDE5NTYwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MH0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjAsInBsYXkiOiI1SyBURiIsImxhaWQiOiJGIiwid29yZHMiOlsiVEYiLCJGVSJdLCJwb2ludHMiOls1LDVdLCJib251cyI6MCwic2NvcmUiOjEwLCJwcmVzc2VkIjp0cnVlfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 172, decode('eyJudW1iZXIiOjE3MiwiYXQiOjE3MDAwMDIwMTgwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6ImFjY2VwdGVkIiwic2VhdCI6MX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 173, decode('eyJudW1iZXIiOjE3MywiYXQiOjE3MDAwMDIwMTgwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6IndpbmRvdyBzaHV0Iiwic2VhdCI6MH19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 174, decode('eyJudW1iZXIiOjE3NCwiYXQiOjE3MDAwMDIwMTgwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InR1cm4gYmVnYW4iLCJzZWF0IjoxfX0=', 'base64'));
INSERT INTO entries VALUES ('whole-game', 175, decode('eyJudW1iZXIiOjE3NSwiYXQiOjE3MDAwMDIwMTkwMDAsImFjdG9yIjp7InJvbGUiOiJzZWF0Iiwic2VhdCI6MX0sImZhY3QiOnsiZmFjdCI6InBsYXkgbWFkZSIsInNlYXQiOjEsInBsYXkiOiJBNiBXUk9FVUFTTUUiLCJsYWlkIjoiRSIsIndvcmRzIjpbIldST0VVQVNNRSJdLCJwb2ludHMiOlsxNF0sImJvbnVzIjowLCJzY29yZSI6MTQsInByZXNzZWQiOnRydWV9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 176, decode('eyJudW1iZXIiOjE3NiwiYXQiOjE3MDAwMDIwNzkwMDAsImFjdG9yIjp7InJvbGUiOiJjbG9jayIsInNlYXQiOm51bGx9LCJmYWN0Ijp7ImZhY3QiOiJ3aW5kb3cgc2h1dCIsInNlYXQiOjF9fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 177, decode('eyJudW1iZXIiOjE3NywiYXQiOjE3MDAwMDIwNzkwMDAsImFjdG9yIjp7InJvbGUiOiJjbG9jayIsInNlYXQiOm51bGx9LCJmYWN0Ijp7ImZhY3QiOiJnYW1lIGVuZGVkIiwicmVhc29uIjoib3V0Iiwib3V0IjoxLCJwbGF5X2xlZnQiOm51bGwsInJlc2lnbmVkX2FmdGVyIjpbXX19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 178, decode('eyJudW1iZXIiOjE3OCwiYXQiOjE3MDAwMDIwNzkwMDAsImFjdG9yIjp7InJvbGUiOiJjbG9jayIsInNlYXQiOm51bGx9LCJmYWN0Ijp7ImZhY3QiOiJwb2ludHMgZ2l2ZW4iLCJzZWF0IjowLCJwb2ludHMiOi0xMCwicmVhc29uIjoib3duIHVucGxheWVkIn19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 179, decode('eyJudW1iZXIiOjE3OSwiYXQiOjE3MDAwMDIwNzkwMDAsImFjdG9yIjp7InJvbGUiOiJjbG9jayIsInNlYXQiOm51bGx9LCJmYWN0Ijp7ImZhY3QiOiJwb2ludHMgZ2l2ZW4iLCJzZWF0IjoxLCJwb2ludHMiOjEwLCJyZWFzb24iOiJvdGhlcnMnIHVucGxheWVkIn19', 'base64'));
INSERT INTO entries VALUES ('whole-game', 180, decode('eyJudW1iZXIiOjE4MCwiYXQiOjE3MDAwMDIwNzkwMDAsImFjdG9yIjp7InJvbGUiOiJjbG9jayIsInNlYXQiOm51bGx9LCJmYWN0Ijp7ImZhY3QiOiJyZXN1bHQgZGVjaWRlZCIsInBsYWNlcyI6WzEsMl0sInVuZGVjaWRlZCI6W119fQ==', 'base64'));
INSERT INTO entries VALUES ('whole-game', 181, decode('eyJudW1iZXIiOjE4MSwiYXQiOjE3MDAwMDIwODIwMDAsImFjdG9yIjp7InJvbGUiOiJkaXJlY3RvciIsInNlYXQiOm51bGx9LCJmYWN0Ijp7ImZhY3QiOiJjZXJ0aWZpZWQiLCJzZWNyZXQiOiJjMGMwYzBjMGMwYzBjMGMwYzBjMGMwYzBjMGMwYzBjMGMwYzBjMGMwYzBjMGMwYzBjMGMwYzBjMGMwYzBjMGMwIn19', 'base64'));
INSERT INTO entries VALUES ('begun-game', 1, decode('eyJudW1iZXIiOjEsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoiY2xvY2siLCJzZWF0IjpudWxsfSwiZmFjdCI6eyJmYWN0IjoiZ2FtZSBjcmVhdGVkIiwic2hlZXQiOiJkZXBhdWwiLCJydWxlcyI6eyJ0aXRsZSI6IkRlUGF1bDogY2FtcHVzIGxlYWd1ZSIsInN1bW1hcnkiOiJUd28gcGxheWVyczsgdGhleSBtYXkgYWdyZWUgb24gdGhlaXIgb3duIGRpY3Rpb25hcnkgb3IgYm9hcmQ7IGEgZGlzY3JlcGFuY3kgaXMgbWFya2VkLCB0aGUgZ2FtZSBmaW5pc2hlZCwgdGhlIGRpcmVjdG9yIHJ1bGVzLiIsInNpZGVzIjp7Im1pbmltdW0iOjIsIm1heGltdW0iOjIsInVzdWFsIjoyLCJjYWxsZWQiOiJwbGF5ZXIifSwidGlsZXMiOnsiYm9hcmQiOiJjbGFzc2ljIiwib3duX2JvYXJkIjoiaWYtYWxsLWFncmVlIiwic2V0IjoiZW5nbGlzaCIsImtlcHRfaW4iOiJmYWNlIGRvd24sIG9yIGluIGEgcG91Y2ggb3IgYW5vdGhlciBjb250YWluZXIiLCJyYWNrIjo3fSwiY29sb3VycyI6eyJkb3VibGVfbGV0dGVyIjoibGlnaHQgYmx1ZSIsInRyaXBsZV9sZXR0ZXIiOiJkYXJrIGJsdWUiLCJxdWFkcnVwbGVfbGV0dGVyIjoibmF2eSIsImRvdWJsZV93b3JkIjoicGluayIsInRyaXBsZV93b3JkIjoicmVkIiwicXVhZHJ1cGxlX3dvcmQiOiJkYXJrIHJlZCJ9LCJmaXJzdCI6eyJzZWF0IjowLCJ3aW5uZXIiOiJuZWFyZXN0LXN0YXJ0IiwiYmxhbmsiOiJiZWF0cy1hbGwiLCJ0aWVzIjoidGllZC1kcmF3LWFnYWluIiwib3JkZXIiOiJjbG9ja3dpc2UiLCJsb3RzIjoiZ28tYmFjayJ9LCJkZWFsaW5nIjp7Im9yZGVyIjoiZmlyc3QtcGxheWVyLWZpcnN0In0sInBsYWNpbmciOnsib3BlbmluZ190aWxlcyI6MiwiZGlyZWN0aW9uIjoiYWNyb3NzLW9yLWRvd24iLCJsYXRlciI6ImNvbXBsZXRlLXdvcmRzIiwiYmxhbmtzIjoiYW55LWxldHRlciIsImxvY2tlZCI6IndoZW4tY29tbWl0dGVkIiwiZW5kc19ieSI6ImFubm91bmNlbWVudCJ9LCJzY29yaW5nIjp7IndvcmRzIjoiZXZlcnktd29yZCIsImJsYW5rcyI6Inplcm8iLCJzdGFydCI6InByZW1pdW0tY291bnRzIiwibGV0dGVyX3ByZW1pdW1zIjoiYmVmb3JlLXdvcmQtcHJlbWl1bXMiLCJ3b3JkX3ByZW1pdW1zIjoibXVsdGlwbHkiLCJwcmVtaXVtcyI6Im9uY2UiLCJib251c190aWxlcyI6NywiYm9udXNfcG9pbnRzIjo1MCwidGFsbHkiOiJhZnRlci1lYWNoLXR1cm4iLCJjb25maXJtZWRfYnkiOiJwcm9ncmFtIn0sImRyYXdpbmciOnsidGlsZXMiOiJhcy1tYW55LWFzLXBsYXllZCIsIndoZW4iOiJhdC1vbmNlIn0sImV4Y2hhbmdlIjp7IndheSI6ImRyYXctdGhlbi1taXgiLCJsZWFzdF9pbl9iYWciOjAsIm5vbmVfaXMiOiJwYXNzIn0sInBhc3NpbmciOnsiYWxsb3dlZCI6dHJ1ZX0sIndvcmRzIjp7InNvdXJjZSI6ImRpY3Rpb25hcnkiLCJkaWN0aW9uYXJ5IjoiVGhlIG9mZmljaWFsIGRpY3Rpb25hcnkgb2YgQ2FtcHVzIFJlY3JlYXRpb24iLCJlZGl0aW9uIjoiIiwiZXhjbHVzaW9ucyI6WyJhbHdheXMtY2FwaXRhbGlzZWQiLCJhYmJyZXZpYXRpb24iLCJsb25lLWFmZml4IiwiaHlwaGVuLW9yLWFwb3N0cm9waGUiXSwicGFydF9vZl9zcGVlY2giOnRydWUsIm93bl9kaWN0aW9uYXJ5IjoiaWYtYWxsLWFncmVlIiwibG9va191cHMiOiJjaGFsbGVuZ2VzLW9ubHkiLCJyZXBlYXRzIjp0cnVlLCJwaG9uaWVzIjoic3RhbmQtdW5sZXNzLWNoYWxsZW5nZWQifSwiY2hhbGxlbmdlIjp7InNjb3BlIjoibmFtZWQtd29yZHMiLCJydWxlZF9ieSI6Imxpc3QiLCJ3aXRoZHJhd24iOiJ0aWxlcy1iYWNrLXR1cm4tbG9zdCIsImZhaWxlZF90dXJucyI6MSwiZmFpbGVkX3BvaW50cyI6MCwicG9pbnRzX2ZvciI6ImNoYWxsZW5nZSIsImZhaWxlZF9mZWUiOjAsImZhaWxlZF9zZWNvbmRzIjowLCJydWxpbmdfdGltZSI6ImZyZWUiLCJydWxpbmdfc2h1dHNfd2luZG93IjpmYWxzZSwiY2FwIjowfSwid2luZG93Ijp7InNodXRzIjoibmV4dC1zdGFydCIsIm90aGVyc19zZWNvbmRzIjoxMCwiZHJhd19hZnRlcl9zZWNvbmRzIjoxNSwiaG9sZF9zZWNvbmRzIjowLCJvdXRfcGxheV9zZWNvbmRzIjo2MH0sInR1cm4iOnsibGltaXQiOiJub25lIiwic2Vjb25kcyI6MCwiYmFua19zZWNvbmRzIjowLCJtb3JlX3RpbWUiOiJncmFudGVkIiwid2Fybl9zZWNvbmRzIjowLCJtaXNzZWRfZ29faXMiOiJwYXNzIn0sImNsb2NrcyI6eyJ1c2UiOiJvZmYiLCJzZWNvbmRzIjowLCJvdmVydGltZV9wb2ludHMiOjB9LCJyb3VuZCI6eyJsaW1pdCI6Im5vbmUiLCJzZWNvbmRzIjowLCJhdF9iZWxsIjoiaGFyZC1zdG9wIn0sImVuZGluZyI6eyJnb2luZ19vdXQiOnRydWUsImFncmVlbWVudCI6dHJ1ZSwicGFzc19yb3VuZHMiOjMsInNjb3JlbGVzc190dXJucyI6MH0sInVucGxheWVkIjp7ImNvdW50Ijoib3duLW9mZi1hbmQtb3RoZXJzLXRvLW91dCJ9LCJyZXN1bHQiOnsid2lubmVyIjoiaGlnaGVzdC1zY29yZSIsInRpZSI6InNjb3JlLWJlZm9yZS11bnBsYXllZCIsInN0aWxsX3RpZWQiOiJkaXJlY3RvciJ9LCJkaXNwdXRlcyI6eyJtYXJrZXJzIjp0cnVlfSwic2NvcmVfa2VlcGVyIjp7ImNob3NlbiI6Im5vbmUifSwiaGVscHMiOnt9fSwiZGljdGlvbmFyeSI6eyJ0aXRsZSI6IkEgbGlzdCIsImVkaXRpb24iOiIxIiwibmFtZSI6InRlc3QiLCJjaGVja3N1bSI6IjAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAifSwicnVsZXIiOiJsaXN0IiwiY3VzdG9keSI6ImRlYWx0Iiwic2lkZXMiOjIsImNvbW1pdG1lbnQiOiIzYzQwNmY4YThlNjliNTk2NzY3NmQ2NjlkM2MwZGI2OWI3YWE1NTQ0MTk4OWFhYzIyMjc3NTQ2M2E2MmE4Y2M3IiwidmVyc2lvbiI6MX19', 'base64'));
INSERT INTO entries VALUES ('begun-game', 2, decode('eyJudW1iZXIiOjIsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoic2VhdCIsInNlYXQiOjB9LCJmYWN0Ijp7ImZhY3QiOiJub25jZSBnaXZlbiIsInNlYXQiOjAsIm5vbmNlIjoibm9uY2UgMCJ9fQ==', 'base64'));
INSERT INTO entries VALUES ('begun-game', 3, decode('eyJudW1iZXIiOjMsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoic2VhdCIsInNlYXQiOjF9LCJmYWN0Ijp7ImZhY3QiOiJub25jZSBnaXZlbiIsInNlYXQiOjEsIm5vbmNlIjoibm9uY2UgMSJ9fQ==', 'base64'));
INSERT INTO entries VALUES ('begun-game', 4, decode('eyJudW1iZXIiOjQsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoiY2xvY2siLCJzZWF0IjpudWxsfSwiZmFjdCI6eyJmYWN0IjoibG90IGRyYXduIiwic2VhdCI6MCwidGlsZSI6Ij8iLCJkcmF3IjoxLCJhdHRlbXB0IjoxLCJwdXJwb3NlIjoiZmlyc3QgcGxheSJ9fQ==', 'base64'));
INSERT INTO entries VALUES ('begun-game', 5, decode('eyJudW1iZXIiOjUsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoiY2xvY2siLCJzZWF0IjpudWxsfSwiZmFjdCI6eyJmYWN0IjoibG90IGRyYXduIiwic2VhdCI6MSwidGlsZSI6Ik4iLCJkcmF3IjoyLCJhdHRlbXB0IjoxLCJwdXJwb3NlIjoiZmlyc3QgcGxheSJ9fQ==', 'base64'));
INSERT INTO entries VALUES ('begun-game', 6, decode('eyJudW1iZXIiOjYsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoiY2xvY2siLCJzZWF0IjpudWxsfSwiZmFjdCI6eyJmYWN0IjoiZmlyc3QgZGVjaWRlZCIsInNlYXQiOjB9fQ==', 'base64'));
INSERT INTO entries VALUES ('begun-game', 7, decode('eyJudW1iZXIiOjcsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoiY2xvY2siLCJzZWF0IjpudWxsfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjowLCJjb3VudCI6NywidGlsZXMiOiJFRUVGSU5TIiwiZHJhdyI6M319', 'base64'));
INSERT INTO entries VALUES ('begun-game', 8, decode('eyJudW1iZXIiOjgsImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoiY2xvY2siLCJzZWF0IjpudWxsfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjoxLCJjb3VudCI6NywidGlsZXMiOiJFR0lLVFQ/IiwiZHJhdyI6NH19', 'base64'));
INSERT INTO entries VALUES ('begun-game', 9, decode('eyJudW1iZXIiOjksImF0IjoxNzAwMDAwMDAwMDAwLCJhY3RvciI6eyJyb2xlIjoiY2xvY2siLCJzZWF0IjpudWxsfSwiZmFjdCI6eyJmYWN0IjoidHVybiBiZWdhbiIsInNlYXQiOjB9fQ==', 'base64'));
INSERT INTO entries VALUES ('begun-game', 10, decode('eyJudW1iZXIiOjEwLCJhdCI6MTcwMDAwMDAwMDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoicGxheSBtYWRlIiwic2VhdCI6MCwicGxheSI6IjhIIEVJU0ZORUUiLCJsYWlkIjoiRUlTRk5FRSIsIndvcmRzIjpbIkVJU0ZORUUiXSwicG9pbnRzIjpbMjJdLCJib251cyI6NTAsInNjb3JlIjo3MiwicHJlc3NlZCI6dHJ1ZX19', 'base64'));
INSERT INTO entries VALUES ('begun-game', 11, decode('eyJudW1iZXIiOjExLCJhdCI6MTcwMDAwMDAwMDAwMCwiYWN0b3IiOnsicm9sZSI6InNlYXQiLCJzZWF0IjowfSwiZmFjdCI6eyJmYWN0IjoidGlsZXMgZHJhd24iLCJzZWF0IjowLCJjb3VudCI6NywidGlsZXMiOiJBQ0RFT1ZYIiwiZHJhdyI6NX19', 'base64'));
INSERT INTO entries VALUES ('begun-game', 12, decode('eyJudW1iZXIiOjEyLCJhdCI6MTcwMDAwMDAwMDAwMCwiYWN0b3IiOnsicm9sZSI6ImRpcmVjdG9yIiwic2VhdCI6bnVsbH0sImZhY3QiOnsiZmFjdCI6InJlc2lnbmVkIiwic2VhdCI6MCwicmVhc29uIjoibGVmdCB0aGUgaGFsbCIsImJ5X3RpbWUiOmZhbHNlfX0=', 'base64'));
INSERT INTO entries VALUES ('begun-game', 13, decode('eyJudW1iZXIiOjEzLCJhdCI6MTcwMDAwMDAwMDAwMCwiYWN0b3IiOnsicm9sZSI6ImRpcmVjdG9yIiwic2VhdCI6bnVsbH0sImZhY3QiOnsiZmFjdCI6ImdhbWUgZW5kZWQiLCJyZWFzb24iOiJyZXNpZ25hdGlvbiIsIm91dCI6bnVsbCwicGxheV9sZWZ0Ijp0cnVlLCJyZXNpZ25lZF9hZnRlciI6W119fQ==', 'base64'));
INSERT INTO entries VALUES ('begun-game', 14, decode('eyJudW1iZXIiOjE0LCJhdCI6MTcwMDAwMDAwMDAwMCwiYWN0b3IiOnsicm9sZSI6ImRpcmVjdG9yIiwic2VhdCI6bnVsbH0sImZhY3QiOnsiZmFjdCI6InBvaW50cyBnaXZlbiIsInNlYXQiOjAsInBvaW50cyI6LTIwLCJyZWFzb24iOiJvd24gdW5wbGF5ZWQifX0=', 'base64'));
INSERT INTO entries VALUES ('begun-game', 15, decode('eyJudW1iZXIiOjE1LCJhdCI6MTcwMDAwMDAwMDAwMCwiYWN0b3IiOnsicm9sZSI6ImRpcmVjdG9yIiwic2VhdCI6bnVsbH0sImZhY3QiOnsiZmFjdCI6InBvaW50cyBnaXZlbiIsInNlYXQiOjEsInBvaW50cyI6LTExLCJyZWFzb24iOiJvd24gdW5wbGF5ZWQifX0=', 'base64'));
INSERT INTO entries VALUES ('begun-game', 16, decode('eyJudW1iZXIiOjE2LCJhdCI6MTcwMDAwMDAwMDAwMCwiYWN0b3IiOnsicm9sZSI6ImRpcmVjdG9yIiwic2VhdCI6bnVsbH0sImZhY3QiOnsiZmFjdCI6InJlc3VsdCBkZWNpZGVkIiwicGxhY2VzIjpbMiwxXSwidW5kZWNpZGVkIjpbXX19', 'base64'));
INSERT INTO receipts VALUES ('begun-game', 'ann', 'command 1', 2, 2);
INSERT INTO receipts VALUES ('begun-game', 'ann', 'command 2', 3, 16);
INSERT INTO drafts VALUES ('begun-game', 1, '8D QI');
INSERT INTO invitations VALUES (decode('d2hvbGUtZ2FtZQ==', 'base64'), 'whole-game', 'seat-2', 1000);
INSERT INTO invitations VALUES (decode('YmVndW4tZ2FtZQ==', 'base64'), 'begun-game', 'seat-2', 1000);
INSERT INTO holders VALUES ('whole-game', 'seat-1', 'ann', 1000);
INSERT INTO holders VALUES ('begun-game', 'seat-1', 'ann', 1000);
INSERT INTO holders VALUES ('begun-game', 'seat-2', 'bob', 1500);
INSERT INTO asks VALUES ('ask-1', 'begun-game', 'seat-2', 'cy', 1600);
INSERT INTO ask_answers VALUES ('ask-1', 'seat-1', 'agreed');
INSERT INTO people VALUES ('ann', 'Ann', 1000);
INSERT INTO people VALUES ('dan', 'Dan', 1000);
INSERT INTO accounts VALUES ('ann', 'ann@example.org', 'a hash', True);
INSERT INTO sessions VALUES (decode('AHRva2VuIG9mIGFubg==', 'base64'), 'ann', 'browser', 'at home', 1000, 31536000000);
INSERT INTO links VALUES (decode('YSBsaW5r', 'base64'), 'ann', 31536000000, 'sign in');
INSERT INTO links VALUES (decode('YSBsb3N0IGFjY291bnQ=', 'base64'), 'ann', 31536000000, 'win back');
INSERT INTO beats VALUES ('process', 5000);
INSERT INTO keepers VALUES ('ann');
INSERT INTO recovery_codes VALUES ('ann', decode('YSBjb2Rl', 'base64'), 1900);
INSERT INTO word_lists VALUES ('club-words-12345678', 'Club words', '2026', 'english', 'the ENABLE word list', 2, '6f4c23513c67ff4a4c026fc43cdcf786cf9ef60dea1450fe54f7aab6b57ea33e', 'ann', True, 1700, decode('eJw1jrFOxTAMRfd+xVNnkJo4cdq3MTKysiDXsWlEaFHTCgnEv2NALNY9R1e2d+KXZTub3L5ve24Xd3FpEJwS2nQT+OgTuVEE8wwBaEQ/evYTocA45DCTzwgOhRidKmTqPvujHFX6a/+7sr8xrvLU5DAl63MtbTEpuRxlW80ZtO3cWf5yLSzrP8h67EVaf/VWKh9m0cJCPqIVUAN7iA4Yk2qgwINH5QCcWdOIrJMoDlnIhTioxKCJaMY5JiEAsQO8vb7RXtrPJ+tZ61f3cN893nXfPNpT5Q==', 'base64'));
INSERT INTO stream_keys VALUES (decode('YSBzdHJlYW0=', 'base64'), 'begun-game', 'ann', 1800);
INSERT INTO results VALUES ('whole-game', 9, 'base/enable/untimed', 1000, '[{"people":["ann"],"score":401,"place":1,"best_play":92},{"people":["dan"],"score":388,"place":2,"best_play":null}]', '{"title":"Base","sheet":"base","words":"enable","pace":"untimed","sides":[{"engine":"","play":"8D TRAINER","play_turn":1,"word":"TRAINER","word_turn":0,"bonuses":0,"comeback":0},{"engine":"","play":"","play_turn":0,"word":"","word_turn":0,"bonuses":0,"comeback":0}]}');
INSERT INTO blocks VALUES ('dan', 'ann');
INSERT INTO browsers VALUES (decode('YSBicm93c2Vy', 'base64'), 'ann');
INSERT INTO chat VALUES ('begun-game', 1, 'line 1', 'table', 'seat-1', 'ann', 1700, 'hello', '');
INSERT INTO reports VALUES ('begun-game', 1, 'dan', 1800, '');
INSERT INTO reports VALUES ('begun-game', 0, 'dan', 1900, 'They read my rack.');
INSERT INTO mutes VALUES ('ann', 'dan');
INSERT INTO present VALUES ('begun-game', 'seat-1', 'ann', 'process', 5000);
INSERT INTO vacations VALUES ('ann', 31536000000);
INSERT INTO mail_wishes VALUES ('ann', 'ann@example.org', decode('YSBwcm9vZg==', 'base64'), 'a secret', 'en', 1900, False, True);
INSERT INTO notices VALUES ('notice-1', 'ann', 'proof', 'ann@example.org', '', 'Confirm', 'A link', 1900, NULL, NULL, '', 'mail', 0);
INSERT INTO push_keys VALUES (1, decode('YSBwcml2YXRlIGtleQ==', 'base64'));
INSERT INTO push_devices VALUES ('device-1', 'ann', decode('AHRva2VuIG9mIGFubg==', 'base64'), 'https://push.example.org/one', decode('YSBrZXk=', 'base64'), decode('YSBzZWNyZXQ=', 'base64'), 'en', 1900);
INSERT INTO events VALUES ('knockout', 'ann', '{"id":"knockout","created":1000,"owner":"ann","settings":{"tables":{"settings":{},"lexicon":"enable","book":"","edition":"","custody":"table","is_open_to_watch":true,"stream_minutes":null,"chat":"phrases","by_days":null,"sheet_text":""},"currency":"USD","goal":0,"is_listed":true,"language":"","note":""},"brought":0,"closed":[],"has_leave":false,"told":[],"rehearses":""}', 'the seed of its lots', 2, 1002, NULL, '{"title":"Knockout","when":["Saturday"],"where":"The hall","stage":"open","entries":0,"last_day":"2027-05-01"}');
INSERT INTO event_lines VALUES ('knockout', 1, decode('eyJmaXJzdCI6ImxpbmUifQ==', 'base64'));
INSERT INTO event_lines VALUES ('knockout', 2, decode('eyJhIjoibGluZSJ9', 'base64'));
INSERT INTO event_receipts VALUES ('knockout', 'ann', 'command 1', 2, 2);
INSERT INTO event_people VALUES ('knockout', 1, '', 'Ann', '{"born":null,"mail":"","phone":"555 0123","club":"","answers":{},"rating":null,"shares_contact":false}');
INSERT INTO event_links VALUES ('desk of knockout', decode('a25vY2tvdXQ=', 'base64'), 'knockout', 'desk', 0, '', 1000, False, '', '');
INSERT INTO event_links VALUES ('link-1', decode('YSByb2xl', 'base64'), 'knockout', 'player', 1, '', 2000, False, '', '');
INSERT INTO event_roles VALUES ('knockout', 'ann', 'organiser', 0, '');
INSERT INTO event_roles VALUES ('knockout', 'ann', 'player', 1, 'link-1');
INSERT INTO event_games VALUES ('knockout', 1, 'begun-game', '[1,2]', 2000, 0);
INSERT INTO event_mail VALUES ('letter-1', 'knockout', 1, 'A change', 'Another day.', 2000, NULL, NULL, '');
INSERT INTO event_players VALUES ('knockout', 1, '', 'league-7', True);
INSERT INTO event_photos VALUES ('photo-1', 'knockout', 2500, 'The winners', decode('/9ggYSBwaWN0dXJl', 'base64'));
INSERT INTO clubs VALUES ('club-1', 2000, '{"name":"Oak Hill","about":"","seasons":[]}', decode('Y2x1Yg==', 'base64'));
INSERT INTO club_organisers VALUES ('club-1', 'ann');
INSERT INTO club_events VALUES ('knockout', 'club-1');
