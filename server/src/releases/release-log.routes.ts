import { readLog } from "@lagom/releases/environment";
import { type Actor, personName } from "@lagom/releases/policy";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../platform/database/open.ts";
import { route } from "../platform/http/route.ts";
import { users } from "../schema/users.table.ts";
import { named } from "./names.ts";
import type { ReleaseDeps } from "./release-service.ts";

/** Accounts that have had an address. */
const MOST_ACCOUNTS = 10;

/** Who changed what, and why. */
export function releaseLogRoutes(app: FastifyInstance, { db }: ReleaseDeps): void {
  route(app, "GET /api/releases/log", async ({ releaser, query }) => {
    const { limit, before, person, area, since } = query;
    const log = await readLog(db, limit, {
      before,
      deployable: area,
      who: person === undefined ? undefined : await namesInLog(db, releaser, person),
      since: since === undefined ? undefined : new Date(since),
    });
    return named(db, releaser, {
      log: log.map(({ document: _, approvedBy, at, ...line }) => ({
        ...line,
        approved_by: approvedBy,
        at: at.toISOString(),
      })),
    });
  });
}

/**
 * The names in the log of somebody with an address, or of a machine's token; older lines name people by their address. Whoever may not
 * see somebody's address does not find them by it either.
 */
async function namesInLog(db: Db, viewer: Actor, asked: string): Promise<string[]> {
  const found = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, asked.toLowerCase()))
    .limit(MOST_ACCOUNTS);
  const names = found.map(({ id }) => personName(id));
  const shown = await named(db, viewer, names);
  return [asked, ...names.filter((_, index) => shown[index] === found[index]?.email)];
}
