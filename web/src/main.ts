/** The door: puts on the look, then opens the page that the address asks for. */

import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import { dress, look } from "./look/look.svelte.ts";
import { speech } from "./messages/messages.svelte.ts";
import { pageAt } from "./pages.ts";

dress();
await speech.speak(look.current.language || navigator.language.slice(0, 2));
const root = document.getElementById("page");
if (root) {
  const path = location.pathname.slice(new URL(document.baseURI).pathname.length);
  const { page, values } = await pageAt(path);
  mount(page, { target: root, props: values });
}
