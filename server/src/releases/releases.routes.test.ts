import { readLog } from "@lagom/releases/environment";
import { brokenFiles } from "@lagom/releases/publish";
import { readRecord } from "@lagom/releases/records";
import { integrityOf, storeKey } from "@lagom/releases/store-key";
import { describe, expect, it } from "vitest";
import { testAdministrator } from "../testing/administrator.ts";
import { useTestApi } from "../testing/api.ts";
import { changeOver, publishOver, storeRelease, testRelease } from "../testing/releases.ts";
import { useReleases } from "../testing/use-releases.ts";

const api = useTestApi();
const { tokens, newId, live, state } = useReleases(api);

describe("a token", () => {
  it("is made by an operator, shown once, kept as a hash, and of no use once revoked", async () => {
    const payload = { name: "team-reader", scope: "reader" };
    const made = await api.app.inject({
      method: "POST",
      url: "/api/releases/tokens",
      headers: tokens.operator.headers,
      payload,
    });
    expect(made.statusCode).toBe(201);
    const { token } = made.json();
    const headers = { authorization: `Bearer ${token}` };
    expect((await api.app.inject({ url: "/api/releases", headers })).statusCode).toBe(200);
    const listed = await api.app.inject({ url: "/api/releases/tokens", headers: tokens.operator.headers });
    expect(listed.body).toContain("team-reader");
    expect(listed.body).not.toContain(token);
    const again = await api.app.inject({
      method: "POST",
      url: "/api/releases/tokens",
      headers: tokens.operator.headers,
      payload,
    });
    expect(again.statusCode).toBe(409);
    await api.app.inject({
      method: "DELETE",
      url: "/api/releases/tokens/team-reader",
      headers: tokens.operator.headers,
    });
    const refused = await api.app.inject({ url: "/api/releases", headers });
    expect([refused.statusCode, refused.json().error.code]).toEqual([401, "unauthorized"]);
  });

  it("of a team makes no tokens, and sees none", async () => {
    const payload = { name: "more", scope: "operator" };
    const made = await api.app.inject({
      method: "POST",
      url: "/api/releases/tokens",
      headers: tokens.team.headers,
      payload,
    });
    expect(made.statusCode).toBe(403);
    expect(
      (await api.app.inject({ url: "/api/releases/tokens", headers: tokens.team.headers })).statusCode,
    ).toBe(403);
  });

  it("is not needed by an operator who is signed in; an administrator who is none is refused", async () => {
    const statusFor = async (role: "admin" | "operator") => {
      const { headers } = await testAdministrator(api, role);
      const change = { action: "protect", deployable: "books" };
      return [
        (await api.app.inject({ url: "/api/releases/log", headers })).statusCode,
        (await changeOver(api, headers, change)).statusCode,
      ];
    };
    expect(await statusFor("admin")).toEqual([403, 403]);
    expect((await state()).deployables.books?.protected).toBeNull();
    expect(await statusFor("operator")).toEqual([200, 200]);
    await changeOver(api, tokens.operator.headers, { action: "unprotect", deployable: "books" });
  });
});

describe("publishing", () => {
  it("puts a release there whole, with its author, and twice is once", async () => {
    const release = testRelease("books", newId());
    const reply = await publishOver(api, tokens.team.headers, release);
    expect(reply.statusCode, reply.body).toBe(201);
    expect((await readRecord(api.database.db, "books", release.record.id))?.author).toBe(tokens.team.name);
    const begun = await api.app.inject({
      method: "POST",
      url: "/api/releases/deployables/books",
      headers: tokens.team.headers,
      payload: { record: release.record },
    });
    expect(begun.json()).toEqual({ published: true, missing: [] });
  });

  it("of a release whose files the store has lost or altered sends those again, and nothing else", async () => {
    const { record, files } = testRelease("books", newId(), { names: { magic: ["wand"] } });
    await storeRelease(api, { record, files });
    const whole = await api.store.list(`books/${record.id}/`);
    const keyOf = (name: string) =>
      storeKey("books", record.id, name, integrityOf(files.get(name) ?? Buffer.alloc(0)));
    for (const name of ["entry.js", "book.js"]) await api.store.remove(keyOf(name));
    await api.store.create(keyOf("book.js"), Buffer.from("tampered"));
    const again = async () => (await publishOver(api, tokens.team.headers, { record, files })).json();
    const { published, missing } = await again();
    expect([published, missing.toSorted()]).toEqual([true, ["book.js", "entry.js"]]);
    expect(await again()).toEqual({ published: true, missing: [] });
    expect((await api.store.list(`books/${record.id}/`)).map(({ key }) => key).sort()).toEqual(
      whole.map(({ key }) => key).sort(),
    );
    expect(await brokenFiles(api.store, record)).toEqual([]);
  });

  it("refuses the same id with other bytes", async () => {
    const id = newId();
    await publishOver(api, tokens.team.headers, testRelease("books", id));
    const other = await publishOver(
      api,
      tokens.team.headers,
      testRelease("books", id, { files: { "more.js": "x" } }),
    );
    expect([other.statusCode, other.json().error.message]).toEqual([
      409,
      `Release ${id} of books exists with other files`,
    ]);
  });

  it("changes no byte of other deployables and no pointer", async () => {
    const before = [await state(), await api.store.list("reader/"), await api.store.list("shell/")];
    await publishOver(api, tokens.team.headers, testRelease("books", newId()));
    expect([await state(), await api.store.list("reader/"), await api.store.list("shell/")]).toEqual(before);
  });

  it.each(["shell", "reader"] as const)(
    "of %s is not for the team of books, neither record nor file",
    async (deployable) => {
      const before = await api.store.list(`${deployable}/`);
      const release = testRelease(deployable, newId());
      expect((await publishOver(api, tokens.team.headers, release)).statusCode).toBe(403);
      const file = await api.app.inject({
        method: "PUT",
        url: `/api/releases/deployables/${deployable}/${release.record.id}/files?name=entry.js`,
        headers: { ...tokens.team.headers, "content-type": "application/octet-stream" },
        payload: Buffer.from("x"),
      });
      expect(file.statusCode).toBe(403);
      expect(await api.store.list(`${deployable}/`)).toEqual(before);
    },
  );

  it.each(["../../../reader/x.js", "/etc/x.js", ""])("refuses a file called %j", async (name) => {
    const reply = await api.app.inject({
      method: "PUT",
      url: `/api/releases/deployables/books/${newId()}/files?name=${encodeURIComponent(name)}`,
      headers: { ...tokens.team.headers, "content-type": "application/octet-stream" },
      payload: Buffer.from("x"),
    });
    expect(reply.statusCode).toBe(400);
  });

  it("leaves nothing behind that counts when files are missing", async () => {
    const { record } = testRelease("books", newId());
    const url = `/api/releases/deployables/books/${record.id}`;
    const reply = await api.app.inject({
      method: "POST",
      url,
      headers: tokens.team.headers,
      payload: { record },
    });
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
    const reply = await publishOver(api, tokens.team.headers, release);
    expect(problems(reply)).toEqual(
      expect.arrayContaining(["it exposes no book", "it lacks the file gone.js"]),
    );
  });

  it("names the file that no page could load, and the page that loads too much", async () => {
    const release = testRelease("books", newId(), {
      files: { "cover.tiff": "picture", "books.js": "x".repeat(1_200_000), "list.js.map": "{}" },
    });
    const reply = await publishOver(api, tokens.team.headers, release);
    expect(problems(reply)).toEqual([
      "its file cover.tiff is of a kind that is not served",
      "books loads 1172 KB, 1000 KB are allowed (PAGE_BUDGET_KB)",
    ]);
  });

  it("names the styles that would reach outside of the area", async () => {
    const id = newId();
    const css = `.row-x-${id} { margin: 0 } @media print { body, header .row-x-${id} { margin: 0 } }`;
    const reply = await publishOver(
      api,
      tokens.team.headers,
      testRelease("books", id, { files: { "books.css": css } }),
    );
    expect(problems(reply)).toEqual(["books.css: body reaches outside of the area"]);
  });

  it("names the export that the live shell does not provide, and the range that it is not in", async () => {
    const names = { paths: ["paths", "secretPath"], magic: ["wand"] };
    const release = testRelease("books", newId(), { names, ranges: { "@lagom/shared": "^2.0.0" } });
    const [shell, books] = [(await state()).deployables.shell?.live, release.record.id];
    expect(problems(await publishOver(api, tokens.team.headers, release))).toEqual(
      expect.arrayContaining([
        `books ${books} uses secretPath of @lagom/shared/paths, which shell ${shell} does not provide`,
        `books ${books} uses @lagom/shared/magic, which shell ${shell} does not provide`,
        `books ${books} needs @lagom/shared ^2.0.0, shell ${shell} provides 1.0.0`,
      ]),
    );
  });

  it("asks of a shell what the live areas and their fallbacks use", async () => {
    const fallback = await live("books");
    await live("books", { names: {} });
    const shell = testRelease("shell", newId(), { names: { paths: ["paths"] } });
    expect(problems(await publishOver(api, tokens.operator.headers, shell))).toEqual([
      `books ${fallback} uses @lagom/shared/api/client, which shell ${shell.record.id} does not provide`,
    ]);
  });

  it("names the tag and the stored shape of an area that the live shell does not know", async () => {
    const release = testRelease("books", newId(), {
      tags: { "GET /api/user-words": ["words"], "POST /api/book-lists": ["goals"] },
      stored: { "lagom.wish": [2], "lagom.goals": [1] },
    });
    const [shell, books] = [(await state()).deployables.shell?.live, release.record.id];
    expect(problems(await publishOver(api, tokens.team.headers, release))).toEqual([
      `books ${books} uses the tag goals of POST /api/book-lists, which shell ${shell} does not know`,
      `books ${books} stores lagom.wish in shape 2, which shell ${shell} does not know`,
      `books ${books} stores lagom.goals in shape 1, which shell ${shell} does not know`,
    ]);
  });

  it("refuses a shell that does not know the tags and the stored shapes of a live area", async () => {
    const books = await live("books");
    const older = testRelease("shell", newId(), { tags: {}, stored: {} });
    expect(problems(await publishOver(api, tokens.operator.headers, older))).toEqual(
      expect.arrayContaining([
        `books ${books} uses the tag words of GET /api/user-words, which shell ${older.record.id} does not know`,
        `books ${books} stores lagom.wish in shape 1, which shell ${older.record.id} does not know`,
      ]),
    );
  });

  it("names the call that the API no longer answers", async () => {
    const api_ = JSON.stringify({ "GET /api/gone": { access: "user", request: {}, replies: {} } });
    const release = testRelease("books", newId(), { files: { "api.json": api_ }, tags: {} });
    expect(problems(await publishOver(api, tokens.team.headers, release))).toEqual(["GET /api/gone is gone"]);
  });

  it("names the call that a release declares and does not describe, so that nobody could tell whether it is answered", async () => {
    const tags = { "GET /api/user-words": ["words"] };
    const release = testRelease("books", newId(), { files: { "api.json": "{}" }, tags });
    expect(problems(await publishOver(api, tokens.team.headers, release))).toEqual([
      "its file api.json does not describe GET /api/user-words, a call that it makes",
    ]);
  });

  it.each(["no JSON", JSON.stringify({ "GET /api/paths": "all" })])(
    "says so when a release describes its API by %s",
    async (text) => {
      const release = testRelease("books", newId(), { files: { "api.json": text } });
      expect(problems(await publishOver(api, tokens.team.headers, release))).toEqual([
        "its file api.json describes no API",
      ]);
    },
  );

  it("reads back what is stored when it promotes, and a rollback too", async () => {
    const { record, files } = testRelease("books", newId());
    await storeRelease(api, { record, files });
    const ask = (action: string, release = record.id) =>
      changeOver(api, tokens.team.headers, { action, deployable: "books", release });
    const before = (await state()).deployables.books?.live;
    await ask("promote");
    await ask("rollback", before);
    const key = storeKey("books", record.id, "book.js", integrityOf(files.get("book.js") ?? Buffer.alloc(0)));
    await api.store.remove(key);
    for (const action of ["promote", "rollback"]) {
      expect(problems(await ask(action))).toEqual(["book.js is not in the store"]);
    }
    await api.store.create(key, Buffer.from("tampered"));
    expect(problems(await ask("promote"))).toEqual(["book.js in the store has another hash than its record"]);
  });

  it("is overridden by an operator with a reason only, and the log says so", async () => {
    const release = testRelease("books", newId(), { names: { magic: ["wand"] } });
    await storeRelease(api, release);
    const ask = { action: "promote", deployable: "books", release: release.record.id, force: true };
    expect((await changeOver(api, tokens.team.headers, { ...ask, why: "now" })).statusCode).toBe(403);
    expect((await changeOver(api, tokens.operator.headers, ask)).statusCode).toBe(423);
    expect(
      (await changeOver(api, tokens.operator.headers, { ...ask, why: "the shop burns" })).statusCode,
    ).toBe(200);
    const [newest] = await readLog(api.database.db, 1);
    expect(newest).toMatchObject({ forced: true, why: "the shop burns", who: tokens.operator.name });
    expect(newest?.gate?.find(({ check }) => check === "names")?.problems).toHaveLength(1);
  });
});
