import { readEnvironment } from "@lagom/releases/environment";
import { fallbackOf } from "@lagom/releases/environment-document";
import { rehearse } from "@lagom/releases/gate/gate";
import { passes } from "@lagom/releases/gate/result";
import { assertOperator } from "@lagom/releases/policy";
import { readRecord } from "@lagom/releases/records";
import { UNITS } from "@lagom/shared/remote";
import type { FastifyInstance } from "fastify";
import { route } from "../platform/http/route.ts";
import { sendAlert } from "./alert.ts";
import { asHttpError } from "./release-errors.ts";
import { gateDeps, type ReleaseDeps } from "./release-service.ts";

/** Rehearsing every rollback before anybody needs it; what would fail is told by the webhook too. */
export function releaseRehearsalRoutes(app: FastifyInstance, deps: ReleaseDeps): void {
  const gate = gateDeps(deps);
  route(app, "POST /api/releases/rehearse", ({ releaser }) =>
    asHttpError(async () => {
      assertOperator(releaser, "rehearse");
      const { document, revision } = await readEnvironment(gate.db);
      const rehearsed = [];
      for (const unit of UNITS) {
        const release = fallbackOf(document.units[unit]);
        const record = release ? await readRecord(gate.db, unit, release) : undefined;
        if (!record) continue;
        const result = await rehearse(gate, record, document);
        rehearsed.push({ unit, release: record.id, gate: result });
        if (passes(result)) continue;
        const why = result.flatMap(({ problems }) => problems).join("; ");
        sendAlert(
          deps.config,
          { event: "fallback_broken", unit, release: record.id, revision, why },
          app.log,
        );
      }
      return { rehearsed };
    }),
  );
}
