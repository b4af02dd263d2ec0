### Mail addresses.

mail-no-address = “{ $text }” is not a mail address. Write it like ann@example.org.
