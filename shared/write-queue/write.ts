import type { Request } from "../api/client.ts";
import type { Reply } from "../contract/calls.ts";
import type { WriteKey } from "../contract/tags.ts";

/**
 * The resource that a call's path names. Writes to one resource are sent in the order they were made; different resources do not
 * wait for each other.
 */
export const thingOf = (key: WriteKey): string => key.match(/\/api\/(?:user\/)?([^/]+)/)?.[1] ?? key;

/**
 * A write has either been answered, or waits until the network or the session is back. `refreshed` settles once everything it
 * changed on screen has been refetched.
 */
export type Queued = { state: "sent"; refreshed: Promise<void> } | { state: "waiting" };

/** The outcome of a write, with the server's reply if it was sent. */
export type Written<K extends WriteKey> =
  | { state: "sent"; refreshed: Promise<void>; reply: Reply<K> }
  | { state: "waiting" };

/** The input of a write: values of the path, and the body. */
export type WriteRequest<K extends WriteKey> = Omit<
  Request<K>,
  "signal" | "idempotencyKey" | "keepalive" | "onOfflineCopy" | "patience"
>;
