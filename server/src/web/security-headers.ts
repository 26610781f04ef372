import type { Config } from "../config.ts";

/** Trusted Types policies: `lagom` is the bundler's, the others let only known, hashed scripts through. */
const POLICIES = "lagom lagom-entry lagom-boot 'allow-duplicates'";

/** The headers of every document: scripts of our own origin only, each with its hash, and no text turned into code. */
export function documentHeaders(config: Config): Record<string, string> {
  const connect = ["'self'", config.apiUrl, config.authUrl];
  return {
    "content-security-policy": [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data:",
      `connect-src ${connect.join(" ")}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${POLICIES}`,
    ].join("; "),
    "integrity-policy": "blocked-destinations=(script)",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-cache",
  };
}
