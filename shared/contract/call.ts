import type { z } from "zod";

/** Who may make a call; the server refuses all others. A releaser has a token of the release service, or is an administrator. */
export type Access = "visitor" | "user" | "admin" | "operator" | "releaser";

/** One call of the API: its request and what it answers. */
export interface Call {
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The reply of each success status. */
  responses: Readonly<Record<number, z.ZodType>>;
  /** How it may fail beyond what any call of its kind does, which the server adds: the statuses, each with an `ErrorBody`. */
  failures?: readonly (404 | 409 | 412 | 422 | 423)[];
}

/** A module's calls by `METHOD /path`, with `{name}` for path parameters as in OpenAPI. */
export type Calls = Readonly<Record<`${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`, Call>>;
