import type { z } from "zod";

/** Who may make a call; the server refuses all others. A releaser has a token of the release service, or is an administrator. */
export type Access = "visitor" | "user" | "admin" | "operator" | "releaser";

/** One call of the API: its request and the reply of every status it answers itself. */
export interface Call {
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Success statuses, and failures with a meaning of their own; the common failures are added by the server. */
  responses: Readonly<Record<number, z.ZodType>>;
}

/** A module's calls by `METHOD /path`, with `{name}` for path parameters as in OpenAPI. */
export type Calls = Readonly<Record<`${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`, Call>>;
