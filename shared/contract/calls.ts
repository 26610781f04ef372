import type { z } from "zod";
import { adminCalls } from "./admin.ts";
import { adminContentCalls } from "./admin-content.ts";
import { adminDictionaryCalls } from "./admin-dictionaries.ts";
import { adminFeedCalls } from "./admin-feeds.ts";
import { adminLogCalls } from "./admin-log.ts";
import { adminMailCalls } from "./admin-mails.ts";
import { adminUserCalls } from "./admin-users.ts";
import { bookListCalls } from "./book-lists.ts";
import { bookCalls } from "./books.ts";
import type { Call } from "./call.ts";
import { contactCalls } from "./contact.ts";
import { knownWordCalls } from "./known-words.ts";
import { levelOfferCalls } from "./level-offer.ts";
import { lookupCalls } from "./lookup.ts";
import { noteCalls } from "./notes.ts";
import { ownTextCalls } from "./own-texts.ts";
import { readingPositionCalls } from "./reading-positions.ts";
import { releaseCopyCalls } from "./release-copies.ts";
import { releaseOverrideCalls } from "./release-override.ts";
import { releasePeopleCalls } from "./release-people.ts";
import { releasePreviewCalls } from "./release-previews.ts";
import { releaseReportCalls } from "./release-reports.ts";
import { releaseCalls } from "./releases.ts";
import { reminderCalls } from "./reminders.ts";
import { reviewCalls } from "./reviews.ts";
import { speechCalls } from "./speech.ts";
import { textCalls } from "./text.ts";
import { tokenCorrectionCalls } from "./token-corrections.ts";
import { userCalls } from "./user.ts";
import { uxFlagCalls } from "./ux-flags.ts";
import { wordCalls } from "./words.ts";

/** Every call of the API. Client and server meet only here. */
export const calls = {
  ...textCalls,
  ...speechCalls,
  ...lookupCalls,
  ...tokenCorrectionCalls,
  ...wordCalls,
  ...knownWordCalls,
  ...reviewCalls,
  ...userCalls,
  ...levelOfferCalls,
  ...noteCalls,
  ...ownTextCalls,
  ...readingPositionCalls,
  ...uxFlagCalls,
  ...reminderCalls,
  ...bookCalls,
  ...bookListCalls,
  ...contactCalls,
  ...adminCalls,
  ...releaseReportCalls,
  ...releaseOverrideCalls,
  ...releasePreviewCalls,
  ...releaseCopyCalls,
  ...releaseCalls,
  ...releasePeopleCalls,
  ...adminMailCalls,
  ...adminFeedCalls,
  ...adminDictionaryCalls,
  ...adminUserCalls,
  ...adminContentCalls,
  ...adminLogCalls,
};

type AllCalls = typeof calls;
/** `METHOD /path` of a call. */
export type CallKey = keyof AllCalls;

type Part<C, P extends string> = C extends { [K in P]: infer S extends z.ZodType } ? S : undefined;
type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a client sends with a call. */
export type Params<K extends CallKey> = In<Part<AllCalls[K], "params">>;
export type Query<K extends CallKey> = In<Part<AllCalls[K], "query">>;
export type Body<K extends CallKey> = In<Part<AllCalls[K], "body">>;

type Success<R> = R[keyof R & (200 | 201 | 202 | 204)];
/** What a call answers when it succeeds. */
export type Reply<K extends CallKey> = Out<Success<AllCalls[K]["responses"]>>;

/** What a route handler gets: the request after the schemas have read it. */
export interface ParsedInput<K extends CallKey> {
  params: Out<Part<AllCalls[K], "params">>;
  query: Out<Part<AllCalls[K], "query">>;
  body: Out<Part<AllCalls[K], "body">>;
}

/** The calls as plain data, for code that walks all of them. */
export const callList: readonly (readonly [CallKey, Call])[] = Object.entries(calls) as [CallKey, Call][];
