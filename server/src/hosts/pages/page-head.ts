import type { ReleaseRecord } from "@lagom/releases/record";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Db } from "../../platform/database/open.ts";
import { stringsIn } from "../../platform/i18n/strings-in.ts";
import { READ_WITHIN_MS, within } from "../../platform/within.ts";
import { fileUrl } from "../page-releases/release-address.ts";
import { inLanguage } from "./page-language.ts";
import { namedBooks, publicBook, publicList } from "./public-pages.queries.ts";
import type { DocumentHead } from "./render-document.ts";
import type { Match } from "./route-match.ts";

/** Like `headOf`; only the page's title while the database is down, since the page itself still works. */
export const headOrTitle = (
  db: Db,
  webUrl: string,
  match: Match,
  language: LanguageCode,
): Promise<DocumentHead> =>
  within(READ_WITHIN_MS, headOf(db, webUrl, match, language)).catch(() => titleOf(match));

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
