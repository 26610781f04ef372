import { assertMayPublish } from "@lagom/releases/policy";
import { missingFiles, storeFile } from "@lagom/releases/publish";
import { MOST_FILE_BYTES, ReleaseRecord } from "@lagom/releases/record";
import { removeOldReleases } from "@lagom/releases/retention";
import { publishAs } from "@lagom/releases/service";
import { ReleaseIdField, UnitField, uploadPath } from "@lagom/shared/contract/releases";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { HttpError } from "../platform/http/http-error.ts";
import { route } from "../platform/http/route.ts";
import { asHttpError } from "./release-errors.ts";
import { gateDeps, type ReleaseDeps } from "./release-service.ts";

/** A release has some hundred files; each is one call. */
const UPLOADS_A_MINUTE = 10_000;

const Upload = z.object({
  unit: UnitField,
  release: ReleaseIdField,
  name: ReleaseRecord.shape.files.keyType,
});

/** Publishing in three steps, so that a release is whole or absent: what is missing, each missing file, the record. */
export function releasePublishRoutes(app: FastifyInstance, deps: ReleaseDeps): void {
  const { store, db } = deps;
  const gate = gateDeps(deps);

  route(app, "POST /api/releases/units/{unit}", ({ releaser, params, body }) =>
    asHttpError(async () => {
      assertMayPublish(releaser, params.unit);
      const missing = await missingFiles(db, store, recordOf(body.record, params.unit));
      return { published: missing === null, missing: missing ?? [] };
    }),
  );

  app.register(async (scope) => {
    scope.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.put<{ Params: { unit: string; release: string }; Querystring: { name: string } }>(
      uploadPath(":unit", ":release"),
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
            assertMayPublish(releaser, upload.unit);
          });
        },
      },
      async (request, reply) => {
        const { unit, release, name } = Upload.parse({ ...request.params, ...request.query });
        if (!Buffer.isBuffer(request.body))
          throw new HttpError("unsupported_media_type", "A file is sent as application/octet-stream");
        const contents = request.body;
        await asHttpError(() => storeFile(store, unit, release, name, contents));
        return reply.status(201).send({ stored: true });
      },
    );
  });

  route(app, "POST /api/releases/units/{unit}/{release}", ({ releaser, params, body }) =>
    asHttpError(async () => {
      const record = recordOf(body.record, params.unit);
      if (record.id !== params.release)
        throw new HttpError("bad_request", "The record is of another release");
      const checks = await publishAs(gate, releaser, record, body);
      await removeOldReleases(db, store);
      return { unit: record.unit, release: record.id, gate: checks };
    }),
  );
}

function recordOf(given: unknown, unit: string): ReleaseRecord {
  const record = ReleaseRecord.parse(given);
  if (record.unit !== unit) throw new HttpError("bad_request", `The record is of ${record.unit}`);
  return record;
}
