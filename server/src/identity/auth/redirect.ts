import type { FastifyRequest } from "fastify";
import type { Config } from "../../platform/config.ts";

/** Settings for allowed redirects. */
type Site = Pick<Config, "webUrl" | "production" | "REDIRECT_URLS">;

/** The return address in the request, if allowed; else where the request came from, if allowed; else undefined. */
export function askedRedirect(site: Site, request: FastifyRequest): string | undefined {
  const { redirect_to: inQuery } = request.query as { redirect_to?: unknown };
  const asked = [request.headers.redirect_to, inQuery, request.headers.referer];
  return asked.find((address): address is string => typeof address === "string" && isAllowed(site, address));
}

/** Whether redirects to this URL are allowed. */
export function isAllowed(site: Site, address: string): boolean {
  if (!URL.canParse(address) || /[\s\\\p{Cc}]/u.test(address)) return false;
  const url = new URL(address);
  // Anything that the parser had to normalise (user names, decimal hosts, missing slashes) is not what it seems.
  if (!address.toLowerCase().startsWith(`${url.protocol}//${url.host}`)) return false;
  if (/[^/?#]/.test(address.slice(`${url.protocol}//${url.host}`.length).charAt(0))) return false;
  if (isHttp(url) && isLoopbackIp(url.hostname)) return !site.production || isOfSite(site.webUrl, url);
  if (isIp(url.hostname)) return false;
  return isOfSite(site.webUrl, url) || site.REDIRECT_URLS.some((pattern) => matches(pattern, address));
}

function isOfSite(webUrl: string, url: URL): boolean {
  const web = new URL(webUrl);
  if (url.origin === web.origin) return true;
  return web.hostname === "localhost" && url.hostname === "localhost" && url.protocol === web.protocol;
}

function matches(pattern: string, address: string): boolean {
  const [withoutFragment = ""] = address.split("#");
  const [host = ""] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(pattern) ?? [];
  const rest = pattern.slice(host.length);
  // A host that is open to its end may be followed by anything.
  const inHost = rest === "" && host.endsWith("**") ? ".*" : "[^/?#]*";
  return new RegExp(`^${expression(host, inHost)}${expression(rest, ".*")}$`).test(withoutFragment);
}

/** @param across what `**` stands for */
const expression = (pattern: string, across: string): string =>
  pattern
    .split(/(\*\*|\*)/)
    .map((part) => (part === "**" ? across : part === "*" ? "[^./?#]*" : escaped(part)))
    .join("");

const isHttp = (url: URL) => url.protocol === "http:" || url.protocol === "https:";
const isIp = (host: string) => host.startsWith("[") || /^[\d.]+$/.test(host);
const isLoopbackIp = (host: string) => host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
