### Dateien, die jemand abgibt.

file-too-large = { $path } hat mehr als { $most } Bytes und ist zu groß. Sieh nach, ob es die richtige Datei ist.
file-not-utf8 = { $path } ist in Zeile { $line }, Byte { $byte }, kein UTF-8-Text. Speichere die Datei als UTF-8.
