import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { watchPool } from "../telemetry/watch-pool.ts";

/** Limits of a process's connections to PostgreSQL; 0 means no limit, except for the pool. */
export interface PostgresLimits {
  /** Connections at most. */
  pool: number;
  /** Longest wait for a connection, new or from the pool. */
  connectMs: number;
  statementMs: number;
  /** Longest wait for a row or table that another transaction holds. */
  lockMs: number;
  /** Whether the server stores prepared statements; false for poolers that give each transaction another connection. */
  prepare: boolean;
}

export const POSTGRES_LIMITS: PostgresLimits = {
  pool: 10,
  connectMs: 5000,
  statementMs: 30_000,
  lockMs: 10_000,
  prepare: true,
};

/** How much longer than its limit a statement may take to be answered, before its connection counts as lost. */
const LATE_MS = 5000;

/** Opens a pool of connections. PostgreSQL need not be up yet: each query connects as needed. */
export function openPostgres(url: string, limits: PostgresLimits = POSTGRES_LIMITS) {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.pool,
    connectionTimeoutMillis: limits.connectMs,
    // Limits of 0 are not sent, since PgBouncer refuses what it does not know.
    ...(limits.statementMs > 0
      ? { statement_timeout: limits.statementMs, query_timeout: limits.statementMs + LATE_MS }
      : {}),
    ...(limits.lockMs > 0 ? { lock_timeout: limits.lockMs } : {}),
    keepAlive: true,
  });
  watchPool(pool);
  if (!limits.prepare) pool.on("connect", dropNames);
  // A connection that breaks is replaced by the next query. The pool only listens to idle ones; an error of one in use that
  // nobody listens to would end the process. Its query fails either way.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    db: drizzle(pool),
    kind: "postgres" as const,
    close: () => pool.end(),
    async withoutLimits<T>(work: (db: NodePgDatabase) => Promise<T>): Promise<T> {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: limits.connectMs,
        keepAlive: true,
      });
      client.on("error", () => {});
      if (!limits.prepare) dropNames(client);
      await client.connect();
      try {
        return await work(drizzle(client));
      } finally {
        await client.end();
      }
    },
  };
}

/** Lets a connection prepare nothing: behind such a pooler, the next transaction may find other statements, or none, by these names. */
function dropNames(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const unnamed = (config: unknown, ...rest: unknown[]) => query(withoutName(config), ...rest);
  Object.assign(client, { query: unnamed } satisfies Partial<Record<keyof pg.ClientBase, unknown>>);
}

function withoutName(config: unknown): unknown {
  const isNamed = typeof config === "object" && config !== null && "name" in config && !("submit" in config);
  return isNamed ? { ...config, name: undefined } : config;
}
