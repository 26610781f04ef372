import { assertKnown } from "@lagom/releases/known-deployables";
import { assertMayPublish } from "@lagom/releases/policy";
import { progressOf, storeFile } from "@lagom/releases/publish";
import { MOST_FILE_BYTES, ReleaseRecord } from "@lagom/releases/record";
import { removeOldReleases } from "@lagom/releases/retention";
import { publishAs } from "@lagom/releases/service";
import { DeployableField, ReleaseIdField, uploadPath } from "@lagom/shared/contract/releases";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { HttpError } from "../platform/http/http-error.ts";
import { route } from "../platform/http/route.ts";
import { speaking } from "./names.ts";
import { asHttpError } from "./release-errors.ts";
import { gateDeps, type ReleaseDeps } from "./release-service.ts";

/** A release has some hundred files, each uploaded by one call. */
const UPLOADS_A_MINUTE = 10_000;

const Upload = z.object({
  deployable: DeployableField,
  release: ReleaseIdField,
  name: ReleaseRecord.shape.files.keyType,
});

/** Publishing in three steps, so that a release is whole or absent: what is missing, each missing file, the record. */
export function releasePublishRoutes(app: FastifyInstance, deps: ReleaseDeps): void {
  const { store, db } = deps;
  const gate = gateDeps(deps);

  route(app, "POST /api/releases/deployables/{deployable}", ({ releaser, params, body }) =>
    speaking(db, releaser, async () => {
      assertMayPublish(releaser, params.deployable);
      await assertKnown(db, params.deployable);
      return progressOf(db, store, recordOf(body.record, params.deployable));
    }),
  );

  app.register(async (scope) => {
    scope.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.put<{ Params: { deployable: string; release: string }; Querystring: { name: string } }>(
      uploadPath(":deployable", ":release"),
      {
        schema: { hide: true },
        bodyLimit: MOST_FILE_BYTES,
        config: { rateLimit: { max: UPLOADS_A_MINUTE, timeWindow: "1 minute" } },
        preParsing: async (request) => {
          const { authenticate, releaserOf } = scope.callContext;
          const { authorization } = request.headers;
          const releaser = await releaserOf(authorization, await authenticate(authorization));
          await asHttpError(async () => {
            const upload = Upload.parse({ ...request.params, ...request.query });
            assertMayPublish(releaser, upload.deployable);
          });
        },
      },
      async (request, reply) => {
        const { deployable, release, name } = Upload.parse({ ...request.params, ...request.query });
        if (!Buffer.isBuffer(request.body))
          throw new HttpError("unsupported_media_type", "A file is sent as application/octet-stream");
        const contents = request.body;
        await asHttpError(() => storeFile(store, deployable, release, name, contents));
        return reply.status(201).send({ stored: true });
      },
    );
  });

  route(app, "POST /api/releases/deployables/{deployable}/{release}", ({ releaser, params, body }) =>
    speaking(db, releaser, async () => {
      const record = recordOf(body.record, params.deployable);
      if (record.id !== params.release)
        throw new HttpError("bad_request", "The record is of another release");
      const checks = await publishAs(gate, releaser, record, body);
      await removeOldReleases(db, store);
      return { deployable: record.deployable, release: record.id, gate: checks };
    }),
  );
}

function recordOf(given: unknown, deployable: string): ReleaseRecord {
  const record = ReleaseRecord.parse(given);
  if (record.deployable !== deployable)
    throw new HttpError("bad_request", `The record is of ${record.deployable}`);
  return record;
}
