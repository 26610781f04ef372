/** A type guard. */
type Check<T> = (value: unknown) => value is T;

/** Parses JSON and checks it. @returns undefined if there is none, it cannot be parsed or the check refuses it */
export function parseChecked<T>(text: string | null | undefined, check: Check<T>): T | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The same for an entry of browser storage, which may be blocked, and may have been written by another release. */
export function readStored<T>(
  storage: "localStorage" | "sessionStorage",
  key: string,
  check: Check<T>,
): T | undefined {
  try {
    return parseChecked(globalThis[storage].getItem(key), check);
  } catch {
    return undefined;
  }
}

export const isObject: Check<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isString: Check<string> = (value) => typeof value === "string";

/** Checks every item of a list. */
export const isListOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);

interface Types {
  string: string;
  number: number;
  boolean: boolean;
  object: object;
}

/** Checks that an object has fields of these `typeof` types; `object` includes arrays, but not null. */
export const hasFields =
  <F extends Record<string, keyof Types>>(fields: F): Check<{ [K in keyof F]: Types[F[K]] }> =>
  (value): value is { [K in keyof F]: Types[F[K]] } =>
    isObject(value) &&
    Object.entries(fields).every(([name, type]) => value[name] !== null && typeof value[name] === type);
