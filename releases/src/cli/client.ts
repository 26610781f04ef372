import { callUrl } from "@lagom/shared/contract/call-url";
import {
  type Body,
  type CallKey,
  calls,
  type Params,
  type Query,
  type Reply,
} from "@lagom/shared/contract/calls";
import { ErrorBody } from "@lagom/shared/contract/errors";
import type { releaseCopyCalls } from "@lagom/shared/contract/release-copies";
import type { releasePeopleCalls } from "@lagom/shared/contract/release-people";
import type { releasePreviewCalls } from "@lagom/shared/contract/release-previews";
import type { releaseCalls } from "@lagom/shared/contract/releases";
import type { z } from "zod";
import { CommandError } from "./command-error.ts";

/** A running Lagom and the token to authenticate with; an empty one for calls that need none. */
export interface Service {
  url: string;
  token: string;
}

export type ReleaseCall = keyof (typeof releaseCalls &
  typeof releaseCopyCalls &
  typeof releasePeopleCalls &
  typeof releasePreviewCalls) &
  CallKey;

interface Given<K extends ReleaseCall> {
  params?: Params<K>;
  query?: Query<K>;
  body?: Body<K>;
}

/**
 * Makes one call of the release service.
 * @throws CommandError with a message of one line
 */
export async function ask<K extends ReleaseCall>(
  service: Service,
  key: K,
  { params, query, body }: Given<K> = {},
): Promise<Reply<K>> {
  const path = callUrl(key, service.url, params as Record<string, unknown>, query as Record<string, unknown>);
  const response = await send(service, new URL(path, service.url), {
    method: key.slice(0, key.indexOf(" ")),
    ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
  });
  const hasBody = response.status !== 204;
  const reply: unknown = hasBody ? await response.json().catch(() => null) : undefined;
  const responses: Readonly<Record<number, z.ZodType>> = calls[key].responses;
  const read = responses[response.status]?.safeParse(reply);
  if (!read?.success) throw new CommandError(`${service.url} answered what this version does not understand`);
  return read.data as Reply<K>;
}

/** Sends a file. @throws CommandError */
export async function upload(
  service: Service,
  path: string,
  contents: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await send(service, new URL(path, service.url), {
    method: "PUT",
    body: contents,
    headers: { "content-type": "application/octet-stream" },
  });
}

/** Has a file. @throws CommandError */
export async function download(service: Service, path: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await send(service, new URL(path, service.url), {});
  return new Uint8Array(await response.arrayBuffer());
}

async function send({ url, token }: Service, address: URL, request: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, {
      ...request,
      headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    throw new CommandError(
      `${url} does not answer (${code ?? (error as Error).message}); LAGOM_URL names another`,
    );
  }
  if (response.ok) return response;
  throw await refusal(response);
}

const EXIT_CODES: Readonly<Record<number, number>> = { 401: 3, 403: 3, 412: 4, 422: 5, 423: 6 };

async function refusal(response: Response): Promise<CommandError> {
  const body = ErrorBody.safeParse(await response.json().catch(() => null));
  if (!body.success) return new CommandError(`The release service answered ${response.status}`);
  const { message, details = [], code } = body.data.error;
  const shown = code === "refused" || code === "bad_request" ? details : []; // for other codes they repeat the message
  const lines = shown.map(({ field, message: text }) => `  ${field}: ${text}`);
  const head = code === "lost_race" ? `${message}: look again and retry` : message;
  const text = code === "refused" ? "The gate refused it:" : head;
  return new CommandError([text, ...lines].join("\n"), EXIT_CODES[response.status] ?? 1);
}
