### Was ein Gerät unter der Überschrift einer Benachrichtigung zeigt.

push-your-begun = Die andere Seite macht den ersten Zug.
push-your-turn = Dir bleiben noch { $time }.
push-your-reminder = Für deinen Zug bleiben dir noch { $time }.
