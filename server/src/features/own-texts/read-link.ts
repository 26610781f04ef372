import { badField, HttpError } from "../../platform/http/http-error.ts";
import { FetchRefused, safeFetch } from "../../platform/http/safe-fetch.ts";
import type { Extractor } from "../../texts/feeds/extractor.ts";
import { plainTitle } from "../../texts/feeds/plain-title.ts";
import type { PlainText } from "../../texts/passages/plain-text.ts";

const MOST_BYTES = 3 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const LEAST_CHARACTERS = 80;

/** The article found at a link. */
export interface LinkedText extends PlainText {
  /** Where it stands, after redirects. */
  url: string;
  /** Who published it. */
  publisher: string;
  /** As the page names it. */
  language: string | null;
}

/**
 * Reads the article of a page that a reader links to. Its scripts do not run.
 * @param allow hosts that need not be public
 * @throws HttpError bad_request that names `url` and says why; unavailable when too many pages wait to be read
 */
export async function readLink(
  url: string,
  extractor: Extractor,
  allow: readonly string[],
): Promise<LinkedText> {
  const reply = await safeFetch(url, {
    maxBytes: MOST_BYTES,
    timeoutMs: TIMEOUT_MS,
    allow,
    headers: { accept: "text/html" },
  }).catch((cause: unknown) => {
    throw cause instanceof FetchRefused ? badField("url", ({ links }) => links[cause.reason]) : cause;
  });
  const type = reply.headers.get("content-type") ?? "";
  if (reply.status !== 200) throw badField("url", ({ links }) => links.status({ status: reply.status }));
  if (!/html/.test(type)) throw badField("url", ({ links }) => links.no_text);
  const page = await extractor.extract(decode(reply.body, type), reply.url).catch((cause: unknown) => {
    if (cause instanceof HttpError) throw cause;
    return null;
  });
  if (!page || page.paragraphs.join("").length < LEAST_CHARACTERS)
    throw badField("url", ({ links }) => links.no_article);
  const { hostname } = new URL(reply.url);
  return {
    url: reply.url,
    title: plainTitle(page.title) || hostname,
    publisher: plainTitle(page.publisher ?? "") || hostname,
    language: page.language,
    paragraphs: page.paragraphs.map((paragraph) => paragraph.normalize("NFC")),
    headings: [],
  };
}

/** The text of a page, in the encoding that its headers or its head name. */
function decode(body: Uint8Array, type: string): string {
  const head = new TextDecoder("latin1").decode(body.slice(0, 2048));
  const named = /charset=["']?([\w-]+)/i.exec(type) ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head);
  try {
    return new TextDecoder(named?.[1] ?? "utf-8").decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
