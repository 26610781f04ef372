import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, it } from "vitest";
import { postgresUrl, testDatabase } from "./database.ts";
import { compareStatements, noteStatements } from "./statements.ts";

it("names the statements that another database refuses or gives other types, and no others", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lagom-noted-"));
  const [url, otherUrl] = [await postgresUrl("empty"), await postgresUrl("empty")];
  const pool = new pg.Pool({ connectionString: url });
  const other = new pg.Client({ connectionString: otherUrl });
  const first = new pg.Client({ connectionString: url });
  try {
    noteStatements(pool, folder);
    await Promise.all([first.connect(), other.connect()]);
    await pool.query("create table notes (id int, body text, stars int)");
    await other.query("create table notes (id int, body varchar)");
    await pool.query("select id from notes where id = $1", [1]);
    await pool.query({ text: "select body from notes" });
    await pool.query("update notes set stars = 5");
    await expect(pool.query("select nothing from notes")).rejects.toThrow();
    expect(await compareStatements(folder, first, other)).toEqual([
      'select body from notes\n  {} -> {"character varying"} instead of {} -> {text}',
      'update notes set stars = 5\n  error: column "stars" of relation "notes" does not exist',
    ]);
  } finally {
    await Promise.all([pool.end(), first.end(), other.end(), rm(folder, { recursive: true })]);
  }
});

it("a test's database lets nothing wait for another connection inside a transaction", async () => {
  const database = await testDatabase();
  const { db } = database;
  const one = sql`select 1`;
  const within = db.transaction(async (tx) => {
    await tx.execute(one);
    await db.execute(one);
  });
  await expect(within).rejects.toMatchObject({
    cause: expect.objectContaining({ message: "another connection inside a transaction" }),
  });
  await db.execute(one);
  await database.close();
});
