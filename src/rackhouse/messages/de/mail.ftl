### Mailadressen.

mail-no-address = „{ $text }“ ist keine Mailadresse. Schreib sie wie ann@example.org.
