/** What a browser says of notifications on this device. */
export type PushState =
  /** It cannot show them. */
  | "unsupported"
  /** It can once the app is installed: Safari on iPhone and iPad. */
  | "needs-app"
  /** The reader has blocked them for this site. */
  | "denied"
  | "possible";

/** Whether notifications can be shown here; asks for no permission. */
export function pushState(): PushState {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return "standalone" in navigator && !navigator.standalone ? "needs-app" : "unsupported";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** The address at which this browser is subscribed with its push service; null if it is not. */
export async function pushEndpoint(): Promise<string | null> {
  return (await subscription())?.endpoint ?? null;
}

/** Ends the browser's subscription. @returns the address it had; null if there was none */
export async function endPush(): Promise<string | null> {
  const ended = await subscription();
  await ended?.unsubscribe();
  return ended?.endpoint ?? null;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}
