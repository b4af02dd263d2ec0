// Keeps the pages' own files, so that a reload while the hall is away still opens a page, which
// then says so. What the hall tells of games is never kept.

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
