import { useSession } from "../session/store.ts";
import type { WriteKey } from "./write.ts";

/** A write that the server does not have yet. */
export interface Entry {
  /** Sorts by time; also the write's Idempotency-Key, so that it counts once however often it is sent. */
  id: string;
  /** Whose write it is; sent only in this user's session. */
  user: string;
  key: WriteKey;
  request: { params?: Record<string, unknown>; body?: unknown };
  /** May wait through failures of the server, and does not depend on other entries: what the reader did. */
  patient: boolean;
  /** What it is about, to name it if the server refuses it: a word. */
  label?: string;
  /** A later entry of this name takes its place. */
  replaces?: string;
  /** The reader was told that it waits, and is told when it is sent. */
  told?: true;
}

const PREFIX = "lagom.outbox.";
/** More than a month of reading offline; beyond it the oldest go. */
const MOST_ENTRIES = 500;
/** The server takes nothing older, and remembers Idempotency-Keys for as long. */
const OLDEST_MS = 30 * 24 * 60 * 60 * 1000;

let count = 0;

/** An id that sorts after all earlier ones of this tab. */
export function nextId(): string {
  count += 1;
  const random = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  return [String(Date.now()).padStart(14, "0"), String(count).padStart(6, "0"), random.join("")].join("-");
}

/**
 * Keeps an entry in local storage: written before anything is sent, each under a key of its own, so that neither a crash nor
 * another tab loses it.
 * @returns false when the storage takes nothing
 */
export function keep(entry: Entry): boolean {
  const others = entriesOf(entry.user);
  if (entry.replaces) for (const { id, replaces } of others) if (replaces === entry.replaces) drop(id);
  for (const { id } of others.slice(0, Math.max(0, others.length - MOST_ENTRIES + 1))) drop(id);
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
    if (!entry || Date.now() - Number(entry.id.slice(0, 14)) > OLDEST_MS) {
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
  for (const entry of ownEntries()) {
    if (entry.told) continue;
    try {
      localStorage.setItem(PREFIX + entry.id, JSON.stringify({ ...entry, told: true }));
    } catch {
      return; // no room: it is sent without a word
    }
  }
}

/** Takes an entry out: the server has answered it, or it is not wanted any more. */
export const drop = (id: string): void => localStorage.removeItem(PREFIX + id);

/** Whether a change of the storage, made by another tab, is one of entries. */
export const isOfOutbox = (key: string | null): boolean => key?.startsWith(PREFIX) ?? true;

function read(key: string): Entry | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
