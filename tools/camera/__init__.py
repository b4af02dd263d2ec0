"""What trains the network that reads the squares of a photographed board.

Nothing here is shipped or imported by Rackhouse; it needs PyTorch and fonts of Debian (`fonts.py`).
"""
