import { z } from "zod";
import type { Calls } from "./call.ts";
import { TimeZone } from "./fields.ts";

/** A day of the week, from 1 for Monday to 7 for Sunday. */
const Weekday = z.int().min(1).max(7);

const settings = {
  /** Whether reminders go out by e-mail. */
  email: z.boolean(),
  /** Of the user's day. */
  hour: z.int().min(0).max(23),
};

export const Reminders = z.object({
  ...settings,
  days: z.array(Weekday),
  /** That of the preferences, else of the device on which this was set; null where neither is known. */
  time_zone: z.string().nullable(),
  /** Whether the address of the account is confirmed; no mail goes to one that is not. */
  address_confirmed: z.boolean(),
  /** The browsers that are reminded, by their address at the push service. */
  endpoints: z.array(z.string()),
  /** The key that browsers subscribe with (VAPID), in base64url. */
  push_key: z.string(),
});
export type Reminders = z.infer<typeof Reminders>;

export const RemindersChange = z.object({
  ...settings,
  days: z
    .array(Weekday)
    .min(1)
    .max(7)
    .transform((days) => [...new Set(days)].sort((a, b) => a - b)),
  /** That of the device, for users who have chosen none. */
  time_zone: TimeZone,
});
export type RemindersChange = z.input<typeof RemindersChange>;

/** An address at a push service. */
const Endpoint = z
  .url({ protocol: /^https?$/ })
  .max(1024)
  .regex(/^[\x21-\x7e]+$/, "is no address");

const subscription = {
  endpoint: Endpoint,
  keys: z.object({
    /** A point of the curve P-256, not compressed, in base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/, "is no key of a browser"),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{22}(==)?$/, "is no secret of a browser"),
  }),
};
export const PushSubscriptionInput = z.object({ ...subscription, time_zone: TimeZone });
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;
export type PushReplacement = z.infer<(typeof reminderCalls)["POST /api/push-subscriptions/replace"]["body"]>;

export const reminderCalls = {
  "GET /api/user/reminders": {
    summary: "When and how the user wants to be reminded to read and review",
    access: "user",
    responses: { 200: Reminders },
  },
  "PUT /api/user/reminders": {
    summary: "Set when the user is reminded, and whether by e-mail",
    access: "user",
    body: RemindersChange,
    responses: { 204: z.void() },
  },
  "POST /api/user/push-subscriptions": {
    summary: "Let a browser be reminded; once more, or by another user, it takes the place of what was there",
    access: "user",
    body: PushSubscriptionInput,
    responses: { 204: z.void() },
  },
  "POST /api/push-subscriptions/replace": {
    summary:
      "Go on reminding a browser that its push service has given another address; whoever knows the old one owns it",
    access: "visitor",
    body: z.object({ ...subscription, old_endpoint: Endpoint }),
    responses: { 204: z.void() },
  },
  "POST /api/push-subscriptions/delete": {
    summary:
      "End the reminders of a browser, which may be signed out already: whoever knows the address owns it",
    access: "visitor",
    body: z.object({ endpoint: Endpoint }),
    responses: { 204: z.void() },
  },
} as const satisfies Calls;
