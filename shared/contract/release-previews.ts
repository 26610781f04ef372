import { z } from "zod";
import type { Calls } from "./call.ts";
import { Id, IdInput, Instant } from "./fields.ts";
import { AreaField } from "./releases.ts";

const ReleaseId = z.string().regex(/^[0-9a-f]{12}$/, "is not a release: 12 hexadecimal digits");
const State = z.enum(["open", "ended", "expired"]);

const Preview = z.object({
  id: Id,
  area: AreaField,
  release: z.string(),
  state: State,
  created_by: z.string(),
  why: z.string().nullable(),
  created_at: Instant,
  expires_at: Instant,
  ended_at: Instant.nullable(),
  /** Who ended it, or withdrew its release. */
  ended_by: z.string().nullable(),
  /** How often somebody agreed to be shown it. */
  shown: z.int().nonnegative(),
});
export type Preview = z.infer<typeof Preview>;

export const releasePreviewCalls = {
  "GET /api/releases/previews": {
    summary: "The previews of an area, newest first, without their links",
    access: "releaser",
    query: z.object({ area: AreaField }),
    responses: { 200: z.object({ previews: z.array(Preview) }) },
  },
  "POST /api/releases/previews": {
    summary: "Make a link that shows a release of an area to whoever has it; the link is shown this once",
    access: "releaser",
    failures: [404, 422, 423],
    body: z.object({
      area: AreaField,
      release: ReleaseId,
      /** How long the link works. */
      days: z.int().min(1).max(30).default(7),
      why: z.string().trim().max(500).optional(),
      force: z.boolean().optional(),
    }),
    responses: { 201: Preview.extend({ url: z.string() }) },
  },
  "DELETE /api/releases/previews/{area}/{id}": {
    summary: "End a preview of an area",
    access: "releaser",
    failures: [404],
    params: z.object({ area: AreaField, id: IdInput }),
    responses: { 200: Preview },
  },
  "POST /api/release-previews": {
    summary: "What the code of a preview shows, and whether it still does",
    access: "visitor",
    failures: [404],
    body: z.object({
      code: z.string().regex(/^[\w-]{32}$/, "is not the code of a preview"),
      /** Whether it is shown now, and so counts. */
      show: z.boolean().default(false),
    }),
    responses: {
      200: z.object({
        state: State,
        area: AreaField,
        id: z.string(),
        expires_at: Instant,
        /** What a page needs to show it; null once it has ended or expired. */
        release: z.object({ id: z.string(), entry: z.string(), integrity: z.string() }).nullable(),
      }),
    },
  },
} as const satisfies Calls;
