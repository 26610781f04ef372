import type { messages } from "../messages/en/heads.ts";
import type { AreaRoute, ShellRoute } from "./route-table.ts";

/** Titles and descriptions of all pages, in one language. */
export type Heads = { [Group in keyof typeof messages]: Readonly<Record<string, string>> };

interface DocumentHead {
  title: string;
  /** Of public pages, for search engines and link previews. */
  description?: string | undefined;
}

/**
 * What the web host writes into the document of a page. Only it needs that, so it is part of the release's route table and not
 * of the page's scripts: a page titles its tab itself.
 * @throws RangeError where a page has no title
 */
export function headOf(
  { path, page }: AreaRoute | ShellRoute,
  { titles, descriptions }: Heads,
): DocumentHead {
  const title = titles[path === "/article/:articleId" ? "article" : page];
  if (title === undefined) throw new RangeError(`The page at ${path} has no title`);
  return { title, description: descriptions[page] };
}
