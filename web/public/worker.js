// Keeps the pages' own files, so that a reload while the hall is away still opens a page, which
// then says so. What the hall tells of games is never kept. And shows what the hall sends when it is
// one's move.

const KEPT = "rackhouse-pages";
// A file is the same whatever form of it a browser asks for.
const WHOLE = { ignoreVary: true };
const scope = self.registration.scope;
const isAsset = (address) => address.startsWith(`${scope}assets/`);
const isOthers = (address) => /^(api|metrics)(\/|$)/.test(address.slice(scope.length));

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// A page names the files that it was loaded with before this was listening.
self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  if (isAsset(request.url)) event.respondWith(fetchAsset(request));
  else if (request.mode === "navigate" && !isOthers(request.url))
    event.respondWith(fetchPage(request));
});

self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribe()));

/** Tell of a game, unless its page is before one's eyes. A later notification replaces the last. */
async function show({ title, body, page, language }) {
  const address = new URL(page, scope).href;
  const shown = await pagesOf(address);
  if (shown.some((one) => one.visibilityState === "visible")) return;
  const tag = new URL(address).pathname;
  await self.registration.showNotification(title, { body, tag, lang: language, data: address });
}

/** Open a game where its page is already, or anew. */
async function open(address) {
  const [there] = await pagesOf(address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

/** The open pages of a game, from whichever place. */
async function pagesOf(address) {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const { pathname } = new URL(address);
  return all.filter((one) => new URL(one.url).pathname === pathname);
}

/** The browser has given up a subscription by itself: make another, as the settings do. */
async function subscribe() {
  const path = `${scope}api/me/push`;
  const { key } = await (await fetch(path)).json();
  const made = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = made.toJSON();
  await fetch(path, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, key: keys.p256dh, secret: keys.auth }),
  });
}

async function keep(addresses) {
  const kept = await caches.open(KEPT);
  for (const address of addresses.filter(isAsset)) {
    if (!(await kept.match(address, WHOLE))) await kept.add(address);
  }
  await fetchPage(new Request(scope));
}

/** A file of that name never changes: the name is of its content. */
async function fetchAsset(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request, WHOLE);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}

/** Every address has the same document; the hall's comes first, the kept one when it is away. */
async function fetchPage(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepPage(kept, answer.clone());
    return answer;
  } catch (error) {
    const known = await kept.match(scope, WHOLE);
    if (known) return known;
    throw error;
  }
}

/** A hall with other pages has other files: those of the old ones go. */
async function keepPage(kept, answer) {
  const known = await kept.match(scope, WHOLE);
  const [before, after] = [await known?.text(), await answer.clone().text()];
  if (before !== undefined && before !== after) {
    for (const request of await kept.keys()) await kept.delete(request);
  }
  if (before !== after) await kept.put(scope, answer);
}
