import type { PreferencesMirror } from "./preferences/mirror.ts";

/**
 * The first data call of a page, started by boot.js beside the code and taken by the client's first equal request.
 * `boot.js` and the shell are separate builds, so they meet on the window.
 */
declare global {
  interface Window {
    lagomFirstCall?: { url: string; response: Promise<Response> } | undefined;
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
    const filled = mirror[value.slice(1) as keyof PreferencesMirror];
    if (filled) url.searchParams.set(name, filled);
    else url.searchParams.delete(name);
  }
  return url.href;
}

/** Takes the response that is already on its way to `url`, once. */
export function takeFirstCall(url: string): Promise<Response> | undefined {
  const first = window.lagomFirstCall;
  if (first?.url !== new URL(url, location.href).href) return undefined;
  window.lagomFirstCall = undefined;
  return first.response;
}
