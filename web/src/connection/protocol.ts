/** What is said on a game's socket, by the server's own types. */

import type { CommandMessage, Done, Refused, Stale, Unavailable } from "../api/types.ts";

export type {
  Asking,
  ChatOffer,
  ChatSaid,
  ClientMessage,
  Deed,
  DraftShown,
  GameInfo,
  HallMessage,
  News,
  NewsItem,
  Rematch,
  Resigning,
  Sitter,
  Welcome,
} from "../api/types.ts";

/** A command of the referee, without who gives it: the place says that. */
export type Command = CommandMessage["command"];

/** The answer to a command, by the id that it was sent with. */
export type Answer = Done | Refused | Stale | Unavailable;
