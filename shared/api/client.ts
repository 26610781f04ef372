import { callUrl } from "../contract/call-url.ts";
import type { Body, CallKey, Params, Query, Reply } from "../contract/calls.ts";
import { takeFirstCall, takeFirstReply } from "../first-call.ts";
import { interfaceLanguage } from "../i18n/language.ts";
import { pageConfig } from "../page-config.ts";
import { accessToken, tellRefusedToken } from "./access-token.ts";
import { startDeadline } from "./deadline.ts";
import { isEarly, noteEarly } from "./early-replies.ts";
import { ApiError, NetworkError, UnknownError } from "./errors.ts";
import { OFFLINE_STATUS } from "./offline-answer.ts";

type Given<T, Name extends string> = T extends undefined
  ? object
  : object extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };

/**
 * The request of a call: what its contract asks for, no more. One call at a time, lest many calls multiply into
 * one type.
 */
export type Request<K extends CallKey> = K extends CallKey
  ? Given<Params<K>, "params"> &
      Given<Query<K>, "query"> &
      Given<Body<K>, "body"> & {
        signal?: AbortSignal;
        /** Makes a write safe to repeat. */
        idempotencyKey?: string;
        /** Lets a write complete after the page is closed. */
        keepalive?: boolean;
        /** Called before the reply is read if it is an offline copy. */
        onOfflineCopy?: () => void;
        /** How long the answer may take to begin, and then to end, milliseconds; half a minute unless told. */
        patience?: number;
      }
  : never;

/** The reply to the first call of the document, if it is this call and has arrived; returned once. */
export const firstReply = <K extends CallKey>(key: K, request: Request<K>): Reply<K> | undefined => {
  const { params, query } = request as { params?: Record<string, unknown>; query?: Record<string, unknown> };
  const url = callUrl(key, pageConfig().api, params, query);
  const first = takeFirstReply(url);
  if (first && isEarly())
    void first.response.then((response) => noteEarly(url, first.session.access_token, response));
  return first?.reply as Reply<K> | undefined;
};

/**
 * Makes one call of the API and reads its reply.
 * @throws NetworkError without an answer, ApiError on any non-OK answer, UnknownError on an unreadable one
 */
export async function callApi<K extends CallKey>(key: K, request: Request<K>): Promise<Reply<K>> {
  // What every call may carry, whichever it is.
  const { params, query, body, signal, idempotencyKey, keepalive, onOfflineCopy, patience } =
    request as unknown as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
      signal?: AbortSignal;
      idempotencyKey?: string;
      keepalive?: boolean;
      onOfflineCopy?: () => void;
      patience?: number;
    };
  const method = key.slice(0, key.indexOf(" "));
  const url = callUrl(key, pageConfig().api, params, query);
  const isRead = method === "GET";
  const started = isRead ? takeFirstCall(url) : undefined;
  const early = isRead && isEarly();
  const deadline = startDeadline(signal, patience);
  let token: string | undefined;
  try {
    const response = await Promise.race([started?.response ?? send(), deadline.passed]).catch(noAnswer);
    deadline.renew();
    if (!response.ok) {
      const error = new ApiError(response.status, await response.text().catch(() => ""));
      if (error.status === 401) {
        console.warn("API answered 401: signing in again may be needed");
        tellRefusedToken({ token, code: error.code === "session_ended" ? "session_ended" : "unauthorized" });
      } else if (error.code === "banned") tellRefusedToken({ token, code: "banned" });
      throw error;
    }
    if (early) noteEarly(url, started?.session.access_token ?? token, response);
    if (response.status === OFFLINE_STATUS) onOfflineCopy?.();
    if (response.status === 204) return undefined as Reply<K>;
    return await response.json().catch((cause: unknown) => {
      if (deadline.signal.aborted) return noAnswer(cause);
      throw new UnknownError(`Unreadable answer from ${url}`, { cause });
    });
  } finally {
    deadline.end();
  }

  function noAnswer(cause: unknown): never {
    if (signal?.aborted) throw cause;
    throw new NetworkError(`No answer from ${url}`, deadline.timedOut(), { cause });
  }

  async function send(): Promise<Response> {
    token = await accessToken();
    return fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "accept-language": interfaceLanguage(),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: deadline.signal,
      ...(keepalive ? { keepalive } : {}),
    });
  }
}
