import { z } from "zod";
import { DEPLOYABLE_NAME } from "../remote.ts";
import type { Calls } from "./call.ts";
import { Instant, integerInput } from "./fields.ts";

export const DeployableField = z
  .string()
  .regex(DEPLOYABLE_NAME, "is not the name of a deployable: 2 to 20 small letters");
/** An area; the shell is for operators. */
export const AreaField = DeployableField.refine((name) => name !== "shell", "is an area, not the shell");
export const ReleaseIdField = z.string().regex(/^[0-9a-f]{12}$/, "is not a release: 12 hexadecimal digits");
const Revision = z.int().nonnegative();
const Why = z.string().trim().max(500);

const Stop = z.object({ by: z.string(), at: Instant, why: z.string().nullable() });

const GateCheck = z.object({
  check: z.string(),
  skipped: z.string().optional(),
  passed: z.string().optional(),
  notes: z.array(z.string()).optional(),
  problems: z.array(z.string()),
});
const Gate = z.array(GateCheck);

/** What a page of a release loads: scripts and styles, uncompressed. */
const PageSize = z.object({
  page: z.string(),
  kilobytes: z.int(),
  /** How much more than the same page of the live release; null where that has no such page. */
  more: z.int().nullable(),
});

/** What the record and the log know of a release. */
const ReleaseFacts = z.object({
  /** All that its pages load. */
  kilobytes: z.int(),
  /** How much more than the live release; null where none is live. */
  more: z.int().nullable(),
  pages: z.array(PageSize),
  /** The last change that showed it to anybody; null where nothing did. */
  shown: z.object({ action: z.string(), by: z.string(), at: Instant, why: z.string().nullable() }).nullable(),
  /** Its withdrawal, unless an operator has brought it back since. */
  withdrawn: Stop.nullable(),
});

/** What pages said of a release in the last 24 hours, each network address counted once. */
const Health = z.object({ addresses: z.int(), failed: z.int() });

/** A figure of how fast a page was, over the networks that told of it in the last 24 hours. */
const Vital = z.object({
  /** Networks that measured it; not every browser does. */
  measured: z.int(),
  /** Of these, where it was slow in more than half of the visits: LCP over 2,500 ms, INP over 200 ms. */
  slow: z.int(),
  /** The 75th percentile of all visits, in milliseconds; null without any. */
  p75_ms: z.int().nullable(),
});

/** How a release fared in the visits of the last 24 hours; a visit is a tab in which it was shown, counted once. */
const Visits = z.object({
  visits: z.int(),
  /** Visits with uncaught errors from its code. */
  with_errors: z.int(),
  /** All uncaught errors of its code, at most 20 a visit. */
  errors: z.int(),
  lcp: Vital,
  inp: Vital,
});
export type Visits = z.infer<typeof Visits>;

/** The most steps of a roll-out. */
const MOST_STEPS = 10;
/** The longest pause between two of them, in minutes: a week. */
const LONGEST_PAUSE = 7 * 24 * 60;

/** Shares of browsers that a roll-out goes through, up to 100, and the pause before each next one. */
const RolloutPlan = z.object({
  steps: z
    .array(z.int().min(1).max(100))
    .min(2)
    .max(MOST_STEPS)
    .refine((steps) => steps.at(-1) === 100 && steps.every((step, n) => step > (steps[n - 1] ?? 0)), {
      message: "must grow, and end with 100",
    }),
  pause_minutes: z.int().min(1).max(LONGEST_PAUSE),
});

/** A canary that goes on to the next share by itself; the current one is the canary's `percent`. */
const Rollout = z.object({
  steps: z.array(z.int()),
  pause_minutes: z.int(),
  /** Since when it stands at the current share. */
  since: Instant,
  /** When its pause is over, unless it is paused. */
  next_at: Instant,
  /** Who paused it; null while it goes on. */
  paused: Stop.nullable(),
  /** Networks that have shown the canary since the roll-out began, of the number that the next step waits for. */
  seen: z.int(),
  needed: z.int(),
});
export type Rollout = z.infer<typeof Rollout>;

const Canary = z.object({
  release: z.string(),
  by: z.string(),
  /** Why it became the canary. */
  why: z.string().nullable(),
  percent: z.int(),
  since: Instant,
  overruled: z.boolean(),
  /** Null for a canary that stays at its share. */
  rollout: Rollout.nullable(),
  health: Health,
  visits: Visits,
});

const DeployableState = z.object({
  deployable: DeployableField,
  live: z.string(),
  /** Why it was made live. */
  why: z.string().nullable(),
  since: Instant,
  by: z.string(),
  fallback: z.string().nullable(),
  canary: Canary.nullable(),
  frozen: Stop.nullable(),
  protected: Stop.nullable(),
  /** Whether a promotion to everybody takes two persons. */
  two_persons: z.boolean(),
  /** The last release that was withdrawn, as a canary or from being live, unless an operator has brought it back since. */
  withdrawn: Stop.extend({ release: z.string() }).nullable(),
  /** Whether an operator keeps the live release, although it may turn out worse than the one before. */
  overruled: z.boolean(),
  /** Whether the live release is taken back by itself should it turn out worse than the one before. */
  watched: z.boolean(),
  health: Health,
  visits: Visits,
});
export type DeployableState = z.infer<typeof DeployableState>;

const LogLine = z.object({
  id: z.int(),
  revision: Revision,
  at: Instant,
  who: z.string(),
  /** Who approved it, where a promotion takes two persons. */
  approved_by: z.string().nullable(),
  /** Who was added to the deployable's team or removed from it; the role is in `to`. */
  member: z.string().nullable(),
  action: z.string(),
  deployable: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  percent: z.int().nullable(),
  why: z.string().nullable(),
  forced: z.boolean(),
  gate: Gate.nullable(),
});
export type LogLine = z.infer<typeof LogLine>;

/** For how many days a token is valid. */
export const TOKEN_DAYS = { usual: 90, most: 365 } as const;
export const TokenDays = z.int().min(1).max(TOKEN_DAYS.most).default(TOKEN_DAYS.usual);

const Token = z.object({
  id: z.int(),
  name: z.string(),
  scope: z.string(),
  /** The address of the person whose token it is; null for a machine's. */
  person: z.string().nullable(),
  /** The machine that the person signed in on. */
  machine: z.string().nullable(),
  created_by: z.string(),
  created_at: Instant,
  expires_at: Instant,
  last_used_at: Instant.nullable(),
  revoked_at: Instant.nullable(),
});

/**
 * What may be done to the environment. `create` adds an area; `withdraw` and `overrule` concern the canary, or the live release if it is named or, for
 * `overrule`, if there is no canary; `pause` and `resume` a roll-out; `stop` ends any canary, which may be shown again afterwards.
 */
export const CHANGE_ACTIONS = [
  "create",
  "promote",
  "rollback",
  "withdraw",
  "overrule",
  "pause",
  "resume",
  "stop",
  "restore",
  "freeze",
  "unfreeze",
  "protect",
  "unprotect",
  "two-persons-on",
  "two-persons-off",
  "worker-on",
  "worker-off",
] as const;

export const Changed = z.object({
  revision: Revision,
  /** False where there was nothing to change, as when what is live is promoted, and where it waits. */
  changed: z.boolean(),
  /** The promotion that waits for a second person instead of being made. */
  waiting: z.object({ id: z.int(), expires_at: Instant }).optional(),
  action: z.string(),
  release: z.string().nullable(),
  gate: Gate,
});

const deployableAndRelease = z.object({ deployable: DeployableField, release: ReleaseIdField });
/** A release record, checked whole by the service. */
const Record = z.looseObject({ deployable: DeployableField, id: ReleaseIdField });

export const releaseCalls = {
  "GET /api/releases": {
    summary: "What is live and canary in the shell and each area, with its health",
    access: "releaser",
    responses: {
      200: z.object({
        environment: z.string(),
        revision: Revision,
        /** Whether the service worker may run. */
        worker: z.boolean(),
        /** Areas that operators have added to those of the repository, live or not. */
        areas: z.array(z.string()),
        deployables: z.array(DeployableState),
      }),
    },
  },
  "GET /api/releases/log": {
    summary: "The changes of the environment, newest first",
    access: "releaser",
    query: z.object({
      limit: integerInput(z.int().min(1).max(200)).default(50),
      /** Only lines before this id. */
      before: integerInput(z.int().positive()).optional(),
      /** An address, or the name of a machine's token. */
      person: z.string().trim().min(1).max(320).optional(),
      area: DeployableField.optional(),
      since: Instant.optional(),
    }),
    responses: { 200: z.object({ log: z.array(LogLine) }) },
  },
  "GET /api/releases/revisions/{revision}": {
    summary: "Which releases were live at a revision, as a restore would bring them back",
    access: "releaser",
    failures: [409],
    params: z.object({ revision: integerInput(z.int().min(0).max(2_147_483_647)) }),
    responses: {
      200: z.object({ live: z.array(z.object({ deployable: DeployableField, release: z.string() })) }),
    },
  },
  "POST /api/releases/changes": {
    summary:
      "Promote, roll back, freeze or change the environment otherwise, through the gate and by compare-and-swap",
    access: "releaser",
    failures: [404, 412, 422, 423],
    body: z
      .object({
        action: z.enum(CHANGE_ACTIONS),
        deployable: DeployableField.optional(),
        release: ReleaseIdField.optional(),
        /** Share of browsers for a canary; left out, all of them. */
        percent: z.int().min(1).max(99).optional(),
        /** For `promote`: through growing shares of browsers, the first at once; in place of `percent`. */
        rollout: RolloutPlan.optional(),
        to_revision: Revision.optional(),
        /** The revision that the caller has seen; 412 when it is not the newest any more. */
        revision: Revision.optional(),
        why: Why.optional(),
        force: z.boolean().optional(),
      })
      .refine(({ percent, rollout }) => percent === undefined || rollout === undefined, {
        path: ["rollout"],
        message: "begins with a share of its own; leave out percent",
      }),
    responses: { 200: Changed },
  },
  "POST /api/releases/rehearse": {
    summary: "Try in a browser whether every release to fall back to still works today",
    access: "releaser",
    responses: {
      200: z.object({
        rehearsed: z.array(z.object({ deployable: DeployableField, release: z.string(), gate: Gate })),
      }),
    },
  },
  "GET /api/releases/tokens": {
    summary:
      "The tokens of the release service, without their secrets: all for operators, for others their own",
    access: "releaser",
    responses: { 200: z.object({ tokens: z.array(Token) }) },
  },
  "POST /api/releases/tokens": {
    summary: "Make a token for a machine of a team or of operators; its secret is shown this once",
    access: "releaser",
    failures: [404],
    body: z.object({
      name: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .regex(/^[\w.@-]+$/, "may have letters, digits, . @ _ and -"),
      /** `operator`, or the area of the team. */
      scope: DeployableField,
      days: TokenDays,
    }),
    responses: { 201: Token.extend({ token: z.string() }) },
  },
  "DELETE /api/releases/tokens/{name}": {
    summary: "Revoke a token",
    access: "releaser",
    failures: [404],
    params: z.object({ name: z.string().max(60) }),
    responses: { 200: Token },
  },
  "GET /api/releases/deployables/{deployable}": {
    summary: "The releases of a deployable that are kept, newest first",
    access: "releaser",
    params: z.object({ deployable: DeployableField }),
    query: z.object({ limit: integerInput(z.int().min(1).max(100)).default(20) }),
    responses: {
      200: z.object({
        releases: z.array(
          z.object({
            release: z.string(),
            created_at: Instant,
            author: z.string(),
            source: z.string().nullable(),
            files: z.int(),
            bytes: z.int(),
            ...ReleaseFacts.shape,
            state: z.enum(["live", "canary", "fallback", "kept"]),
            /** Whether it has been live for everybody, so that a rollback may go to it. */
            served: z.boolean(),
            health: Health,
            visits: Visits,
          }),
        ),
      }),
    },
  },
  "POST /api/releases/deployables/{deployable}": {
    summary:
      "Begin to publish a release: which of its files are still to be sent, or again because the store lost them",
    access: "releaser",
    failures: [404],
    params: z.object({ deployable: DeployableField }),
    body: z.object({ record: Record }),
    responses: {
      200: z.object({
        /** Whether it was published before: once its missing files are sent, nothing else is to be done. */
        published: z.boolean(),
        missing: z.array(z.string()),
      }),
    },
  },
  "POST /api/releases/deployables/{deployable}/{release}": {
    summary: "Publish a release whose files have all been sent, through the gate",
    access: "releaser",
    failures: [404, 422],
    params: deployableAndRelease,
    body: z.object({ record: Record, force: z.boolean().optional(), why: Why.optional() }),
    responses: { 201: z.object({ deployable: DeployableField, release: z.string(), gate: Gate }) },
  },
  "GET /api/releases/deployables/{deployable}/{release}/failures": {
    summary: "How a release failed in pages, with the stacks as its sources have them",
    access: "releaser",
    failures: [404],
    params: deployableAndRelease,
    responses: {
      200: z.object({
        failures: z.array(
          z.object({
            failure: z.string(),
            page: z.string(),
            message: z.string().nullable(),
            stack: z.string().nullable(),
            sessions: z.int(),
            /** Networks that the sessions report from. */
            addresses: z.int(),
            /** Accounts of a day or more among them. */
            people: z.int(),
            last_at: Instant,
          }),
        ),
      }),
    },
  },
} as const satisfies Calls;

/**
 * Where one file of a release is sent, and had from for another server, as `application/octet-stream`: no call of the contract, because its body is no JSON.
 * The name of the file is the query's `name`.
 */
export const uploadPath = (deployable: string, release: string): string =>
  `/api/releases/deployables/${deployable}/${release}/files`;
