import webPush from "web-push";
import { safeFetch } from "../../platform/http/safe-fetch.ts";
import type { PushKeys } from "../reminders/push-keys.ts";

const TIMEOUT_MS = 10_000;
const MOST_REPLY_BYTES = 16 * 1024;
/** A push service keeps a message for a device that is off for this long, in seconds. */
const LIFE_SECONDS = 4 * 3600;
/** At the push service, a later reminder takes the place of one that has not been delivered. */
const TOPIC = "reminder";

/** What a notification shows, and the path of the page that it opens; `shell/src/worker/push.ts` reads it. */
export interface PushMessage {
  title: string;
  body: string;
  path: string;
}

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface PushSettings {
  keys: PushKeys;
  /** Whom the push service can reach: an https address, or a `mailto:`. */
  subject: string;
  /** The setting FETCH_ALLOW. */
  allow: readonly string[];
}

/**
 * Encrypts a message for a browser (RFC 8291) and hands it to the browser's push service, over the guarded fetch.
 * @returns the status of its answer
 * @throws FetchRefused when it cannot or must not be reached; Error for keys with which nothing can be encrypted
 */
export async function sendPush(
  { endpoint, ...keys }: PushTarget,
  message: PushMessage,
  settings: PushSettings,
): Promise<number> {
  const request = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
    vapidDetails: { subject: settings.subject, ...settings.keys },
    TTL: LIFE_SECONDS,
    topic: TOPIC,
  });
  const { status } = await safeFetch(endpoint, {
    method: "POST",
    body: request.body,
    headers: textHeaders(request.headers),
    httpsOnly: true,
    allow: settings.allow,
    maxBytes: MOST_REPLY_BYTES,
    timeoutMs: TIMEOUT_MS,
  });
  return status;
}

/** The fetch measures the body itself. */
const textHeaders = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name === "Content-Length" ? [] : [[name.toLowerCase(), String(value)]],
    ),
  );
