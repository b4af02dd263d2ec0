### What the server says to whoever asks it for something.

server-nothing-here = There is nothing at this address. Check the link.
server-not-allowed-here = This address does not take { $method } requests.
server-our-fault = Something went wrong on our side, and nothing was changed. Try again; the log of the server has the details.
server-refused = The request can't be carried out: { $detail }.
server-no-body = The body is missing. Send a JSON object.
server-unreadable-body = The body can't be read: { $detail }.
server-body-nested = The body can't be read: it is nested too deep.
server-body-too-slow = The body did not come within { $seconds } s. Send it again.
server-body-broke-off = The body broke off. Send it again.
server-not-open-yet = The server is starting. Try again in a moment.
server-too-many-connections = Too many connections are open from your address. Close some first.
server-too-often = { $seconds ->
        [one] That was too often. Wait { $seconds } second and try again.
       *[other] That was too often. Wait { $seconds } seconds and try again.
    }
server-other-name = This server does not go by that name. Open it by its own address, or have the name added to its hosts setting.
server-from-elsewhere = This request comes from another site. Use the pages here, or a token.
server-sign-in-first = Sign in first, or send a name to POST /api/people.
server-stopping = This process is stopping. Another one takes over.
server-database-away = The database can't be written to at the moment.
server-pages-not-built = The pages are not built. Run ./run, or python -m tools.build_pages.
server-only-own-links = A QR code can only be drawn for links of this server: { $address }/….
server-no-file = There is no such file. There are { $files }.
server-no-sheet = There is no rule sheet of that name. There are { $names }.
server-no-board = There is no such board. There are { $names }.
server-no-tile-set = There is no such tile set. There are { $names }.
server-no-session = There is no such session.
server-wrong-password = The login or the password is wrong. Check both, or ask for a one-time link.
server-no-account = You have no account yet. Make one first.
server-old-password-wrong = The old password is wrong.
server-password-needed = The password is wrong. Enter the password of your account.
server-signed-out = You have been signed out. Sign in again to go on.
server-only-this-machine = Only this computer can open these links. Start the server with --hall, and phones can too.

## A link to a finished game

server-preview = { $rules }. Look back at the game turn by turn.
server-preview-on = { $rules }, { $day }. Look back at the game turn by turn.
server-preview-alt = The board at the end: { $result }

## On a game's socket

server-too-fast = You are sending too fast. Wait a moment and send it again.
server-after = “after” must be the number of the last fact you have; 0 for none.
server-unreadable-message = That message can't be read: { $detail }.
server-message-nested = That message can't be read: it is nested too deep.

## Mail that was not taken

server-mail-no-address = Mail can't be sent to this address. Correct it in the entry.
server-mail-unknown = The mail server does not know this address. Ask for another one.
server-mail-full = Their mailbox is full. We'll try again; you could also tell them yourself.
server-mail-busy = The mail server is busy. We'll try again.
server-mail-away = The mail server can't be reached. We'll try again.
server-mail-locked = The mail server rejects our login. Whoever runs this server should check its smtp setting.
server-mail-sender = The mail server rejects our own address. Whoever runs this server should check its mail-from setting.
server-mail-refused = The mail server rejects this letter. Send it from your own mail, or tell them yourself.

## Settings

server-setting-wrong = { $where }: { $detail }
server-settings-together = the settings
server-needs-mail-from = smtp needs mail-from, the address that letters come from. Set it.
server-phrase-too-short = phrase is too easy to guess. Give it { $least } characters or more.
server-events-need-phrase = events needs phrase, which organisers enter. Set it too.
server-public-url = { $where }: give public-url as http://… or https://….
server-smtp = { $where }: give smtp as smtp://host:port or smtps://host:port.
server-root-path = { $where }: root-path must begin with a slash.
server-port-taken = Port { $port } of { $host } can't be used ({ $detail }). Choose another with --port.
server-fan-out-needs-postgresql = fan-out = database needs PostgreSQL. With SQLite there is one process, which needs none.
server-no-such-fan-out = fan-out is memory, database or a redis:// address, not “{ $way }”.
server-needs-redis = Redis needs one more package. Install it with: pip install 'rackhouse[redis]'.
