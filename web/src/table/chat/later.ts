/** The chat is fetched, with its words, once somebody opens it. */

import { later } from "../questions/later.ts";

export const loadChat = later(() => import("./ChatPanel.svelte"), "chat");
