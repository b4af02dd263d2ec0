// Written by `python -m tools.api_types` out of the server's own description: do not edit.

/** Let the play stand. */
export type Accept = {
  readonly command: "accept";
};

/** An account to be made; without a password, only one-time links open it. */
export type AccountAsked = {
  readonly login: string;
  readonly password?: string | null;
};

/** What one command came to. */
export type ActionShown = {
  readonly number: number;
  readonly at: number;
  readonly who: string;
  readonly is_brought: boolean;
  readonly role: string;
  readonly what: readonly string[];
  readonly words: string;
  readonly is_undone: boolean;
  readonly undoes: readonly number[];
  readonly can_undo: boolean;
};

/** Where people reach the hall. */
export type Addresses = {
  readonly address: string;
  readonly others: readonly string[];
  readonly advice: Message | null;
};

/** The engine's view of a turn. */
export type Advice = {
  readonly turn: number;
  readonly rack: string;
  readonly plays: number;
  readonly best: readonly Move[];
  readonly made: Move;
  readonly better: number | null;
  readonly choices: number;
  readonly unknown: readonly string[];
  readonly words: string;
};

/** Agree to play on another board; in force once all sides name the same. */
export type AgreeBoard = {
  readonly command: "agree board";
  readonly layout: Layout;
};

/** Agree to play under another dictionary; in force once all sides name the same. */
export type AgreeDictionary = {
  readonly command: "agree dictionary";
  readonly dictionary: DictionaryReference;
};

/** An amount of money. */
export type Amount = {
  readonly kind: "money";
  readonly cents: number;
  readonly currency: string;
};

/** The private answer to "no more plays?". */
export type AnswerPlays = {
  readonly command: "answer plays";
  readonly no_more: boolean;
};

/** All that surrounds a match which its opponents arrange. */
export type ArrangementShown = {
  readonly pairing: number;
  readonly division: string;
  readonly round: number;
  readonly sides: readonly SideShown[];
  readonly deadline: number | null;
  readonly proposals: readonly ProposalShown[];
  readonly agreed: number | null;
  readonly attempts: readonly AttemptShown[];
  readonly reports: readonly ReportShown[];
  readonly is_ruling_asked: boolean;
  readonly is_double_forfeit_proposed: boolean;
  readonly is_report_waiting: boolean;
  readonly was_reminded: boolean;
  readonly efforts: Readonly<Record<string, number>>;
  readonly efforts_wanted: number;
  readonly is_over: boolean;
  readonly recorded: string;
};

/** What somebody at the table says to whoever asks for a place. */
export type AskAnswered = {
  readonly place: string;
  readonly agrees: boolean;
};

/** A number that an organiser is asked for a format; pages have the words under its key. */
export type Asked = {
  readonly key: string;
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  readonly is_rare: boolean;
};

/** Somebody would take a place at a game that has begun. */
export type Asking = {
  readonly id: string;
  readonly place: string;
  readonly name: string;
  readonly since: number;
  readonly waits_for: readonly string[];
};

/** Who would take a place has changed, or who has agreed to it. */
export type Asks = {
  readonly type: "asks";
  readonly asks: readonly Asking[];
};

/** A side tried to reach its opponent. */
export type AttemptShown = {
  readonly entry: number;
  readonly name: string;
  readonly at: number;
  readonly means: "email" | "in person" | "message" | "phone";
};

/** Whose word a game waits for, and for what. */
export type Awaited = {
  readonly kind: "book" | "confirm" | "judge" | "lots" | "marker" | "nothing" | "paused" | "plays" | "press" | "racks" | "result" | "tie" | "turn" | "window";
  readonly places: readonly string[];
};

/** What is given at the end: for a place, or for the most of a measure. */
export type Award = {
  readonly title: string;
  readonly place: number | null;
  readonly most: "best play" | "better round" | "head to head" | "high game" | "opponents' wins" | "points" | "rung" | "spread" | "stage" | "wins" | null;
  readonly among: string;
};

/** An award, and who has earned it as things stand. */
export type AwardShown = {
  readonly title: string;
  readonly entries: readonly number[];
  readonly names: readonly string[];
  readonly figure: number | null;
  readonly band: string;
};

/** The ages of a division, both ends included. >>> str(Band(50, 54)), str(Band(80)) ('50 to 54', '80 and over') */
export type Band = {
  readonly youngest: number;
  readonly oldest: number | null;
};

/** Draw for first, deal, and start the first turn. With real tiles the lots are told: for each attempt the tiles drawn, in the order of the seats that drew. */
export type Begin = {
  readonly command: "begin";
  readonly lots?: readonly (readonly string[])[];
};

/** The board that a side would play on, before the game. */
export type BoardProposalView = {
  readonly seat: number;
  readonly layout: Layout;
  readonly waiting_for: readonly number[];
};

/** Decide a tie that the sheet wants broken: by a draw of tiles, or in the order given. */
export type BreakTie = {
  readonly command: "break tie";
  readonly method: "draw" | "order";
  readonly order?: readonly number[];
};

/** Who brings something of their own. */
export type BringerShown = {
  readonly entry: number;
  readonly name: string;
  readonly kinds: readonly string[];
};

/** Buy one of the helps that the sheet sells. */
export type BuyHelp = {
  readonly command: "buy help";
  readonly help: string;
  readonly letter?: string;
  readonly prefix?: string;
  readonly give?: string;
  readonly found?: boolean;
};

/** Challenge words of the last play; none named means all. */
export type CallChallenge = {
  readonly command: "challenge";
  readonly words?: readonly string[];
};

/** Ask for time to think about a challenge. */
export type CallHold = {
  readonly command: "call hold";
};

/** A challenge that awaits its ruling. */
export type CallView = {
  readonly seat: number;
  readonly words: readonly string[];
  readonly called: number;
  readonly is_taken_up: boolean;
  readonly verdicts: readonly (readonly [number, boolean])[];
};

/** Ask for everything after a number: answered by ``welcome``. */
export type CatchUpMessage = {
  readonly type: "catch up";
  readonly after: number;
};

/** What one cause has raised. */
export type CauseShown = {
  readonly title: string;
  readonly cents: number;
};

/** Make the result final. */
export type Certify = {
  readonly command: "certify";
};

/** A challenge that was ruled on. */
export type Challenge = {
  readonly seat: number;
  readonly words: readonly string[];
  readonly is_good: boolean;
};

/** Somebody on a ladder within reach. */
export type ChallengeShown = {
  readonly entry: number;
  readonly name: string;
  readonly rung: number;
  readonly why_not: string;
};

/** Something that is otherwise than it was announced. */
export type ChangeShown = {
  readonly at: number;
  readonly division: string;
  readonly words: string;
  readonly reason: string;
};

/** Make one side the score-keeper. */
export type ChooseScoreKeeper = {
  readonly command: "choose score-keeper";
  readonly seat: number;
};

/** That somebody at an event is said to be a player. */
export type Claim = {
  readonly event: string;
  readonly title: string;
  readonly entry: number;
  readonly member: string;
  readonly name: string;
  readonly is_accepted: boolean;
};

/** What is said to a claim: that it is so, or that it is not. */
export type ClaimAnswer = {
  readonly event: string;
  readonly entry: number;
  readonly is_accepted: boolean;
  readonly member?: string;
};

export type ClientMessage = CommandMessage | DraftMessage | CatchUpMessage | PlayOnMessage | PingMessage;

/** The clock of a round. A page counts on from ``left`` by itself. */
export type ClockShown = {
  readonly ends_at: number;
  readonly left: number;
  readonly is_paused: boolean;
  readonly seconds: number;
};

/** The link that a code is to lead to. */
export type CodeAsked = {
  readonly link: string;
};

/** A column that a table has not, and that no row can do without. */
export type ColumnMissing = {
  readonly key: string;
  readonly ask: string;
  readonly kind: string;
  readonly choices: readonly string[];
};

/** Ask for something at the table. Sent again with the same id, it gets the first answer. */
export type CommandMessage = {
  readonly type: "command";
  readonly id: string;
  readonly seen: number;
  readonly command: GiveNonce | AgreeDictionary | AgreeBoard | ChooseScoreKeeper | Begin | LayTiles | Commit | PressClock | ExchangeTiles | Pass | BuyHelp | Accept | CallHold | DrawTiles | ConfirmScore | CallChallenge | TakeUpCall | WithdrawCall | Rule | ConfirmVerdict | GrantTime | DeclareMissedGo | SetRoundEnd | RingBell | Pause | Resume | AnswerPlays | Resign | Forfeit | DeclareRack | BreakTie | ConfirmResult | Certify | CorrectScore | TakeBack | MarkDiscrepancy | RuleDiscrepancy | SettleTab | VoidFee;
};

/** Make a play, as text or as placements; it is announced and the clock is pressed. With ``press`` off and clocks in use, the clock is pressed by a command of its own. */
export type Commit = {
  readonly command: "commit";
  readonly play?: string;
  readonly placements?: readonly Placement[];
  readonly press?: boolean;
};

/** Agree to the result; once all sides have, it is certified. */
export type ConfirmResult = {
  readonly command: "confirm result";
};

/** The score-keeper enters the score, which shuts the window. */
export type ConfirmScore = {
  readonly command: "confirm score";
};

/** Say what the book says, where the sides look words up themselves. */
export type ConfirmVerdict = {
  readonly command: "confirm verdict";
  readonly acceptable: boolean;
};

/** Correct the score of a line of the tally. */
export type CorrectScore = {
  readonly command: "correct score";
  readonly turn: number;
  readonly score: number;
};

/** What the rule sheet says that an event needs to know. */
export type Counting = {
  readonly tie: "score-before-unplayed" | "stays";
  readonly still_tied: "better-round" | "director" | "half-win-each" | "replay-or-draw" | "shared";
  readonly unplayed: "double-to-out" | "own-off-and-others-to-out";
  readonly most_sides: number;
  readonly called: "player" | "team";
};

/** An event that somebody wants to hold. */
export type Creation = {
  readonly id: string;
  readonly preset: string;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly title?: string;
  readonly settings?: EventSettings;
  readonly phrase?: string;
};

/** A day of the calendar. */
export type Day = {
  readonly kind: "day";
  readonly date: string;
  readonly with_weekday: boolean;
  readonly is_short: boolean;
};

/** The score-keeper ends a turn that took too long. */
export type DeclareMissedGo = {
  readonly command: "declare missed go";
};

/** Real tiles: say what a side holds at the end. */
export type DeclareRack = {
  readonly command: "declare rack";
  readonly seat: number;
  readonly tiles: string;
};

/** Which of those who share a seat did something: by the numbers of the facts it came to. */
export type Deed = {
  readonly first: number;
  readonly last: number;
  readonly name: string;
};

/** Accept a time that the other side proposed. */
export type DeskAcceptTime = {
  readonly command: "accept time";
  readonly pairing: number;
  readonly entry: number;
  readonly at: number;
};

/** Label one more thing to lend. */
export type DeskAddItem = {
  readonly command: "add item";
  readonly label: string;
  readonly kind: string;
};

/** Let two entries meet that were kept apart. */
export type DeskAllowPair = {
  readonly command: "allow pair";
  readonly pair: readonly [number, number];
};

/** Tell the office that the other side cannot be reached. */
export type DeskAskRuling = {
  readonly command: "ask ruling";
  readonly pairing: number;
  readonly entry: number;
};

/** Seat a match at a table. */
export type DeskAssignTable = {
  readonly command: "assign table";
  readonly pairing: number;
  readonly table: number;
};

/** Seat every match of a round, from a table on. */
export type DeskAssignTables = {
  readonly command: "assign tables";
  readonly division: string;
  readonly round: number;
  readonly first?: number;
};

/** Decide a tie that scores leave; with no winner named, lots are drawn here. */
export type DeskBreakTie = {
  readonly command: "break tie";
  readonly pairing: number;
  readonly method: "director" | "tile draw";
  readonly winner?: number | null;
};

/** Call all of a match or some of it; or some to the desk, where no match is named. */
export type DeskCallAgain = {
  readonly command: "call again";
  readonly pairing?: number | null;
  readonly entries?: readonly number[];
};

/** Make a division's places final. */
export type DeskCertifyDivision = {
  readonly command: "certify division";
  readonly division: string;
};

/** On a ladder, ask somebody above for their rung. */
export type DeskChallenge = {
  readonly command: "challenge";
  readonly entry: number;
  readonly opponent: number;
};

/** Say otherwise what the event is called, whom to ask, what holds in the room. */
export type DeskChangeDetails = {
  readonly command: "change details";
  readonly title: string;
  readonly contact: string;
  readonly notices: readonly string[];
  readonly links: readonly PageLink[];
};

/** Play a division otherwise, with a reason; one that has begun, for the rounds to come. */
export type DeskChangeFormat = {
  readonly command: "change format";
  readonly division: string;
  readonly format: Knockout | DoubleElimination | RoundRobin | TotalPoints | Swiss | KingOfTheHill | FreshTables | Ladder;
  readonly reason: string;
  readonly order?: readonly ("best play" | "better round" | "head to head" | "high game" | "opponents' wins" | "points" | "rung" | "spread" | "stage" | "wins")[];
  readonly spread_cap?: number | null;
  readonly after_round?: number | null;
};

/** Say who makes up a team. */
export type DeskChangeMembers = {
  readonly command: "change members";
  readonly entry: number;
  readonly members: readonly string[];
};

/** Give the event other days or hours. */
export type DeskChangeSchedule = {
  readonly command: "change schedule";
  readonly sessions: readonly Session[];
  readonly reason: string;
};

/** Give the event another place. */
export type DeskChangeVenue = {
  readonly command: "change venue";
  readonly venue: Venue;
  readonly reason: string;
};

/** Put a help of the catalogue on an entry's tab, so many times its price. */
export type DeskCharge = {
  readonly command: "charge";
  readonly entry: number;
  readonly help: string;
  readonly count?: number;
  readonly pairing?: number | null;
  readonly paid?: boolean;
};

/** Put any amount on an entry's tab. */
export type DeskChargeFee = {
  readonly command: "charge fee";
  readonly entry: number;
  readonly cause: string;
  readonly cents: number;
  readonly pairing?: number | null;
};

/** Note what the desk found about a field. */
export type DeskCheckEligibility = {
  readonly command: "check eligibility";
  readonly entry: number;
  readonly field: string;
  readonly eligible: boolean;
};

/** Note whether a proper ID was shown. */
export type DeskCheckId = {
  readonly command: "check id";
  readonly entry: number;
  readonly proper: boolean;
};

/** Note that an entry is there. */
export type DeskCheckIn = {
  readonly command: "check in";
  readonly entry: number;
};

/** Call a pledge in, once the points are final. */
export type DeskCollectPledge = {
  readonly command: "collect pledge";
  readonly pledge: number;
};

/** Ask for something at an event. Sent again with the same id, it gets the first answer. */
export type DeskCommand = {
  readonly id: string;
  readonly command: DeskAcceptTime | DeskAddItem | DeskAllowPair | DeskAskRuling | DeskAssignTable | DeskAssignTables | DeskBreakTie | DeskCallAgain | DeskCertifyDivision | DeskChallenge | DeskChangeDetails | DeskChangeFormat | DeskChangeMembers | DeskChangeSchedule | DeskChangeVenue | DeskCharge | DeskChargeFee | DeskCheckEligibility | DeskCheckId | DeskCheckIn | DeskCollectPledge | DeskConfirmDoubleForfeit | DeskConfirmReport | DeskCorrectResult | DeskDeclineRuling | DeskExtendRoundClock | DeskForbidPair | DeskGiveBye | DeskLend | DeskLockPair | DeskLogAttempt | DeskMakePledge | DeskMergeDivisions | DeskMoveEntry | DeskOpenDiscrepancy | DeskOpenDivision | DeskOrderReplay | DeskOverturnRuling | DeskPairAgain | DeskPairByHand | DeskPairRound | DeskPauseRoundClock | DeskPlayAfterAll | DeskProposeTime | DeskRecordResult | DeskReinstate | DeskReportResult | DeskResumeRoundClock | DeskReuseRuling | DeskReverseMoney | DeskRuleDiscrepancy | DeskRuleMatch | DeskRuleWords | DeskSayBrings | DeskSetAwards | DeskSetBand | DeskSetCatalogue | DeskSetClasses | DeskSetDeadline | DeskSetSignUp | DeskSetTieBreaks | DeskSitOut | DeskStartDivision | DeskStartRoundClock | DeskSwapSides | DeskTakeBack | DeskTakePayment | DeskUndo | DeskWaiveFee | DeskWithdraw | DeskWithdrawPledge;
};

/** Let an unreported match be the double forfeit that was proposed. */
export type DeskConfirmDoubleForfeit = {
  readonly command: "confirm double forfeit";
  readonly pairing: number;
};

/** Agree with the other side's report; the desk may do so for nobody in particular. */
export type DeskConfirmReport = {
  readonly command: "confirm report";
  readonly pairing: number;
  readonly entry?: number | null;
};

/** Write down how a match really ended. */
export type DeskCorrectResult = {
  readonly command: "correct result";
  readonly pairing: number;
  readonly sides: readonly number[];
  readonly result: Result;
  readonly reason: string;
  readonly sure?: boolean;
};

/** Leave a match to its opponents, with a new deadline. */
export type DeskDeclineRuling = {
  readonly command: "decline ruling";
  readonly pairing: number;
  readonly deadline: number;
  readonly reason: string;
};

/** It was carried out and is on disk: the numbers of the lines it led to. */
export type DeskDone = {
  readonly kind: "done";
  readonly first: number;
  readonly number: number;
};

/** Make the round longer. */
export type DeskExtendRoundClock = {
  readonly command: "extend round clock";
  readonly seconds: number;
  readonly reason: string;
};

/** Keep two entries apart: siblings, the same club. */
export type DeskForbidPair = {
  readonly command: "forbid pair";
  readonly pair: readonly [number, number];
  readonly reason: string;
};

/** Give the bye of a round that is yet to be paired. */
export type DeskGiveBye = {
  readonly command: "give bye";
  readonly division: string;
  readonly round: number;
  readonly entry: number;
  readonly reason: string;
};

/** Lend a thing to an entry. */
export type DeskLend = {
  readonly command: "lend";
  readonly label: string;
  readonly entry: number;
  readonly id_held?: boolean;
};

/** Let two entries meet in a round that is yet to be paired. */
export type DeskLockPair = {
  readonly command: "lock pair";
  readonly division: string;
  readonly round: number;
  readonly pair: readonly [number, number];
  readonly reason: string;
};

/** Note that one tried to reach the other side. */
export type DeskLogAttempt = {
  readonly command: "log attempt";
  readonly pairing: number;
  readonly entry: number;
  readonly means: "email" | "in person" | "message" | "phone";
};

/** Pledge so many cents for each point of an entry, a sum whatever its points, or both. */
export type DeskMakePledge = {
  readonly command: "make pledge";
  readonly entry: number;
  readonly cents_per_point?: number;
  readonly cents?: number;
};

/** Put a division's entries into another one; only before either starts. */
export type DeskMergeDivisions = {
  readonly command: "merge divisions";
  readonly merged: string;
  readonly into: string;
  readonly reason: string;
  readonly per_band?: boolean;
};

/** Put an entry that has not been paired into another division. */
export type DeskMoveEntry = {
  readonly command: "move entry";
  readonly entry: number;
  readonly division: string;
  readonly reason: string;
};

/** Bring something about a match before the director. */
export type DeskOpenDiscrepancy = {
  readonly command: "open discrepancy";
  readonly pairing: number;
  readonly turn?: number | null;
  readonly versions?: readonly (string | Message)[];
};

/** Add a division. */
export type DeskOpenDivision = {
  readonly command: "open division";
  readonly plan: DivisionPlan;
};

/** Have a match played again. */
export type DeskOrderReplay = {
  readonly command: "order replay";
  readonly pairing: number;
  readonly reason: string;
};

/** Say that a ruling was wrong; the matches it touched are named. */
export type DeskOverturnRuling = {
  readonly command: "overturn ruling";
  readonly ruling: number;
  readonly reason: string;
};

/** Pair the last round again by the standings as they are now: what has not begun of it. */
export type DeskPairAgain = {
  readonly command: "pair again";
  readonly division: string;
  readonly round: number;
  readonly reason?: string;
  readonly begun?: readonly number[];
};

/** Let entries of a round that has been paired meet: those with a bye, late ones, one alone. */
export type DeskPairByHand = {
  readonly command: "pair by hand";
  readonly division: string;
  readonly round: number;
  readonly sides: readonly number[];
  readonly reason: string;
};

/** Pair the next round of a division. */
export type DeskPairRound = {
  readonly command: "pair round";
  readonly division: string;
};

/** Stop the hall's clock. */
export type DeskPauseRoundClock = {
  readonly command: "pause round clock";
};

/** Let entries play in a round that they were to sit out; if it is paired, find them a place. */
export type DeskPlayAfterAll = {
  readonly command: "play after all";
  readonly division: string;
  readonly round: number;
  readonly entries: readonly number[];
  readonly begun?: readonly number[];
};

/** Propose when to play; the place is the event's own. */
export type DeskProposeTime = {
  readonly command: "propose time";
  readonly pairing: number;
  readonly entry: number;
  readonly at: number;
  readonly place?: string;
};

/** Write down how a match ended. Scores stand in the order of ``sides``, which may be any. */
export type DeskRecordResult = {
  readonly command: "record result";
  readonly pairing: number;
  readonly sides: readonly number[];
  readonly result: Result;
  readonly sure?: boolean;
};

/** It was not, and nothing has changed. */
export type DeskRefused = {
  readonly kind: "refused";
  readonly reason: Message;
  readonly is_question: boolean;
};

/** Let an entry that withdrew play on. */
export type DeskReinstate = {
  readonly command: "reinstate";
  readonly entry: number;
  readonly reason?: string;
};

/** Say how one's own match ended; scores in the order of its sides. */
export type DeskReportResult = {
  readonly command: "report result";
  readonly pairing: number;
  readonly entry: number;
  readonly scores: readonly number[];
  readonly before?: readonly number[];
};

/** Let the hall's clock run on. */
export type DeskResumeRoundClock = {
  readonly command: "resume round clock";
};

/** Use a ruling at another table. */
export type DeskReuseRuling = {
  readonly command: "reuse ruling";
  readonly ruling: number;
  readonly pairing: number;
};

/** Void an entry of the ledger. */
export type DeskReverseMoney = {
  readonly command: "reverse money";
  readonly number: number;
  readonly reason: string | Message;
};

/** Rule on a discrepancy; ``result`` is what a corrected match ended with. */
export type DeskRuleDiscrepancy = {
  readonly command: "rule discrepancy";
  readonly discrepancy: number;
  readonly outcome: "awarded" | "corrected" | "double forfeit" | "in the game" | "replayed" | "stands";
  readonly reason: string | Message;
  readonly result?: Result | null;
  readonly winner?: number | null;
};

/** Decide a match that was not played: for a side, or for nobody. */
export type DeskRuleMatch = {
  readonly command: "rule match";
  readonly pairing: number;
  readonly winner: number | null;
  readonly reason: string;
  readonly sure?: boolean;
};

/** Rule on words at a table. */
export type DeskRuleWords = {
  readonly command: "rule words";
  readonly pairing: number;
  readonly words: readonly string[];
  readonly acceptable: boolean;
};

/** Say what an entry brings: a board, a clock. */
export type DeskSayBrings = {
  readonly command: "say brings";
  readonly entry: number;
  readonly kinds: readonly string[];
};

/** Say what a division gives at its end: for places, for the most of something, by class. */
export type DeskSetAwards = {
  readonly command: "set awards";
  readonly division: string;
  readonly awards: readonly Award[];
  readonly per_band?: boolean | null;
};

/** Say to which age band of a merged division an entry belongs. */
export type DeskSetBand = {
  readonly command: "set band";
  readonly entry: number;
  readonly band: Band;
};

/** Say what can be bought at tables. */
export type DeskSetCatalogue = {
  readonly command: "set catalogue";
  readonly catalogue: readonly PaidHelp[];
};

/** Say for the awards of which classes an entry plays. */
export type DeskSetClasses = {
  readonly command: "set classes";
  readonly entry: number;
  readonly classes: readonly string[];
};

/** Give matches another deadline. */
export type DeskSetDeadline = {
  readonly command: "set deadline";
  readonly pairings: readonly number[];
  readonly at: number;
  readonly reason: string;
};

/** Say until when people sign themselves up, and how many: open it, or close it. */
export type DeskSetSignUp = {
  readonly command: "set sign-up";
  readonly terms: SignUpTerms;
};

/** Say what decides the places of a division, in order; nothing is its format's usual order. */
export type DeskSetTieBreaks = {
  readonly command: "set tie-breaks";
  readonly division: string;
  readonly order: readonly ("best play" | "better round" | "head to head" | "high game" | "opponents' wins" | "points" | "rung" | "spread" | "stage" | "wins")[];
  readonly reason: string;
};

/** Leave entries out of a round that is yet to be paired; it is neither a bye nor a forfeit. */
export type DeskSitOut = {
  readonly command: "sit out";
  readonly division: string;
  readonly round: number;
  readonly entries: readonly number[];
  readonly reason: string;
};

/** Start a division: by a draw, or with all entries in their order, the first seed first. */
export type DeskStartDivision = {
  readonly command: "start division";
  readonly division: string;
  readonly seeds?: readonly number[];
};

/** Start the hall's clock. */
export type DeskStartRoundClock = {
  readonly command: "start round clock";
  readonly seconds: number;
};

/** Let two entries change places in a round; neither has played in it. */
export type DeskSwapSides = {
  readonly command: "swap sides";
  readonly division: string;
  readonly round: number;
  readonly one: number;
  readonly other: number;
  readonly reason: string;
};

/** Note that a thing is back, and in what state. */
export type DeskTakeBack = {
  readonly command: "take back";
  readonly label: string;
  readonly note?: string;
};

/** Take money off an entry's tab. */
export type DeskTakePayment = {
  readonly command: "take payment";
  readonly entry: number;
  readonly cents: number;
};

/** Undo an action, named by the number of its first fact. Where later actions stand on it, ``together`` undoes them as well; without it the answer is a refusal that names them. Undoing an undoing lets count again what it undid. */
export type DeskUndo = {
  readonly command: "undo";
  readonly action: number;
  readonly together?: boolean;
  readonly reason?: string;
};

/** Let an entry off a fee. */
export type DeskWaiveFee = {
  readonly command: "waive fee";
  readonly number: number;
  readonly reason: string | Message;
};

/** Take an entry out; matches it was to play are forfeited, those it played stand. */
export type DeskWithdraw = {
  readonly command: "withdraw";
  readonly entry: number;
  readonly reason?: string;
};

/** Take a pledge back. */
export type DeskWithdrawPledge = {
  readonly command: "withdraw pledge";
  readonly pledge: number;
};

/** What an entry tells the organiser, and nobody else is shown. */
export type Details = {
  readonly born: string | null;
  readonly mail: string;
  readonly phone: string;
  readonly club: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly rating: number | null;
};

/** What an entry told the organiser. */
export type DetailsShown = {
  readonly born: string | null;
  readonly mail: string;
  readonly phone: string;
  readonly club: string;
  readonly rating: number | null;
  readonly answers: Readonly<Record<string, string>>;
};

/** The dictionary in force: a loaded list has a checksum, a book on paper has none. */
export type DictionaryReference = {
  readonly title: string;
  readonly edition: string;
  readonly name: string;
  readonly checksum: string;
};

/** What a player knows on the day. */
export type DigitsGiven = {
  readonly entry: number;
  readonly digits: string;
};

/** Something about a match that its sides cannot resolve. */
export type DiscrepancyShown = {
  readonly number: number;
  readonly pairing: number;
  readonly table: number | null;
  readonly sides: readonly SideShown[];
  readonly turn: number | null;
  readonly versions: readonly string[];
  readonly reports: readonly ReportShown[];
  readonly recorded: string;
  readonly game: string | null;
  readonly outcome: string | null;
  readonly reason: string;
};

/** Those who play among themselves for one set of places. */
export type DivisionPlan = {
  readonly key: string;
  readonly title: string;
  readonly format: Knockout | DoubleElimination | RoundRobin | TotalPoints | Swiss | KingOfTheHill | FreshTables | Ladder;
  readonly order?: readonly ("best play" | "better round" | "head to head" | "high game" | "opponents' wins" | "points" | "rung" | "spread" | "stage" | "wins")[];
  readonly band?: Band | null;
  readonly walkover_spread?: number;
  readonly spread_cap?: number;
  readonly awards?: readonly Award[];
  readonly awards_per_band?: boolean;
};

/** The rounds of a division. */
export type DivisionRounds = {
  readonly key: string;
  readonly title: string;
  readonly format: Knockout | DoubleElimination | RoundRobin | TotalPoints | Swiss | KingOfTheHill | FreshTables | Ladder;
  readonly shape: Shape;
  readonly stage: string;
  readonly rounds: readonly RoundShown[];
  readonly champion: number | null;
  readonly next_round: number | null;
  readonly locks: readonly LockShown[];
  readonly sits_out: readonly SitsOutShown[];
  readonly resting: RestingShown | null;
  readonly challenges: readonly ChallengeShown[];
};

/** A division as it stands. */
export type DivisionShown = {
  readonly key: string;
  readonly title: string;
  readonly format: Knockout | DoubleElimination | RoundRobin | TotalPoints | Swiss | KingOfTheHill | FreshTables | Ladder;
  readonly format_words: string;
  readonly shape: Shape;
  readonly stage: string;
  readonly entries: number;
  readonly rounds: number;
  readonly rounds_planned: number | null;
  readonly played: number;
  readonly outstanding: number;
  readonly band: string;
  readonly measures: readonly ("best play" | "better round" | "head to head" | "high game" | "opponents' wins" | "points" | "rung" | "spread" | "stage" | "wins")[];
  readonly spread_cap: number;
  readonly bands: readonly Band[];
  readonly awards: readonly Award[];
  readonly awards_per_band: boolean;
  readonly classes: readonly string[];
};

/** The standings of a division. */
export type DivisionStandings = {
  readonly key: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly StandingRow[];
  readonly awards: readonly AwardShown[];
  readonly is_certified: boolean;
};

/** It was carried out and is on disk: the facts it led to, as the sender may know them. */
export type Done = {
  readonly type: "done";
  readonly id: string;
  readonly number: number;
  readonly news: readonly NewsItem[];
};

/** Who loses twice is out; any number of entries, the best seeds with a bye first. */
export type DoubleElimination = {
  readonly format: "double elimination";
  readonly seeding: "draw" | "hand";
  readonly still_tied: "either" | "replay" | "tile draw";
};

/** Tiles to try out. */
export type DraftAsked = {
  readonly squares?: readonly DraftSquareMessage[];
  readonly play?: string;
};

/** Try tiles out: geometry and score come back, to the holders of this seat alone. */
export type DraftMessage = {
  readonly type: "draft";
  readonly squares?: readonly DraftSquareMessage[];
  readonly play?: string;
};

/** Tiles that a side is trying out: for the holders of that seat alone. Where they lie and what they would score, and never whether the words are good. */
export type DraftShown = {
  readonly type: "draft";
  readonly seat: number;
  readonly squares: readonly DraftSquare[];
  readonly play: string;
  readonly words: readonly string[];
  readonly points: readonly number[];
  readonly bonus: number;
  readonly score: number;
  readonly fault: Message | null;
};

/** One tile of a draft: the number of its square and its sign, a blank's in lower case. */
export type DraftSquare = {
  readonly square: number;
  readonly tile: string;
};

/** One tile that is being tried out. */
export type DraftSquareMessage = {
  readonly square: number;
  readonly tile: string;
};

/** The mover draws, which shuts the window. */
export type DrawTiles = {
  readonly command: "draw tiles";
};

/** How long something lasts. */
export type Duration = {
  readonly kind: "duration";
  readonly seconds: number;
};

/** How it ended. */
export type EndView = {
  readonly reason: "awarded" | "bell" | "last side left" | "missed goes" | "no more plays" | "out" | "passes" | "passes and missed goes" | "resignation" | "scoreless turns";
  readonly out: number | null;
  readonly set_aside: readonly number[];
  readonly play_left: boolean | null;
  readonly points_given: readonly (readonly [number, number, "challenge" | "others' unplayed" | "overtime" | "own unplayed"])[];
  readonly before_unplayed: readonly number[];
  readonly places: readonly number[];
  readonly undecided: readonly number[];
  readonly confirmed: readonly number[];
  readonly secret: string;
};

/** A seat that a player of the engine holds. */
export type EngineChair = {
  readonly seat: number;
  readonly player: string;
  readonly budget: number;
  readonly pace: number;
};

/** What came of one of them. */
export type EnteredShown = {
  readonly entry: number | null;
  readonly name: string;
  readonly reason: string;
  readonly token: string;
  readonly link: string;
  readonly says: string;
};

/** All entries, by number. */
export type EntriesShown = {
  readonly number: number;
  readonly entries: readonly EntryShown[];
  readonly kept_apart: readonly (readonly [number, number, string])[];
};

/** Somebody is in. */
export type Entry = {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly expires: number;
};

/** An entry of an event, said by its name where it is known. */
export type EntryName = {
  readonly kind: "entry";
  readonly entry: number;
};

/** Who takes part. What only the office may know is empty for everybody else. */
export type EntryShown = {
  readonly number: number;
  readonly name: string;
  readonly kind: "house" | "player" | "team";
  readonly division: string;
  readonly members: readonly MemberShown[];
  readonly is_withdrawn: boolean;
  readonly is_checked_in: boolean;
  readonly answered: readonly string[];
  readonly checks: Readonly<Record<string, boolean>>;
  readonly has_id: boolean | null;
  readonly brings: readonly string[];
  readonly classes: readonly string[];
  readonly band: Band | null;
  readonly why_not: string;
  readonly details: DetailsShown | null;
};

/** All equipment of an event. */
export type EquipmentShown = {
  readonly number: number;
  readonly items: readonly ItemShown[];
  readonly supplies: readonly SupplyShown[];
  readonly who_brings: readonly BringerShown[];
};

/** A new event, and a link to each role that others come in by. */
export type EventCreated = {
  readonly event: string;
  readonly links: Readonly<Record<string, string>>;
};

/** What a link offers, before anybody takes it. */
export type EventInvited = {
  readonly event: string;
  readonly title: string;
  readonly role: string;
};

/** Somebody has a role at an event now. */
export type EventJoined = {
  readonly event: string;
  readonly role: string;
  readonly entry: number | null;
};

/** An event as a list shows it. */
export type EventLine = {
  readonly event: string;
  readonly title: string;
  readonly when: readonly string[];
  readonly where: string;
  readonly stage: string;
  readonly entries: number;
  readonly last_day: string;
  readonly changed: number;
  readonly roles: readonly string[];
};

/** What the organiser sets beside the plan. */
export type EventSettings = {
  readonly tables: TableTerms;
  readonly currency: string;
  readonly goal: number;
  readonly is_listed: boolean;
  readonly language: string;
};

/** The game of a pairing. */
export type EventTableShown = {
  readonly game: string;
  readonly custody: "dealt" | "table";
  readonly sides: readonly number[];
  readonly links: readonly Link[];
};

/** Exchange tiles: which ones, or, with real tiles, how many. */
export type ExchangeTiles = {
  readonly command: "exchange tiles";
  readonly tiles?: string;
  readonly count?: number;
};

/** A fee on a side's tab that nobody has voided or waived. */
export type FeeView = {
  readonly entry: number;
  readonly seat: number;
  readonly cause: string;
  readonly cents: number;
};

/** The match that a side comes from, and as what. */
export type Feeder = {
  readonly which: "loser" | "winner";
  readonly round: number;
  readonly index: number;
};

/** Something that whoever signs up is asked. The answer stays outside the facts. */
export type Field = {
  readonly key: string;
  readonly ask: string;
  readonly kind: "choice" | "date" | "text" | "yes";
  readonly choices: readonly string[];
  readonly needed: boolean;
  readonly verified: boolean;
};

/** The director takes a side out of the game. */
export type Forfeit = {
  readonly command: "forfeit";
  readonly seat: number;
  readonly reason: string;
};

/** A format that a division can have. */
export type FormatShown = {
  readonly name: string;
  readonly asks: readonly Asked[];
  readonly can_follow: boolean;
  readonly has_spread: boolean;
};

/** Tables of two to four, drawn afresh each round. */
export type FreshTables = {
  readonly format: "fresh tables";
  readonly rounds: number;
  readonly smallest: number;
  readonly largest: number;
};

/** A game as a list shows it, and what the scheduler needs. */
export type GameInfo = {
  readonly id: string;
  readonly created: number;
  readonly owner: string | null;
  readonly sheet: string;
  readonly title: string;
  readonly custody: "dealt" | "table";
  readonly sides: number;
  readonly chairs: readonly EngineChair[];
  readonly names: readonly string[];
  readonly is_open_to_watch: boolean;
  readonly most_at_a_seat: number;
  readonly rack_delay: number | null;
  readonly is_rated: boolean;
  readonly list_judges: boolean;
  readonly offices: readonly string[];
  readonly is_imported: boolean;
  readonly rematch_of: string | null;
  readonly event: string;
  readonly pairing: number;
  readonly private_for: readonly string[];
  readonly decided: string | Message;
};

/** A game as a list shows it. */
export type GameLine = {
  readonly info: GameInfo;
  readonly standing: Standing;
  readonly places: readonly string[];
  readonly people: readonly Sitter[];
};

/** A game, by its name. */
export type GameRef = {
  readonly game: string;
};

/** The rules of one game, as they stand in its first fact. */
export type GameRules = {
  readonly values: Readonly<Record<string, unknown>>;
};

/** How the game of a pairing stands. */
export type GameShown = {
  readonly game: string;
  readonly custody: string;
  readonly phase: string;
  readonly turn: number;
  readonly scores: readonly number[];
  readonly calls: number;
  readonly marked: number;
};

/** A game as one viewer may know it. */
export type GameView = {
  readonly viewer: string;
  readonly number: number;
  readonly phase: Phase;
  readonly sheet: string;
  readonly title: string;
  readonly dictionary: DictionaryReference;
  readonly proposals: readonly ProposalView[];
  readonly board_proposals: readonly BoardProposalView[];
  readonly house: HouseView;
  readonly custody: "dealt" | "table";
  readonly board: readonly string[];
  readonly layout: string;
  readonly bag_count: number;
  readonly turn: number;
  readonly mover: number;
  readonly order: readonly number[];
  readonly score_keeper: number | null;
  readonly sides: readonly SideView[];
  readonly tally: readonly TallyLine[];
  readonly time: TimeView;
  readonly window: WindowView | null;
  readonly call: CallView | null;
  readonly markers: readonly MarkerView[];
  readonly fees: readonly FeeView[];
  readonly take_backs: readonly number[];
  readonly corrections: readonly (readonly [number, number, number])[];
  readonly racks_missing: readonly number[];
  readonly own: OwnView | null;
  readonly end: EndView | null;
  readonly options: readonly OptionView[];
};

/** Add the seat's own chance to the draws. */
export type GiveNonce = {
  readonly command: "give nonce";
  readonly nonce: string;
};

/** The last message: nothing more will come here, and why. */
export type Gone = {
  readonly type: "gone";
  readonly reason: Message;
};

/** The score-keeper lets a side think on. */
export type GrantTime = {
  readonly command: "grant time";
  readonly seconds: number;
};

export type HallMessage = Welcome | Done | Refused | Stale | Unavailable | News | DraftShown | Presence | People | Rematch | Resigning | Asks | Gone | Pong;

/** What became of a screen that is passed on. */
export type HandedOver = {
  readonly is_paused: boolean;
};

/** The process answers. */
export type Health = {
  readonly status: string;
  readonly version: string;
};

/** A help that can be bought. */
export type HelpView = {
  readonly name: string;
  readonly kind: "letter" | "peek" | "service" | "time";
  readonly title: string;
  readonly price: number;
  readonly blank_price: number;
  readonly seconds: number;
  readonly known_letters: number;
  readonly per_turn: number;
  readonly replaces: boolean;
  readonly ends_turn: boolean;
};

/** A high game of the event. */
export type HighGameShown = {
  readonly score: number;
  readonly entry: number;
  readonly name: string;
  readonly pairing: number;
};

/** A sheet with its settings laid over it. */
export type HouseSheet = {
  readonly values: Readonly<Record<string, unknown>>;
  readonly needs: Readonly<Record<string, string>>;
  readonly text: string;
};

/** The rules that somebody at the table is told of while playing. */
export type HouseView = {
  readonly ruler: "judge" | "list" | "players";
  readonly names_words: boolean;
  readonly failed_turns: number;
  readonly failed_points: number;
  readonly counts_words: boolean;
  readonly failed_fee: number;
  readonly failed_seconds: number;
  readonly turn_seconds: number;
  readonly hold_seconds: number;
  readonly overtime_points: number;
  readonly presses_clock: boolean;
  readonly mover_draws: boolean;
  readonly has_markers: boolean;
  readonly helps: readonly HelpView[];
};

/** What is done about IDs. */
export type Identity = {
  readonly document: string;
  readonly needed: boolean;
  readonly may_be_checked: boolean;
};

/** The secret of an invitation. */
export type InvitationGiven = {
  readonly token: string;
};

/** What an invitation is for. */
export type InvitedTo = {
  readonly game: string;
  readonly place: string;
  readonly title: string;
  readonly people: readonly Sitter[];
  readonly called: string;
  readonly rack_delay: number | null;
  readonly must_ask: boolean;
};

/** One thing that the house lends. */
export type ItemShown = {
  readonly label: string;
  readonly kind: string;
  readonly lent_to: number | null;
  readonly name: string;
  readonly since: number | null;
  readonly id_held: boolean;
  readonly note: string;
};

/** Somebody sits. */
export type Joined = {
  readonly game: string;
  readonly place: string;
  readonly reason: Message | null;
  readonly ask: string;
  readonly waits_for: readonly string[];
};

/** The secret of an invitation, and the seat's own chance in the draws. */
export type Joining = {
  readonly token: string;
  readonly nonce?: string;
  readonly agrees_to_racks?: boolean;
};

/** Each round, first meets second, third meets fourth, and so on: all are on the hill. */
export type KingOfTheHill = {
  readonly format: "king of the hill";
  readonly rounds: number;
  readonly repeats: "allowed" | "if needed" | "never";
  readonly hill: number;
  readonly gibson: number;
  readonly gibson_spread: number;
};

/** One value of a sheet: its key, its kind and its limits. >>> knob_at("challenge.scope").choices ('play', 'named-words') */
export type Knob = {
  readonly key: string;
  readonly kind: "choice" | "choices" | "number" | "text" | "yes-no";
  readonly choices: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly default: string | number | boolean | readonly string[] | null;
};

/** Who loses is out; any number of entries, the best seeds with a bye first. */
export type Knockout = {
  readonly format: "knockout";
  readonly seeding: "draw" | "hand";
  readonly still_tied: "either" | "replay" | "tile draw";
  readonly third_place: boolean;
};

/** Somebody of an entry as a player. */
export type KnownAs = {
  readonly member: string;
  readonly name: string;
  readonly line: PlayerLine;
  readonly events: Readonly<Record<string, string>>;
  readonly is_named: boolean;
  readonly waits: string;
};

/** A standing order: who beats somebody above has their rung. Players challenge each other. */
export type Ladder = {
  readonly format: "ladder";
  readonly reach: number;
  readonly days: number;
  readonly idle_days: number;
};

/** Touch-move: put tiles on the board for good. */
export type LayTiles = {
  readonly command: "lay tiles";
  readonly play: string;
};

/** A board without tiles, as a data file draws it. >>> classic = Layout.named("classic") >>> classic.rows, classic.columns, classic.start == 7 * 15 + 7 (15, 15, True) */
export type Layout = {
  readonly name: string;
  readonly title: string;
  readonly rows: number;
  readonly columns: number;
  readonly start: number;
  readonly signs: string;
};

/** A board without tiles. */
export type LayoutPage = {
  readonly name: string;
  readonly title: string;
  readonly rows: number;
  readonly columns: number;
  readonly start: number;
  readonly premiums: readonly string[];
};

/** How equipment is lent. */
export type Lending = {
  readonly where: string;
  readonly against_id: boolean;
  readonly within_venue: boolean;
  readonly bring: readonly string[];
};

/** One letter's part of a word. */
export type LetterShown = {
  readonly tile: string;
  readonly value: number;
  readonly letter: number;
  readonly word: number;
  readonly is_laid: boolean;
};

/** A player of other events whom an entry could be. */
export type LikelyShown = {
  readonly line: PlayerLine;
  readonly events: Readonly<Record<string, string>>;
};

/** An invitation: a secret, and the link that carries it. */
export type Link = {
  readonly place: string;
  readonly token: string;
  readonly link: string;
};

/** The secret of a one-time link. */
export type LinkGiven = {
  readonly token: string;
};

/** A link as the organiser sees it; its secret is kept by nobody. */
export type LinkShown = {
  readonly id: string;
  readonly role: string;
  readonly entry: number | null;
  readonly label: string;
  readonly created: number;
  readonly is_revoked: boolean;
  readonly people: readonly string[];
  readonly made_by: string;
  readonly fell_with: string;
  readonly ends: readonly string[];
};

/** The text of a table of entries, its headings in the first row. */
export type ListGiven = {
  readonly text: string;
  readonly defaults?: Readonly<Record<string, string>>;
};

/** What a table would enter, as sign-ups to be sent, and what is wrong with the rest. */
export type ListRead = {
  readonly rows: readonly SignUp[];
  readonly problems: readonly RowFault[];
  readonly unread: readonly string[];
  readonly missing: readonly ColumnMissing[];
};

/** Several values in a row: *A, B and C*. */
export type Listed = {
  readonly kind: "list";
  readonly items: readonly (string | number | Name | SeatName | EntryName | MatchName | Amount | Day | Moment | Duration | Listed | Message)[];
  readonly joined: "and" | "or";
};

/** Set by hand for a round that is yet to be paired: two who meet, or one with the bye. */
export type LockShown = {
  readonly round: number;
  readonly sides: readonly number[];
  readonly reason: string;
};

/** Actions, the last first. */
export type LogShown = {
  readonly number: number;
  readonly actions: readonly ActionShown[];
};

/** A game as somebody may see it. */
export type Look = {
  readonly place: string;
  readonly info: GameInfo;
  readonly people: readonly Sitter[];
  readonly number: number;
  readonly view: GameView;
  readonly news: readonly NewsItem[];
  readonly draft: DraftShown | null;
  readonly rematch: string | null;
  readonly asks: readonly Asking[];
};

/** Whether letters of an event go out. */
export type MailPermissionShown = {
  readonly is_asked: boolean;
  readonly sentence: string;
  readonly most_kept: number;
};

/** A letter as the office sees it. */
export type MailShown = {
  readonly id: string;
  readonly entry: number;
  readonly name: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  readonly created: number;
  readonly sent: number | null;
  readonly error: string;
  readonly is_told: boolean;
};

/** Mark the point of a discrepancy and play on: the last turn, or the draw for first play. */
export type MarkDiscrepancy = {
  readonly command: "mark discrepancy";
  readonly note: string;
  readonly draw?: boolean;
};

/** A marked discrepancy. */
export type MarkerView = {
  readonly number: number;
  readonly seat: number;
  readonly turn: number;
  readonly note: string | Message;
  readonly outcome: string | null;
};

/** A match of an event, said by the names of those who meet where they are known. */
export type MatchName = {
  readonly kind: "match";
  readonly match: number;
};

/** A match, or a place of a bracket that one will be played in. */
export type MatchShown = {
  readonly pairing: number;
  readonly slot: number;
  readonly table: number | null;
  readonly sides: readonly MatchSide[];
  readonly result: ResultShown | null;
  readonly words: string;
  readonly reason: string;
  readonly set_by: string;
  readonly is_locked: boolean;
  readonly is_bye: boolean;
  readonly is_for_third: boolean;
  readonly needs_tie_break: boolean;
  readonly is_for_director: boolean;
  readonly deadline: number | null;
  readonly agreed: number | null;
  readonly game: GameShown | null;
};

/** One side of a match; without an entry, somebody who is not known yet, or nobody. */
export type MatchSide = {
  readonly entry: number | null;
  readonly name: string;
  readonly seed: number | null;
  readonly score: number | null;
  readonly before: number | null;
  readonly best_play: number | null;
  readonly is_winner: boolean;
  readonly says: string;
  readonly comes_from: Feeder | null;
};

/** All matters of an event; a player sees their own. */
export type MattersShown = {
  readonly number: number;
  readonly discrepancies: readonly DiscrepancyShown[];
  readonly arrangements: readonly ArrangementShown[];
  readonly rulings: readonly RulingShown[];
};

/** Who asks. */
export type Me = {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  readonly has_password: boolean;
};

/** One of a team. */
export type MemberShown = {
  readonly id: string;
  readonly name: string;
};

/** Something to be said: the key of its words, and the values in them. >>> print(message("name-seat", number=2)) Player 2 A key without words stands for itself. */
export type Message = {
  readonly kind: "message";
  readonly key: string;
  readonly values: Readonly<Record<string, string | number | Name | SeatName | EntryName | MatchName | Amount | Day | Moment | Duration | Listed | Message>>;
  readonly text: string;
};

/** How somebody has done against one other. */
export type MetShown = {
  readonly player: string;
  readonly name: string;
  readonly games: number;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
  readonly points: number;
  readonly against: number;
};

/** A time of day, as the clock on the wall shows it. */
export type Moment = {
  readonly kind: "time";
  readonly time: string;
};

/** The money of an event, in cents. */
export type MoneyShown = {
  readonly number: number;
  readonly currency: string;
  readonly goal: number;
  readonly raised: number;
  readonly paid: number;
  readonly owed: number;
  readonly causes: readonly CauseShown[];
  readonly catalogue: readonly PaidHelp[];
  readonly entries: readonly TabShown[];
  readonly all: readonly PostingShown[];
  readonly pledges: readonly PledgeShown[];
};

/** Something that could be done at a turn. */
export type Move = {
  readonly kind: string;
  readonly place: string;
  readonly text: string;
  readonly score: number;
  readonly keeps: string;
  readonly worth: number | null;
  readonly is_made: boolean;
};

/** What people call somebody or something: kept together, whatever stands around it. */
export type Name = {
  readonly kind: "name";
  readonly text: string;
};

/** A name is enough to play. */
export type NameGiven = {
  readonly name: string;
  readonly kind?: "bot" | "browser";
};

/** What somebody would be called. */
export type NewName = {
  readonly name: string;
};

/** New facts, as this place may know them, and the game after them. */
export type News = {
  readonly type: "news";
  readonly number: number;
  readonly items: readonly NewsItem[];
  readonly view: GameView;
  readonly deeds: readonly Deed[];
};

/** One fact as a viewer may know it; numbers have no gaps, so that a missed one is noticed. */
export type NewsItem = {
  readonly number: number;
  readonly at: number;
  readonly actor: string;
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** Something that happened just now. */
export type NewsShown = {
  readonly action: number;
  readonly at: number;
  readonly words: string;
};

/** A way in that works once. */
export type OneTimeLink = {
  readonly token: string;
  readonly link: string;
};

/** A challenge that awaits its judge. */
export type OpenCall = {
  readonly game: string;
  readonly title: string;
  readonly number: number;
  readonly sides: readonly string[];
  readonly challenger: number;
  readonly mover: number;
  readonly tile_set: string;
  readonly words: readonly string[];
  readonly tiles: readonly string[];
  readonly not_named: readonly string[];
  readonly waited: number;
  readonly is_taken_up: boolean;
  readonly has_list: boolean;
};

/** A new game, and an invitation for every place that its opener has not taken. */
export type OpenedGame = {
  readonly game: string;
  readonly commitment: string;
  readonly held: readonly string[];
  readonly links: readonly Link[];
};

/** How somebody wants to play. */
export type Opening = {
  readonly sheet?: string;
  readonly sheet_text?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly sides?: number | null;
  readonly lexicon?: string;
  readonly book?: string;
  readonly edition?: string;
  readonly custody?: "dealt" | "table";
  readonly own?: readonly string[];
  readonly names?: readonly string[];
  readonly chairs?: readonly EngineChair[];
  readonly most_at_a_seat?: number | null;
  readonly judge?: "list" | "person";
  readonly title?: string;
  readonly is_open_to_watch?: boolean;
  readonly rack_delay?: number | null;
  readonly is_rated?: boolean;
  readonly id?: string;
};

/** Something the viewer may do now; or why not, where that is explained. */
export type OptionView = {
  readonly command: string;
  readonly why_not: Message | null;
};

/** One thing that waits. */
export type Outstanding = {
  readonly kind: "discrepancy" | "double forfeit" | "id" | "item out" | "judge call" | "no pad" | "no table" | "not started" | "report" | "resting" | "result" | "ruling asked" | "tie" | "unseated" | "unsent mail";
  readonly pairing: number | null;
  readonly entry: number | null;
  readonly discrepancy: number | null;
  readonly title: string;
  readonly words: string;
  readonly since: number | null;
};

/** An event, as somebody may see it. */
export type Overview = {
  readonly event: string;
  readonly number: number;
  readonly now: number;
  readonly role: string;
  readonly entry: number | null;
  readonly roles: readonly string[];
  readonly may: readonly string[];
  readonly title: string;
  readonly sheet: string;
  readonly sheet_title: string;
  readonly venue: Venue;
  readonly zone: string;
  readonly sessions: readonly SessionShown[];
  readonly contact: string;
  readonly notices: readonly string[];
  readonly links: readonly PageLink[];
  readonly sign_up: SignUpTerms;
  readonly why_no_sign_up: string;
  readonly fields: readonly Field[];
  readonly identity: Identity;
  readonly check_in: boolean;
  readonly equipment: readonly Stock[];
  readonly lending: Lending;
  readonly reporting: Reporting;
  readonly weeks: Weeks | null;
  readonly round_minutes: number;
  readonly age_day: string | null;
  readonly catalogue: readonly PaidHelp[];
  readonly counting: Counting;
  readonly settings: EventSettings;
  readonly divisions: readonly DivisionShown[];
  readonly entries: number;
  readonly clock: ClockShown | null;
  readonly summons: readonly SummonsShown[];
  readonly changes: readonly ChangeShown[];
  readonly raised: number;
  readonly paid: number;
  readonly goal: number;
  readonly currency: string;
  readonly formats: readonly FormatShown[];
  readonly outstanding: readonly Outstanding[];
  readonly just_now: readonly NewsShown[];
};

/** What only the viewer's own seat knows. */
export type OwnView = {
  readonly seat: number;
  readonly rack: string;
  readonly unseen: Readonly<Record<string, number>>;
  readonly bought: string;
  readonly helps: readonly string[];
  readonly peek_prefix: string;
  readonly peek_until: number;
  readonly is_asked: boolean;
};

/** A page that players can reach from the event's. */
export type PageLink = {
  readonly title: string;
  readonly address: string;
};

/** Something that can be bought at a table; its price is for one. */
export type PaidHelp = {
  readonly key: string;
  readonly title: string;
  readonly cents: number;
  readonly per: string;
};

/** Pass. */
export type Pass = {
  readonly command: "pass";
};

/** Another password; the old one, where there is one. */
export type PasswordChange = {
  readonly password: string;
  readonly old?: string;
};

/** A way in to an account. */
export type PasswordGiven = {
  readonly login: string;
  readonly password: string;
  readonly kind?: "bot" | "browser";
};

/** Stop everything. */
export type Pause = {
  readonly command: "pause";
  readonly reason?: string | Message;
};

/** What the side sees, until the time of the peek is over. */
export type Peek = {
  readonly prefix: string;
  readonly until: number;
  readonly is_loaded: boolean;
  readonly words: readonly string[];
};

/** Who sits where has changed, or what somebody is called; or whether it is played on. */
export type People = {
  readonly type: "people";
  readonly people: readonly Sitter[];
  readonly decided: string | Message;
};

/** What is said otherwise of who an entry is; what is left out stays. */
export type PersonChange = {
  readonly name?: string | null;
  readonly details?: Details | null;
  readonly members?: Readonly<Record<string, string>> | null;
};

/** Where a game stands. The transition table says what leads from one to another. */
export type Phase = "adjudicating" | "announced" | "asking" | "certified" | "final pending" | "finished" | "on turn" | "paused" | "play pending" | "racks" | "setting up";

/** What this hall asks its phrase for. */
export type PhraseAsked = {
  readonly for_events: boolean;
  readonly for_letters: boolean;
};

/** What the hall asks organisers for. */
export type PhraseSaid = {
  readonly phrase: string;
};

/** Ask whether anybody is there: answered by ``pong``. */
export type PingMessage = {
  readonly type: "ping";
};

/** One tile laid on one square; a blank is laid declared. */
export type Placement = {
  readonly square: number;
  readonly tile: number;
};

/** Object to a team mate who would resign for the seat, or think better of it oneself. */
export type PlayOnMessage = {
  readonly type: "play on";
};

/** A game that somebody played. */
export type PlayedShown = {
  readonly event: string;
  readonly title: string;
  readonly match: number;
  readonly at: number;
  readonly own: PlayedSide;
  readonly others: readonly PlayedSide[];
  readonly rating: number;
  readonly change: number;
};

/** A side of a game: who was on it, and what it came to. */
export type PlayedSide = {
  readonly players: readonly string[];
  readonly names: readonly string[];
  readonly score: number;
  readonly place: number;
  readonly best_play: number | null;
};

/** A player as the list has them. */
export type PlayerLine = {
  readonly player: string;
  readonly name: string;
  readonly rating: RatingShown;
};

/** A player's page. */
export type PlayerShown = {
  readonly player: string;
  readonly name: string;
  readonly rating: RatingShown;
  readonly highest: number;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
  readonly points: number;
  readonly history: readonly PlayedShown[];
  readonly opponents: readonly MetShown[];
  readonly high_games: readonly PlayedShown[];
  readonly high_plays: readonly PlayedShown[];
  readonly events: Readonly<Record<string, string>>;
  readonly claims: readonly Claim[];
};

/** One of the engine's players. */
export type PlayerSummary = {
  readonly name: string;
  readonly sentence: string;
};

/** A pledge. Sent again with the same id, it gets the first answer. */
export type PledgeGiven = {
  readonly id: string;
  readonly pledge: Pledging;
};

/** So many cents for each point of an entry, a sum, or both. */
export type PledgeShown = {
  readonly number: number;
  readonly entry: number;
  readonly name: string;
  readonly sponsor: string;
  readonly cents_per_point: number;
  readonly cents: number;
  readonly due: number;
  readonly is_collected: boolean;
};

/** A pledge that somebody makes: for each point of an entry, in one sum, or both. */
export type Pledging = {
  readonly entry: number;
  readonly sponsor: string;
  readonly cents_per_point?: number;
  readonly cents?: number;
};

/** Somebody is. */
export type Pong = {
  readonly type: "pong";
  readonly now: number;
};

/** An entry of the ledger. */
export type PostingShown = {
  readonly number: number;
  readonly at: number;
  readonly action: number;
  readonly entry: number;
  readonly name: string;
  readonly kind: string;
  readonly cause: string;
  readonly cents: number;
  readonly pairing: number | null;
  readonly table: number | null;
  readonly reverses: number | null;
  readonly reversed_by: number | null;
};

/** Who looks on has changed. */
export type Presence = {
  readonly type: "presence";
  readonly present: readonly string[];
  readonly here: readonly Sitter[];
};

/** An event as its sheet has it. */
export type PresetShown = {
  readonly name: string;
  readonly title: string;
  readonly sentence: string;
  readonly sheet: string;
  readonly sheet_title: string;
  readonly questions: readonly QuestionShown[];
  readonly values: readonly ValueShown[];
  readonly venue: string;
  readonly only_here: boolean;
};

/** End the turn that was announced. */
export type PressClock = {
  readonly command: "press clock";
};

/** Whether a game is to be private once it is over. */
export type PrivacyAsked = {
  readonly place: string;
  readonly is_private: boolean;
};

export type Problem = {
  readonly status: number;
  readonly title: string;
  readonly key: string;
  readonly values: Readonly<Record<string, string | number | Name | SeatName | EntryName | MatchName | Amount | Day | Moment | Duration | Listed | Message>>;
  readonly text: string;
};

/** How the draws can be checked. */
export type Proof = {
  readonly commitment: string;
  readonly secret: string;
  readonly draws: number;
  readonly faults: readonly Message[];
};

/** A time that a side proposed. */
export type ProposalShown = {
  readonly entry: number;
  readonly at: number;
};

/** The dictionary that a side would play by, before the game. */
export type ProposalView = {
  readonly seat: number;
  readonly dictionary: DictionaryReference;
  readonly waiting_for: readonly number[];
};

/** A game as a wall lists it. */
export type PublicGame = {
  readonly game: string;
  readonly title: string;
  readonly phase: Phase;
  readonly scores: readonly number[];
  readonly people: readonly Sitter[];
};

/** Something that a sheet leaves to the organiser. */
export type QuestionShown = {
  readonly key: string;
  readonly ask: string;
  readonly why: string;
  readonly kind: "bands" | "catalogue" | "choice" | "count" | "date" | "order" | "sessions" | "text" | "time" | "yes" | "zone";
  readonly choices: readonly string[];
  readonly offered: unknown;
  readonly hours: readonly [string, string];
};

/** How strong somebody has shown to be, and how far that may be off. */
export type RatingShown = {
  readonly points: number;
  readonly doubt: number;
  readonly games: number;
  readonly is_provisional: boolean;
};

/** A record to take in, of Rackhouse's own form or GCG. */
export type RecordGiven = {
  readonly record: string;
  readonly title?: string;
};

/** It was not, and nothing has changed. */
export type Refused = {
  readonly type: "refused";
  readonly id: string;
  readonly reason: Message;
};

/** Somebody at the table has opened a rematch. */
export type Rematch = {
  readonly type: "rematch";
  readonly game: string;
  readonly name: string;
};

/** A rematch, and the places that the one who asks holds there. */
export type RematchRef = {
  readonly game: string;
  readonly places: readonly string[];
};

/** What a side says about how its match ended. */
export type ReportShown = {
  readonly entry: number;
  readonly name: string;
  readonly scores: readonly number[];
  readonly before: readonly number[];
};

/** Who says how a match ended, and what silence means. */
export type Reporting = {
  readonly by: "desk" | "either" | "winner";
  readonly confirmed_by: "nobody" | "opponent";
  readonly to: string;
  readonly unreported: "double forfeit" | "stays open";
  readonly remind_hours: number;
  readonly efforts: number;
};

/** Give up. */
export type Resign = {
  readonly command: "resign";
};

/** Somebody would resign for the seat that the reader shares with them. */
export type Resigning = {
  readonly type: "resigning";
  readonly name: string;
  readonly is_own: boolean;
  readonly wait: number;
  readonly objected_by: string;
};

/** A match that would not be paired so any more. */
export type RestingMatch = {
  readonly pairing: number;
  readonly sides: string;
  readonly reason: string;
  readonly can_change: boolean;
};

/** What of the last round rests on results that were corrected since it was paired. */
export type RestingShown = {
  readonly round: number;
  readonly corrected: readonly string[];
  readonly matches: readonly RestingMatch[];
};

/** How a pairing ended. Scores stand in the order of its sides. >>> Result("played", scores=(410, 388)).leaders (0,) >>> Result("played", scores=(400, 400), before=(396, 405)).leaders_by_before (1,) */
export type Result = {
  readonly kind: "bye" | "default" | "double forfeit" | "forfeit" | "no-show" | "played" | "ruled";
  readonly scores?: readonly number[];
  readonly before?: readonly number[];
  readonly winner?: number | null;
  readonly best_plays?: readonly number[];
  readonly absent?: readonly number[];
  readonly reason?: string | Message;
};

/** How a match ended. */
export type ResultShown = {
  readonly kind: string;
  readonly scores: readonly number[];
  readonly before: readonly number[];
  readonly best_plays: readonly number[];
  readonly winner: number | null;
  readonly absent: readonly number[];
  readonly reason: string;
};

/** Go on. */
export type Resume = {
  readonly command: "resume";
};

/** A game to look back at; its state beside it is what anybody sees who looks on. */
export type Review = {
  readonly names: readonly string[];
  readonly turns: readonly TurnShown[];
  readonly definitions: Readonly<Record<string, string>>;
  readonly unlisted: readonly string[];
  readonly tabs: readonly TabLine[];
  readonly proof: Proof | null;
  readonly place: string | null;
  readonly rematch: string | null;
};

/** Who loses the place besides the links to it. */
export type Revoking = {
  readonly remove?: readonly string[];
};

/** The round is over now. */
export type RingBell = {
  readonly command: "ring bell";
};

/** A role that a link is to give. */
export type RoleAsked = {
  readonly role: string;
  readonly label?: string;
};

/** A new link; its secret is told this once. */
export type RoleLinkShown = {
  readonly id: string;
  readonly role: string;
  readonly token: string;
  readonly link: string;
};

/** The secret of a link. */
export type RoleToken = {
  readonly token: string;
};

/** What a round is called. */
export type RoundName = {
  readonly key: string;
  readonly number: number;
  readonly section: string;
};

/** Everybody meets everybody, one match a week or a round. */
export type RoundRobin = {
  readonly format: "round robin";
  readonly legs: number;
  readonly self_scheduled: boolean;
  readonly hill: number;
  readonly gibson: number;
  readonly gibson_spread: number;
};

/** A round. */
export type RoundShown = {
  readonly number: number;
  readonly name: RoundName;
  readonly deadline: number | null;
  readonly matches: readonly MatchShown[];
};

/** All rounds of an event. */
export type RoundsShown = {
  readonly number: number;
  readonly divisions: readonly DivisionRounds[];
  readonly clock: ClockShown | null;
};

/** What is wrong with a row; 1 is the heading. */
export type RowFault = {
  readonly row: number;
  readonly sentence: string;
};

/** The judge's one verdict on all words named. */
export type Rule = {
  readonly command: "rule";
  readonly acceptable: boolean;
  readonly reasons?: Readonly<Record<string, string>>;
};

/** The director rules on a marker. */
export type RuleDiscrepancy = {
  readonly command: "rule discrepancy";
  readonly marker: number;
  readonly outcome: "awarded" | "points" | "resumed" | "stands";
  readonly seat?: number | null;
  readonly points?: number;
  readonly note?: string;
};

/** A part of the explanation, under its heading. */
export type RulePart = {
  readonly name: string;
  readonly title: string;
  readonly sentences: readonly RuleSentence[];
};

/** One rule in words, and who says so. */
export type RuleSentence = {
  readonly text: string;
  readonly basis: string;
  readonly kinds: readonly ("chosen" | "house" | "inherited" | "text")[];
  readonly readings: readonly string[];
  readonly keys: readonly string[];
};

/** The judge lets the list rule: a name for the command, and the last number seen. */
export type RulingAsked = {
  readonly id: string;
  readonly seen: number;
};

/** A ruling on words, and the matches in which it was used. */
export type RulingShown = {
  readonly number: number;
  readonly words: readonly string[];
  readonly acceptable: boolean;
  readonly pairings: readonly number[];
  readonly tables: readonly number[];
  readonly is_overturned: boolean;
};

/** Who an entry, or a member of a team, is among players. */
export type SameAs = {
  readonly player: string;
  readonly member?: string;
};

/** A side of a game, said by the names of who sits there where they are known. */
export type SeatName = {
  readonly kind: "seat";
  readonly seat: number;
  readonly is_team: boolean;
};

/** Somebody sits at a table. */
export type Seated = {
  readonly game: string;
  readonly place: string;
};

/** One day of an event, with its hours in the event's own time zone. */
export type Session = {
  readonly day: string;
  readonly opens: string;
  readonly closes: string;
  readonly weekday?: "Friday" | "Monday" | "Saturday" | "Sunday" | "Thursday" | "Tuesday" | "Wednesday" | null;
};

/** One day of an event. */
export type SessionShown = {
  readonly day: string;
  readonly opens: string;
  readonly closes: string;
  readonly words: string;
};

/** A browser or a program that speaks for who asks. */
export type SessionSummary = {
  readonly id: string;
  readonly kind: "bot" | "browser";
  readonly label: string;
  readonly created: number;
  readonly expires: number;
  readonly is_this: boolean;
};

/** Say when the round is over. */
export type SetRoundEnd = {
  readonly command: "set round end";
  readonly at: number;
};

/** A side pays. */
export type SettleTab = {
  readonly command: "settle tab";
  readonly seat: number;
  readonly cents: number;
};

/** How a division is run and shown, as far as its format decides that. */
export type Shape = {
  readonly is_bracket: boolean;
  readonly has_rungs: boolean;
  readonly is_always_open: boolean;
  readonly is_self_scheduled: boolean;
  readonly is_league: boolean;
  readonly has_house: boolean;
  readonly has_tie_breaks: boolean;
  readonly comes_first: readonly ("best play" | "better round" | "head to head" | "high game" | "opponents' wins" | "points" | "rung" | "spread" | "stage" | "wins")[];
  readonly gives_way: boolean;
  readonly may_draw: boolean;
  readonly avoids_rematches: boolean;
  readonly starts_as: string;
  readonly rounds: number | null;
};

/** A sheet to play by, and what an organiser sets otherwise. */
export type SheetAsked = {
  readonly sheet?: string;
  readonly text?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly helps?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** A rule sheet with all its values and its explanation. */
export type SheetPage = {
  readonly sheet: SheetSummary;
  readonly values: Readonly<Record<string, unknown>>;
  readonly explanation: string;
  readonly parts: readonly RulePart[];
  readonly readings: Readonly<Record<string, string>>;
};

/** A sheet of one's own, and the paper that it is for. */
export type SheetPrint = {
  readonly text: string;
  readonly paper?: "a4" | "letter";
};

/** A rule sheet as a list shows it. */
export type SheetSummary = {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly fewest_sides: number;
  readonly most_sides: number;
  readonly usual_sides: number;
  readonly side_called: string;
  readonly needs: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
};

/** A sheet of one's own, as text. */
export type SheetText = {
  readonly text: string;
};

/** A side of a match, by its name. */
export type SideShown = {
  readonly entry: number;
  readonly name: string;
};

/** What everybody sees of a side. */
export type SideView = {
  readonly seat: number;
  readonly score: number;
  readonly held: number;
  readonly skips: number;
  readonly challenges: number;
  readonly clock_used: number;
  readonly is_resigned: boolean;
  readonly owed: number;
  readonly rack: string | null;
};

/** Somebody who wants to take part. */
export type SignUp = {
  readonly name: string;
  readonly kind: "house" | "player" | "team";
  readonly members: readonly string[];
  readonly division: string;
  readonly details: Details;
  readonly brings: readonly string[];
};

/** Until when people sign themselves up; the desk enters others all the same. */
export type SignUpTerms = {
  readonly is_closed: boolean;
  readonly until: number | null;
  readonly most: number | null;
};

/** One form: oneself, a team, a family, or a whole list by the desk. */
export type SignUps = {
  readonly id: string;
  readonly entries: readonly SignUp[];
};

/** Somebody who plays for an entry because they knew its digits. */
export type SignedIn = {
  readonly person: string;
  readonly name: string;
  readonly entry: number;
  readonly entry_name: string;
};

/** One who is left out of a round. */
export type SitsOutShown = {
  readonly round: number;
  readonly entry: number;
  readonly name: string;
  readonly reason: string;
};

/** Who holds a place: a person by name, or a player of the engine. */
export type Sitter = {
  readonly place: string;
  readonly name: string;
  readonly is_engine: boolean;
  readonly team: string;
};

/** The seat's own chance in the draws, and whether one comes to write. */
export type SittingDown = {
  readonly nonce?: string;
  readonly keeps?: boolean;
};

/** Who a sponsor is; an empty name forgets them. */
export type SponsorNamed = {
  readonly sponsor: string;
};

/** It was meant for a turn or a window that is over: look at what was missed first. */
export type Stale = {
  readonly type: "stale";
  readonly id: string;
  readonly reason: Message;
  readonly missed: readonly NewsItem[];
};

/** Where a game stands after its last fact; kept so that it can be searched. */
export type Standing = {
  readonly number: number;
  readonly changed: number;
  readonly phase: Phase;
  readonly scores: readonly number[];
  readonly mover: number;
  readonly due: number | null;
  readonly is_timed: boolean;
  readonly awaits_engine: boolean;
  readonly awaits: Awaited | null;
};

/** An action that would have to be undone with another, and why. */
export type StandingOn = {
  readonly action: number;
  readonly words: string;
  readonly reason: string;
};

/** One entry's line of the standings. */
export type StandingRow = {
  readonly place: number;
  readonly entry: number;
  readonly name: string;
  readonly wins: string;
  readonly losses: number;
  readonly draws: number;
  readonly byes: number;
  readonly sat_out: number;
  readonly forfeits: number;
  readonly played: number;
  readonly points: number;
  readonly against: number;
  readonly spread: number;
  readonly high_game: number;
  readonly best_play: number;
  readonly band: string;
  readonly reached: string;
  readonly is_withdrawn: boolean;
  readonly by: string;
};

/** The standings of an event. */
export type StandingsShown = {
  readonly number: number;
  readonly divisions: readonly DivisionStandings[];
  readonly high_games: readonly HighGameShown[];
};

/** Equipment that the house has: so many of a kind. */
export type Stock = {
  readonly kind: string;
  readonly count: number;
};

/** Some who are called to their match, or to the desk. */
export type SummonsShown = {
  readonly pairing: number | null;
  readonly table: number | null;
  readonly entries: readonly number[];
  readonly names: readonly string[];
  readonly at: number;
  readonly times: number;
  readonly left: number;
};

/** How much there is of a kind. */
export type SupplyShown = {
  readonly kind: string;
  readonly stock: number;
  readonly house: number;
  readonly out: number;
  readonly brought: number;
};

/** Each round, those who stand alike meet. */
export type Swiss = {
  readonly format: "swiss";
  readonly rounds: number;
  readonly repeats: "allowed" | "if needed" | "never";
  readonly hill: number;
  readonly gibson: number;
  readonly gibson_spread: number;
};

/** One entry of the ledger, as it stands beside the score pad. */
export type TabLine = {
  readonly turn: number;
  readonly seat: number;
  readonly kind: string;
  readonly cause: string;
  readonly cents: number;
};

/** What an entry bought, paid and owes. */
export type TabShown = {
  readonly entry: number;
  readonly name: string;
  readonly points: number;
  readonly by_cause: Readonly<Record<string, number>>;
  readonly total: number;
  readonly paid: number;
  readonly owed: number;
};

/** How a table is to be played. */
export type TableAsked = {
  readonly custody?: "dealt" | "table" | null;
};

/** How the tables of an event are set, where its sheet leaves it open. */
export type TableTerms = {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly lexicon: string;
  readonly book: string;
  readonly edition: string;
  readonly custody: "dealt" | "table";
  readonly is_open_to_watch: boolean;
  readonly sheet_text: string;
};

/** Real tiles: take the last entry back. */
export type TakeBack = {
  readonly command: "take back";
};

/** The judge comes to the table. */
export type TakeUpCall = {
  readonly command: "take up call";
};

/** One line of the score pad; ``turn`` is its number, from 1. */
export type TallyLine = {
  readonly turn: number;
  readonly seat: number;
  readonly kind: string;
  readonly text: string;
  readonly words: readonly string[];
  readonly points: readonly number[];
  readonly bonus: number;
  readonly score: number;
  readonly total: number;
  readonly withdrawn: boolean;
};

/** The tiles of one letter. */
export type TileKind = {
  readonly letter: string;
  readonly count: number;
  readonly points: number;
};

/** All tiles of a game. */
export type TileSetPage = {
  readonly name: string;
  readonly total: number;
  readonly blanks: number;
  readonly tiles: readonly TileKind[];
};

/** A tile that a play laid. */
export type TileShown = {
  readonly square: number;
  readonly tile: string;
};

/** Clocks and limits, as everybody sees them. */
export type TimeView = {
  readonly now: number;
  readonly ticking: number | null;
  readonly turn_seat: number | null;
  readonly turn_left: number | null;
  readonly turn_warning: boolean;
  readonly time_asked: boolean;
  readonly clock_seconds: number | null;
  readonly round_ends: number | null;
  readonly bell: boolean;
  readonly next_due: number | null;
};

/** A token for a program. */
export type TokenAsked = {
  readonly label: string;
};

/** A fixed number of rounds; the points of all of them decide. */
export type TotalPoints = {
  readonly format: "total points";
  readonly rounds: number;
  readonly odd: "bye" | "house team";
};

/** One turn, with all that it was made of. */
export type TurnShown = {
  readonly turn: number;
  readonly seat: number;
  readonly kind: string;
  readonly text: string;
  readonly rack: string | null;
  readonly laid: readonly TileShown[];
  readonly words: readonly WordShown[];
  readonly bonus: number;
  readonly counted: number;
  readonly score: number;
  readonly total: number;
  readonly is_withdrawn: boolean;
  readonly challenges: readonly Challenge[];
  readonly at: number;
};

/** The store is away. It may have been carried out all the same: send it again, same id. */
export type Unavailable = {
  readonly type: "unavailable";
  readonly id: string;
  readonly reason: Message;
};

/** Something that a sheet says of its event, and on what basis. */
export type ValueShown = {
  readonly place: string;
  readonly basis: string;
  readonly by: readonly string[];
};

/** Where the games are played. */
export type Venue = {
  readonly name: string;
  readonly address: string;
  readonly directions: string;
  readonly only_here: boolean;
};

/** Void a mistaken ledger entry, or let a side off a fee. */
export type VoidFee = {
  readonly command: "void fee";
  readonly entry: number;
  readonly waive?: boolean;
};

/** The weeks of a league: a round each. */
export type Weeks = {
  readonly begin: string;
  readonly end_at: string;
  readonly days: number;
};

/** The first message: the game as it stands, and what was missed since the number named. */
export type Welcome = {
  readonly type: "welcome";
  readonly place: string;
  readonly info: GameInfo;
  readonly people: readonly Sitter[];
  readonly number: number;
  readonly view: GameView;
  readonly news: readonly NewsItem[];
  readonly present: readonly string[];
  readonly here: readonly Sitter[];
  readonly draft: DraftShown | null;
  readonly speaks: boolean;
  readonly rematch: Rematch | null;
  readonly deeds: readonly Deed[];
  readonly resigning: Resigning | null;
  readonly asks: readonly Asking[];
};

/** The play that can be challenged. */
export type WindowView = {
  readonly seat: number;
  readonly play: string;
  readonly words: readonly string[];
  readonly score: number;
  readonly opened: number;
  readonly accepted: readonly number[];
  readonly waiting_for: readonly number[];
  readonly ruled: readonly string[];
  readonly held_by: number | null;
  readonly shuts_at: number | null;
  readonly others_until: number | null;
  readonly next_mover: number;
  readonly score_keeper: number | null;
  readonly is_final: boolean;
};

/** Think better of a challenge before the judge comes. */
export type WithdrawCall = {
  readonly command: "withdraw call";
};

/** A word list or a labelled dictionary that games can be played with. */
export type WordList = {
  readonly name: string;
  readonly kind: "dictionary" | "list";
};

/** One word's part of a play's score. */
export type WordShown = {
  readonly word: string;
  readonly letters: readonly LetterShown[];
  readonly points: number;
};

/** What every address takes and answers. */
export interface Operations {
  "GET /api/health": { body: null; answer: Health };
  "GET /api/ready": { body: null; answer: Health };
  "POST /api/people": { body: NameGiven; answer: Entry };
  "POST /api/sessions": { body: PasswordGiven; answer: Entry };
  "POST /api/sessions/link": { body: LinkGiven; answer: Entry };
  "GET /api/me": { body: null; answer: Me };
  "DELETE /api/me": { body: null; answer: null };
  "PATCH /api/me": { body: NewName; answer: Me };
  "POST /api/me/account": { body: AccountAsked; answer: Me };
  "PUT /api/me/password": { body: PasswordChange; answer: Entry };
  "POST /api/me/links": { body: null; answer: OneTimeLink };
  "POST /api/me/tokens": { body: TokenAsked; answer: Entry };
  "GET /api/me/sessions": { body: null; answer: readonly SessionSummary[] };
  "DELETE /api/me/sessions/{session_id}": { body: null; answer: null };
  "DELETE /api/sessions/current": { body: null; answer: null };
  "GET /api/games": { body: null; answer: readonly GameLine[] };
  "POST /api/games": { body: Opening; answer: OpenedGame };
  "GET /api/games/{game}": { body: null; answer: Look };
  "POST /api/games/{game}/rematch": { body: null; answer: RematchRef };
  "POST /api/games/{game}/privacy": { body: PrivacyAsked; answer: null };
  "GET /api/games/{game}/record": { body: null; answer: string };
  "GET /api/games/{game}/gcg": { body: null; answer: string };
  "GET /api/games/{game}/sheet.pdf": { body: null; answer: string };
  "POST /api/records": { body: RecordGiven; answer: GameRef };
  "GET /api/games/{game}/turns": { body: null; answer: Review };
  "GET /api/games/{game}/turns/{turn}/engine": { body: null; answer: Advice };
  "POST /api/codes": { body: CodeAsked; answer: string };
  "GET /api/addresses": { body: null; answer: Addresses };
  "GET /api/wall": { body: null; answer: readonly PublicGame[] };
  "GET /api/wall/events": { body: null; answer: string };
  "POST /api/invitations": { body: InvitationGiven; answer: InvitedTo };
  "POST /api/join": { body: Joining; answer: Joined };
  "DELETE /api/games/{game}/places/{place}": { body: null; answer: null };
  "POST /api/games/{game}/places/{place}/links": { body: null; answer: Link };
  "POST /api/games/{game}/places/{place}/revoke": { body: Revoking; answer: Link };
  "POST /api/games/{game}/asks/{ask}": { body: AskAnswered; answer: null };
  "POST /api/games/{game}/commands": { body: CommandMessage; answer: Done | Refused | Stale };
  "POST /api/games/{game}/draft": { body: DraftAsked; answer: DraftShown };
  "POST /api/games/{game}/curtain": { body: null; answer: HandedOver };
  "GET /api/games/{game}/peek": { body: null; answer: Peek };
  "GET /api/calls": { body: null; answer: readonly OpenCall[] };
  "GET /api/calls/events": { body: null; answer: string };
  "POST /api/games/{game}/ruling": { body: RulingAsked; answer: Done | Refused | Stale };
  "GET /api/games/{game}/events": { body: null; answer: string };
  "GET /api/sheets": { body: null; answer: readonly SheetSummary[] };
  "GET /api/sheets/{name}": { body: null; answer: SheetPage };
  "POST /api/sheets/check": { body: SheetText; answer: SheetPage };
  "GET /api/knobs": { body: null; answer: readonly Knob[] };
  "POST /api/sheets/change": { body: SheetAsked; answer: HouseSheet };
  "POST /api/sheets/print": { body: SheetPrint; answer: string };
  "GET /api/games/{game}/rules": { body: null; answer: GameRules };
  "GET /api/games/{game}/sheet": { body: null; answer: SheetPage };
  "GET /api/words": { body: null; answer: readonly WordList[] };
  "GET /api/players": { body: null; answer: readonly PlayerSummary[] };
  "GET /api/layouts": { body: null; answer: readonly Layout[] };
  "GET /api/layouts/{name}": { body: null; answer: LayoutPage };
  "GET /api/tile-sets/{name}": { body: null; answer: TileSetPage };
  "GET /api/presets": { body: null; answer: readonly PresetShown[] };
  "GET /api/events": { body: null; answer: readonly EventLine[] };
  "POST /api/events": { body: Creation; answer: EventCreated };
  "GET /api/mail-permission": { body: null; answer: PhraseAsked };
  "GET /api/events/{event}": { body: null; answer: Overview };
  "PUT /api/events/{event}/settings": { body: EventSettings; answer: EventSettings };
  "GET /api/events/{event}/rounds": { body: null; answer: RoundsShown };
  "GET /api/events/{event}/standings": { body: null; answer: StandingsShown };
  "GET /api/events/{event}/money": { body: null; answer: MoneyShown };
  "GET /api/events/{event}/equipment": { body: null; answer: EquipmentShown };
  "GET /api/events/{event}/matters": { body: null; answer: MattersShown };
  "GET /api/events/{event}/log": { body: null; answer: LogShown };
  "GET /api/events/{event}/log/{action}": { body: null; answer: readonly StandingOn[] };
  "GET /api/events/{event}/entries": { body: null; answer: EntriesShown };
  "POST /api/events/{event}/entries": { body: SignUps; answer: readonly EnteredShown[] };
  "PUT /api/events/{event}/entries/{entry}": { body: PersonChange; answer: null };
  "DELETE /api/events/{event}/entries/{entry}": { body: null; answer: null };
  "POST /api/events/{event}/commands": { body: DeskCommand; answer: DeskDone | DeskRefused };
  "POST /api/events/{event}/pledges": { body: PledgeGiven; answer: DeskDone | DeskRefused };
  "PUT /api/events/{event}/pledges/{number}": { body: SponsorNamed; answer: null };
  "POST /api/events/{event}/pairings/{pairing}/game": { body: TableAsked; answer: EventTableShown };
  "POST /api/events/{event}/pairings/{pairing}/place": { body: SittingDown; answer: Seated };
  "GET /api/events/{event}/calls": { body: null; answer: readonly OpenCall[] };
  "GET /api/events/{event}/links": { body: null; answer: readonly LinkShown[] };
  "POST /api/events/{event}/links": { body: RoleAsked; answer: RoleLinkShown };
  "DELETE /api/events/{event}/links/{link}": { body: null; answer: null };
  "POST /api/events/invitations": { body: RoleToken; answer: EventInvited };
  "POST /api/events/join": { body: RoleToken; answer: EventJoined };
  "POST /api/events/{event}/sign-in": { body: DigitsGiven; answer: EventJoined };
  "GET /api/events/{event}/sign-ins": { body: null; answer: readonly SignedIn[] };
  "DELETE /api/events/{event}/sign-ins/{entry}/{person}": { body: null; answer: null };
  "GET /api/events/{event}/follow": { body: null; answer: string };
  "GET /api/events/{event}/export": { body: null; answer: string };
  "POST /api/events/import": { body: null; answer: EventCreated };
  "GET /api/events/{event}/prints/{file}": { body: null; answer: string };
  "GET /api/events/{event}/tables/{file}": { body: null; answer: string };
  "GET /api/events/{event}/calendar.ics": { body: null; answer: string };
  "POST /api/events/{event}/entries/read-csv": { body: ListGiven; answer: ListRead };
  "GET /api/events/{event}/mail": { body: null; answer: readonly MailShown[] };
  "POST /api/events/{event}/mail/{letter}/send": { body: null; answer: MailShown };
  "POST /api/events/{event}/mail/{letter}/told": { body: null; answer: MailShown };
  "GET /api/events/{event}/mail-permission": { body: null; answer: MailPermissionShown };
  "POST /api/events/{event}/mail-permission": { body: PhraseSaid; answer: MailPermissionShown };
  "GET /api/ratings": { body: null; answer: readonly PlayerLine[] };
  "GET /api/players/{player}": { body: null; answer: PlayerShown };
  "GET /api/events/{event}/entries/{entry}/likely": { body: null; answer: readonly LikelyShown[] };
  "GET /api/events/{event}/entries/{entry}/player": { body: null; answer: readonly KnownAs[] };
  "PUT /api/events/{event}/entries/{entry}/player": { body: SameAs; answer: null };
  "PUT /api/players/{player}/claims": { body: ClaimAnswer; answer: null };
}
