new-bank = Time bank for each side
new-bank-none = none
new-bank-text = The time bank is used when a turn takes longer. A play left on the board when the time is up counts.
new-book = Title of the book
new-budget = May spend on helps
new-change = Change the rules
new-change-count =
    { $count ->
        [one] { $count } rule is changed.
       *[other] { $count } rules are changed.
    }
new-change-many = { $count } changed
new-change-own = Name
new-change-restore = Reset
new-change-text = You can change every rule of the sheet. Conflicting settings are shown as you change them.
new-chat = Chat
new-chat-free = Free text (quick phrases while a game with more than two sides is played)
new-chat-off = Off
new-chat-phrases = Quick phrases
new-clocks = With clocks
new-clocks-minutes = Minutes for each side
new-count = { $count } seats
new-days = Time for each turn
new-days-cost-game = Whoever runs out of time loses the game.
new-days-cost-keeper = When the time is up, the score-keeper gives another day or declares a missed go.
new-days-cost-turn = Whoever runs out of time loses the turn.
new-days-count =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
new-edition = Edition
new-file = Rule sheet as a file
new-file-bring = Open file
new-file-label = Rule sheet as text
new-file-save = Save as file
new-file-text = Save these rules as a TOML file, or open your own.
new-file-use = Use this text
new-file-used = You now play by: { $title }.
new-guest = Guest
new-house = Whose rules?
new-house-make = Make your own rule sheet
new-house-own = Rules: { $title }
new-judge-book = A paper dictionary; both sides look words up
new-judge-list = The word list
new-judge-person = A person, by link
new-kind = How do you play?
new-kind-machine = Against the computer
new-kind-one = On one screen
new-kind-screens = Each on their own screen
new-kind-text-machine = One to three computer players
new-kind-text-one = Pass the screen around; racks stay hidden
new-kind-text-screens = By link or code; computer players can join
new-kind-text-tiles = This page keeps score and time and judges words
new-kind-tiles = With real tiles
new-list = Word list
new-list-bring = Bring a list, or add house words
new-list-dictionary = { $title }: a dictionary with { $count } entries
new-list-list =
    { $count ->
        [one] { $title }: { $count } word
       *[other] { $title }: { $count } words
    }
new-name = Name at seat { $seat }
new-name-first = Enter your name first, so that the others know who is inviting.
new-pace = Computer players take
new-pace-0 = no time
new-pace-1200 = a moment
new-pace-3000 = three seconds
new-pace-6000 = six seconds
new-pace-days = By correspondence, with days for each turn
new-pace-live = In one go, with the times of the rules
new-pace-title = Pace
new-people = The table
new-player = Player at seat { $seat }
new-rated = Rated
new-rated-more = About fair play
new-rated-text = The result counts for the rating of everybody who plays. Whoever joins agrees to that.
new-round = Minutes for the round
new-rules = Read the rules
new-seat = Seat { $seat }
new-seat-team = Team { $seat }
new-seats = Who plays?
new-set = Start the game
new-settings = Words, times, spectators
new-sum = { $house }. { $kind }.
new-team = People at one seat
new-team-count =
    { $count ->
        [one] { $count } person
       *[other] up to { $count } people
    }
new-team-name = Name of team { $seat } (optional)
new-team-sheet = As in the rules
new-teams = Which teams?
new-teams-text = Several people share a team’s seat, each on their own screen. Invite your teammates at the table, and begin once everybody is here.
new-time = Times
new-title = Name of the table
new-watch = Spectators
new-watch-after =
    { $count ->
        [one] after { $count } minute
       *[other] after { $count } minutes
    }
new-watch-never = when the game is over
new-watch-now = at once
new-watch-open = Anybody can watch, without a link
new-watch-racks = If every player lets them in, spectators see the racks
new-who = Who sits at seat { $seat }
new-who-engine = A computer player
new-who-link = A person, by link
new-words = Who rules on words
