### Notifications of the browser when it is your move.

notify = Notifications when it is your move
notify-blocked = You have blocked notifications of this site. Allow them in your browser's settings for this site.
notify-insecure = Notifications need an https address, and this page has none. Keep the game open: the tab's title and a sound tell you. Or ask for mail, if this server sends any.
notify-missing = This browser or this server can't notify you. Keep the game open: the tab's title and a sound tell you. Or ask for mail, if this server sends any.
notify-off = In games by correspondence this browser tells you when it is your move, even if no page is open.
notify-offer = Tell me when it's my turn
notify-offer-no = No, thanks
notify-offer-on = This browser tells you when it is your move.
notify-on = This browser tells you when it is your move in a game by correspondence.
notify-start = Notify me
notify-stop = Stop notifications
