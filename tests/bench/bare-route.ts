import Fastify, { type FastifyInstance } from "fastify";
import pg from "pg";

/** A statement as the driver got it, and the id that it answered first. */
interface Statement {
  config: pg.QueryConfig;
  values: unknown[];
  client: pg.ClientBase;
  id: unknown;
}

/** What of a recorded request differs in the next one, as it was when it was recorded. */
export interface Recorded {
  statements: Statement[];
  user: string;
  key?: string;
  word?: string;
}

type Query = (...args: unknown[]) => unknown;

/** Writes down every statement that reaches the driver while `work` runs. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: pg.ClientBase, ...args: unknown[]) {
    const [config, values] = args;
    const statement: Statement = {
      config: typeof config === "string" ? { text: config } : (config as pg.QueryConfig),
      values: Array.isArray(values) ? values : [],
      client: this,
      id: undefined,
    };
    statements.push(statement);
    const remember = (result: pg.QueryResult | undefined) => {
      statement.id = firstOf(result?.rows[0]);
    };
    const last = args.at(-1);
    if (typeof last === "function") {
      const answer = (error: unknown, result: pg.QueryResult) => {
        remember(result);
        return last(error, result);
      };
      return query.apply(this, [...args.slice(0, -1), answer]);
    }
    const result = query.apply(this, args);
    if (result instanceof Promise) result.then(remember, () => {});
    return result;
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return statements;
}

/**
 * An app with nothing but a route for each recorded request: it makes the same statements, with the same parameters, on the same
 * pool, and sends the rows as JSON. Of a write, user, key and word are those of its own request.
 */
export function bareApp(pool: pg.Pool, routes: Record<string, Recorded>): FastifyInstance {
  const app = Fastify();
  for (const [name, recorded] of Object.entries(routes)) {
    const replay = replayOf(pool, recorded);
    const isWrite = recorded.key !== undefined;
    app.route({
      method: isWrite ? "POST" : "GET",
      url: `/${name}`,
      handler: ({ headers, body }) =>
        replay({
          user: String(headers["x-user"]),
          key: headers["idempotency-key"] as string | undefined,
          word: (body as { source_word: string } | null)?.source_word,
        }),
    });
  }
  return app;
}

const firstOf = (row: unknown): unknown => (Array.isArray(row) ? row[0] : undefined);

type Fresh = Record<"user" | "key" | "word", string | undefined>;

/** Runs the statements once more; those of a transaction on one connection. @returns their rows */
function replayOf(pool: pg.Pool, { statements, ...was }: Recorded) {
  const markers = (["user", "key", "word"] as const).flatMap((name) => {
    const value = was[name];
    return value === undefined ? [] : [{ name, value }];
  });
  const steps = statements.map(({ config, values }, at) => ({
    config,
    begins: /^begin/i.test(config.text),
    ends: /^(commit|rollback)$/i.test(config.text),
    // Which earlier statement made the id that a parameter names.
    values: values.map((value) => ({
      value,
      madeBy:
        typeof value === "number"
          ? statements.findIndex(
              ({ config: { text }, id }, n) => n < at && id === value && /^insert/i.test(text),
            )
          : -1,
      markers: markers.filter((marker) => typeof value === "string" && value.includes(marker.value)),
    })),
  }));
  return async (fresh: Fresh): Promise<unknown[][]> => {
    const answers: unknown[][] = [];
    let client: pg.PoolClient | undefined;
    try {
      for (const { config, begins, ends, values } of steps) {
        const filled = values.map(({ value, madeBy, markers: within }) => {
          if (madeBy >= 0) return firstOf(answers[madeBy]?.[0]);
          let text = value;
          for (const marker of within)
            text = (text as string).replaceAll(marker.value, fresh[marker.name] ?? "");
          return text;
        });
        if (begins) client = await pool.connect();
        answers.push((await (client ?? pool).query(config, filled)).rows);
        if (ends) {
          client?.release();
          client = undefined;
        }
      }
    } catch (error) {
      client?.release(true);
      throw error;
    }
    return answers;
  };
}
