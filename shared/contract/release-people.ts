import { z } from "zod";
import type { Calls } from "./call.ts";
import { Id, Instant, integerInput } from "./fields.ts";
import { AreaField, Changed, DeployableField, ReleaseIdField, TokenDays } from "./releases.ts";

/** A publisher publishes and tries canaries; a releaser also promotes and rolls back. */
const TeamRoleField = z.enum(["publisher", "releaser"]);

const Member = z.object({
  area: AreaField,
  email: z.string(),
  role: TeamRoleField,
  added_by: z.string(),
  added_at: Instant,
});

const memberParams = z.object({ area: AreaField, email: z.string().trim().toLowerCase().min(3).max(320) });

/** The code that a person compares, as `BCDF-GHJK`; case and separators do not matter. */
const LoginCode = z
  .string()
  .max(40)
  .transform((text) => text.toUpperCase().replace(/[^A-Z]/g, ""))
  .pipe(z.string().length(8, "has eight letters"));
const byCode = z.object({ code: LoginCode });
const Secret = z.string().min(20).max(100);

/** A promotion that waits for a second person. */
const Waiting = z.object({
  id: z.int(),
  deployable: DeployableField,
  release: ReleaseIdField,
  asked_by: z.string(),
  why: z.string().nullable(),
  /** The roll-out that it begins with; null for everybody at once. */
  rollout: z.object({ steps: z.array(z.int()), pause_minutes: z.int() }).nullable(),
  asked_at: Instant,
  expires_at: Instant,
});

const approvalParams = z.object({ deployable: DeployableField, id: integerInput(Id) });

export const releasePeopleCalls = {
  "GET /api/releases/me": {
    summary: "Who speaks to the release service, and what they may do",
    access: "releaser",
    responses: {
      200: z.object({
        /** The address of a person, or the name of a machine's token. */
        name: z.string(),
        person: z.boolean(),
        operator: z.boolean(),
        teams: z.array(z.object({ area: AreaField, role: TeamRoleField })),
        /** The token that the call was made with; null in a browser. */
        token: z.object({ name: z.string(), expires_at: Instant }).nullable(),
      }),
    },
  },
  "GET /api/releases/team": {
    summary: "The members of the teams: all for operators, for others those of their own areas",
    access: "releaser",
    query: z.object({ area: AreaField.optional() }),
    responses: { 200: z.object({ members: z.array(Member) }) },
  },
  "PUT /api/releases/team/{area}/{email}": {
    summary: "Add somebody with an account to the team of an area, or change their role there",
    access: "releaser",
    failures: [404, 409],
    params: memberParams,
    body: z.object({ role: TeamRoleField }),
    responses: { 200: Member },
  },
  "DELETE /api/releases/team/{area}/{email}": {
    summary: "Remove somebody from the team of an area, at once",
    access: "releaser",
    failures: [404, 409],
    params: memberParams,
    responses: { 200: Member },
  },
  "POST /api/releases/logins": {
    summary: "Begin to sign in on a command line: a code that a person confirms in their browser",
    access: "visitor",
    body: z.object({
      /** The machine's name, which the person is shown. */
      machine: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/^[\p{L}\p{N} ._-]+$/u, "may have letters, digits, blanks, . _ and -"),
      days: TokenDays,
    }),
    responses: {
      201: z.object({
        /** By which the command line asks for its token; shown to nobody. */
        secret: z.string(),
        code: z.string(),
        /** The page on which the code is confirmed. */
        link: z.string(),
        expires_at: Instant,
        /** How long to wait between two questions. */
        interval_seconds: z.int(),
      }),
    },
  },
  "POST /api/releases/logins/token": {
    summary: "Ask whether the code was confirmed; the token is given once",
    access: "visitor",
    failures: [404, 409],
    body: z.object({ secret: Secret }),
    responses: {
      200: z.object({
        /** Null while nobody has confirmed it. */
        signed_in: z
          .object({ token: z.string(), name: z.string(), email: z.string(), expires_at: Instant })
          .nullable(),
      }),
    },
  },
  "GET /api/releases/logins/{code}": {
    summary: "Which machine asks to be signed in by this code",
    access: "user",
    failures: [404],
    params: byCode,
    responses: {
      200: z.object({
        code: z.string(),
        machine: z.string(),
        address: z.string(),
        days: z.int(),
        asked_at: Instant,
        expires_at: Instant,
      }),
    },
  },
  "POST /api/releases/logins/{code}": {
    summary: "Sign the machine in as the caller, or refuse it",
    access: "user",
    failures: [404],
    params: byCode,
    body: z.object({ confirm: z.boolean() }),
    responses: { 204: z.void() },
  },
  "POST /api/releases/logout": {
    summary: "Revoke the token of a person's command line",
    access: "visitor",
    body: z.object({ token: Secret }),
    responses: { 204: z.void() },
  },
  "GET /api/releases/approvals": {
    summary: "Promotions that wait for a second person, and where that rule holds",
    access: "releaser",
    responses: { 200: z.object({ two_persons: z.array(DeployableField), waiting: z.array(Waiting) }) },
  },
  "POST /api/releases/approvals/{deployable}/{id}": {
    summary: "Approve a promotion that somebody else has asked for, through the gate",
    access: "releaser",
    failures: [404, 409, 412, 422, 423],
    params: approvalParams,
    responses: { 200: Changed },
  },
  "DELETE /api/releases/approvals/{deployable}/{id}": {
    summary: "Decline a promotion that waits, or take it back",
    access: "releaser",
    failures: [404],
    params: approvalParams,
    responses: { 200: Waiting },
  },
} as const satisfies Calls;
