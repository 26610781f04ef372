import type { ReleaseRecord } from "@lagom/releases/record";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { READ_WITHIN_MS, within } from "../../platform/within.ts";
import { bookListBooks, bookLists, books } from "../../schema/books.table.ts";
import { fileUrl } from "../page-releases/release-address.ts";
import type { DocumentHead } from "./render-document.ts";
import type { Match } from "./route-match.ts";

/** How many book titles the description of a list contains, and how many books its linked data. */
const NAMED_BOOKS = 3;
const LINKED_BOOKS = 10;
const LARGEST_ID = 2_147_483_647;

/** Like `headOf`; only the page's title while the database is down, since the page itself still works. */
export const headOrTitle = (db: Db, webUrl: string, match: Match): Promise<DocumentHead> =>
  within(READ_WITHIN_MS, headOf(db, webUrl, match)).catch(() => titleOf(match));

/** Metadata of every page. */
export const titleOf = ({ route }: Match): DocumentHead => ({ title: `${route.title} · Lagom` });

/** The title of a page and, for public pages, the metadata for link previews. */
export async function headOf(db: Db, webUrl: string, match: Match): Promise<DocumentHead> {
  const { route, params } = match;
  const site = titleOf(match);
  if (route.description) {
    const social = { type: "website" as const, title: route.title, url: `${webUrl}${route.path}` };
    return { ...site, description: route.description, social };
  }
  if (route.area !== "books") return site;
  if (route.page === "book")
    return (await bookHead(db, webUrl, params.slug ?? "")) ?? { ...site, robots: "noindex" };
  if (route.page === "list")
    return (await listHead(db, webUrl, Number(params.id))) ?? { ...site, robots: "noindex" };
  return site;
}

async function bookHead(db: Db, webUrl: string, slug: string): Promise<DocumentHead | undefined> {
  const [book] = await db
    .select({ title: books.title, authors: books.authors, year: books.year })
    .from(books)
    .where(eq(books.slug, slug.replaceAll("\0", "")));
  if (!book) return undefined;
  const url = bookUrl(webUrl, slug);
  const by = book.authors.length > 0 ? ` by ${book.authors.join(", ")}` : "";
  return {
    title: `${book.title}${by} · Lagom`,
    description: `Read a summary of ${book.title}${by} at just the right level, in one of 16 languages.`,
    social: { type: "book", title: book.title, url },
    linkedData: {
      "@type": "Book",
      name: book.title,
      author: book.authors.map((name) => ({ "@type": "Person", name })),
      ...(book.year === null ? {} : { datePublished: String(book.year) }),
      url,
    },
  };
}

const bookUrl = (webUrl: string, slug: string) => `${webUrl}/books/${encodeURIComponent(slug)}`;

async function listHead(db: Db, webUrl: string, id: number): Promise<DocumentHead | undefined> {
  if (!Number.isInteger(id) || id < 1 || id > LARGEST_ID) return undefined;
  const [list] = await db
    .select({ name: bookLists.name })
    .from(bookLists)
    .where(
      and(
        eq(bookLists.id, id),
        eq(bookLists.isPublic, true),
        isNull(bookLists.hiddenAt),
        isNull(bookLists.deletedAt),
      ),
    );
  if (!list) return undefined;
  const first = await db
    .select({ title: books.title, slug: books.slug })
    .from(bookListBooks)
    .innerJoin(books, eq(books.id, bookListBooks.bookId))
    .where(eq(bookListBooks.listId, id))
    .orderBy(asc(bookListBooks.position), asc(bookListBooks.bookId))
    .limit(LINKED_BOOKS);
  const titles = first
    .slice(0, NAMED_BOOKS)
    .map(({ title }) => title)
    .join(", ");
  const url = `${webUrl}/lists/${id}`;
  return {
    title: `${list.name} · Lagom`,
    description: titles ? `A list of books on Lagom: ${titles} …` : "A list of books on Lagom.",
    social: { type: "website", title: list.name, url },
    linkedData: {
      "@type": "ItemList",
      name: list.name,
      url,
      itemListElement: first.map(({ title, slug }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        url: bookUrl(webUrl, slug),
      })),
    },
  };
}

/** A head with the pictures and the manifest of the live shell; what is not public is kept out of search engines. */
export function withFiles(head: DocumentHead, webUrl: string, shell: ReleaseRecord): DocumentHead {
  const fileOf = (name: string) => (shell.files[name] ? fileUrl(shell, name) : undefined);
  const image = fileOf("icons/social.png");
  return {
    ...head,
    ...(head.social ? {} : { robots: "noindex" }),
    image: image && `${webUrl}${image}`,
    manifest: fileOf("app.webmanifest"),
    touchIcon: fileOf("icons/apple-touch-icon.png"),
  };
}
