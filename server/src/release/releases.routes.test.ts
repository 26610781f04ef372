import { readEnvironment, readLog } from "@lagom/releases/environment";
import { readRecord } from "@lagom/releases/records";
import { releaseLog } from "@lagom/releases/releases.table";
import { replay } from "@lagom/releases/replay";
import { integrityOf, storeKey } from "@lagom/releases/store-key";
import { AREAS } from "@lagom/shared/remote";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testAdministrator } from "../testing/administrator.ts";
import { useTestApi } from "../testing/api.ts";
import { changeOver, publishOver, storeRelease, testRelease, tokenFor } from "../testing/releases.ts";

process.env.CHROMIUM_PATH = "/nowhere"; // the browser's check has tests of its own, with real releases
const api = useTestApi();
let operator: Awaited<ReturnType<typeof tokenFor>>;
let team: Awaited<ReturnType<typeof tokenFor>>;

let last = 0;
/** A release id that no test has used. */
const newId = () => (++last).toString(16).padStart(12, "0");
const state = async () => (await readEnvironment(api.database.db)).document;

/** Stores a release and makes it live. */
async function live(unit: "shell" | "books" | "reader", facts = {}) {
  const release = testRelease(unit, newId(), facts);
  await storeRelease(api, release);
  const done = await changeOver(api, operator.headers, {
    action: "promote",
    unit,
    release: release.record.id,
  });
  expect(done.statusCode, done.body).toBe(200);
  return release.record.id;
}

beforeAll(async () => {
  operator = await tokenFor(api, "operator");
  team = await tokenFor(api, "books");
  await live("shell");
}, 60_000);
beforeEach(() => live("books"));

describe("a token", () => {
  it("is made by an operator, shown once, kept as a hash, and of no use once revoked", async () => {
    const payload = { name: "team-reader", scope: "reader" };
    const made = await api.app.inject({
      method: "POST",
      url: "/api/releases/tokens",
      headers: operator.headers,
      payload,
    });
    expect(made.statusCode).toBe(201);
    const { token } = made.json();
    const headers = { authorization: `Bearer ${token}` };
    expect((await api.app.inject({ url: "/api/releases", headers })).statusCode).toBe(200);
    const listed = await api.app.inject({ url: "/api/releases/tokens", headers: operator.headers });
    expect(listed.body).toContain("team-reader");
    expect(listed.body).not.toContain(token);
    const again = await api.app.inject({
      method: "POST",
      url: "/api/releases/tokens",
      headers: operator.headers,
      payload,
    });
    expect(again.statusCode).toBe(409);
    await api.app.inject({
      method: "DELETE",
      url: "/api/releases/tokens/team-reader",
      headers: operator.headers,
    });
    const refused = await api.app.inject({ url: "/api/releases", headers });
    expect([refused.statusCode, refused.json().error.code]).toEqual([401, "unauthorized"]);
  });

  it("of a team makes no tokens, and sees none", async () => {
    const payload = { name: "more", scope: "operator" };
    const made = await api.app.inject({
      method: "POST",
      url: "/api/releases/tokens",
      headers: team.headers,
      payload,
    });
    expect(made.statusCode).toBe(403);
    expect((await api.app.inject({ url: "/api/releases/tokens", headers: team.headers })).statusCode).toBe(
      403,
    );
  });

  it("is not needed by an operator who is signed in; an administrator who is none is refused", async () => {
    const statusFor = async (role: "admin" | "operator") => {
      const { headers } = await testAdministrator(api, role);
      const change = { action: "protect", unit: "books" };
      return [
        (await api.app.inject({ url: "/api/releases/log", headers })).statusCode,
        (await changeOver(api, headers, change)).statusCode,
      ];
    };
    expect(await statusFor("admin")).toEqual([403, 403]);
    expect((await state()).units.books?.protected).toBeNull();
    expect(await statusFor("operator")).toEqual([200, 200]);
    await changeOver(api, operator.headers, { action: "unprotect", unit: "books" });
  });
});

describe("publishing", () => {
  it("puts a release there whole, with its author, and twice is once", async () => {
    const release = testRelease("books", newId());
    const reply = await publishOver(api, team.headers, release);
    expect(reply.statusCode, reply.body).toBe(201);
    expect((await readRecord(api.database.db, "books", release.record.id))?.author).toBe(team.name);
    const begun = await api.app.inject({
      method: "POST",
      url: "/api/releases/units/books",
      headers: team.headers,
      payload: { record: release.record },
    });
    expect(begun.json()).toEqual({ published: true, missing: [] });
  });

  it("refuses the same id with other bytes", async () => {
    const id = newId();
    await publishOver(api, team.headers, testRelease("books", id));
    const other = await publishOver(
      api,
      team.headers,
      testRelease("books", id, { files: { "more.js": "x" } }),
    );
    expect([other.statusCode, other.json().error.message]).toEqual([
      409,
      `Release ${id} of books exists with other files`,
    ]);
  });

  it("changes no byte of other units and no pointer", async () => {
    const before = [await state(), await api.store.list("reader/"), await api.store.list("shell/")];
    await publishOver(api, team.headers, testRelease("books", newId()));
    expect([await state(), await api.store.list("reader/"), await api.store.list("shell/")]).toEqual(before);
  });

  it.each(["shell", "reader"] as const)(
    "of %s is not for the team of books, neither record nor file",
    async (unit) => {
      const before = await api.store.list(`${unit}/`);
      const release = testRelease(unit, newId());
      expect((await publishOver(api, team.headers, release)).statusCode).toBe(403);
      const file = await api.app.inject({
        method: "PUT",
        url: `/api/releases/units/${unit}/${release.record.id}/files?name=entry.js`,
        headers: { ...team.headers, "content-type": "application/octet-stream" },
        payload: Buffer.from("x"),
      });
      expect(file.statusCode).toBe(403);
      expect(await api.store.list(`${unit}/`)).toEqual(before);
    },
  );

  it.each(["../../../reader/x.js", "/etc/x.js", ""])("refuses a file called %j", async (name) => {
    const reply = await api.app.inject({
      method: "PUT",
      url: `/api/releases/units/books/${newId()}/files?name=${encodeURIComponent(name)}`,
      headers: { ...team.headers, "content-type": "application/octet-stream" },
      payload: Buffer.from("x"),
    });
    expect(reply.statusCode).toBe(400);
  });

  it("leaves nothing behind that counts when files are missing", async () => {
    const { record } = testRelease("books", newId());
    const url = `/api/releases/units/books/${record.id}`;
    const reply = await api.app.inject({ method: "POST", url, headers: team.headers, payload: { record } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error.details).toContainEqual({
      field: "files",
      message: "entry.js is not in the store",
    });
    expect(await readRecord(api.database.db, "books", record.id)).toBeUndefined();
  });
});

describe("the gate", () => {
  const problems = (reply: { json(): { error: { details: { message: string }[] } } }) =>
    reply.json().error.details.map(({ message }) => message);

  it("names the page that is not exposed and the file that is not there", async () => {
    const release = testRelease("books", newId(), {
      exposes: { books: { scripts: ["gone.js"], styles: [] } },
    });
    const reply = await publishOver(api, team.headers, release);
    expect(problems(reply)).toEqual(
      expect.arrayContaining(["it exposes no book", "it lacks the file gone.js"]),
    );
  });

  it("names the export that the live shell does not provide, and the range that it is not in", async () => {
    const names = { paths: ["paths", "secretPath"], magic: ["wand"] };
    const release = testRelease("books", newId(), { names, ranges: { "@lagom/shared": "^2.0.0" } });
    const [shell, books] = [(await state()).units.shell?.live, release.record.id];
    expect(problems(await publishOver(api, team.headers, release))).toEqual(
      expect.arrayContaining([
        `books ${books} uses secretPath of @lagom/shared/paths, which shell ${shell} does not provide`,
        `books ${books} uses @lagom/shared/magic, which shell ${shell} does not provide`,
        `books ${books} needs @lagom/shared ^2.0.0, shell ${shell} provides 1.0.0`,
      ]),
    );
  });

  it("asks of a shell what the live areas and their fall-backs use", async () => {
    const fallback = await live("books");
    await live("books", { names: {} });
    const shell = testRelease("shell", newId(), { names: { paths: ["paths"] } });
    expect(problems(await publishOver(api, operator.headers, shell))).toEqual([
      `books ${fallback} uses @lagom/shared/api/client, which shell ${shell.record.id} does not provide`,
    ]);
  });

  it("names the call that the API no longer answers", async () => {
    const api_ = JSON.stringify({ "GET /api/gone": { access: "user", request: {}, replies: {} } });
    const release = testRelease("books", newId(), { files: { "api.json": api_ } });
    expect(problems(await publishOver(api, team.headers, release))).toEqual(["GET /api/gone is gone"]);
  });

  it("reads back what is stored when it promotes, and a rollback too", async () => {
    const { record, files } = testRelease("books", newId());
    await storeRelease(api, { record, files });
    const key = storeKey("books", record.id, "book.js", integrityOf(files.get("book.js") ?? Buffer.alloc(0)));
    await api.store.remove(key);
    for (const action of ["promote", "rollback"]) {
      const reply = await changeOver(api, team.headers, { action, unit: "books", release: record.id });
      expect(problems(reply)).toEqual(["book.js is not in the store"]);
    }
    await api.store.create(key, Buffer.from("tampered"));
    const reply = await changeOver(api, team.headers, {
      action: "promote",
      unit: "books",
      release: record.id,
    });
    expect(problems(reply)).toEqual(["book.js in the store has another hash than its record"]);
  });

  it("is overridden by an operator with a reason only, and the log says so", async () => {
    const release = testRelease("books", newId(), { names: { magic: ["wand"] } });
    await storeRelease(api, release);
    const ask = { action: "promote", unit: "books", release: release.record.id, force: true };
    expect((await changeOver(api, team.headers, { ...ask, why: "now" })).statusCode).toBe(403);
    expect((await changeOver(api, operator.headers, ask)).statusCode).toBe(423);
    expect((await changeOver(api, operator.headers, { ...ask, why: "the shop burns" })).statusCode).toBe(200);
    const [newest] = await readLog(api.database.db, 1);
    expect(newest).toMatchObject({ forced: true, why: "the shop burns", who: operator.name });
    expect(newest?.gate?.find(({ check }) => check === "names")?.problems).toHaveLength(1);
  });
});

describe("changes", () => {
  it("of the team reach its own area: promote, trial, withdraw, roll back", async () => {
    const first = (await state()).units.books?.live;
    const { record, files } = testRelease("books", newId());
    await storeRelease(api, { record, files });
    const ask = (payload: object) => changeOver(api, team.headers, { unit: "books", ...payload });
    await ask({ action: "promote", release: record.id, percent: 10 });
    expect((await state()).units.books).toMatchObject({
      live: first,
      candidate: { release: record.id, percent: 10 },
    });
    expect((await ask({ action: "rollback" })).json()).toMatchObject({ action: "withdraw" });
    expect((await state()).units.books).toMatchObject({ live: first, candidate: null });
    expect((await ask({ action: "promote", release: record.id })).statusCode).toBe(423);
    await changeOver(api, operator.headers, {
      action: "promote",
      unit: "books",
      release: record.id,
      force: true,
      why: "it was the network",
    });
    expect((await state()).units.books).toMatchObject({
      live: record.id,
      previous: expect.arrayContaining([first]),
    });
    expect((await ask({ action: "rollback" })).json()).toMatchObject({ action: "rollback", release: first });
    expect((await state()).units.books?.previous).not.toContain(record.id);
  });

  it("of other units, freezes and sets are for operators", async () => {
    for (const payload of [
      { action: "promote", unit: "shell", release: newId() },
      { action: "rollback", unit: "reader", release: newId() },
      { action: "freeze", unit: "books", why: "x" },
      { action: "protect", unit: "books" },
      { action: "restore", to_revision: 1 },
      { action: "worker-off" },
    ]) {
      const reply = await changeOver(api, team.headers, payload);
      expect([payload.action, reply.statusCode]).toEqual([
        payload.action,
        payload.action === "promote" || payload.unit === "reader" ? reply.statusCode : 403,
      ]);
      expect([403, 404]).toContain(reply.statusCode);
    }
  });

  it("are refused while frozen, to operators too, and while protected to the team", async () => {
    const ask = { action: "rollback", unit: "books" };
    await live("books");
    await changeOver(api, operator.headers, { action: "freeze", unit: "books", why: "book fair" });
    const refused = await changeOver(api, operator.headers, ask);
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      423,
      `books is frozen by ${operator.name} (book fair); an operator may change it with --force --why`,
    ]);
    await changeOver(api, operator.headers, { action: "unfreeze", unit: "books" });
    await changeOver(api, operator.headers, { action: "protect", unit: "books" });
    expect((await changeOver(api, team.headers, ask)).statusCode).toBe(403);
    expect((await changeOver(api, operator.headers, ask)).statusCode).toBe(200);
    await changeOver(api, operator.headers, { action: "unprotect", unit: "books" });
  });

  it("bring back a whole set at once", async () => {
    const { revision } = await readEnvironment(api.database.db);
    const before = await state();
    await live("shell");
    await live("books");
    const reply = await changeOver(api, operator.headers, { action: "restore", to_revision: revision });
    expect(reply.statusCode, reply.body).toBe(200);
    const after = await state();
    expect(after.units.books).toMatchObject({
      live: before.units.books?.live,
      previous: before.units.books?.previous,
    });
    expect(after.units.shell?.live).toBe(before.units.shell?.live);
    expect(reply.json().revision).toBe(revision + 3);
  });

  it("say plainly what cannot be", async () => {
    const ask = async (payload: object) => {
      const reply = await changeOver(api, operator.headers, payload);
      return [reply.statusCode, reply.json().error.message];
    };
    expect(await ask({ action: "promote", unit: "books", release: "ffffffffffff" })).toEqual([
      404,
      "There is no release ffffffffffff of books",
    ]);
    expect(await ask({ action: "restore", to_revision: 99_999 })).toEqual([
      409,
      "The log has no revision 99999",
    ]);
    expect(await ask({ action: "withdraw", unit: "books" })).toEqual([409, "books has no release on trial"]);
    expect(await ask({ action: "rollback", unit: "reader" })).toEqual([
      409,
      "reader has no release before the live one; name one with --to",
    ]);
  });

  it("of fifty at once over four areas: each accepted one is in the log, the losers are told 412, and the log replays to the document", async () => {
    const releases = new Map<string, string[]>();
    for (const area of AREAS) {
      const made = [testRelease(area, newId()), testRelease(area, newId())];
      for (const release of made) await storeRelease(api, release);
      releases.set(
        area,
        made.map(({ record }) => record.id),
      );
    }
    const before = (await readEnvironment(api.database.db)).revision;
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) => {
        const unit = AREAS[n % AREAS.length] ?? "books";
        return changeOver(api, operator.headers, {
          action: "promote",
          unit,
          release: releases.get(unit)?.[(n >> 2) % 2],
        });
      }),
    );
    const accepted = replies
      .filter(({ statusCode }) => statusCode === 200)
      .map((reply) => reply.json().revision);
    const lost = replies.filter(({ statusCode }) => statusCode === 412);
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.length + lost.length).toBe(50);
    const log = await api.database.db.select().from(releaseLog).orderBy(releaseLog.id);
    const logged = log.map(({ revision }) => revision).filter((revision) => revision > before);
    expect(logged.toSorted((a, b) => a - b)).toEqual(accepted.toSorted((a, b) => a - b));
    const { document, revision } = await readEnvironment(api.database.db);
    expect(revision).toBe(before + accepted.length);
    expect(replay(log)).toEqual(document);
  });

  it("lose against a revision that was not seen", async () => {
    const { revision } = await readEnvironment(api.database.db);
    await live("books");
    const reply = await changeOver(api, operator.headers, {
      action: "freeze",
      unit: "books",
      why: "x",
      revision,
    });
    expect([reply.statusCode, reply.json().error.code]).toEqual([412, "lost_race"]);
  });

  it("stay in the log for ever", async () => {
    await expect(api.database.db.delete(releaseLog)).rejects.toThrow();
    await expect(api.database.db.update(releaseLog).set({ who: "nobody" })).rejects.toThrow();
  });
});
