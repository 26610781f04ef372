import { type Placeholder, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Db } from "./open.ts";

/** The values that a built query takes, each by its name. */
export type Values<V> = { readonly [K in keyof V]: Placeholder<K & string, V[K]> };

interface Prepared<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

/** What of a handle a prepared query runs on. */
interface Session {
  client: unknown;
  logger: unknown;
}

/** PostgreSQL tells longer names apart by no more than these characters. */
const LONGEST_NAME = 63;

const names = new Set<string>();
/** Builds, and has no connection. */
const builder: Db = drizzle.mock();
const placeholders = new Proxy(
  {},
  {
    get: (_, name) => sql.placeholder(String(name)),
    ownKeys() {
      throw new Error(
        "The values of a query are taken one by one; which there are is known only when it runs",
      );
    },
  },
);

/**
 * A query whose SQL is made once, at its first run: to make it takes the process longer than to run it. Other than Drizzle's own
 * prepared queries it runs on any handle, also in a transaction.
 * @param build makes the query of placeholders; it must not depend on anything else
 * @param name under which each connection stores it, so that PostgreSQL parses it once. It goes on planning by the values where a
 * plan for any values would cost more
 */
export function built<V extends object, R>(
  build: (db: Db, values: Values<V>) => { prepare(name: string): Prepared<R> },
  name = "",
): (db: Db, values: V) => Promise<R> {
  if (name.length > LONGEST_NAME) throw new Error(`The name of a query is too long: ${name}`);
  if (name !== "" && names.has(name)) throw new Error(`Two queries are called ${name}`);
  names.add(name);
  let prepared: Prepared<R> | undefined;
  return (db, values) => {
    prepared ??= build(builder, placeholders as Values<V>).prepare(name);
    const { client, logger } = db._.session as unknown as Session;
    const here: Prepared<R> = Object.assign(Object.create(prepared), { client, logger });
    return here.execute(values as Record<string, unknown>);
  };
}
