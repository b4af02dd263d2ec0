### Berichte über Spiele im Rückblick: Seiten, Drucke, das Terminal.

report-title = Spielanalyse
report-games =
    { $games ->
        [0] Kein Spiel wurde analysiert.
        [one] 1 Spiel, { $turns } Züge.
       *[other] { $games } Spiele, { $turns } Züge.
    }
report-head =
    { $column ->
        [player] Spieler
        [games] Spiele
        [won] Siege
        [accuracy] Genauigkeit
        [lost] Verlust je Zug
        [luck] Glück je Spiel
        [bonuses] Boni
        [mistakes] Fehler
        [turn] Zug
        [rack] Bank
        [played] Gelegt
        [score] Punkte
        [total] Stand
        [best] Bester Zug
        [points] Punkte verloren
        [win] Chance verloren
        [drew] Glück
        [count] Wie oft
        [kind] Fehler
        [spread] Differenz
       *[result] Ergebnis
    }
report-points-lost = { $points } Punkte verloren

report-judged-by = Beurteilt nach der Wortliste { $words }.
report-simulated = Die besten Möglichkeiten jedes Zugs wurden { $samples }-mal weitergespielt, { $plies } Züge voraus. Endspiele sind exakt, wo sie bewiesen werden konnten.
report-not-simulated = Züge vergleicht ein Netz, das aus Spielen gegen sich selbst gelernt hat. Endspiele sind exakt, wo sie bewiesen werden konnten.
report-accuracy = Genauigkeit: Eine Entscheidung, die nichts verliert, zählt 100, eine mit 10 Punkten Verlust 50, eine mit 20 Punkten 25 und so weiter; die Genauigkeit ist das Mittel über alle Entscheidungen.
report-luck = Glück: wie viel mehr Punkte der beste Zug wert war, als er es bei anderen Ziehungen im Mittel gewesen wäre.

report-section =
    { $what ->
        [players] Spieler
        [mistakes] Arten von Fehlern
        [costliest] Die teuersten Fehler
        [games] Alle Spiele
        [skipped] Dateien, die übergangen wurden
       *[how] Wie die Spiele beurteilt wurden
    }
report-play = { $place } { $word } ({ $score })
report-came-off = { $play }, zurückgenommen
report-mistake-of = { $mistake } ({ $player })
report-about = Spiel { $game }, Zug { $turn }
report-chance-lost = Siegchance { $chance } niedriger
