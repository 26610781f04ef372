import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "./open.ts";

const journal = new URL("../../../migrations/meta/_journal.json", import.meta.url);

const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/**
 * The migration that the database has got to: its name, or when it was made if a newer version brought it.
 * @returns null when none was applied
 */
export async function appliedMigration(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select created_at as at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  if (!rows[0]) return null;
  const at = Number(rows[0].at);
  const { entries } = Journal.parse(JSON.parse(await readFile(journal, "utf8")));
  return entries.find(({ when }) => when === at)?.tag ?? new Date(at).toISOString();
}
