"""The game at a terminal: a screen, a prompt, people and engine players."""
