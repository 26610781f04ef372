import ipaddr from "ipaddr.js";
import { getDomain } from "tldts";

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
  PASSWORD_MEMORY_KB: number;
  LOG_LEVEL: string;
}

/** What OWASP recommends for argon2id with two passes. */
export const SAFE_PASSWORD_MEMORY_KB = 19_456;
const SHORTEST_SECRET = 32;
/** A shorter prefix is not a proxy, but a part of the internet. */
const SHORTEST_PREFIX = { ipv4: 8, ipv6: 16 };
/** All of IPv4, as IPv6 writes it. */
const MAPPED = ipaddr.IPv6.parse("::ffff:0:0");
const MAPPED_PREFIX = 96;
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
    ...(config.PASSWORD_MEMORY_KB < SAFE_PASSWORD_MEMORY_KB
      ? [`PASSWORD_MEMORY_KB: below ${SAFE_PASSWORD_MEMORY_KB}, stolen hashes are quickly guessed`]
      : []),
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

/** Whether a pattern of an address leaves open whose host it is: what stands behind its last `*` is nobody's own domain. */
function matchesAnyHost(pattern: string): boolean {
  const [, host] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(pattern) ?? [];
  if (host === undefined) return pattern.includes("*");
  const labels = host.replace(/:[^:]*$/, "").split(".");
  const open = labels.findLastIndex((label) => label.includes("*"));
  if (host.includes("**")) return true;
  return open >= 0 && getDomain(labels.slice(open + 1).join("."), { allowPrivateDomains: true }) === null;
}

function proxyProblem(proxy: string): string[] {
  if (NAMED_RANGES.includes(proxy) || ipaddr.isValid(proxy)) return [];
  if (!ipaddr.isValidCIDR(proxy)) return [`TRUSTED_PROXIES: ${proxy} is no address`];
  const [network, prefix] = ipaddr.parseCIDR(proxy);
  const ipv4Prefix = ipv4PrefixOf(network, prefix);
  return prefix < SHORTEST_PREFIX[network.kind()] || ipv4Prefix < SHORTEST_PREFIX.ipv4
    ? [`TRUSTED_PROXIES: ${proxy} trusts a part of the internet`]
    : [];
}

/** The prefix of the addresses of IPv4 that a network holds; one of IPv6 may hold some too. */
function ipv4PrefixOf(network: ipaddr.IPv4 | ipaddr.IPv6, prefix: number): number {
  if (network instanceof ipaddr.IPv4) return prefix;
  const holdsSome = MAPPED.match(network, Math.min(prefix, MAPPED_PREFIX));
  return holdsSome ? prefix - MAPPED_PREFIX : Infinity;
}

function database(address: string | undefined): string[] {
  if (!address) return [];
  const { hostname, searchParams } = new URL(address);
  // What the query names is where the driver connects to, whatever host stands before it.
  const named = ["host", "hostaddr"].flatMap((name) => searchParams.getAll(name));
  const isHere = [decodeURIComponent(hostname), ...named].every(isThisMachine);
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

/** Whether the database's driver connects to this machine: by default, by a socket in a folder, or by loopback. */
const isThisMachine = (host: string): boolean =>
  host === "" || host.startsWith("/") || host === "::1" || isLoopback(host);

const isLoopback = (hostname: string): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
