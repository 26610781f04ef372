import { randomUUID } from "node:crypto";
import { appendFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

/** What a database says of a statement: the types of its parameters and of its columns, or why it refuses it. */
type Description = string | { refused: string };

/**
 * Writes down which statements a pool is asked, for `compareStatements`: only those that read and write rows, each once.
 * @param folder where each thread writes a file of its own
 */
export function noteStatements(pool: pg.Pool, folder: string): void {
  pool.on("connect", (client) => {
    const noting = (config: string | { text?: string }, ...rest: unknown[]) => {
      note(typeof config === "string" ? config : config.text, folder);
      const query = pg.Client.prototype.query as (...args: unknown[]) => unknown; // which a test may watch
      return query.call(client, config, ...rest);
    };
    Object.assign(client, { query: noting });
  });
}

const noted = new Set<string>();
const file = `${randomUUID()}.jsonl`;

function note(text: string | undefined, folder: string): void {
  if (text === undefined || noted.has(text) || !/^\s*(select|insert|update|delete|with)\b/i.test(text))
    return;
  noted.add(text);
  appendFileSync(join(folder, file), `${JSON.stringify(text)}\n`);
}

/**
 * Looks whether one database takes each noted statement as the other does, with the same types of parameters and columns.
 * Statements that the first refuses are left out: they are of tables that a test made.
 * @returns those that differ, with what the second says
 */
export async function compareStatements(
  folder: string,
  first: pg.Client,
  second: pg.Client,
): Promise<string[]> {
  const statements = new Set<string>();
  for (const name of await readdir(folder))
    for (const line of (await readFile(join(folder, name), "utf8")).trim().split("\n"))
      statements.add(JSON.parse(line));
  const differing: string[] = [];
  for (const statement of statements) {
    const expected = await describe(first, statement);
    if (typeof expected !== "string") continue;
    const found = await describe(second, statement);
    if (found === expected) continue;
    differing.push(
      `${statement}\n  ${typeof found === "string" ? `${found} instead of ${expected}` : found.refused}`,
    );
  }
  return differing;
}

async function describe(client: pg.Client, statement: string): Promise<Description> {
  try {
    await client.query(`prepare noted as ${statement}`);
    const { rows } = await client.query<{ types: string }>(
      "select concat(parameter_types, ' -> ', result_types) as types from pg_prepared_statements where name = 'noted'",
    );
    return rows[0]?.types ?? "";
  } catch (error) {
    return { refused: String(error) };
  } finally {
    await client.query("deallocate all");
  }
}
