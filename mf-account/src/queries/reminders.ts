import type { RemindersChange } from "@lagom/shared/contract/reminders";
import { endPush } from "@lagom/shared/push-subscription";
import { queryFor, useMutation, useQuery, writeApi } from "@lagom/shared/query";

/** When and how the reader is reminded. */
export const useReminders = () => useQuery(queryFor("GET /api/user/reminders", {}));

/** Sets when the reader is reminded, and whether by e-mail. */
export const useChangeReminders = () =>
  useMutation({ mutationFn: (body: RemindersChange) => writeApi("PUT /api/user/reminders", { body }) });

/** A worker that is installed with the page is there by then. */
const WORKER_WITHIN_MS = 10_000;

/**
 * Asks for the permission to show notifications, and has this browser reminded. Call it as a button is pressed.
 * @param key the server's public key
 * @returns the browser's address at its push service; null if the reader did not allow it
 * @throws NetworkError, ApiError; DOMException of the push service; Error without a service worker
 */
export async function startPush(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await endPush(); // one that was made with another key stands in the way
  const { pushManager } = await readyWorker();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  if (!endpoint) throw new Error("The browser subscribed without an address");
  await writeApi("POST /api/user/push-subscriptions", {
    body: { endpoint, keys: { p256dh, auth }, time_zone: deviceZone() },
  });
  return endpoint;
}

/** Ends the reminders of this browser. @throws NetworkError, ApiError; DOMException */
export async function stopPush(): Promise<void> {
  const endpoint = await endPush();
  if (endpoint) await writeApi("POST /api/push-subscriptions/delete", { body: { endpoint } });
}

/** The time zone of this device. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const readyWorker = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error("There is no service worker")), WORKER_WITHIN_MS),
    ),
  ]);
