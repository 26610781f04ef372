import { LANGUAGES, type Language } from "@lagom/shared/text/languages";
import { strings } from "../strings.ts";

const GROUPS = ["european", "asian", "other"] as const;

interface Choice {
  name: string;
  group: Language["group"];
  /** False if the collection has no article in this language. */
  has_articles?: boolean;
}

/** Languages as groups of a picker; on request, those without articles are labelled. */
export function languageGroups(languages: readonly Choice[] = LANGUAGES, { telling = false } = {}) {
  return GROUPS.map((group) => ({
    label: strings.groups[group],
    options: languages
      .filter((language) => language.group === group)
      .map(({ name, has_articles }) => ({
        value: name,
        label: telling && has_articles === false ? strings.noArticles({ language: name }) : name,
      })),
  })).filter(({ options }) => options.length > 0);
}
