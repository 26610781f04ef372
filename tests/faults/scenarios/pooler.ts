import pg from "pg";
import { expect, test } from "vitest";
import type { Cluster } from "../../product/cluster.ts";
import { startPooler } from "../../product/pooler.ts";
import { missingWords, saveWords, signUp } from "../../product/saving.ts";

/** How nodes get on with a pooler between them and PostgreSQL. */
export function poolerFaults(cluster: () => Cluster): void {
  test("nodes fill and use a database through PgBouncer in transaction mode, and outlive its end", async () => {
    const { postgres, add } = cluster();
    const operator = new pg.Client({ connectionString: postgres.url("postgres") });
    await operator.connect();
    await operator.query("create database pooled");
    await operator.query("alter role postgres in database pooled set statement_timeout = '30s'");
    await operator.end();
    const ignoring = ["ignore_startup_parameters = statement_timeout,lock_timeout"];
    const pooler = await startPooler(postgres.port, ignoring);
    const env = { DATABASE_URL: postgres.url("pooled", pooler.port), DATABASE_PREPARE: "off" };
    const nodes = await Promise.all([add(["api", "auth"], env), add(["api"], env)]);
    try {
      for (const node of nodes) node.drain(); // others have another database
      const [first, second] = nodes;
      const { token } = await signUp(first.auth);
      const both = nodes.map(({ api }) => saveWords(api, token, 12));
      for (const saving of both) await saving.more(100);
      for (const saving of both) await saving.stop();
      for (const saving of both) {
        expect(Object.keys(saving.answers)).toEqual(["201"]);
        expect(await missingWords(second.api, token, saving.confirmed)).toEqual([]);
      }
      await pooler.stop();
      expect((await fetch(`${first.api}/readyz`)).status).toBe(503);
    } finally {
      await Promise.all(nodes.map((node) => node.stop("SIGTERM")));
    }
  });
}
