import { hasFields, parseChecked } from "./checked-json.ts";

/** What the document tells its page: public addresses, never a secret. */
export interface PageConfig {
  /** Origin of the main API. */
  api: string;
  /** Origin of the auth service; its protocol is under /auth/v1. */
  auth: string;
  /** The auth service's public key. */
  authKey: string;
  /** Whether helps for development are shown. */
  development: boolean;
  /** How long an area's entry may take, in milliseconds, before its release counts as failed; its page may take twice as long. */
  entryTimeoutMs: number;
  posthog: { key: string; host: string } | null;
  /** The page's first data call, for boot.js: the address with `$language`, `$level` and `$categories` to fill. */
  firstCall: string | null;
}

export const PAGE_CONFIG_ID = "lagom-config";

/** The web host of any version writes it: of the rest, what is not there counts as off. */
const isConfig = (value: unknown): value is PageConfig => hasFields({ api: "string", auth: "string" })(value);

let config: PageConfig | undefined;

/**
 * The configuration inlined in the document as JSON.
 * @throws Error when the document carries none
 */
export function pageConfig(): PageConfig {
  config ??= parseChecked(document.getElementById(PAGE_CONFIG_ID)?.textContent, isConfig);
  if (!config) throw new Error(`The document has no #${PAGE_CONFIG_ID}`);
  return config;
}
