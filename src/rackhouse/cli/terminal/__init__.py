"""The game at a terminal: a screen, a prompt, people around it and simple players."""
