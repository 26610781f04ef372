import { escapeHtml } from "../../platform/http/escape-html.ts";

/** How the words of each tag are drawn, as markup of the words, which are escaped. */
type Tags = Readonly<Record<string, (words: string) => string>>;

/** A message as markup, in which tags mark words that are drawn in a way of their own: `<start>Go to the start page</start>`. */
export const richText = (text: string, tags: Tags): string =>
  text
    .split(/(<\w+>[^<]*<\/\w+>)/)
    .map((part) => {
      const [, tag = "", words = ""] = part.match(/^<(\w+)>([^<]*)/) ?? [];
      return tags[tag]?.(escapeHtml(words)) ?? escapeHtml(part);
    })
    .join("");

/** Draws the words of a tag as a link. @param path of our own, as it stands in markup */
export const linkTo =
  (path: string) =>
  (words: string): string =>
    `<a href="${path}">${words}</a>`;
