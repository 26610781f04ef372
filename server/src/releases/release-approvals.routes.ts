import { readEnvironment, UnknownReleaseError } from "@lagom/releases/environment";
import { deployablesOf } from "@lagom/releases/environment-document";
import { type Actor, assertMayChange, ForbiddenError, personName } from "@lagom/releases/policy";
import { changeAs } from "@lagom/releases/service";
import type { Deployable } from "@lagom/shared/remote";
import type { FastifyInstance } from "fastify";
import { route } from "../platform/http/route.ts";
import { changedReply } from "./changed-reply.ts";
import { named, speaking } from "./names.ts";
import { personOf } from "./people.queries.ts";
import {
  approvalOf,
  findWaiting,
  listWaiting,
  removeWaiting,
  type Waiting,
} from "./release-approvals.queries.ts";
import { gateDeps, type ReleaseDeps } from "./release-service.ts";

/** Promotions that take two persons: those that wait, and what the second one says. */
export function releaseApprovalRoutes(app: FastifyInstance, deps: ReleaseDeps): void {
  const { db } = deps;
  const gate = gateDeps(deps);

  route(app, "GET /api/releases/approvals", async ({ releaser }) => {
    const { document } = await readEnvironment(db);
    return named(db, releaser, {
      two_persons: deployablesOf(document).filter((name) => document.deployables[name]?.twoPersons),
      waiting: (await listWaiting(db)).map(waitingReply),
    });
  });

  route(app, "POST /api/releases/approvals/{deployable}/{id}", ({ releaser, params }) =>
    speaking(db, releaser, async () => {
      const waiting = await waitingFor(releaser, params);
      const { deployable, release, revision, why, rollout, userId } = waiting;
      if (!releaser.person)
        throw new ForbiddenError("A person approves, not a machine's token: pnpm release login");
      if (releaser.person === userId)
        throw new ForbiddenError("You have asked for this yourself: somebody else has to approve it");
      const asker = await personOf(db, userId);
      if (!asker) throw new ForbiddenError(`${personName(userId)} may not promote ${deployable} any more`);
      const asked = {
        action: "promote" as const,
        ...{ deployable, release, revision },
        ...(why ? { why } : {}),
        ...(rollout ? { rollout } : {}),
      };
      const approval = approvalOf(waiting, releaser.name, releaser.person);
      return changedReply(await changeAs(gate, asker, asked, approval));
    }),
  );

  route(app, "DELETE /api/releases/approvals/{deployable}/{id}", ({ releaser, params }) =>
    speaking(db, releaser, async () => {
      const waiting = await waitingFor(releaser, params);
      await removeWaiting(db, waiting);
      return waitingReply(waiting);
    }),
  );

  /** @throws ForbiddenError, UnknownReleaseError */
  async function waitingFor(
    releaser: Actor,
    { deployable, id }: { deployable: Deployable; id: number },
  ): Promise<Waiting> {
    assertMayChange(releaser, (await readEnvironment(db)).document, { action: "promote", deployable });
    const waiting = await findWaiting(db, deployable, id);
    if (!waiting) throw new UnknownReleaseError(`No change ${id} of ${deployable} waits`);
    return waiting;
  }
}

const waitingReply = ({ id, deployable, release, userId, why, rollout, askedAt, expiresAt }: Waiting) => ({
  id,
  deployable,
  release,
  asked_by: personName(userId),
  why,
  rollout: rollout && { steps: rollout.steps, pause_minutes: rollout.pauseMinutes },
  asked_at: askedAt.toISOString(),
  expires_at: expiresAt.toISOString(),
});
