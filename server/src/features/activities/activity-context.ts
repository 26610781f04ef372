import type { ParsedInput } from "@lagom/shared/contract/calls";
import { findLanguage, type LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { badField } from "../../platform/http/http-error.ts";
import { rewrites } from "../../schema/texts.table.ts";
import { readableBy } from "../../texts/passages/readable.ts";
import { readerHabits } from "./daily.queries.ts";

const OLDEST_MS = 30 * 24 * 60 * 60 * 1000;

export type NewActivity = ParsedInput<"POST /api/user/activities">["body"];

/** The context of an activity, preferring what the server knows over what the client says. */
export interface ActivityContext {
  language: LanguageCode;
  level: Level;
  timeZone: string;
  occurredAt: Date;
  rewrite: { id: number; wordCount: number } | null;
  /** Whether it names a text that is gone, or that the user may not read. */
  textIsGone: boolean;
}

/**
 * Finds the language, level, time and text of an activity. Activities recorded offline count even if the text was deleted since.
 * @throws HttpError bad_request when no language can be told
 */
export async function resolveActivity(
  db: Db,
  userId: string,
  activity: NewActivity,
  now: Date,
): Promise<ActivityContext> {
  const { rewrite_id = null } = activity;
  const rewrite = rewrite_id === null ? undefined : await findRewrite(db, userId, rewrite_id);
  const textIsGone = rewrite_id !== null && rewrite === undefined;
  const habits = await readerHabits(db, userId);
  const named = activity.language ?? activity.activity_data.source_lang;
  const language = rewrite?.language ?? (named && findLanguage(named)?.code);
  if (!language && textIsGone) throw badField("rewrite_id", ({ fields }) => fields.noText);
  if (!language) throw badField("language", "is needed without a rewrite_id");
  return {
    language,
    level: rewrite?.level ?? activity.level ?? habits.levelIn(language),
    timeZone: habits.chosenTimeZone ?? activity.time_zone ?? habits.timeZone,
    occurredAt: clampToPast(activity.occurred_at, now.getTime()),
    rewrite: rewrite ?? null,
    textIsGone,
  };
}

/** Never in the future, never older than 30 days. */
export function clampToPast(occurredAt: string | undefined, now = Date.now()): Date {
  const given = occurredAt ? Date.parse(occurredAt) : now;
  return new Date(Math.min(now, Math.max(given, now - OLDEST_MS)));
}

async function findRewrite(db: Db, userId: string, id: number) {
  const [rewrite] = await db
    .select({
      id: rewrites.id,
      language: rewrites.language,
      level: rewrites.level,
      wordCount: rewrites.wordCount,
    })
    .from(rewrites)
    .where(and(eq(rewrites.id, id), readableBy(userId)));
  return rewrite;
}
