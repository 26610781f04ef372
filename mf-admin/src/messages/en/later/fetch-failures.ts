import type { Messages } from "@lagom/shared/i18n/strings";

/** Why a feed or a dictionary could not be fetched or read; the server's own words follow. */
export const messages = {
  address: "Its address may not be reached from here.",
  redirects: "It redirects too often.",
  too_large: "It is too large.",
  timeout: "It did not answer in time.",
  network: "It could not be reached.",
  status: "It answered with an error.",
  robots: "Its robots.txt forbids it.",
  damaged: "What came is damaged, or something else.",
  other: "It could not be read.",
} as const satisfies Messages;
