import type { FastifyInstance } from "fastify";
import { atomicRoute, route } from "../../platform/http/route.ts";
import type { FeatureDeps } from "../feature.ts";
import { checkPushAddress } from "./push-address.ts";
import { createPushKeys } from "./push-keys.ts";
import { addBrowser, endBrowser, findReminders, replaceBrowser, setReminders } from "./reminders.queries.ts";

export function reminderRoutes(app: FastifyInstance, { db, config, accounts }: FeatureDeps): void {
  const pushKeys = createPushKeys(db, config);

  route(app, "GET /api/user/reminders", async ({ db, user }) => ({
    ...(await findReminders(db, user.id)),
    address_confirmed: (await accounts.confirmedAddress(user.id)) !== null,
    push_key: (await pushKeys()).publicKey,
  }));

  atomicRoute(app, "PUT /api/user/reminders", ({ db, user, body }) => setReminders(db, user.id, body));

  atomicRoute(app, "POST /api/user/push-subscriptions", ({ db, user, body }) => {
    checkPushAddress(body.endpoint, config.FETCH_ALLOW);
    return addBrowser(db, user, body);
  });

  atomicRoute(app, "POST /api/push-subscriptions/replace", ({ db, body }) => {
    checkPushAddress(body.endpoint, config.FETCH_ALLOW);
    return replaceBrowser(db, body);
  });

  atomicRoute(app, "POST /api/push-subscriptions/delete", ({ db, body }) => endBrowser(db, body.endpoint));
}
