import { lookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { Agent, fetch, type Response } from "undici";
import { isPublicAddress } from "./public-address.ts";

const MOST_REDIRECTS = 5;
const MOST_HEADER_BYTES = 32 * 1024;
const USER_AGENT = "Mozilla/5.0 (compatible; Lagom/1.0; reads for one person or a feed)";

export interface SafeFetchOptions {
  /** Maximum size of the body in bytes, after decompression. */
  maxBytes: number;
  /** For everything together: redirects, headers and body. */
  timeoutMs: number;
  /** `host:port`s that need not be public: the setting FETCH_ALLOW. */
  allow: readonly string[];
  /** Further request headers, as `accept` and `if-none-match`. */
  headers?: Record<string, string>;
  /** HEAD answers without a body. Redirects of a POST are not followed: they are its answer. */
  method?: "GET" | "HEAD" | "POST";
  /** Of a POST. */
  body?: Uint8Array;
  /** Refuses http, except to hosts of `allow`. */
  httpsOnly?: boolean;
  /** Ends it before. */
  signal?: AbortSignal | undefined;
  /** Resolves host names. Defaults to the system's resolver. */
  resolve?: (hostname: string) => Promise<{ address: string; family: number }[]>;
}

export interface SafeHead {
  /** The final URL, after redirects. */
  url: string;
  status: number;
  headers: Response["headers"];
}

export interface SafeReply extends SafeHead {
  body: Uint8Array;
}

/** Why an address was not fetched. */
export class FetchRefused extends Error {
  override name = "FetchRefused";
  readonly reason: "address" | "redirects" | "too_large" | "timeout" | "network";
  constructor(reason: FetchRefused["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/**
 * Fetches an address that somebody else chose, without letting it reach into our own network: each hop's host is resolved
 * once, every address it has must be public, and the connection goes to those very addresses.
 * @throws FetchRefused
 */
export async function safeFetch(address: string, options: SafeFetchOptions): Promise<SafeReply> {
  const chunks: Uint8Array[] = [];
  const head = await safeStream(address, options, async (_, body) => {
    for await (const chunk of body) chunks.push(chunk);
  });
  return { ...head, body: Buffer.concat(chunks) };
}

/**
 * Fetches as `safeFetch` does, and hands over the body as it comes.
 * @param consume reads the body, or leaves it
 * @throws FetchRefused; what `consume` throws, and the reason of the caller's signal
 */
export async function safeStream(
  address: string,
  options: SafeFetchOptions,
  consume: (head: SafeHead, body: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<SafeHead> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  let url = checkUrl(address, options);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await hop(url, options, signal, consume);
    if (!(answer instanceof URL)) return answer;
    url = checkUrl(answer.href, options);
  }
  throw new FetchRefused("redirects", `More than ${MOST_REDIRECTS} redirects`);
}

/** Makes one request: returns the head of its reply, or the redirect target. */
async function hop(
  url: URL,
  options: SafeFetchOptions,
  signal: AbortSignal,
  consume: Parameters<typeof safeStream>[2],
): Promise<SafeHead | URL> {
  const { method = "GET", body = null, maxBytes } = options;
  const connect = isAllowed(url, options.allow) ? {} : { lookup: checkedLookup(options.resolve) };
  const dispatcher = new Agent({ connect, maxHeaderSize: MOST_HEADER_BYTES });
  const refused = (cause: unknown) => {
    options.signal?.throwIfAborted();
    return refusalOf(cause, signal);
  };
  try {
    const headers = { "user-agent": USER_AGENT, ...options.headers };
    const request = fetch(url, { method, body, dispatcher, redirect: "manual", signal, headers });
    const response = await request.catch((cause: unknown) => {
      throw refused(cause);
    });
    const next = response.headers.get("location");
    if (next !== null && method !== "POST" && response.status >= 300 && response.status < 400) {
      if (!URL.canParse(next, url.href)) throw new FetchRefused("address", "A redirect to no address");
      return new URL(next, url);
    }
    const head = { url: url.href, status: response.status, headers: response.headers };
    await consume(head, bodyOf(response, maxBytes, refused));
    return head;
  } finally {
    await dispatcher.destroy();
  }
}

/**
 * Checks an address without reaching it: http or https on its own port, without a password, and no private address written as such.
 * @throws FetchRefused
 */
export function checkUrl(
  address: string,
  { allow, httpsOnly = false }: Pick<SafeFetchOptions, "allow" | "httpsOnly">,
): URL {
  if (!URL.canParse(address)) throw new FetchRefused("address", "This is no address");
  const url = new URL(address);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new FetchRefused("address", `${url.protocol} addresses are not fetched`);
  }
  if (url.username || url.password) throw new FetchRefused("address", "An address with a password");
  if (isAllowed(url, allow)) return url;
  if (httpsOnly && url.protocol !== "https:")
    throw new FetchRefused("address", "Only https addresses are reached");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (url.port !== "" || (isIP(host) !== 0 && !isPublicAddress(host))) {
    throw new FetchRefused("address", `${url.host} is not a public address`);
  }
  return url;
}

const isAllowed = (url: URL, allow: readonly string[]): boolean =>
  allow.includes(`${url.hostname}:${url.port || (url.protocol === "https:" ? 443 : 80)}`);

const system: NonNullable<SafeFetchOptions["resolve"]> = (hostname) => lookup(hostname, { all: true });

/** A resolver for sockets that hands out addresses only when all that the host has are public. */
function checkedLookup(resolve = system): LookupFunction {
  return (hostname, { all }, callback) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublicAddress(address))) {
          callback(new FetchRefused("address", `${hostname} is not a public address`), "");
        } else if (all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (cause) => callback(cause, ""),
    );
  };
}

async function* bodyOf(response: Response, maxBytes: number, refused: (cause: unknown) => FetchRefused) {
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new FetchRefused("too_large", `The page is larger than ${maxBytes} bytes`);
      yield chunk;
    }
  } catch (cause) {
    throw refused(cause);
  }
}

/** The refusal behind what fetch threw; it wraps what the resolver said. */
function refusalOf(cause: unknown, signal: AbortSignal): FetchRefused {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if (error instanceof FetchRefused) return error;
  }
  if (signal.aborted) return new FetchRefused("timeout", "No answer in time", { cause });
  return new FetchRefused("network", "The address cannot be reached", { cause });
}
