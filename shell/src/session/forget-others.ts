import { arePreferencesLoaded, onPreferences } from "@lagom/shared/preferences/store";
import { markStale } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import { PERSONAL_CACHES } from "../worker/offline-reads.ts";
import { READER_KEY } from "./reader-key.ts";

/** What areas keep of a reader in local storage; the reader's id ends each name. */
const KEPT_OF_READERS = ["lagom.reviews.", "lagom.places."];

const readerNow = (): string | undefined => useSession.getState().user?.id;

/**
 * Deletes what this device keeps of readers other than who is signed in, and notes when that is done. What a visitor was given
 * is asked for again for them.
 */
export async function forgetOthers(): Promise<void> {
  const reader = readerNow();
  if (reader) askForMeaningsAgain();
  for (const name of Object.keys(localStorage)) {
    const prefix = KEPT_OF_READERS.find((one) => name.startsWith(one));
    if (prefix && ![reader, "visitor"].includes(name.slice(prefix.length))) localStorage.removeItem(name);
  }
  if ("caches" in globalThis) {
    const own = `${PERSONAL_CACHES}${reader}-`;
    const others = (await caches.keys()).filter(
      (name) => name.startsWith(PERSONAL_CACHES) && !(reader && name.startsWith(own)),
    );
    await Promise.all(others.map((name) => caches.delete(name)));
  }
  // Who came meanwhile is noted once the others are forgotten for them.
  if (readerNow() !== reader) return;
  if (reader) localStorage.setItem(READER_KEY, reader);
  else localStorage.removeItem(READER_KEY);
}

/** A visitor's texts have meanings in the browser's language. The reader's own is known once the preferences are. */
function askForMeaningsAgain(): void {
  const ask = () => {
    if (!arePreferencesLoaded()) return;
    end();
    void markStale(["meanings", "texts"]);
  };
  const end = onPreferences(ask);
  ask();
}
