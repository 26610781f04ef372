import { accountFeature } from "../../features/account/feature.ts";
import { activitiesFeature } from "../../features/activities/feature.ts";
import { adminFeature } from "../../features/admin/feature.ts";
import { booksFeature } from "../../features/books/feature.ts";
import type { Feature } from "../../features/feature.ts";
import { feedbackFeature } from "../../features/feedback/feature.ts";
import { type LookupDeps, lookupFeature } from "../../features/lookup/feature.ts";
import { notesFeature } from "../../features/notes/feature.ts";
import { ownTextsFeature } from "../../features/own-texts/feature.ts";
import { preferencesFeature } from "../../features/preferences/feature.ts";
import { type ReadingDeps, readingFeature } from "../../features/reading/feature.ts";
import { readingPositionsFeature } from "../../features/reading-positions/feature.ts";
import { reminderJobsFeature } from "../../features/reminder-jobs/feature.ts";
import { remindersFeature } from "../../features/reminders/feature.ts";
import { reviewsFeature } from "../../features/reviews/feature.ts";
import { speechFeature } from "../../features/speech/feature.ts";
import { todayFeature } from "../../features/today/feature.ts";
import { tokenCorrectionsFeature } from "../../features/token-corrections/feature.ts";
import { uxFlagsFeature } from "../../features/ux-flags/feature.ts";
import { wordsFeature } from "../../features/words/feature.ts";
import type { PersonalData } from "../../identity/personal-data/personal-data.ts";

/** Features that pages call at their own origin; the API host serves them as well. */
export const SAME_ORIGIN_FEATURES: readonly Feature[] = [wordsFeature, reviewsFeature, feedbackFeature];

/** Features that only the API host serves. */
export const API_FEATURES: readonly Feature[] = [
  accountFeature,
  preferencesFeature,
  activitiesFeature,
  readingPositionsFeature,
  notesFeature,
  ownTextsFeature,
  uxFlagsFeature,
  booksFeature,
  adminFeature,
  tokenCorrectionsFeature,
  todayFeature,
  speechFeature,
  remindersFeature,
  reminderJobsFeature,
];

/** Features that only the API host serves, and which need the content engine. */
export const CONTENT_FEATURES: readonly Feature<ReadingDeps & LookupDeps>[] = [readingFeature, lookupFeature];

/** What all features store about a person. Accounts are deleted in this order, so that two deletions cannot deadlock. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  booksFeature,
  feedbackFeature,
  adminFeature,
  readingFeature,
  preferencesFeature,
  remindersFeature,
  activitiesFeature,
  readingPositionsFeature,
  notesFeature,
  ownTextsFeature,
  uxFlagsFeature,
  tokenCorrectionsFeature,
  wordsFeature,
  reviewsFeature,
  accountFeature,
].flatMap(({ personalData }) => personalData ?? []);
