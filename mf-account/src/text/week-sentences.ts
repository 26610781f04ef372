import type { Week } from "@lagom/shared/contract/user";
import { strings } from "../strings.ts";

const minutesOf = ({ seconds }: Week): number => Math.round(seconds / 60);
const { week: names } = strings.statistics;

/** A week so far beside the whole one before, in sentences: time, texts, words saved, words learnt. */
export const weekSentences = (week: Week, before: Week): string[] => [
  names.read(minutesOf(week)) + compared(minutesOf(week), minutesOf(before), names.minutes),
  names.finished(week.articles_finished) + compared(week.articles_finished, before.articles_finished),
  names.saved(week.words_saved) + compared(week.words_saved, before.words_saved),
  names.learnt(week.words_learnt) + compared(week.words_learnt, before.words_learnt),
];

/** How a figure ends its sentence. A week that is not over is never said to have less, only what the one before had. */
function compared(now: number, before: number, count: (of: number) => string = String): string {
  if (now === 0 && before === 0) return ".";
  if (before === 0) return names.afterNone;
  if (now === before) return names.asBefore;
  return now > before ? names.more(count(now - before)) : names.itWas(count(before));
}

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** The days of a week: `23 – 29 November`. A calendar day has no time zone, so it is formatted in UTC. */
export const weekDays = ({ from, to }: Week): string => day.formatRange(new Date(from), new Date(to));
