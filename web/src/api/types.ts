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

/** Where people reach the hall. */
export type Addresses = {
  readonly address: string;
  readonly others: readonly string[];
  readonly advice: string;
};

/** The engine's view of a turn. */
export type Advice = {
  readonly turn: number;
  readonly rack: string;
  readonly plays: number;
  readonly best: readonly Move[];
  readonly made: Move;
  readonly better: number | null;
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

/** The private answer to "no more plays?". */
export type AnswerPlays = {
  readonly command: "answer plays";
  readonly no_more: boolean;
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
};

/** Decide a tie that the sheet wants broken: by a draw of tiles, or in the order given. */
export type BreakTie = {
  readonly command: "break tie";
  readonly method: "draw" | "order";
  readonly order?: readonly number[];
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

/** Make one side the score-keeper. */
export type ChooseScoreKeeper = {
  readonly command: "choose score-keeper";
  readonly seat: number;
};

export type ClientMessage = CommandMessage | DraftMessage | CatchUpMessage | PingMessage;

/** The link that a code is to lead to. */
export type CodeAsked = {
  readonly link: string;
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

/** The dictionary in force: a loaded list has a checksum, a book on paper has none. */
export type DictionaryReference = {
  readonly title: string;
  readonly edition: string;
  readonly name: string;
  readonly checksum: string;
};

/** It was carried out and is on disk: the facts it led to, as the sender may know them. */
export type Done = {
  readonly type: "done";
  readonly id: string;
  readonly number: number;
  readonly news: readonly NewsItem[];
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
  readonly fault: string;
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

/** How it ended. */
export type EndView = {
  readonly reason: "awarded" | "bell" | "last side left" | "no more plays" | "out" | "passes" | "resignation" | "scoreless turns";
  readonly out: number | null;
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

/** Somebody is in. */
export type Entry = {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly expires: number;
};

/** Exchange tiles: which ones, or, with real tiles, how many. */
export type ExchangeTiles = {
  readonly command: "exchange tiles";
  readonly tiles?: string;
  readonly count?: number;
};

/** The director takes a side out of the game. */
export type Forfeit = {
  readonly command: "forfeit";
  readonly seat: number;
  readonly reason: string;
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
  readonly is_imported: boolean;
  readonly rematch_of: string | null;
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
  readonly reason: string;
};

/** The score-keeper lets a side think on. */
export type GrantTime = {
  readonly command: "grant time";
  readonly seconds: number;
};

export type HallMessage = Welcome | Done | Refused | Stale | Unavailable | News | DraftShown | Presence | People | Rematch | Gone | Pong;

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
};

/** Somebody sits. */
export type Joined = {
  readonly game: string;
  readonly place: string;
  readonly reason: string;
};

/** The secret of an invitation, and the seat's own chance in the draws. */
export type Joining = {
  readonly token: string;
  readonly nonce?: string;
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

/** One letter's part of a word. */
export type LetterShown = {
  readonly tile: string;
  readonly value: number;
  readonly letter: number;
  readonly word: number;
  readonly is_laid: boolean;
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
};

/** Mark the point of a discrepancy and play on. */
export type MarkDiscrepancy = {
  readonly command: "mark discrepancy";
  readonly note: string;
};

/** A marked discrepancy. */
export type MarkerView = {
  readonly number: number;
  readonly seat: number;
  readonly turn: number;
  readonly note: string;
  readonly outcome: string | null;
};

/** Who asks. */
export type Me = {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  readonly has_password: boolean;
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
};

/** One fact as a viewer may know it; numbers have no gaps, so that a missed one is noticed. */
export type NewsItem = {
  readonly number: number;
  readonly at: number;
  readonly actor: string;
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
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

/** Something the viewer may do now, or why not. */
export type OptionView = {
  readonly command: string;
  readonly says: string;
  readonly why_not: string | null;
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
  readonly reason?: string;
};

/** What the side sees, until the time of the peek is over. */
export type Peek = {
  readonly prefix: string;
  readonly until: number;
  readonly is_loaded: boolean;
  readonly words: readonly string[];
};

/** Who sits where has changed, or what somebody is called. */
export type People = {
  readonly type: "people";
  readonly people: readonly Sitter[];
};

/** Where a game stands. The transition table says what leads from one to another. */
export type Phase = "adjudicating" | "announced" | "asking" | "certified" | "final pending" | "finished" | "on turn" | "paused" | "play pending" | "racks" | "setting up";

/** Ask whether anybody is there: answered by ``pong``. */
export type PingMessage = {
  readonly type: "ping";
};

/** One tile laid on one square; a blank is laid declared. */
export type Placement = {
  readonly square: number;
  readonly tile: number;
};

/** One of the engine's players. */
export type PlayerSummary = {
  readonly name: string;
  readonly sentence: string;
};

/** Somebody is. */
export type Pong = {
  readonly type: "pong";
  readonly now: number;
};

/** Who looks on has changed. */
export type Presence = {
  readonly type: "presence";
  readonly present: readonly string[];
  readonly here: readonly Sitter[];
};

/** End the turn that was announced. */
export type PressClock = {
  readonly command: "press clock";
};

export type Problem = {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
};

/** How the draws can be checked. */
export type Proof = {
  readonly commitment: string;
  readonly secret: string;
  readonly draws: number;
  readonly faults: readonly string[];
};

/** The dictionary that a side would play by, before the game. */
export type ProposalView = {
  readonly seat: number;
  readonly dictionary: DictionaryReference;
};

/** A game as a wall lists it. */
export type PublicGame = {
  readonly game: string;
  readonly title: string;
  readonly phase: Phase;
  readonly scores: readonly number[];
  readonly people: readonly Sitter[];
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
  readonly reason: string;
};

/** Somebody at the table has opened a rematch. */
export type Rematch = {
  readonly type: "rematch";
  readonly game: string;
};

/** Give up. */
export type Resign = {
  readonly command: "resign";
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
  readonly title: string;
  readonly sentences: readonly RuleSentence[];
};

/** One rule in words, and who says so. */
export type RuleSentence = {
  readonly text: string;
  readonly basis: string;
  readonly kinds: readonly ("chosen" | "house" | "inherited" | "text")[];
  readonly readings: readonly string[];
};

/** The judge lets the list rule: a name for the command, and the last number seen. */
export type RulingAsked = {
  readonly id: string;
  readonly seen: number;
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

/** A sheet to play by, and what an organiser sets otherwise. */
export type SheetAsked = {
  readonly sheet?: string;
  readonly text?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
};

/** A rule sheet with all its values and its explanation. */
export type SheetPage = {
  readonly sheet: SheetSummary;
  readonly values: Readonly<Record<string, unknown>>;
  readonly explanation: string;
  readonly parts: readonly RulePart[];
  readonly readings: Readonly<Record<string, string>>;
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

/** Who holds a place: a person by name, or a player of the engine. */
export type Sitter = {
  readonly place: string;
  readonly name: string;
  readonly is_engine: boolean;
};

/** It was meant for a turn or a window that is over: look at what was missed first. */
export type Stale = {
  readonly type: "stale";
  readonly id: string;
  readonly reason: string;
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
  readonly reason: string;
};

/** Void a mistaken ledger entry, or let a side off a fee. */
export type VoidFee = {
  readonly command: "void fee";
  readonly entry: number;
  readonly waive?: boolean;
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
  readonly kind: string;
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
  "POST /api/games/{game}/rematch": { body: null; answer: GameRef };
  "GET /api/games/{game}/record": { body: null; answer: string };
  "GET /api/games/{game}/gcg": { body: null; answer: string };
  "GET /api/games/{game}/sheet.pdf": { body: null; answer: string };
  "POST /api/records": { body: RecordGiven; answer: GameRef };
  "GET /api/games/{game}/turns": { body: null; answer: Review };
  "GET /api/games/{game}/turns/{turn}/engine": { body: null; answer: Advice };
  "POST /api/codes": { body: CodeAsked; answer: string };
  "GET /api/addresses": { body: null; answer: Addresses };
  "GET /api/wall": { body: null; answer: readonly PublicGame[] };
  "POST /api/invitations": { body: InvitationGiven; answer: InvitedTo };
  "POST /api/join": { body: Joining; answer: Joined };
  "DELETE /api/games/{game}/places/{place}": { body: null; answer: null };
  "POST /api/games/{game}/places/{place}/links": { body: null; answer: Link };
  "POST /api/games/{game}/places/{place}/revoke": { body: Revoking; answer: Link };
  "POST /api/games/{game}/commands": { body: CommandMessage; answer: Done | Refused | Stale };
  "POST /api/games/{game}/draft": { body: DraftAsked; answer: DraftShown };
  "POST /api/games/{game}/curtain": { body: null; answer: HandedOver };
  "GET /api/games/{game}/peek": { body: null; answer: Peek };
  "GET /api/calls": { body: null; answer: readonly OpenCall[] };
  "POST /api/games/{game}/ruling": { body: RulingAsked; answer: Done | Refused | Stale };
  "GET /api/games/{game}/events": { body: null; answer: string };
  "GET /api/sheets": { body: null; answer: readonly SheetSummary[] };
  "GET /api/sheets/{name}": { body: null; answer: SheetPage };
  "POST /api/sheets/check": { body: SheetText; answer: SheetPage };
  "GET /api/knobs": { body: null; answer: readonly Knob[] };
  "POST /api/sheets/change": { body: SheetAsked; answer: HouseSheet };
  "GET /api/games/{game}/rules": { body: null; answer: GameRules };
  "GET /api/games/{game}/sheet": { body: null; answer: SheetPage };
  "GET /api/words": { body: null; answer: readonly WordList[] };
  "GET /api/players": { body: null; answer: readonly PlayerSummary[] };
  "GET /api/layouts": { body: null; answer: readonly Layout[] };
  "GET /api/layouts/{name}": { body: null; answer: LayoutPage };
  "GET /api/tile-sets/{name}": { body: null; answer: TileSetPage };
}
