import type { AddressInfo } from "node:net";
import { runCommand } from "@lagom/releases/cli/run-command";
import { readEnvironment, readLog } from "@lagom/releases/environment";
import { brokenFiles } from "@lagom/releases/publish";
import { readRecord } from "@lagom/releases/records";
import { releaseLog } from "@lagom/releases/releases.table";
import { replay } from "@lagom/releases/replay";
import { integrityOf, storeKey } from "@lagom/releases/store-key";
import { asc } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { type TestApi, useTestApi } from "../testing/api.ts";
import { changeOver, storeRelease, testRelease, tokenFor } from "../testing/releases.ts";

process.env.CHROMIUM_PATH = "/nowhere"; // the browser's check has tests of its own, with real releases
const [staging, live] = [useTestApi(), useTestApi()];
const [SHELL, NEW] = ["0000000000a0", "0000000000b2"];

type Token = Awaited<ReturnType<typeof tokenFor>>;
const tokens = {} as { staging: Token; live: Token };
let env: Record<string, string>;
let from: string;

const secretOf = ({ headers }: Token) => headers.authorization.slice("Bearer ".length);
const addressOf = async ({ app }: TestApi) => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};
/** Makes a release live on a server where it is stored. */
const promote = async (api: TestApi, deployable: string, release: string) => {
  const { headers } = await tokenFor(api, "operator");
  expect((await changeOver(api, headers, { action: "promote", deployable, release })).statusCode).toBe(200);
};
const run = (line: string, more: Record<string, string> = {}) =>
  runCommand(line.split(" "), { ...env, ...more }, "/nowhere");
const liveBooks = async () => (await readEnvironment(live.database.db)).document.deployables.books?.live;

beforeAll(async () => {
  for (const api of [staging, live]) {
    await storeRelease(api, testRelease("shell", SHELL));
    await promote(api, "shell", SHELL);
  }
  Object.assign(tokens, { staging: await tokenFor(staging, "books"), live: await tokenFor(live, "books") });
  from = await addressOf(staging);
  env = {
    LAGOM_URL: await addressOf(live),
    RELEASE_TOKEN: secretOf(tokens.live),
    STAGING_TOKEN: secretOf(tokens.staging),
  };
});

it("a release that has been live on one server goes live on another, with its id and bytes; both logs say who did it", async () => {
  const release = testRelease("books", NEW, { files: { "book.js.map": "{}" } });
  await storeRelease(staging, release);
  await promote(staging, "books", NEW);
  const done = await run(`promote books ${NEW} --from ${from} --json`);
  expect(done).toMatchObject({ exitCode: 0 });

  expect(await liveBooks()).toBe(NEW);
  const copied = await readRecord(live.database.db, "books", NEW);
  expect(copied).toEqual({ ...release.record, author: tokens.live.name });
  expect(await brokenFiles(live.store, release.record)).toEqual([]);
  const what = { deployable: "books", to: NEW, at: expect.any(Date) };
  expect((await readLog(live.database.db, 1))[0]).toMatchObject({
    ...what,
    action: "promote",
    who: tokens.live.name,
    why: `from ${from}`,
  });
  expect((await readLog(staging.database.db, 1))[0]).toMatchObject({
    ...what,
    action: "copy",
    who: tokens.staging.name,
    why: `to ${env.LAGOM_URL}`,
  });
  const log = await staging.database.db.select().from(releaseLog).orderBy(asc(releaseLog.id));
  expect(replay(log)).toEqual((await readEnvironment(staging.database.db)).document);
});

it("what the other server's gate refuses goes live there no more than if it had been built for it", async () => {
  const release = testRelease("books", "0000000000c1", { names: { magic: ["wand"] } });
  await storeRelease(staging, release);
  const { headers } = await tokenFor(staging, "operator");
  const force = {
    action: "promote",
    deployable: "books",
    release: "0000000000c1",
    force: true,
    why: "a try",
  };
  await changeOver(staging, headers, force);
  const before = await liveBooks();
  expect(await run(`promote books 0000000000c1 --from ${from}`)).toMatchObject({
    exitCode: 5,
    error: expect.stringContaining("uses @lagom/shared/magic"),
  });
  expect([await liveBooks(), await readRecord(live.database.db, "books", "0000000000c1")]).toEqual([
    before,
    undefined,
  ]);
});

it("bytes that are not those of the record are not taken", async () => {
  const { record, files } = testRelease("books", "0000000000c2");
  await storeRelease(staging, { record, files });
  await promote(staging, "books", record.id);
  const key = storeKey("books", record.id, "book.js", integrityOf(files.get("book.js") ?? Buffer.alloc(0)));
  await staging.store.remove(key);
  await staging.store.create(key, Buffer.from("tampered"));
  expect(await run(`promote books ${record.id} --from ${from}`)).toEqual({
    exitCode: 1,
    error: `${from} gave other bytes for book.js than its record says`,
  });
  expect(await readRecord(live.database.db, "books", record.id)).toBeUndefined();
});

it("only what has been live there and was not withdrawn is given, to its own team, with a token of each server", async () => {
  const [untried, withdrawn] = ["0000000000c3", "0000000000c4"];
  for (const id of [untried, withdrawn]) await storeRelease(staging, testRelease("books", id));
  await promote(staging, "books", withdrawn);
  await promote(staging, "books", NEW);
  const change = (action: string, more = {}) =>
    changeOver(staging, tokens.staging.headers, { action, deployable: "books", release: withdrawn, ...more });
  await change("promote", { percent: 10 });
  await change("withdraw");
  const other = { STAGING_TOKEN: secretOf(await tokenFor(staging, "reader")) };
  const lines = (await readLog(staging.database.db, 50)).length;
  for (const [release, more, exitCode, error] of [
    [untried, {}, 1, `${untried} of books has never been live here: promote it here first`],
    [withdrawn, {}, 6, `${withdrawn} was withdrawn by ${tokens.staging.name}`],
    ["ffffffffffff", {}, 1, "There is no release ffffffffffff of books"],
    [NEW, other, 3, expect.stringMatching(/is for reader; it may not .* books$/)],
    [NEW, { STAGING_TOKEN: "" }, 3, `STAGING_TOKEN: set the token of your team at ${from}`],
    [
      NEW,
      { LAGOM_URL: from, RELEASE_TOKEN: env.STAGING_TOKEN },
      1,
      `--from: ${from} and ${from} are the same Lagom`,
    ],
  ] as const) {
    expect(await run(`promote books ${release} --from ${from}`, more as Record<string, string>)).toEqual({
      exitCode,
      error,
    });
  }
  expect(await run(`promote books ${NEW} --from /srv/builds`)).toEqual({
    exitCode: 1,
    error: "--from: /srv/builds is not the address of a Lagom",
  });
  expect(await readLog(staging.database.db, 50)).toHaveLength(lines);
  const file = (headers: object) =>
    staging.app.inject({
      url: `/api/releases/deployables/books/${NEW}/files?name=entry.js`,
      headers: { ...headers },
    });
  expect((await file({})).statusCode).toBe(401);
  expect((await file((await tokenFor(staging, "reader")).headers)).statusCode).toBe(403);
  expect((await file(tokens.staging.headers)).body).toBe(`entry of ${NEW}`);
});
