import type { Role } from "../../schema/users.table.ts";

/** The signed-in user of a request. */
export interface CurrentUser {
  id: string;
  email: string;
  role: Role;
  createdAt: Date;
  /** The session that the call is made in, where its token names one. */
  sessionId: string | null;
}

/** Names the user of an `Authorization` header; null for a visitor. Throws HttpError `session_ended` and `banned`. */
export type Authenticate = (authorization: string | undefined) => Promise<CurrentUser | null>;
