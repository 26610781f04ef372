import { messages } from "../messages/en/heads.ts";
import type { AreaRoute, PublicPage, ShellRoute } from "./route-table.ts";

interface DocumentHead {
  title: string;
  /** Of public pages, for search engines and link previews. */
  description?: string | undefined;
}

const TITLES: Readonly<Record<string, string>> = messages.titles;
const DESCRIPTIONS: Readonly<Partial<Record<string, string>>> = messages.descriptions satisfies Record<
  PublicPage | "landing",
  string
>;

/**
 * What the web host writes into the document of a page. Only it needs that, so it is part of the release's route table and not
 * of the page's scripts: a page titles its tab itself.
 * @throws RangeError where a page has no title
 */
export function headOf({ path, page }: AreaRoute | ShellRoute): DocumentHead {
  const title = TITLES[path === "/article/:articleId" ? "article" : page];
  if (title === undefined) throw new RangeError(`The page at ${path} has no title`);
  return { title, description: DESCRIPTIONS[page] };
}
