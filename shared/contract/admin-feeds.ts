import { z } from "zod";
import { Logged } from "./admin-log.ts";
import type { Calls } from "./call.ts";
import { FETCH_FAILURES } from "./fetch-failures.ts";
import {
  CategoryField,
  Id,
  IdInput,
  Instant,
  LangInput,
  LanguageCodeField,
  pageQuery,
  pageReply,
} from "./fields.ts";

/** What may be shown of a feed's articles: their beginning with the link, or all of them. */
export const FEED_RIGHTS = ["excerpt", "full"] as const;
export type FeedRights = (typeof FEED_RIGHTS)[number];

const byId = z.object({ id: IdInput });
const described = {
  url: z.string(),
  /** The publisher's name; null for the title of the feed. */
  name: z.string().nullable(),
  /** Null where each article tells it. */
  lang: LanguageCodeField.nullable(),
  rights: z.enum(FEED_RIGHTS),
  /** As `CC BY 4.0`. */
  licence: z.string().nullable(),
};

const Feed = z.object({
  id: Id,
  ...described,
  /** Null where it goes by the article's own categories. */
  category: CategoryField.nullable(),
  /** Named by NEWS_FEEDS or NEWS_SOURCES: it can be paused, but not removed. */
  from_settings: z.boolean(),
  paused: z.boolean(),
  /** When it was last fetched, whether or not that succeeded; null before the first time. */
  read_at: Instant.nullable(),
  /** When it is due; null while it is paused. */
  next_at: Instant.nullable(),
  /** Why it could not be read the last time, in technical English, and by its kind. */
  failure: z.string().nullable(),
  failure_code: z.enum(FETCH_FAILURES).nullable(),
  /** Items since it was added: those that became articles, and those that could not. */
  stored: z.int(),
  refused: z.int(),
});

export const adminFeedCalls = {
  "GET /api/admin/feeds": {
    summary: "The feeds from which news comes, with their health, the oldest first",
    access: "operator",
    query: z.object(pageQuery(25)),
    responses: { 200: z.object({ feeds: z.array(Feed), ...pageReply }) },
  },
  "POST /api/admin/feeds": {
    summary: "Add a feed; it is read within a minute. Whole texts need the name of a licence",
    access: "operator",
    failures: [409],
    body: z
      .object({
        url: z.url({ protocol: /^https?$/ }).max(2000),
        name: z.string().trim().min(1).max(200).optional(),
        language: LangInput.optional(),
        category: CategoryField.optional(),
        rights: z.enum(FEED_RIGHTS).default("excerpt"),
        licence: z.string().trim().min(1).max(100).optional(),
      })
      .refine(({ rights, licence }) => rights === "excerpt" || licence !== undefined, {
        path: ["licence"],
        error: "is needed to show whole texts",
      }),
    responses: { 200: Logged },
  },
  "PATCH /api/admin/feeds/{id}": {
    summary: "Pause a feed, or read it again",
    access: "operator",
    failures: [404],
    params: byId,
    body: z.object({ paused: z.boolean() }),
    responses: { 200: Logged },
  },
  "DELETE /api/admin/feeds/{id}": {
    summary: "Remove a feed; its articles stay. Those of the settings can only be paused",
    access: "operator",
    failures: [404, 409],
    params: byId,
    responses: { 200: Logged },
  },
  "GET /api/admin/open-feeds": {
    summary: "Feeds under free licences that come with the product",
    access: "operator",
    responses: {
      200: z.object({
        feeds: z.array(z.object({ ...described, /** Whether it is read already. */ added: z.boolean() })),
      }),
    },
  },
  "POST /api/admin/open-feeds": {
    summary: "Add the open feeds of a language, or all that are not there yet",
    access: "operator",
    failures: [409],
    body: z.object({ language: LangInput.optional() }),
    responses: { 200: Logged },
  },
} as const satisfies Calls;
