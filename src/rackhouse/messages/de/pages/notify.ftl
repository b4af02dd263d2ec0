### Benachrichtigungen des Browsers, wenn du am Zug bist.

notify = Benachrichtigung, wenn du am Zug bist
notify-blocked = Du hast Benachrichtigungen dieser Seite abgelehnt. Erlaube sie in deinem Browser, in den Einstellungen für diese Seite.
notify-insecure = Benachrichtigungen brauchen eine Adresse mit https, und diese Seite hat keine. Lass das Spiel offen: Dann melden sich der Titel des Tabs und ein Ton. Oder lass dir Mail schicken, wenn dieser Server welche verschickt.
notify-missing = Dieser Browser oder dieser Server kann dich nicht benachrichtigen. Lass das Spiel offen: Dann melden sich der Titel des Tabs und ein Ton. Oder lass dir Mail schicken, wenn dieser Server welche verschickt.
notify-off = In Fernspielen meldet sich dieser Browser, wenn du am Zug bist, auch wenn keine Seite offen ist.
notify-offer = Sag mir, wenn ich am Zug bin
notify-offer-no = Nein, danke
notify-offer-on = Dieser Browser meldet sich, wenn du am Zug bist.
notify-on = Dieser Browser meldet sich, wenn du in einem Fernspiel am Zug bist.
notify-start = Benachrichtige mich
notify-stop = Benachrichtigungen beenden
