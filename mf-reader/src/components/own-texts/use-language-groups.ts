import { useLanguages } from "@lagom/shared/preferences/offered-languages";
import { newsfeedStrings } from "../../strings/newsfeed.ts";

const GROUPS = ["european", "asian", "other"] as const;

/** The languages to choose from, by group: from the server, or built in. */
export function useLanguageGroups() {
  const languages = useLanguages();
  return GROUPS.map((group) => ({
    label: newsfeedStrings.ownTexts.groups[group],
    options: languages
      .filter((language) => language.group === group)
      .map(({ name }) => ({ value: name, label: name })),
  })).filter(({ options }) => options.length > 0);
}
