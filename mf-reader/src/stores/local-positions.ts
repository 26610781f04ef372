import { hasFields, isObject, readStored } from "@lagom/shared/checked-json";
import type { ReadingPosition } from "@lagom/shared/contract/reading-positions";
import { useSession } from "@lagom/shared/session/store";

/** Texts whose places a device keeps by itself; the server keeps more. */
const MOST_PLACES = 100;

const storageKey = () => `lagom.places.${useSession.getState().user?.id ?? "visitor"}`;

const isPosition = hasFields({ paragraph: "string", sentence: "number", occurred_at: "string" });
const arePositions = (value: unknown): value is Record<string, ReadingPosition> =>
  isObject(value) && Object.values(value).every(isPosition);

const read = () => readStored("localStorage", storageKey(), arePositions) ?? {};

/** Where the reader is in a text, as far as this device knows. */
export const localPosition = (text: string): ReadingPosition | null => read()[text] ?? null;

/** Keeps a place on this device, so that it is there without the server too. */
export function saveLocalPosition(text: string, position: ReadingPosition): void {
  const { [text]: _, ...others } = read();
  const kept = Object.entries(others).slice(-MOST_PLACES + 1);
  try {
    localStorage.setItem(storageKey(), JSON.stringify({ ...Object.fromEntries(kept), [text]: position }));
  } catch {
    // No room: the server keeps it.
  }
}

/** The later of two places. */
export function laterPosition(
  one: ReadingPosition | null,
  other: ReadingPosition | null,
): ReadingPosition | null {
  if (!one || !other) return one ?? other;
  return Date.parse(other.occurred_at) > Date.parse(one.occurred_at) ? other : one;
}
