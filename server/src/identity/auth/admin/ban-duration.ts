import { invalid } from "../errors.ts";

const UNIT_MS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};
/** What the protocol's durations can hold: 2^63 nanoseconds. */
const LONGEST_MS = 2 ** 63 / 1e6;

/**
 * The end of a ban whose duration is written as `1h30m`; null for `none`, which lifts a ban.
 * @throws AuthError validation_failed
 */
export function endOfBan(duration: string): Date | null {
  if (duration === "none") return null;
  let total = 0;
  let read = 0;
  for (const [part, count, unit = ""] of duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|[smh])/gy)) {
    total += Number(count) * (UNIT_MS[unit] ?? 0);
    read += part.length;
  }
  if (read === 0 || read !== duration.length || total > LONGEST_MS) {
    throw invalid(`invalid format for ban duration: ${JSON.stringify(duration.slice(0, 40))}`);
  }
  return new Date(Date.now() + total);
}
