import type { Config } from "../../platform/config.ts";

/**
 * Trusted Types policies: `lagom` is the bundler's, the others let only known, hashed scripts through. The shell and each area
 * are bundled alone and each makes a `lagom` policy of its own, and so does the release that replaces a broken one.
 */
const POLICIES = "lagom lagom-entry lagom-boot lagom-worker 'allow-duplicates'";

/**
 * The headers of every document: scripts of our own origin only, each with its hash, and no text turned into code.
 * @param boot the hash of the one script that stands in the document, as `sha384-…`
 * @param development origins of development servers, whose files have no hashes and whose hot reload knows no Trusted Types
 */
export function documentHeaders(
  config: Config,
  boot: string,
  development: readonly string[],
): Record<string, string> {
  const own = ["'self'", ...development].join(" ");
  const sockets = development.map((origin) => origin.replace("http", "ws"));
  const analysis = config.POSTHOG_KEY ? [config.POSTHOG_HOST] : [];
  const connect = [own, config.apiUrl, config.authUrl, ...analysis, ...sockets];
  const hardened = development.length === 0;
  return {
    "content-security-policy": [
      "default-src 'none'",
      `script-src ${own} '${boot}'`,
      `style-src ${own}`,
      `font-src ${own}`,
      "img-src 'self' data:",
      // Sound that the page has fetched with the reader's token.
      "media-src blob:",
      `connect-src ${connect.join(" ")}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      ...(hardened ? ["require-trusted-types-for 'script'", `trusted-types ${POLICIES}`] : []),
    ].join("; "),
    ...(hardened ? { "integrity-policy": "blocked-destinations=(script)" } : {}),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-cache",
  };
}
