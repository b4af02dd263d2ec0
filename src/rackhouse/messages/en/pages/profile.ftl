profile-all-games = Show all games
profile-all-kinds = All kinds
profile-all-paces = Any pace
profile-average = Points a game
profile-best-bonuses = Most bonuses in a game
profile-best-comeback = Biggest comeback
profile-best-game = Best game
profile-best-play = Best play
profile-best-word = Longest word
profile-bests = Records
profile-board = Show the board
profile-board-coming = Fetching the board…
profile-change = Change
profile-chosen = This opponent
profile-counting = Adding up older games…
profile-day = Day
profile-days-0 = Any time
profile-days-30 = Last 30 days
profile-days-365 = Last 12 months
profile-days-90 = Last 90 days
profile-empty = No finished games yet
profile-empty-other = Nobody else can see a game of { $name } yet.
profile-empty-play = Play now
profile-empty-text = Finish a game and it appears here, with your records and how you do against each opponent. Rated games give you a rating.
profile-everybody = Everybody
profile-filter = Which games
profile-filter-kind = Kind of game
profile-filter-pace = Pace
profile-filter-time = Time
profile-hidden = Only you see this profile.
profile-kind = { $title }, { $words }
profile-make-account = Create account
profile-met = against { $names }
profile-more = Show older games
profile-most = · plays mostly { $kind }, { $pace }
profile-no-account = Only you see this profile. With an account you keep it on every device, and can show it to others.
profile-nobody = Your games, ratings and records will be here. Play a game, or sign in if you have played before.
profile-none-fit = No game fits these choices.
profile-ratings = Ratings
profile-ratings-begin = Start a rated game
profile-ratings-more = What ratings say
profile-ratings-none = No rated games yet. Ratings come from games that both players agreed to rate.
profile-show = Let others see my profile
profile-shown = Others see your ratings, and your games that are rated or open to spectators. All other games and private games stay with you.
profile-sign-in = Sign in
profile-since = Here since { $day }
profile-sum = All these games together
profile-table = Show as a table
profile-title = Profile
profile-value-bonuses = { $value }
profile-value-comeback =
    { $value ->
        [one] { $value } point behind
       *[other] { $value } points behind
    }
profile-value-game =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
profile-value-play =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
profile-value-word = { $text }
