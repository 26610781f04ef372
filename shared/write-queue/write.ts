import type { Request } from "../api/client.ts";
import type { CallKey, Reply } from "../contract/calls.ts";

/** A call that changes something. */
export type WriteKey = Exclude<CallKey, `GET ${string}`>;

/** A write is answered, or kept until the network or the session is back. */
export type Written<K extends WriteKey> = { state: "sent"; reply: Reply<K> } | { state: "waiting" };

/** What a write sends: values of the path and the body. */
export type WriteRequest<K extends WriteKey> = Omit<
  Request<K>,
  "signal" | "idempotencyKey" | "keepalive" | "onKept" | "patience"
>;
