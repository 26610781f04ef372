import { changeAs } from "@lagom/releases/service";
import type { FastifyInstance } from "fastify";
import { route } from "../platform/http/route.ts";
import { asHttpError } from "./release-errors.ts";
import { gateDeps, type ReleaseDeps } from "./release-service.ts";

/** Changes of the environment, for the command line, the admin page and everything else. */
export function releaseChangeRoutes(app: FastifyInstance, deps: ReleaseDeps): void {
  const gate = gateDeps(deps);
  route(app, "POST /api/releases/changes", ({ releaser, body: { to_revision, rollout, ...asked } }) =>
    asHttpError(async () => {
      const done = await changeAs(gate, releaser, {
        ...asked,
        toRevision: to_revision,
        rollout: rollout && { steps: rollout.steps, pauseMinutes: rollout.pause_minutes },
      });
      return {
        revision: done.environment.revision,
        changed: done.changed,
        action: done.change.action,
        release: "to" in done.change ? done.change.to : null,
        gate: done.gate,
      };
    }),
  );
}
