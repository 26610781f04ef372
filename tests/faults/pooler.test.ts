import { FIXTURE_CORPUS } from "@lagom/server/testing/content/fixture-corpus";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cluster, startCluster } from "../product/cluster.ts";
import { type Pooler, startPooler } from "../product/pooler.ts";
import { missingWords, saveWords, signUp } from "../product/saving.ts";

let cluster: Cluster;
const poolers: Pooler[] = [];
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster.stop();
  await Promise.all(poolers.map((pooler) => pooler.stop()));
});

async function pooler(settings: readonly string[]): Promise<Pooler> {
  const started = await startPooler(cluster.postgres.port, settings);
  poolers.push(started);
  return started;
}

/** Runs a statement without a pooler. @returns its rows */
async function asOperator(statement: string): Promise<unknown[]> {
  const operator = new pg.Client({ connectionString: cluster.postgres.url("postgres") });
  await operator.connect();
  const { rows } = await operator.query(statement);
  await operator.end();
  return rows;
}

test("nodes fill a database and use it through PgBouncer in transaction mode, in both ways that the README names", async () => {
  const { postgres, add } = cluster;
  await asOperator("alter role postgres set statement_timeout = '30s'");
  const ignoring = await pooler(["ignore_startup_parameters = statement_timeout,lock_timeout"]);
  const plain = await pooler([]);
  const env = { DATABASE_PREPARE: "off", COLLECTION: FIXTURE_CORPUS };
  const none = { DATABASE_STATEMENT_SECONDS: "0", DATABASE_LOCK_SECONDS: "0" };
  const nodes = await Promise.all([
    add(["api", "auth"], { ...env, DATABASE_URL: postgres.url("postgres", ignoring.port) }),
    add(["api"], { ...env, ...none, DATABASE_URL: postgres.url("postgres", plain.port) }),
  ]);
  expect(nodes.filter((node) => node.output().includes("reading the collection"))).toHaveLength(1);
  expect(await asOperator("select slug from articles")).toEqual([{ slug: "tidal-power" }]);
  const { token } = await signUp(nodes[0].auth);
  // More at a time than PgBouncer has connections.
  const both = nodes.map(({ api }) => saveWords(api, token, 12));
  for (const saving of both) await saving.more(100);
  for (const saving of both) await saving.stop();
  for (const saving of both) {
    expect([Object.keys(saving.answers), saving.lost]).toEqual([["201"], []]);
    expect(await missingWords(nodes[1].api, token, saving.confirmed)).toEqual([]);
  }
});

test("limits that PgBouncer does not know are refused in words", async () => {
  const plain = await pooler([]);
  const started = cluster.add(["api"], { DATABASE_URL: cluster.postgres.url("postgres", plain.port) });
  await expect(started).rejects.toThrow(
    "DATABASE_URL: the database does not answer (unsupported startup parameter: statement_timeout)",
  );
});
