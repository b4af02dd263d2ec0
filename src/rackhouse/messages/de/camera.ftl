### Was an einem Foto eines Bretts nicht stimmt.

camera-no-picture = Diese Datei ist kein lesbares Bild. Nimm eine Datei in JPEG, PNG oder WebP.
camera-too-large = Dieses Bild ist zu groß. Nimm eines mit höchstens 120 Millionen Pixeln.
camera-too-small = Dieses Bild ist zu klein, um Buchstaben zu lesen. Nimm eines mit mindestens { $pixels } Pixeln auf jeder Seite.
camera-no-board = In diesem Bild ist kein Brett zu finden. Fotografiere das ganze Brett von oben.
camera-corners = Das sind nicht die vier Ecken eines Bretts im Bild. Zeig noch einmal auf sie.
camera-unknown-letter = Mit diesen Steinen lassen sich keine Fotos lesen: Die Kamera hat den Buchstaben { $letter } nicht gelernt.
camera-no-network = { $path } ist kein Netz für die Kamera.
camera-damaged-network = { $path } ist beschädigt. Kopier die Datei noch einmal.
