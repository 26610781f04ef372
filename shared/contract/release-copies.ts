import { z } from "zod";
import type { Calls } from "./call.ts";
import { DeployableField, ReleaseIdField } from "./releases.ts";

export const releaseCopyCalls = {
  "POST /api/releases/deployables/{deployable}/{release}/copies": {
    summary: "Take a release that has been live here to another server: notes who, and gives its record",
    access: "releaser",
    failures: [404, 423],
    params: z.object({ deployable: DeployableField, release: ReleaseIdField }),
    /** The address of the other server, for the log. */
    body: z.object({ to: z.url({ protocol: /^https?$/ }).max(300) }),
    responses: {
      201: z.object({ record: z.looseObject({ deployable: DeployableField, id: ReleaseIdField }) }),
    },
  },
} as const satisfies Calls;
