import { hasFields, isObject, readStored } from "@lagom/shared/checked-json";
import type { ReadingPosition } from "@lagom/shared/contract/reading-positions";
import { useSession } from "@lagom/shared/session/store";

/** Maximum number of texts whose positions a device stores; the server stores more. */
const MOST_POSITIONS = 100;

const storageKey = () => `lagom.places.${useSession.getState().user?.id ?? "visitor"}`;

const isPosition = hasFields({ paragraph: "string", sentence: "number", occurred_at: "string" });
const arePositions = (value: unknown): value is Record<string, ReadingPosition> =>
  isObject(value) && Object.values(value).every(isPosition);

const read = () => readStored("localStorage", storageKey(), arePositions) ?? {};

/** The reading position in a text, as stored on this device. */
export const localPosition = (text: string): ReadingPosition | null => read()[text] ?? null;

/** Stores a reading position on this device, so that it works without the server. */
export function saveLocalPosition(text: string, position: ReadingPosition): void {
  const { [text]: _, ...others } = read();
  const latest = Object.entries(others).slice(-MOST_POSITIONS + 1);
  try {
    localStorage.setItem(storageKey(), JSON.stringify({ ...Object.fromEntries(latest), [text]: position }));
  } catch {
    // Storage is full; the server has it.
  }
}

/** The later of two positions. */
export function laterPosition(
  one: ReadingPosition | null,
  other: ReadingPosition | null,
): ReadingPosition | null {
  if (!one || !other) return one ?? other;
  return Date.parse(other.occurred_at) > Date.parse(one.occurred_at) ? other : one;
}
