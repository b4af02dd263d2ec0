### What people say to each other at a game.

chat-phrase-hello = Hello!
chat-phrase-good-luck = Good luck!
chat-phrase-well-played = Well played!
chat-phrase-thanks = Thank you!
chat-phrase-sorry = Sorry!
chat-phrase-one-moment = One moment, please.
chat-phrase-good-game = Good game!
chat-phrase-goodbye = Goodbye!

chat-off = There is no chat for you at this game.
chat-phrases-only = Only quick phrases can be sent now. Choose one of them.
chat-no-such-phrase = Choose one of the quick phrases, or write words of your own.
chat-no-such-line = This message has been deleted.
chat-too-fast = You are sending too much at once. Wait a few seconds.

chat-keeper-only = Only the keepers of this server can do that. Open the keeper's link first.
chat-keeper-link = This is not the keeper's link of this server. Make a new one with “rackhouse keeper”.
