import { noLanguageCookie } from "@lagom/shared/i18n/language-cookie";
import { LANGUAGE_COOKIES } from "@lagom/shared/i18n/language-cookies";
import { arePreferencesLoaded, onPreferences } from "@lagom/shared/preferences/store";
import { endPush } from "@lagom/shared/push-subscription";
import { markStale, writeApi } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import { storedEntries } from "@lagom/shared/storage";
import { alone, makeCaches } from "../worker/offline-reads.ts";
import { followBadge } from "./app-badge.ts";
import { READER_KEY } from "./reader-key.ts";

const readerNow = (): string | undefined => useSession.getState().user?.id;

/**
 * Deletes the data of every reader but the one who is signed in, notes when that is done, and makes the caches of that one. Data
 * fetched as a visitor is refetched for them.
 * @param last the reader who was signed in before, if any
 * @param afterVisitor whether this page was a visitor's until now
 */
export async function forgetOthers(last: string | undefined, afterVisitor: boolean): Promise<void> {
  const reader = readerNow();
  if (reader && afterVisitor) askForMeaningsAgain();
  // Nothing below waits for the network. The server also forgets a browser that a message does not reach.
  if (last) endReminders().catch(console.warn);
  for (const [where, storage] of [
    ["local", localStorage],
    ["session", sessionStorage],
  ] as const) {
    for (const key of Object.keys(storage)) if (isOthers(key, where, reader, last)) storage.removeItem(key);
  }
  if ("caches" in globalThis) {
    await alone(async () => {
      const others = (await caches.keys()).filter((key) => isOthers(key, "cache", reader, last));
      await Promise.all(others.map((key) => caches.delete(key)));
    });
  }
  // If another reader has signed in meanwhile, their own call of this function notes them.
  if (readerNow() !== reader) return;
  followBadge(reader !== undefined);
  if (!reader) {
    // Another reader's account writes over it.
    // biome-ignore lint/suspicious/noDocumentCookie: as where it is set
    document.cookie = noLanguageCookie(LANGUAGE_COOKIES.account);
    return localStorage.removeItem(READER_KEY);
  }
  localStorage.setItem(READER_KEY, reader);
  if ("caches" in globalThis) await makeCaches(reader);
}

/** Ends the notifications of whoever was signed in here. */
async function endReminders(): Promise<void> {
  const endpoint = await endPush();
  if (endpoint) await writeApi("POST /api/push-subscriptions/delete", { body: { endpoint } });
}

/** Whether an entry belongs to another reader. One without a user id belongs to whoever was signed in last. */
function isOthers(
  key: string,
  where: "local" | "session" | "cache",
  reader: string | undefined,
  last: string | undefined,
): boolean {
  const name = storedEntries()
    .filter(([, stored]) => stored.kept === "reader" && stored.where.includes(where))
    .map(([stored]) => stored)
    .find((stored) => (/[.-]$/.test(stored) ? key.startsWith(stored) : key === stored));
  if (!name) return false;
  if (key === name) return last !== undefined;
  const owner = key.slice(name.length);
  return ![reader, "visitor"].some((id) => id && (owner === id || owner.startsWith(`${id}-`)));
}

/** Visitors get meanings in the browser's language; the reader's own language is known once the preferences are loaded. */
function askForMeaningsAgain(): void {
  const ask = () => {
    if (!arePreferencesLoaded()) return;
    end();
    void markStale(["meanings", "texts"]);
  };
  const end = onPreferences(ask);
  ask();
}
