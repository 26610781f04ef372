import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnvironment } from "@lagom/releases/environment";
import { folderStore } from "@lagom/releases/folder-store";
import { ApiShape, apiShape } from "@lagom/releases/gate/api-shape";
import { type GateDeps, rehearse, type SmokeLoad } from "@lagom/releases/gate/gate";
import type { ReleaseRecord } from "@lagom/releases/record";
import { passedLoads } from "@lagom/releases/releases.table";
import { changeAs, publishAs } from "@lagom/releases/service";
import type { Deployable } from "@lagom/shared/remote";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Database } from "../platform/database/open.ts";
import { testDatabase } from "../testing/database.ts";
import { storeRelease, testRelease } from "../testing/releases.ts";

const OPERATOR = { name: "olga", scope: "operator" } as const;
const API = ApiShape.parse(JSON.parse(JSON.stringify(apiShape())));
const SHELL = "0000000000a1";
const BOOKS = "0000000000b1";

let folder: string;
let database: Database;
let deps: GateDeps;
/** The releases that were loaded in a browser. */
let loads: string[];
/** Happens during the next load. */
let meanwhile: () => Promise<unknown>;
/** What the loads find. */
let problems: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-gate-"));
  database = await testDatabase();
  loads = [];
  problems = [];
  meanwhile = async () => {};
  const smoke: SmokeLoad = async (records, { deployable, id }) => {
    loads.push(`${deployable} ${id} in ${records.get("shell")?.id}`);
    const happens = meanwhile;
    meanwhile = async () => {};
    await happens();
    return { problems };
  };
  deps = { db: database.db, store: folderStore(folder), api: API, smoke, budget: () => 1000 };
  await stored("shell", SHELL);
  await promote("shell", SHELL);
  loads.length = 0;
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function stored(deployable: Deployable, id: string): Promise<ReleaseRecord> {
  const release = testRelease(deployable, id);
  await storeRelease({ database, store: deps.store }, release);
  return release.record;
}

const promote = (deployable: Deployable, release: string, percent?: number) =>
  changeAs(deps, OPERATOR, { action: "promote", deployable, release, percent });

it("loads a release in a browser once for publishing, a canary and everybody, and again beside another shell", async () => {
  await stored("books", "0000000000b0");
  await promote("books", "0000000000b0");
  loads.length = 0;
  const record = await stored("books", BOOKS);
  await publishAs(deps, OPERATOR, record, {});
  await promote("books", BOOKS, 10);
  const { gate } = await promote("books", BOOKS);
  expect(loads).toEqual([`books ${BOOKS} in ${SHELL}`]);
  expect(gate.at(-1)).toEqual({ check: "browser", passed: expect.stringMatching(/^20\d\d-/), problems: [] });
  await stored("shell", "0000000000a2");
  await promote("shell", "0000000000a2");
  await stored("books", "0000000000b2");
  await promote("books", "0000000000b2");
  await promote("books", BOOKS);
  expect(loads.slice(-2)).toEqual(["books 0000000000b2 in 0000000000a2", `books ${BOOKS} in 0000000000a2`]);
});

it("does not rely on a load that failed, on one of the day before, or in a rehearsal", async () => {
  const record = await stored("books", BOOKS);
  problems = ["Main of books fails in a browser"];
  await expect(promote("books", BOOKS)).rejects.toThrow("fails in a browser");
  problems = [];
  await promote("books", BOOKS);
  expect(loads).toHaveLength(2);
  await database.db.update(passedLoads).set({ at: new Date(Date.now() - 25 * 3_600_000) });
  await stored("books", "0000000000b2");
  await promote("books", "0000000000b2");
  await promote("books", BOOKS);
  expect(loads).toHaveLength(4);
  await rehearse(deps, record, (await readEnvironment(database.db)).document);
  expect(loads).toHaveLength(5);
});

it("checks a release again when another shell has become live meanwhile, and promotes it then", async () => {
  await stored("books", BOOKS);
  await stored("shell", "0000000000a2");
  meanwhile = () => promote("shell", "0000000000a2");
  const { environment } = await promote("books", BOOKS);
  expect(environment.document.deployables).toMatchObject({
    books: { live: BOOKS },
    shell: { live: "0000000000a2" },
  });
  expect(loads).toEqual([
    `books ${BOOKS} in ${SHELL}`,
    "shell 0000000000a2 in 0000000000a2",
    `books ${BOOKS} in 0000000000a2`,
  ]);
});

it("does not promote over what somebody has done to the same area meanwhile", async () => {
  await stored("books", "0000000000b0");
  await promote("books", "0000000000b0");
  await stored("books", BOOKS);
  meanwhile = () => changeAs(deps, OPERATOR, { action: "freeze", deployable: "books", why: "book fair" });
  await expect(promote("books", BOOKS)).rejects.toThrow(/^books has changed since revision \d+$/);
  expect((await readEnvironment(database.db)).document.deployables.books).toMatchObject({
    live: "0000000000b0",
    frozen: { why: "book fair" },
  });
});
