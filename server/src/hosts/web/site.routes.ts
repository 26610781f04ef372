import { SHARE_ADDRESS, SHARED_FIELDS } from "@lagom/shared/contract/share-target";
import { LANGUAGES } from "@lagom/shared/text/languages";
import { asc } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cachedFor } from "../../platform/cached-for.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { books } from "../../schema/books.table.ts";
import { addressesOf } from "../pages/page-head.ts";

/** A sitemap may name 50,000 addresses; books beyond that are found by links. */
const MOST_BOOKS = 45_000;
/** How long a sitemap is answered again: some megabytes, read from all books. */
const SITEMAP_MS = 10 * 60_000;
/** For one address; each is compressed for itself. */
const SITEMAPS_A_MINUTE = 60;
/** Development and tests make very many calls. */
const GENEROUS = 100;
const CACHE = "public, max-age=3600";

const PUBLIC_PAGES = ["/", "/about", "/faq", "/contact", "/privacy", "/terms", "/cookies"];

/** Serves `/robots.txt`, `/sitemap.xml`: the public pages and the books, and what is shared where no service worker answers. */
export function siteRoutes(app: FastifyInstance, { db, config }: { db: Db; config: Config }): void {
  app.get("/robots.txt", (_request, reply) =>
    reply
      .header("cache-control", CACHE)
      .type("text/plain; charset=utf-8")
      .send(
        [
          "User-agent: *",
          "Disallow: /api/",
          "Disallow: /admin",
          "Disallow: /auth/",
          "Disallow: /dev/",
          "",
          `Sitemap: ${config.webUrl}/sitemap.xml`,
          "",
        ].join("\n"),
      ),
  );

  const sitemap = cachedFor(SITEMAP_MS, () => writeSitemap(db, config.webUrl));
  const limit = { max: config.strictLimits ? SITEMAPS_A_MINUTE : SITEMAPS_A_MINUTE * GENEROUS };
  app.get("/sitemap.xml", { config: { rateLimit: limit } }, async (_request, reply) =>
    reply
      .header("cache-control", CACHE)
      .type("application/xml; charset=utf-8")
      .send(await sitemap()),
  );
  shareRoute(app);
}

/**
 * What another app shares to the installed app is for its service worker alone. Where none runs, as after the browser's data was
 * deleted, the body is not read, and the page says that nothing has arrived.
 */
function shareRoute(app: FastifyInstance): void {
  const onRequest = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header("connection", "close").redirect(`/newsfeed?${SHARED_FIELDS.file}`, 303);
  app.post(SHARE_ADDRESS, { onRequest }, () => {});
}

async function writeSitemap(db: Db, webUrl: string): Promise<string> {
  const rows = await db.select({ slug: books.slug }).from(books).orderBy(asc(books.id)).limit(MOST_BOOKS);
  const urls = [
    ...PUBLIC_PAGES.flatMap((path) => inAllLanguages(webUrl + path)),
    ...rows.map(({ slug }) => entryOf(`${webUrl}/books/${encodeURIComponent(slug)}`)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

const CODES = LANGUAGES.map(({ code }) => code);

/**
 * A page's entries, one for each of its addresses, which all name the others. Those of books would make a sitemap larger than the
 * 50 MB that search engines read; their documents name them.
 */
function inAllLanguages(url: string): string[] {
  const addresses = Object.entries(addressesOf(url, CODES));
  const links = addresses
    .map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`,
    )
    .join("");
  return addresses.map(([, address]) => entryOf(address, links));
}

const entryOf = (url: string, links = ""): string => `  <url><loc>${escapeHtml(url)}</loc>${links}</url>`;
