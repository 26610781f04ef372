import { readRecord } from "@lagom/releases/records";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { route } from "../../platform/http/route.ts";
import { storedRelease } from "../page-releases/override.ts";

/** Lets an operator see any stored release of an area in one tab, even in production. */
export function overrideRoutes(app: FastifyInstance, db: Db): void {
  route(app, "GET /api/admin/release-override", async ({ query: { area, release } }) => {
    const found = await storedRelease((deployable, id) => readRecord(db, deployable, id), area, release);
    if (!found) throw new HttpError("not_found", `There is no release ${release} of ${area}`);
    return found;
  });
}
