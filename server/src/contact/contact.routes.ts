import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../http/call-context.ts";
import { route } from "../http/route.ts";
import { feedback } from "./feedback.table.ts";

/** Messages an hour from one address: anyone may write here. */
const RATE = { strict: 10, generous: 1000 };

export function contactRoutes(app: FastifyInstance, { database: { db }, config }: ApiDeps): void {
  route(
    app,
    "POST /api/contact",
    async ({ user, body }) => {
      const { name, email, subject, message } = body;
      await db
        .insert(feedback)
        .values({ userId: user?.id ?? null, name: name || "Anonymous User", email, subject, message });
      return { received: true as const };
    },
    { rateLimit: { max: config.strictLimits ? RATE.strict : RATE.generous, timeWindow: "1 hour" } },
  );
}
