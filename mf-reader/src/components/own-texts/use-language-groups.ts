import { useLanguages } from "@lagom/shared/preferences/offered-languages";
import { strings } from "../../strings.ts";

const GROUPS = ["european", "asian", "other"] as const;

/** The languages in their groups, for a choice: the server's, or the built-in ones. */
export function useLanguageGroups() {
  const languages = useLanguages();
  return GROUPS.map((group) => ({
    label: strings.ownTexts.groups[group],
    options: languages
      .filter((language) => language.group === group)
      .map(({ name }) => ({ value: name, label: name })),
  })).filter(({ options }) => options.length > 0);
}
