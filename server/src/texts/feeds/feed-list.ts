import { CATEGORIES, type Category } from "@lagom/shared/text/categories";
import { findLanguage, type LanguageCode } from "@lagom/shared/text/languages";
import { z } from "zod";
import { ConfigError, type Settings } from "../../platform/config.ts";

/** A feed of the setting `NEWS_FEEDS`. */
export interface NewsFeed {
  url: string;
  /** Overrides the language that the feed declares. */
  language: LanguageCode | undefined;
  /** Overrides the categories of its items. */
  category: Category | undefined;
  /** What the publisher permits: an excerpt with the link, or the whole text. */
  rights: "excerpt" | "full";
}

const Options = z.strictObject({
  lang: z
    .string()
    .refine((lang) => findLanguage(lang) !== undefined, "is not one of the 16 languages")
    .transform((lang) => findLanguage(lang)?.code)
    .optional(),
  category: z.enum(CATEGORIES).optional(),
  rights: z.enum(["excerpt", "full"]).default("excerpt"),
});

const Entry = z
  .string()
  .trim()
  .transform((entry, context): NewsFeed => {
    const [url = "", ...options] = entry.split("|").map((part) => part.trim());
    const parsed = Options.safeParse(Object.fromEntries(options.map((option) => option.split("=", 2))));
    if (!URL.canParse(url) || !/^https?:/.test(url)) context.addIssue(`"${url}" is no address of a feed`);
    if (!parsed.success) {
      const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
      context.addIssue(`${url}: ${problems.join("; ")}`);
    }
    const { lang, category, rights = "excerpt" } = parsed.data ?? {};
    return { url, language: lang, category, rights };
  });

/** `NEWS_FEEDS`: addresses with options, such as `https://a.example/rss|lang=sv|category=science|rights=full, https://b.example/atom`. */
export const FeedList = z
  .string()
  .default("")
  .transform((list) => list.split(/[,\n]/).filter((entry) => entry.trim() !== ""))
  .pipe(z.array(Entry));

/**
 * Reads the setting `NEWS_FEEDS`.
 * @throws ConfigError that names each bad feed
 */
export function readFeeds(setting: string): NewsFeed[] {
  const problems = feedProblems({ NEWS_FEEDS: setting });
  if (problems.length > 0) throw new ConfigError(problems);
  return FeedList.parse(setting);
}

/** The problems of the setting `NEWS_FEEDS`, one line per invalid feed. */
export function feedProblems({ NEWS_FEEDS }: Pick<Settings, "NEWS_FEEDS">): string[] {
  const issues = FeedList.safeParse(NEWS_FEEDS).error?.issues ?? [];
  return issues.map(({ path, message }) => `${["NEWS_FEEDS", ...path].join(".")}: ${message}`);
}
