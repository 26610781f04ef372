import { FEED_RIGHTS } from "@lagom/shared/contract/admin-feeds";
import { CATEGORIES } from "@lagom/shared/text/categories";
import { findLanguage } from "@lagom/shared/text/languages";
import { z } from "zod";
import type { Settings } from "../../platform/config.ts";
import type { NewsFeed } from "../../schema/feeds.table.ts";
import { OPEN_FEEDS } from "./open-feeds.ts";

const Options = z.strictObject({
  lang: z
    .string()
    .refine((lang) => findLanguage(lang) !== undefined, "is not one of the 16 languages")
    .transform((lang) => findLanguage(lang)?.code)
    .optional(),
  category: z.enum(CATEGORIES).optional(),
  rights: z.enum(FEED_RIGHTS).default("excerpt"),
  licence: z.string().min(1).max(100).optional(),
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
    const { lang = null, category = null, rights = "excerpt", licence = null } = parsed.data ?? {};
    return { url, name: null, language: lang, category, rights, licence };
  });

/** `NEWS_FEEDS`: addresses with options, such as `https://a.example/rss|lang=sv|category=science|rights=full, https://b.example/atom`. */
export const FeedList = z
  .string()
  .default("")
  .transform((list) => list.split(/[,\n]/).filter((entry) => entry.trim() !== ""))
  .pipe(z.array(Entry));

/**
 * The feeds that the settings name, each once; what `NEWS_FEEDS` says of one counts.
 * @throws ZodError if `feedProblems` has any
 */
export function feedsOfSettings({
  NEWS_FEEDS,
  NEWS_SOURCES,
}: Pick<Settings, "NEWS_FEEDS" | "NEWS_SOURCES">): NewsFeed[] {
  const named = [...(NEWS_SOURCES === "open" ? OPEN_FEEDS : []), ...FeedList.parse(NEWS_FEEDS)];
  return [...new Map(named.map((feed) => [feed.url, feed])).values()];
}

/** The problems of the setting `NEWS_FEEDS`, one line per invalid feed. */
export function feedProblems({ NEWS_FEEDS }: Pick<Settings, "NEWS_FEEDS">): string[] {
  const issues = FeedList.safeParse(NEWS_FEEDS).error?.issues ?? [];
  return issues.map(({ path, message }) => `${["NEWS_FEEDS", ...path].join(".")}: ${message}`);
}
