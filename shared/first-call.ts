import type { PreferencesMirror } from "./preferences/mirror.ts";

interface FirstCall {
  url: string;
  response: Promise<Response>;
  /** Whose call it is: with the response, the token that was sent. */
  session: { access_token: string };
  /** What was answered, where it has been read already. */
  reply?: unknown;
}

/**
 * The first data call of a page, started by boot.js beside the code and taken by the client's first equal request.
 * `boot.js` and the shell are separate builds, so they meet on the window.
 */
declare global {
  interface Window {
    lagomFirstCall?: FirstCall | undefined;
    /** The renewal of a session that has expired, started by boot.js; what it brings is stored then. It never fails. */
    lagomRenewal?: Promise<void> | undefined;
    /** Where the reader touched a text that was drawn before its code was there, on the page. */
    lagomFirstTouch?: { x: number; y: number } | undefined;
  }
}

/**
 * The address of a first call with the reader's preferences filled in, spelt as `callUrl` spells it.
 * @returns null when it needs preferences and there is no mirror of them
 */
export function fillFirstCall(template: string, mirror: PreferencesMirror | null): string | null {
  const url = new URL(template, location.href);
  if (!mirror) return template.includes("%24") ? null : url.href;
  for (const [name, value] of [...url.searchParams]) {
    if (!value.startsWith("$")) continue;
    const filled = mirror[value.slice(1) as "language" | "level" | "categories"];
    if (filled) url.searchParams.set(name, filled);
    else url.searchParams.delete(name);
  }
  return url.href;
}

/** Takes the call to `url`, once, where its reply is there already and has been read. */
export const takeFirstReply = (url: string): FirstCall | undefined =>
  window.lagomFirstCall?.reply === undefined ? undefined : takeFirstCall(url);

/** Takes the call that is already on its way to `url`, once. */
export function takeFirstCall(url: string): FirstCall | undefined {
  const first = window.lagomFirstCall;
  if (first?.url !== new URL(url, location.href).href) return undefined;
  window.lagomFirstCall = undefined;
  return first;
}

/** Takes the touch that came before the code, once, as a point of the viewport. */
export function takeFirstTouch(): { x: number; y: number } | undefined {
  const touch = window.lagomFirstTouch;
  window.lagomFirstTouch = undefined;
  return touch && { x: touch.x - scrollX, y: touch.y - scrollY };
}
