import { SHARED_FIELDS } from "@lagom/shared/contract/share-target";

/** What another app shared to Lagom: the link of a page, or a text. */
export interface SharedText {
  url: string;
  text: string;
  title: string;
}

const TEXT_FIELDS = [SHARED_FIELDS.url, SHARED_FIELDS.text, SHARED_FIELDS.title] as const;

/** A link at the end of a text, as apps send that have no field of its own for it. */
const LINK_AT_END = /(?:^|\s)(https?:\/\/\S+)\s*$/;
/** What comes with a link is its title; a longer text is what is meant to be read. */
const LONGEST_BESIDE_LINK = 300;

/** What an address brings along; null when it brings nothing. */
export function sharedTextFrom(search: URLSearchParams): SharedText | null {
  const [url = "", text = "", title = ""] = TEXT_FIELDS.map((name) => search.get(name)?.trim() ?? "");
  const link = url || (text.length <= LONGEST_BESIDE_LINK && LINK_AT_END.exec(text)?.[1]) || "";
  if (link !== "") return { url: link, text: "", title: "" };
  return text === "" ? null : { url: "", text, title };
}

/** Whether an address says that a file was shared, which `takeSharedFiles` gives. */
export const bringsFile = (search: URLSearchParams): boolean => search.has(SHARED_FIELDS.file);

/** The same parameters without what was shared, so that it is brought once. */
export function withoutSharedText(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of Object.values(SHARED_FIELDS)) rest.delete(name);
  return rest;
}

/** A bookmark that brings the page one is reading to Lagom. @param newsfeed the address of the newsfeed */
export const bookmarkletFor = (newsfeed: string): string =>
  `javascript:location.href='${newsfeed}?${SHARED_FIELDS.url}='+encodeURIComponent(location.href)`;
