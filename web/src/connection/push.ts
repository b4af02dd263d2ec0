/** Notifications of this browser when it is one's move, where the browser and the hall can. */

import type { PushShown } from "../api/types.ts";
import { erase, fetchJson, putJson } from "./api.ts";
import { registerWorker } from "./worker.ts";

/** Why there are none, or whether there are some. */
export type Notified = "insecure" | "missing" | "blocked" | "off" | "on";

const PATH = "api/me/push";

/** Whether this browser could notify at all; a plain address of a local network never can. */
export const canNotify = (): boolean =>
  isSecureContext &&
  "serviceWorker" in navigator &&
  "PushManager" in window &&
  "Notification" in window;

/** Whether one is notified in this browser. */
export async function notified(): Promise<Notified> {
  if (!isSecureContext) return "insecure";
  if (!canNotify()) return "missing";
  const shown = await fetchJson<PushShown>(PATH);
  if (!shown.is_possible) return "missing";
  if (Notification.permission === "denied") return "blocked";
  const registration = await navigator.serviceWorker.getRegistration();
  const isHere = (await registration?.pushManager.getSubscription()) != null;
  return shown.is_on && isHere && Notification.permission === "granted" ? "on" : "off";
}

/** Ask the browser for notifications, and tell the hall where to send them. */
export async function notify(): Promise<Notified> {
  if ((await Notification.requestPermission()) !== "granted") return notified();
  const { key } = await fetchJson<PushShown>(PATH);
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key would be refused: the hall may have begun anew.
  await (await pushManager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  await putJson(PATH, { endpoint, key: keys?.p256dh, secret: keys?.auth });
  return "on";
}

/** No more notifications in this browser. */
export async function notifyNoMore(): Promise<Notified> {
  await erase(PATH);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return "off";
}
