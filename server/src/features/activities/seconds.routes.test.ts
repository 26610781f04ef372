import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { activityDaily } from "../../schema/activities.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { addText } from "../../testing/texts.ts";
import { testUser } from "../../testing/tokens.ts";
import { recordActivity } from "./record-activity.queries.ts";

const api = useTestApi();

/** A report of reading: when it was made, in which zone, of how many seconds. */
type Report = [instant: string, zone: string, seconds: number];
interface Case {
  name: string;
  /** In the order in which they arrive; each at once, unless `now` says when. */
  reports: Report[];
  now?: string;
  days: Record<string, number>;
}

const STOCKHOLM = "Europe/Stockholm";
const CASES: Case[] = [
  {
    name: "what was read before midnight belongs to the day before",
    reports: [["2026-03-10T23:05:00Z", STOCKHOLM, 900]],
    days: { "2026-03-10": 600, "2026-03-11": 300 },
  },
  {
    name: "midnight is that of the reader's zone",
    reports: [["2026-03-10T18:35:00Z", "Asia/Kolkata", 900]],
    days: { "2026-03-10": 600, "2026-03-11": 300 },
  },
  {
    name: "two devices read no more than time passes",
    reports: [
      ["2026-03-10T00:10:00Z", "UTC", 600],
      ["2026-03-10T00:10:00Z", "UTC", 600],
      ["2026-03-10T00:12:00Z", "UTC", 600],
    ],
    days: { "2026-03-10": 720 },
  },
  {
    name: "a report that comes late finds room in its day, though more was read after it",
    reports: [
      ["2026-03-10T23:00:00Z", "UTC", 7200],
      ["2026-03-10T01:00:00Z", "UTC", 1800],
    ],
    now: "2026-03-11T08:00:00Z",
    days: { "2026-03-10": 9000 },
  },
  {
    name: "a day has 24 hours, and the one on which clocks are set back 25",
    reports: [
      ["2026-10-25T22:59:00Z", STOCKHOLM, 86_400],
      ["2026-10-25T22:59:30Z", STOCKHOLM, 86_400],
      ["2026-10-26T22:59:30Z", STOCKHOLM, 86_400],
      ["2026-10-26T22:59:59Z", STOCKHOLM, 86_400],
    ],
    now: "2026-10-27T12:00:00Z",
    days: { "2026-10-25": 90_000, "2026-10-26": 86_400 },
  },
];

it.each(CASES)("$name", async ({ reports, now, days }) => {
  const user = await testUser();
  await api.app.inject({ url: "/api/user/me", headers: user.headers });
  const { db } = api.database;
  const { rewriteId: rewrite_id } = await addText(db);
  for (const [occurred_at, time_zone, seconds] of reports)
    await recordActivity(
      db,
      user.id,
      { activity_type: "article_read", rewrite_id, activity_data: { seconds }, occurred_at, time_zone },
      new Date(now ?? occurred_at),
    );
  const rows = await db.select().from(activityDaily).where(eq(activityDaily.userId, user.id));
  expect(Object.fromEntries(rows.map(({ day, seconds }) => [day, seconds]))).toEqual(days);
});
