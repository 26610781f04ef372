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
  /** Failure statuses of this call, each with an `ErrorBody`. The server adds those that any call of its kind may have. */
  failures?: readonly (404 | 409 | 412 | 422 | 423)[];
}

/** A module's calls by `METHOD /path`, with `{name}` for path parameters as in OpenAPI. */
export type Calls = Readonly<Record<`${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`, Call>>;
