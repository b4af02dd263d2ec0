### Was Leute am Spiel einander sagen.

chat-phrase-hello = Hallo!
chat-phrase-good-luck = Viel Glück!
chat-phrase-well-played = Gut gespielt!
chat-phrase-thanks = Danke!
chat-phrase-sorry = Entschuldigung!
chat-phrase-one-moment = Einen Moment, bitte.
chat-phrase-good-game = Schönes Spiel!
chat-phrase-goodbye = Auf Wiedersehen!

chat-off = In diesem Spiel gibt es für dich keinen Chat.
chat-phrases-only = Im Moment kannst du nur fertige Sätze senden. Wähl einen davon.
chat-no-such-phrase = Wähl einen der fertigen Sätze oder schreib einen eigenen.
chat-no-such-line = Diese Nachricht wurde gelöscht.
chat-too-fast = Du sendest zu viel auf einmal. Warte ein paar Sekunden.

chat-keeper-only = Das können nur die Betreuer dieses Servers. Öffne zuerst den Link für Betreuer.
chat-keeper-link = Das ist nicht der Link für Betreuer dieses Servers. Mach mit „rackhouse keeper“ einen neuen.
