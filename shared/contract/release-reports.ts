import { z } from "zod";
import { DEPLOYABLES } from "../remote.ts";
import type { Calls } from "./call.ts";

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

const ReleaseReport = z
  .object({
    deployable: z.enum(DEPLOYABLES),
    release: ReleaseId,
    /** Name of the expose; `main` for the shell. */
    page: z.string().min(1).max(60),
    outcome: z.enum(["shown", "failed"]),
    failure: z.enum(FAILURES).optional(),
    /** The release shown instead; null if there was none, or none was needed. */
    shown_instead: ReleaseId.nullable(),
    message: z.string().max(500).optional(),
    stack: z.string().max(4000).optional(),
  })
  .refine((report) => (report.outcome === "failed") === (report.failure !== undefined), {
    path: ["failure"],
    message: "is given with the outcome failed, and only then",
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
      reports: z.array(ReleaseReport).min(1).max(20),
    }),
    responses: { 202: z.object({}) },
  },
} as const satisfies Calls;
