import { queryOptions } from "@tanstack/react-query";
import { callApi, type Request } from "../api/client.ts";
import type { CallKey, Reply } from "../contract/calls.ts";
import type { ReadKey } from "../contract/tags.ts";

/** What a read asks for: the values of its path, query and body. */
export type Asked<K extends ReadKey> = Omit<
  Request<K>,
  "signal" | "idempotencyKey" | "keepalive" | "onKept" | "patience"
>;

/**
 * The key of a read in the query cache, whichever area asks: its call and what it asks for. Without a request it begins the keys
 * of all of the call's reads.
 * @param scope what else tells replies apart, as the user whose own mark a public book carries
 */
export const keyFor: <K extends ReadKey>(
  call: K,
  request?: Asked<K>,
  ...scope: unknown[]
) => readonly unknown[] = keyOf;

/** The key of a read that is cached page after page, which is another shape than that of one reply. */
export const pagesKeyFor: typeof keyFor = (...of) => [...keyOf(...of), "pages"];

/** The query of a call, as it is cached for all areas. */
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
