import type { Body } from "../contract/calls.ts";
import type { Today } from "../contract/user.ts";
import { calendarDay } from "../text/calendar-day.ts";
import type { Entry } from "./entries.ts";

/** A day as a page shows it. */
export interface ShownDay extends Today {
  /** Whether the streak is as the server has it; otherwise what was read since may change it. */
  streakKnown: boolean;
}

/**
 * A day with what waits to be sent: time and finished texts, and without the words that were reviewed meanwhile. When a day has begun since
 * the server was asked, only what waits is known of it.
 * @param timeZone the reader's; null: the device's
 */
export function dayWithUnsent(
  today: Today,
  waiting: readonly Entry[],
  timeZone: string | null,
  now = new Date(),
): ShownDay {
  const day = calendarDay(now, timeZone);
  const isSame = day === today.day;
  const done = waiting.flatMap((entry) => {
    const activity = activityOf(entry);
    return activity && calendarDay(new Date(activity.occurred_at ?? now), timeZone) === day ? [activity] : [];
  });
  const seconds = done.reduce((sum, { activity_data }) => sum + (activity_data?.seconds ?? 0), 0);
  const finished = new Set(
    done.flatMap(({ activity_type, rewrite_id }) =>
      activity_type === "article_finished" ? [rewrite_id] : [],
    ),
  );
  const counts = today.streak.week.at(-1)?.state === "counted";
  return {
    ...today,
    day,
    seconds: (isSame ? today.seconds : 0) + seconds,
    articles_finished: (isSame ? today.articles_finished : 0) + finished.size,
    reviews: Math.max(0, today.reviews - reviewed(waiting).size),
    streakKnown: isSame && (counts || (seconds === 0 && finished.size === 0)),
  };
}

const activityOf = ({ key, request }: Entry): Body<"POST /api/user/activities"> | undefined =>
  key === "POST /api/user/activities" ? (request.body as Body<"POST /api/user/activities">) : undefined;

/** The words whose review waits to be sent. */
function reviewed(waiting: readonly Entry[]): Set<unknown> {
  const words = new Map<unknown, unknown>();
  for (const { key, request } of waiting) {
    const { answer_id, id } = request.params ?? {};
    if (key === "PUT /api/user-words/{id}/reviews/{answer_id}") words.set(answer_id, id);
    if (key === "DELETE /api/user-words/{id}/reviews/{answer_id}") words.delete(answer_id);
  }
  return new Set(words.values());
}
