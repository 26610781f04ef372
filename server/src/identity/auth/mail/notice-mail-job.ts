import type { LanguageCode } from "@lagom/shared/text/languages";
import type { JobKind } from "../../../platform/jobs/job-kind.ts";

/** What an account's owner is told after it has happened. */
export type NoticePurpose = "password_changed" | "email_changed";

/** A mail that only tells of a change, to the address that the account had until then. */
export interface NoticeMail {
  userId: string;
  to: string;
  purpose: NoticePurpose;
  /** The language in which the change was asked for. */
  language?: LanguageCode | undefined;
}

const DAY_MS = 86_400_000;

export const NOTICE_MAIL: JobKind<NoticeMail> = {
  name: "notice-mail",
  attemptSeconds: 120,
  lifeMs: () => DAY_MS,
};
