/**
 * The first data call of a page, started by boot.js beside the code and taken by the client's first equal request.
 * `boot.js` and the client are separate bundles, so they meet on the window.
 */
declare global {
  interface Window {
    lagomFirstCall?: { url: string; response: Promise<Response> } | undefined;
  }
}

/** Takes the response that is already on its way to `url`, once. */
export function takeFirstCall(url: string): Promise<Response> | undefined {
  const first = window.lagomFirstCall;
  if (first?.url !== url) return undefined;
  window.lagomFirstCall = undefined;
  return first.response;
}
