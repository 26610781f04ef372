import { z } from "zod";
import type { Calls } from "./call.ts";
import { DeployableField, ReleaseIdField } from "./releases.ts";

export const releaseOverrideCalls = {
  "GET /api/admin/release-override": {
    summary: "What a page needs to show any stored release of an area, for one tab of an operator's",
    access: "operator",
    failures: [404],
    query: z.object({ area: DeployableField, release: ReleaseIdField }),
    responses: { 200: z.object({ id: z.string(), entry: z.string(), integrity: z.string() }) },
  },
} as const satisfies Calls;
