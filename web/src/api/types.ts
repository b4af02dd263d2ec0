// Written by `python -m tools.api_types` out of the server's own description: do not edit.

/** Let the play stand. */
export type Accept = {
  command: "accept";
};

/** An account to be made; without a password, only one-time links open it. */
export type AccountAsked = {
  login: string;
  password?: string | null;
};

/** Agree to play on another board; in force once all sides name the same. */
export type AgreeBoard = {
  command: "agree board";
  layout: Layout;
};

/** Agree to play under another dictionary; in force once all sides name the same. */
export type AgreeDictionary = {
  command: "agree dictionary";
  dictionary: DictionaryReference;
};

/** The private answer to "no more plays?". */
export type AnswerPlays = {
  command: "answer plays";
  no_more: boolean;
};

/** Draw for first, deal, and start the first turn. With real tiles the lots are told: for each attempt the tiles drawn, in the order of the seats that drew. */
export type Begin = {
  command: "begin";
  lots?: string[][];
};

/** Decide a tie that the sheet wants broken: by a draw of tiles, or in the order given. */
export type BreakTie = {
  command: "break tie";
  method: "draw" | "order";
  order?: number[];
};

/** Buy one of the helps that the sheet sells. */
export type BuyHelp = {
  command: "buy help";
  help: string;
  letter?: string;
  prefix?: string;
  give?: string;
  found?: boolean;
};

/** Challenge words of the last play; none named means all. */
export type CallChallenge = {
  command: "challenge";
  words?: string[];
};

/** Ask for time to think about a challenge. */
export type CallHold = {
  command: "call hold";
};

/** A challenge that awaits its ruling. */
export type CallView = {
  seat: number;
  words: string[];
  called: number;
  is_taken_up: boolean;
};

/** Ask for everything after a number: answered by ``welcome``. */
export type CatchUpMessage = {
  type: "catch up";
  after: number;
};

/** Make the result final. */
export type Certify = {
  command: "certify";
};

/** Make one side the score-keeper. */
export type ChooseScoreKeeper = {
  command: "choose score-keeper";
  seat: number;
};

export type ClientMessage = CommandMessage | DraftMessage | CatchUpMessage | PingMessage;

/** The link that a code is to lead to. */
export type CodeAsked = {
  link: string;
};

/** Ask for something at the table. Sent again with the same id, it gets the first answer. */
export type CommandMessage = {
  type: "command";
  id: string;
  seen: number;
  command: GiveNonce | AgreeDictionary | AgreeBoard | ChooseScoreKeeper | Begin | LayTiles | Commit | PressClock | ExchangeTiles | Pass | BuyHelp | Accept | CallHold | DrawTiles | ConfirmScore | CallChallenge | TakeUpCall | WithdrawCall | Rule | ConfirmVerdict | GrantTime | DeclareMissedGo | SetRoundEnd | RingBell | Pause | Resume | AnswerPlays | Resign | Forfeit | DeclareRack | BreakTie | ConfirmResult | Certify | CorrectScore | TakeBack | MarkDiscrepancy | RuleDiscrepancy | SettleTab | VoidFee;
};

/** Make a play, as text or as placements; it is announced and the clock is pressed. With ``press`` off and clocks in use, the clock is pressed by a command of its own. */
export type Commit = {
  command: "commit";
  play?: string;
  placements?: Placement[];
  press?: boolean;
};

/** Agree to the result; once all sides have, it is certified. */
export type ConfirmResult = {
  command: "confirm result";
};

/** The score-keeper enters the score, which shuts the window. */
export type ConfirmScore = {
  command: "confirm score";
};

/** Say what the book says, where the sides look words up themselves. */
export type ConfirmVerdict = {
  command: "confirm verdict";
  acceptable: boolean;
};

/** Correct the score of a line of the tally. */
export type CorrectScore = {
  command: "correct score";
  turn: number;
  score: number;
};

/** The score-keeper ends a turn that took too long. */
export type DeclareMissedGo = {
  command: "declare missed go";
};

/** Real tiles: say what a side holds at the end. */
export type DeclareRack = {
  command: "declare rack";
  seat: number;
  tiles: string;
};

/** The dictionary in force: a loaded list has a checksum, a book on paper has none. */
export type DictionaryReference = {
  title: string;
  edition: string;
  name: string;
  checksum: string;
};

/** It was carried out and is on disk: the facts it led to, as the sender may know them. */
export type Done = {
  type: "done";
  id: string;
  number: number;
  news: NewsItem[];
};

/** Tiles to try out. */
export type DraftAsked = {
  squares: DraftSquareMessage[];
};

/** Try tiles out: geometry and score come back, to the holders of this seat alone. */
export type DraftMessage = {
  type: "draft";
  squares: DraftSquareMessage[];
};

/** Tiles that a side is trying out: for the holders of that seat alone. Where they lie and what they would score, and never whether the words are good. */
export type DraftShown = {
  type: "draft";
  seat: number;
  squares: DraftSquare[];
  play: string;
  words: string[];
  score: number;
  fault: string;
};

/** One tile of a draft: the number of its square and its sign, a blank's in lower case. */
export type DraftSquare = {
  square: number;
  tile: string;
};

/** One tile that is being tried out. */
export type DraftSquareMessage = {
  square: number;
  tile: string;
};

/** The mover draws, which shuts the window. */
export type DrawTiles = {
  command: "draw tiles";
};

/** How it ended. */
export type EndView = {
  reason: "awarded" | "bell" | "last side left" | "no more plays" | "out" | "passes" | "resignation" | "scoreless turns";
  out: number | null;
  play_left: boolean | null;
  points_given: ([number, number, "challenge" | "others' unplayed" | "overtime" | "own unplayed"])[];
  before_unplayed: number[];
  places: number[];
  undecided: number[];
  confirmed: number[];
  secret: string;
};

/** A seat that a player of the engine holds. */
export type EngineChair = {
  seat: number;
  player: string;
  budget: number;
  pace: number;
};

/** Somebody is in. */
export type Entry = {
  id: string;
  name: string;
  token: string;
  expires: number;
};

/** Exchange tiles: which ones, or, with real tiles, how many. */
export type ExchangeTiles = {
  command: "exchange tiles";
  tiles?: string;
  count?: number;
};

/** The director takes a side out of the game. */
export type Forfeit = {
  command: "forfeit";
  seat: number;
  reason: string;
};

/** A game as a list shows it, and what the scheduler needs. */
export type GameInfo = {
  id: string;
  created: number;
  owner: string | null;
  sheet: string;
  title: string;
  custody: "dealt" | "table";
  sides: number;
  chairs: EngineChair[];
  is_open_to_watch: boolean;
  most_at_a_seat: number;
  rack_delay: number | null;
  is_rated: boolean;
  list_judges: boolean;
  is_imported: boolean;
  rematch_of: string | null;
};

/** A game as a list shows it. */
export type GameLine = {
  info: GameInfo;
  standing: Standing;
  places: string[];
  people: Sitter[];
};

/** A game, by its name. */
export type GameRef = {
  game: string;
};

/** The rules of one game, as they stand in its first fact. */
export type GameRules = {
  values: Record<string, unknown>;
};

/** A game as one viewer may know it. */
export type GameView = {
  viewer: string;
  number: number;
  phase: Phase;
  sheet: string;
  title: string;
  dictionary: DictionaryReference;
  custody: "dealt" | "table";
  board: string[];
  layout: string;
  bag_count: number;
  turn: number;
  mover: number;
  order: number[];
  score_keeper: number | null;
  sides: SideView[];
  tally: TallyLine[];
  time: TimeView;
  window: WindowView | null;
  call: CallView | null;
  markers: MarkerView[];
  own: OwnView | null;
  end: EndView | null;
  options: OptionView[];
};

/** Add the seat's own chance to the draws. */
export type GiveNonce = {
  command: "give nonce";
  nonce: string;
};

/** The last message: nothing more will come here, and why. */
export type Gone = {
  type: "gone";
  reason: string;
};

/** The score-keeper lets a side think on. */
export type GrantTime = {
  command: "grant time";
  seconds: number;
};

export type HallMessage = Welcome | Done | Refused | Stale | Unavailable | News | DraftShown | Presence | People | Rematch | Gone | Pong;

/** The process answers. */
export type Health = {
  status: string;
  version: string;
};

/** A sheet with its settings laid over it. */
export type HouseSheet = {
  values: Record<string, unknown>;
  needs: Record<string, string>;
  text: string;
};

/** The secret of an invitation. */
export type InvitationGiven = {
  token: string;
};

/** What an invitation is for. */
export type InvitedTo = {
  game: string;
  place: string;
  title: string;
  people: Sitter[];
};

/** Somebody sits. */
export type Joined = {
  game: string;
  place: string;
  reason: string;
};

/** The secret of an invitation, and the seat's own chance in the draws. */
export type Joining = {
  token: string;
  nonce?: string;
};

/** One value of a sheet: its key, its kind and its limits. >>> knob_at("challenge.scope").choices ('play', 'named-words') */
export type Knob = {
  key: string;
  kind: "choice" | "choices" | "number" | "text" | "yes-no";
  choices: string[];
  least: number;
  most: number;
  default: string | number | boolean | string[] | null;
};

/** Touch-move: put tiles on the board for good. */
export type LayTiles = {
  command: "lay tiles";
  play: string;
};

/** A board without tiles, as a data file draws it. >>> classic = Layout.named("classic") >>> classic.rows, classic.columns, classic.start == 7 * 15 + 7 (15, 15, True) */
export type Layout = {
  name: string;
  title: string;
  rows: number;
  columns: number;
  start: number;
  signs: string;
};

/** A board without tiles. */
export type LayoutPage = {
  name: string;
  title: string;
  rows: number;
  columns: number;
  start: number;
  premiums: string[];
};

/** An invitation: a secret, and the link that carries it. */
export type Link = {
  place: string;
  token: string;
  link: string;
};

/** The secret of a one-time link. */
export type LinkGiven = {
  token: string;
};

/** A game as somebody may see it. */
export type Look = {
  place: string;
  info: GameInfo;
  people: Sitter[];
  number: number;
  view: GameView;
  news: NewsItem[];
  draft: DraftShown | null;
  rematch: string | null;
};

/** Mark the point of a discrepancy and play on. */
export type MarkDiscrepancy = {
  command: "mark discrepancy";
  note: string;
};

/** A marked discrepancy. */
export type MarkerView = {
  number: number;
  seat: number;
  turn: number;
  note: string;
  outcome: string | null;
};

/** Who asks. */
export type Me = {
  id: string;
  name: string;
  login: string | null;
  has_password: boolean;
};

/** A name is enough to play. */
export type NameGiven = {
  name: string;
  kind?: "bot" | "browser";
};

/** What somebody would be called. */
export type NewName = {
  name: string;
};

/** New facts, as this place may know them, and the game after them. */
export type News = {
  type: "news";
  number: number;
  items: NewsItem[];
  view: GameView;
};

/** One fact as a viewer may know it; numbers have no gaps, so that a missed one is noticed. */
export type NewsItem = {
  number: number;
  at: number;
  actor: string;
  kind: string;
  data: Record<string, unknown>;
};

/** A way in that works once. */
export type OneTimeLink = {
  token: string;
  link: string;
};

/** A new game, and an invitation for every place that its opener has not taken. */
export type OpenedGame = {
  game: string;
  commitment: string;
  held: string[];
  links: Link[];
};

/** How somebody wants to play. */
export type Opening = {
  sheet?: string;
  sheet_text?: string;
  settings?: Record<string, unknown>;
  sides?: number | null;
  lexicon?: string;
  book?: string;
  edition?: string;
  custody?: "dealt" | "table";
  own?: string[];
  chairs?: EngineChair[];
  most_at_a_seat?: number | null;
  judge?: "list" | "person";
  title?: string;
  is_open_to_watch?: boolean;
  rack_delay?: number | null;
  is_rated?: boolean;
};

/** Something the viewer may do now, or why not. */
export type OptionView = {
  command: string;
  says: string;
  why_not: string | null;
};

/** What only the viewer's own seat knows. */
export type OwnView = {
  seat: number;
  rack: string;
  unseen: Record<string, number>;
  bought: string;
  helps: string[];
  peek_prefix: string;
  peek_until: number;
  is_asked: boolean;
};

/** Pass. */
export type Pass = {
  command: "pass";
};

/** Another password; the old one, where there is one. */
export type PasswordChange = {
  password: string;
  old?: string;
};

/** A way in to an account. */
export type PasswordGiven = {
  login: string;
  password: string;
  kind?: "bot" | "browser";
};

/** Stop everything. */
export type Pause = {
  command: "pause";
  reason?: string;
};

/** What the side sees, until the time of the peek is over. */
export type Peek = {
  prefix: string;
  until: number;
  is_loaded: boolean;
  words: string[];
};

/** Who sits where has changed, or what somebody is called. */
export type People = {
  type: "people";
  people: Sitter[];
};

/** Where a game stands. The transition table says what leads from one to another. */
export type Phase = "adjudicating" | "announced" | "asking" | "certified" | "final pending" | "finished" | "on turn" | "paused" | "play pending" | "racks" | "setting up";

/** Ask whether anybody is there: answered by ``pong``. */
export type PingMessage = {
  type: "ping";
};

/** One tile laid on one square; a blank is laid declared. */
export type Placement = {
  square: number;
  tile: number;
};

/** One of the engine's players. */
export type PlayerSummary = {
  name: string;
  sentence: string;
};

/** Somebody is. */
export type Pong = {
  type: "pong";
  now: number;
};

/** Who looks on has changed. */
export type Presence = {
  type: "presence";
  present: string[];
};

/** End the turn that was announced. */
export type PressClock = {
  command: "press clock";
};

export type Problem = {
  status: number;
  title: string;
  detail: string;
};

/** A record to take in, of Rackhouse's own form or GCG. */
export type RecordGiven = {
  record: string;
  title?: string;
};

/** It was not, and nothing has changed. */
export type Refused = {
  type: "refused";
  id: string;
  reason: string;
};

/** Somebody at the table has opened a rematch. */
export type Rematch = {
  type: "rematch";
  game: string;
};

/** Give up. */
export type Resign = {
  command: "resign";
};

/** Go on. */
export type Resume = {
  command: "resume";
};

/** Who loses the place besides the links to it. */
export type Revoking = {
  remove?: string[];
};

/** The round is over now. */
export type RingBell = {
  command: "ring bell";
};

/** The judge's one verdict on all words named. */
export type Rule = {
  command: "rule";
  acceptable: boolean;
  reasons?: Record<string, string>;
};

/** The director rules on a marker. */
export type RuleDiscrepancy = {
  command: "rule discrepancy";
  marker: number;
  outcome: "awarded" | "points" | "resumed" | "stands";
  seat?: number | null;
  points?: number;
  note?: string;
};

/** A browser or a program that speaks for who asks. */
export type SessionSummary = {
  id: string;
  kind: "bot" | "browser";
  label: string;
  created: number;
  expires: number;
  is_this: boolean;
};

/** Say when the round is over. */
export type SetRoundEnd = {
  command: "set round end";
  at: number;
};

/** A side pays. */
export type SettleTab = {
  command: "settle tab";
  seat: number;
  cents: number;
};

/** A sheet to play by, and what an organiser sets otherwise. */
export type SheetAsked = {
  sheet?: string;
  text?: string;
  settings?: Record<string, unknown>;
};

/** A rule sheet with all its values and its explanation. */
export type SheetPage = {
  sheet: SheetSummary;
  values: Record<string, unknown>;
  explanation: string;
};

/** A rule sheet as a list shows it. */
export type SheetSummary = {
  name: string;
  title: string;
  summary: string;
  fewest_sides: number;
  most_sides: number;
  usual_sides: number;
  side_called: string;
  needs: Record<string, string>;
};

/** A sheet of one's own, as text. */
export type SheetText = {
  text: string;
};

/** What everybody sees of a side. */
export type SideView = {
  seat: number;
  score: number;
  held: number;
  skips: number;
  challenges: number;
  clock_used: number;
  is_resigned: boolean;
  owed: number;
  rack: string | null;
};

/** Who holds a place: a person by name, or a player of the engine. */
export type Sitter = {
  place: string;
  name: string;
  is_engine: boolean;
};

/** It was meant for a turn or a window that is over: look at what was missed first. */
export type Stale = {
  type: "stale";
  id: string;
  reason: string;
  missed: NewsItem[];
};

/** Where a game stands after its last fact; kept so that it can be searched. */
export type Standing = {
  number: number;
  changed: number;
  phase: Phase;
  scores: number[];
  mover: number;
  due: number | null;
  is_timed: boolean;
  awaits_engine: boolean;
};

/** Real tiles: take the last entry back. */
export type TakeBack = {
  command: "take back";
};

/** The judge comes to the table. */
export type TakeUpCall = {
  command: "take up call";
};

/** One line of the score pad; ``turn`` is its number, from 1. */
export type TallyLine = {
  turn: number;
  seat: number;
  kind: string;
  text: string;
  words: string[];
  points: number[];
  bonus: number;
  score: number;
  total: number;
  withdrawn: boolean;
};

/** The tiles of one letter. */
export type TileKind = {
  letter: string;
  count: number;
  points: number;
};

/** All tiles of a game. */
export type TileSetPage = {
  name: string;
  total: number;
  blanks: number;
  tiles: TileKind[];
};

/** Clocks and limits, as everybody sees them. */
export type TimeView = {
  now: number;
  ticking: number | null;
  turn_seat: number | null;
  turn_left: number | null;
  turn_warning: boolean;
  time_asked: boolean;
  clock_seconds: number | null;
  round_ends: number | null;
  bell: boolean;
  next_due: number | null;
};

/** A token for a program. */
export type TokenAsked = {
  label: string;
};

/** The store is away. It may have been carried out all the same: send it again, same id. */
export type Unavailable = {
  type: "unavailable";
  id: string;
  reason: string;
};

/** Void a mistaken ledger entry, or let a side off a fee. */
export type VoidFee = {
  command: "void fee";
  entry: number;
  waive?: boolean;
};

/** The first message: the game as it stands, and what was missed since the number named. */
export type Welcome = {
  type: "welcome";
  place: string;
  info: GameInfo;
  people: Sitter[];
  number: number;
  view: GameView;
  news: NewsItem[];
  present: string[];
};

/** The play that can be challenged. */
export type WindowView = {
  seat: number;
  play: string;
  words: string[];
  score: number;
  opened: number;
  accepted: number[];
  waiting_for: number[];
  ruled: string[];
  held_by: number | null;
  next_mover: number;
  score_keeper: number | null;
  is_final: boolean;
};

/** Think better of a challenge before the judge comes. */
export type WithdrawCall = {
  command: "withdraw call";
};

/** A word list or a labelled dictionary that games can be played with. */
export type WordList = {
  name: string;
  kind: string;
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
  "GET /api/me/sessions": { body: null; answer: SessionSummary[] };
  "DELETE /api/me/sessions/{session_id}": { body: null; answer: null };
  "DELETE /api/sessions/current": { body: null; answer: null };
  "GET /api/games": { body: null; answer: GameLine[] };
  "POST /api/games": { body: Opening; answer: OpenedGame };
  "GET /api/games/{game}": { body: null; answer: Look };
  "POST /api/games/{game}/rematch": { body: null; answer: GameRef };
  "GET /api/games/{game}/record": { body: null; answer: string };
  "GET /api/games/{game}/gcg": { body: null; answer: string };
  "POST /api/records": { body: RecordGiven; answer: GameRef };
  "POST /api/codes": { body: CodeAsked; answer: string };
  "POST /api/invitations": { body: InvitationGiven; answer: InvitedTo };
  "POST /api/join": { body: Joining; answer: Joined };
  "DELETE /api/games/{game}/places/{place}": { body: null; answer: null };
  "POST /api/games/{game}/places/{place}/links": { body: null; answer: Link };
  "POST /api/games/{game}/places/{place}/revoke": { body: Revoking; answer: Link };
  "POST /api/games/{game}/commands": { body: CommandMessage; answer: Done | Refused | Stale };
  "POST /api/games/{game}/draft": { body: DraftAsked; answer: DraftShown };
  "GET /api/games/{game}/peek": { body: null; answer: Peek };
  "GET /api/games/{game}/events": { body: null; answer: string };
  "GET /api/sheets": { body: null; answer: SheetSummary[] };
  "GET /api/sheets/{name}": { body: null; answer: SheetPage };
  "POST /api/sheets/check": { body: SheetText; answer: SheetPage };
  "GET /api/knobs": { body: null; answer: Knob[] };
  "POST /api/sheets/change": { body: SheetAsked; answer: HouseSheet };
  "GET /api/games/{game}/rules": { body: null; answer: GameRules };
  "GET /api/words": { body: null; answer: WordList[] };
  "GET /api/players": { body: null; answer: PlayerSummary[] };
  "GET /api/layouts/{name}": { body: null; answer: LayoutPage };
  "GET /api/tile-sets/{name}": { body: null; answer: TileSetPage };
}
