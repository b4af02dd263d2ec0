### What is wrong with a photo of a board.

camera-no-picture = This file is no picture that can be read. Choose a JPEG, PNG or WebP file.
camera-too-large = This picture is too large. Choose one of at most 120 million pixels.
camera-too-small = This picture is too small to read letters. Choose one with at least { $pixels } pixels on each side.
camera-no-board = No board was found in the picture. Photograph the whole board, from above.
camera-corners = These are not the four corners of a board in the picture. Point at them again.
camera-unknown-letter = Photos cannot be read with these tiles: the camera has not learned the letter { $letter }.
camera-no-network = { $path } is no network for the camera.
camera-damaged-network = { $path } is damaged. Copy it again.
