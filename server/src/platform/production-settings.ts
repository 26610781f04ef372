import ipaddr from "ipaddr.js";

/** The settings that are checked, as `Config` has them. */
export interface CheckedSettings
  extends Partial<
    Record<
      | "PUBLIC_WEB_URL"
      | "PUBLIC_API_URL"
      | "PUBLIC_AUTH_URL"
      | "SUPABASE_URL"
      | "SUPABASE_JWT_SECRET"
      | "SUPABASE_SERVICE_ROLE_KEY"
      | "SIGNING_KEY_SECRET"
      | "GOOGLE_CLIENT_ID"
      | "FACEBOOK_CLIENT_ID"
      | "DATABASE_URL"
      | "SMTP_URL",
      string | undefined
    >
  > {
  production: boolean;
  autoconfirm: boolean;
  strictLimits: boolean;
  LAGOM_ROLES: readonly string[];
  REDIRECT_URLS: readonly string[];
  TRUSTED_PROXIES: readonly string[];
  ADMIN_EMAILS: readonly string[];
  FETCH_ALLOW: readonly string[];
  GOOGLE_ISSUER: string;
  FACEBOOK_DIALOG_URL: string;
  FACEBOOK_GRAPH_URL: string;
  MAIL_FROM: string;
  LOG_LEVEL: string;
}

const SHORTEST_SECRET = 32;
/** A shorter prefix is not a proxy, but a part of the internet. */
const SHORTEST_PREFIX = { ipv4: 8, ipv6: 16 };
/** Names that `proxy-addr` knows. */
const NAMED_RANGES = ["loopback", "linklocal", "uniquelocal"];
/** Names that belong to nobody (RFC 2606, RFC 6761). */
const NOBODYS = /(^|[.@])(example\.(com|net|org)|example|test|invalid|localhost)>?$/i;
const SSL_MODES = ["require", "verify-ca", "verify-full"];

/** What makes production unsafe. @returns a line for each problem, with the setting's name */
export function unsafeInProduction(config: CheckedSettings): string[] {
  if (!config.production) return [];
  const servesAuth = !config.SUPABASE_URL && config.LAGOM_ROLES.includes("auth");
  return [
    ...addresses(config),
    ...providers(config),
    ...secrets(config, servesAuth),
    ...people(config, servesAuth),
    ...config.REDIRECT_URLS.filter(matchesAnyHost).map(
      (pattern) => `REDIRECT_URLS: ${pattern} matches hosts of anybody`,
    ),
    ...config.TRUSTED_PROXIES.flatMap(proxyProblem),
    ...database(config.DATABASE_URL),
    ...(config.autoconfirm && !config.SUPABASE_URL
      ? ["SIGNUP_AUTOCONFIRM: sign-up must be confirmed by mail in production"]
      : []),
    ...(config.SMTP_URL || !servesAuth
      ? []
      : ["SMTP_URL: sign-up must be confirmed by mail, and without it no mail goes out"]),
    ...(config.FETCH_ALLOW.length === 0
      ? []
      : ["FETCH_ALLOW: opens the private network to links in production"]),
    ...(config.strictLimits ? [] : ["STRICT_LIMITS: must not be off in production"]),
    ...(config.LOG_LEVEL === "debug" ? ["LOG_LEVEL: debug tells too much in production"] : []),
  ];
}

/** Browsers must reach the hosts, and nobody may listen in. */
function addresses(config: CheckedSettings): string[] {
  const needed = [
    "PUBLIC_WEB_URL",
    "PUBLIC_API_URL",
    ...(config.SUPABASE_URL ? [] : (["PUBLIC_AUTH_URL"] as const)),
  ] as const;
  return needed.flatMap((name) => {
    const address = config[name];
    if (!address) return [`${name}: production needs the address that browsers see`];
    return isSecure(address) ? [] : [`${name}: must be https`];
  });
}

function providers(config: CheckedSettings): string[] {
  const used = [
    "SUPABASE_URL" as const,
    ...(config.GOOGLE_CLIENT_ID ? (["GOOGLE_ISSUER"] as const) : []),
    ...(config.FACEBOOK_CLIENT_ID ? (["FACEBOOK_DIALOG_URL", "FACEBOOK_GRAPH_URL"] as const) : []),
  ];
  return used
    .filter((name) => config[name] !== undefined && !isSecure(config[name]))
    .map((name) => `${name}: must be https`);
}

function secrets(config: CheckedSettings, servesAuth: boolean): string[] {
  const names = ["SUPABASE_JWT_SECRET", "SUPABASE_SERVICE_ROLE_KEY", "SIGNING_KEY_SECRET"] as const;
  const missing =
    servesAuth && !config.SIGNING_KEY_SECRET
      ? ["SIGNING_KEY_SECRET: without it the key that signs tokens stands in every backup"]
      : [];
  const short = names
    .filter((name) => (config[name]?.length ?? SHORTEST_SECRET) < SHORTEST_SECRET)
    .map((name) => `${name}: must have at least ${SHORTEST_SECRET} characters`);
  return [...missing, ...short];
}

function people(config: CheckedSettings, servesAuth: boolean): string[] {
  return [
    ...config.ADMIN_EMAILS.filter((email) => NOBODYS.test(email)).map(
      (email) => `ADMIN_EMAILS: ${email} is an example`,
    ),
    ...(servesAuth && NOBODYS.test(config.MAIL_FROM) ? [`MAIL_FROM: ${config.MAIL_FROM} is an example`] : []),
  ];
}

/** Whether a pattern of an address leaves open whose host it is: `**` in a host, or `*` in its last two labels. */
function matchesAnyHost(pattern: string): boolean {
  const [, host] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(pattern) ?? [];
  if (host === undefined) return pattern.includes("*");
  const labels = host.replace(/:[^:]*$/, "").split(".");
  return host.includes("**") || labels.slice(-2).some((label) => label.includes("*"));
}

function proxyProblem(proxy: string): string[] {
  if (NAMED_RANGES.includes(proxy) || ipaddr.isValid(proxy)) return [];
  if (!ipaddr.isValidCIDR(proxy)) return [`TRUSTED_PROXIES: ${proxy} is no address`];
  const [network, prefix] = ipaddr.parseCIDR(proxy);
  return prefix < SHORTEST_PREFIX[network.kind()]
    ? [`TRUSTED_PROXIES: ${proxy} trusts a part of the internet`]
    : [];
}

function database(address: string | undefined): string[] {
  if (!address) return [];
  const { hostname, searchParams } = new URL(address);
  const isHere = hostname === "" || isLoopback(hostname);
  const encrypted =
    SSL_MODES.includes(searchParams.get("sslmode") ?? "") || searchParams.get("ssl") === "true";
  return isHere || encrypted
    ? []
    : ["DATABASE_URL: a database on another machine needs TLS (sslmode=verify-full)"];
}

/** Encrypted, or never on a network. */
function isSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || isLoopback(hostname);
}

const isLoopback = (hostname: string): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
