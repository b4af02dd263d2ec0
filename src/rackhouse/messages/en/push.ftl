### What a device shows below the title of a notification.

push-your-begun = They have the first move.
push-your-turn = You have { $time } left.
push-your-reminder = You have { $time } left for your move.
