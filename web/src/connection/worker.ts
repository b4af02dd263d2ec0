/** What runs for the hall in this browser beside its pages: it keeps their files, and notifies. */

export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(new URL("worker.js", document.baseURI));
