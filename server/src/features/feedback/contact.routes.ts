import { ANONYMOUS_USER } from "@lagom/shared/text/anonymous";
import type { FastifyInstance } from "fastify";
import { route } from "../../platform/http/route.ts";
import { createSendMail } from "../../platform/mail/send.ts";
import { feedback } from "../../schema/feedback.table.ts";
import type { FeatureDeps } from "../feature.ts";
import { mailFeedback } from "./mail-feedback.ts";

/** Messages per hour from one network address, since anyone may write here. */
const RATE = { strict: 10, generous: 1000 };

export function contactRoutes(app: FastifyInstance, { db, config }: FeatureDeps): void {
  const sendMail = createSendMail(config);
  route(
    app,
    "POST /api/contact",
    async ({ user, body }) => {
      const { name, email, subject, message } = body;
      await db
        .insert(feedback)
        .values({ userId: user?.id ?? null, name: name || ANONYMOUS_USER, email, subject, message });
      void mailFeedback(db, config, sendMail, body).catch((err) =>
        app.log.error({ err }, "feedback was not mailed"),
      );
      return { received: true as const };
    },
    { rateLimit: { max: config.strictLimits ? RATE.strict : RATE.generous, timeWindow: "1 hour" } },
  );
}
