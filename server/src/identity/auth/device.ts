/** What a session was signed in with, by the names of the products; null where the header does not tell. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** The first one that is found counts: most browsers also name those that they descend from. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Vivaldi/", "Vivaldi"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;

const SYSTEMS = [
  ["Windows", "Windows"],
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["CrOS", "ChromeOS"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const;

/** Reads a `User-Agent` header; only these names are stored of it. */
export function deviceOf(userAgent: string | undefined): Device {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([part]) => userAgent?.includes(part))?.[1] ?? null;
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
