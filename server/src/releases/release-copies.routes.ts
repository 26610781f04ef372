import { handOver } from "@lagom/releases/hand-over";
import { assertMayPublish } from "@lagom/releases/policy";
import { ReleaseRecord } from "@lagom/releases/record";
import { readRecord } from "@lagom/releases/records";
import { storeKey } from "@lagom/releases/store-key";
import { DeployableField, ReleaseIdField, uploadPath } from "@lagom/shared/contract/releases";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { HttpError } from "../platform/http/http-error.ts";
import { route } from "../platform/http/route.ts";
import { asHttpError } from "./release-errors.ts";
import type { ReleaseDeps } from "./release-service.ts";

/** A release has some hundred files, each had by one call. */
const DOWNLOADS_A_MINUTE = 10_000;

const Download = z.object({
  deployable: DeployableField,
  release: ReleaseIdField,
  name: ReleaseRecord.shape.files.keyType,
});

/** Gives a release to another server: its record, and each of its files, source maps too (docs/releases.md#stages). */
export function releaseCopyRoutes(app: FastifyInstance, { db, store }: ReleaseDeps): void {
  route(
    app,
    "POST /api/releases/deployables/{deployable}/{release}/copies",
    ({ releaser, params, body: { to } }) =>
      asHttpError(async () => ({ record: await handOver(db, releaser, { ...params, to }) })),
  );

  app.get<{ Params: { deployable: string; release: string }; Querystring: { name?: string } }>(
    uploadPath(":deployable", ":release"),
    {
      schema: { hide: true },
      config: { rateLimit: { max: DOWNLOADS_A_MINUTE, timeWindow: "1 minute" } },
    },
    async (request, reply) => {
      const { authenticate, releaserOf } = app.callContext;
      const { authorization } = request.headers;
      const releaser = await releaserOf(authorization, await authenticate(authorization));
      const contents = await asHttpError(async () => {
        const { deployable, release, name } = Download.parse({ ...request.params, ...request.query });
        assertMayPublish(releaser, deployable);
        const file = (await readRecord(db, deployable, release))?.files[name];
        return file && (await store.read(storeKey(deployable, release, name, file.integrity)));
      });
      if (!contents) throw new HttpError("not_found", "There is no such file");
      return reply.header("cache-control", "no-store").type("application/octet-stream").send(contents);
    },
  );
}
