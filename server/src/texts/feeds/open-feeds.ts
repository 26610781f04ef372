import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import type { NewsFeed } from "../../schema/feeds.table.ts";

/** Editions of Global Voices whose host is not that of the language's code. */
const HOSTS: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: "globalvoices.org",
  ja: "jp.globalvoices.org",
  zh: "zhs.globalvoices.org",
};

const globalVoices = (language: LanguageCode): NewsFeed => ({
  url: `https://${HOSTS[language] ?? `${language}.globalvoices.org`}/feed/`,
  name: "Global Voices",
  language,
  category: null,
  rights: "full",
  licence: "CC BY 3.0",
});

/** Feeds under free licences, at least one a language (docs/content.md#open-feeds). */
export const OPEN_FEEDS: readonly NewsFeed[] = [
  ...LANGUAGES.map(({ code }) => globalVoices(code)),
  {
    url: "https://learningenglish.voanews.com/api/",
    name: "VOA Learning English",
    language: "en",
    category: null,
    rights: "full",
    licence: "Public domain",
  },
];
