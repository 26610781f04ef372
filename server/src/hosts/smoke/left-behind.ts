import { inTurns } from "@lagom/releases/in-turns";
import { ENDLESS, HUNG } from "./hung.ts";
import type { InPage } from "./open-page.ts";
import { type Neighbours, type Trace, walk } from "./walk.ts";

/** How many traces of a page are told: of many, one is mostly the cause of the others. */
const MOST = 10;
const PAGES_AT_ONCE = 3;

interface Releases {
  /** As `books/0123456789ab`. */
  checked: { release: string; inPage: InPage };
  /** The live one; undefined if none is. */
  live: { release: string; inPage: InPage } | undefined;
  beside: Neighbours;
  /** Whether the pages of the release that is checked can be loaded, once that is known. */
  sound: Promise<boolean>;
  /** Puts a place in the scripts of the release that is checked back to its source. */
  toSource: (place: string) => Promise<string>;
}

/**
 * What the pages of an area change beside themselves, or leave behind, beyond what those of the live release do; one line each. All
 * are visited in one document. Only if something is seen, each is visited again alone, and then that of the live release.
 * @param paths of its pages
 */
export async function leftBehind(paths: readonly string[], releases: Releases): Promise<string[]> {
  const { checked } = releases;
  const found = await tracesOf(paths, checked, releases);
  if (found.hung !== undefined) return [hangsOn(found.hung)];
  if (found.traces.length === 0) return [];
  const globals = found.traces.flatMap(({ global }) => global ?? []);
  return (await inTurns(paths, PAGES_AT_ONCE, (path) => problemsOf(path, globals, releases))).flat();
}

const hangsOn = (path: string): string => `${path} hangs with empty data: ${ENDLESS}`;

async function problemsOf(path: string, globals: readonly string[], releases: Releases): Promise<string[]> {
  const { checked, live, toSource } = releases;
  const { traces, hung } = await tracesOf([path], checked, releases, globals);
  if (hung !== undefined) return [hangsOn(hung)];
  const usual = traces.length > 0 && live ? await tracesOf([path], live, releases) : undefined;
  const left = beyond(traces, usual?.traces ?? []).map(async ({ what, place }) => {
    const source = place && (await toSource(place));
    return `${path} ${what}${source ? `, from ${source}` : ""}`;
  });
  const lines = [...new Set(await Promise.all(left))];
  const more = lines.length > MOST ? [`${path} does ${lines.length - MOST} more such things`] : [];
  return [...lines.slice(0, MOST), ...more];
}

/** What a walk through pages finds, or the path of the one that hangs. */
const tracesOf = (
  paths: readonly string[],
  { release, inPage }: Releases["checked"],
  { beside, sound }: Releases,
  globals: readonly string[] = [],
): Promise<{ traces: Trace[]; hung?: string }> =>
  inPage(async (open) => {
    open.api.become("empty");
    const traces = walk(open, { paths, release, beside, sound }, globals).catch(
      async ({ message }: Error) => {
        // A page that has crashed is told as one that hangs.
        await new Promise((resolve) => setTimeout(resolve, 500));
        return [{ what: `cannot be left for another page: ${message.split("\n")[0]}` }];
      },
    );
    const ended = await Promise.race([traces, open.hangs]);
    return ended === HUNG ? { traces: [], hung: new URL(open.page.url()).pathname } : { traces: ended };
  });

/** The traces that the usual ones do not account for, each of which stands for one. */
function beyond(traces: readonly Trace[], usual: readonly Trace[]): Trace[] {
  const left = usual.map(({ what }) => what);
  return traces.filter(({ what }) => {
    const at = left.indexOf(what);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
