import { hasFields, parseChecked } from "@lagom/shared/checked-json";
import type { PushReplacement } from "@lagom/shared/contract/reminders";
import type { NotificationEvent, PushEvent, SubscriptionChangeEvent, WorkerScope } from "./events.ts";

/** What the server sends: what to show, and the path of the page that it leads to. */
const isMessage = hasFields({ title: "string", body: "string", path: "string" });

/** A later reminder takes the place of one that still shows. */
const TAG = "reminder";
const ICON = "/icon.png";
const NAME = "Lagom";
const START = "/";

/** Shows a message as a notification. Browsers require one for each message, also for one that cannot be read. */
export function showMessage({ registration }: WorkerScope, { data }: PushEvent): Promise<void> {
  const said = parseChecked(data?.text() ?? "", isMessage);
  const { title, body, path } = said ?? { title: NAME, body: "", path: START };
  return registration.showNotification(title, { body, tag: TAG, icon: ICON, data: path });
}

/** Opens the page of a notification that was touched: where a window shows it already it comes to the front, else in a new one. */
export async function openMessage(
  { clients, location }: WorkerScope,
  { notification }: NotificationEvent,
): Promise<void> {
  notification.close();
  const path: unknown = notification.data;
  const page = new URL(typeof path === "string" ? path : START, location.origin);
  if (page.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => url.split("#")[0] === page.href);
  await (open ? open.focus() : clients.openWindow(page.href));
}

/**
 * Subscribes anew where the browser's subscription has lapsed, and tells the server the new address: reminders would end without a
 * word otherwise.
 */
export async function renewSubscription(
  { registration }: WorkerScope,
  { oldSubscription, newSubscription }: SubscriptionChangeEvent,
  tell: (replacement: PushReplacement) => Promise<unknown>,
): Promise<void> {
  if (!oldSubscription) return;
  const { options, endpoint: old_endpoint } = oldSubscription;
  const subscription = newSubscription ?? (await registration.pushManager.subscribe(options));
  const { endpoint, keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  if (endpoint) await tell({ old_endpoint, endpoint, keys: { p256dh, auth } });
}
