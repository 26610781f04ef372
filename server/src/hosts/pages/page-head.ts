import type { ReleaseRecord } from "@lagom/releases/record";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Db } from "../../platform/database/open.ts";
import { stringsIn } from "../../platform/i18n/strings-in.ts";
import { READ_WITHIN_MS, within } from "../../platform/within.ts";
import { fileUrl } from "../page-releases/release-address.ts";
import { addressIn, inLanguage } from "./page-language.ts";
import { namedBooks, publicBook, publicList } from "./public-pages.queries.ts";
import type { DocumentHead } from "./render-document.ts";
import type { Match, RouteEntry } from "./route-match.ts";

/** Like `headOf`; only the page's title while the database is down, since the page itself still works. */
export const headOrTitle = (
  db: Db,
  webUrl: string,
  match: Match,
  language: LanguageCode,
): Promise<DocumentHead> =>
  within(READ_WITHIN_MS, headOf(db, webUrl, match, language)).catch(() => titleOf(match));

/** Whether search engines may list what stands at a route, so that it has an address in each language. */
export const isPublic = ({ area, page, description }: RouteEntry): boolean =>
  description !== undefined || (area === "books" && (page === "book" || page === "list"));

/**
 * The head of a public page with its addresses in each language; any other stays as it is.
 * @param asked the language that its address names, which the page then has for its own
 */
export function withAddresses(
  head: DocumentHead,
  languages: readonly LanguageCode[],
  asked: LanguageCode | undefined,
): DocumentHead {
  const { social } = head;
  if (!social) return head;
  const { url } = social;
  return {
    ...head,
    social: { ...social, url: asked ? addressIn(url, asked) : url },
    alternates: addressesOf(url, languages),
  };
}

/** A public page's addresses in each language, as search engines are told of them. */
export const addressesOf = (
  url: string,
  languages: readonly LanguageCode[],
): NonNullable<DocumentHead["alternates"]> => ({
  "x-default": url,
  ...Object.fromEntries(languages.map((language) => [language, addressIn(url, language)])),
});

/** Metadata of every page. */
export const titleOf = ({ route }: Match): DocumentHead => ({ title: `${route.title} · Lagom` });

/** The title of a page and, for public pages, the metadata for link previews. */
export async function headOf(
  db: Db,
  webUrl: string,
  match: Match,
  language: LanguageCode = "en",
): Promise<DocumentHead> {
  const { route, params } = match;
  const site = titleOf(match);
  if (route.description) {
    const social = { type: "website" as const, title: route.title, url: `${webUrl}${route.path}` };
    return { ...site, description: route.description, social };
  }
  if (route.area !== "books") return site;
  if (route.page === "book")
    return (await bookHead(db, webUrl, params.slug ?? "", language)) ?? { ...site, robots: "noindex" };
  if (route.page === "list")
    return (await listHead(db, webUrl, Number(params.id), language)) ?? { ...site, robots: "noindex" };
  return site;
}

async function bookHead(
  db: Db,
  webUrl: string,
  slug: string,
  language: LanguageCode,
): Promise<DocumentHead | undefined> {
  const book = await publicBook(db, slug);
  if (!book) return undefined;
  const url = bookUrl(webUrl, slug);
  const image = `${webUrl}/pictures/books/${encodeURIComponent(slug)}.png`;
  const { heads } = stringsIn(language);
  const { title } = book;
  const authors = book.authors.join(", ");
  const named = authors ? heads.bookBy({ title, authors }) : title;
  return {
    title: `${named} · Lagom`,
    description: heads.book({ book: named }),
    social: { type: "book", title, url },
    image,
    linkedData: {
      "@type": "Book",
      name: title,
      author: book.authors.map((name) => ({ "@type": "Person", name })),
      ...(book.year === null ? {} : { datePublished: String(book.year) }),
      url,
      image,
    },
  };
}

const bookUrl = (webUrl: string, slug: string) => `${webUrl}/books/${encodeURIComponent(slug)}`;

async function listHead(
  db: Db,
  webUrl: string,
  id: number,
  language: LanguageCode,
): Promise<DocumentHead | undefined> {
  const list = await publicList(db, id);
  if (!list) return undefined;
  const { heads } = stringsIn(language);
  const titles = namedBooks(list);
  const url = `${webUrl}/lists/${id}`;
  const image = `${webUrl}/pictures/lists/${id}.png`;
  return {
    title: `${list.name} · Lagom`,
    description: titles ? heads.listOf({ titles }) : heads.list,
    social: { type: "website", title: list.name, url },
    image,
    linkedData: {
      "@type": "ItemList",
      name: list.name,
      url,
      image,
      itemListElement: list.books.map(({ title, slug }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        url: bookUrl(webUrl, slug),
      })),
    },
  };
}

/** A head with the pictures and the manifest of the live shell; what is not public is kept out of search engines. */
export function withFiles(
  head: DocumentHead,
  webUrl: string,
  shell: ReleaseRecord,
  language: LanguageCode,
): DocumentHead {
  const fileOf = (name: string) => (shell.files[name] ? fileUrl(shell, name) : undefined);
  const image = fileOf("icons/social.png");
  return {
    ...head,
    ...(head.social ? {} : { robots: "noindex" }),
    image: head.image ?? (image && `${webUrl}${image}`),
    manifest: fileOf(inLanguage("app.webmanifest", language)),
    touchIcon: fileOf("icons/apple-touch-icon.png"),
  };
}
