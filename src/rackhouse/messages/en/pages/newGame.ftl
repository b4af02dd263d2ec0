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
new-change-restore = As the sheet has it
new-change-text = Every rule of the sheet can be set otherwise. The hall checks that they go together.
new-clocks = With clocks
new-clocks-minutes = Minutes for each side
new-count = { $count } seats
new-edition = Edition
new-file = The sheet as a file
new-file-bring = Open a file
new-file-label = The sheet as text
new-file-save = Save as a file
new-file-text = Keep these rules as a TOML file, or bring yours.
new-file-use = Use this text
new-file-used = Now played by: { $title }.
new-guest = Guest
new-house = Whose rules?
new-house-make = Make a sheet of your own
new-house-own = Played by: { $title }
new-judge-book = A book on paper; both sides say what it says
new-judge-list = The word list
new-judge-person = A person, by a link
new-kind = How do you play?
new-kind-machine = Against the machine
new-kind-one = Around one screen
new-kind-screens = Each on their own screen
new-kind-text-machine = One to three of the engine’s players
new-kind-text-one = The screen is passed on; racks stay covered
new-kind-text-screens = By a link or a code; players of the engine may join
new-kind-text-tiles = This is the score pad, the clock and the judge
new-kind-tiles = With real tiles
new-list = Word list
new-list-dictionary = { $name }, a dictionary
new-list-list = { $name }, a word list
new-name = Name at seat { $seat }
new-name-first = Write your name first, so that the others see who asks.
new-pace = The engine’s players take
new-pace-0 = no time
new-pace-1200 = a moment
new-pace-3000 = three seconds
new-pace-6000 = six seconds
new-people = The table
new-player = Player at seat { $seat }
new-round = Minutes for the round
new-rules = Read the rules
new-seat = Seat { $seat }
new-seat-team = Team { $seat }
new-seats = Who plays?
new-set = Set the table
new-settings = Words, times, those who look on
new-sum = { $house }. { $kind }.
new-team = People at one seat
new-team-count =
    { $count ->
        [one] { $count } person
       *[other] up to { $count } people
    }
new-team-name = Name of team { $seat }, if it has one
new-team-sheet = As the rules have it
new-teams = Which teams?
new-teams-text = Several people share a team’s seat, each on their own screen: invite your team mates at the table, and begin once all are there.
new-time = Times
new-title = What the table is called
new-watch = Those who look on
new-watch-after =
    { $count ->
        [one] after { $count } minute
       *[other] after { $count } minutes
    }
new-watch-never = when the game is over
new-watch-now = at once
new-watch-open = Anybody may look on, without a link
new-watch-racks = Spectators admitted by every player see the racks
new-who = Who sits at seat { $seat }
new-who-engine = A player of the engine
new-who-link = A person, by a link
new-words = Who rules on words
