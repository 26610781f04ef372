import { beforeEach, describe, expect, it } from "vitest";
import { adminLog } from "../../schema/admin-log.table.ts";
import { feeds } from "../../schema/feeds.table.ts";
import { testAdministrator } from "../../testing/administrator.ts";
import { useTestApi } from "../../testing/api.ts";
import type { TestUser } from "../../testing/tokens.ts";

const api = useTestApi({ NEWS_EVERY_MINUTES: "60" });
const URL = "https://a.example/rss";
let operator: TestUser;

const call = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object, by = operator) =>
  api.app.inject({ method, url: `/api/admin/${path}`, headers: by.headers, ...(payload && { payload }) });
const rows = () => api.database.db.select().from(feeds).orderBy(feeds.id);
const idOf = async (url: string) => (await rows()).find((feed) => feed.url === url)?.id;
const lastLine = async () => (await api.database.db.select().from(adminLog).orderBy(adminLog.id)).at(-1);

beforeEach(async () => {
  operator = await testAdministrator(api, "operator");
  await api.database.db.delete(feeds);
});

describe("a feed", () => {
  it("is added with what an operator says about it, once", async () => {
    const body = { url: URL, language: "svenska", category: "science", rights: "full", licence: "CC BY 4.0" };
    expect((await call("POST", "feeds", body)).json()).toMatchObject({ undoable: false });
    expect(await rows()).toMatchObject([{ ...body, language: "sv", name: null, fromSettings: false }]);
    expect(await lastLine()).toMatchObject({ action: "feed_added", targetName: URL, byId: operator.id });
    expect((await call("POST", "feeds", body)).json().error.code).toBe("conflict");
  });

  it.each([
    [{ url: "ftp://a.example" }, "url"],
    [{ url: URL, rights: "full" }, "licence"],
    [{ url: URL, language: "xx" }, "language"],
  ])("is refused for %o, naming the field", async (body, field) => {
    const { error } = (await call("POST", "feeds", body)).json();
    expect(error.details).toMatchObject([{ field }]);
    expect(await rows()).toEqual([]);
  });

  it("is listed with its health", async () => {
    const at = new Date("2026-03-01T10:00:00Z");
    const health = {
      checkedAt: at,
      failure: "The feed answered 404",
      failureCode: "status" as const,
      stored: 3,
      refused: 2,
    };
    await api.database.db.insert(feeds).values({ url: URL, fromSettings: false, ...health });
    expect((await call("GET", "feeds")).json()).toMatchObject({
      feeds: [
        {
          url: URL,
          read_at: at.toISOString(),
          next_at: "2026-03-01T11:00:00.000Z",
          failure: "The feed answered 404",
          failure_code: "status",
          stored: 3,
          refused: 2,
          paused: false,
        },
      ],
      has_more: false,
    });
  });

  it("is paused, and read again by undo", async () => {
    await call("POST", "feeds", { url: URL });
    const id = await idOf(URL);
    const paused = (await call("PATCH", `feeds/${id}`, { paused: true })).json();
    expect((await call("GET", "feeds")).json().feeds).toMatchObject([{ paused: true, next_at: null }]);
    await call("POST", `log/${paused.log_id}/undo`);
    expect(await rows()).toMatchObject([{ pausedAt: null }]);
    expect(await lastLine()).toMatchObject({ action: "feed_resumed", undoes: paused.log_id });
    expect((await call("PATCH", "feeds/999", { paused: true })).statusCode).toBe(404);
  });

  it("is removed, and comes back by undo", async () => {
    await call("POST", "feeds", { url: URL, language: "sv", licence: "CC BY 4.0" });
    const removed = (await call("DELETE", `feeds/${await idOf(URL)}`)).json();
    expect(await rows()).toEqual([]);
    await call("POST", `log/${removed.log_id}/undo`);
    expect(await rows()).toMatchObject([{ url: URL, language: "sv", licence: "CC BY 4.0" }]);
    expect(await lastLine()).toMatchObject({ action: "feed_restored" });
  });

  it("of the settings cannot be removed", async () => {
    await api.database.db.insert(feeds).values({ url: URL });
    const reply = await call("DELETE", `feeds/${await idOf(URL)}`);
    expect(reply.json().error.code).toBe("conflict");
    expect(await rows()).toHaveLength(1);
  });

  it("is nothing for administrators who are no operators", async () => {
    const admin = await testAdministrator(api);
    expect((await call("POST", "feeds", { url: URL }, admin)).statusCode).toBe(403);
    expect(await rows()).toEqual([]);
    await call("POST", "feeds", { url: URL });
    const paused = (await call("PATCH", `feeds/${await idOf(URL)}`, { paused: true })).json();
    expect((await call("POST", `log/${paused.log_id}/undo`, undefined, admin)).statusCode).toBe(403);
    expect(await rows()).toMatchObject([{ pausedAt: expect.any(Date) }]);
    const removed = (await call("DELETE", `feeds/${await idOf(URL)}`)).json();
    expect((await call("POST", `log/${removed.log_id}/undo`, undefined, admin)).statusCode).toBe(403);
    expect(await rows()).toEqual([]);
  });
});

describe("the open feeds", () => {
  const ofSwedish = { url: "https://sv.globalvoices.org/feed/", language: "sv", licence: "CC BY 3.0" };

  it("are added by one call, of one language or all that are missing", async () => {
    await call("POST", "open-feeds", { language: "sv" });
    expect(await rows()).toMatchObject([{ ...ofSwedish, rights: "full", fromSettings: false }]);
    const listed = (await call("GET", "open-feeds")).json().feeds;
    expect(listed.filter((feed: { added: boolean }) => feed.added)).toMatchObject([{ url: ofSwedish.url }]);
    await call("POST", "open-feeds", {});
    expect(await rows()).toHaveLength(listed.length);
    expect(await lastLine()).toMatchObject({
      action: "open_feeds_added",
      targetName: String(listed.length - 1),
    });
    expect((await call("POST", "open-feeds", {})).json().error.code).toBe("conflict");
  });
});
