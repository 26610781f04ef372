import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { activities } from "../../schema/activities.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { maintainActivities } from "./maintain-activities.ts";

const api = useTestApi();
const KEPT = 24;
let user: TestUser;

beforeEach(async () => {
  user = await testUser();
  await api.app.inject({ url: "/api/user/me", headers: user.headers });
});

/** The first of a month so many months from now, as `2026-11-01`. */
const month = (from: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + from, 1)).toISOString().slice(0, 10);
};
const partitionOf = (from: number) => `activities_${month(from).slice(0, 7).replace("-", "_")}`;

async function addLookup(from: number, word: string): Promise<void> {
  const occurredAt = new Date(`${month(from)}T12:00:00Z`);
  const data = { word, translation: "x", source_lang: "sv", target_lang: "en" } as const;
  await api.database.db.insert(activities).values({
    userId: user.id,
    activityType: "word_lookup",
    language: "sv",
    level: "A2",
    data,
    timeZone: "UTC",
    occurredAt,
    createdAt: occurredAt,
  });
}

/** Which partition each lookup of the user is in, by its word. */
async function places(): Promise<Record<string, string>> {
  const { rows } = await api.database.db.execute<{ word: string; partition: string }>(sql`
    select data ->> 'word' as word, tableoid::regclass::text as partition from ${activities}
    where user_id = ${user.id} order by 1`);
  return Object.fromEntries(rows.map(({ word, partition }) => [word, partition]));
}

const addMonth = (from: number) =>
  api.database.db.execute(sql`select add_activities_month(${month(from)}::date)`);

describe("the months of activities", () => {
  it("are there before they begin, whatever was there before", async () => {
    const { db } = api.database;
    await db.execute(sql.raw(`drop table if exists ${partitionOf(0)}, ${partitionOf(2)}`));
    await addLookup(0, "now");
    await addLookup(3, "soon");
    expect(await places()).toEqual({ now: "activities_other", soon: partitionOf(3) });
    await maintainActivities(db, KEPT);
    expect(await places()).toEqual({ now: partitionOf(0), soon: partitionOf(3) });
    await addLookup(2, "later");
    expect(await places()).toMatchObject({ later: partitionOf(2) });
  });

  it("take what came without one, and leave what is far ahead of all clocks where it is", async () => {
    await addLookup(-5, "late");
    await addLookup(40, "ahead");
    await maintainActivities(api.database.db, KEPT);
    expect(await places()).toEqual({ late: partitionOf(-5), ahead: "activities_other" });
  });

  it("are dropped from the oldest on, one a run, once they are no longer kept", async () => {
    const { db } = api.database;
    for (const from of [-26, -25, -24]) await addMonth(from);
    for (const from of [-26, -25, -24, -1]) await addLookup(from, String(-from));
    await addLookup(-30, "30");
    await maintainActivities(db, KEPT);
    expect(Object.keys(await places())).toEqual(["1", "24", "25"]);
    await maintainActivities(db, KEPT);
    await maintainActivities(db, KEPT);
    expect(Object.keys(await places())).toEqual(["1", "24"]);
    await maintainActivities(db, 12);
    expect(Object.keys(await places())).toEqual(["1"]);
  });

  it("stay when our clock alone, or the database's alone, is ahead", async () => {
    const { db } = api.database;
    await addMonth(-23);
    await addLookup(-23, "kept");
    const years = 10 * 365 * 24 * 60 * 60 * 1000;
    await maintainActivities(db, KEPT, new Date(Date.now() + years));
    await addMonth(-26);
    await addLookup(-26, "old");
    await maintainActivities(db, KEPT, new Date(Date.now() - years));
    expect(Object.keys(await places())).toEqual(["kept", "old"]);
  });
});

describe("the table of the version before", () => {
  it("goes on taking activities, which are found in the new one", async () => {
    const { db } = api.database;
    await db.execute(sql`insert into activities (user_id, activity_type, language, level, data, time_zone, occurred_at)
      values (${user.id}, 'word_lookup', 'sv', 'A2',
        '{"word":"kvarn","translation":"mill","source_lang":"sv","target_lang":"en"}', 'UTC', now())`);
    const reply = await api.app.inject({ url: "/api/user/word-lookups", headers: user.headers });
    expect(reply.json().lookups).toMatchObject([{ word: "kvarn" }]);
  });
});

it("ids go on where 32 bits end", async () => {
  const { db } = api.database;
  await db.execute(sql`select setval(pg_get_serial_sequence('activities_by_month', 'id'), 3000000000)`);
  await addLookup(0, "large");
  const [row] = await db.select({ id: activities.id }).from(activities).where(eq(activities.userId, user.id));
  expect(row?.id).toBe(3_000_000_001);
  const reply = await api.app.inject({ url: "/api/user/word-lookups", headers: user.headers });
  expect(reply.json().lookups).toMatchObject([{ id: 3_000_000_001 }]);
});
