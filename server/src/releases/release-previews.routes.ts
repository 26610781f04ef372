import {
  createPreview,
  endPreview,
  listPreviews,
  type PreviewRow,
  previewState,
} from "@lagom/releases/previews";
import type { Preview } from "@lagom/shared/contract/release-previews";
import { PREVIEW_FRAGMENT } from "@lagom/shared/release-document";
import type { FastifyInstance } from "fastify";
import { route } from "../platform/http/route.ts";
import { speaking } from "./names.ts";
import { gateDeps, type ReleaseDeps } from "./release-service.ts";

/** Links that show a release to whoever a team invites (docs/releases.md#previews). */
export function releasePreviewRoutes(app: FastifyInstance, deps: ReleaseDeps): void {
  const { db, config } = deps;
  const gate = gateDeps(deps);

  route(app, "GET /api/releases/previews", ({ releaser, query: { area } }) =>
    speaking(db, releaser, async () => ({
      previews: (await listPreviews(db, releaser, area)).map(previewReply),
    })),
  );

  route(app, "POST /api/releases/previews", ({ releaser, body }) =>
    speaking(db, releaser, async () => {
      const { row, code } = await createPreview(gate, releaser, body);
      return { ...previewReply(row), url: `${config.webUrl}/${PREVIEW_FRAGMENT}${code}` };
    }),
  );

  route(app, "DELETE /api/releases/previews/{area}/{id}", ({ releaser, params: { area, id } }) =>
    speaking(db, releaser, async () => previewReply(await endPreview(db, releaser, area, id))),
  );
}

const previewReply = (row: PreviewRow): Preview => ({
  id: row.id,
  area: row.area,
  release: row.release,
  state: previewState(row),
  created_by: row.createdBy,
  why: row.why,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
  ended_by: row.endedBy,
  shown: row.shown,
});
