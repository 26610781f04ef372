import { hasFields, parseChecked, readStored } from "../checked-json.ts";
import type { WriteKey } from "../contract/tags.ts";
import { useSession } from "../session/store.ts";

/** A write that the server does not have yet. */
export interface Entry {
  /** Sorts by time; also the write's Idempotency-Key, so that it counts once however often it is sent. */
  id: string;
  /** Whose write it is; sent only in this user's session. */
  user: string;
  key: WriteKey;
  request: { params?: Record<string, unknown>; body?: unknown };
  /** Waits, though its caller does, while the server fails at it: what the reader did. */
  patient: boolean;
  /** What it is about, to name it if the server refuses it: a word. */
  label?: string;
  /** A later entry of this name replaces it, unless it was tried. */
  replaces?: string;
  /** The id of an entry that it takes back: once this one is answered, that one is not sent any more. */
  undoes?: string | undefined;
  /** The reader was told that it waits, and is told when it is sent. */
  told?: true;
  /** It was sent where there was a network: the server may have it. */
  tried?: true;
}

/** The name in storage is older than the queue's own: releases that a browser may fall back to look for it. */
const PREFIX = "lagom.outbox.";
/** More than a month of reading offline; beyond it the oldest lookup goes, else the oldest that names no word. */
const MOST_ENTRIES = 500;
/** The server takes nothing older, and remembers Idempotency-Keys for as long. */
const OLDEST_MS = 30 * 24 * 60 * 60 * 1000;

const timeOf = ({ id }: Entry): number => Number(id.slice(0, 14));

/** An id that sorts after those of all that waits, whichever tab made them, and though the clock was set back meanwhile. */
export function nextId(): string {
  const last = ownEntries().at(-1);
  const time = Math.max(Date.now(), last ? timeOf(last) + 1 : 0);
  return `${String(time).padStart(14, "0")}-${crypto.getRandomValues(new Uint32Array(2)).join("")}`;
}

/**
 * Adds an entry to local storage: written before anything is sent, each under a key of its own, so that neither a crash nor
 * another tab loses it.
 * @returns false when the storage takes nothing, or there are too many entries of which each names a word
 */
export function add(entry: Entry): boolean {
  // An entry that the server may have stays, and is sent before its replacement, which it could overtake otherwise.
  if (entry.replaces)
    for (const { id, replaces, tried } of entriesOf(entry.user))
      if (replaces === entry.replaces && !tried) drop(id);
  const others = entriesOf(entry.user);
  if (others.length >= MOST_ENTRIES) {
    const spare = others.filter(({ label }) => !label);
    const { id } = spare.find(isLookup) ?? spare[0] ?? {};
    if (!id) return false;
    drop(id);
  }
  return store(entry);
}

const activityOf = ({ request }: Entry) =>
  (request.body as { activity_type?: string } | undefined)?.activity_type;
const isLookup = (entry: Entry): boolean => activityOf(entry) === "word_lookup";

/** Whether the reader would call it a change: not what the page notes on its own of what they read and do. */
export function isChange(entry: Entry): boolean {
  const activity = activityOf(entry);
  if (activity !== undefined) return activity === "article_finished";
  return entry.key !== "PUT /api/user/reading-positions/{id}";
}

/** Stores an entry as it is now. @returns false when the storage takes nothing */
export function store(entry: Entry): boolean {
  try {
    localStorage.setItem(PREFIX + entry.id, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}

/** The user's entries in the order they were made; those too old to be taken are dropped. */
export function entriesOf(user: string): Entry[] {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return ids.sort().flatMap((key) => {
    const entry = read(key);
    if (!entry || Date.now() - timeOf(entry) > OLDEST_MS) {
      localStorage.removeItem(key);
      return [];
    }
    return entry.user === user ? [entry] : [];
  });
}

/** The entries of who is signed in. */
export function ownEntries(): Entry[] {
  const { user } = useSession.getState();
  return user ? entriesOf(user.id) : [];
}

/** Notes that the reader was told of all that waits. */
export function noteTold(): void {
  for (const entry of ownEntries()) if (!entry.told) store({ ...entry, told: true });
}

/** Takes an entry out: the server has answered it, or it is not wanted any more. */
export const drop = (id: string): void => localStorage.removeItem(PREFIX + id);

/** The entry that another tab took out of the storage, if that is the change. */
export const droppedIn = ({ key, oldValue, newValue }: StorageEvent): Entry | undefined =>
  key?.startsWith(PREFIX) && newValue === null ? parseChecked(oldValue, isEntry) : undefined;

/** Whether a change of the storage, made by another tab, is one of entries. */
export const isOfWriteQueue = (key: string | null): boolean => key?.startsWith(PREFIX) ?? true;

const isEntry = (value: unknown): value is Entry =>
  hasFields({ id: "string", user: "string", key: "string", request: "object" })(value);

const read = (key: string): Entry | undefined => readStored("localStorage", key, isEntry);
