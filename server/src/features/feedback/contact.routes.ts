import { ANONYMOUS_USER } from "@lagom/shared/text/anonymous";
import type { FastifyInstance } from "fastify";
import { route } from "../../platform/http/route.ts";
import { feedback } from "../../schema/feedback.table.ts";
import type { FeatureDeps } from "../feature.ts";
import { FEEDBACK_MAIL } from "./feedback-mail-job.ts";
import { feedbackMails } from "./mail-feedback.ts";

/** Messages per hour from one network address, since anyone may write here. */
const RATE = { strict: 10, generous: 1000 };

export function contactRoutes(app: FastifyInstance, { db, config, queue }: FeatureDeps): void {
  route(
    app,
    "POST /api/contact",
    async ({ user, body }) => {
      const { name, email, subject, message } = body;
      await db.transaction(async (tx) => {
        const written = { userId: user?.id ?? null, name: name || ANONYMOUS_USER, email, subject, message };
        const [row] = await tx.insert(feedback).values(written).returning({ id: feedback.id });
        if (row) await queue.add(tx, FEEDBACK_MAIL, ...(await feedbackMails(tx, config, row.id)));
      });
      queue.wake(FEEDBACK_MAIL);
      return { received: true as const };
    },
    { rateLimit: { max: config.strictLimits ? RATE.strict : RATE.generous, timeWindow: "1 hour" } },
  );
}
