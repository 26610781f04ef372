import { queryOptions } from "@tanstack/react-query";
import { callApi, type Request } from "../api/client.ts";
import type { CallKey, Reply } from "../contract/calls.ts";
import type { ReadKey } from "../contract/tags.ts";

/** The input of a read: the values of its path, query and body. */
export type Asked<K extends ReadKey> = Omit<
  Request<K>,
  "signal" | "idempotencyKey" | "keepalive" | "onOfflineCopy" | "patience"
>;

/**
 * The key of a read in the query cache, the same for every area: the call and its input. Without an input, it is the prefix of
 * the keys of all reads of that call.
 * @param scope whatever else distinguishes replies, such as the user whose rating a public book carries
 */
export const keyFor: <K extends ReadKey>(
  call: K,
  request?: Asked<K>,
  ...scope: unknown[]
) => readonly unknown[] = keyOf;

/** The key of an infinite query, whose cached value has a different shape from a single reply. */
export const pagesKeyFor: typeof keyFor = (...of) => [...keyOf(...of), "pages"];

/** The query of a call, cached under the same key for every area. */
export const queryFor = <K extends ReadKey>(call: K, request: Asked<K>, ...scope: unknown[]) =>
  queryOptions({
    queryKey: keyOf(call, request, ...scope),
    queryFn: ({ signal }) => ask(call, { ...request, signal }) as Promise<Reply<K>>,
  });

function keyOf(call: ReadKey, request?: object, ...scope: unknown[]): readonly unknown[] {
  return [call, ...(request ? [request] : []), ...scope];
}

/** `Request<K>` of any call is a union too large for the compiler; `queryFor` has checked the request against its call. */
const ask = callApi as (call: CallKey, request: object) => Promise<unknown>;
