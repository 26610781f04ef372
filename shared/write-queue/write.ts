import type { Request } from "../api/client.ts";
import type { Reply } from "../contract/calls.ts";
import type { WriteKey } from "../contract/tags.ts";

/**
 * What a call changes: the resource that its path names. Writes to one thing are sent in the order in which they were made;
 * different things do not wait for each other.
 */
export const thingOf = (key: WriteKey): string => key.match(/\/api\/(?:user\/)?([^/]+)/)?.[1] ?? key;

/**
 * A write is answered, or kept until the network or the session is back. `refreshed` settles once what it changed on screen was
 * asked for again and answered.
 */
export type Queued = { state: "sent"; refreshed: Promise<void> } | { state: "waiting" };

/** What became of a write, with the server's reply if it was sent. */
export type Written<K extends WriteKey> =
  | { state: "sent"; refreshed: Promise<void>; reply: Reply<K> }
  | { state: "waiting" };

/** What a write sends: values of the path and the body. */
export type WriteRequest<K extends WriteKey> = Omit<
  Request<K>,
  "signal" | "idempotencyKey" | "keepalive" | "onKept" | "patience"
>;
