import { MOST_OPEN_PREVIEWS } from "@lagom/releases/previews";
import { releasePreviews, releaseRecords } from "@lagom/releases/releases.table";
import { removeOldReleases } from "@lagom/releases/retention";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { useTestApi } from "../testing/api.ts";
import { changeOver, storeRelease, testRelease, tokenFor } from "../testing/releases.ts";
import { STRICT } from "../testing/strict-limits.ts";
import { useReleases } from "../testing/use-releases.ts";

const api = useTestApi(STRICT);
const { tokens, newId, state } = useReleases(api);

type Headers = { authorization: string };

/** Stores a release that is not live. */
async function stored(facts = {}, area: "books" | "reader" = "books"): Promise<string> {
  const release = testRelease(area, newId(), facts);
  await storeRelease(api, release);
  return release.record.id;
}
const create = (payload: object, headers: Headers = tokens.team.headers) =>
  api.app.inject({
    method: "POST",
    url: "/api/releases/previews",
    headers,
    payload: { area: "books", ...payload },
  });
const list = async (headers: Headers = tokens.team.headers) =>
  (await api.app.inject({ url: "/api/releases/previews?area=books", headers })).json().previews;
const end = (id: number, { area = "books", headers = tokens.team.headers } = {}) =>
  api.app.inject({ method: "DELETE", url: `/api/releases/previews/${area}/${id}`, headers });
const look = (code: string, show = false) =>
  api.app.inject({ method: "POST", url: "/api/release-previews", payload: { code, show } });

/** Makes a preview of a release. @returns its number, and the code of its link */
async function preview(release: string, given = {}) {
  const made = await create({ release, ...given });
  expect(made.statusCode, made.body).toBe(201);
  const { id, url } = made.json();
  return { id, url, code: new URL(url).hash.replace("#preview=", "") };
}

describe("a preview", () => {
  it("shows its release to whoever has the link, for seven days, and counts how often", async () => {
    const release = await stored();
    const before = await state();
    const { code, url, id } = await preview(release);
    expect(url).toMatch(/^http:\/\/localhost:\d+\/#preview=[\w-]{32}$/);
    const shown = { area: "books", id: release, state: "open" };
    expect((await look(code)).json()).toEqual({
      ...shown,
      expires_at: expect.any(String),
      release: { id: release, entry: `/releases/books/${release}/entry.js`, integrity: expect.any(String) },
    });
    for (let times = 0; times < 2; times++) await look(code, true);
    const [row] = await list();
    expect(row).toMatchObject({ id, release, state: "open", created_by: tokens.team.name, shown: 2 });
    expect(Date.parse(row.expires_at) - Date.parse(row.created_at)).toBeCloseTo(7 * 86_400_000, -5);
    expect(await state()).toEqual(before);
  });

  it("has a code that stands nowhere, and no other code shows it", async () => {
    const { code } = await preview(await stored());
    const { rows } = await api.database.db.execute(sql`select * from releases.previews`);
    expect(JSON.stringify([rows, await list()])).not.toContain(code);
    const other = `${code.slice(0, -1)}${code.endsWith("A") ? "B" : "A"}`;
    expect((await look(other)).json().error.code).toBe("not_found");
    expect((await look(code.slice(1))).json().error.details[0].field).toBe("code");
  });

  it("says that it has ended, or expired, and gives its release no more", async () => {
    const [ended, expired] = [await preview(await stored()), await preview(await stored())];
    expect((await end(ended.id)).json()).toMatchObject({ state: "ended", ended_by: tokens.team.name });
    await api.database.db
      .update(releasePreviews)
      .set({ expiresAt: new Date() })
      .where(eq(releasePreviews.id, expired.id));
    for (const [{ code, id }, as] of [
      [ended, "ended"],
      [expired, "expired"],
    ] as const) {
      expect((await look(code, true)).json()).toMatchObject({ state: as, release: null });
      expect((await list()).find((row: { id: number }) => row.id === id)).toMatchObject({
        state: as,
        shown: 0,
      });
    }
  });

  it("ends for good when its release is withdrawn, which has none from then on", async () => {
    const release = await stored();
    const { code } = await preview(release);
    const change = (action: string, headers: Headers, more = {}) =>
      changeOver(api, headers, { action, deployable: "books", release, ...more });
    await change("promote", tokens.team.headers, { percent: 10 });
    await change("withdraw", tokens.team.headers);
    expect((await look(code)).json()).toMatchObject({ state: "ended", release: null });
    const refused = await create({ release, force: true, why: "now" }, tokens.operator.headers);
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      423,
      `${release} was withdrawn by ${tokens.team.name}`,
    ]);
    await change("promote", tokens.operator.headers, { percent: 10, force: true, why: "it was the network" });
    expect((await look(code)).json().state).toBe("ended");
    expect((await create({ release })).statusCode).toBe(201);
  });

  it("is refused for what the gate refuses, except to an operator with a reason", async () => {
    const release = await stored({ names: { magic: ["wand"] } });
    expect((await create({ release })).json().error.details).toContainEqual({
      field: "names",
      message: expect.stringContaining(`books ${release} uses @lagom/shared/magic`),
    });
    const force = { release, force: true, why: "the design is discussed" };
    expect((await create(force)).statusCode).toBe(403);
    expect((await create(force, tokens.operator.headers)).json().why).toBe(force.why);
    expect((await create({ release: "ffffffffffff" })).statusCode).toBe(404);
  });

  it("is the matter of the area's own team and of operators", async () => {
    const other = await tokenFor(api, "reader");
    const { id } = await preview(await stored());
    const ofReader = await stored({}, "reader");
    expect((await create({ area: "reader", release: ofReader })).statusCode).toBe(403);
    const listed = await api.app.inject({ url: "/api/releases/previews?area=books", headers: other.headers });
    expect(listed.json().error.message).toBe(
      `The token ${other.name} is for reader; it may not show previews of books`,
    );
    expect((await end(id, { headers: other.headers })).statusCode).toBe(403);
    // Nor by the name of the own area.
    expect((await end(id, { area: "reader", headers: other.headers })).statusCode).toBe(404);
    expect((await end(id, { headers: tokens.operator.headers })).statusCode).toBe(200);
    expect((await api.app.inject({ url: "/api/releases/previews?area=books" })).statusCode).toBe(401);
  });

  it("is asked for sixty times a minute by one address", async () => {
    const { code } = await preview(await stored());
    const statusOf = async (remoteAddress: string) =>
      (
        await api.app.inject({
          method: "POST",
          url: "/api/release-previews",
          payload: { code },
          remoteAddress,
        })
      ).statusCode;
    for (let times = 0; times < 60; times++) expect(await statusOf("192.0.2.1")).toBe(200);
    expect([await statusOf("192.0.2.1"), await statusOf("192.0.2.2")]).toEqual([429, 200]);
  });

  it("can be made of an area that is frozen, since it changes nothing for readers", async () => {
    const release = await stored();
    const operator = tokens.operator.headers;
    await changeOver(api, operator, { action: "freeze", deployable: "books", why: "book fair" });
    await preview(release);
    expect((await changeOver(api, operator, { action: "unfreeze", deployable: "books" })).statusCode).toBe(
      200,
    );
  });

  it(`is refused beside ${MOST_OPEN_PREVIEWS} others of the area, until one has ended`, async () => {
    const release = await stored();
    await api.database.db.delete(releasePreviews);
    await api.database.db.insert(releasePreviews).values(
      Array.from({ length: MOST_OPEN_PREVIEWS }, (_, at) => ({
        area: "books",
        release,
        hash: String(at),
        createdBy: "test",
        expiresAt: new Date(Date.now() + 60_000),
      })),
    );
    const refused = await create({ release });
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      409,
      `books has ${MOST_OPEN_PREVIEWS} previews; end one first: pnpm release previews list books`,
    ]);
    await end((await list())[0].id);
    expect((await create({ release })).statusCode).toBe(201);
    await api.database.db.delete(releasePreviews);
  });

  it("keeps its release from being removed as an old one, until it ends", async () => {
    const release = await stored();
    const { id } = await preview(release);
    for (let newer = 0; newer < 10; newer++) await stored();
    const long = new Date("2020-01-01");
    await api.database.db
      .update(releaseRecords)
      .set({ createdAt: long })
      .where(eq(releaseRecords.id, release));
    expect(await removeOldReleases(api.database.db, api.store)).not.toContain(`books ${release}`);
    await end(id);
    expect(await removeOldReleases(api.database.db, api.store)).toContain(`books ${release}`);
  });
});
