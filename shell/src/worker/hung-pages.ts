import { hasFields, isListOf, parseChecked } from "@lagom/shared/checked-json";
import type { WatchedClient } from "./events.ts";
import { loadAnew } from "./rescue.ts";

/** What the worker saw of pages that hung, by tab, for the tab's next page. */
export const HUNG_CACHE = "lagom-hung";
export const hungPath = (session: string): string => `/hung/${session}`;
const MOST = 20;

const isReport = hasFields({ deployable: "string", release: "string" });

/** What is read of a note, which is the body of a call of `POST /api/release-reports`. */
export const isNote = (
  value: unknown,
): value is { session: string; reports: { deployable: string; release: string }[] } =>
  hasFields({ session: "string" })(value) && "reports" in value && isListOf(isReport)(value.reports);

/** What a page says of itself. */
interface PageMessage {
  note: string;
  address: string;
}

export const isPageMessage = hasFields({ note: "string", address: "string" });

const EVERY_MS = 1000;
/** A page that has left so many questions unanswered is hung. */
const MOST_UNANSWERED = 5;
/** A page is watched for so long after what it asked for last; what hangs it comes then. */
const WATCHED_MS = 10_000;

interface Page {
  /** What to report if it hangs. */
  note: string;
  /** Its address at that time. */
  address: string;
  /** Seconds since its last answer. */
  unanswered: number;
}

/** By the id of the client, as all that follows. */
const pages = new Map<string, Page>();
/** Until when pages are watched. */
const watched = new Map<string, number>();

/**
 * Told what a page says of itself, by its own will or when asked; of one without a note nothing is reported.
 * @returns whether it shows something else than before
 */
export function heardFrom(id: string, { note, address }: PageMessage): boolean {
  const before = pages.get(id)?.note;
  if (note) pages.set(id, { note, address, unanswered: 0 });
  else pages.delete(id);
  return note !== "" && note !== before;
}

/**
 * Asks a page every second whether it is there, for a while; when it answers nothing any more, reports it, and loads it anew without
 * the release that hung it. Time is counted by questions, since a machine that sleeps asks none; a page that is hidden may rest.
 * @param report sends the note of a page that is hung
 */
export async function watchPage(
  { clients }: { clients: { get(id: string): Promise<WatchedClient | undefined> } },
  id: string,
  report: (note: string) => Promise<unknown>,
): Promise<void> {
  const already = watched.has(id);
  watched.set(id, Date.now() + WATCHED_MS);
  if (already) return;
  const known = pages.get(id);
  if (known) known.unanswered = 0;
  for (;;) {
    const client = await clients.get(id);
    if (!client) pages.delete(id);
    if (client?.visibilityState !== "visible") break;
    client.postMessage("are you there?");
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    const page = pages.get(id);
    if (!page?.unanswered && Date.now() > (watched.get(id) ?? 0)) break;
    if (!page) continue;
    page.unanswered += 1;
    if (page.unanswered <= MOST_UNANSWERED) continue;
    const isNew = await keep(page.note);
    await Promise.all([
      report(page.note).catch(() => {}), // it was kept for the tab
      // Else the tab's next page did not see what was kept, and would hang again.
      isNew && loadAnew(client, page.address),
    ]);
    break;
  }
  watched.delete(id);
}

/** @returns whether the same was not kept already */
async function keep(note: string): Promise<boolean> {
  const said = parseChecked(note, isNote);
  if (!said) return false;
  const cache = await caches.open(HUNG_CACHE);
  const before = await cache.match(hungPath(said.session));
  if ((await before?.text()) === note) return false;
  await cache.put(hungPath(said.session), new Response(note));
  for (const old of (await cache.keys()).slice(0, -MOST)) await cache.delete(old);
  return true;
}
