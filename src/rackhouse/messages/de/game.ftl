### Ein Spiel, wie es ein Programm eröffnet.

game-list-changed = Die Wortliste { $name } hat sich geändert, seit dieses Spiel begann. Lies die alte unter ihrem Namen ein, um weiterzuspielen.
game-name-words = Nenne eine Wortliste oder das Buch, das über Anzweiflungen entscheidet.
game-no-list-rules = Es gibt keine Wortliste, die das entscheiden könnte.
game-nonces = Gib für jeden der { $count } Plätze einen Zufallswert an, oder gar keinen.
game-not-rated-sides = Das Spiel { $game } kann nicht gewertet werden. Es braucht zwei Seiten, auf denen jemand sitzt.
game-not-rated-twice = Das Spiel { $game } kann nicht gewertet werden: Eine Person hat zwei Plätze.
