import { callApi, type Request } from "../api/client.ts";
import type { CallKey, Reply } from "../contract/calls.ts";
import type { WriteKey } from "../contract/tags.ts";
import { markChanged } from "./stale.ts";

/**
 * Makes a write that may be lost with the page, and has what it changes asked for again, also when it failed: the page may be
 * what is out of date. What must not be lost goes through the write queue.
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
