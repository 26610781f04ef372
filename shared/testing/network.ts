import { FetchInterceptor } from "@mswjs/interceptors/fetch";
import type { Body, CallKey, Reply } from "../contract/calls.ts";
import { ERROR_STATUS, type ErrorCode } from "../contract/errors.ts";

/** A request that the page has made. */
export interface Received<K extends CallKey> {
  url: URL;
  /** Path parameters, by name. */
  params: Readonly<Record<string, string>>;
  headers: Headers;
  body: Body<K>;
}

type Result<K extends CallKey> = Reply<K> | Response;
/** What a call is answered: its reply, or how to make one of the request. */
export type Answer<K extends CallKey> = Reply<K> | ((request: Received<K>) => Result<K> | Promise<Result<K>>);

interface Detail {
  field: string;
  message: string;
}

interface Handler {
  method: string;
  path: URLPattern;
  respond: (request: Request, params: Record<string, string>) => Promise<Response>;
}

let handlers: Handler[] = [];
let unanswered: string[] = [];

/**
 * Sets the answer to a call of the API from now on.
 * @returns the requests made of it, in order; the array grows
 */
export function answer<K extends CallKey>(key: K, given: Answer<K>): readonly Received<K>[] {
  const received: Received<K>[] = [];
  const [method = "", path = ""] = key.split(" ");
  answerAt(method, path.replace(/\{(\w+)\}/g, ":$1"), async (request, params) => {
    const text = await request.text();
    const body = (text ? JSON.parse(text) : undefined) as Body<K>;
    received.push({ url: new URL(request.url), params, headers: request.headers, body });
    const result =
      typeof given === "function"
        ? await (given as (request: Received<K>) => Result<K>)(received.at(-1) as Received<K>)
        : given;
    if (result instanceof Response) return result;
    return result === undefined ? new Response(null, { status: 204 }) : Response.json(result);
  });
  return received;
}

/** Answers requests to another host, or outside of the contract. @param pathname as `URLPattern` takes it */
export function answerAt(method: string, pathname: string, respond: Handler["respond"]): void {
  handlers.unshift({ method, path: new URLPattern({ pathname }), respond });
}

/** An answer with a failure of the API. @param details what is wrong with which field */
export const failure =
  (code: ErrorCode, message = "", details?: readonly Detail[]) =>
  (): Response =>
    Response.json(
      { error: { code, message, request_id: "test", ...(details && { details }) } },
      { status: ERROR_STATUS[code] },
    );

/** The server cannot be reached. */
export const unreachable = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

/** The server answers something that is no JSON. */
export const brokenJson = (): Response => new Response("{", { status: 200 });

/** An answer that waits until it is given. */
export function later<K extends CallKey>(_key: K) {
  const { promise, resolve } = Promise.withResolvers<Result<K>>();
  return { answer: () => promise, give: resolve };
}

const interceptor = new FetchInterceptor();
interceptor.on("request", async ({ request, controller }) => {
  const { pathname } = new URL(request.url);
  for (const { method, path, respond } of handlers) {
    const match = request.method === method && path.exec({ pathname });
    if (!match) continue;
    const groups = Object.entries(match.pathname.groups).map(([name, value = ""]) => [
      name,
      decodeURIComponent(value),
    ]);
    const response = await respond(request, Object.fromEntries(groups)).catch((error: unknown) => error);
    if (response instanceof Response) controller.respondWith(response);
    else controller.errorWith(response as Error);
    return;
  }
  unanswered.push(`${request.method} ${request.url}`);
  controller.errorWith(new TypeError("Failed to fetch"));
});

/** Replaces the network, once per file. */
export const takeNetwork = (): void => interceptor.apply();

/** Forgets all answers. @returns the requests that had none */
export function forgetAnswers(): string[] {
  const missed = unanswered;
  handlers = [];
  unanswered = [];
  return missed;
}
