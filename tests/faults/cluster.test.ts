import { FIXTURE_CORPUS } from "@lagom/server/testing/content/fixture-corpus";
import { afterAll, expect, test } from "vitest";
import { type Cluster, startCluster } from "../product/cluster.ts";
import { save, signUp } from "../product/saving.ts";
import { clockFaults } from "./scenarios/clock.ts";
import { databaseFaults } from "./scenarios/database.ts";
import { nodeFaults } from "./scenarios/nodes.ts";
import { storeFaults } from "./scenarios/store.ts";

/** One cluster for all of it: its first start, with all builds, takes longer than all the rest. */
let cluster: Cluster;
afterAll(() => cluster.stop());

test("nodes that start at once on an empty PostgreSQL all serve, after one has migrated, filled and built", async () => {
  cluster = await startCluster({ COLLECTION: FIXTURE_CORPUS });
  await Promise.all([
    cluster.add(["web"]),
    cluster.add(["web"]),
    cluster.add(["api", "auth"]),
    cluster.add(["api"]),
  ]);
  const said = (text: string) => cluster.nodes.filter((node) => node.output().includes(text)).length;
  expect([
    said("building shell"),
    said("another process is building the shell and the areas; waiting"),
  ]).toEqual([1, 1]);
  expect(said("reading the collection")).toBe(1);
  expect(cluster.nodes.filter(({ admin }) => admin)).toHaveLength(1);
  const { token } = await signUp(cluster.balancers.auth.url);
  for (const { roles, web, api } of cluster.nodes) {
    if (roles.includes("web")) expect((await fetch(web)).status).toBe(200);
    if (roles.includes("api")) expect((await save(api, token, `word at ${api}`)).status).toBe(201);
  }
});

const started = () => cluster;
databaseFaults(started);
nodeFaults(started);
storeFaults(started);
clockFaults(started);
