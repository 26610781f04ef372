import { callApi, type Request } from "../api/client.ts";
import type { CallKey, Reply } from "../contract/calls.ts";
import type { WriteKey } from "../contract/tags.ts";
import { markChanged } from "./stale.ts";

/**
 * Makes a write that may be lost when the page closes, then marks what it changes as stale, even if it failed: the page itself
 * may be out of date. Writes that must not be lost go through the write queue.
 * @throws NetworkError, ApiError, UnknownError
 */
export async function writeApi<K extends WriteKey>(call: K, request: Request<K>): Promise<Reply<K>> {
  try {
    return (await send(call, request)) as Reply<K>;
  } finally {
    void markChanged([{ call, unchanged: [] }]);
  }
}

/** `Request<K>` of any call is a union too large for the compiler; `writeApi` has checked the request against its call. */
const send = callApi as (call: CallKey, request: object) => Promise<unknown>;
