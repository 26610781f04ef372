import type { Actor } from "@lagom/releases/policy";
import { inArray, sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { HttpError } from "../platform/http/http-error.ts";
import { releaseMembers } from "../schema/release-people.table.ts";
import { users } from "../schema/users.table.ts";
import { asHttpError } from "./release-errors.ts";

/** A person as the log and the environment name them. */
const PERSON = /\buser:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g;

/** Stands for whoever has deleted their account. */
const GONE = "a former member";

/**
 * Names the people in a reply or a text. Operators see everybody's address, others that of themselves and of the members of their
 * teams.
 */
export async function named<T>(db: Db, viewer: Actor, value: T): Promise<T> {
  const text = JSON.stringify(value);
  const ids = [...new Set([...text.matchAll(PERSON)].flatMap(([, id]) => id ?? []))];
  if (ids.length === 0) return value;
  const found = await db
    .select({ id: users.id, email: users.email, role: users.role, areas: areasOfUser() })
    .from(users)
    .where(inArray(users.id, ids));
  const names = new Map(found.map((person) => [person.id, nameFor(viewer, person)]));
  const renamed: unknown = JSON.parse(text.replace(PERSON, (_, id: string) => inJson(names.get(id) ?? GONE)));
  return renamed as T;
}

/** Runs what speaks the language of releases, and says what it answers or refuses in that of HTTP, with the names of people. */
export async function speaking<T>(db: Db, viewer: Actor, run: () => Promise<T>): Promise<T> {
  try {
    return await named(db, viewer, await asHttpError(run));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { message, details } = await named(db, viewer, {
      message: error.message,
      details: error.saidIn("en").details,
    });
    throw Object.assign(new HttpError(error.code, message, details, error.retryAfter), { cause: error });
  }
}

const areasOfUser = () =>
  sql<string[]>`array(select ${releaseMembers.area} from ${releaseMembers}
    where ${releaseMembers.userId} = ${users.id})`;

interface Person {
  id: string;
  email: string;
  role: string;
  areas: readonly string[];
}

function nameFor({ person, scope }: Actor, { id, email, role, areas }: Person): string {
  if (scope === "operator" || id === person || areas.some((area) => area in scope)) return email;
  return role === "operator" ? "an operator" : "a member of another team";
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
