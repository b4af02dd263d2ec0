### Benachrichtigungen des Browsers, wenn du am Zug bist.

notify = Benachrichtigung, wenn du am Zug bist
notify-blocked = Du hast Benachrichtigungen dieser Seite abgelehnt. Erlaube sie in deinem Browser, in den Einstellungen für diese Seite.
notify-insecure = Benachrichtigungen brauchen eine Adresse mit https. Unter dieser hier melden sich im offenen Spiel der Titel des Tabs und ein Ton, und Mail, wenn der Server welche schickt.
notify-missing = Hier gibt es keine Benachrichtigungen. Im offenen Spiel melden sich der Titel des Tabs und ein Ton, und Mail, wenn der Server welche schickt.
notify-off = In Fernspielen meldet sich dieser Browser, wenn du am Zug bist, auch wenn keine Seite offen ist.
notify-offer = Sag mir, wenn ich am Zug bin
notify-offer-no = Nein, danke
notify-offer-on = Dieser Browser meldet sich, wenn du am Zug bist.
notify-on = Dieser Browser meldet sich, wenn du in einem Fernspiel am Zug bist.
notify-start = Benachrichtige mich
notify-stop = Benachrichtigungen beenden
