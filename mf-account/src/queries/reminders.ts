import type { Reminders, RemindersChange } from "@lagom/shared/contract/reminders";
import { endPush } from "@lagom/shared/push-subscription";
import { queryClient, queryFor, useMutation, useQuery, writeApi } from "@lagom/shared/query";

const query = queryFor("GET /api/user/reminders", {});

/** When and how the reader is reminded. */
export const useReminders = () => useQuery(query);

/** Sets when the reader is reminded, and whether by e-mail. */
export const useChangeReminders = () =>
  useMutation({
    mutationFn: (body: RemindersChange) => writeApi("PUT /api/user/reminders", { body }),
    onSuccess: (_, { email, hour, days }) => show((before) => ({ ...before, email, hour, days })),
  });

/** Shows what the server has been told, before it is read anew. */
function show(change: (before: Reminders) => Reminders): void {
  queryClient.setQueryData(query.queryKey, (before: Reminders | undefined) => before && change(before));
}

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
  show((before) => ({ ...before, endpoints: [endpoint, ...before.endpoints] }));
  return endpoint;
}

/** Ends the reminders of this browser. @throws NetworkError, ApiError; DOMException */
export async function stopPush(): Promise<void> {
  const endpoint = await endPush();
  if (!endpoint) return;
  await writeApi("POST /api/push-subscriptions/delete", { body: { endpoint } });
  show((before) => ({ ...before, endpoints: before.endpoints.filter((other) => other !== endpoint) }));
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
