import { readEnvironment } from "@lagom/releases/environment";
import { deployablesOf, fallbackOf } from "@lagom/releases/environment-document";
import { rehearse } from "@lagom/releases/gate/gate";
import { passes } from "@lagom/releases/gate/result";
import { assertOperator } from "@lagom/releases/policy";
import { readRecord } from "@lagom/releases/records";
import type { FastifyInstance } from "fastify";
import { route } from "../platform/http/route.ts";
import { alertOfRelease } from "./alert.ts";
import { asHttpError } from "./release-errors.ts";
import { gateDeps, type ReleaseDeps } from "./release-service.ts";

/** Rehearses every rollback before it is needed; failures also go to the webhook. */
export function releaseRehearsalRoutes(app: FastifyInstance, deps: ReleaseDeps): void {
  const gate = gateDeps(deps);
  route(app, "POST /api/releases/rehearse", ({ releaser }) =>
    asHttpError(async () => {
      assertOperator(releaser, "rehearse");
      const { document, revision } = await readEnvironment(gate.db);
      const rehearsed = [];
      for (const deployable of deployablesOf(document)) {
        const release = fallbackOf(document.deployables[deployable]);
        const record = release ? await readRecord(gate.db, deployable, release) : undefined;
        if (!record) continue;
        const result = await rehearse(gate, record, document);
        rehearsed.push({ deployable, release: record.id, gate: result });
        if (passes(result)) continue;
        const why = result.flatMap(({ problems }) => problems).join("; ");
        alertOfRelease(
          deps.config,
          { event: "fallback_broken", deployable, release: record.id, revision, why },
          app.log,
        );
      }
      return { rehearsed };
    }),
  );
}
