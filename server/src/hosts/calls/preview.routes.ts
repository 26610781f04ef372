import { findPreview, previewState } from "@lagom/releases/previews";
import { readRecord } from "@lagom/releases/records";
import type { Area } from "@lagom/shared/remote";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { route } from "../../platform/http/route.ts";
import { storedRelease } from "../page-releases/override.ts";

/** Questions a minute from one address: a tab asks when it is shown a preview, and then each minute. */
const RATE = { strict: 60, generous: 100_000 };

/** Tells whoever has a preview's link what it shows. */
export function previewRoutes(app: FastifyInstance, { db, config }: { db: Db; config: Config }): void {
  route(
    app,
    "POST /api/release-previews",
    async ({ body }) => {
      const preview = await findPreview(db, body);
      if (!preview) throw new HttpError("not_found", "There is no such preview");
      const state = previewState(preview);
      const area = preview.area as Area;
      const find = () => readRecord(db, area, preview.release);
      return {
        state,
        area,
        id: preview.release,
        expires_at: preview.expiresAt.toISOString(),
        release: (state === "open" && (await storedRelease(find, area, preview.release))) || null,
      };
    },
    { rateLimit: { max: config.strictLimits ? RATE.strict : RATE.generous, timeWindow: "1 minute" } },
  );
}
