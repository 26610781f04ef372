import { randomUUID } from "node:crypto";
import { readEnvironment } from "@lagom/releases/environment";
import { releaseRecords } from "@lagom/releases/releases.table";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { releaseReports } from "../schema/release-reports.table.ts";
import { users } from "../schema/users.table.ts";
import { useTestApi } from "../testing/api.ts";
import { type TestUser, testUser } from "../testing/tokens.ts";

const api = useTestApi();
const FAILED = {
  deployable: "books",
  release: "0123456789ab",
  page: "book",
  outcome: "failed",
  failure: "entry_missing",
  shown_instead: "ba9876543210",
  message: "404",
};

let environment: string;
beforeEach(async () => {
  const { db } = api.database;
  ({ environmentId: environment } = await readEnvironment(db));
  await db
    .insert(releaseRecords)
    .values({ deployable: "books", id: "0123456789ab", record: {} as never })
    .onConflictDoNothing();
  await db.delete(releaseReports);
});

const send = (
  session: string,
  reports: object[],
  given: object = {},
  remoteAddress = "192.0.2.1",
  user?: TestUser,
) =>
  api.app.inject({
    method: "POST",
    url: "/api/release-reports",
    remoteAddress,
    headers: user?.headers ?? {},
    payload: { environment, revision: 3, session, reports, ...given },
  });
const stored = () => api.database.db.select().from(releaseReports).orderBy(releaseReports.id);

describe("a report of a page", () => {
  it("is stored from a visitor, without the address it came from", async () => {
    const session = randomUUID();
    const reply = await send(session, [FAILED, { ...FAILED, outcome: "shown", failure: undefined }]);
    expect(reply.statusCode).toBe(202);
    expect(reply.json()).toEqual({});
    const [failed, shown] = await stored();
    expect(failed).toMatchObject({
      session,
      revision: 3,
      failure: "entry_missing",
      shownInstead: "ba9876543210",
    });
    expect(shown).toMatchObject({ outcome: "shown", failure: "", address: failed?.address });
    expect(JSON.stringify(failed)).not.toContain("192.0.2.1");
  });

  it("counts once a session, and another failure of it again", async () => {
    const session = randomUUID();
    await send(session, [FAILED, FAILED]);
    await send(session, [FAILED, { ...FAILED, failure: "render" }]);
    expect((await stored()).map(({ failure }) => failure)).toEqual(["entry_missing", "render"]);
  });

  it("comes from one network for all addresses of an IPv6 /64", async () => {
    await send(randomUUID(), [FAILED], {}, "2001:db8:1:2::1");
    await send(randomUUID(), [FAILED], {}, "2001:db8:1:2:ffff::9");
    await send(randomUUID(), [FAILED], {}, "2001:db8:1:3::1");
    expect(new Set((await stored()).map(({ address }) => address)).size).toBe(2);
  });

  it("is of the person whose session it comes from, with their account or without, once that is a day old", async () => {
    const { db } = api.database;
    const [reader, newcomer] = [await testUser(), await testUser()];
    await db.insert(users).values({ ...reader, createdAt: new Date(Date.now() - 25 * 3_600_000) });
    const [session, other] = [randomUUID(), randomUUID()];
    const hung = { ...FAILED, failure: "page_hung" };
    await send(session, [FAILED]); // as the service worker does, before the page has
    await send(session, [{ ...FAILED, failure: "render" }], {}, "192.0.2.1", reader);
    await send(session, [hung]);
    await send(other, [FAILED], {}, "192.0.2.1", newcomer);
    await send(randomUUID(), [FAILED]);
    const people = (await stored()).map(({ person }) => person);
    expect(people).toEqual([people[0], people[0], people[0], null, null]);
    expect(people[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it("is left out for a release that does not exist, and for another environment", async () => {
    await send(randomUUID(), [
      { ...FAILED, release: "ffffffffffff" },
      { ...FAILED, deployable: "reader" },
    ]);
    await send(randomUUID(), [FAILED], { environment: randomUUID() });
    expect(await stored()).toEqual([]);
  });

  it("is left out after a hundred an hour of one release from one address", async () => {
    for (let n = 0; n < 110; n++) await send(randomUUID(), [FAILED]);
    expect(await stored()).toHaveLength(100);
    await send(randomUUID(), [FAILED], {}, "192.0.2.2");
    expect(await stored()).toHaveLength(101);
  });

  it("is heard of a new release from an address that has sent many of another", async () => {
    for (let n = 0; n < 110; n++) await send(randomUUID(), [FAILED]);
    await api.database.db
      .insert(releaseRecords)
      .values({ deployable: "books", id: "aaaaaaaaaaaa", record: {} as never })
      .onConflictDoNothing();
    await send(randomUUID(), [FAILED, { ...FAILED, release: "aaaaaaaaaaaa" }]);
    expect((await stored()).slice(100).map(({ release }) => release)).toEqual(["aaaaaaaaaaaa"]);
  });

  it("is forgotten after 30 days", async () => {
    await send(randomUUID(), [FAILED]);
    await api.database.db
      .update(releaseReports)
      .set({ at: new Date(Date.now() - 31 * 86_400_000), release: "0000000000aa" });
    await send(randomUUID(), [FAILED]);
    expect(
      await api.database.db.select().from(releaseReports).where(eq(releaseReports.release, "0000000000aa")),
    ).toEqual([]);
  });

  it("says why it failed, or that it did not", async () => {
    const reply = await send(randomUUID(), [{ ...FAILED, failure: undefined }]);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details).toMatchObject([{ field: "reports.0.failure" }]);
  });
});
