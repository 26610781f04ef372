import { useState } from "react";
import { create } from "zustand";
import { analytics } from "../analytics/analytics.ts";
import { callApi } from "../api/client.ts";
import { isApiError } from "../api/errors.ts";
import type { Tag } from "../contract/tags.ts";
import type { Preferences, PreferencesChange } from "../contract/user.ts";
import { fixed } from "../fixed-messages.ts";
import { markChanged, writeApi } from "../query.ts";
import { useSession } from "../session/store.ts";
import { storedSession } from "../session/stored-session.ts";
import { drain, sendOnce } from "../write-queue/send.ts";
import { refreshWriteQueue } from "../write-queue/state.ts";
import { defaultPreferences, levelFor } from "./defaults.ts";
import { changeOf, deleteLocalPreferences, readLocalPreferences, writeLocalPreferences } from "./local.ts";
import { PREFERENCES_MIRROR_KEY } from "./mirror.ts";
import { readMirror, writeMirror } from "./mirror-storage.ts";
import { forgetWaiting, onceSent, waitingChanges } from "./unsent.ts";

interface PreferencesState {
  preferences: Preferences;
  /** Whether the server's record, or its absence, is known for the session's user. */
  loaded: boolean;
  /** Whether these are more than the built-in defaults: the record, or the mirror of the one that was shown last. */
  known: boolean;
  error: string | null;
}

/**
 * The mirror is what the document's first call was made of: a page that starts from it takes that call's answer. Of a user the
 * local copy counts while it is fresh; of a visitor, who has no other record, for good.
 */
function startingState(): PreferencesState {
  const mirror = readMirror();
  const local = readLocalPreferences();
  const change = { ...mirror, ...((local?.fresh || !storedSession()) && local?.change) };
  return { preferences: merged(defaultPreferences(), change), loaded: false, known: !!mirror, error: null };
}

const useStore = create<PreferencesState>(startingState);

/** The record as the server last told it; until it did, what is shown is a guess. */
let record: Preferences | undefined;
/** After an answer from the offline copy, the record is requested again this much later. */
const AGAIN_MS = 10_000;
let again: ReturnType<typeof setTimeout> | undefined;
/** The changes of this page whose replies are not taken yet. */
const unanswered = new Set<PreferencesChange>();
/** The reader's preferences; always a value: the server's record, else the local copy, else the built-in defaults. */
export const usePreferences = (): Preferences => useStore((state) => state.preferences);
export const usePreferencesError = (): string | null => useStore((state) => state.error);
export const usePreferencesLoaded = (): boolean => useStore((state) => state.loaded);
export const arePreferencesLoaded = (): boolean => useStore.getState().loaded;
/** Tells of every change of the preferences. */
export const onPreferences = (listener: (preferences: Preferences) => void): (() => void) =>
  useStore.subscribe((now, before) => {
    if (now.preferences !== before.preferences) listener(now.preferences);
  });
/** Whether a page may ask for what depends on a signed-in reader's preferences, and will likely not have to ask again. */
export const usePreferencesKnown = (): boolean => useStore((state) => state.known);
/** Whether the reader chose another language or level since the caller was put on the page. */
export function usePreferencesChanged(): boolean {
  const { preferences, loaded } = useStore();
  const now = `${preferences.target_language} ${levelFor(preferences)}`;
  const [before, setBefore] = useState<string>();
  if (loaded && before === undefined) setBefore(now);
  return before !== undefined && before !== now;
}
export const currentPreferences = (): Preferences => useStore.getState().preferences;
export const currentPreferencesError = (): string | null => useStore.getState().error;

/**
 * Loads the signed-in user's preferences: the server's record unless its language is english, else the local copy while it is
 * fresh (docs/product.md#preferences). A change that waits to be sent goes out first, and shows whether or not it could.
 */
export async function loadPreferences(): Promise<void> {
  const userId = useSession.getState().user?.id;
  if (!userId) return;
  // What is shown without an error stays, with the form that somebody may be filling in.
  useStore.setState(({ loaded, error }) => ({ loaded: loaded && !error, error: null }));
  refreshWriteQueue();
  if (waitingChanges().length > 0) await drain();
  const known = record;
  // A reply to a change that came meanwhile is newer than what was read.
  const isOvertaken = () => record !== known;
  const outcome = await read(() => isOvertaken() || waitingChanges().length > 0);
  const { fromServer, preferences, error } =
    isOvertaken() && record ? { fromServer: true, preferences: record, error: null } : outcome;
  // Signed out, or in as another, meanwhile.
  if (useSession.getState().user?.id !== userId) return;
  clearTimeout(again);
  if (fromServer) record = preferences;
  else {
    addEventListener("online", loadPreferences, { once: true });
    // A browser on a slow or dead line calls itself online, and has no event for its end.
    if (navigator.onLine && error === null) again = setTimeout(loadPreferences, AGAIN_MS);
  }
  const shown = [...waitingChanges(), ...unanswered].reduce(merged, preferences);
  useStore.setState({ preferences: shown, error, loaded: true, known: true });
  if (waitingChanges().length > 0) onceSent(reload);
  if (error === null) writeMirror(shown);
}

type Outcome = Pick<PreferencesState, "preferences" | "error"> & { fromServer: boolean };

/** @param isOvertaken whether a change was made meanwhile, over which a local copy must not be pushed */
async function read(isOvertaken: () => boolean): Promise<Outcome> {
  const local = readLocalPreferences();
  const change = local?.fresh && local.change;
  let fromServer = true;
  let preferences = currentPreferences();
  let error = null;
  const noRecord = () => {
    fromServer = false;
  };
  try {
    preferences = await callApi("GET /api/user/preferences", { onOfflineCopy: noRecord });
  } catch {
    noRecord();
    if (!change) error = fixed.preferencesLoad;
  }
  const settled = preferences.stored && preferences.target_language !== "english";
  if (change) {
    if (!fromServer) preferences = merged(preferences, change);
    else if (!settled && !isOvertaken()) preferences = await pushLocal(merged(preferences, change));
  } else if (fromServer) deleteLocalPreferences();
  return { preferences, error, fromServer };
}

/** Sends the local copy to the server and deletes it; when that fails it stays, for the next load. */
async function pushLocal(preferences: Preferences): Promise<Preferences> {
  try {
    const reply = await writeApi("PUT /api/user/preferences", { body: changeOf(preferences) });
    deleteLocalPreferences();
    return reply;
  } catch {
    return preferences;
  }
}

/**
 * Changes preferences: shows the change at once, sends it merged with the record, and takes the server's reply. Where the
 * record is not known the change goes alone and the server merges it: a guess must not overwrite what the reader once chose.
 * A visitor's change is stored in the local copy. So is one that did not reach the server, and the write queue sends it later.
 * One that the server refused is taken back.
 * @returns whether the server has it; if not, `usePreferencesError` tells why
 */
export async function updatePreferences(change: PreferencesChange): Promise<boolean> {
  const before = currentPreferences();
  const wanted = merged(before, change);
  useStore.setState({ preferences: wanted, error: null });
  writeMirror(wanted); // now, since the reader may leave the page before the server has answered
  const userId = useSession.getState().user?.id;
  if (!userId) {
    writeLocalPreferences(changeOf(wanted));
    void markChanged([{ call: "PUT /api/user/preferences", unchanged: unchangedBy(before, wanted) }]);
    afterUpdate(before);
    return true;
  }
  const body = record ? changeOf(wanted) : change;
  unanswered.add(change);
  try {
    const written = await sendOnce(
      "PUT /api/user/preferences",
      { body },
      { unchanged: unchangedBy(before, wanted) },
    ).finally(() => unanswered.delete(change));
    if (useSession.getState().user?.id !== userId) return true;
    if (written.state === "waiting") return await notSent(body);
    record = written.reply;
    // Of changes in quick succession the last one's reply is shown.
    if (isLast()) useStore.setState({ preferences: record, error: null, loaded: true, known: true });
    deleteLocalPreferences();
    afterUpdate(before);
    return true;
  } catch (error) {
    if (useSession.getState().user?.id !== userId) return false;
    const refused = isApiError(error) && error.status < 500;
    if (!refused) writeLocalPreferences(body);
    const shown = refused && isLast() ? (record ?? before) : currentPreferences();
    useStore.setState({ preferences: shown, error: fixed.preferencesUpdate });
    writeMirror(shown);
    return false;
  }
}

const isLast = () => unanswered.size === 0 && waitingChanges().length === 0;

/** Takes the record after changes that had waited: their replies went to no caller. */
function reload(): void {
  deleteLocalPreferences();
  void loadPreferences();
}

/** A change without a reply: it waits, unless another tab has sent it meanwhile. */
async function notSent(body: PreferencesChange): Promise<boolean> {
  refreshWriteQueue();
  if (waitingChanges().length === 0) {
    await loadPreferences();
    return currentPreferencesError() === null;
  }
  writeLocalPreferences(body);
  onceSent(reload);
  useStore.setState({ error: fixed.preferencesUpdate });
  return false;
}

/** Only another language of the reader's own gives texts other glosses. */
const unchangedBy = (before: Preferences, after: Preferences): readonly Tag[] =>
  after.source_language === before.source_language ? ["texts"] : [];

function afterUpdate(before: Preferences): void {
  const after = currentPreferences();
  writeMirror(after);
  const [language, level] = [after.target_language, levelFor(after)];
  if (language !== before.target_language || level !== levelFor(before))
    analytics.track("preferences_changed", { target_language: language, level });
}

/** Forgets everything on signing out, so that the next user of this browser starts afresh. */
export function forgetPreferences(): void {
  deleteLocalPreferences();
  localStorage.removeItem(PREFERENCES_MIRROR_KEY);
  record = undefined;
  forgetWaiting();
  useStore.setState(startingState());
}

/** A record with a change in it; levels are kept for the languages that the change does not name. */
function merged(preferences: Preferences, change: PreferencesChange): Preferences {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const preferred_levels = { ...preferences.preferred_levels, ...change.preferred_levels };
  return { ...preferences, ...given, preferred_levels };
}
