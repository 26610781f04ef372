import type { FastifyInstance } from "fastify";
import { releaseApprovalRoutes } from "./release-approvals.routes.ts";
import { releaseChangeRoutes } from "./release-changes.routes.ts";
import { releaseCopyRoutes } from "./release-copies.routes.ts";
import { releaseFailureRoutes } from "./release-failures.routes.ts";
import { releaseLogRoutes } from "./release-log.routes.ts";
import { releaseLoginRoutes } from "./release-logins.routes.ts";
import { releaseOverviewRoutes } from "./release-overview.routes.ts";
import { releasePreviewRoutes } from "./release-previews.routes.ts";
import { releasePublishRoutes } from "./release-publish.routes.ts";
import { releaseRehearsalRoutes } from "./release-rehearsal.routes.ts";
import { releaseReportRoutes } from "./release-reports.routes.ts";
import type { ReleaseDeps } from "./release-service.ts";
import { releaseTeamRoutes } from "./release-team.routes.ts";
import { releaseTokenRoutes } from "./release-tokens.routes.ts";

/** The release service: what `pnpm release`, the admin page and the pages' reports speak to. */
export function releaseRoutes(app: FastifyInstance, deps: ReleaseDeps): void {
  releaseOverviewRoutes(app, deps);
  releaseChangeRoutes(app, deps);
  releasePublishRoutes(app, deps);
  releaseLogRoutes(app, deps);
  releaseApprovalRoutes(app, deps);
  releaseCopyRoutes(app, deps);
  releasePreviewRoutes(app, deps);
  releaseTokenRoutes(app, deps);
  releaseTeamRoutes(app, deps);
  releaseLoginRoutes(app, deps);
  releaseRehearsalRoutes(app, deps);
  releaseFailureRoutes(app, deps);
  releaseReportRoutes(app, deps);
}
