import { type Changed, changeAs } from "@lagom/releases/service";
import type { FastifyInstance } from "fastify";
import { route } from "../platform/http/route.ts";
import { changedReply } from "./changed-reply.ts";
import { speaking } from "./names.ts";
import { askForApproval } from "./release-approvals.queries.ts";
import { gateDeps, type ReleaseDeps } from "./release-service.ts";

/** Changes of the environment, for the command line, the admin page and everything else. */
export function releaseChangeRoutes(app: FastifyInstance, deps: ReleaseDeps): void {
  const { db } = deps;
  const gate = gateDeps(deps);
  route(app, "POST /api/releases/changes", ({ releaser, body: { to_revision, rollout, ...asked } }) =>
    speaking(db, releaser, async () => {
      const done = await changeAs(gate, releaser, {
        ...asked,
        toRevision: to_revision,
        rollout: rollout && { steps: rollout.steps, pauseMinutes: rollout.pause_minutes },
      });
      return changedReply(done, done.waits ? await wait(done, releaser.person, asked.why) : undefined);
    }),
  );

  async function wait({ change, environment }: Changed, userId: string | undefined, why: string | undefined) {
    if (change.action !== "promote" || !userId) throw new Error(`${change.action} waits for nobody`);
    const { deployable, to: release } = change;
    const { revision, document } = environment;
    const asked = { deployable, release, userId, why: why?.trim() || null, rollout: change.rollout ?? null };
    return askForApproval(db, { ...asked, revision, document });
  }
}
