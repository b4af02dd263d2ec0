### What is said about the database and its backups.

store-away = Your games can't be reached at the moment. Try again soon.
store-replaced = The games were restored or upgraded since this server started. Start it again.
store-not-a-database = “{ $address }” is not the address of a database. Give a path, sqlite:///path or postgresql://….
store-no-database-given = The address of the database is empty. Give a path, sqlite:///path or postgresql://….
store-postgresql-address = The address of the PostgreSQL database can't be read. It looks like postgresql://user:password@host/name.
store-unusable = The database { $name } can't be used: { $detail }. Check that it is there.
store-newer-database = The database { $name } has version { $version }, but this program reads versions up to { $known }. Start the newer Rackhouse that wrote it.
store-unknown-version = The database { $name } has version { $version }, but this program reads 1 to { $known }. Check that it is the right one.
store-not-a-backup = { $name } is not a backup of Rackhouse.
store-incomplete-backup = { $name } is not a backup of Rackhouse, or it is incomplete.
store-newer-backup = { $name } has version { $version }, but this program reads 1 to { $known }. Restore it with the newer Rackhouse that made it.
store-damaged-backup = { $name } is damaged ({ $part }). Nothing was restored.
store-not-empty = The database { $name } already holds { $games ->
        [one] { $games } game
       *[other] { $games } games
    } and { $people ->
        [one] { $people } person
       *[other] { $people } people
    }. Give --force to replace them all.
store-gap = Facts after number { $expected } can't be numbered { $numbers }.
store-standing-behind = The standing is of fact { $standing }, but the last fact is { $last }.
store-no-game = There is no { $noun ->
        [event] event
       *[game] game
    } { $id } here.
store-unfit-text = A text contains a character that can't be stored. Leave it out.
store-unfit-number = The number { $number } is too large.
store-exists = There is already { $noun ->
        [event] an event
       *[game] a game
    } { $id }.
