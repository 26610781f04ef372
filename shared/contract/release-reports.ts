import { z } from "zod";
import type { Calls } from "./call.ts";
import { DeployableField } from "./releases.ts";

/** Why a release could not be shown; `render` and `effect` are throws of the page itself, `page_hung` is code that never pauses. */
export const FAILURES = [
  "record",
  "entry_missing",
  "entry_threw",
  "entry_timeout",
  "page_missing",
  "page_timeout",
  "chunk_missing",
  "integrity",
  "contract",
  "render",
  "effect",
  "page_hung",
] as const;
export type Failure = (typeof FAILURES)[number];

const ReleaseId = z.string().regex(/^[0-9a-f]{12}$/);

const Milliseconds = z.int().min(0).max(600_000);

/** What a page measures while it shows a release. Null where the browser measures it not, or nothing happened to be measured. */
const Visit = z.object({
  /** Largest Contentful Paint of the document. */
  lcp_ms: Milliseconds.nullable(),
  /** Interaction to Next Paint while the release was on the page. */
  inp_ms: Milliseconds.nullable(),
  /** Uncaught errors and rejections from its code. */
  errors: z.int().min(0).max(20),
});
export type Visit = z.infer<typeof Visit>;

const ReleaseReport = z
  .object({
    deployable: DeployableField,
    release: ReleaseId,
    /** Name of the expose; `main` for the shell. */
    page: z.string().min(1).max(60),
    outcome: z.enum(["shown", "failed"]),
    failure: z.enum(FAILURES).optional(),
    /** The release shown instead; null if there was none, or none was needed. */
    shown_instead: ReleaseId.nullable(),
    message: z.string().max(500).optional(),
    stack: z.string().max(4000).optional(),
    /** How the visit went, told when it ends or is hidden: the release was shown, and so fast. */
    visit: Visit.optional(),
  })
  .refine((report) => (report.outcome === "failed") === (report.failure !== undefined), {
    path: ["failure"],
    message: "is given with the outcome failed, and only then",
  })
  .refine((report) => report.outcome === "shown" || report.visit === undefined, {
    path: ["visit"],
    message: "is given with the outcome shown only",
  });
export type ReleaseReport = z.input<typeof ReleaseReport>;

export const releaseReportCalls = {
  "POST /api/release-reports": {
    summary: "Tell the health feed which releases a page showed, and which failed in it",
    access: "visitor",
    body: z.object({
      environment: z.uuid(),
      revision: z.int().nonnegative(),
      /** Random for each tab. */
      session: z.uuid(),
      /** Of the release document that the page uses; reports without one are shown, and change nothing. */
      ticket: z.string().max(120).optional(),
      reports: z.array(ReleaseReport).min(1).max(20),
    }),
    responses: { 202: z.object({}) },
  },
} as const satisfies Calls;
