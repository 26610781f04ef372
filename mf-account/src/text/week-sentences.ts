import type { Week } from "@lagom/shared/contract/user";
import { perLocale } from "@lagom/shared/i18n/language";
import { statisticsStrings } from "../strings/statistics.ts";

const minutesOf = ({ seconds }: Week): number => Math.round(seconds / 60);

/** A week so far beside the whole one before, in sentences: time, texts, words saved, words learnt. */
export function weekSentences(week: Week, before: Week): string[] {
  const { read, finished, saved, learnt } = statisticsStrings.statistics.week;
  return [
    sentence(read, minutesOf(week), minutesOf(before)),
    sentence(finished, week.articles_finished, before.articles_finished),
    sentence(saved, week.words_saved, before.words_saved),
    sentence(learnt, week.words_learnt, before.words_learnt),
  ];
}

type Sentences = (typeof statisticsStrings.statistics.week)["read" | "finished" | "saved" | "learnt"];

/** A figure in a sentence. A week that is not over is never said to have less, only what the one before had. */
function sentence(says: Sentences, count: number, before: number): string {
  if (count === 0 && before === 0) return says.none;
  if (before === 0) return says.afterNone({ count });
  if (count === before) return says.asBefore({ count });
  return count > before ? says.ahead({ count, more: count - before }) : says.behind({ count, before });
}

const day = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }),
);

/** The days of a week: `23 – 29 November`. A calendar day has no time zone, so it is formatted in UTC. */
export const weekDays = ({ from, to }: Week): string => day().formatRange(new Date(from), new Date(to));
