/** The door: puts on the look, then opens the page that the address asks for. */

import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/kit.css";
import "./look/layout.css";
import { mount } from "svelte";
import { keepPages } from "./keeping.ts";
import { dress, look } from "./look/look.svelte.ts";
import { LANGUAGES, sayOr, speech } from "./messages/messages.svelte.ts";
import { pageAt } from "./pages.ts";

/** Milliseconds that a page waits for its type: later it is written in the system's until then. */
const PATIENCE = 600;

/** Words that are there before their type move when it comes; mostly it is here before them. */
const typeIsHere = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(
      ["450 1em Hanken Grotesk", "700 1em Bitter"].map((face) => document.fonts.load(face)),
    ),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);

async function openPage(root: HTMLElement): Promise<void> {
  const wanted = [look.current.language, ...navigator.languages.map((one) => one.split("-")[0])];
  await speech.speak(wanted.find((one) => one && LANGUAGES.includes(one)) ?? "en");
  const path = location.pathname.slice(new URL(document.baseURI).pathname.length);
  const [{ page, values }] = await Promise.all([pageAt(path), typeIsHere()]);
  mount(page, { target: root, props: values });
}

let isWaiting = false;

/** Load the page anew as soon as the hall answers. */
function reloadWithHall(): void {
  if (isWaiting) return;
  isWaiting = true;
  const timer = setInterval(async () => {
    const answer = await fetch(document.baseURI, { cache: "no-store" }).catch(() => null);
    if (!answer?.ok) return;
    clearInterval(timer);
    location.reload();
  }, 3000);
}

/** A page whose files are not here yet cannot come while the hall is away. */
function waitForHall(root: HTMLElement): void {
  root.setAttribute("role", "status");
  // Not even its words may be here.
  root.textContent = sayOr("net-away", "Connection lost. Reconnecting…");
  reloadWithHall();
}

dress();
// A hall that was brought up to date no longer has the parts of the pages that it gave before.
addEventListener("vite:preloadError", reloadWithHall);
const root = document.getElementById("page");
if (root) openPage(root).then(keepPages, () => waitForHall(root));
